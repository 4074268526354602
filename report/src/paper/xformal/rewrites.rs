//! Table 5, the manual quality assessment of section 4, and Table 9: the distance of rewrites from their sources, and
//! their quality.

use std::collections::BTreeMap;

use shared::{Language, SourceId, SystemKind};

use super::super::{Cell, Evidence, Paper, Table, role::QUALITY};
use crate::{
    evaluation::{SOURCE, Scores},
    rewrites::analysis::{LanguageAnalysis, Scored, Spread, Style, StyleRange, is_significant, log_odds},
};

/// The reason shown when a study has no rewrites.
const NONE: &str = "there are no rewrites";

/// Parts of the names of systems that use round-trip translation.
const ROUND_TRIPS: [&str; 3] = ["pivot", "round-trip", "round trip"];

fn analysis<'a>(evidence: &'a Evidence, language: &Language) -> Option<&'a LanguageAnalysis> {
    evidence.rewrites.languages.iter().find(|of| of.language == *language)
}

/// Table 5: difference between sources and rewrites, and within the rewrites of a source.
pub(in crate::paper) fn difference(evidence: &Evidence) -> Table {
    let line = |name: &str, cell: &dyn Fn(&LanguageAnalysis) -> Cell| {
        let of = |language: &Language| analysis(evidence, language).map_or_else(|| Cell::empty(NONE), cell);
        std::iter::once(Cell::text(name)).chain(evidence.languages().iter().map(of)).collect::<Vec<Cell>>()
    };
    let diversity = |of: &LanguageAnalysis| {
        let why = of.self_bleu.undefined.as_deref().unwrap_or(NONE);
        Cell::maybe(of.self_bleu.value.map(|value| value / 100.0), 2, why).of(of.self_bleu.n_sources)
    };
    let rows = [line("LeD", &|of| Cell::number(of.led, 2).of(of.n_rewrites)), line("self-BLEU", &diversity)];
    Table::new("xformal-t5", Paper::Xformal, "Table 5", "Surface differences between sources and rewrites (LeD) and within rewrites (self-BLEU)")
        .note("LeD: the share of tokens that are not in both texts. self-BLEU: each rewrite against the others of its source, from 0 to 1 as the paper prints it; higher is less diverse.")
        .columns(&["Metric"], evidence.languages().iter().map(Language::name))
        .rows(rows, "")
}

/// Section 4: the quality of rewrites as judged by a native speaker.
pub(in crate::paper) fn quality(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let grades = ["excellent", "acceptable", "poor"].map(|grade| evidence.scores(QUALITY, Some(grade), language));
        let systems = grades.iter().flatten().flat_map(|table| &table.systems);
        let mut systems: Vec<&str> =
            systems.map(|score| score.system.as_str()).filter(|system| *system != SOURCE).collect();
        systems.sort_unstable();
        systems.dedup();
        if systems.is_empty() {
            let nothing = (0..3).map(|_| Cell::empty(QUALITY.missing()));
            rows.push([Cell::text(language.name()), Cell::text("all")].into_iter().chain(nothing).collect());
        }
        for system in systems {
            let cell = |table: Option<&Scores>| {
                let score = table.and_then(|table| table.systems.iter().find(|score| score.system == system));
                score.map_or_else(
                    || Cell::empty(QUALITY.missing()),
                    |score| Cell::percent(score.mean).of(score.n_ratings),
                )
            };
            let named = [Cell::text(language.name()), Cell::text(system)];
            rows.push(named.into_iter().chain(grades.into_iter().map(cell)).collect::<Vec<Cell>>());
        }
    }
    Table::new("xformal-quality", Paper::Xformal, "Section 4", "Quality of rewrites as judged by a native speaker, %")
        .note("The share of judgements, mean over texts.")
        .columns(&["Language", "System"], ["Excellent", "Acceptable", "Poor"])
        .rows(rows, "")
}

/// A row of Table 9: its name, the cell of a bin, and the cell of all.
type Line<'a> = (&'static str, &'a dyn Fn(&StyleRange) -> Cell, Cell);

