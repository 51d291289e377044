//! Limits that the server enforces and clients observe. A test writes them to `web/src/limits.ts`. The limits that only the server
//! needs are in `crates/server/src/limits.rs`.

use std::ops::RangeInclusive;

/// Maximum characters of a person's name.
pub const NAME_CHARACTERS: usize = 24;

/// Characters of the name of an account: letters, digits, `-` and `_`.
pub const LOGIN_CHARACTERS: RangeInclusive<usize> = 3..=24;

/// Characters of a password.
pub const PASSWORD_CHARACTERS: RangeInclusive<usize> = 8..=128;

/// Maximum characters of a chat message.
pub const CHAT_CHARACTERS: usize = 500;

/// Maximum characters of the text of a report.
pub const REPORT_CHARACTERS: usize = 4000;

/// Maximum characters of a pack's name.
pub const PACK_NAME_CHARACTERS: usize = 40;

/// Rows in one page of a list: tables, people, reports.
pub const LIST_PAGE: u32 = 50;
