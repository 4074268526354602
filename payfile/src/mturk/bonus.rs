//! A list of bonuses, which a person pays on the site: `WorkerId, AssignmentId, BonusAmount, Reason`.
//!
//! The site reads no such file. People open it with a spreadsheet, so the reasons are escaped for it by
//! [`tabular::csv`], unlike the files of a batch. Amounts are in dollars.

use shared::Money;
use tabular::csv::{Cell, Writer};
use thiserror::Error;

use super::is_id;
use crate::amount::major;

/// A bonus to a worker, which must name one of their assignments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// The worker.
    pub worker: String,
    /// One of the worker's assignments.
    pub assignment: String,
    /// The amount, in dollars.
    pub amount: Money,
    /// What the worker reads.
    pub reason: String,
}

/// Why the list cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("Bonus {line}: {fault}")]
pub struct Refusal {
    /// The bonus's place in the list, from 1.
    pub line: usize,
    /// The reason.
    pub fault: BonusFault,
}

/// Why a bonus cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BonusFault {
    /// The worker is no id of the site.
    #[error("The worker is not an id of the site.")]
    Worker,
    /// The assignment is no id of the site.
    #[error("The assignment is not an id of the site.")]
    Assignment,
    /// The amount is not in dollars.
    #[error("The site pays in USD only.")]
    NotDollars,
    /// The amount is not positive.
    #[error("The amount must be more than zero.")]
    Amount,
    /// There is no reason, or one with NUL.
    #[error("The reason is empty or has a NUL character. The worker must read one.")]
    Reason,
}

/// The list.
///
/// # Errors
/// The first bonus that cannot be paid.
pub fn write(bonuses: &[Bonus]) -> Result<String, Refusal> {
    let mut file = Writer::new(&["WorkerId", "AssignmentId", "BonusAmount", "Reason"]);
    for (bonus, line) in bonuses.iter().zip(1..) {
        check(bonus).map_err(|fault| Refusal { line, fault })?;
        let amount = Cell::word(major(bonus.amount.minor, 2));
        file.row([Cell::word(&bonus.worker), Cell::word(&bonus.assignment), amount, (&bonus.reason).into()]);
    }
    Ok(file.finish())
}

fn check(bonus: &Bonus) -> Result<(), BonusFault> {
    let checks = [
        (is_id(&bonus.worker), BonusFault::Worker),
        (is_id(&bonus.assignment), BonusFault::Assignment),
        (bonus.amount.currency == "USD", BonusFault::NotDollars),
        (bonus.amount.minor > 0, BonusFault::Amount),
        (!bonus.reason.trim().is_empty() && !bonus.reason.contains('\0'), BonusFault::Reason),
    ];
    checks.into_iter().find(|(holds, _)| !holds).map_or(Ok(()), |(_, fault)| Err(fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bonus() -> Bonus {
        let amount = Money::new(5, "USD");
        Bonus { worker: "A1W".into(), assignment: "3ASG1".into(), amount, reason: "=thanks, Ann".into() }
    }

    #[test]
    fn a_list_is_made_for_people() {
        let expected = "WorkerId,AssignmentId,BonusAmount,Reason\nA1W,3ASG1,0.05,\"'=thanks, Ann\"\n";
        assert_eq!(write(&[bonus()]).as_deref(), Ok(expected));
    }

    #[test]
    fn a_bonus_that_cannot_be_paid_is_refused_with_its_place() {
        let fault = |change: &dyn Fn(&mut Bonus)| {
            let mut wrong = bonus();
            change(&mut wrong);
            let refusal = write(&[bonus(), wrong]).expect_err("a refusal");
            assert_eq!(refusal.line, 2);
            refusal.fault
        };
        assert_eq!(fault(&|bonus| bonus.worker = "=A".into()), BonusFault::Worker);
        assert_eq!(fault(&|bonus| bonus.assignment = String::new()), BonusFault::Assignment);
        assert_eq!(fault(&|bonus| bonus.amount = Money::new(5, "EUR")), BonusFault::NotDollars);
        assert_eq!(fault(&|bonus| bonus.amount.minor = 0), BonusFault::Amount);
        assert_eq!(fault(&|bonus| bonus.reason = " ".into()), BonusFault::Reason);
    }
}
