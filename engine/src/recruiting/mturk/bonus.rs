//! What payouts owe beyond the rewards of the site.
//!
//! The reward of an assignment counts once, however many payouts a worker has: of what they are owed in all payouts up to one,
//! it pays the first part, and the rest of each payout is its bonus.

use std::collections::BTreeMap;

use payfile::mturk::bonus::{Bonus, Refusal, write};
use payfile::mturk::results::{Results, Status};
use shared::{Money, PaymentState, Problem, Provider, refusal};
use store::pay_out::{Owed, PayOut};

use super::super::known::Known;
use super::{BonusList, ResultRow, RowDecision};

/// The currency in which the site pays.
pub(super) const CURRENCY: &str = "USD";

/// What the site pays to the workers of a file, and what earlier payouts owed them.
#[derive(Debug)]
pub(super) struct Due {
    rewards: BTreeMap<String, Reward>,
    before: BTreeMap<String, i64>,
}

/// What the site pays to a worker without a bonus.
#[derive(Debug, Default)]
struct Reward {
    cents: i64,
    /// An assignment of the worker: a bonus must name one.
    assignment: String,
    /// Whether one of them may still be approved: then nobody knows what is missing.
    is_open: bool,
}

impl Due {
    pub fn new(results: &Results, rows: &[ResultRow], known: &Known) -> Self {
        let decided: BTreeMap<&str, &RowDecision> =
            rows.iter().filter_map(|row| Some((row.assignment.as_deref()?, row.decision.as_ref()?))).collect();
        let mut rewards: BTreeMap<String, Reward> = BTreeMap::new();
        for one in results.assignments() {
            let reward = rewards.entry(one.worker.clone()).or_default();
            // The reward of another batch is in another file.
            reward.is_open |= known.came_again(&one.worker);
            let is_paid = match (&one.status, decided.get(&*one.id)) {
                (Status::Approved, _) | (Status::Submitted, Some(RowDecision::Approve)) => true,
                (Status::Submitted, None) if !one.approve.is_empty() => true,
                (Status::Submitted, Some(RowDecision::Reject { .. })) | (Status::Rejected | Status::Other(_), _) => {
                    false
                }
                (Status::Submitted, None) => {
                    reward.is_open |= one.reject.is_empty();
                    false
                }
            };
            if is_paid || reward.assignment.is_empty() {
                reward.assignment.clone_from(&one.id);
            }
            match &one.hit.reward {
                Some(paid) if is_paid => reward.cents = reward.cents.saturating_add(paid.minor),
                // Without the reward nobody knows what is missing.
                None if is_paid => reward.is_open = true,
                _ => {}
            }
        }
        Self { rewards, before: BTreeMap::new() }
    }

    /// The bonuses of the next payout: they come in the order in which they were made. `None` if it has nothing unconfirmed for workers
    /// of Mechanical Turk.
    ///
    /// # Errors
    /// A bonus cannot be written.
    pub fn next(&mut self, pay_out: &PayOut, owed: &[Owed], reason: &str) -> Result<Option<BonusList>, Problem> {
        let (mut bonuses, mut left_out, mut is_empty) = (Vec::new(), Vec::new(), true);
        for one in owed.iter().filter(|owed| owed.sent_by() == Some(Provider::Mturk) && owed.currency == CURRENCY) {
            let worker = one.participant.clone().unwrap_or_default();
            let before = self.before.get(&worker).copied().unwrap_or_default();
            let through = before + one.amount;
            self.before.insert(worker.clone(), through);
            // What may have been sent is for a person to decide, and what was paid is paid.
            if one.state != PaymentState::Sent {
                continue;
            }
            is_empty = false;
            match self.rewards.get(&worker).filter(|reward| !reward.is_open) {
                None => left_out.push(one.number),
                Some(reward) => {
                    let missing = |owed: i64| (owed - reward.cents).max(0);
                    let cents = missing(through) - missing(before);
                    let amount = Money::new(cents, CURRENCY);
                    let reason = reason.to_owned();
                    let assignment = reward.assignment.clone();
                    bonuses.extend((cents > 0).then_some(Bonus { worker, assignment, amount, reason }));
                }
            }
        }
        let cents = bonuses.iter().map(|bonus| bonus.amount.minor).sum();
        let unwritten = |refused: Refusal| Problem::conflict(refusal::file_cannot_be_written(refused.to_string()));
        let file = if bonuses.is_empty() { String::new() } else { write(&bonuses).map_err(unwritten)? };
        let (pay_out, created_at, bonuses) = (pay_out.id, pay_out.created_at, bonuses.len());
        Ok((!is_empty).then_some(BonusList { pay_out, created_at, bonuses, cents, left_out, file }))
    }
}

#[cfg(test)]
mod tests {
    use payfile::mturk::answer::Entities;
    use shared::{PayOutId, Provider, Time};
    use uuid::Uuid;

    use super::*;
    use crate::recruiting::known::owed_in_dollars;

    fn due(rows: &str) -> Due {
        let file = format!("HITId,Reward,AssignmentId,WorkerId,AssignmentStatus\n{rows}");
        let results = Results::read(file.as_bytes(), Entities::Decode).expect("results");
        Due::new(&results, &[], &Known::default())
    }

    /// The bonus of a payout of so much to the worker A1, in this state.
    fn next(due: &mut Due, amount: i64, state: PaymentState) -> Option<(i64, usize)> {
        let id = PayOutId(Uuid::nil());
        let pay_out =
            PayOut { id, created_at: Time(0), created_by: None, lines: 1, amount, sent: amount, held: 0, paid: 0 };
        let owed = owed_in_dollars(Provider::Mturk, amount, state);
        let list = due.next(&pay_out, &[owed], "Thank you.").expect("a list");
        list.map(|list| (list.cents, list.left_out.len()))
    }

    #[test]
    fn the_reward_counts_once_in_all_payouts() {
        let mut due = due("H,$1.00,3A,A1,Approved\n");
        assert_eq!(next(&mut due, 60, PaymentState::Sent), Some((0, 0)));
        assert_eq!(next(&mut due, 60, PaymentState::Sent), Some((20, 0)));
        assert_eq!(next(&mut due, 60, PaymentState::Sent), Some((60, 0)));
    }

    #[test]
    fn what_was_paid_or_may_have_been_sent_is_not_paid_again() {
        let mut due = due("H,$1.00,3A,A1,Approved\n");
        assert_eq!(next(&mut due, 150, PaymentState::Paid), None);
        assert_eq!(next(&mut due, 70, PaymentState::Held), None);
        assert_eq!(next(&mut due, 30, PaymentState::Sent), Some((30, 0)));
    }

    #[test]
    fn who_may_still_be_approved_gets_no_bonus_yet() {
        assert_eq!(next(&mut due("H,$1.00,3A,A1,Submitted\n"), 150, PaymentState::Sent), Some((0, 1)));
        assert_eq!(next(&mut due("H,$1.00,3A,A2,Approved\n"), 150, PaymentState::Sent), Some((0, 1)));
        assert_eq!(next(&mut due("H,,3A,A1,Approved\n"), 150, PaymentState::Sent), Some((0, 1)), "no reward is known");
        // After a rejection nothing is paid without a bonus, and a second assignment that was approved counts too.
        assert_eq!(next(&mut due("H,$1.00,3A,A1,Rejected\n"), 150, PaymentState::Sent), Some((150, 0)));
        let both = "H,$1.00,3A,A1,Approved\nG,$0.20,3B,A1,Approved\n";
        assert_eq!(next(&mut due(both), 150, PaymentState::Sent), Some((30, 0)));
    }
}
