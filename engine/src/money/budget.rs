//! The budget of a study: nothing is promised beyond it.

use shared::{Money, Problem, Settings, StudyId, refusal};

use crate::{Result, Tx};

/// More transactions than can promise money of a study at the same time. A study that could afford so many more of the same
/// amount does not need to let them wait for each other.
const AT_ONCE: i64 = 1_000;

/// Whether a study can promise so much more, in minor units, and stay within its budget. Of those who ask near the end of the
/// budget, one transaction at a time gets an answer.
pub(crate) async fn affords(tx: &mut Tx, study: StudyId, settings: &Settings, amount: i64) -> Result<bool> {
    let Some(budget) = settings.budget else { return Ok(true) };
    if amount <= 0 {
        return Ok(true);
    }
    let far = budget.saturating_sub(amount.saturating_mul(AT_ONCE));
    if tx.promised(study).await? <= far {
        return Ok(true);
    }
    tx.lock_budget(study).await?;
    Ok(tx.promised(study).await?.saturating_add(amount) <= budget)
}

/// Refuses what was promised in this transaction, of which `amount` is the last, if it is beyond the budget of the study. The
/// transaction holds the budget.
pub(crate) async fn check_promised(tx: &mut Tx, study: StudyId, settings: &Settings, amount: i64) -> Result<()> {
    let Some(budget) = settings.budget else { return Ok(()) };
    let promised = tx.promised(study).await?;
    if promised <= budget {
        return Ok(());
    }
    let money = |minor| Money::new(minor, settings.currency.clone());
    let left = (budget - promised.saturating_sub(amount)).max(0);
    Err(Problem::conflict(refusal::beyond_budget(money(amount), money(left))).into())
}
