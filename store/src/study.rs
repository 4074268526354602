//! Queries of studies and of what they hold.

use serde::Serialize;
use shared::{Language, PersonId, Role, Settings, Study, StudyId, StudyState};
use sqlx::types::Json;

use super::{row, rows, run};
use crate::{Result, Tx};

/// What a study holds, counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Holding {
    /// Roles held by its members.
    pub members: i64,
    /// People who work in it.
    pub workers: i64,
    /// Texts to work on.
    pub sources: i64,
    /// Texts made from them.
    pub outputs: i64,
    /// Tasks in any state.
    pub tasks: i64,
    /// Tasks with a published version.
    pub live_tasks: i64,
    /// Batches.
    pub batches: i64,
    /// Hits of all batches.
    pub hits: i64,
    /// Rules of gates.
    pub gates: i64,
    /// Join links for workers.
    pub worker_links: i64,
    /// Lines of the ledger.
    pub payments: i64,
}

impl Tx {
    /// A study.
    pub async fn study(&mut self, id: StudyId) -> Result<Option<Study>> {
        row!(
            self,
            Study,
            "select id, title, state, languages, settings, seed, created_at
               from study
              where id = $1",
            id
        )
    }

    /// The studies a person is a member of, or all of them; the newest first.
    pub async fn studies(&mut self, person: PersonId, all: bool) -> Result<Vec<Study>> {
        rows!(
            self,
            Study,
            "select s.id, s.title, s.state, s.languages, s.settings, s.seed, s.created_at
               from study s
              where $2 or exists (select 1 from member m where m.study_id = s.id and m.person_id = $1)
              order by s.created_at desc, s.id desc",
            person,
            all
        )
    }

    /// The studies of a person with what they are there.
    pub async fn roles_everywhere(&mut self, person: PersonId) -> Result<Vec<(StudyId, Role)>> {
        rows!(
            self,
            (StudyId, Role),
            "select study_id, role
               from member
              where person_id = $1
              order by role",
            person
        )
    }

    /// Adds a study.
    pub async fn add_study(&mut self, new: &Study) -> Result<()> {
        run!(
            self,
            "insert into study (id, title, state, languages, settings, seed, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
            new.id,
            new.title.as_str(),
            new.state,
            Json(&new.languages),
            Json(&new.settings),
            new.seed,
            new.created_at
        )?;
        Ok(())
    }

    /// Sets title, languages and settings of a study.
    pub async fn set_study(
        &mut self,
        id: StudyId,
        title: &str,
        languages: &[Language],
        settings: &Settings,
    ) -> Result<()> {
        run!(
            self,
            "update study
                set title = $2,
                    languages = $3,
                    settings = $4
              where id = $1",
            id,
            title,
            Json(languages),
            Json(settings)
        )?;
        Ok(())
    }

    /// Moves a study from one state to another; whether it was in the first.
    pub async fn move_study(&mut self, id: StudyId, from: StudyState, to: StudyState) -> Result<bool> {
        let touched = run!(
            self,
            "update study
                set state = $3
              where id = $1 and state = $2",
            id,
            from,
            to
        )?;
        Ok(touched == 1)
    }

    /// What a study holds, counted.
    pub async fn holding(&mut self, study: StudyId) -> Result<Holding> {
        let found = row!(
            self,
            Holding,
            "select (select count(*) from member where study_id = $1) as members,
                    (select count(*) from worker where study_id = $1) as workers,
                    (select count(*) from source where study_id = $1) as sources,
                    (select count(*) from output where study_id = $1) as outputs,
                    (select count(*) from task where study_id = $1) as tasks,
                    (select count(*)
                       from task t
                       join task_version v on v.task_id = t.id
                      where t.study_id = $1 and v.state = 'live') as live_tasks,
                    (select count(*) from batch where study_id = $1) as batches,
                    (select count(*) from hit where study_id = $1) as hits,
                    (select count(*) from gate where study_id = $1) as gates,
                    (select count(*) from join_link where study_id = $1 and role = 'worker')
                    + (select count(*) from entrance where study_id = $1) as worker_links,
                    (select count(*) from payment where study_id = $1) as payments",
            study
        )?;
        Ok(found.unwrap_or_default())
    }

    /// The languages that sources, workers or hits of a study are in.
    pub async fn languages_in_use(&mut self, study: StudyId) -> Result<Vec<Language>> {
        let found = rows!(
            self,
            (Language,),
            "select language from source where study_id = $1
              union
             select language from worker where study_id = $1",
            study
        )?;
        Ok(found.into_iter().map(|(language,)| language).collect())
    }
}
