//! What to do at CloudResearch Connect, for a study without a key of its interface: a decision about each assignment, and the bonus
//! that payouts owe beyond the payment of the project. The researcher acts on it at the site.

use std::collections::BTreeMap;

use serde::Serialize;
use shared::{Action, Actor, Ending, EntranceId, Money, PaymentState, Problem, Provider, StudyId, WorkerId};
use store::pay_out::Owed;
use tabular::csv::{Cell, Writer};

use super::comparison::Here;
use super::known::{Came, Known};
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    audit::event::Happened,
    design::amount::amount,
};

/// The currency in which Connect pays.
const CURRENCY: &str = "USD";
/// The highest payment of a project that can be entered, in cents.
const MOST: i64 = 100_000;
/// The characters of a message: what Connect takes is not known.
const MESSAGE: usize = 1_000;

/// What to do at Connect about the participants of an entrance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ConnectDecisions {
    /// A row for each participant, in the order of their numbers.
    pub rows: Vec<DecisionRow>,
    /// Whether the study pays in USD, the currency of Connect: otherwise there are no bonuses.
    pub pays_in_dollars: bool,
    /// The numbers of the workers who are owed money and have no bonus in the file yet: their assignment is not decided, they came by
    /// several entrances, or they are paid in another way.
    pub left_out: Vec<i64>,
}

/// What to do about one participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DecisionRow {
    /// The participant's id at Connect.
    pub participant: String,
    /// The assignment with which they took part here; empty if the link had none.
    pub assignment: String,
    /// The participant here.
    pub here: Here,
    /// What to do.
    pub advice: SiteAdvice,
    /// The bonus, in cents.
    pub bonus: i64,
}

/// What to do about an assignment at the site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "advice", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SiteAdvice {
    /// Approve it.
    Approve,
    /// Reject it.
    Reject {
        /// What the participant reads.
        message: String,
    },
    /// A person decides: they are still at it.
    InProgress,
    /// A person decides: work here waits for a decision.
    Undecided,
    /// A person decides: it ended here without their having finished.
    NotFinished,
}

impl ConnectDecisions {
    /// How many are approved, rejected, and left to a person.
    pub fn counts(&self) -> (usize, usize, usize) {
        let approved = self.rows.iter().filter(|row| row.advice == SiteAdvice::Approve).count();
        let rejected = self.rows.iter().filter(|row| matches!(row.advice, SiteAdvice::Reject { .. })).count();
        (approved, rejected, self.rows.len() - approved - rejected)
    }

    /// The sum of the bonuses.
    pub fn bonuses(&self) -> Money {
        Money::new(self.rows.iter().map(|row| row.bonus).sum(), CURRENCY)
    }

    /// The file: a row for each participant, with an empty decision where a person decides.
    pub fn file(&self) -> String {
        let mut file = Writer::new(&["participantId", "assignmentId", "decision", "message", "bonus"]);
        for row in &self.rows {
            let (decision, message) = match &row.advice {
                SiteAdvice::Approve => ("approve", ""),
                SiteAdvice::Reject { message } => ("reject", message.as_str()),
                SiteAdvice::InProgress | SiteAdvice::Undecided | SiteAdvice::NotFinished => ("", ""),
            };
            let bonus = if row.bonus > 0 { Money::new(row.bonus, CURRENCY).in_field() } else { String::new() };
            file.row([
                Cell::from(&row.participant),
                Cell::from(&row.assignment),
                Cell::word(decision),
                Cell::from(message),
                Cell::word(bonus),
            ]);
        }
        file.finish()
    }
}

impl Engine {
    /// What to do at Connect about the participants of an entrance. `payment` is what the project pays for an assignment, in USD, as a
    /// person types it.
    ///
    /// # Errors
    /// The actor may not pay in this study, it has no such entrance for Connect, or `payment` is no amount.
    pub async fn connect_decisions(
        &self,
        actor: &Actor,
        (study, entrance): (StudyId, EntranceId),
        payment: &str,
    ) -> Result<ConnectDecisions> {
        {
            let mut tx = self.read().await?;
            tx.permit(actor, study, Action::Pay).await?;
            let found = tx.entrance(study, entrance).await?.ok_or(Problem::NotFound)?.entrance;
            if found.settings.provider != Some(Provider::Connect) {
                return Err(Problem::NotFound.into());
            }
        }
        let payment = amount("payment", payment, CURRENCY, MOST)?;
        let known = self.known_at(study, entrance, Provider::Connect).await?;
        let mut tx = self.in_background().read().await?;
        let pays_in_dollars = known_study(&mut tx, study).await?.settings.currency == CURRENCY;
        let mut owed: BTreeMap<WorkerId, Vec<Owed>> = BTreeMap::new();
        if pays_in_dollars {
            for pay_out in tx.pay_outs(study).await?.into_iter().rev() {
                for one in tx.owed(study, pay_out.id).await?.into_iter().filter(|one| one.currency == CURRENCY) {
                    owed.entry(one.worker).or_default().push(one);
                }
            }
        }
        Ok(decided(&known, &owed, pays_in_dollars, payment))
    }

