//! Queries of chains: which task feeds which, what is due to go on, what was written before.

use shared::{BatchId, BatchKind, HitId, Language, OutputId, SourceId, StudyId, TaskId, TaskVersionId};

use super::{many::many, row, rows, run};
use crate::{Result, Tx};

/// Texts that are to go on and have not yet. What has gone on is looked up by its text: to read all that has gone on for
/// each text would take minutes once there are twenty thousand.
const DUE: &str = include_str!("chain/due.sql");

/// A task by its place in a chain.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, sqlx::FromRow)]
pub struct Link {
    pub id: TaskId,
    pub fed_by: Option<TaskId>,
    pub chain: Option<TaskId>,
}

/// A text that goes on.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Due {
    pub output_id: OutputId,
    pub source_id: SourceId,
}

/// Which texts go on.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    pub task: TaskId,
    pub fed_by: TaskId,
    pub approved: bool,
    pub marked: bool,
    pub language: &'a Language,
}

/// A batch that takes what comes.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Growing {
    pub id: BatchId,
    pub stopped: bool,
}

/// A text written before, with its marks.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Before {
    pub source: String,
    pub text: String,
    pub marks: Option<String>,
}

impl Tx {
    /// The tasks of a study with what feeds them.
    pub async fn links(&mut self, study: StudyId) -> Result<Vec<Link>> {
        rows!(self, Link, "select id, fed_by, chain from task where study_id = $1 order by position", study)
    }

    /// Says which task feeds a task.
    pub async fn set_fed_by(&mut self, task: TaskId, fed_by: Option<TaskId>) -> Result<()> {
        run!(self, "update task set fed_by = $2 where id = $1", task, fed_by)?;
        Ok(())
    }

    /// Puts a task into the chain of another, and all that its workers have met with it.
    pub async fn set_chain(&mut self, task: TaskId, chain: Option<TaskId>) -> Result<()> {
        run!(self, "update task set chain = $2 where id = $1", task, chain)?;
        run!(
            self,
            "insert into exposure (task_id, worker_id, source_id, assignment_id)
             select $2, e.worker_id, e.source_id, e.assignment_id
               from exposure e
               join assignment a on a.id = e.assignment_id
              where a.task_id = $1
             on conflict do nothing",
            task,
            chain.unwrap_or(task)
        )?;
        Ok(())
    }

    /// The tasks that a task feeds, by their live versions.
    pub async fn fed_by(&mut self, task: TaskId) -> Result<Vec<(TaskId, TaskVersionId)>> {
        rows!(
            self,
            (TaskId, TaskVersionId),
            "select t.id, v.id
               from task t
               join task_version v on v.task_id = t.id and v.state = 'live'
              where t.fed_by = $1",
            task
        )
    }

    /// Texts that are to go on and have not yet, the oldest first: a corrected one as it was corrected, a removed one not.
    pub async fn due_texts(&mut self, study: StudyId, wanted: Wanted<'_>, limit: i64) -> Result<Vec<Due>> {
        let Wanted { task, fed_by, approved, marked, language } = wanted;
        rows!(self, Due, DUE, study, fed_by, task, approved, marked, limit, language)
    }

    /// The batch of a version and language whose hits come one by one.
    pub async fn growing_batch(
        &mut self,
        version: TaskVersionId,
        language: &Language,
        kind: BatchKind,
    ) -> Result<Option<Growing>> {
        row!(
            self,
            Growing,
            "select id, stopped_at is not null as stopped
               from batch
              where version_id = $1 and language = $2 and kind = $3",
            version,
            language,
            kind
        )
    }

    /// Says what makes the hits of a batch.
    pub async fn set_batch_kind(&mut self, batch: BatchId, kind: BatchKind) -> Result<()> {
        run!(self, "update batch set kind = $2 where id = $1", batch, kind)?;
        Ok(())
    }

    /// Adds to the number of hits of a batch.
    pub async fn grow_batch(&mut self, batch: BatchId, hits: i64) -> Result<()> {
        run!(self, "update batch set n_hits = n_hits + $2 where id = $1", batch, hits)?;
        Ok(())
    }

    /// Keeps that texts have gone on.
    pub async fn add_fed(&mut self, task: TaskId, gone: &[(OutputId, HitId)]) -> Result<()> {
        many!(self, "insert into fed (task_id, output_id, hit_id) ", gone, |values, one| {
            values.push_bind(task);
            values.push_bind(one.0);
            values.push_bind(one.1);
        })
    }

    /// What was written in the task that feeds this one, the newest first.
    pub async fn written_before(&mut self, task: TaskId, language: &Language, limit: i64) -> Result<Vec<Before>> {
        rows!(
            self,
            Before,
            "select s.text as source, coalesce(c.text, o.text) as text, (
                    select m.text
                      from answer m
                     where m.assignment_id = n.assignment_id and m.output_id = n.output_id and m.id <> n.id and c.id is null
                     limit 1) as marks
               from task t
               join counted_answer n on n.study_id = t.study_id and n.task_id = t.fed_by
               join output o on o.id = n.output_id and o.author_id = n.worker_id and o.text = n.text
               join source s on s.id = o.source_id
               left join standing_decision d on d.output_id = o.id
               left join output c on c.id = d.replacement_id
              where t.id = $1 and n.language = $2 and coalesce(d.verdict, 'kept') <> 'removed'
              order by n.id desc
              limit $3",
            task,
            language,
            limit
        )
    }
}

#[cfg(test)]
mod tests {
    use crate::plan::plan;

    #[tokio::test]
    async fn what_has_gone_on_is_looked_up_by_its_text() {
        let plan = plan(super::DUE, 7).await;
        let looked_up: Vec<&String> = plan.iter().filter(|step| step.starts_with("SEARCH f ")).collect();
        assert_eq!(looked_up.len(), 2, "{plan:#?}");
        assert!(looked_up.iter().all(|step| step.contains("output_id=?")), "{plan:#?}");
    }
}
