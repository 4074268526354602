//! Bonuses: computed by a rule, looked at and changed by a person, approved once; or given by hand.

mod form;

use serde::{Deserialize, Serialize};
use shared::{
    Action, Actor, BonusRoundId, BonusRule, BonusTime, PaymentId, PaymentKind, Problem, RoundState, Study, StudyId,
    WorkerId, limit, money, pseudonym, refusal,
};
use store::bonus::Rewarded;
use store::payment::NewPayment;

use super::{budget, reason};
use crate::{
    Access, Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

pub use form::{RuleForm, typed_bonus};
pub use store::bonus::{BonusLine, BonusRound, OwnBonus};

/// The highest bonus, and the highest number of a rule, in minor units.
pub const HIGHEST_BONUS: i64 = 10_000_000;

/// The round of bonuses of a study that nobody has approved yet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusDraft {
    /// The round.
    pub round: BonusRound,
    /// Its lines, in the order of the workers' numbers.
    pub lines: Vec<BonusLine>,
    /// What its lines pay together, in minor units, without the actor's own.
    pub total: i64,
    /// The actor's own bonus in it, which another person has to approve.
    pub own: Option<i64>,
}

/// A bonus by hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewBonus {
    /// An id that the client chooses: the same bonus sent again is the same bonus.
    pub id: PaymentId,
    /// The worker's number in the study.
    pub worker: i64,
    /// Minor units; more than 0.
    pub amount: i64,
    /// What it is for, as the worker reads it.
    pub reason: String,
}

