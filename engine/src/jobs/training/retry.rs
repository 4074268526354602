//! Retrying a training, whose name may be in use by now.

use shared::{JobId, Problem, refusal};

use super::run::read;
use crate::{Engine, Result, Tx};

impl Engine {
    /// Refuses to retry a job that is a training if another training of its name is in progress, or if something else
    /// has that name in the models folder.
    pub(crate) async fn permit_retry(&self, tx: &mut Tx, job: JobId) -> Result<()> {
        let Some((id, name)) = tx.training_of_job(job).await? else { return Ok(()) };
        if tx.open_trainings(&name).await?.iter().any(|open| *open != id) {
            return Err(Problem::conflict(refusal::training_is_under_way(name)).into());
        }
        // A model that this training produced, but that was not recorded, only has to be read.
        let place = self.folder().place(&name)?;
        if place.exists() && read(&place).is_none_or(|mark| mark.training != id) {
            return Err(Problem::conflict(refusal::model_name_is_taken(name)).into());
        }
        Ok(())
    }
}
