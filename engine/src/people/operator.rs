//! The operator of the server: commands act in the name of its first administrator.

use shared::{Actor, Problem, refusal};

use crate::{Engine, Result};

impl Engine {
    /// The administrator who has been there longest, in whose name commands read and write.
    ///
    /// # Errors
    /// There is no administrator yet.
    pub async fn operator(&self) -> Result<Actor> {
        let found = self.read().await?.first_administrator().await?;
        let person = found.ok_or_else(|| Problem::conflict(refusal::no_administrator()))?;
        Ok(Actor { person, admin: true })
    }
}
