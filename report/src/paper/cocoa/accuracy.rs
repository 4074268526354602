//! Table 6: how often systems produce a level of formality, by M-Acc.

use std::collections::BTreeMap;

use scoring::m_acc::{Counts, Label, Variant, label};
use shared::Language;
use store::paper::Made;

use super::{
    super::{Cell, Evidence, Paper, Table},
    part::{Part, named, parts},
    reference::{Level, NONE, NOTE, levels, references},
};

/// The column of sources that holds their domain.
const DOMAIN: &str = "domain";

/// The reason why BLEU of generic quality is missing.
const OUTSIDE: &str =
    "the paper translates WMT and TED for it, which are outside the study; concord score has BLEU of any file";

/// Both variants, the paper's first.
const VARIANTS: [(Variant, &str); 2] = [(Variant::Substring, "substring"), (Variant::Token, "token")];

/// The reason why the accuracy is missing.
const UNMATCHED: &str = "no output matched one level alone";

/// Table 6: M-Acc of each system, by both variants.
pub(in crate::paper) fn accuracy(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let domains = named(evidence, language, DOMAIN);
        for domain in parts(&domains) {
            let found = VARIANTS.map(|(variant, _)| counts(evidence, (language, &domain), variant));
            for system in found[0].keys() {
                let mut row = [language.name().as_str(), system, domain.name].map(Cell::text).to_vec();
                row.extend(found.iter().flat_map(|of| cells(of[system])));
                row.push(Cell::empty(OUTSIDE));
                rows.push(row);
            }
        }
    }
    let columns = ["M-Acc(F), %", "M-Acc(I), %", "formal", "informal", "neutral", "other"];
    let columns = VARIANTS.iter().flat_map(|(_, variant)| columns.map(|column| format!("{variant}: {column}")));
    let columns = columns.chain(["BLEU, generic".to_owned()]);
    Table::new("cocoa-t6", Paper::Cocoa, "Table 6", "Matched accuracy of systems")
        .note(format!("M-Acc(F) is the share of formal outputs among those that match one level alone, M-Acc(I) that of informal ones. An output is formal if it has a phrase marked in the formal reference and none marked in the informal one; neutral has neither, other has both. Domains are those of the column \"domain\" that the sources came with. BLEU against people's rewrites of this study is in the report on metrics. {NOTE}"))
        .columns(&["Language", "System", "Domain"], columns)
        .rows(rows, NONE)
}

fn cells(counts: Counts) -> [Cell; 6] {
    let share = |share: Option<f64>| share.map_or_else(|| Cell::empty(UNMATCHED), Cell::percent);
    let Counts { formal, informal, neutral, other } = counts;
    let [f, i, n, o] = [formal, informal, neutral, other].map(Cell::count);
    [share(counts.formal_accuracy()), share(counts.informal_accuracy()), f, i, n, o]
}

/// The automatic labels of each system's outputs, excluding references.
fn counts<'a>(
    evidence: &'a Evidence,
    (language, domain): (&Language, &Part<'_>),
    variant: Variant,
) -> BTreeMap<&'a str, Counts> {
    let (references, levels) = (references(evidence, language), levels(evidence, language));
    let mut labels: BTreeMap<&str, Vec<Label>> = BTreeMap::new();
    let own = |output: &&Made| domain.holds(output.source_id) && !levels.contains_key(&output.id);
    for output in evidence.used().filter(own) {
        let Some(of) = references.get(&output.source_id) else { continue };
        if let (Some(formal), Some(informal)) = (of.get(&Level::Formal), of.get(&Level::Informal)) {
            labels.entry(&output.system).or_default().push(label(&output.text, formal, informal, variant));
        }
    }
    labels.into_iter().map(|(system, labels)| (system, labels.into_iter().collect())).collect()
}