impl Engine {
    /// Computes a bonus for each worker by a rule, from their approved work. It replaces the round that nobody has approved.
    /// Nothing is promised by it.
    ///
    /// # Errors
    /// The actor may not pay in this study, or the rule is outside its limits.
    pub async fn compute_bonuses(&self, actor: &Actor, study: StudyId, rule: BonusRule) -> Result<BonusRoundId> {
        check_rule(&rule)?;
        let lines = {
            // Outside of the transaction that writes: this reads all the work of the study.
            let mut tx = self.read().await?;
            tx.permit(actor, study, Action::Pay).await?;
            lines(&rewarded(&mut tx, study, &rule).await?, &rule)
        };
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Pay).await?;
        tx.lock_study(study).await?;
        tx.replace_bonus_draft(study).await?;
        let (id, at) = (self.id(), self.now());
        tx.add_bonus_draft((id, study), &rule, &lines, (actor.person, at)).await?;
        self.record(&mut tx, Happened::by(actor, study, "compute", "bonuses", id), None::<&()>, Some(&rule)).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// The round that nobody has approved yet.
    ///
    /// # Errors
    /// The actor may not pay in this study.
    pub async fn bonus_draft(&self, actor: &Actor, study: StudyId) -> Result<Option<BonusDraft>> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        match tx.bonus_draft(study).await? {
            Some(round) => Ok(Some(draft(&mut tx, round, &access).await?)),
            None => Ok(None),
        }
    }

    /// Changes the amount of a line of the round, with the reason; the worker reads it.
    ///
    /// # Errors
    /// The actor may not pay in this study, the round is no draft any more, it has no such worker or the worker is the
    /// actor, the amount is out of range or the reason is missing.
    pub async fn set_bonus(
        &self,
        actor: &Actor,
        study: StudyId,
        round: BonusRoundId,
        (number, amount, why): (i64, i64, &str),
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        tx.lock_study(study).await?;
        current(&mut tx, study, round).await?;
        let worker = numbered(&mut tx, study, number).await?;
        access.check_not_own(Some(worker))?;
        check_amount(amount, true)?;
        let reason = reason::check(why, reason::SHORT..=limit::OWN_WORDS)?;
        if !tx.set_bonus(round, worker, (amount, &reason)).await? {
            return Err(no_such_worker(number).into());
        }
        let happened = Happened::by(actor, study, "change_bonus", "worker", worker);
        self.record(&mut tx, happened, None::<&()>, Some(&(amount, reason))).await?;
        tx.commit().await
    }

    /// Approves the round: each of its lines becomes a bonus in the ledger, except the actor's own. `total` is what they pay
    /// together as the actor saw it, in minor units. Returns how many.
    ///
    /// # Errors
    /// The actor may not pay in this study; the round is no draft any more, or one of its workers has earned something since it
    /// was computed, in which case it has to be computed again; somebody has changed a line since the actor looked; or the budget of the
    /// study is not enough.
    pub async fn approve_bonuses(
        &self,
        actor: &Actor,
        study: StudyId,
        (round, total): (BonusRoundId, i64),
    ) -> Result<usize> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        tx.lock_study(study).await?;
        current(&mut tx, study, round).await?;
        tx.lock_budget(study).await?;
        let found = known_study(&mut tx, study).await?;
        let is_mine = |line: &&BonusLine| access.owns(Some(line.worker));
        let all = tx.bonus_lines(round).await?;
        if tx.has_earned_since(round).await? {
            return Err(Problem::conflict(refusal::bonuses_are_old()).into());
        }
        let given: Vec<&BonusLine> = all.iter().filter(|line| line.amount > 0 && !is_mine(line)).collect();
        if given.is_empty() {
            let own = all.iter().any(|line| line.amount > 0);
            let refused = if own { refusal::own_work() } else { refusal::no_bonus_to_approve() };
            return Err(Problem::conflict(refused).into());
        }
        if given.iter().fold(0_i64, |sum, line| sum.saturating_add(line.amount)) != total {
            return Err(Problem::conflict(refusal::bonuses_were_changed()).into());
        }
        let at = self.now();
        if !tx.approve_round(round, (actor.person, at)).await? {
            return Err(Problem::conflict(refusal::bonuses_are_old()).into());
        }
        let payments: Vec<NewPayment> = given
            .iter()
            .map(|line| {
                let reason = (!line.reason.is_empty()).then(|| line.reason.clone());
                let key = format!("bonus:{round}:{}", line.worker);
                self.bonus(&found, line.worker, (line.amount, reason), key)
            })
            .collect();
        tx.add_payments(&payments).await?;
        budget::check_promised(&mut tx, study, &found.settings, total).await?;
        let happened = Happened::by(actor, study, "approve", "bonuses", round);
        self.record(&mut tx, happened, None::<&()>, Some(&(given.len(), total))).await?;
        tx.commit().await?;
        Ok(given.len())
    }

    /// Gives one worker a bonus by hand. The same bonus under the same id again gives no other: false.
    ///
    /// # Errors
    /// The actor may not pay in this study, the worker is not there, was erased or is the actor, the amount or the reason is
    /// out of range, another bonus has this id, or the budget of the study is not enough.
    pub async fn give_bonus(&self, actor: &Actor, study: StudyId, bonus: &NewBonus) -> Result<bool> {
        let mut tx = self.write().await?;
        let access = tx.permit(actor, study, Action::Pay).await?;
        let number = bonus.worker;
        let worker = numbered(&mut tx, study, number).await?;
        access.check_not_own(Some(worker))?;
        check_amount(bonus.amount, false)?;
        let reason = reason::check(&bonus.reason, reason::SHORT..=limit::OWN_WORDS)?;
        // An erasure comes before or after it.
        tx.lock_worker(worker).await?;
        numbered(&mut tx, study, number).await?;
        tx.lock_budget(study).await?;
        let found = known_study(&mut tx, study).await?;
        let key = format!("bonus:{study}:{}", bonus.id);
        let payment = self.bonus(&found, worker, (bonus.amount, Some(reason)), key);
        if !tx.add_payment(&payment).await? {
            let same = tx
                .payment_of(&payment.key)
                .await?
                .is_some_and(|stored| stored == (worker, payment.amount, payment.reason.clone()));
            return if same { Ok(false) } else { Err(Problem::conflict(refusal::bonus_id_is_used()).into()) };
        }
        budget::check_promised(&mut tx, study, &found.settings, bonus.amount).await?;
        let happened = Happened::by(actor, study, "give_bonus", "worker", worker);
        self.record(&mut tx, happened, None::<&()>, Some(&(bonus.amount, &payment.reason))).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The bonuses of the actor in a study, newest first.
    ///
    /// # Errors
    /// The actor does not work in it: `NotFound`.
    pub async fn my_bonuses(&self, actor: &Actor, study: StudyId) -> Result<Vec<OwnBonus>> {
        let mut tx = self.read().await?;
        let worker = tx.worker_of(study, actor.person).await?.ok_or(Problem::NotFound)?;
        tx.own_bonuses(worker).await
    }

    fn bonus(
        &self,
        study: &Study,
        worker: WorkerId,
        (amount, reason): (i64, Option<String>),
        key: String,
    ) -> NewPayment {
        NewPayment {
            id: self.id(),
            study: study.id,
            worker,
            assignment: None,
            kind: PaymentKind::Bonus,
            amount,
            currency: study.settings.currency.clone(),
            key,
            reason,
            at: self.now(),
        }
    }
}

