//! Queries that hand hits out and free them.

use shared::{HitId, HitItemId, Language, OutputId, SourceId, TaskId, WorkerId};

use super::{rows, run, scalar};
use crate::{Result, Tx};

/// What a hit shows: a row for each output of each item, one without output for an item that has none.
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Content {
    /// The item.
    pub item_id: HitItemId,
    /// Its source.
    pub source_id: SourceId,
    /// The text of its source.
    pub source: String,
    /// The text of the human rewrite shown next to it.
    pub reference: Option<String>,
    /// The output.
    pub output_id: Option<OutputId>,
    /// Its text.
    pub text: Option<String>,
}

/// Where to look for the next hit of a worker.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Hits after this position.
    pub after: i64,
    /// Whether to wait for a transaction that is about to take the hit, instead of looking further. Only PostgreSQL has several
    /// who take hits at once.
    pub patient: bool,
    /// The task under whose id is written which sources the worker has met.
    pub chain: TaskId,
}

/// The open hits of task $1 in language $2 that suit worker $3, in their order: no source met before in this task or its chain
/// ($5), no text of their own. The argument is the position after which they are.
///
/// `open = true` and not `open`: only so does SQLite look it up in the index `hit_open`. `offset 0` keeps PostgreSQL from
/// making joins over all hits out of what is asked about one: with 2,000 hits of 100 items, a claim took 45 to 4,700 ms.
macro_rules! next {
    ($after:literal) => {
        concat!(
            "select h.id
  from hit h
 where h.task_id = $1
   and h.language = $2
   and h.open = true
   and h.position > ",
            $after,
            "
   and not exists (
       select 1
         from hit_item i
         join exposure e on e.source_id = i.source_id
        where i.hit_id = h.id and e.task_id = $5 and e.worker_id = $3
        limit 1 offset 0
   )
   and not exists (
       select 1
         from hit_item i
         join hit_item_output o on o.item_id = i.id
         join output t on t.id = o.output_id
        where i.hit_id = h.id and t.author_id = $3
        limit 1 offset 0
   )
   and not exists (
       select 1
         from hit_item i
         join output t on t.id = i.reference_id
        where i.hit_id = h.id and t.author_id = $3
        limit 1 offset 0
   )
 order by h.position"
        )
    };
}

pub(crate) use next;

/// The first of them.
const NEXT: &str = concat!(next!("$4"), " limit 1");

/// How many open hits suit this worker, counted up to a limit. Of hits that begin with the same source, one counts: with the
/// first of them the worker has met the source of the others.
const COUNT: &str = concat!(
    "select count(distinct (select i.source_id from hit_item i where i.hit_id = suitable.id order by i.position limit 1))
       from (",
    next!("$4"),
    " limit $6) suitable"
);

/// Takes a place on it. The condition is checked again on the row that is written.
macro_rules! reserve {
    ($lock:literal) => {
        concat!(
            "update hit
                set taken = taken + 1,
                    open = (taken + 1 + done < need)
              where taken + done < need
                and open = true
                and id = (",
            next!("$4"),
            " limit 1",
            $lock,
            ")
             returning id"
        )
    };
}

impl Tx {
    /// Reserves a place on the next hit that suits the worker. `None`: there is none, or it went meanwhile.
    pub async fn reserve_hit(
        &mut self,
        task: TaskId,
        language: &Language,
        worker: WorkerId,
        search: Search,
    ) -> Result<Option<HitId>> {
        let sql = match self {
            Self::Postgres(_) if !search.patient => reserve!(" for no key update of h skip locked"),
            _ => reserve!(""),
        };
        scalar!(self, HitId, sql, task, language, worker, search.after, search.chain)
    }

    /// Whether hits of this task are open in the language, for anybody.
    pub async fn has_open_hits(&mut self, task: TaskId, language: &Language) -> Result<bool> {
        Ok(scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from hit
              where task_id = $1 and language = $2 and open = true
              limit 1",
            task,
            language
        )?
        .is_some())
    }

    /// The number of open hits that suit this worker, but at most `most`.
    pub async fn count_hits_for(
        &mut self,
        task: TaskId,
        language: &Language,
        (worker, chain): (WorkerId, TaskId),
        most: i64,
    ) -> Result<i64> {
        Ok(scalar!(self, i64, COUNT, task, language, worker, 0_i64, chain, most)?.unwrap_or_default())
    }

    /// Whether anything open suits this worker.
    pub async fn has_hit_for(
        &mut self,
        task: TaskId,
        language: &Language,
        worker: WorkerId,
        chain: TaskId,
    ) -> Result<bool> {
        Ok(scalar!(self, HitId, NEXT, task, language, worker, 0_i64, chain)?.is_some())
    }

    /// Takes a freed place back, if it is still free.
    pub async fn retake_hit(&mut self, hit: HitId) -> Result<bool> {
        let touched = run!(
            self,
            "update hit
                set taken = taken + 1,
                    open = (taken + 1 + done < need and not stopped)
              where id = $1 and taken + done < need",
            hit
        )?;
        Ok(touched == 1)
    }

    /// Frees the place of an assignment that was live.
    pub async fn free_hit(&mut self, hit: HitId) -> Result<()> {
        run!(
            self,
            "update hit
                set taken = taken - 1,
                    open = (taken - 1 + done < need and not stopped)
              where id = $1",
            hit
        )?;
        Ok(())
    }

    /// Turns a reserved place into a counted submission.
    pub async fn count_reserved(&mut self, hit: HitId) -> Result<()> {
        run!(
            self,
            "update hit
                set taken = taken - 1,
                    done = done + 1,
                    open = (taken + done < need and not stopped)
              where id = $1",
            hit
        )?;
        Ok(())
    }

    /// Counts a late submission if a place is free.
    pub async fn count_late(&mut self, hit: HitId) -> Result<bool> {
        let touched = run!(
            self,
            "update hit
                set done = done + 1,
                    open = (taken + done + 1 < need and not stopped)
              where id = $1 and taken + done < need",
            hit
        )?;
        Ok(touched == 1)
    }

    /// What a hit shows, in stored order.
    pub async fn contents(&mut self, hit: HitId) -> Result<Vec<Content>> {
        rows!(
            self,
            Content,
            "select i.id as item_id, i.source_id, s.text as source, r.text as reference, o.output_id, t.text
               from hit_item i
               join source s on s.id = i.source_id
               left join output r on r.id = i.reference_id
               left join hit_item_output o on o.item_id = i.id
               left join output t on t.id = o.output_id
              where i.hit_id = $1
              order by i.position, o.position",
            hit
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::plan::plan;

    /// Without it, a claim reads every open hit of the task and sorts them: 4 answers a second with 30,000 hits.
    #[tokio::test]
    async fn a_claim_looks_hits_up_by_their_place_in_the_index() {
        let plan = plan(reserve!(""), 5).await;
        let wanted = "SEARCH h USING INDEX hit_open (task_id=? AND language=? AND open=? AND position>?)";
        assert!(plan.iter().any(|step| step == wanted), "{plan:#?}");
        assert!(!plan.iter().any(|step| step.contains("SCAN") || step.contains("TEMP B-TREE")), "{plan:#?}");
    }
}
