//! Queries of progress: a few grouped counts, whatever the size of the study.

use shared::{AssignmentState, Language, Outcome, StudyId, TaskId, Time};

use super::{row, rows};
use crate::{Result, Tx};

/// Hits of a task in a language with this many counted submissions.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Cover {
    pub task_id: TaskId,
    pub language: Language,
    pub need: i64,
    pub done: i64,
    pub hits: i64,
    pub taken: i64,
}

/// Assignments of a task in a language that ended without a submission.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Ended {
    pub task_id: TaskId,
    pub language: Language,
    pub state: AssignmentState,
    pub n: i64,
}

/// Late submissions of a task in a language, or what was counted lately.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Submitted {
    pub task_id: TaskId,
    pub language: Language,
    pub outcome: Outcome,
    pub n: i64,
    pub first: Time,
}

const ENDED: &str = "select a.task_id, a.language, a.state, count(*) as n
       from task t
       join assignment a on a.study_id = t.study_id and a.task_id = t.id and a.state in ('expired', 'returned')
      where t.study_id = $1
      group by a.task_id, a.language, a.state";

/// Rows are found before they are grouped: otherwise SQLite reads all assignments in the order of the groups.
const LATE_OR_SINCE: &str = "with found as materialized (
         select task_id, language, outcome, submitted_at
           from assignment
          where study_id = $1
            and state = 'submitted'
            and (outcome = 'surplus' or outcome = 'counted' and submitted_at >= $2)
     )
     select task_id, language, outcome, count(*) as n, min(submitted_at) as first
       from found
      group by task_id, language, outcome";

impl Tx {
    /// How far hits are, grouped.
    pub async fn cover(&mut self, study: StudyId) -> Result<Vec<Cover>> {
        rows!(
            self,
            Cover,
            "select task_id, language, need, done, count(*) as hits, cast(sum(taken) as bigint) as taken
               from hit
              where study_id = $1 and known_id is null
              group by task_id, language, need, done
              order by task_id, language, done",
            study
        )
    }

    /// How many assignments ended without a submission, grouped.
    pub async fn ended(&mut self, study: StudyId) -> Result<Vec<Ended>> {
        rows!(self, Ended, ENDED, study)
    }

    /// All late submissions and those counted since then, grouped, each with the first of them.
    pub async fn late_or_since(&mut self, study: StudyId, since: Time) -> Result<Vec<Submitted>> {
        rows!(self, Submitted, LATE_OR_SINCE, study, since)
    }

    /// The median of the milliseconds worked on a hit under the versions of a series in a language, and of how many.
    pub async fn median_of_series(
        &mut self,
        (task, series): (TaskId, i64),
        language: &Language,
    ) -> Result<Option<(i64, i64)>> {
        row!(
            self,
            (i64, i64),
            "select active_ms, n
               from (select a.active_ms,
                            row_number() over (order by a.active_ms, a.id) as place,
                            count(*) over () as n
                       from assignment a
                       join task_version v on v.id = a.version_id
                      where a.task_id = $1 and v.series = $2 and a.language = $3 and a.state = 'submitted') placed
              where place = (n + 1) / 2",
            task,
            series,
            language
        )
    }

    /// The median of the milliseconds worked on a hit, per task and language.
    pub async fn median_ms(&mut self, study: StudyId) -> Result<Vec<(TaskId, Language, i64)>> {
        rows!(
            self,
            (TaskId, Language, i64),
            "select task_id, language, active_ms
               from (select task_id, language, active_ms,
                            row_number() over (partition by task_id, language order by active_ms, id) as place,
                            count(*) over (partition by task_id, language) as n
                       from assignment
                      where study_id = $1 and state = 'submitted') placed
              where place = (n + 1) / 2",
            study
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::plan;

    /// Otherwise each look at the progress reads all assignments of the study from their table.
    #[tokio::test]
    async fn submissions_are_counted_in_an_index() {
        let plan = plan(LATE_OR_SINCE, 2).await;
        assert!(plan.iter().any(|step| step.contains("COVERING INDEX assignment_submitted")), "{plan:#?}");
    }
}
