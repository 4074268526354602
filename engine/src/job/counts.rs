//! How many jobs there are in each state, for whoever watches the process.

use shared::JobState;

use crate::{Engine, Result};

impl Engine {
    /// Jobs by state; states without a job are there with 0. For the operator of the machine: nobody is asked who they are.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn job_counts(&self) -> Result<Vec<(JobState, i64)>> {
        let counted = self.glance().await?.job_counts().await?;
        let count = |state| counted.iter().find(|(each, _)| *each == state).map_or(0, |(_, count)| *count);
        Ok(JobState::ALL.iter().map(|state| (*state, count(*state))).collect())
    }
}
