//! Ids that follow from the study and the names in the file, so that the same file gives the same rows.

use sha2::{Digest as _, Sha256};
use shared::{StudyId, Time};
use uuid::Uuid;

/// Makes the ids of one study.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ids {
    study: StudyId,
    millis: u64,
}

impl Ids {
    /// Those of a study that was created at this time.
    pub(super) fn of(study: StudyId, created_at: Time) -> Self {
        Self { study, millis: u64::try_from(created_at.0 / 1_000).unwrap_or_default() }
    }

    /// The id of what has these names. It has the time of the study in front, as all ids have a time, and 74 bits of a
    /// hash.
    pub(super) fn id<T: From<Uuid>>(&self, kind: &str, names: &[&str]) -> T {
        let mut hash = Sha256::new();
        hash.update(self.study.0.as_bytes());
        hash.update(kind.as_bytes());
        for name in names {
            hash.update((name.len() as u64).to_le_bytes());
            hash.update(name.as_bytes());
        }
        let mut random = [0; 10];
        random.copy_from_slice(&hash.finalize()[..10]);
        T::from(uuid::Builder::from_unix_timestamp_millis(self.millis, &random).into_uuid())
    }
}
