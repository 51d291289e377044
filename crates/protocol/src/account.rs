//! People: names, accounts, sign-ins and recovery.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The person who sent the request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The name that others see.
    pub name: String,
    /// The name to sign in with. `null` for a guest, who has no account.
    pub login: Option<String>,
}

/// A new display name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to `NAME_CHARACTERS` characters (`limits.rs`).
    pub name: String,
    /// The invitation code, for a new person on a server that asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<String>,
}

/// The name and password of a new account, or of the changed account.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// As many letters, digits, `-` or `_` as `LOGIN_CHARACTERS` says. Upper and lower case are the same.
    pub login: String,
    /// As many characters as `PASSWORD_CHARACTERS` says.
    pub password: String,
    /// The current password. Required if the person already has an account.
    #[serde(default)]
    pub old_password: Option<String>,
}

/// A sign-in on another device.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The name of the account.
    pub login: String,
    /// The password of the account.
    pub password: String,
}

/// A new recovery link, which signs a person in without a password. It works once.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecoveryLink {
    /// The part of the link after the `#`.
    pub secret: String,
    /// The time until which it works, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: crate::Millis,
}

/// The secret of a recovery link.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The part of the link after the `#`.
    pub secret: String,
}

/// A person that the viewer has blocked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Blocked {
    /// The key under which they can be unblocked.
    pub key: String,
    /// Their name.
    pub name: String,
}

/// A request to block a person at a table, or to unblock them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The person's number at the table.
    pub who: u32,
    /// `true` to block, `false` to unblock.
    pub blocked: bool,
}
