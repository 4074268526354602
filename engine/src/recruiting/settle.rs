//! Paying through providers: submissions are approved, and what is owed beyond their reward is sent as a bonus.
//!
//! Paying a bonus twice pays twice. What protects from it is the order: a payment is marked as being sent and committed, the bonus
//! is prepared, which pays nothing; its id is stored and committed, and then it is paid, once. If a process ends in between, the next
//! one finds a payment with such an id and does not know whether it was paid. It is held, and looked for at the provider.
//!
//! Only the process that holds the lease of the connection does this.

mod ask;
mod send;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use providers::{Error, Provider as Client, Submission, SubmissionState};
use shared::{ConnectionProblem, ProviderPaymentProblem, ProviderPaymentState, Service, StudyId, Time};
use store::connection::ConnectionRow;
use store::provider_payment::{Parts, ProviderPayment};
use uuid::Uuid;

use self::ask::bonuses;
use super::LEASE;
use super::client::meaning;
use super::service::Abilities;
use crate::{Engine, Result, Tx, audit::event::Happened};

/// How often in a row workers are paid before submissions are listed again.
pub(super) const TURNS: usize = 20;
/// The most workers who are paid, and the most who are looked for, before the lease is extended.
const AT_ONCE: i64 = 25;
/// How long workers are looked at before those are paid of whom enough is known.
const LOOKING: Duration = Duration::from_secs(45);
/// How long a bonus that does not show at the provider is looked for, in seconds.
const SOUGHT: i64 = 86_400;
/// How long one that was just accepted is looked for every few seconds, in seconds.
const EXPECTED: i64 = 900;

/// What came of paying.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Settled {
    /// Whether the provider has accepted something that it does not show yet, so that it is asked again soon.
    pub is_expected: bool,
    /// Whether something was done, so that more of it can be done at once.
    pub is_moving: bool,
    /// What kept it from going on.
    pub problem: Option<ConnectionProblem>,
}

/// The lease under which is paid.
#[derive(Clone, Copy, Debug)]
struct Lease {
    key: (StudyId, Service),
    holder: Uuid,
    begun: Instant,
}

/// A payment of which it is known what is to be sent.
#[derive(Clone, Debug)]
struct Ready {
    payment: ProviderPayment,
    parts: Parts,
}

/// What came of asking the provider, or what keeps everything from being paid; outside of it, errors of the database.
type Reached<T> = Result<Result<T, ConnectionProblem>>;

/// What the state of a submission means for paying its participant.
enum Standing {
    /// It has a reward, once it is approved.
    Rewarded,
    /// The place was given up and is somebody else's; what was done is paid by a bonus alone.
    GivenUp,
    /// A person decides.
    ForPerson(ProviderPaymentProblem),
    /// It is not known yet.
    Open,
}

impl Engine {
    /// Whether something of a study is to be paid or looked for.
    async fn has_payments(&self, row: &ConnectionRow) -> Result<bool> {
        let oldest = self.now().plus_seconds(-SOUGHT);
        self.glance().await?.has_open_provider_payment((row.study_id, row.service), oldest).await
    }

    /// Pays what waits, in turns. If it may take none, and there is something to pay, it is asked for more soon.
    pub(super) async fn pay_through(
        &self,
        row: &ConnectionRow,
        holder: Uuid,
        turns: usize,
        stopping: &AtomicBool,
    ) -> Result<Settled> {
        let mut settled = Settled { is_moving: turns == 0 && self.has_payments(row).await?, ..Settled::default() };
        for _ in 0..turns {
            settled = self.settle_through(row, holder, stopping).await?;
            if !settled.is_moving || settled.problem.is_some() || stopping.load(Ordering::Relaxed) {
                break;
            }
        }
        Ok(settled)
    }

    /// Pays what waits of a study, and looks for what was paid, for a few workers.
    /// Once `stopping` is true, nothing new is begun.
    async fn settle_through(&self, row: &ConnectionRow, holder: Uuid, stopping: &AtomicBool) -> Result<Settled> {
        let (key, now) = ((row.study_id, row.service), self.now());
        let oldest = now.plus_seconds(-SOUGHT);
        if !self.has_payments(row).await? {
            return Ok(Settled::default());
        }
        let lease = Lease { key, holder, begun: Instant::now() };
        let mut tx = self.write().await?;
        if !tx.extend_connection(key, (holder, now.plus_seconds(LEASE))).await? {
            return Ok(Settled::default());
        }
        tx.settle_interrupted_payments(key, (oldest, now)).await?;
        let mut open = tx.sought_provider_payments(key, oldest, AT_ONCE).await?;
        open.extend(tx.due_provider_payments(key, AT_ONCE).await?);
        tx.commit().await?;
        let client = match self.client_for(row) {
            Ok(client) => client,
            Err(problem) => return Ok(Settled { problem: Some(problem), ..Settled::default() }),
        };
        let is_recent = |payment: &ProviderPayment| now.seconds_since(payment.changed_at) < EXPECTED;
        let is_expected = open.iter().any(|one| one.state == ProviderPaymentState::Accepted && is_recent(one));
        let can = Abilities::of(row.service);
        let (listed, rewards) = (BTreeMap::new(), BTreeMap::new());
        let mut turn =
            Turn { engine: self, client, can, lease, stopping, currency: None, listed, rewards, is_moving: false };
        let problem = turn.run(row, open).await?;
        Ok(Settled { is_expected, is_moving: turn.is_moving, problem })
    }
}

