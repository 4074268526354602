//! Studies at a glance: how far each is, who manages it, and what waits for a decision.

use shared::pay::{NEARLY_USED, used_percent};
use shared::{Action, Actor, Role, Study, StudyId, StudyState, allowed};
use store::attention::{Attention, Extent};

use super::known_study;
use crate::{Engine, Result, access::Permit as _};

/// A study in the list of a person, with its progress.
#[derive(Clone, Debug)]
pub struct ListedStudy {
    /// The study.
    pub study: Study,
    /// The person's roles in it; empty for an administrator who is not a member.
    pub roles: Vec<Role>,
    /// The names of its managers.
    pub managers: Vec<String>,
    /// How far it is, if the person may see progress.
    pub progress: Option<StudyProgress>,
}

/// How far a study is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyProgress {
    /// It has no HITs.
    Nothing,
    /// It has only those of pilots, which have no target.
    Pilot,
    /// It has others.
    Counted {
        /// The counted submissions.
        counted: i64,
        /// Their target number.
        target: i64,
    },
}

impl StudyProgress {
    fn of(extent: Option<&Extent>) -> Self {
        match extent {
            None => Self::Nothing,
            Some(Extent { need: 0, .. }) => Self::Pilot,
            Some(Extent { counted, need, .. }) => Self::Counted { counted: *counted, target: *need },
        }
    }
}

impl Engine {
    /// The actor's studies with their progress, newest first; for an administrator, all studies.
    ///
    /// # Errors
    /// The database reports an error.
    pub async fn listed_studies(&self, actor: &Actor) -> Result<Vec<ListedStudy>> {
        let mine = self.studies(actor).await?;
        let mut tx = self.read().await?;
        let extents = tx.extents(actor.person, actor.admin).await?;
        let managers = tx.managers(actor.person, actor.admin).await?;
        let listed = mine.into_iter().map(|found| {
            let id = found.study.id;
            let extent = extents.iter().find(|extent| extent.study_id == id);
            ListedStudy {
                progress: allowed(actor.admin, &found.roles, Action::SeeProgress).then(|| StudyProgress::of(extent)),
                managers: managers.iter().filter(|(of, _)| *of == id).map(|(_, name)| name.clone()).collect(),
                study: found.study,
                roles: found.roles,
            }
        });
        Ok(listed.collect())
    }

    /// What waits for the actor in a study: 0 for everything that they may not decide or answer. Those who decide about workers
    /// see the reviews that wait, too: workers wait for these.
    ///
    /// # Errors
    /// The study does not exist for the actor.
    pub async fn attention(&self, actor: &Actor, study: StudyId) -> Result<Attention> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::SeeStudy).await?;
        let Study { state, settings, .. } = known_study(&mut tx, study).await?;
        let is_open = state != StudyState::Closed;
        let budget_used = match settings.budget {
            Some(budget) => Some(used_percent(budget, tx.promised(study).await?)).filter(|used| *used >= NEARLY_USED),
            None => None,
        };
        let found = tx.attention(study).await?;
        let without = tx.live_tasks_without_hits(study).await?;
        let unfed = without.iter().filter(|task| is_open && task.definition.from.is_none()).count();
        let may = |action, n| if allowed(access.admin, &access.roles, action) { n } else { 0 };
        Ok(Attention {
            submissions: may(Action::Pay, found.submissions),
            messages: may(Action::AnswerWorkers, found.messages),
            reviews: may(Action::Review, found.reviews).max(may(Action::DecideGates, found.reviews)),
            locations: may(Action::DecideGates, found.locations),
            failed_jobs: may(Action::RunJobs, found.failed_jobs),
            held_payments: may(Action::Pay, found.held_payments),
            budget_used: may(Action::Pay, budget_used.filter(|_| is_open).unwrap_or_default()),
            tasks_without_hits: may(Action::DesignTasks, i64::try_from(unfed).unwrap_or(i64::MAX)),
        })
    }
}
