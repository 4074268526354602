//! Bonuses, budgets and payouts.

mod bonus;
mod budget;
mod payout;

use engine::design::study::StudyEdit;
use shared::{Approval, Settings};

use crate::report::stage::Stage;

/// Changes the settings of the study.
pub async fn set(stage: &Stage, change: impl FnOnce(&mut Settings)) {
    let (engine, admin) = (&stage.app.engine, &stage.admin.actor);
    let study = engine.study(admin, stage.study).await.expect("the study");
    let mut edit = StudyEdit { title: study.title, languages: study.languages, settings: study.settings };
    change(&mut edit.settings);
    engine.edit_study(admin, stage.study, edit).await.expect("an edit");
}

/// Approves all that waits.
pub async fn approve(stage: &Stage) -> usize {
    let (engine, admin) = (&stage.app.engine, &stage.admin.actor);
    let waiting = engine.submissions(admin, stage.study, Some(Approval::Waiting), None).await.expect("a list");
    let ids: Vec<_> = waiting.iter().map(|row| row.id).collect();
    engine.approve(admin, stage.study, &ids).await.expect("approved")
}
