//! Table 4: kinds of edits, found automatically and by human raters.

use std::collections::{BTreeMap, BTreeSet};

use scoring::edit_types::EditType;
use shared::{Language, OutputId, SystemId, SystemKind};

use super::super::{Cell, Evidence, Paper, Table, role::EDIT_TYPES};

/// A row of the table: its name, the kind that is found, the box that is ticked.
type Line = (&'static str, Option<EditType>, Option<&'static str>);

const LINES: [Line; 17] = [
    ("Capitalization", Some(EditType::Capitalization), Some("capitalization")),
    ("Punctuation", Some(EditType::Punctuation), Some("punctuation")),
    ("Spelling", Some(EditType::Spelling), Some("spelling")),
    ("Normalization", Some(EditType::Normalization), Some("normalization")),
    ("Split sentences", Some(EditType::SplitSentences), Some("split_sentences")),
    ("Paraphrase", Some(EditType::Paraphrase), Some("paraphrase")),
    ("Unchanged", Some(EditType::Unchanged), None),
    ("Lowercase", Some(EditType::Lowercase), None),
    ("Repetition", Some(EditType::Repetition), None),
    ("Delete fillers", None, Some("delete_fillers")),
    ("Completion", None, Some("completion")),
    ("Add context", None, Some("add_context")),
    ("Contractions", None, Some("contractions")),
    ("Slang/idioms", None, Some("slang_idioms")),
    ("Politeness", None, Some("politeness")),
    ("Relativizers", None, Some("relativizers")),
    ("Other", None, Some("other")),
];

/// Table 4: the share of rewrites with each kind of edit.
pub(in crate::paper) fn edits(evidence: &Evidence) -> Table {
    let languages = evidence.languages();
    let heads = languages
        .iter()
        .flat_map(|language| ["automatic", "manual"].map(|half| format!("{}, {half}", language.name())));
    let written = humans(evidence);
    let line = |(name, found, ticked): Line| {
        let halves = languages.iter().flat_map(|language| {
            [automatic(evidence, language, found), manual(evidence, language, (ticked, &written))]
        });
        std::iter::once(Cell::text(name)).chain(halves).collect::<Vec<Cell>>()
    };
    Table::new("xformal-t4", Paper::Xformal, "Table 4", "Kinds of edits, automatic and manual")
        .note("Shares of people's rewrites; a rewrite may show several kinds. Automatic: the paper's definitions, over all rewrites. Manual: boxes ticked in tasks on kinds of edits, over the rewrites that were judged; of several judgements of a rewrite the share that ticked the box.")
        .columns(&["Edit types"], heads)
        .rows(LINES.map(line), "")
}

/// The human systems.
fn humans(evidence: &Evidence) -> BTreeSet<SystemId> {
    let human = evidence.texts.iter().filter(|text| text.kind == SystemKind::Human);
    human.map(|text| text.system_id).collect()
}

fn automatic(evidence: &Evidence, language: &Language, kind: Option<EditType>) -> Cell {
    let Some(kind) = kind else { return Cell::empty("only people can tell") };
    let Some(of) = evidence.rewrites.languages.iter().find(|of| of.language == *language) else {
        return Cell::empty("there are no rewrites");
    };
    let n = of.edit_types.iter().find(|edits| edits.kind == kind).map_or(0, |edits| edits.n);
    Cell::number(of.share(n), 2).of(of.n_rewrites)
}

fn manual(evidence: &Evidence, language: &Language, (box_of, written): (Option<&str>, &BTreeSet<SystemId>)) -> Cell {
    let Some(key) = box_of else { return Cell::empty("people are not asked for it") };
    let question = format!("{}/{key}", EDIT_TYPES.question);
    let own = evidence.judgements.iter().filter(|table| {
        table.language == *language && table.question == question && EDIT_TYPES.is(&table.preset, &question)
    });
    let mut judged: BTreeMap<OutputId, (i64, i64)> = BTreeMap::new();
    let mut any = false;
    for row in own.flat_map(|table| &table.rows) {
        any = true;
        let of_people = row.system_id.is_some_and(|system| written.contains(&system));
        if let (Some(output), true) = (row.output_id, of_people) {
            let (ticked, n) = judged.entry(output).or_default();
            *ticked += row.number;
            *n += 1;
        }
    }
    if judged.is_empty() {
        return Cell::empty(if any { "no rewrite of a person was judged".to_owned() } else { EDIT_TYPES.missing() });
    }
    let shares = judged.values().map(|(ticked, n)| *ticked as f64 / *n as f64);
    Cell::number(shares.sum::<f64>() / judged.len() as f64, 2).of(judged.len())
}
