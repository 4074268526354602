//! The questions that fill the columns of the papers' tables: the only place that names presets and their questions.

use std::{collections::BTreeMap, sync::LazyLock};

use engine::design::preset::Preset;

use super::Paper;

/// The English titles of the presets, by their keys. Read once, because a table has many empty cells.
static TITLES: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
    let title = |preset: &Preset| Some((preset.as_str(), preset.title(&"en".parse().ok()?).ok()?));
    Preset::ALL.iter().filter_map(title).collect()
});

/// A question of the papers: the presets that ask it, and its key in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Role {
    /// The preset, by its current and its former names: frozen versions keep the old names.
    pub presets: &'static [&'static str],
    /// The key of the question.
    pub question: &'static str,
}

/// The presets that frozen versions name without their paper, and the pilot and comparison that two papers have.
pub(crate) const FORMER: [(&str, Paper); 12] = [
    ("rewrite", Paper::Xformal),
    ("pilot", Paper::Xformal),
    ("formality", Paper::Xformal),
    ("fluency", Paper::Xformal),
    ("meaning", Paper::Xformal),
    ("ranking", Paper::Xformal),
    ("quality", Paper::Xformal),
    ("edit_types", Paper::Xformal),
    ("label", Paper::Cocoa),
    ("naturalness", Paper::Mir),
    ("preference", Paper::Pang),
    ("comparison", Paper::Pang),
];

const fn role(presets: &'static [&'static str], question: &'static str) -> Role {
    Role { presets, question }
}

pub(crate) const FORMALITY: Role = role(&["xformal/formality", "formality"], "formality");
pub(crate) const FLUENCY: Role = role(&["xformal/fluency", "fluency"], "fluency");
pub(crate) const MEANING: Role = role(&["xformal/meaning", "meaning"], "meaning");
pub(crate) const RANKING: Role = role(&["xformal/ranking", "ranking"], "ranking");
pub(crate) const QUALITY: Role = role(&["xformal/quality", "quality"], "quality");
pub(crate) const EDIT_TYPES: Role = role(&["xformal/edit-types", "edit_types"], "edit_types");
pub(crate) const LABEL: Role = role(&["cocoa/formality-label", "label"], "label");
pub(crate) const QUALITY_SIX: Role = role(&["cocoa/quality-1-6"], "quality");
pub(crate) const MATCHES: Role = role(&["cocoa/matches-level"], "matches");
pub(crate) const SECOND_LEVEL: Role = role(&["cocoa/second-level"], "second_level");
pub(crate) const GENDER: Role = role(&["cocoa/gender-variant"], "gender_variant");
pub(crate) const INTENSITY: Role = role(&["mir/intensity-absolute"], "intensity");
pub(crate) const DIFFERENCE: Role = role(&["mir/intensity-relative"], "difference");
pub(crate) const CONTENT: Role = role(&["mir/content-unmasked"], "content");
pub(crate) const CONTENT_MASKED: Role = role(&["mir/content-masked"], "content");
pub(crate) const NATURAL: Role = role(&["mir/naturalness-absolute"], "naturalness");
pub(crate) const MORE_NATURAL: Role = role(&["mir/naturalness-relative", "naturalness"], "naturalness");
pub(crate) const STYLE_BINARY: Role = role(&["pang/style-binary"], "style");
pub(crate) const SIMILARITY: Role = role(&["pang/similarity-1-4"], "similarity");
pub(crate) const FLUENCY_FOUR: Role = role(&["pang/fluency-1-4"], "fluency");
pub(crate) const PREFERENCE: Role = role(&["pang/preference", "preference"], "preference");
pub(crate) const AB_STYLE: Role = role(&["pang/ab-style", "pang/comparison", "comparison"], "style");
pub(crate) const AB_SEMANTICS: Role = role(&["pang/ab-semantics", "pang/comparison", "comparison"], "semantics");
pub(crate) const AB_FLUENCY: Role = role(&["pang/ab-fluency", "pang/comparison", "comparison"], "fluency");

impl Role {
    /// Whether a question of a task made from a preset has this role, or is an answer of such a question.
    pub(crate) fn is(self, preset: &str, question: &str) -> bool {
        let asked = question.split('/').next().unwrap_or(question);
        self.presets.contains(&preset) && asked == self.question
    }

    /// The reason why the column is empty.
    pub(crate) fn missing(self) -> String {
        format!("no counted answer in a task made from {}", self.preset())
    }

    /// The preset as the list of presets names it: its title, and its paper.
    pub(crate) fn preset(self) -> String {
        let key = self.presets.first().copied().unwrap_or_default();
        let paper =
            Paper::ALL.into_iter().find(|paper| paper.has_preset(key)).map(|paper| format!(", {}", paper.name()));
        format!("the preset “{}”{}", TITLES.get(key).map_or(key, String::as_str), paper.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_column_names_its_preset_as_readers_know_it() {
        let why = FORMALITY.missing();
        assert!(why.starts_with("no counted answer in a task made from the preset “"), "{why}");
        assert!(why.ends_with("”, XFORMAL (Briakou et al. 2021)") && !why.contains("xformal/"), "{why}");
    }

    #[test]
    fn every_role_is_asked_by_a_preset() {
        let languages = ["en".parse().expect("a tag")];
        let asked = |role: &Role| {
            Preset::ALL.iter().any(|preset| {
                let definition = preset.definition(&languages).expect("a definition");
                role.presets.contains(&preset.as_str()) && definition.question(role.question).is_some()
            })
        };
        let roles = [
            FORMALITY,
            FLUENCY,
            MEANING,
            RANKING,
            QUALITY,
            EDIT_TYPES,
            LABEL,
            QUALITY_SIX,
            MATCHES,
            SECOND_LEVEL,
            GENDER,
            INTENSITY,
            DIFFERENCE,
            CONTENT,
            CONTENT_MASKED,
            NATURAL,
            MORE_NATURAL,
            STYLE_BINARY,
            SIMILARITY,
            FLUENCY_FOUR,
            PREFERENCE,
            AB_STYLE,
            AB_SEMANTICS,
            AB_FLUENCY,
        ];
        for role in &roles {
            assert!(asked(role), "{role:?}");
        }
    }
}
