//! The system that the others are compared with, as a request names it.

use engine::{Result, access::Permit as _};
use shared::{Action, Actor, Problem, StudyId, refusal};

use crate::{Reports, evaluation::SOURCE};

/// Characters of a name that is not a system's, for the sentence about it.
const QUOTED: usize = 40;

impl Reports {
    /// The system with this name; none for an empty name. Others are refused here, because a report is
    /// computed and stored for each name.
    ///
    /// # Errors
    /// The actor may not see reports, or the study has no such system.
    pub(crate) async fn baseline(&self, actor: &Actor, study: StudyId, name: Option<String>) -> Result<Option<String>> {
        let Some(name) = name.filter(|name| !name.is_empty()) else { return Ok(None) };
        let mut tx = self.engine().read().await?;
        tx.permit(actor, study, Action::SeeReports).await?;
        if name == SOURCE || tx.has_system(study, &name).await? {
            return Ok(Some(name));
        }
        let quoted: String = name.chars().take(QUOTED).collect();
        Err(Problem::invalid("baseline", refusal::system_is_unknown(quoted)).into())
    }
}