    /// The same as a file. The download is in the audit log.
    ///
    /// # Errors
    /// As [`Engine::connect_decisions`].
    pub async fn connect_decisions_file(
        &self,
        actor: &Actor,
        (study, entrance): (StudyId, EntranceId),
        payment: &str,
    ) -> Result<String> {
        let file = self.connect_decisions(actor, (study, entrance), payment).await?.file();
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        self.note(&mut tx, Happened::by(actor, study, "download", "decisions", entrance)).await?;
        tx.commit().await?;
        Ok(file)
    }
}

fn decided(
    known: &Known,
    owed: &BTreeMap<WorkerId, Vec<Owed>>,
    pays_in_dollars: bool,
    payment: i64,
) -> ConnectDecisions {
    let (mut rows, mut left_out) = (Vec::new(), Vec::new());
    for (participant, came) in known.came().filter(|(_, came)| came.is_asked) {
        let advice = advice(came, known);
        let owed = owed.get(&came.here.worker).map_or(&[][..], Vec::as_slice);
        // The reward of another project is in another file.
        let reward = match &advice {
            _ if came.is_again => None,
            SiteAdvice::Approve => Some(payment),
            SiteAdvice::Reject { .. } => Some(0),
            SiteAdvice::InProgress | SiteAdvice::Undecided | SiteAdvice::NotFinished => None,
        };
        let bonus = reward.map_or(0, |reward| bonus(owed, reward));
        if owed.iter().any(|one| is_elsewhere(one) || (reward.is_none() && is_open(one))) {
            left_out.push(came.here.number);
        }
        let (participant, assignment) = (participant.clone(), came.assignment.clone());
        rows.push(DecisionRow { participant, assignment, here: came.here.clone(), advice, bonus });
    }
    rows.sort_by_key(|row| row.here.number);
    left_out.sort_unstable();
    ConnectDecisions { rows, pays_in_dollars, left_out }
}

fn advice(came: &Came, known: &Known) -> SiteAdvice {
    let ending = match came.here.ending {
        None => return SiteAdvice::InProgress,
        Some(Ending::TimedOut | Ending::Full) => return SiteAdvice::NotFinished,
        Some(ending) => ending,
    };
    match known.reason(came.here.worker, MESSAGE) {
        Some(message) => SiteAdvice::Reject { message },
        None if known.is_undecided(came.here.worker) => SiteAdvice::Undecided,
        None if ending == Ending::Finished => SiteAdvice::Approve,
        None => SiteAdvice::NotFinished,
    }
}

/// Whether something is to be paid by hand at the site.
fn is_open(one: &Owed) -> bool {
    one.state == PaymentState::Sent && one.amount > 0 && one.way.is_none() && one.through.is_none()
}

/// Whether something is not confirmed and is paid in another way: with a file for a bank or PayPal, or through the interface.
fn is_elsewhere(one: &Owed) -> bool {
    one.state != PaymentState::Paid && (one.way.is_some() || one.through.is_some())
}

/// What is owed beyond the reward of the assignment, of what nobody has confirmed. The reward counts once: of what all payouts owe up
/// to one, it pays the first part. What is paid in another way is none of it, and the reward that it counts is taken off.
fn bonus(owed: &[Owed], reward: i64) -> i64 {
    let covered: i64 = owed.iter().filter_map(|one| one.covered).sum();
    let reward = (reward - covered).max(0);
    let missing = |owed: i64| (owed - reward).max(0);
    let (mut before, mut sum) = (0, 0);
    for one in owed.iter().filter(|one| one.way.is_none() && one.through.is_none()) {
        let through = before + one.amount;
        if is_open(one) {
            sum += missing(through) - missing(before);
        }
        before = through;
    }
    sum.max(0)
}

