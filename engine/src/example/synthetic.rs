//! Working times of synthetic workers, who answer in a moment.

use shared::AssignmentId;

use crate::{Engine, Result};

/// The beginning of the e-mail addresses of synthetic accounts. All of them are at `example.org`, where nobody has an
/// address.
pub const SYNTHETIC: &str = "synthetic-";

impl Engine {
    /// Moves the claim of a synthetic account back by so many milliseconds, so that the working time which it states is
    /// no longer than the time since the claim. The claims of people stay as they are.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn backdate_synthetic_claim(&self, assignment: AssignmentId, ms: i64) -> Result<()> {
        let mut tx = self.write().await?;
        tx.backdate_claim(assignment, ms.max(0) * 1_000, &format!("{SYNTHETIC}%@example.org")).await?;
        tx.commit().await
    }
}
