//! A training that is tried again: its name may be another's by now.

use shared::{JobId, Problem};

use super::run::read;
use crate::{Engine, Result, Tx};

impl Engine {
    /// Refuses to try the training of a job again, where that is one, while another of its name is under way or something
    /// else has that name in the models folder.
    pub(crate) async fn permit_retry(&self, tx: &mut Tx, job: JobId) -> Result<()> {
        let Some((id, name)) = tx.training_of_job(job).await? else { return Ok(()) };
        if tx.open_trainings(&name).await?.iter().any(|open| *open != id) {
            return Err(Problem::conflict(format!(
                "Another training of the name {name} is under way: cancel that one first, or start a training with another name."
            ))
            .into());
        }
        // A model that came of this very training, and was not stored, is only to be read.
        let place = self.folder().place(&name)?;
        if place.exists() && read(&place).is_none_or(|mark| mark.training != id) {
            return Err(Problem::conflict(format!(
                "The models folder has {name} already: start a training with another name."
            ))
            .into());
        }
        Ok(())
    }
}
