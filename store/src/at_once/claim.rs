//! A claim in one statement.

use shared::{AssignmentId, Language, NewAnswer, StudyId, TaskId, Time, WorkerId};
use sqlx::types::Json;

use super::{AtOnce, unchanged};
use crate::{Result, Tx, assignment::version_of_hit, hit::next};

/// A claim to be made.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewClaim {
    pub id: AssignmentId,
    pub study: StudyId,
    pub task: TaskId,
    /// The task under whose id is written which sources the worker has met.
    pub chain: TaskId,
    pub worker: WorkerId,
    /// The count of changes with which all was read that this claim depends on.
    pub changes: i64,
    pub language: Language,
    /// The position of the hit they were given last.
    pub after: i64,
    pub seed: i64,
    pub reward: i64,
    pub currency: String,
    /// So many times the reward has to fit into the rest of the budget, if the study has one.
    pub times: Option<i64>,
    pub lease_until: Time,
    pub now: Time,
}

/// The search for a hit goes on from the last one, and then from the first; it skips those that others are about to take.
/// What others have promised is read after the lock on the budget, and the hit is looked for after both. A study that is
/// closed by now, or pays in another currency, counts as a change.
const CLAIM: &str = concat!(
    unchanged!("$3", "$6", " from study s where s.id = $8 and s.state = 'live' and s.settings ->> 'currency' = $14"),
    ", found as (
        select n.id
          from unchanged
         cross join lateral (
            select coalesce((",
    next!("$4"),
    " limit 1 for no key update of h skip locked), (",
    next!("0"),
    " limit 1 for no key update of h skip locked)) as id
             where case when $15 is null then true else budget_allows($8, $13, $15) end and unchanged.worker_id is not null) n
    ), reserved as (
        update hit
           set taken = taken + 1,
               open = (taken + 1 + done < need)
          from found
         where hit.id = found.id and taken + done < need and open = true
        returning hit.id, hit.version_id, hit.language
    ), assigned as (
        insert into assignment (id, study_id, task_id, version_id, hit_id, worker_id, language, state, seed, lease_until, draft,
                                revision, claimed_at, active_at, active_ms, reward, currency)
        select $7, $8, $1, ",
    version_of_hit!(),
    ", h.id, $3, h.language, 'live', $9, $10, $11, 0, $12, $12, 0, $13, $14
          from reserved h
        returning id
    ), met as (
        insert into exposure (task_id, worker_id, source_id, assignment_id)
        select $5, $3, i.source_id, $7
          from reserved h
          join hit_item i on i.hit_id = h.id
    )
    select exists (select 1 from unchanged), exists (select 1 from assigned)"
);

impl Tx {
    /// Reserves the next hit that suits a worker, if nothing has changed that decides about them. `Nothing`: no hit suits them,
    /// others are about to take those that do, or the budget has to be looked at closely.
    ///
    /// # Errors
    /// The worker met one of its sources in this moment: [`crate::Error::is_taken`].
    pub async fn claim_at_once(&mut self, new: &NewClaim) -> Result<AtOnce<()>> {
        let asked = sqlx::query_as::<_, (bool, bool)>(CLAIM)
            .bind(new.task)
            .bind(&new.language)
            .bind(new.worker)
            .bind(new.after)
            .bind(new.chain)
            .bind(new.changes)
            .bind(new.id)
            .bind(new.study)
            .bind(new.seed)
            .bind(new.lease_until)
            .bind(Json(Vec::<NewAnswer>::new()))
            .bind(new.now)
            .bind(new.reward)
            .bind(new.currency.as_str())
            .bind(new.times);
        Ok(match asked.persistent(self.prepares()).fetch_one(self.postgres()?).await? {
            (false, _) => AtOnce::Changed,
            (true, false) => AtOnce::Nothing,
            (true, true) => AtOnce::Done(()),
        })
    }
}
