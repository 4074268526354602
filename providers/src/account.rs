//! Who the token belongs to, and the money of a workspace.

/// Who the token belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The provider's id of the account; empty if the provider names none.
    pub id: String,
    /// The address of the account; empty if the provider names none.
    pub email: String,
}

/// The money of a workspace, in minor units of its currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// ISO 4217 code.
    pub currency: String,
    /// Everything, with what is reserved for running studies.
    pub total: i64,
    /// What new studies and bonuses can use.
    pub available: i64,
}