/// Table 9: style scores by the bin of the source, of sources and rewrites, and the shift between them.
pub(in crate::paper) fn shift(evidence: &Evidence) -> Table {
    let translated: Vec<_> = evidence.languages().iter().map(|language| round_trips(evidence, language)).collect();
    let analysed = evidence.rewrites.languages.iter().map(|of| &of.style.ranges).find(|ranges| !ranges.is_empty());
    let bins: Vec<StyleRange> = match analysed {
        Some(ranges) => ranges.clone(),
        None if translated.iter().all(BTreeMap::is_empty) => Vec::new(),
        None => Style::of(&[]).ranges,
    };
    let mut columns: Vec<String> = bins.iter().map(StyleRange::name).collect();
    columns.push("all".to_owned());
    let mut rows = Vec::new();
    for (language, translated) in evidence.languages().iter().zip(translated) {
        let of = analysis(evidence, language);
        let why = of.and_then(|of| of.style.undefined.clone()).unwrap_or_else(|| NONE.to_owned());
        let lines: [Line<'_>; 3] = [
            ("Sources", &|range| Cell::count(range.sources), count(of, |of| of.n_sources)),
            ("Rewrites", &|range| Cell::count(range.rewrites), count(of, |of| of.n_rewrites)),
            (
                "Δ",
                &|range| shifted(range.shift, (range.p_value, range.sources), "no source in this bin"),
                of.map_or_else(
                    || Cell::empty(NONE),
                    |of| shifted(of.style.shift, (of.style.p_value, of.n_sources), &why),
                ),
            ),
        ];
        for (name, cell, all) in lines {
            let ranges = of.map_or(&[][..], |of| of.style.ranges.as_slice());
            let mut row = vec![Cell::text(language.name()), Cell::text(name)];
            row.extend(
                bins.iter().enumerate().map(|(bin, _)| ranges.get(bin).map_or_else(|| Cell::empty(&*why), cell)),
            );
            row.push(all);
            rows.push(row);
        }
        for (system, scored) in translated {
            let style = Style::of(&scored);
            let why = "the settings name no style model for this language";
            let mut row = vec![Cell::text(language.name()), Cell::text(format!("Δ {system}"))];
            row.extend(bins.iter().enumerate().map(|(bin, _)| match style.ranges.get(bin) {
                Some(range) if !scored.is_empty() => {
                    shifted(range.shift, (range.p_value, range.sources), "no source in this bin")
                }
                _ => Cell::empty(why),
            }));
            row.push(shifted(style.shift, (style.p_value, scored.len()), why));
            rows.push(row);
        }
    }
    Table::new("xformal-t9", Paper::Xformal, "Table 9", "Shift of formality by the bin of the source")
        .note("Log-odds of the style by the style model of the language, or by a classifier of the study's own texts. Δ: rewrite less source, mean ± standard deviation; a star marks p < .05 (paired t test of the sources and the means of their rewrites, none with fewer than 6 sources). The paper bins a test set and its round-trip translations; here the sources are binned and rewritten, and beside that stands the shift of each system whose name holds pivot or round-trip, by the style model.")
        .columns(&["Language", "Texts"], columns)
        .rows(rows, "")
}

/// The scores of sources and of their translations there and back, by the system that translated.
fn round_trips(evidence: &Evidence, language: &Language) -> BTreeMap<String, Vec<Scored>> {
    let (models, origins) = (evidence.models(language), evidence.origins());
    let score = |text: &str| models.style_probability(text).map(log_odds);
    let mut systems: BTreeMap<String, BTreeMap<SourceId, Vec<&str>>> = BTreeMap::new();
    let is_there = |name: &str| ROUND_TRIPS.iter().any(|word| name.to_lowercase().contains(word));
    for text in evidence.used().filter(|text| text.kind == SystemKind::Imported && is_there(&text.system)) {
        if origins.get(&text.source_id).is_some_and(|source| source.language == *language) {
            systems.entry(text.system.clone()).or_default().entry(text.source_id).or_default().push(&text.text);
        }
    }
    let scored = |(source, texts): (SourceId, Vec<&str>)| {
        Some((score(&origins[&source].text)?, texts.into_iter().filter_map(score).collect()))
    };
    systems.into_iter().map(|(name, sources)| (name, sources.into_iter().filter_map(scored).collect())).collect()
}

fn count(of: Option<&LanguageAnalysis>, pick: fn(&LanguageAnalysis) -> usize) -> Cell {
    of.map_or_else(|| Cell::empty(NONE), |of| Cell::count(pick(of)))
}

fn shifted(shift: Option<Spread>, (p, n_sources): (Option<f64>, usize), why: &str) -> Cell {
    let Some(Spread { mean, sd, n }) = shift else { return Cell::empty(why) };
    Cell::number(mean, 2).spread(sd).star(is_significant(p, n_sources)).of(n)
}