#[cfg(test)]
mod tests {
    use shared::{PayFileKind, ProviderPaymentState};
    use uuid::Uuid;

    use super::super::comparison::Arrived;
    use super::super::known::owed_in_dollars;
    use super::*;

    fn owed(amount: i64, state: PaymentState) -> Owed {
        owed_in_dollars(Provider::Connect, amount, state)
    }

    fn through(amount: i64, covered: i64) -> Owed {
        let through = Some(ProviderPaymentState::Paid);
        Owed { through, covered: Some(covered), ..owed(amount, PaymentState::Paid) }
    }

    #[test]
    fn the_payment_of_the_project_counts_once_and_nothing_is_in_two_files() {
        let (sent, paid, held) = (PaymentState::Sent, PaymentState::Paid, PaymentState::Held);
        assert_eq!(bonus(&[owed(230, sent)], 180), 50);
        assert_eq!(bonus(&[owed(100, sent)], 180), 0);
        assert_eq!(bonus(&[owed(100, sent), owed(100, sent)], 180), 20);
        assert_eq!(bonus(&[owed(230, paid), owed(40, sent)], 180), 40, "the first is paid");
        assert_eq!(bonus(&[owed(100, paid), owed(100, sent)], 180), 20);
        assert_eq!(bonus(&[owed(230, held), owed(40, sent)], 180), 40, "a person looks at the first");
        assert_eq!(bonus(&[owed(-50, sent), owed(230, sent)], 180), 0);
        let by_paypal = Owed { way: Some(PayFileKind::Paypal), ..owed(230, sent) };
        assert_eq!(bonus(std::slice::from_ref(&by_paypal), 180), 0);
        assert_eq!(bonus(&[by_paypal, owed(200, sent)], 180), 20);
        // The interface has counted the payment already.
        assert_eq!(bonus(&[through(230, 180), owed(40, sent)], 180), 40);
        assert_eq!(bonus(&[through(100, 100), owed(100, sent)], 180), 20);
        assert_eq!(bonus(&[owed(40, sent)], 0), 40, "after a rejection");
    }

    fn known(ending: Option<Ending>, participant: &str) -> Known {
        let here = Here { worker: WorkerId(Uuid::nil()), number: 1, ending, code: None, submitted: 1 };
        let (session, participant) = ("AS1".to_owned(), participant.to_owned());
        let mut known = Known::default();
        known.add(Arrived { session, participant, here, is_listed: false, is_end_listed: false }, true);
        known
    }

    #[test]
    fn only_what_is_finished_and_decided_is_approved_and_texts_are_no_formulas() {
        let file = |known: &Known| decided(known, &BTreeMap::new(), true, 180);
        let finished = known(Some(Ending::Finished), "A1");
        assert_eq!(file(&finished).file(), "participantId,assignmentId,decision,message,bonus\nA1,AS1,approve,,\n");
        let mut rejected = known(Some(Ending::Finished), "=A1");
        rejected.reject(WorkerId(Uuid::nil()), "=HYPERLINK(\"x\")".to_owned());
        let written = file(&rejected).file();
        assert!(written.ends_with("\n'=A1,AS1,reject,\"'=HYPERLINK(\"\"x\"\")\",\n"), "{written}");
        let mut waits = known(Some(Ending::Finished), "A1");
        waits.wait(WorkerId(Uuid::nil()));
        for (known, advice) in [
            (&waits, SiteAdvice::Undecided),
            (&known(None, "A1"), SiteAdvice::InProgress),
            (&known(Some(Ending::TimedOut), "A1"), SiteAdvice::NotFinished),
            (&known(Some(Ending::ScreenedOut), "A1"), SiteAdvice::NotFinished),
        ] {
            let found = file(known);
            assert_eq!((&found.rows[0].advice, found.counts()), (&advice, (0, 0, 1)));
            assert!(found.file().ends_with("\nA1,AS1,,,\n"));
        }
        // Nobody knows whether the payment of the project counts.
        let owed = BTreeMap::from([(WorkerId(Uuid::nil()), vec![owed(230, PaymentState::Sent)])]);
        assert_eq!(
            (decided(&waits, &owed, true, 180).left_out, decided(&waits, &owed, true, 180).rows[0].bonus),
            (vec![1], 0)
        );
        assert_eq!(decided(&finished, &owed, true, 180).bonuses(), Money::new(50, CURRENCY));
    }
}
