//! A draft or a sign of life in one statement.

use shared::{AssignmentId, Draft};
use sqlx::types::Json;

use super::AtOnce;
use crate::{Result, Tx, assignment::SignOfLife};

impl Tx {
    /// Stores activity of a live assignment, with a draft if there is one, provided that its draft is still at this revision.
    pub async fn touch_at_once(
        &mut self,
        id: AssignmentId,
        revision: i64,
        draft: Option<&Draft>,
        sign: SignOfLife,
    ) -> Result<AtOnce<()>> {
        let asked = sqlx::query(
            "update assignment
                set draft = coalesce($2, draft),
                    revision = coalesce($3, revision),
                    lease_until = $4,
                    active_ms = $5,
                    active_at = $6
              where id = $1 and state = 'live' and revision = $7",
        )
        .bind(id)
        .bind(draft.map(|draft| Json(&draft.answers)))
        .bind(draft.map(|draft| draft.revision))
        .bind(sign.lease_until)
        .bind(sign.active_ms)
        .bind(sign.at)
        .bind(revision);
        let done = asked.persistent(self.prepares()).execute(self.postgres()?).await?.rows_affected();
        Ok(if done == 1 { AtOnce::Done(()) } else { AtOnce::Changed })
    }
}
