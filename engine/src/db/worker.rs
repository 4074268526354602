//! Queries of the people at work in a study.

use shared::{Time, WorkerId};

use super::run;
use crate::{Result, Tx};

impl Tx {
    /// Stores when a worker accepted the consent; false if they had already.
    pub(crate) async fn set_consented(&mut self, worker: WorkerId, at: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update worker
                set consented_at = $2
              where id = $1 and consented_at is null",
            worker,
            at
        )?;
        Ok(touched == 1)
    }
}
