//! The long table that every statistic rests on: one row per counted number.

use shared::{
    BatchId, HitItemId, Language, OutputId, SourceId, StudyId, SystemId, TaskId, TaskVersionId, Time, WorkerId,
};

use super::{rows, scalar};
use crate::{Result, Tx};

/// One counted number, in its latest version.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct CountedRow {
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub language: Language,
    pub question: String,
    pub worker_id: WorkerId,
    pub item_id: HitItemId,
    pub source_id: SourceId,
    pub output_id: Option<OutputId>,
    pub system_id: Option<SystemId>,
    /// The digits of the number.
    pub number: i64,
    /// How many of them follow the decimal point.
    pub places: i64,
}

impl CountedRow {
    /// The number as people read it.
    pub fn written(&self) -> String {
        shared::digits_to_string(self.number, self.places)
    }

    /// The number, for statistics.
    pub fn value(&self) -> f64 {
        shared::digits_to_f64(self.number, self.places)
    }
}

/// One counted answer to a choice.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Worded {
    #[sqlx(flatten)]
    pub row: CountedRow,
    pub text: String,
}

/// A counted text with marks, and the texts it may be of.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Marking {
    #[sqlx(flatten)]
    pub row: CountedRow,
    pub text: String,
    pub source_text: String,
    pub output_text: Option<String>,
}

/// How many answers to a question gave a reason instead.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Skipped {
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub question: String,
    pub language: Language,
    pub n: i64,
}

/// When, in which batch and under which version a worker answered a question about an item.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct GivenIn {
    pub worker_id: WorkerId,
    pub item_id: HitItemId,
    pub batch_id: BatchId,
    pub version_id: TaskVersionId,
    pub language: Language,
    pub created_at: Time,
    /// Whether it is a reason for not answering.
    pub is_skipped: bool,
}

/// One of the two outputs that an item shows side by side.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, sqlx::FromRow)]
pub struct Side {
    pub item_id: HitItemId,
    pub system_id: SystemId,
}

impl Tx {
    /// All counted numbers of a study: no surplus, nothing superseded, no text. Here and below, those of rejected
    /// submissions only if they are asked for.
    pub async fn counted(&mut self, study: StudyId, rejected: bool) -> Result<Vec<CountedRow>> {
        rows!(
            self,
            CountedRow,
            "select n.task_id, n.version_id, n.language, n.question, n.worker_id, n.item_id, n.source_id, n.output_id, o.system_id, n.number, n.places
               from counted_answer n
               left join output o on o.id = n.output_id
              where n.study_id = $1
                and ($2 or coalesce(n.approval, '') <> 'rejected')
                and n.number is not null",
            study,
            rejected
        )
    }

    /// All counted answers in words to one question of a task; their number is nought.
    pub async fn counted_words(&mut self, (task, question): (TaskId, &str), rejected: bool) -> Result<Vec<Worded>> {
        rows!(
            self,
            Worded,
            "select n.task_id, n.version_id, n.language, n.question, n.worker_id, n.item_id, n.source_id, n.output_id, o.system_id,
                    cast(0 as bigint) as number, cast(0 as bigint) as places, n.text
               from counted_answer n
               left join output o on o.id = n.output_id
              where n.task_id = $1
                and n.question = $2
                and ($3 or coalesce(n.approval, '') <> 'rejected')
                and n.text is not null
                and n.skipped is null",
            task,
            question,
            rejected
        )
    }

    /// All counted texts with marks for a question of a task; their number is nought.
    pub async fn counted_marks(&mut self, (task, question): (TaskId, &str), rejected: bool) -> Result<Vec<Marking>> {
        rows!(
            self,
            Marking,
            "select n.task_id, n.version_id, n.language, n.question, n.worker_id, n.item_id, n.source_id, n.output_id, o.system_id,
                    cast(0 as bigint) as number, cast(0 as bigint) as places, n.text, s.text as source_text, o.text as output_text
               from counted_answer n
               join source s on s.id = n.source_id
               left join output o on o.id = n.output_id
              where n.task_id = $1
                and n.question = $2
                and ($3 or coalesce(n.approval, '') <> 'rejected')
                and n.text is not null
                and n.skipped is null
              order by n.id",
            task,
            question,
            rejected
        )
    }

    /// When and in which batches a question of a task was answered.
    pub async fn given_in(&mut self, (task, question): (TaskId, &str), rejected: bool) -> Result<Vec<GivenIn>> {
        rows!(
            self,
            GivenIn,
            "select n.worker_id, n.item_id, h.batch_id, n.version_id, n.language, n.created_at, n.skipped is not null as is_skipped
               from counted_answer n
               join hit_item i on i.id = n.item_id
               join hit h on h.id = i.hit_id
              where n.task_id = $1
                and n.question = $2
                and ($3 or coalesce(n.approval, '') <> 'rejected')",
            task,
            question,
            rejected
        )
    }

    /// The text that was judged: the output, or the source if no output was shown.
    pub async fn judged_text(&mut self, source: SourceId, output: Option<OutputId>) -> Result<String> {
        let found = match output {
            Some(output) => scalar!(self, String, "select text from output where id = $1", output)?,
            None => scalar!(self, String, "select text from source where id = $1", source)?,
        };
        Ok(found.unwrap_or_default())
    }

    /// How often the questions of a study could not be answered.
    pub async fn skipped(&mut self, study: StudyId, rejected: bool) -> Result<Vec<Skipped>> {
        rows!(
            self,
            Skipped,
            "select n.task_id, n.version_id, n.question, n.language, count(*) as n
               from counted_answer n
              where n.study_id = $1
                and n.skipped is not null
                and ($2 or coalesce(n.approval, '') <> 'rejected')
              group by n.task_id, n.version_id, n.question, n.language",
            study,
            rejected
        )
    }

    /// Whose outputs the items of a task show, in the order of the systems.
    pub async fn sides(&mut self, task: TaskId) -> Result<Vec<Side>> {
        rows!(
            self,
            Side,
            "select i.id as item_id, o.system_id
               from hit h
               join hit_item i on i.hit_id = h.id
               join hit_item_output s on s.item_id = i.id
               join output o on o.id = s.output_id
              where h.task_id = $1
              order by i.id, o.system_id",
            task
        )
    }
}
