//! Table 10: the quality of systems' outputs, and how often they have the requested level, compared with a baseline.

use std::collections::BTreeSet;

use shared::Language;

use super::super::{
    Cell, Evidence, Paper, Table,
    role::{MATCHES, QUALITY_SIX, Role},
};

/// The reason shown when no baseline was chosen.
const NO_BASELINE: &str = "no system was chosen as the baseline";

/// Table 10: accuracy and quality of each system, with the difference from the baseline.
pub(in crate::paper) fn quality(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let of = |role, answer| Measured { evidence, role, answer, language };
        let (matches, quality) = (of(MATCHES, Some("yes")), of(QUALITY_SIX, None));
        let mut systems: BTreeSet<String> = matches.systems();
        systems.extend(quality.systems());
        if systems.is_empty() {
            systems.insert("all".to_owned());
        }
        for system in systems {
            let difference = matches.beside(&system, |own, baseline| 100.0 * (own - baseline));
            let gain = quality.beside(&system, |own, baseline| 100.0 * (own - baseline) / baseline);
            rows.push(vec![
                Cell::text(language.name()),
                Cell::text(&system),
                matches.cell(&system, 100.0, 1),
                difference,
                quality.cell(&system, 1.0, 2),
                gain,
            ]);
        }
    }
    let baseline = evidence.baseline.as_deref().unwrap_or("none");
    Table::new("cocoa-t10", Paper::Cocoa, "Table 10", "Human evaluation of formality-controlled systems")
        .note(format!("Accuracy: the share of outputs that match the desired level, in %, with the difference from the baseline in points. Quality: from 1 to 6, the mean over texts of the mean of each text's judgements, with the difference in % of the baseline's. Baseline: {baseline}."))
        .columns(&["Language", "System"], ["accuracy", "accuracy, Δ baseline", "quality", "quality, % of baseline"])
        .rows(rows, "")
}

struct Measured<'a> {
    evidence: &'a Evidence,
    role: Role,
    answer: Option<&'static str>,
    language: &'a Language,
}

impl Measured<'_> {
    fn systems(&self) -> BTreeSet<String> {
        let table = self.evidence.scores(self.role, self.answer, self.language);
        table.into_iter().flat_map(|table| &table.systems).map(|score| score.system.clone()).collect()
    }

    /// A system's mean and the judgements it rests on.
    fn of(&self, system: &str) -> Option<(f64, usize)> {
        let table = self.evidence.scores(self.role, self.answer, self.language)?;
        table.systems.iter().find(|score| score.system == system).map(|score| (score.mean, score.n_ratings))
    }

    fn cell(&self, system: &str, factor: f64, digits: usize) -> Cell {
        let found = self.of(system);
        found.map_or_else(|| Cell::empty(self.role.missing()), |(mean, n)| Cell::number(factor * mean, digits).of(n))
    }

    fn beside(&self, system: &str, difference: impl Fn(f64, f64) -> f64) -> Cell {
        let Some(name) = &self.evidence.baseline else { return Cell::empty(NO_BASELINE) };
        if name == system {
            return Cell::empty("the baseline itself");
        }
        match (self.of(system), self.of(name)) {
            (Some((own, _)), Some((baseline, _))) => Cell::number(difference(own, baseline), 1),
            (None, _) => Cell::empty(self.role.missing()),
            (_, None) => Cell::empty("people did not judge the baseline"),
        }
    }
}
