//! Bonuses: prepared first, then paid once.

use shared::Money;

use crate::{Invalid, Result};

/// A bonus for one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusLine {
    /// The submission for which it is paid, or the participant.
    pub recipient: String,
    /// How much.
    pub amount: Money,
    /// What the participant reads, where the provider shows it.
    pub message: String,
}

/// Bonuses that can be paid. A caller that rebuilds this from its ledger needs every field but the costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreparedBonuses {
    /// The provider's id, or where the provider does not prepare bonuses, the token of the one attempt to pay.
    pub id: String,
    /// The study.
    pub study: String,
    /// The bonuses.
    pub lines: Vec<BonusLine>,
    /// What the participants get together, in minor units.
    pub amount: i64,
    /// The provider's fees, if it names them, in minor units.
    pub fees: Option<i64>,
    /// Tax, if the provider names it, in minor units.
    pub vat: Option<i64>,
    /// What the account pays, if the provider names it, in minor units.
    pub total: Option<i64>,
}

/// The sum of these bonuses in minor units: there are some, not too many, all positive, and in one currency.
pub(crate) fn sum(lines: &[BonusLine], limit: usize) -> Result<i64> {
    let Some(first) = lines.first() else { return Err(Invalid::Empty("list of bonuses").into()) };
    if lines.len() > limit {
        return Err(Invalid::TooMany { n: lines.len(), limit }.into());
    }
    let mut sum = 0_i64;
    for BonusLine { amount, .. } in lines {
        if amount.currency != first.amount.currency {
            let (found, expected) = (amount.currency.clone(), first.amount.currency.clone());
            return Err(Invalid::Currency { found, expected }.into());
        }
        if amount.minor <= 0 {
            return Err(Invalid::NotPositive(amount.in_field()).into());
        }
        sum = sum.checked_add(amount.minor).ok_or(Invalid::Sum)?;
    }
    Ok(sum)
}
