//! Who one is.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person's own account.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// How others call them.
    pub name: String,
    /// The name they sign in with, once they have an account.
    pub login: Option<String>,
}

/// How one wants to be called.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// 1 to 24 characters.
    pub name: String,
    /// The invitation code, for a new person on a server that asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<String>,
}

/// A name and a password: a new account, or a changed one.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    /// 3 to 24 letters, digits, `-` or `_`; capitals make no difference.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
    /// The password so far, where there is an account.
    #[serde(default)]
    pub old_password: Option<String>,
}

/// Signing in on another device.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The account's name.
    pub login: String,
    /// Its password.
    pub password: String,
}

/// The secret of a recovery link.
#[derive(Clone, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// What stands after the `#` of the link.
    pub secret: String,
}
