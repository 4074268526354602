//! Typed identifiers: the id of a study cannot be passed where that of a task is expected.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "stored", derive(borsh::BorshSerialize, borsh::BorshDeserialize))]
        #[serde(transparent)]
        #[cfg_attr(feature = "sql", derive(sqlx::Type), sqlx(transparent))]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub struct $name(pub Uuid);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = crate::Problem;

            /// A malformed id identifies nothing, so the error is `NotFound`, as for any other unknown id.
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Uuid::parse_str(text).map(Self).map_err(|_| crate::Problem::NotFound)
            }
        }

        impl From<Uuid> for $name {
            fn from(id: Uuid) -> Self {
                Self(id)
            }
        }
    )+};
}

ids! {
    /// A person with an account.
    PersonId,
    /// A study.
    StudyId,
    /// A person as a worker of one study.
    WorkerId,
    /// A text to work on.
    SourceId,
    /// A system: the author of an output.
    SystemId,
    /// A text made from a source by a system.
    OutputId,
    /// A task.
    TaskId,
    /// An item with a known answer.
    KnownId,
    /// A message about a hit.
    MessageId,
    /// A version of a task, frozen or draft.
    TaskVersionId,
    /// A batch of hits.
    BatchId,
    /// A hit: the unit of work that a worker gets.
    HitId,
    /// An item of a hit: one source, or a set of outputs.
    HitItemId,
    /// An assignment: one worker on one hit.
    AssignmentId,
    /// An answer: one typed value.
    AnswerId,
    /// An adjudication: a decision about an item on which raters differ.
    AdjudicationId,
    /// A decision about a rewrite after it was written.
    OutputDecisionId,
    /// A decision about a gate.
    QualificationId,
    /// A reviewer's judgement.
    ReviewId,
    /// An entry of the ledger.
    PaymentId,
    /// A payout: entries of the ledger that are sent together.
    PayOutId,
    /// A round of bonuses.
    BonusRoundId,
    /// An entry of the audit log.
    EventId,
    /// A background job.
    JobId,
    /// An e-mail.
    MailId,
    /// A process that runs jobs.
    ProcessId,
    /// A training of a model.
    TrainingId,
    /// A picture that instructions show.
    PictureId,
    /// An entrance: a link by which people come into a study without an account.
    EntranceId,
    /// Somebody whom researchers invite by a link of their own.
    InviteeId,
    /// A worker at an entrance.
    ParticipationId,
    /// A file that waits for its columns to be mapped.
    UploadId,
    /// An import whose rows are being written.
    ImportId,
    /// A token for the REST interface.
    TokenId,
    /// The receipt of an erasure.
    ErasureId,
    /// The client's id for one submission; it makes a replay harmless.
    SubmissionId,
}