/// One turn of paying.
struct Turn<'a> {
    engine: &'a Engine,
    client: Box<dyn Client>,
    can: &'static Abilities,
    lease: Lease,
    /// Whether the process is to end.
    stopping: &'a AtomicBool,
    /// The currency of the account, once it is known.
    currency: Option<String>,
    /// The submissions of studies at the provider, where one list has everything.
    listed: BTreeMap<String, Vec<Submission>>,
    /// The rewards of studies at the provider.
    rewards: BTreeMap<String, i64>,
    is_moving: bool,
}

impl Turn<'_> {
    async fn run(&mut self, row: &ConnectionRow, open: Vec<ProviderPayment>) -> Result<Option<ConnectionProblem>> {
        let mut ready: BTreeMap<String, Vec<Ready>> = BTreeMap::new();
        let mut stopped = None;
        for payment in open {
            if self.lease.begun.elapsed() > LOOKING || self.is_stopping() {
                break;
            }
            match self.look(row, &payment).await? {
                Ok(Some(found)) => ready.entry(found.payment.provider_study.clone()).or_default().push(found),
                Ok(None) => {}
                Err(problem) => {
                    stopped = Some(problem);
                    break;
                }
            }
        }
        for (study, some) in ready {
            if let Err(problem) = self.pay(&study, some).await? {
                stopped = Some(problem);
            }
        }
        Ok(stopped)
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Ordering::Relaxed)
    }

    /// A transaction under the lease; `None` if it has passed to another process.
    async fn hold(&self) -> Result<Option<Tx>> {
        let mut tx = self.engine.write().await?;
        let (study, provider) = self.lease.key;
        Ok(tx.hold_connection(study, provider, self.lease.holder).await?.then_some(tx))
    }

    /// Looks at one payment: confirms it if the provider shows it, or finds out what is to be paid, approving the submission.
    async fn look(&mut self, row: &ConnectionRow, payment: &ProviderPayment) -> Reached<Option<Ready>> {
        let submission = match self.submission(payment).await {
            Ok(submission) => submission,
            Err(error) => return self.failed(payment, &error).await,
        };
        match payment.state {
            ProviderPaymentState::Waiting => self.ready(row, payment, &submission).await,
            ProviderPaymentState::Accepted | ProviderPaymentState::Unclear => {
                self.confirm(payment, &submission).await?;
                Ok(Ok(None))
            }
            ProviderPaymentState::Sending | ProviderPaymentState::Refused | ProviderPaymentState::Paid => Ok(Ok(None)),
        }
    }

    /// What is to be paid for a submission, once it is approved.
    async fn ready(
        &mut self,
        row: &ConnectionRow,
        payment: &ProviderPayment,
        submission: &Submission,
    ) -> Reached<Option<Ready>> {
        let elsewhere = self.engine.read().await?.paid_elsewhere(self.lease.key.1, payment).await?;
        let (Some(bonuses_before), 0) = (bonuses(submission), elsewhere.under_way) else {
            // One bonus at a time: from the sum that the provider shows nobody could tell which of two was paid.
            self.touch(payment).await?;
            return Ok(Ok(None));
        };
        let has_reward = match standing(&submission.state) {
            Standing::Rewarded => true,
            Standing::GivenUp => false,
            Standing::ForPerson(problem) => {
                self.change(payment, ProviderPaymentState::Refused, Some(problem)).await?;
                return Ok(Ok(None));
            }
            Standing::Open => {
                self.touch(payment).await?;
                return Ok(Ok(None));
            }
        };
        // Everything that can go wrong is looked at before an approval pays the reward.
        match self.currency(row).await {
            Ok(currency) if currency == payment.currency => {}
            Ok(_) => {
                self.change(payment, ProviderPaymentState::Refused, Some(ProviderPaymentProblem::Currency)).await?;
                return Ok(Ok(None));
            }
            Err(error) => {
                self.touch(payment).await?;
                return Ok(Err(meaning(&error, ConnectionProblem::NoWorkspace)));
            }
        }
        let reward = match submission.reward {
            Some(reward) => reward,
            None => match self.reward(&payment.provider_study).await {
                Ok(reward) => reward,
                Err(error) => return self.failed(payment, &error).await,
            },
        };
        if submission.state == SubmissionState::AwaitingReview {
            if let Err(error) = self.approve(payment).await {
                return self.failed(payment, &error).await;
            }
            self.is_moving = true;
        }
        let reward = if has_reward { reward } else { 0 };
        // What was paid by a file counts the reward first, as the file does.
        let by_hand = if self.can.has_decisions { self.engine.read().await?.paid_by_hand(payment).await? } else { 0 };
        let covered = payment.owed.min((reward - elsewhere.covered - by_hand).max(0));
        let parts = Parts { covered, bonus: payment.owed - covered, bonuses_before };
        if parts.bonus > 0 {
            return Ok(Ok(Some(Ready { payment: payment.clone(), parts })));
        }
        // The reward pays all of it.
        let Some(mut tx) = self.hold().await? else { return Ok(Ok(None)) };
        let now = self.engine.now();
        if tx.begin_provider_payment(payment, parts, now).await? {
            let sending = (ProviderPaymentState::Sending, ProviderPaymentState::Paid);
            tx.set_provider_payment(payment, sending, None, now).await?;
            self.tell_paid(&mut tx, payment, now).await?;
            tx.commit().await?;
            self.is_moving = true;
        }
        Ok(Ok(None))
    }

    /// Confirms a payment that the provider shows.
    async fn confirm(&mut self, payment: &ProviderPayment, submission: &Submission) -> Result<()> {
        let expected = payment.bonuses_before.saturating_add(payment.bonus);
        if bonuses(submission).is_some_and(|shown| shown >= expected) {
            return self.change(payment, ProviderPaymentState::Paid, None).await;
        }
        self.touch(payment).await
    }

    /// Changes the state of a payment that nobody sends.
    async fn change(
        &mut self,
        payment: &ProviderPayment,
        state: ProviderPaymentState,
        problem: Option<ProviderPaymentProblem>,
    ) -> Result<()> {
        let Some(mut tx) = self.hold().await? else { return Ok(()) };
        let now = self.engine.now();
        if tx.set_provider_payment(payment, (payment.state, state), problem, now).await? {
            if state == ProviderPaymentState::Paid {
                self.tell_paid(&mut tx, payment, now).await?;
            }
            tx.commit().await?;
            self.is_moving = true;
        }
        Ok(())
    }

    /// Records that a worker was paid, and writes to them.
    async fn tell_paid(&self, tx: &mut Tx, payment: &ProviderPayment, now: Time) -> Result<()> {
        let study = self.lease.key.0;
        let happened = Happened::by_rule(study, "confirm", "payment", payment.pay_out_id);
        self.engine.record(tx, happened, None::<&()>, Some(&payment.worker_id)).await?;
        self.engine.mail_paid(tx, (study, payment.pay_out_id), (Some(payment.worker_id), now)).await
    }

    async fn touch(&self, payment: &ProviderPayment) -> Result<()> {
        let mut tx = self.engine.write().await?;
        tx.touch_provider_payment(payment, self.engine.now()).await?;
        tx.commit().await
    }

    /// What follows if a submission cannot be read, approved, or priced. What is wrong with one keeps nobody from being paid.
    async fn failed(&mut self, payment: &ProviderPayment, error: &Error) -> Reached<Option<Ready>> {
        let is_refused =
            matches!(error, Error::NotFound(_) | Error::Refused(_) | Error::Conflict(_) | Error::Invalid(_));
        if is_refused && payment.state == ProviderPaymentState::Waiting {
            let problem = match error {
                Error::NotFound(_) => ProviderPaymentProblem::Unknown,
                _ => ProviderPaymentProblem::Refused,
            };
            self.change(payment, ProviderPaymentState::Refused, Some(problem)).await?;
            return Ok(Ok(None));
        }
        self.touch(payment).await?;
        if is_of_all(error) {
            return Ok(Err(meaning(error, ConnectionProblem::NoStudy)));
        }
        tracing::warn!(%error, "a submission at a provider cannot be paid at the moment; it is tried again");
        Ok(Ok(None))
    }
}

const fn standing(state: &SubmissionState) -> Standing {
    match state {
        SubmissionState::AwaitingReview | SubmissionState::Approved => Standing::Rewarded,
        SubmissionState::Returned | SubmissionState::TimedOut => Standing::GivenUp,
        SubmissionState::Rejected => Standing::ForPerson(ProviderPaymentProblem::Rejected),
        SubmissionState::PartiallyApproved | SubmissionState::ScreenedOut => {
            Standing::ForPerson(ProviderPaymentProblem::OtherSum)
        }
        SubmissionState::Reserved
        | SubmissionState::Active
        | SubmissionState::Processing
        | SubmissionState::Unknown
        | SubmissionState::Other(_) => Standing::Open,
    }
}

/// Whether an error is about the connection, so that nothing else would go through either.
const fn is_of_all(error: &Error) -> bool {
    matches!(error, Error::Unauthorised(_) | Error::NeverSent(_) | Error::TooManyRequests { .. })
}
