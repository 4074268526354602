//! Queries of the accounts at providers through which studies recruit.

use shared::{ConnectionProblem, PersonId, Provider, StudyId, Time};

use super::{row, run};
use crate::{Result, Tx};

/// The account at a provider through which a study recruits.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct ConnectionRow {
    pub study_id: StudyId,
    pub provider: Provider,
    /// Encrypted.
    pub token: Vec<u8>,
    pub workspace: String,
    /// The e-mail address of the account.
    pub account: String,
    pub created_by: PersonId,
    pub created_at: Time,
    pub checked_at: Time,
    pub problem: Option<ConnectionProblem>,
}

impl std::fmt::Debug for ConnectionRow {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ConnectionRow").field("study_id", &self.study_id).finish_non_exhaustive()
    }
}

impl Tx {
    /// The account through which a study recruits at a provider.
    pub async fn connection(&mut self, study: StudyId, provider: Provider) -> Result<Option<ConnectionRow>> {
        row!(
            self,
            ConnectionRow,
            "select study_id, provider, token, workspace, account, created_by, created_at, checked_at, problem
               from connection
              where study_id = $1 and provider = $2",
            study,
            provider
        )
    }

    /// Stores the account through which a study recruits, instead of an older one.
    pub async fn set_connection(&mut self, new: &ConnectionRow) -> Result<()> {
        run!(
            self,
            "insert into connection (study_id, provider, token, workspace, account, created_by, created_at, checked_at, problem)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (study_id, provider) do update
                set token = $3,
                    workspace = $4,
                    account = $5,
                    created_by = $6,
                    created_at = $7,
                    checked_at = $8,
                    problem = $9",
            new.study_id,
            new.provider,
            new.token.as_slice(),
            new.workspace.as_str(),
            new.account.as_str(),
            new.created_by,
            new.created_at,
            new.checked_at,
            new.problem
        )?;
        Ok(())
    }

    /// Removes the account of a study; whether there was one.
    pub async fn drop_connection(&mut self, study: StudyId, provider: Provider) -> Result<bool> {
        Ok(run!(self, "delete from connection where study_id = $1 and provider = $2", study, provider)? > 0)
    }
}
