//! Queries of the accounts at providers through which studies recruit.

mod lease;

use serde::Serialize;
use shared::{ConnectionProblem, PersonId, Service, StudyId, Time};

use super::{row, rows, run};
use crate::{Result, Tx};

pub use lease::Asked;

/// The account at a provider through which a study recruits.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct ConnectionRow {
    pub study_id: StudyId,
    #[sqlx(rename = "provider")]
    pub service: Service,
    /// Encrypted.
    pub token: Vec<u8>,
    pub workspace: String,
    /// The e-mail address of the account.
    pub account: String,
    pub created_by: PersonId,
    pub created_at: Time,
    /// When the provider was last asked.
    pub checked_at: Time,
    /// When all submissions were last listed without a problem.
    pub listed_at: Option<Time>,
    pub problem: Option<ConnectionProblem>,
    /// When the provider is to be asked about submissions.
    pub next_poll_at: Time,
    /// How often in a row it could not be asked.
    pub failures: i64,
}

impl std::fmt::Debug for ConnectionRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ConnectionRow").field("study_id", &self.study_id).finish_non_exhaustive()
    }
}

/// The account of a study with the study's title.
#[derive(sqlx::FromRow)]
struct OfStudy {
    title: String,
    #[sqlx(flatten)]
    row: ConnectionRow,
}

/// An account with which a person connected a study, without its token.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct ConnectionData {
    pub study: StudyId,
    pub provider: Service,
    pub account: String,
    pub workspace: String,
    pub connected_at: Time,
}

impl Tx {
    /// The accounts with which a person connected studies.
    pub async fn connection_data(&mut self, person: PersonId) -> Result<Vec<ConnectionData>> {
        rows!(
            self,
            ConnectionData,
            "select study_id as study, provider, account, workspace, created_at as connected_at
               from connection
              where created_by = $1
              order by created_at, study_id",
            person
        )
    }

    /// The account through which a study recruits at a provider.
    pub async fn connection(&mut self, study: StudyId, provider: Service) -> Result<Option<ConnectionRow>> {
        row!(
            self,
            ConnectionRow,
            "select study_id, provider, token, workspace, account, created_by, created_at, checked_at, listed_at, problem,
                    next_poll_at, failures
               from connection
              where study_id = $1 and provider = $2",
            study,
            provider
        )
    }

    /// The accounts of all studies, with the titles of the studies.
    pub async fn all_connections(&mut self) -> Result<Vec<(String, ConnectionRow)>> {
        let found = rows!(
            self,
            OfStudy,
            "select s.title, c.study_id, c.provider, c.token, c.workspace, c.account, c.created_by, c.created_at, c.checked_at,
                    c.listed_at, c.problem, c.next_poll_at, c.failures
               from connection c
               join study s on s.id = c.study_id
              order by c.study_id, c.provider"
        )?;
        Ok(found.into_iter().map(|OfStudy { title, row }| (title, row)).collect())
    }

    /// Stores the account through which a study recruits, instead of an older one.
    pub async fn set_connection(&mut self, new: &ConnectionRow) -> Result<()> {
        run!(
            self,
            "insert into connection (study_id, provider, token, workspace, account, created_by, created_at, checked_at, problem,
                                     next_poll_at, failures)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
             on conflict (study_id, provider) do update
                set token = $3,
                    workspace = $4,
                    account = $5,
                    created_by = $6,
                    created_at = $7,
                    checked_at = $8,
                    listed_at = null,
                    problem = $9,
                    next_poll_at = $10,
                    failures = $11,
                    holder = null,
                    lease_until = null",
            new.study_id,
            new.service,
            new.token.as_slice(),
            new.workspace.as_str(),
            new.account.as_str(),
            new.created_by,
            new.created_at,
            new.checked_at,
            new.problem,
            new.next_poll_at,
            new.failures
        )?;
        Ok(())
    }

    /// Removes the account of a study; whether there was one.
    pub async fn drop_connection(&mut self, study: StudyId, provider: Service) -> Result<bool> {
        Ok(run!(self, "delete from connection where study_id = $1 and provider = $2", study, provider)? > 0)
    }
}
