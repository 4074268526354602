//! Sending bonuses: begun, prepared, noted, and paid once.

use std::time::Duration;

use providers::{BonusLine, Error, Invalid, PreparedBonuses};
use shared::{ConnectionProblem, Money, ProviderPaymentProblem, ProviderPaymentState, Service, StudyId, Time};
use store::bonus_charge::BonusCharge;

use super::{Reached, Ready, Turn, bonuses, meaning};
use crate::Result;

/// How long after the beginning of the lease the last bonus is paid. An attempt takes far less than what is left then.
const PAYING: Duration = Duration::from_mins(2);

/// What became of a payment.
enum Fate {
    Paid,
    NotPaid,
    Unknown,
}

/// Why a payment was not made, certainly.
enum Failure {
    /// It concerns the connection: everything waits.
    Connection(ConnectionProblem),
    /// It concerns what was to be paid.
    Payment(ProviderPaymentProblem),
    /// Nothing was paid for another reason: the answer to preparing it makes no sense, or one of several is not to be paid any
    /// more. It waits.
    Odd,
}

impl Turn<'_> {
    /// Pays bonuses for submissions of one study at the provider. If it refuses several together, each is tried alone: one that it
    /// cannot pay keeps nobody else from being paid.
    pub(super) async fn pay(&mut self, study: &str, ready: Vec<Ready>) -> Reached<()> {
        let mut stopped = Ok(());
        let mut left = vec![ready];
        while let Some(some) = left.pop() {
            if self.lease.begun.elapsed() > PAYING || self.is_stopping() {
                // They wait, and the next turn begins with them.
                break;
            }
            let some = self.begin(some).await?;
            if some.is_empty() {
                continue;
            }
            match self.send(study, &some).await? {
                Ok(()) => {}
                Err(Failure::Connection(problem)) => {
                    self.take_back(&some, ProviderPaymentState::Waiting, None).await?;
                    stopped = Err(problem);
                    break;
                }
                Err(Failure::Payment(_) | Failure::Odd) if some.len() > 1 => {
                    self.take_back(&some, ProviderPaymentState::Waiting, None).await?;
                    left.extend(some.into_iter().map(|one| vec![one]));
                }
                Err(Failure::Odd) => self.take_back(&some, ProviderPaymentState::Waiting, None).await?,
                Err(Failure::Payment(problem)) => {
                    self.take_back(&some, ProviderPaymentState::Refused, Some(problem)).await?;
                }
            }
        }
        Ok(stopped)
    }

    /// Marks payments as being sent; those that wait no more are left out.
    async fn begin(&mut self, ready: Vec<Ready>) -> Result<Vec<Ready>> {
        let (now, mut begun) = (self.engine.now(), Vec::new());
        let Some(mut tx) = self.hold().await? else { return Ok(begun) };
        for one in ready {
            if tx.begin_provider_payment(&one.payment, one.parts, now).await? {
                begun.push(one);
            }
        }
        tx.commit().await?;
        Ok(begun)
    }

    /// Prepares a bonus, notes its id, and pays it once. What is `Err` was certainly not paid.
    async fn send(&mut self, study: &str, some: &[Ready]) -> Result<Result<(), Failure>> {
        let line = |one: &Ready| BonusLine {
            recipient: one.payment.submission.clone(),
            amount: Money::new(one.parts.bonus, one.payment.currency.clone()),
            message: String::new(),
        };
        let lines: Vec<BonusLine> = some.iter().map(line).collect();
        let prepared = match self.client.prepare_bonuses(study, &lines).await {
            Ok(prepared) => prepared,
            Err(error) => return Ok(Err(why(&error))),
        };
        let Some(mut tx) = self.hold().await? else { return Ok(Err(Failure::Odd)) };
        for one in some {
            // If one of them is not to be paid any more, none is: what was prepared pays them together.
            if !tx.prepare_provider_payment(&one.payment, &prepared.id).await? {
                return Ok(Err(Failure::Odd));
            }
        }
        if let Some(charge) = charge_of(self.lease.key, &prepared, self.engine.now()) {
            tx.add_bonus_charge(&charge).await?;
        }
        tx.commit().await?;
        let state = match self.client.pay_bonuses(&prepared).await {
            Ok(()) => ProviderPaymentState::Accepted,
            Err(error) => match self.fate(study, some, &error).await {
                Fate::Paid => ProviderPaymentState::Accepted,
                Fate::Unknown => {
                    tracing::warn!(%error, "it is not known whether a provider has paid a bonus; it is held");
                    ProviderPaymentState::Unclear
                }
                Fate::NotPaid => return Ok(Err(why(&error))),
            },
        };
        self.is_moving = true;
        self.take_back(some, state, None).await?;
        Ok(Ok(()))
    }

    /// What became of bonuses whose payment ended in an error. Where a refusal proves nothing, the submissions are read: all of the
    /// bonuses are paid, or none.
    async fn fate(&self, study: &str, some: &[Ready], error: &Error) -> Fate {
        if error.may_have_happened() {
            return Fate::Unknown;
        }
        let is_answered = matches!(
            error,
            Error::Refused(_)
                | Error::Conflict(_)
                | Error::NotFound(_)
                | Error::Unauthorised(_)
                | Error::TooManyRequests { .. }
        );
        if self.can.refusal_is_proof || !is_answered {
            return Fate::NotPaid;
        }
        let Ok(listed) = self.client.submissions(study).await else { return Fate::Unknown };
        let shows = |one: &Ready| {
            let found = listed.iter().find(|found| found.id == one.payment.submission);
            let shown = found.and_then(bonuses)?;
            Some(shown >= one.parts.bonuses_before.saturating_add(one.parts.bonus))
        };
        let shown: Vec<Option<bool>> = some.iter().map(shows).collect();
        if shown.contains(&Some(true)) {
            Fate::Paid
        } else if shown.contains(&None) {
            // A list without one of them says nothing about the others either.
            Fate::Unknown
        } else {
            Fate::NotPaid
        }
    }

    /// Ends the sending of payments with a state, if the lease is still held. Otherwise another process has found them.
    async fn take_back(
        &mut self,
        some: &[Ready],
        state: ProviderPaymentState,
        problem: Option<ProviderPaymentProblem>,
    ) -> Result<()> {
        let Some(mut tx) = self.hold().await? else { return Ok(()) };
        let (change, now) = ((ProviderPaymentState::Sending, state), self.engine.now());
        for one in some {
            tx.set_provider_payment(&one.payment, change, problem, now).await?;
        }
        tx.commit().await
    }
}

