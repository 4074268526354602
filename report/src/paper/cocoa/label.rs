//! Tables 4 and 5: human labels of the formality of systems' outputs, and how well M-Acc predicts them.

use std::collections::BTreeMap;

use engine::crowd::answers::{Kind, Table as Judgements};
use scoring::m_acc::{Label, Variant, label, validate};
use shared::{Language, OutputId, SystemId};

use super::{
    super::{Cell, Evidence, Paper, Table, role::LABEL, xformal::found},
    reference::{Level, NONE, NOTE, references},
};

const KINDS: [(Label, &str); 4] =
    [(Label::Formal, "formal"), (Label::Informal, "informal"), (Label::Neutral, "neutral"), (Label::Other, "other")];

/// The label at this position among the offered labels.
fn at(table: &Judgements, place: i64) -> Option<Label> {
    let Kind::Choice(offered) = &table.kind else { return None };
    let key = offered.get(usize::try_from(place).ok()?)?;
    KINDS.iter().find(|(_, name)| name == key).map(|(label, _)| *label)
}

/// Table 4: how often raters gave each label to the outputs of a system, and their agreement.
pub(in crate::paper) fn labels(evidence: &Evidence) -> Table {
    let names = evidence.names();
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let Some(table) = evidence.judgements(LABEL, language) else {
            let nothing = (0..6).map(|_| Cell::empty(LABEL.missing()));
            rows.push(
                [Cell::text(language.name()), Cell::text("all")].into_iter().chain(nothing).collect::<Vec<Cell>>(),
            );
            continue;
        };
        let mut systems: BTreeMap<&str, Vec<Label>> = BTreeMap::new();
        for row in &table.rows {
            let system = row.system_id.and_then(|system: SystemId| names.get(&system).copied());
            systems.entry(system.unwrap_or(crate::evaluation::SOURCE)).or_default().extend(at(table, row.number));
        }
        let of = evidence.agreement(LABEL, language);
        let alpha = of.and_then(|of| Some(found(&of.figure("krippendorff_nominal")?.found, of)));
        let alpha = alpha.unwrap_or_else(|| Cell::empty(LABEL.missing()));
        rows.extend(systems.into_iter().map(|(system, given)| {
            let share = |(label, _): (Label, &str)| {
                Cell::share(
                    given.iter().filter(|one| **one == label).count(),
                    given.len(),
                    "no label of the four was given",
                )
            };
            let mut row = vec![Cell::text(language.name()), Cell::text(system)];
            row.extend(KINDS.map(share));
            row.extend([Cell::count(given.len()), alpha.clone()]);
            row
        }));
    }
    Table::new("cocoa-t4", Paper::Cocoa, "Table 4", "Formality of systems' outputs according to workers, %")
        .note("Shares of the labels given: formal, informal, neutral, other. IAA: Krippendorff's α, nominal, over all systems of the language, with its 95 % interval.")
        .columns(&["Language", "System"], ["F", "I", "N", "O", "labels", "IAA"])
        .rows(rows, "")
}

/// Table 5: precision and recall of the automatic label against the human label.
pub(in crate::paper) fn validation(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        for (variant, name) in [(Variant::Substring, "substring"), (Variant::Token, "token")] {
            let mut row = vec![Cell::text(language.name()), Cell::text(name)];
            match compared(evidence, language, variant) {
                Ok((texts, undecided)) => {
                    row.extend(KINDS.into_iter().flat_map(|(label, _)| of_class(label, &texts)));
                    row.extend([Cell::count(texts.len()), Cell::count(undecided)]);
                }
                Err(why) => row.extend((0..10).map(|_| Cell::empty(&*why))),
            }
            rows.push(row);
        }
    }
    let classes = KINDS.iter().flat_map(|(_, class)| ["P", "R"].map(|half| format!("{class}, {half}")));
    Table::new("cocoa-t5", Paper::Cocoa, "Table 5", "Precision and recall of the automatic label of M-Acc")
        .note(format!("Against the label that most people gave to an output; outputs without one are left out and counted in the last column. Substring: the paper's rule, a phrase stands in the text; token: the released scorer's, all its words are words of the text. {NOTE}"))
        .columns(&["Language", "Variant"], classes.chain(["outputs", "without a majority"].map(str::to_owned)))
        .rows(rows, "")
}

fn of_class(class: Label, texts: &[(Label, Label)]) -> [Cell; 2] {
    let found = validate(class, texts.iter().copied());
    [
        Cell::maybe(found.precision(), 2, "the label was never given automatically").of(found.n_automatic),
        Cell::maybe(found.recall(), 2, "people never gave the label").of(found.n_human),
    ]
}

/// The automatic and the human label of every output that has both, and the number of outputs without a majority label.
fn compared(
    evidence: &Evidence,
    language: &Language,
    variant: Variant,
) -> Result<(Vec<(Label, Label)>, usize), String> {
    let table = evidence.judgements(LABEL, language).ok_or_else(|| LABEL.missing())?;
    let references = references(evidence, language);
    let outputs = evidence.outputs();
    let mut given: BTreeMap<OutputId, Vec<Label>> = BTreeMap::new();
    for row in &table.rows {
        if let Some(output) = row.output_id {
            given.entry(output).or_default().extend(at(table, row.number));
        }
    }
    let (mut texts, mut undecided) = (Vec::new(), 0);
    for (output, given) in given {
        let Some(output) = outputs.get(&output) else { continue };
        let Some(of) = references.get(&output.source_id) else { continue };
        let (Some(formal), Some(informal)) = (of.get(&Level::Formal), of.get(&Level::Informal)) else { continue };
        match majority(&given) {
            Some(human) => texts.push((label(&output.text, formal, informal, variant), human)),
            None => undecided += 1,
        }
    }
    if texts.is_empty() && undecided == 0 {
        return Err(format!("{NONE} beside a labelled output"));
    }
    Ok((texts, undecided))
}

/// The most frequent label, if it is unique.
fn majority(given: &[Label]) -> Option<Label> {
    let n = |label: Label| given.iter().filter(|one| **one == label).count();
    let most = KINDS.iter().map(|(label, _)| n(*label)).max().filter(|n| *n > 0)?;
    let mut with = KINDS.iter().map(|(label, _)| *label).filter(|label| n(*label) == most);
    let first = with.next();
    if with.next().is_some() { None } else { first }
}
