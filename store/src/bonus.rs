//! Queries of bonuses: the rounds that a rule computes, and their lines.

use serde::Serialize;
use shared::{BonusRoundId, BonusRule, PaymentState, PersonId, RoundState, StudyId, Time, WorkerId};
use sqlx::types::Json;

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

/// The approved work of a worker that a bonus is computed from.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct Rewarded {
    pub worker: WorkerId,
    pub number: i64,
    /// Approved submissions.
    pub submissions: i64,
    /// Their active time as the rule counts it, in milliseconds.
    pub counted_ms: i64,
    /// The sum of the worker's lines of the ledger, in minor units.
    pub earned: i64,
    /// Whether one of these lines is a bonus.
    pub has_bonus: bool,
}

/// A round of bonuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusRound {
    /// Its id.
    pub id: BonusRoundId,
    /// The rule that computed it.
    #[sqlx(json)]
    pub rule: BonusRule,
    /// When it was computed.
    pub created_at: Time,
}

/// A line of a round: one worker. Amounts are in minor units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BonusLine {
    /// The worker.
    pub worker: WorkerId,
    /// The worker's number in the study.
    pub number: i64,
    /// Approved submissions.
    pub submissions: i64,
    /// Their active time as the rule counts it, in milliseconds.
    pub counted_ms: i64,
    /// What the worker had earned before.
    pub earned: i64,
    /// What the rule says.
    pub computed: i64,
    /// What is paid.
    pub amount: i64,
    /// Why it is another amount; empty if it is not.
    pub reason: String,
}

/// A bonus as its worker sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnBonus {
    /// When it was approved.
    pub created_at: Time,
    /// Minor units.
    pub amount: i64,
    /// What it is for, in the words of the person who gave it; `None` if a rule computed it.
    pub reason: Option<String>,
    /// How far it is.
    pub state: PaymentState,
}

