//! Table 6: how often systems hit a level of formality, by M-Acc.

use std::collections::BTreeMap;

use scoring::m_acc::{Counts, Label, Variant, label};
use shared::Language;

use super::{
    super::{Cell, Evidence, Paper, Table},
    reference::{Level, NONE, NOTE, levels, references},
};

/// Both variants, the paper's first.
const VARIANTS: [(Variant, &str); 2] = [(Variant::Substring, "substring"), (Variant::Token, "token")];

/// Why there is no accuracy.
const UNMATCHED: &str = "no output matched one level alone";

/// Table 6: M-Acc of each system, by both variants.
pub(in crate::paper) fn accuracy(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let found = VARIANTS.map(|(variant, _)| counts(evidence, language, variant));
        for system in found[0].keys() {
            let mut row = vec![Cell::text(language.name()), Cell::text(*system)];
            row.extend(found.iter().flat_map(|of| cells(of[system])));
            rows.push(row);
        }
    }
    let columns = ["M-Acc(F), %", "M-Acc(I), %", "formal", "informal", "neutral", "other"];
    let columns = VARIANTS.iter().flat_map(|(_, variant)| columns.map(|column| format!("{variant}: {column}")));
    Table::new("cocoa-t6", Paper::Cocoa, "Table 6", "Matched accuracy of systems")
        .note(format!("M-Acc(F) is the share of formal outputs among those that match one level alone, M-Acc(I) that of informal ones. An output is formal if it has a phrase marked in the formal reference and none marked in the informal one; neutral has neither, other has both. The paper adds BLEU: see the report on metrics. {NOTE}"))
        .columns(&["Language", "System"], columns)
        .rows(rows, NONE)
}

fn cells(counts: Counts) -> [Cell; 6] {
    let share = |share: Option<f64>| share.map_or_else(|| Cell::empty(UNMATCHED), Cell::percent);
    let Counts { formal, informal, neutral, other } = counts;
    let [f, i, n, o] = [formal, informal, neutral, other].map(Cell::count);
    [share(counts.formal_accuracy()), share(counts.informal_accuracy()), f, i, n, o]
}

/// The automatic labels of each system's outputs, references left out.
fn counts<'a>(evidence: &'a Evidence, language: &Language, variant: Variant) -> BTreeMap<&'a str, Counts> {
    let (references, levels) = (references(evidence, language), levels(evidence, language));
    let mut labels: BTreeMap<&str, Vec<Label>> = BTreeMap::new();
    for output in evidence.used().filter(|output| !levels.contains_key(&output.id)) {
        let Some(of) = references.get(&output.source_id) else { continue };
        if let (Some(formal), Some(informal)) = (of.get(&Level::Formal), of.get(&Level::Informal)) {
            labels.entry(&output.system).or_default().push(label(&output.text, formal, informal, variant));
        }
    }
    labels.into_iter().map(|(system, labels)| (system, labels.into_iter().collect())).collect()
}
