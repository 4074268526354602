//! Queries of what providers say about submissions, as it was when they were last asked.

use serde::Serialize;
use shared::{EntranceId, Service, StudyId, Time, WorkerId};

use super::{rows, run};
use crate::{Result, Tx};

/// Empties what providers have said about a worker. The id of the submission stays: it keeps the next list from bringing the
/// rest back.
pub(super) const ERASE: &str = "update provider_submission
                                   set participant = '',
                                       code = null,
                                       started_at = null,
                                       completed_at = null,
                                       return_requested_at = null
                                 where participant <> ''
                                   and exists (select 1
                                                 from identity i
                                                where i.worker_id = $1
                                                  and i.study_id = provider_submission.study_id
                                                  and i.provider = provider_submission.provider
                                                  and i.participant = provider_submission.participant)";

/// A submission as its provider shows it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, PartialEq, Eq, sqlx::FromRow)]
pub struct ProviderSubmissionRow {
    pub study_id: StudyId,
    pub provider: Service,
    /// The provider's id of it.
    pub submission: String,
    /// An entrance that leads to the study of which it is one.
    pub entrance_id: EntranceId,
    /// The provider's id of the study; empty if it was not listed since this is stored.
    pub provider_study: String,
    /// The provider's id of the participant; empty once their personal data was erased.
    pub participant: String,
    /// The provider's word for its state.
    pub status: String,
    /// The completion code that was entered.
    pub code: Option<String>,
    pub started_at: Option<Time>,
    pub completed_at: Option<Time>,
    /// When the participant was asked to return it.
    pub return_requested_at: Option<Time>,
    /// When it was seen first.
    pub seen_at: Time,
    /// When something about it was last seen to change.
    pub changed_at: Time,
}

/// What a provider says about a worker.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct ProviderSubmissionData {
    pub provider: Service,
    pub submission: String,
    pub status: String,
    pub completion_code: Option<String>,
    pub started_at: Option<Time>,
    pub completed_at: Option<Time>,
    pub return_requested_at: Option<Time>,
}

impl Tx {
    /// What providers say about a worker.
    pub async fn provider_submission_data(&mut self, worker: WorkerId) -> Result<Vec<ProviderSubmissionData>> {
        rows!(
            self,
            ProviderSubmissionData,
            "select s.provider, s.submission, s.status, s.code as completion_code, s.started_at, s.completed_at,
                    s.return_requested_at
               from identity i
               join provider_submission s
                 on s.study_id = i.study_id and s.provider = i.provider and s.participant = i.participant
              where i.worker_id = $1
              order by s.seen_at, s.submission",
            worker
        )
    }

    /// What a provider says about the submissions of a study, in the order of their ids.
    pub async fn provider_submissions(
        &mut self,
        study: StudyId,
        provider: Service,
    ) -> Result<Vec<ProviderSubmissionRow>> {
        rows!(
            self,
            ProviderSubmissionRow,
            "select study_id, provider, submission, entrance_id, provider_study, participant, status, code, started_at, completed_at,
                    return_requested_at, seen_at, changed_at
               from provider_submission
              where study_id = $1 and provider = $2
              order by submission",
            study,
            provider
        )
    }

    /// Stores a submission. What was erased of its participant stays erased.
    pub async fn put_provider_submission(&mut self, new: &ProviderSubmissionRow) -> Result<()> {
        run!(
            self,
            "insert into provider_submission
                    (study_id, provider, submission, entrance_id, participant, status, code, started_at, completed_at,
                     return_requested_at, seen_at, changed_at, provider_study)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
             on conflict (study_id, provider, submission) do update
                set entrance_id = $4,
                    participant = $5,
                    status = $6,
                    code = $7,
                    started_at = $8,
                    completed_at = $9,
                    return_requested_at = $10,
                    changed_at = $12,
                    provider_study = $13
              where provider_submission.participant <> ''",
            new.study_id,
            new.provider,
            new.submission.as_str(),
            new.entrance_id,
            new.participant.as_str(),
            new.status.as_str(),
            new.code.as_deref(),
            new.started_at,
            new.completed_at,
            new.return_requested_at,
            new.seen_at,
            new.changed_at,
            new.provider_study.as_str()
        )?;
        Ok(())
    }

    /// Removes what a provider has said about a study. The ids of submissions whose participants were erased stay, so that no
    /// later list brings them back.
    pub async fn drop_provider_submissions(&mut self, study: StudyId, provider: Service) -> Result<()> {
        let said = "delete from provider_submission where study_id = $1 and provider = $2 and participant <> ''";
        run!(self, said, study, provider)?;
        Ok(())
    }

    /// The worker of a study with this id at a provider.
    pub async fn worker_known_as(
        &mut self,
        study: StudyId,
        provider: Service,
        participant: &str,
    ) -> Result<Option<WorkerId>> {
        let found = rows!(
            self,
            (WorkerId,),
            "select worker_id from identity where study_id = $1 and provider = $2 and participant = $3",
            study,
            provider,
            participant
        )?;
        Ok(found.first().map(|(worker,)| *worker))
    }
}
