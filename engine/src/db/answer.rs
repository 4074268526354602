//! Queries of answers and of the outputs that rewrites become.

use shared::{AnswerId, AssignmentId, HitItemId, OutputId, SourceId, StudyId, SystemId, Time, WorkerId};

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// One value to be stored.
#[derive(Clone, Debug)]
pub(crate) struct NewRow {
    pub id: AnswerId,
    pub assignment: AssignmentId,
    pub item: HitItemId,
    pub output: Option<OutputId>,
    pub question: String,
    pub number: Option<i64>,
    pub text: Option<String>,
    pub at: Time,
}

/// A rewrite that becomes an output.
#[derive(Clone, Debug)]
pub(crate) struct NewRewrite {
    pub id: OutputId,
    pub study: StudyId,
    pub item: HitItemId,
    pub system: SystemId,
    pub author: WorkerId,
    pub text: String,
    pub at: Time,
}

impl Tx {
    /// Stores one value; study, task, version, worker and source come from its assignment and item.
    pub(crate) async fn add_answer(&mut self, new: &NewRow) -> Result<()> {
        run!(
            self,
            "insert into answer (id, study_id, task_id, version_id, assignment_id, worker_id, item_id, source_id, output_id, question,
                                 number, text, created_at)
             select $1, a.study_id, a.task_id, a.version_id, a.id, a.worker_id, i.id, i.source_id, $4, $5, $6, $7, $8
               from assignment a
               join hit_item i on i.hit_id = a.hit_id
              where a.id = $2 and i.id = $3",
            new.id,
            new.assignment,
            new.item,
            new.output,
            new.question.as_str(),
            new.number,
            new.text.as_deref(),
            new.at
        )?;
        Ok(())
    }

    /// Stores a rewrite as an output of the system of human rewrites.
    pub(crate) async fn add_rewrite(&mut self, new: &NewRewrite) -> Result<()> {
        run!(
            self,
            "insert into output (id, study_id, source_id, system_id, text, author_id, created_at)
             select $1, $2, i.source_id, $4, $5, $6, $7
               from hit_item i
              where i.id = $3",
            new.id,
            new.study,
            new.item,
            new.system,
            new.text.as_str(),
            new.author,
            new.at
        )?;
        Ok(())
    }

    /// The system `human` of a study, made if it is not there yet.
    pub(crate) async fn human_system(&mut self, new: SystemId, study: StudyId) -> Result<SystemId> {
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

    /// The source of an item.
    pub(crate) async fn source_of(&mut self, item: HitItemId) -> Result<Option<SourceId>> {
        scalar!(self, SourceId, "select source_id from hit_item where id = $1", item)
    }

    /// What others have written for the same source, and what this worker has written for other sources of the study.
    pub(crate) async fn rival_texts(
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
              where study_id = $1 and source_id = $2 and worker_id <> $3 and text is not null
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
              where worker_id = $1 and source_id <> $2 and text is not null
              order by id desc
              limit $3",
            worker,
            source,
            limit
        )?;
        Ok(others.into_iter().map(|(text,)| (text, false)).chain(own.into_iter().map(|(text,)| (text, true))).collect())
    }

    /// The definition of a version and the settings of its study.
    pub(crate) async fn frozen(&mut self, version: shared::TaskVersionId) -> Result<Option<Frozen>> {
        row!(
            self,
            Frozen,
            "select v.definition, s.settings
               from task_version v
               join task t on t.id = v.task_id
               join study s on s.id = t.study_id
              where v.id = $1",
            version
        )
    }
}

/// A task version with the settings of its study.
#[derive(Clone, Debug, sqlx::FromRow)]
pub(crate) struct Frozen {
    /// The definition.
    #[sqlx(json)]
    pub definition: shared::Definition,
    /// The study's settings.
    #[sqlx(json)]
    pub settings: shared::Settings,
}
