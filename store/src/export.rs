//! Queries of exports: one row at a time from the database's cursor, in an order an index gives.

mod decided;
mod items;
mod people;
mod texts;
mod work;

use std::pin::pin;

use direct::{Row, RowError};
use futures::{FutureExt as _, TryStreamExt as _};
use serde::{Deserialize, Serialize};
use shared::{PersonId, Role, StudyId, SystemId, WorkerId};
use sqlx::{FromRow, postgres::PgRow, sqlite::SqliteRow};

use super::{on, row, rows};
use crate::{Result, Tx, read_here::blob};

pub use decided::AdjudicationLine;
pub use items::ItemLine;
pub use people::{EventLine, PaymentLine, QualificationLine, ReviewLine, WorkerLine};
pub use texts::{OutputLine, SourceLine, SystemLine, TaskLine};
pub use work::{AnswerLine, AssignmentLine};

/// How many lines each file has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Counts {
    /// Lines of `sources`.
    pub sources: i64,
    /// Lines of `systems`.
    pub systems: i64,
    /// Lines of `outputs`.
    pub outputs: i64,
    /// Lines of `tasks`.
    pub tasks: i64,
    /// Lines of `items`.
    pub items: i64,
    /// Lines of `assignments`.
    pub assignments: i64,
    /// Lines of `answers`.
    pub answers: i64,
    /// Lines of `adjudications`.
    pub adjudications: i64,
    /// Lines of `workers`.
    pub workers: i64,
    /// Lines of `qualifications`.
    pub qualifications: i64,
    /// Lines of `reviews`.
    pub reviews: i64,
    /// Lines of `payments`.
    pub payments: i64,
    /// Lines of `events`.
    pub events: i64,
}

/// The numbers of lines that take long to count: those of texts, of what is shown, and of answers.
#[expect(missing_docs, reason = "they are those of Counts")]
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    sqlx::FromRow,
)]
pub struct Volumes {
    pub sources: i64,
    pub outputs: i64,
    pub items: i64,
    pub answers: i64,
}

/// Reads a row of SQLite on the calling thread.
pub type ReadHere<L> = fn(&Row<'_>) -> Result<L, RowError>;

/// A row of an exported file.
pub trait Exported: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {
    /// The query; its one parameter is the study.
    const SQL: &'static str;

    /// How a row of SQLite is read on the calling thread, for lines of which there may be millions.
    const READ: Option<ReadHere<Self>> = None;
}

/// What takes rows one at a time.
pub trait Sink<Row> {
    /// Takes the next row. An error ends the reading.
    fn take(&mut self, row: Row) -> impl Future<Output = Result<()>> + Send;
}

impl Tx {
    /// Hands all rows of one file to `sink`, one at a time.
    ///
    /// # Errors
    /// The database cannot be read, or those of the sink.
    pub async fn each_exported<L: Exported>(&mut self, study: StudyId, sink: &mut (impl Sink<L> + Send)) -> Result<()> {
        if let (Self::Sqlite(held), Some(read), Some(runtime)) = (&mut *self, L::READ, direct::runtime_to_wait_for()) {
            let take = |row: &Row<'_>| {
                let mut taking = pin!(sink.take(read(row)?));
                // Most rows are only added to those of a piece.
                taking.as_mut().now_or_never().unwrap_or_else(|| runtime.block_on(taking))
            };
            return direct::each(held.connection()?, L::SQL, vec![blob(study.0)], take).await;
        }
        let prepares = self.prepares();
        on!(self, |DB, c| {
            let mut found = sqlx::query_as::<DB, L>(L::SQL).bind(study).persistent(prepares).fetch(c);
            while let Some(row) = found.try_next().await? {
                sink.take(row).await?;
            }
        });
        Ok(())
    }

    /// How many lines the large files have. Nothing else than the data that reports read decides about it.
    // What the few removed workers leave is subtracted: looking up the worker of each of a million answers takes seconds.
    pub async fn export_volumes(&mut self, study: StudyId) -> Result<Volumes> {
        let counted = row!(
            self,
            Volumes,
            "select (select count(*) from source where study_id = $1) as sources,
                    (select count(*) from output where study_id = $1)
                    - (select count(*)
                         from worker w
                         join output o on o.author_id = w.id
                        where w.study_id = $1 and w.removed_at is not null) as outputs,
                    (select count(*)
                       from hit h
                       join hit_item i on i.hit_id = h.id
                       left join hit_item_output s on s.item_id = i.id
                      where h.study_id = $1) as items,
                    (select count(*) from answer where study_id = $1)
                    - (select count(*)
                         from worker w
                         join answer n on n.worker_id = w.id
                        where w.study_id = $1 and w.removed_at is not null) as answers",
            study
        )?;
        Ok(counted.unwrap_or_default())
    }

    /// How many lines each file has, given those of the large ones.
    pub async fn export_counts(&mut self, study: StudyId, large: Volumes) -> Result<Counts> {
        let counted = row!(
            self,
            Counts,
            "select cast($2 as bigint) as sources,
                    (select count(*) from system where study_id = $1) as systems,
                    cast($3 as bigint) as outputs,
                    (select count(*) from task_version v join task t on t.id = v.task_id where t.study_id = $1) as tasks,
                    cast($4 as bigint) as items,
                    (select count(*) from assignment where study_id = $1) as assignments,
                    cast($5 as bigint) as answers,
                    (select count(*) from adjudication where study_id = $1) as adjudications,
                    (select count(*) from worker where study_id = $1) as workers,
                    (select count(*) from qualification where study_id = $1) as qualifications,
                    (select count(*)
                       from review r
                      where r.study_id = $1
                        and not exists (select 1 from worker w where w.id = r.worker_id and w.removed_at is not null)) as reviews,
                    (select count(*) from payment where study_id = $1) as payments,
                    (select count(*) from event where study_id = $1) as events",
            study,
            large.sources,
            large.outputs,
            large.items,
            large.answers
        )?;
        Ok(counted.unwrap_or_default())
    }

    /// The people who work in a study, with their numbers.
    pub async fn worker_numbers(&mut self, study: StudyId) -> Result<Vec<(WorkerId, PersonId, i64)>> {
        rows!(
            self,
            (WorkerId, PersonId, i64),
            "select id, person_id, number from worker where study_id = $1 order by number",
            study
        )
    }

    /// The members of a study in the order in which they joined.
    pub async fn members_by_age(&mut self, study: StudyId) -> Result<Vec<(PersonId, Role)>> {
        rows!(
            self,
            (PersonId, Role),
            "select person_id, role from member where study_id = $1 order by created_at, person_id, role",
            study
        )
    }

    /// The names of a study's systems.
    pub async fn system_names(&mut self, study: StudyId) -> Result<Vec<(SystemId, String)>> {
        rows!(self, (SystemId, String), "select id, name from system where study_id = $1 order by name", study)
    }
}