/// The rules that the page offers to start from: the target rate of the study, and the bonus of XFORMAL.
pub fn offered(study: &Study) -> [BonusRule; 2] {
    let unit = 10_i64.pow(money::places(&study.settings.currency).unwrap_or(2));
    [BonusRule::to_target(study.settings.target_hourly), BonusRule::xformal(unit)]
}

async fn rewarded(tx: &mut Tx, study: StudyId, rule: &BonusRule) -> Result<Vec<Rewarded>> {
    tx.rewarded(study, rule.most_medians, rule.time == BonusTime::Median).await
}

/// The lines of a round: the workers to whom the rule gives something.
fn lines(rewarded: &[Rewarded], rule: &BonusRule) -> Vec<BonusLine> {
    let line = |worker: &Rewarded| {
        let computed = rule.bonus(worker.counted_ms, worker.earned).min(HIGHEST_BONUS);
        BonusLine {
            worker: worker.worker,
            number: worker.number,
            submissions: worker.submissions,
            counted_ms: worker.counted_ms,
            earned: worker.earned,
            computed,
            amount: computed,
            reason: String::new(),
        }
    };
    let is_left_out = |worker: &&Rewarded| rule.once && worker.has_bonus;
    rewarded.iter().filter(|worker| !is_left_out(worker)).map(line).filter(|line| line.computed > 0).collect()
}

async fn draft(tx: &mut Tx, round: BonusRound, access: &Access) -> Result<BonusDraft> {
    let lines = tx.bonus_lines(round.id).await?;
    let own = lines.iter().find(|line| access.owns(Some(line.worker))).map(|line| line.amount);
    let total = lines.iter().fold(0_i64, |sum, line| sum.saturating_add(line.amount)) - own.unwrap_or_default();
    Ok(BonusDraft { round, lines, total, own })
}

/// Checks that the round of a study with this id is the one that nobody has approved.
async fn current(tx: &mut Tx, study: StudyId, round: BonusRoundId) -> Result<()> {
    match tx.round_state(study, round).await?.ok_or(Problem::NotFound)? {
        RoundState::Draft => Ok(()),
        RoundState::Approved => Err(Problem::conflict(refusal::bonuses_are_approved()).into()),
        RoundState::Replaced => Err(Problem::conflict(refusal::bonuses_are_old()).into()),
    }
}

/// The worker with this number, who was not erased.
async fn numbered(tx: &mut Tx, study: StudyId, number: i64) -> Result<WorkerId> {
    let found = tx.worker_numbered(study, number).await?.filter(|(_, is_erased)| !is_erased);
    Ok(found.ok_or_else(|| no_such_worker(number))?.0)
}

fn no_such_worker(number: i64) -> Problem {
    Problem::invalid("worker", refusal::no_such_worker(pseudonym(number)))
}

fn check_amount(amount: i64, may_be_zero: bool) -> Result<(), Problem> {
    let least = i64::from(!may_be_zero);
    if (least..=HIGHEST_BONUS).contains(&amount) {
        return Ok(());
    }
    Err(Problem::invalid("amount", refusal::number_out_of_range(least, HIGHEST_BONUS, amount)))
}

/// Refuses a rule with a number out of its range.
fn check_rule(rule: &BonusRule) -> Result<(), Problem> {
    let ranges = [
        ("target_hourly", rule.target_hourly, 1, HIGHEST_BONUS),
        ("most_medians", rule.most_medians, 0, BonusRule::MOST_MEDIANS),
        ("round_up_to", rule.round_up_to, 1, HIGHEST_BONUS),
        ("least", rule.least, 0, HIGHEST_BONUS),
        ("most", rule.most, 0, HIGHEST_BONUS),
    ];
    match ranges.into_iter().find(|(_, value, least, most)| !(least..=most).contains(&value)) {
        Some((field, value, least, most)) => {
            Err(Problem::invalid(field, refusal::number_out_of_range(least, most, value)))
        }
        None => Ok(()),
    }
}
