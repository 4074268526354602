//! What would be flagged if a draft were submitted now; nothing is written.

use shared::{Actor, AssignmentId, Flag, NewAnswer, Problem};

use crate::{
    Engine, Result,
    assignment::frozen,
    rewrite,
    submit::{Work, items},
};

impl Engine {
    /// What is odd about these answers before they are submitted.
    ///
    /// # Errors
    /// The assignment is not this person's: `NotFound`.
    pub async fn flags(&self, actor: &Actor, id: AssignmentId, answers: &[NewAnswer]) -> Result<Vec<Flag>> {
        let mut tx = self.read().await?;
        let row = tx.own_assignment(id, actor.person).await?.ok_or(Problem::NotFound)?;
        let work = Work { frozen: frozen(&mut tx, &row).await?, items: items(&mut tx, &row).await?, row };
        rewrite::flags(&mut tx, &work, answers).await
    }
}
