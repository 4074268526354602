//! The number of jobs in each state, for monitoring.

use shared::JobState;

use crate::{Engine, Result};

impl Engine {
    /// The number of jobs by state; states without jobs have 0. For the operator of the server: permissions are not
    /// checked.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn job_counts(&self) -> Result<Vec<(JobState, i64)>> {
        let counted = self.glance().await?.job_counts().await?;
        let count = |state| counted.iter().find(|(each, _)| *each == state).map_or(0, |(_, count)| *count);
        Ok(JobState::ALL.iter().map(|state| (*state, count(*state))).collect())
    }
}
