//! The long table that every statistic rests on: one row per counted number.

use direct::{Row, RowError, Value};
use futures::TryStreamExt as _;
use shared::{
    BatchId, HitItemId, Language, OutputId, SourceId, StudyId, SystemId, TaskId, TaskVersionId, Time, WorkerId,
};
use sqlx::Postgres;

use super::{rows, scalar};
use crate::{
    Held, OnSqlite, Result, Tx,
    read_here::{blob, id, id_or_none},
};

/// A question of a task.
#[derive(Clone, Copy, Debug)]
pub struct AnswersTo<'a> {
    /// The study.
    pub study: StudyId,
    /// The task.
    pub task: TaskId,
    /// The key of the question.
    pub question: &'a str,
}

/// One counted number, in its latest version.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct CountedRow {
    pub version_id: TaskVersionId,
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

/// The columns of [`CountedRow`], which are quicker to read by their places than by their names.
type Columns = (TaskVersionId, WorkerId, HitItemId, SourceId, Option<OutputId>, Option<SystemId>, i64, i64, String);

impl From<&Columns> for CountedRow {
    fn from(row: &Columns) -> Self {
        Self {
            version_id: row.0,
            worker_id: row.1,
            item_id: row.2,
            source_id: row.3,
            output_id: row.4,
            system_id: row.5,
            number: row.6,
            places: row.7,
        }
    }
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

/// A counted text with marks, and the texts it may be of.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Marking {
    pub language: Language,
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

/// The counted numbers of a question.
const NUMBERS: &str =
    "select n.version_id, n.worker_id, n.item_id, n.source_id, n.output_id, o.system_id, n.number, n.places, n.language
       from counted_answer n
       left join output o on o.id = n.output_id
      where n.study_id = $1
        and n.task_id = $2
        and n.question = $3
        and ($4 or coalesce(n.approval, '') <> 'rejected')
        and n.number is not null";

/// The counted answers in words to a question.
const WORDS: &str = "select n.version_id, n.worker_id, n.item_id, n.source_id, n.output_id, o.system_id,
            cast(0 as bigint) as number, cast(0 as bigint) as places, n.language, n.text
       from counted_answer n
       left join output o on o.id = n.output_id
      where n.study_id = $1
        and n.task_id = $2
        and n.question = $3
        and ($4 or coalesce(n.approval, '') <> 'rejected')
        and n.text is not null
        and n.skipped is null";

/// The counted texts with marks for a question.
const MARKS: &str = "select n.language, n.version_id, n.worker_id, n.item_id, n.source_id, n.output_id, o.system_id,
              cast(0 as bigint) as number, cast(0 as bigint) as places, n.text, s.text as source_text, o.text as output_text
         from counted_answer n
         join source s on s.id = n.source_id
         left join output o on o.id = n.output_id
        where n.study_id = $1
          and n.task_id = $2
          and n.question = $3
          and ($4 or coalesce(n.approval, '') <> 'rejected')
          and n.text is not null
          and n.skipped is null
        order by n.id";

/// When and in which batch each answer to a question was given in a language.
const GIVEN: &str =
    "select n.worker_id, n.item_id, h.batch_id, n.version_id, n.created_at, n.skipped is not null as is_skipped
         from counted_answer n
         join assignment a on a.id = n.assignment_id
         join hit h on h.id = a.hit_id
        where n.study_id = $1
          and n.task_id = $2
          and n.question = $3
          and n.language = $4
          and ($5 or coalesce(n.approval, '') <> 'rejected')";

/// The reasons that were given instead of answers, counted.
const SKIPPED: &str = "select n.task_id, n.version_id, n.question, n.language, count(*) as n
         from counted_answer n
        where n.study_id = $1
          and n.skipped is not null
          and ($2 or coalesce(n.approval, '') <> 'rejected')
        group by n.task_id, n.version_id, n.question, n.language";

/// A counted answer in words.
#[derive(sqlx::FromRow)]
struct Words {
    language: String,
    #[sqlx(flatten)]
    row: CountedRow,
    text: String,
}

/// The first eight columns of a row of SQLite.
fn counted(row: &Row<'_>) -> Result<CountedRow, RowError> {
    Ok(CountedRow {
        version_id: id(row, 0)?,
        worker_id: id(row, 1)?,
        item_id: id(row, 2)?,
        source_id: id(row, 3)?,
        output_id: id_or_none(row, 4)?,
        system_id: id_or_none(row, 5)?,
        number: row.get(6)?,
        places: row.get(7)?,
    })
}

/// Hands on the rows of such a query on SQLite: the language, the number, and the row for what else is in it. They are read on
/// this thread.
async fn each_direct(
    held: &mut Held<OnSqlite>,
    sql: &str,
    (of, rejected): (AnswersTo<'_>, bool),
    mut take: impl FnMut(&str, CountedRow, &Row<'_>) -> Result<(), RowError> + Send,
) -> Result<()> {
    let question = Value::Text(of.question.to_owned());
    let values = vec![blob(of.study.0), blob(of.task.0), question, Value::Integer(rejected.into())];
    let take = |row: &Row<'_>| Ok(take(row.get_ref(8)?.as_str().map_err(RowError::from)?, counted(row)?, row)?);
    direct::each(held.connection()?, sql, values, take).await
}

impl Tx {
    /// Hands on all counted numbers of a question, each with its language, in no order: no surplus, nothing superseded, no
    /// text. Here and below, those of rejected submissions only if they are asked for.
    pub async fn each_counted(
        &mut self,
        of: AnswersTo<'_>,
        rejected: bool,
        mut take: impl FnMut(&str, CountedRow) + Send,
    ) -> Result<()> {
        let prepares = self.prepares();
        match self {
            Self::Sqlite(held) => {
                let each = |language: &str, row, _: &Row<'_>| {
                    take(language, row);
                    Ok(())
                };
                each_direct(held, NUMBERS, (of, rejected), each).await
            }
            Self::Postgres(held) => {
                let found = sqlx::query_as::<Postgres, Columns>(NUMBERS);
                let found = found.bind(of.study).bind(of.task).bind(of.question).bind(rejected).persistent(prepares);
                let mut found = found.fetch(held.connection()?);
                while let Some(row) = found.try_next().await? {
                    take(&row.8, CountedRow::from(&row));
                }
                Ok(())
            }
        }
    }

    /// Hands on all counted answers in words to a question, each with its language and with nought for a number, in no order.
    pub async fn each_counted_word(
        &mut self,
        of: AnswersTo<'_>,
        rejected: bool,
        mut take: impl FnMut(&str, CountedRow, &str) + Send,
    ) -> Result<()> {
        let prepares = self.prepares();
        match self {
            Self::Sqlite(held) => {
                let each = |language: &str, row, words: &Row<'_>| {
                    take(language, row, words.get_ref(9)?.as_str()?);
                    Ok(())
                };
                each_direct(held, WORDS, (of, rejected), each).await
            }
            Self::Postgres(held) => {
                let found = sqlx::query_as::<Postgres, Words>(WORDS);
                let found = found.bind(of.study).bind(of.task).bind(of.question).bind(rejected).persistent(prepares);
                let mut found = found.fetch(held.connection()?);
                while let Some(Words { language, row, text }) = found.try_next().await? {
                    take(&language, row, &text);
                }
                Ok(())
            }
        }
    }

    /// All counted texts with marks for a question of a task; their number is nought.
    pub async fn counted_marks(&mut self, of: AnswersTo<'_>, rejected: bool) -> Result<Vec<Marking>> {
        rows!(self, Marking, MARKS, of.study, of.task, of.question, rejected)
    }

    /// When and in which batches a question of a task was answered in a language.
    pub async fn given_in(&mut self, of: AnswersTo<'_>, language: &Language, rejected: bool) -> Result<Vec<GivenIn>> {
        rows!(self, GivenIn, GIVEN, of.study, of.task, of.question, language, rejected)
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
        rows!(self, Skipped, SKIPPED, study, rejected)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::plan;

    /// Otherwise each question of each report reads all answers of all studies.
    #[tokio::test]
    async fn the_answers_to_a_question_are_found_by_it() {
        for (sql, parameters) in [(NUMBERS, 4), (WORDS, 4), (MARKS, 4), (GIVEN, 5)] {
            let plan = plan(sql, parameters).await;
            let wanted = "SEARCH n USING INDEX answer_task (study_id=? AND task_id=? AND question=?)";
            assert!(plan.iter().any(|step| step == wanted), "{sql}\n{plan:#?}");
            assert!(!plan.iter().any(|step| step.starts_with("SCAN")), "{sql}\n{plan:#?}");
        }
    }

    /// Otherwise each report reads all answers of the study to find that there is no reason among them.
    #[tokio::test]
    async fn reasons_are_found_without_reading_answers() {
        let plan = plan(SKIPPED, 2).await;
        assert!(plan.iter().any(|step| step.contains("INDEX answer_skipped (study_id=?)")), "{plan:#?}");
    }
}
