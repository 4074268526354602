//! The thresholds of GM, learned from the human preferences in a study.

use std::collections::HashMap;

use engine::crowd::answers::Kind;
use scoring::gm::{Preference, Thresholds, fit};
use shared::{Language, OutputId, SourceId};

use super::{
    super::{Evidence, role::PREFERENCE},
    quality::Quality,
};

/// Pairs of texts of which raters preferred the first, with the models' scores of both; or the reason why no pair
/// exists.
pub(super) fn preferred(
    evidence: &Evidence,
    language: &Language,
    qualities: &HashMap<OutputId, Quality>,
) -> Result<Vec<Preference>, String> {
    let table = evidence.judgements(PREFERENCE, language).ok_or_else(|| PREFERENCE.missing())?;
    let Kind::Preference(labels) = &table.kind else { return Err(PREFERENCE.missing()) };
    let mut outputs: HashMap<(SourceId, &str), Vec<OutputId>> = HashMap::new();
    for text in evidence.used() {
        outputs.entry((text.source_id, text.system.as_str())).or_default().push(text.id);
    }
    let quality = |source: SourceId, place: i64| {
        let name = labels.get(usize::try_from(place).ok()?)?;
        let [output] = outputs.get(&(source, name.as_str()))?.as_slice() else { return None };
        qualities.get(output)?.qualities()
    };
    let both = table.rows.iter().filter_map(|row| {
        let two = table.sides.get(&row.item_id)?;
        let other = *two.iter().find(|place| **place != row.number)?;
        two.contains(&row.number).then_some(())?;
        Some((quality(row.source_id, row.number)?, quality(row.source_id, other)?))
    });
    Ok(both.collect())
}

/// The thresholds that fit preferences best, no worse than the paper's; `None` without preferences.
pub(super) fn learned(preferred: &[Preference]) -> Option<Thresholds> {
    fit(preferred, Thresholds::default()).map(|(thresholds, _)| thresholds)
}
