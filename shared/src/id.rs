//! Typed identifiers: a study's id cannot be passed where a task's is wanted.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
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

            /// A malformed id names nothing, so it is `NotFound` like any other unknown id.
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
    /// A person at work in one study.
    WorkerId,
    /// A text to work on.
    SourceId,
    /// Who made an output.
    SystemId,
    /// A text made from a source by a system.
    OutputId,
    /// A task.
    TaskId,
    /// An item with a known answer.
    KnownId,
    /// A message about a hit.
    MessageId,
    /// One frozen or draft version of a task.
    TaskVersionId,
    /// A batch of hits.
    BatchId,
    /// What is handed out.
    HitId,
    /// One source or set of outputs inside a hit.
    HitItemId,
    /// One worker on one hit.
    AssignmentId,
    /// One typed value.
    AnswerId,
    /// A decision where people differ.
    AdjudicationId,
    /// A decision about a rewrite.
    OutputDecisionId,
    /// A gate decision.
    QualificationId,
    /// A judgement by a reviewer.
    ReviewId,
    /// A line of the ledger.
    PaymentId,
    /// An entry of the audit trail.
    EventId,
    /// Work that goes on by itself.
    JobId,
    /// A process that carries out jobs.
    ProcessId,
    /// A training of a model.
    TrainingId,
    /// A file that waits for its columns to be mapped.
    UploadId,
    /// An import whose rows are on their way.
    ImportId,
    /// A token for the REST interface.
    TokenId,
    /// The receipt of an erasure.
    ErasureId,
    /// The client's name for one submission; makes a replay harmless.
    SubmissionId,
}
