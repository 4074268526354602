//! What shows a picture: versions of tasks and qualification tests.

use std::collections::BTreeMap;

use shared::{GateRule, Language, Localised, Message, StudyId, TaskId, refusal};
use store::picture::PictureRow;

use super::text::named;
use crate::{Result, Tx, design::task::titles_of};

/// A picture with what shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedPicture {
    /// The picture.
    pub picture: PictureRow,
    /// What shows it.
    pub uses: Vec<PictureUse>,
}

/// What shows a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureUse {
    /// The instructions of a task.
    Task {
        /// The task.
        id: TaskId,
        /// Its title.
        title: Localised,
        /// The versions that show it, in their order.
        versions: Vec<i64>,
    },
    /// The instructions of the qualification test in a language.
    Test(Language),
}

impl PictureUse {
    /// Why a picture that this shows cannot be deleted.
    pub(super) fn refusal(&self) -> Message {
        match self {
            Self::Task { title, versions, .. } => {
                let english = "en".parse().map(|english: Language| title.get(&english).to_owned()).unwrap_or_default();
                let versions: Vec<String> = versions.iter().map(i64::to_string).collect();
                refusal::picture_is_in_task(english, versions)
            }
            Self::Test(language) => refusal::picture_is_in_test(language.name()),
        }
    }
}

/// The pictures of a study in the order of their names.
pub(super) async fn listed(tx: &mut Tx, study: StudyId) -> Result<Vec<ListedPicture>> {
    let pictures = tx.pictures(study).await?;
    let mut uses = if pictures.is_empty() { BTreeMap::new() } else { uses(tx, study).await? };
    let listed = |picture: PictureRow| {
        let uses = uses.remove(&picture.name).unwrap_or_default();
        ListedPicture { picture, uses }
    };
    Ok(pictures.into_iter().map(listed).collect())
}

/// What shows the pictures of a study, by the names of the pictures.
pub(super) async fn uses(tx: &mut Tx, study: StudyId) -> Result<BTreeMap<String, Vec<PictureUse>>> {
    let mut all: BTreeMap<String, Vec<PictureUse>> = BTreeMap::new();
    let found = tx.versions_of_study(study).await?;
    for version in &found {
        for picture in version.definition.instructions.0.values().flat_map(|text| named(text)) {
            let uses = all.entry(picture.name).or_default();
            match uses.last_mut() {
                Some(PictureUse::Task { id, versions, .. }) if *id == version.task_id => {
                    if versions.last() != Some(&version.number) {
                        versions.push(version.number);
                    }
                }
                _ => uses.push(PictureUse::Task {
                    id: version.task_id,
                    title: titles_of(&found, version.task_id),
                    versions: vec![version.number],
                }),
            }
        }
    }
    for stored in tx.stored_rules(study).await? {
        let GateRule::Test(rule) = stored.rule else { continue };
        for picture in named(&rule.instructions) {
            let (uses, used) = (all.entry(picture.name).or_default(), PictureUse::Test(stored.language.clone()));
            if uses.last() != Some(&used) {
                uses.push(used);
            }
        }
    }
    Ok(all)
}
