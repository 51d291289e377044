// Generated from the Rust rules by `MIASMA_WRITE_TYPES=1 cargo test -p protocol`; do not edit.

// Limits that the server checks.

/** Maximum characters of a person's name. */
export const NAME_CHARACTERS = 24;

/** Minimum characters of the name of an account. */
export const LOGIN_MIN = 3;

/** Maximum characters of the name of an account. */
export const LOGIN_MAX = 24;

/** Minimum characters of a password. */
export const PASSWORD_MIN = 8;

/** Maximum characters of a password. */
export const PASSWORD_MAX = 128;

/** Maximum characters of a chat message. */
export const CHAT_CHARACTERS = 500;

/** Maximum characters of the text of a report. */
export const REPORT_CHARACTERS = 4000;

/** Maximum characters of a pack's name. */
export const PACK_NAME_CHARACTERS = 40;

/** Rows in one page of a list. */
export const LIST_PAGE = 50;
