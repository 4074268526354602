//! Queries of batches and the hits in them.

use serde::{Deserialize, Serialize};
use shared::{BatchId, HitId, HitItemId, Language, OutputId, SourceId, StudyId, SystemId, TaskId, TaskVersionId, Time};
use sqlx::types::Json;

use super::{many::many, row, rows, run, scalar};
use crate::{Result, Tx};

/// What a batch is to be made from. Kept with it, so that it can be made again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BatchSpec {
    /// The task; its live version is used.
    pub task: TaskId,
    /// The language of the sources.
    pub language: Language,
    /// A name for people.
    #[serde(default)]
    pub label: String,
    /// How many sources, drawn by the seed; absent takes all.
    #[serde(default)]
    pub sample: Option<i64>,
    /// The systems whose outputs are judged; empty for a task about sources.
    #[serde(default)]
    pub systems: Vec<SystemId>,
    /// All human rewrites of a source, or one drawn by the seed.
    #[serde(default)]
    pub all_human: bool,
    /// On a scale: one output of each source is judged, of each system in turn, instead of all.
    #[serde(default)]
    pub spread: bool,
    /// The seed; absent draws a new one.
    #[serde(default)]
    pub seed: Option<i64>,
}

/// A batch as stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
pub struct Batch {
    /// Its id.
    pub id: BatchId,
    /// Its study.
    pub study_id: StudyId,
    /// Its task.
    pub task_id: TaskId,
    /// The version of the task its hits are worked on under.
    pub version_id: TaskVersionId,
    /// The language of its texts.
    pub language: Language,
    /// Its name for people.
    pub label: String,
    /// The seed of sample and order.
    pub seed: i64,
    /// What it was made from.
    #[sqlx(json)]
    pub spec: BatchSpec,
    /// How many hits it has.
    pub n_hits: i64,
    /// When it was made.
    pub created_at: Time,
}

/// A batch with how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BatchProgress {
    /// Its id.
    pub id: BatchId,
    /// Its task.
    pub task_id: TaskId,
    /// The version of the task.
    pub version_id: TaskVersionId,
    /// The number of that version.
    pub version: i64,
    /// The language of its texts.
    pub language: Language,
    /// Its name for people.
    pub label: String,
    /// The seed of sample and order.
    pub seed: i64,
    /// How many hits it has.
    pub n_hits: i64,
    /// When it was made.
    pub created_at: Time,
    /// Counted submissions wanted.
    pub wanted: i64,
    /// Counted submissions there are.
    pub done: i64,
    /// Places reserved now.
    pub taken: i64,
    /// When it was stopped, if it is: its hits are handed out no more.
    pub stopped_at: Option<Time>,
}

/// A hit to be added.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct NewHit {
    pub id: HitId,
    pub position: i64,
}

/// An item to be added to a hit.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct NewItem {
    pub id: HitItemId,
    pub hit: HitId,
    pub position: i64,
    pub source: SourceId,
    pub reference: Option<OutputId>,
}

/// An output to be shown in an item.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct NewItemOutput {
    pub item: HitItemId,
    pub output: OutputId,
    pub position: i64,
}

/// Adds items of hits: to whom, which, and what follows.
macro_rules! add_items {
    ($tx:expr, $new:expr $(, $end:literal)?) => {
        many!($tx, "insert into hit_item (id, hit_id, position, source_id, reference_id) ", $new, |values, item| {
            values.push_bind(item.id);
            values.push_bind(item.hit);
            values.push_bind(item.position);
            values.push_bind(item.source);
            values.push_bind(item.reference);
        } $(, $end)?)
    };
}

/// The same for the outputs of items.
macro_rules! add_item_outputs {
    ($tx:expr, $new:expr $(, $end:literal)?) => {
        many!($tx, "insert into hit_item_output (item_id, output_id, position) ", $new, |values, shown| {
            values.push_bind(shown.item);
            values.push_bind(shown.output);
            values.push_bind(shown.position);
        } $(, $end)?)
    };
}

impl Tx {
    /// The batches of a study with how far they are, the newest first.
    pub async fn batches(&mut self, study: StudyId) -> Result<Vec<BatchProgress>> {
        rows!(
            self,
            BatchProgress,
            "select b.id, b.task_id, b.version_id, v.number as version, b.language, b.label, b.seed, b.n_hits, b.created_at,
                    cast(coalesce(sum(h.need), 0) as bigint) as wanted,
                    cast(coalesce(sum(h.done), 0) as bigint) as done,
                    cast(coalesce(sum(h.taken), 0) as bigint) as taken,
                    b.stopped_at
               from batch b
               join task_version v on v.id = b.version_id
               left join hit h on h.batch_id = b.id
              where b.study_id = $1
              group by b.id, b.task_id, b.version_id, v.number, b.language, b.label, b.seed, b.n_hits, b.created_at, b.stopped_at
              order by b.created_at desc, b.id desc",
            study
        )
    }

    /// Whether a batch of this study is stopped.
    pub async fn batch_stopped(&mut self, study: StudyId, batch: BatchId) -> Result<Option<bool>> {
        scalar!(self, bool, "select stopped_at is not null from batch where study_id = $1 and id = $2", study, batch)
    }

