//! Queries of answers and of the outputs that rewrites become.

use shared::{AnswerId, Definition, HitItemId, OutputId, SourceId, StudyId, SystemId, TaskVersionId, Time, WorkerId};
use sqlx::types::Json;

use super::{assignment::AssignmentRow, many::many, rows, run, scalar};
use crate::{Result, Tx};

/// One value to be stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewAnswerRow {
    pub id: AnswerId,
    pub item: HitItemId,
    pub source: SourceId,
    pub output: Option<OutputId>,
    pub question: String,
    pub number: Option<i64>,
    /// How many digits of the number follow the decimal point.
    pub places: i64,
    pub text: Option<String>,
    /// Why the question could not be answered.
    pub skipped: Option<String>,
}

/// A rewrite that becomes an output.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewRewrite {
    pub id: OutputId,
    pub source: SourceId,
    pub system: SystemId,
    pub text: String,
}

impl Tx {
    /// Stores the values of an assignment.
    pub async fn add_answers(&mut self, of: &AssignmentRow, rows: &[NewAnswerRow], at: Time) -> Result<()> {
        many!(
            self,
            "insert into answer (id, study_id, task_id, version_id, assignment_id, worker_id, item_id, source_id, output_id, question,
                                 number, places, text, skipped, created_at) ",
            rows,
            |values, row| {
                values
                    .push_bind(row.id)
                    .push_bind(of.study_id)
                    .push_bind(of.task_id)
                    .push_bind(of.version_id)
                    .push_bind(of.id)
                    .push_bind(of.worker_id)
                    .push_bind(row.item)
                    .push_bind(row.source)
                    .push_bind(row.output)
                    .push_bind(&row.question)
                    .push_bind(row.number)
                    .push_bind(row.places)
                    .push_bind(&row.text)
                    .push_bind(&row.skipped)
                    .push_bind(at);
            }
        )
    }

    /// Stores the rewrites of an assignment as outputs of the system of human rewrites.
    pub async fn add_rewrites(&mut self, of: &AssignmentRow, rows: &[NewRewrite], at: Time) -> Result<()> {
        many!(
            self,
            "insert into output (id, study_id, source_id, system_id, text, author_id, created_at) ",
            rows,
            |values, row| {
                values
                    .push_bind(row.id)
                    .push_bind(of.study_id)
                    .push_bind(row.source)
                    .push_bind(row.system)
                    .push_bind(&row.text)
                    .push_bind(of.worker_id)
                    .push_bind(at);
            }
        )
    }

    /// The system `human` of a study, made if it is not there yet.
    pub async fn human_system(&mut self, new: SystemId, study: StudyId) -> Result<SystemId> {
        run!(
            self,
            "insert into system (id, study_id, name, kind)
             values ($1, $2, 'human', 'human')
             on conflict (study_id, name) do nothing",
            new,
            study
        )?;
        let found = scalar!(self, SystemId, "select id from system where study_id = $1 and kind = 'human'", study)?;
        found.ok_or_else(|| {
            crate::Error::Unexpected("the study has a system named human that is of another kind".to_owned())
        })
    }

    /// What others have written for the same source, and what this worker has written for other sources of the study.
    pub async fn rival_texts(
        &mut self,
        study: StudyId,
        source: SourceId,
        worker: WorkerId,
        limit: i64,
    ) -> Result<Vec<(String, bool)>> {
        let others = rows!(
            self,
            (String,),
            "select text
               from answer
              where study_id = $1 and source_id = $2 and worker_id <> $3 and text is not null and skipped is null
              order by id desc
              limit $4",
            study,
            source,
            worker,
            limit
        )?;
        let own = rows!(
            self,
            (String,),
            "select text
               from answer
              where worker_id = $1 and source_id <> $2 and text is not null and skipped is null
              order by id desc
              limit $3",
            worker,
            source,
            limit
        )?;
        Ok(others.into_iter().map(|(text,)| (text, false)).chain(own.into_iter().map(|(text,)| (text, true))).collect())
    }

    /// The definition that a published version froze.
    pub async fn frozen(&mut self, version: TaskVersionId) -> Result<Option<Definition>> {
        let sql = "select definition from task_version where id = $1 and state <> 'draft'";
        Ok(scalar!(self, Json<Definition>, sql, version)?.map(|Json(definition)| definition))
    }
}
