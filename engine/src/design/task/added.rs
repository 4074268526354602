//! Languages that are added to a study: its tasks take the texts of their presets, to be confirmed before they are
//! published.

use std::collections::{BTreeMap, BTreeSet};

use shared::{Actor, Definition, Doubt, Language, Part, Place, StudyId, TaskState, Unconfirmed};

use crate::{
    Engine, Result, Tx,
    audit::event::Happened,
    design::{listed::listed_tasks, preset::Preset},
};

impl Engine {
    /// Adds the texts of the presets to the drafts of all tasks that came from one, in the languages that a study did not
    /// have before. A task that is live gets a draft for them.
    pub(crate) async fn add_preset_texts(
        &self,
        tx: &mut Tx,
        (actor, study): (&Actor, StudyId),
        (before, now): (&[Language], &[Language]),
    ) -> Result<()> {
        let added: Vec<Language> = now.iter().filter(|language| !before.contains(language)).cloned().collect();
        if added.is_empty() {
            return Ok(());
        }
        for listed in listed_tasks(tx, study).await? {
            let task = listed.task.id;
            let (Some(newest), Ok(preset)) = (listed.draft.or(listed.live), listed.task.preset.parse::<Preset>())
            else {
                continue;
            };
            let definition = completed(&newest.definition, &preset.definition(now)?, (now, &added));
            if definition == newest.definition {
                continue;
            }
            let what = Happened::by(actor, study, "edit", "task", task);
            if newest.state == TaskState::Draft {
                tx.set_draft_version(newest.id, &definition).await?;
            } else {
                tx.add_version(self.id(), task, &definition, self.now()).await?;
            }
            self.record(tx, what, Some(&newest.definition), Some(&definition)).await?;
        }
        Ok(())
    }
}

/// A definition with what its preset says at each place that has a text in another language and none in an added one.
/// Each of these texts is to be confirmed.
fn completed(
    definition: &Definition,
    preset: &Definition,
    (languages, added): (&[Language], &[Language]),
) -> Definition {
    let mut new = definition.clone();
    for language in added {
        let missing = |definition: &Definition| -> BTreeSet<Place> {
            let all = definition.missing(languages).into_iter();
            all.filter(|(_, other)| other == language).map(|(place, _)| place).collect()
        };
        let before = missing(&new);
        let places = before.iter().filter(|place| is_same_scale(&new, preset, place)).cloned().collect();
        new.take_texts(&places, language, preset.clone());
        let after = missing(&new);
        let taken: Vec<Unconfirmed> = before
            .into_iter()
            .filter(|place| !after.contains(place))
            .map(|place| Unconfirmed {
                language: language.clone(),
                why: doubt(&new, preset, (&place, language), languages.first()),
                place,
            })
            .collect();
        new.unconfirmed.extend(taken);
    }
    new
}

/// Whether labels and examples of the preset's scale can be used: they belong to its points.
fn is_same_scale(definition: &Definition, preset: &Definition, place: &Place) -> bool {
    if !matches!(place.part, Part::Points | Part::Examples) {
        return true;
    }
    let of = |definition: &Definition| -> Option<Vec<i64>> {
        let scale = definition.question(&place.question)?.kind.as_scale()?;
        Some(scale.values().collect())
    };
    of(definition) == of(preset)
}

/// Why a text that was taken from the preset is to be confirmed.
fn doubt(
    definition: &Definition,
    preset: &Definition,
    (place, language): (&Place, &Language),
    first: Option<&Language>,
) -> Doubt {
    let copied = |text: &Unconfirmed| text.place == *place && text.language == *language;
    if let Some(text) = preset.unconfirmed.iter().find(|text| copied(text)) {
        return text.why;
    }
    let own = |definition: &Definition| -> Option<Vec<String>> {
        let texts: BTreeMap<Place, _> = definition.wordings().into_iter().collect();
        let texts = texts.get(place)?.get(first?)?;
        Some(texts.iter().map(|text| (*text).to_owned()).collect())
    };
    if own(definition) == own(preset) { Doubt::Added } else { Doubt::Translation }
}
