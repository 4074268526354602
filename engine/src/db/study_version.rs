//! How often what a study's reports rest on has changed; triggers of the schema count.

use shared::StudyId;

use super::scalar;
use crate::{Result, Tx};

impl Tx {
    /// The count of changes. It only grows, and whoever sees the same count sees the same data.
    pub(crate) async fn study_changes(&mut self, study: StudyId) -> Result<i64> {
        let sum = scalar!(
            self,
            i64,
            "select cast(coalesce(sum(n), 0) as bigint)
               from study_version
              where study_id = $1",
            study
        )?;
        Ok(sum.unwrap_or_default())
    }
}