/// What Prolific charges for what it has prepared; `None` if there is nothing in it.
fn charge_of((study_id, provider): (StudyId, Service), prepared: &PreparedBonuses, now: Time) -> Option<BonusCharge> {
    let PreparedBonuses { id, lines, amount, fees, vat, total, .. } = prepared;
    Some(BonusCharge {
        provider,
        prepared: id.clone(),
        study_id,
        currency: lines.first()?.amount.currency.clone(),
        amount: *amount,
        fees: *fees,
        vat: *vat,
        total: *total,
        created_at: now,
    })
}

/// Why something was certainly not paid.
fn why(error: &Error) -> Failure {
    match error {
        Error::NotFound(_) => Failure::Payment(ProviderPaymentProblem::Unknown),
        Error::Disagrees { .. } => Failure::Payment(ProviderPaymentProblem::Disagrees),
        Error::Invalid(Invalid::Currency { .. } | Invalid::Decimals(_)) => {
            Failure::Payment(ProviderPaymentProblem::Currency)
        }
        Error::Invalid(Invalid::Token) => Failure::Connection(ConnectionProblem::TokenRefused),
        Error::Refused(_) | Error::Conflict(_) | Error::Invalid(_) | Error::Unsupported(_) => {
            Failure::Payment(ProviderPaymentProblem::Refused)
        }
        Error::Unauthorised(_) | Error::NeverSent(_) | Error::TooManyRequests { .. } => {
            Failure::Connection(meaning(error, ConnectionProblem::NoStudy))
        }
        Error::Unclear(_) | Error::Unreadable(_) | Error::TooLarge => Failure::Odd,
    }
}
