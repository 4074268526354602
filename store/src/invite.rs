//! Queries about join links and what they lead to.

use serde::Serialize;
use shared::{Language, PersonId, Role, Settings, StudyId, StudyState, Time, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

/// A join link as the study's manager sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JoinLink {
    /// Names the link, to end it. It is the hash of the link's secret, which is not stored.
    pub id: String,
    /// The study.
    pub study_id: StudyId,
    /// The role that a person gets who opens it.
    pub role: Role,
    /// The language workers get; absent, they choose.
    pub language: Option<Language>,
    /// When it ends.
    pub expires_at: Option<Time>,
    /// How many more people may use it; absent, any number.
    pub uses_left: Option<i64>,
    /// How many accounts one network address may make by it; absent, any number.
    pub address_limit: Option<i64>,
    /// When it was made.
    pub created_at: Time,
}

/// A join link with what joining needs to know of its study.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Debug, sqlx::FromRow)]
pub struct Open {
    pub id: String,
    pub study_id: StudyId,
    pub role: Role,
    pub language: Option<Language>,
    pub expires_at: Option<Time>,
    pub uses_left: Option<i64>,
    pub title: String,
    pub state: StudyState,
    #[sqlx(json)]
    pub languages: Vec<Language>,
    #[sqlx(json)]
    pub settings: Settings,
}

impl Tx {
    /// The languages of a study.
    pub async fn study_languages(&mut self, study: StudyId) -> Result<Vec<Language>> {
        let found = scalar!(self, Json<Vec<Language>>, "select languages from study where id = $1", study)?;
        Ok(found.map(|json| json.0).unwrap_or_default())
    }

    /// Stores a join link.
    pub async fn add_join_link(&mut self, link: &JoinLink, by: PersonId) -> Result<()> {
        run!(
            self,
            "insert into join_link (hash, study_id, role, language, expires_at, uses_left, created_by, created_at, address_limit)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            link.id.as_str(),
            link.study_id,
            link.role,
            link.language.clone(),
            link.expires_at,
            link.uses_left,
            by,
            link.created_at,
            link.address_limit
        )?;
        Ok(())
    }

    /// The join links of a study, newest first.
    pub async fn join_links(&mut self, study: StudyId) -> Result<Vec<JoinLink>> {
        rows!(
            self,
            JoinLink,
            "select hash as id, study_id, role, language, expires_at, uses_left, address_limit, created_at
               from join_link
              where study_id = $1
              order by created_at desc, hash",
            study
        )
    }

    /// Removes a join link of this study and what was counted for it; whether there was one.
    pub async fn remove_join_link(&mut self, study: StudyId, hash: &str) -> Result<bool> {
        let removed = run!(self, "delete from join_link where study_id = $1 and hash = $2", study, hash)? == 1;
        if removed {
            run!(self, "delete from join_count where link = $1", hash)?;
        }
        Ok(removed)
    }

    /// Counts an account made by a link from a network address; `false` if the link takes no more from there.
    pub async fn count_join(&mut self, link: &str, address: &str) -> Result<bool> {
        let within = scalar!(
            self,
            i64,
            "insert into join_count (link, address, accounts)
             values ($1, $2, 1)
             on conflict (link, address) do update set accounts = join_count.accounts + 1
             returning accounts",
            link,
            address
        )?;
        let limit = scalar!(self, Option<i64>, "select address_limit from join_link where hash = $1", link)?.flatten();
        Ok(limit.is_none_or(|limit| within.is_some_and(|n| n <= limit)))
    }

    /// A join link with what joining needs to know of its study.
    pub async fn open_link(&mut self, hash: &str) -> Result<Option<Open>> {
        row!(
            self,
            Open,
            "select link.hash as id, link.study_id, link.role, link.language, link.expires_at, link.uses_left,
                    study.title, study.state, study.languages, study.settings
               from join_link link
               join study on study.id = link.study_id
              where link.hash = $1",
            hash
        )
    }

    /// Uses a join link once; `false` if nothing is left of it.
    pub async fn use_join_link(&mut self, hash: &str) -> Result<bool> {
        let used = run!(
            self,
            "update join_link
                set uses_left = uses_left - 1
              where hash = $1 and (uses_left is null or uses_left > 0)",
            hash
        )?;
        Ok(used == 1)
    }

    /// Whether a person has this role in a study, not only because of a group.
    pub async fn has_role(&mut self, study: StudyId, person: PersonId, role: Role) -> Result<bool> {
        if role == Role::Worker {
            return Ok(self.worker_of(study, person).await?.is_some());
        }
        let sql = "select cast(1 as bigint) from member where study_id = $1 and person_id = $2 and role = $3 and from_group = ''";
        Ok(scalar!(self, i64, sql, study, person, role)?.is_some())
    }

    /// Makes a person a worker of a study, with the next number.
    pub async fn add_worker(
        &mut self,
        id: WorkerId,
        study: StudyId,
        person: PersonId,
        language: &Language,
        now: Time,
    ) -> Result<()> {
        run!(
            self,
            "insert into worker (id, study_id, person_id, number, language, created_at)
             select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5
               from worker
              where study_id = $2",
            id,
            study,
            person,
            language.clone(),
            now
        )?;
        Ok(())
    }
}
