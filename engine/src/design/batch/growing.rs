//! Batches whose hits are added one by one: from texts that are passed on from another task, or from items with a known
//! answer.

use shared::{BatchId, BatchKind, Language, StudyId, TaskId, TaskVersionId};

use super::{Batch, BatchSpec};
use crate::{Engine, Result, Tx};

impl Engine {
    /// The batch of this kind for a version and language, created with its first hit, and whether it is stopped.
    pub(crate) async fn growing(
        &self,
        tx: &mut Tx,
        (study_id, task_id, version_id): (StudyId, TaskId, TaskVersionId),
        language: Language,
        (kind, label): (BatchKind, String),
    ) -> Result<(Batch, bool)> {
        let known = tx.growing_batch(version_id, &language, kind).await?;
        let spec = BatchSpec {
            task: task_id,
            language: language.clone(),
            label: label.clone(),
            sample: None,
            systems: Vec::new(),
            all_human: true,
            spread: false,
            seed: None,
        };
        let id = known.as_ref().map_or_else(|| self.id::<BatchId>(), |known| known.id);
        let (seed, n_hits, created_at) = (0, 0, self.now());
        let batch = Batch { id, study_id, task_id, version_id, language, label, seed, spec, n_hits, created_at };
        if known.is_none() {
            tx.add_batch(&batch).await?;
            tx.set_batch_kind(batch.id, kind).await?;
        }
        Ok((batch, known.is_some_and(|known| known.stopped)))
    }
}
