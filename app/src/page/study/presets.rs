//! The presets in words.

use engine::design::preset::Preset;
use shared::Locale;

/// The name of a preset: its title in the reader's language; in words for a task from scratch.
pub(super) fn name(preset: Preset, say: Locale) -> String {
    if preset == Preset::Blank {
        return say.preset_from_scratch().to_owned();
    }
    preset.title(&say.language()).unwrap_or_else(|_| preset.as_str().to_owned())
}

/// The same for a preset by its key; the key itself if there is no such preset any more.
pub(super) fn name_of(key: &str, say: Locale) -> String {
    key.parse().map_or_else(|_| key.to_owned(), |preset| name(preset, say))
}

/// What a preset is for, and where the labels of its scale come from.
pub(super) const fn about(preset: Preset, say: Locale) -> &'static str {
    match preset {
        Preset::Rewrite => say.preset_about_xformal_rewrite(),
        Preset::Pilot => say.preset_about_pilot(),
        Preset::Formality => say.preset_about_xformal_formality(),
        Preset::Fluency => say.preset_about_xformal_fluency(),
        Preset::Meaning => say.preset_about_xformal_meaning(),
        Preset::Ranking => say.preset_about_xformal_ranking(),
        Preset::Quality => say.preset_about_xformal_quality(),
        Preset::EditTypes => say.preset_about_xformal_edit_types(),
        Preset::Comparison => say.preset_about_comparison(),
        Preset::IntensityAbsolute => say.preset_about_mir_intensity_absolute(),
        Preset::IntensityRelative => say.preset_about_mir_intensity_relative(),
        Preset::ContentUnmasked => say.preset_about_mir_content_unmasked(),
        Preset::ContentMasked => say.preset_about_mir_content_masked(),
        Preset::NaturalnessAbsolute => say.preset_about_mir_naturalness_absolute(),
        Preset::NaturalnessRelative => say.preset_about_mir_naturalness_relative(),
        Preset::StyleBinary => say.preset_about_pang_style_binary(),
        Preset::Similarity => say.preset_about_pang_similarity(),
        Preset::FluencyFour => say.preset_about_pang_fluency(),
        Preset::AbStyle => say.preset_about_pang_ab_style(),
        Preset::AbSemantics => say.preset_about_pang_ab_semantics(),
        Preset::AbFluency => say.preset_about_pang_ab_fluency(),
        Preset::Preference => say.preset_about_pang_preference(),
        Preset::TranslateAndTag => say.preset_about_cocoa_translate_and_tag(),
        Preset::SecondLevel => say.preset_about_cocoa_second_level(),
        Preset::GenderVariant => say.preset_about_cocoa_gender_variant(),
        Preset::Tag => say.preset_about_cocoa_tag(),
        Preset::FormalityLabel => say.preset_about_cocoa_formality_label(),
        Preset::QualitySix => say.preset_about_cocoa_quality(),
        Preset::Blank => say.preset_about_blank(),
        Preset::MatchesLevel => say.preset_about_cocoa_matches_level(),
    }
}
