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
    let fits = |promised: i64, times: i64| fits(budget, amount, promised, times);
    if fits(tx.promised(study).await?, 2 * AT_ONCE) {
        tx.share_budget(study).await?;
        // In the meantime somebody may have taken the rest. To wait for a turn now would be to wait for each other.
        return Ok(fits(tx.promised(study).await?, AT_ONCE));
    }
    tx.lock_budget(study).await?;
    Ok(fits(tx.promised(study).await?, 1))
}

/// The end of a budget is near: those who promise have to take their turn.
pub(crate) struct Near;

/// How often the reward of a claim in one statement has to fit into the rest of the budget, if what is promised by now is far from
/// its end; nothing to look at without a budget. The statement shares the lock and looks again.
pub(crate) fn far_from_end(settings: &Settings, amount: i64, promised: i64) -> Result<Option<i64>, Near> {
    let Some(budget) = settings.budget.filter(|_| amount > 0) else { return Ok(None) };
    if fits(budget, amount, promised, 2 * AT_ONCE) { Ok(Some(AT_ONCE)) } else { Err(Near) }
}

const fn fits(budget: i64, amount: i64, promised: i64, times: i64) -> bool {
    promised.saturating_add(amount.saturating_mul(times)) <= budget
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
