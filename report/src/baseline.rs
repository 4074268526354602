//! The system that the others are compared with, as a request names it.

use engine::{Result, access::Permit as _};
use shared::{Action, Actor, Problem, StudyId, refusal};

use crate::{Reports, evaluation::SOURCE};

impl Reports {
    /// The system with this name; none for an empty name. A report is computed and stored for each name, so that only those of
    /// systems are taken.
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
        Err(Problem::invalid("baseline", refusal::system_is_unknown(&name)).into())
    }
}
