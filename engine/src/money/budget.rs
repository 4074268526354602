//! The budget of a study: no new work and no bonus is promised beyond it.

use shared::{Money, Problem, Settings, StudyId, refusal};

use crate::{Result, Tx};

/// More transactions than can promise money of a study at the same time.
const AT_ONCE: i64 = 1_000;

/// Whether a study can promise so much more, in minor units, and stay within its budget.
///
/// Far from the end of the budget, transactions that promise go on side by side and share the lock on it; near its end they take
/// turns, so that each sees what the others have promised. A bonus takes its turn in any case.
pub(crate) async fn affords(tx: &mut Tx, study: StudyId, settings: &Settings, amount: i64) -> Result<bool> {
    let Some(budget) = settings.budget else { return Ok(true) };
    if amount <= 0 {
        return Ok(true);
    }
    let fits = |promised: i64, times: i64| promised.saturating_add(amount.saturating_mul(times)) <= budget;
    if fits(tx.promised(study).await?, 2 * AT_ONCE) {
        tx.share_budget(study).await?;
        // In the meantime somebody may have taken the rest. To wait for a turn now would be to wait for each other.
        return Ok(fits(tx.promised(study).await?, AT_ONCE));
    }
    tx.lock_budget(study).await?;
    Ok(fits(tx.promised(study).await?, 1))
}

/// Refuses what was promised in this transaction, `amount` in all, if it is beyond the budget of the study. The transaction holds
/// the lock on the budget.
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