impl Tx {
    /// The approved work of a study's workers who were not erased. `most_medians` limits the time of a submission to so many times the median of
    /// its task in its language, 0 does not; with `by_median` each submission counts with that median.
    pub async fn rewarded(&mut self, study: StudyId, most_medians: i64, by_median: bool) -> Result<Vec<Rewarded>> {
        rows!(
            self,
            Rewarded,
            "with work as (
                 select worker_id, task_id, language, active_ms,
                        row_number() over (partition by task_id, language order by active_ms, id) as place,
                        count(*) over (partition by task_id, language) as n
                   from assignment
                  where study_id = $1 and state = 'submitted' and approval = 'approved'),
             medians as (
                 select task_id, language, active_ms as median_ms from work where place = (n + 1) / 2),
             counted as (
                 select work.worker_id, count(*) as submissions,
                        cast(sum(case when $3 then m.median_ms
                                      when $2 > 0 and work.active_ms > $2 * m.median_ms then $2 * m.median_ms
                                      else work.active_ms end) as bigint) as counted_ms
                   from work
                   join medians m on m.task_id = work.task_id and m.language = work.language
                  group by work.worker_id),
             money as (
                 select worker_id, cast(sum(amount) as bigint) as earned,
                        max(case when kind = 'bonus' then 1 else 0 end) as bonuses
                   from payment
                  where study_id = $1
                  group by worker_id)
             select w.id as worker, w.number, counted.submissions, counted.counted_ms, coalesce(money.earned, 0) as earned,
                    coalesce(money.bonuses, 0) = 1 as has_bonus
               from counted
               join worker w on w.id = counted.worker_id and w.erased_at is null
               left join money on money.worker_id = w.id
              order by w.number",
            study,
            most_medians,
            by_median
        )
    }

    /// Lets another round take the place of the one that nobody has approved; its lines are removed.
    pub async fn replace_bonus_draft(&mut self, study: StudyId) -> Result<()> {
        let lines = "delete from bonus_line
              where round_id in (select id from bonus_round where study_id = $1 and state = 'draft')";
        run!(self, lines, study)?;
        run!(self, "update bonus_round set state = 'replaced' where study_id = $1 and state = 'draft'", study)?;
        Ok(())
    }

    /// The state of a round of a study.
    pub async fn round_state(&mut self, study: StudyId, id: BonusRoundId) -> Result<Option<RoundState>> {
        scalar!(self, RoundState, "select state from bonus_round where study_id = $1 and id = $2", study, id)
    }

    /// Stores a round that nobody has approved yet, with its lines.
    pub async fn add_bonus_draft(
        &mut self,
        (id, study): (BonusRoundId, StudyId),
        rule: &BonusRule,
        lines: &[BonusLine],
        (by, at): (PersonId, Time),
    ) -> Result<()> {
        run!(
            self,
            "insert into bonus_round (id, study_id, rule, state, created_by, created_at)
             values ($1, $2, $3, 'draft', $4, $5)",
            id,
            study,
            Json(rule),
            by,
            at
        )?;
        many!(
            self,
            "insert into bonus_line (round_id, worker_id, submissions, counted_ms, earned, computed, amount, reason) ",
            lines,
            |values, line| {
                values.push_bind(id);
                values.push_bind(line.worker);
                values.push_bind(line.submissions);
                values.push_bind(line.counted_ms);
                values.push_bind(line.earned);
                values.push_bind(line.computed);
                values.push_bind(line.amount);
                values.push_bind(line.reason.as_str());
            }
        )
    }

    /// The round of a study that nobody has approved yet.
    pub async fn bonus_draft(&mut self, study: StudyId) -> Result<Option<BonusRound>> {
        row!(
            self,
            BonusRound,
            "select id, rule, created_at from bonus_round where study_id = $1 and state = 'draft'",
            study
        )
    }

    /// The lines of a round, in the order of the workers' numbers.
    pub async fn bonus_lines(&mut self, round: BonusRoundId) -> Result<Vec<BonusLine>> {
        rows!(
            self,
            BonusLine,
            "select l.worker_id as worker, w.number, l.submissions, l.counted_ms, l.earned, l.computed, l.amount, l.reason
               from bonus_line l
               join worker w on w.id = l.worker_id
              where l.round_id = $1
              order by w.number",
            round
        )
    }

    /// Whether a worker of a round has earned something, or has a correction, since it was computed.
    pub async fn has_earned_since(&mut self, round: BonusRoundId) -> Result<bool> {
        let found = scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from bonus_line l
              where l.round_id = $1
                and l.earned <> (select cast(coalesce(sum(p.amount), 0) as bigint) from payment p where p.worker_id = l.worker_id)
              limit 1",
            round
        )?;
        Ok(found.is_some())
    }

    /// Changes the amount of a line; whether there is such a line.
    pub async fn set_bonus(
        &mut self,
        round: BonusRoundId,
        worker: WorkerId,
        (amount, reason): (i64, &str),
    ) -> Result<bool> {
        let touched = run!(
            self,
            "update bonus_line set amount = $3, reason = $4 where round_id = $1 and worker_id = $2",
            round,
            worker,
            amount,
            reason
        )?;
        Ok(touched == 1)
    }

    /// Marks a round as approved; false if it was before, or if it was replaced.
    pub async fn approve_round(&mut self, round: BonusRoundId, (by, at): (PersonId, Time)) -> Result<bool> {
        let touched = run!(
            self,
            "update bonus_round
                set state = 'approved',
                    approved_by = $2,
                    approved_at = $3
              where id = $1 and state = 'draft'",
            round,
            by,
            at
        )?;
        Ok(touched == 1)
    }

    /// The bonuses of a worker, newest first.
    pub async fn own_bonuses(&mut self, worker: WorkerId) -> Result<Vec<OwnBonus>> {
        rows!(
            self,
            OwnBonus,
            "select created_at, amount, reason, state
               from payment
              where worker_id = $1 and assignment_id is null
              order by created_at desc, id desc",
            worker
        )
    }

    /// The worker with this number in a study, and whether they were erased.
    pub async fn worker_numbered(&mut self, study: StudyId, number: i64) -> Result<Option<(WorkerId, bool)>> {
        let worker = "select id, erased_at is not null from worker where study_id = $1 and number = $2";
        row!(self, (WorkerId, bool), worker, study, number)
    }
}
