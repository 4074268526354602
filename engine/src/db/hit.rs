//! Queries that hand hits out and free them.

use shared::{HitId, HitItemId, Language, OutputId, TaskId, WorkerId};

use super::{rows, run, scalar};
use crate::{Result, Tx};

/// A hit that has just been reserved.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Item {
    /// The item.
    pub id: HitItemId,
    /// The text of its source.
    pub source: String,
    /// The text of the human rewrite shown beside it.
    pub reference: Option<String>,
}

/// An output of an item.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct ItemOutput {
    /// The item.
    pub item_id: HitItemId,
    /// The output.
    pub output_id: OutputId,
    /// Its text.
    pub text: String,
}

/// Where to look for the next hit of a worker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search {
    /// Hits after this position.
    pub after: i64,
    /// How many fitting hits to leave to others; spreads simultaneous claims on PostgreSQL.
    pub skip: i64,
}

/// `open = true` and not `open`: only so does SQLite look it up in the index `hit_open`.
const RESERVE: &str = include_str!("hit/reserve.sql");

impl Tx {
    /// Reserves a place on the first open hit that suits the worker: no source met before in this task, no text of their own.
    ///
    /// The condition is checked again on the row that is written, so a place that went meanwhile gives `None`.
    pub(crate) async fn reserve_hit(
        &mut self,
        task: TaskId,
        language: &Language,
        worker: WorkerId,
        search: Search,
    ) -> Result<Option<HitId>> {
        scalar!(self, HitId, RESERVE, task, language, worker, search.after, search.skip)
    }

    /// The position of the hit the worker was given last in this task; 0 before the first.
    pub(crate) async fn last_position(&mut self, task: TaskId, worker: WorkerId) -> Result<i64> {
        Ok(scalar!(
            self,
            i64,
            "select h.position
               from assignment a
               join hit h on h.id = a.hit_id
              where a.worker_id = $1 and a.task_id = $2
              order by a.id desc
              limit 1",
            worker,
            task
        )?
        .unwrap_or(0))
    }

    /// Whether hits of this task are open in the language, for anybody.
    pub(crate) async fn has_open_hits(&mut self, task: TaskId, language: &Language) -> Result<bool> {
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

    /// Whether anything open suits this worker.
    pub(crate) async fn has_hit_for(&mut self, task: TaskId, language: &Language, worker: WorkerId) -> Result<bool> {
        Ok(scalar!(
            self,
            i64,
            "select cast(1 as bigint)
               from hit h
              where h.task_id = $1
                and h.language = $2
                and h.open = true
                and not exists (
                    select 1
                      from hit_item i
                      join exposure e on e.source_id = i.source_id
                     where i.hit_id = h.id and e.task_id = $1 and e.worker_id = $3
                )
                and not exists (
                    select 1
                      from hit_item i
                      join hit_item_output o on o.item_id = i.id
                      join output t on t.id = o.output_id
                     where i.hit_id = h.id and t.author_id = $3
                )
                and not exists (
                    select 1
                      from hit_item i
                      join output t on t.id = i.reference_id
                     where i.hit_id = h.id and t.author_id = $3
                )
              limit 1",
            task,
            language,
            worker
        )?
        .is_some())
    }

    /// Takes a freed place back, if it is still free.
    pub(crate) async fn retake_hit(&mut self, hit: HitId) -> Result<bool> {
        let touched = run!(
            self,
            "update hit
                set taken = taken + 1,
                    open = (taken + 1 + done < need)
              where id = $1 and taken + done < need",
            hit
        )?;
        Ok(touched == 1)
    }

    /// Frees the place of an assignment that was live.
    pub(crate) async fn free_hit(&mut self, hit: HitId) -> Result<()> {
        run!(
            self,
            "update hit
                set taken = taken - 1,
                    open = (taken - 1 + done < need)
              where id = $1",
            hit
        )?;
        Ok(())
    }

    /// Turns a reserved place into a counted submission.
    pub(crate) async fn count_reserved(&mut self, hit: HitId) -> Result<()> {
        run!(
            self,
            "update hit
                set taken = taken - 1,
                    done = done + 1,
                    open = (taken + done < need)
              where id = $1",
            hit
        )?;
        Ok(())
    }

    /// Counts a late submission if a place is free.
    pub(crate) async fn count_late(&mut self, hit: HitId) -> Result<bool> {
        let touched = run!(
            self,
            "update hit
                set done = done + 1,
                    open = (taken + done + 1 < need)
              where id = $1 and taken + done < need",
            hit
        )?;
        Ok(touched == 1)
    }

    /// The items of a hit with their texts, in stored order.
    pub(crate) async fn items(&mut self, hit: HitId) -> Result<Vec<Item>> {
        rows!(
            self,
            Item,
            "select i.id, s.text as source, r.text as reference
               from hit_item i
               join source s on s.id = i.source_id
               left join output r on r.id = i.reference_id
              where i.hit_id = $1
              order by i.position",
            hit
        )
    }

    /// The outputs of a hit's items, in stored order.
    pub(crate) async fn item_outputs(&mut self, hit: HitId) -> Result<Vec<ItemOutput>> {
        rows!(
            self,
            ItemOutput,
            "select o.item_id, o.output_id, t.text
               from hit_item i
               join hit_item_output o on o.item_id = i.id
               join output t on t.id = o.output_id
              where i.hit_id = $1
              order by i.position, o.position",
            hit
        )
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{AssertSqlSafe, Row as _};

    use super::RESERVE;
    use crate::Db;

    /// Without it, a claim reads every open hit of the task and sorts them: 4 answers a second with 30,000 hits.
    #[tokio::test]
    async fn a_claim_looks_hits_up_by_their_place_in_the_index() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
        db.migrate().await.expect("migrates");
        let Db::Sqlite { read, .. } = &db else { panic!("it is SQLite") };
        let mut explain = sqlx::query(AssertSqlSafe(format!("explain query plan {RESERVE}")));
        for _ in 0..5 {
            explain = explain.bind(1_i64);
        }
        let rows = explain.fetch_all(read).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        let wanted = "SEARCH h USING INDEX hit_open (task_id=? AND language=? AND open=? AND position>?)";
        assert!(plan.iter().any(|step| step == wanted), "{plan:#?}");
        assert!(!plan.iter().any(|step| step.contains("SCAN") || step.contains("TEMP B-TREE")), "{plan:#?}");
    }
}