    /// Stops a batch and all its hits, or opens them. A claim under way on PostgreSQL comes before or finds its hit stopped.
    pub async fn set_batch_stopped(&mut self, batch: BatchId, at: Option<Time>) -> Result<()> {
        run!(self, "update batch set stopped_at = $2 where id = $1", batch, at)?;
        run!(
            self,
            "update hit
                set stopped = $2,
                    open = (taken + done < need and not $2)
              where batch_id = $1 and known_id is null",
            batch,
            at.is_some()
        )?;
        if at.is_none() {
            self.stop_withdrawn_hits(batch).await?;
            for worker in self.removed_beside(batch).await? {
                self.stop_hits_showing(worker).await?;
            }
        }
        Ok(())
    }

    /// Says that a batch is not stopped; its hits are opened one after the other.
    pub async fn set_batch_open(&mut self, batch: BatchId) -> Result<()> {
        run!(self, "update batch set stopped_at = null where id = $1", batch)?;
        Ok(())
    }

    /// Opens the hits of a batch between two places of its task, except those that show withdrawn texts.
    pub async fn open_hits(&mut self, batch: BatchId, first: i64, last: i64) -> Result<()> {
        run!(
            self,
            "update hit
                set stopped = false,
                    open = (taken + done < need)
              where task_id = (select task_id from batch where id = $1)
                and language = (select language from batch where id = $1)
                and open = false
                and position between $2 and $3
                and batch_id = $1",
            batch,
            first,
            last
        )?;
        self.stop_withdrawn_hits(batch).await
    }

    /// The first and the last place of the hits of a batch.
    pub async fn hit_positions(&mut self, batch: BatchId) -> Result<(i64, i64)> {
        let found = row!(
            self,
            (i64, i64),
            "select coalesce(min(position), 1), coalesce(max(position), 0) from hit where batch_id = $1",
            batch
        )?;
        Ok(found.unwrap_or((1, 0)))
    }

    /// Says of a batch that it has as many hits as there are.
    pub async fn count_batch(&mut self, batch: BatchId) -> Result<()> {
        run!(self, "update batch set n_hits = (select count(*) from hit where batch_id = $1) where id = $1", batch)?;
        Ok(())
    }

    /// Adds a batch.
    pub async fn add_batch(&mut self, new: &Batch) -> Result<()> {
        run!(
            self,
            "insert into batch (id, study_id, task_id, version_id, language, label, seed, spec, n_hits, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
            new.id,
            new.study_id,
            new.task_id,
            new.version_id,
            &new.language,
            new.label.as_str(),
            new.seed,
            Json(&new.spec),
            new.n_hits,
            new.created_at
        )?;
        Ok(())
    }

    /// When the last batch of a task was made, known items aside.
    pub async fn last_made(&mut self, task: TaskId, language: &Language) -> Result<Option<Time>> {
        let sql = "select max(created_at) from batch where task_id = $1 and language = $2 and kind <> 'known'";
        Ok(scalar!(self, Option<Time>, sql, task, language)?.flatten())
    }

    /// The place of the last hit of a task; 0 if there is none.
    pub async fn last_hit(&mut self, task: TaskId) -> Result<i64> {
        Ok(scalar!(self, i64, "select coalesce(max(position), 0) from hit where task_id = $1", task)?.unwrap_or(0))
    }

    /// Adds the hits of a batch.
    pub async fn add_hits(&mut self, batch: &Batch, (need, open): (i64, bool), new: &[NewHit]) -> Result<()> {
        many!(
            self,
            "insert into hit (id, study_id, batch_id, task_id, version_id, language, position, need, taken, done, open, stopped) ",
            new,
            |values, hit| {
                values.push_bind(hit.id);
                values.push_bind(batch.study_id);
                values.push_bind(batch.id);
                values.push_bind(batch.task_id);
                values.push_bind(batch.version_id);
                values.push_bind(batch.language.clone());
                values.push_bind(hit.position);
                values.push_bind(need);
                values.push_bind(0_i64);
                values.push_bind(0_i64);
                values.push_bind(open);
                values.push_bind(!open);
            }
        )
    }

    /// Adds the items of hits.
    pub async fn add_items(&mut self, new: &[NewItem]) -> Result<()> {
        add_items!(self, new)
    }

    /// Adds those of these items that are not there yet.
    pub async fn add_missing_items(&mut self, new: &[NewItem]) -> Result<()> {
        add_items!(self, new, " on conflict (id) do nothing")
    }

    /// Adds the outputs of items.
    pub async fn add_item_outputs(&mut self, new: &[NewItemOutput]) -> Result<()> {
        add_item_outputs!(self, new)
    }

    /// Adds those of these outputs of items that are not there yet.
    pub async fn add_missing_item_outputs(&mut self, new: &[NewItemOutput]) -> Result<()> {
        add_item_outputs!(self, new, " on conflict (item_id, output_id) do nothing")
    }

    /// The sources of a study in a language that are not withdrawn, in their order.
    pub async fn source_ids(&mut self, study: StudyId, language: &Language) -> Result<Vec<SourceId>> {
        let found = rows!(
            self,
            (SourceId,),
            "select id
               from source
              where study_id = $1
                and language = $2
                and not exists (select 1 from withdrawn_text w where w.text_id = source.id)
              order by position",
            study,
            language
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }
}
