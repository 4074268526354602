//! Table 5: correlation of the metrics with human ratings, text by text.

use std::collections::HashMap;

use ::agreement::correlation::spearman;
use scoring::{
    gm::{Thresholds, agreement},
    style::has_style,
};
use shared::{Language, OutputId};

use super::{
    super::{
        Cell, Evidence, Paper, Table,
        mir::means,
        role::{FLUENCY_FOUR, Role, SIMILARITY, STYLE_BINARY},
    },
    learned::{learned, preferred},
    quality::{Quality, missing, qualities},
};

/// The minimum number of pairs: fewer always lie on a line.
const FEWEST: usize = 3;

/// Table 5: human validation of Acc, Sim, PP and GM.
pub(in crate::paper) fn validation(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let of = Validating {
            evidence,
            language,
            qualities: qualities(evidence, language),
            why: missing(evidence, language),
        };
        let [by_paper, by_own] = of.preference();
        let lines = [
            ("Acc", "% of machine and human judgements that match", of.style()),
            ("Sim", "Spearman's ρ of Sim and ratings of similarity", of.rho(SIMILARITY, |one| one.similarity)),
            (
                "PP",
                "Spearman's ρ of −PP and ratings of fluency",
                of.rho(FLUENCY_FOUR, |one| one.perplexity().map(|pp| -pp)),
            ),
            ("GM", "% of preferences that GM agrees with", by_paper),
            ("GM, learned", "% of preferences that GM agrees with", by_own),
        ];
        rows.extend(lines.map(|(metric, method, (value, n))| {
            let n = value.reason().filter(|_| n == 0).map_or_else(|| Cell::count(n), Cell::empty);
            vec![Cell::text(language.name()), Cell::text(metric), Cell::text(method), value, n]
        }));
    }
    Table::new("pang-t5", Paper::Pang, "Table 5", "Human validation of metrics, text by text")
        .note("Acc: over judgements; the first of the two answers offered is the style that the model's probability is of, from 0.5 on, 0.5 included. Sim and PP: over outputs, with the mean of each output's ratings. GM: over judgements, by the probability of the style, similarity and perplexity of each text, with the paper's thresholds 63, 71, 97, −37, and with those learned from the very preferences, which agree with as many of them at least; equal values agree with nobody.")
        .columns(&["Language", "Metric", "Method"], ["value", "n"])
        .rows(rows, "")
}

struct Validating<'a> {
    evidence: &'a Evidence,
    language: &'a Language,
    qualities: HashMap<OutputId, Quality>,
    why: String,
}

impl Validating<'_> {
    fn style(&self) -> (Cell, usize) {
        let Some(table) = self.evidence.judgements(STYLE_BINARY, self.language) else {
            return (Cell::empty(STYLE_BINARY.missing()), 0);
        };
        let both = table.rows.iter().filter_map(|row| {
            let machine = self.qualities.get(&row.output_id?)?.style?;
            Some(has_style(machine) == (row.number == 0))
        });
        let both: Vec<bool> = both.collect();
        let same = both.iter().filter(|same| **same).count();
        (Cell::share(same, both.len(), &self.why), both.len())
    }

    fn rho(&self, role: Role, pick: impl Fn(&Quality) -> Option<f64>) -> (Cell, usize) {
        let Some(table) = self.evidence.judgements(role, self.language) else {
            return (Cell::empty(role.missing()), 0);
        };
        let judged = means(self.evidence, table);
        let pairs = judged.values().flatten().filter_map(|(id, mean)| Some((pick(self.qualities.get(id)?)?, *mean)));
        let (metric, people): (Vec<f64>, Vec<f64>) = pairs.unzip();
        let n = metric.len();
        let cell = match n {
            0 => Cell::empty(&*self.why),
            n if n < FEWEST => Cell::empty(format!("fewer than {FEWEST} outputs have both")),
            _ => spearman(&metric, &people)
                .map_or_else(|undefined| Cell::empty(undefined.to_string()), |found| Cell::number(found.value, 2)),
        };
        (cell, n)
    }

    /// The number of preferences that GM agrees with: with the paper's thresholds, and with those learned from these
    /// preferences.
    fn preference(&self) -> [(Cell, usize); 2] {
        match preferred(self.evidence, self.language, &self.qualities) {
            Err(why) => [(); 2].map(|()| (Cell::empty(&*why), 0)),
            Ok(all) => {
                let cell = |thresholds: Thresholds| {
                    let found = agreement(&all, thresholds).map(|share| 100.0 * share);
                    (Cell::maybe(found, 1, &*self.why), all.len())
                };
                [Thresholds::default(), learned(&all).unwrap_or_default()].map(cell)
            }
        }
    }
}
