//! Table 7: evaluation of systems by automatic metrics and by human raters.

use std::collections::BTreeSet;

use engine::jobs::score::model_kind;
use scoring::registry::{Entry, metric};
use shared::Language;

use super::super::{
    Cell, Evidence, Paper, Table,
    role::{FLUENCY, FORMALITY, MEANING, RANKING, Role},
};
use crate::evaluation::SOURCE;

const AUTOMATIC: [(&str, &str, usize); 4] = [
    ("self_bleu", "meaning: self-BLEU", 2),
    ("style", "formality: style", 3),
    ("log_probability", "fluency: log-probability", 3),
    ("bleu", "overall: multi-BLEU", 2),
];

const PEOPLE: [(Role, &str); 4] = [
    (FORMALITY, "formality, people"),
    (FLUENCY, "fluency, people"),
    (MEANING, "meaning, people"),
    (RANKING, "overall: mean rank, people"),
];

/// Table 7: automatic and human evaluation of each system.
pub(in crate::paper) fn systems(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        for system in names(evidence, language) {
            let mut row = vec![Cell::text(language.name()), Cell::text(&system)];
            row.extend(
                AUTOMATIC.map(|(name, _, digits)| automatic(evidence, language, (&system, metric(name), digits))),
            );
            row.extend(PEOPLE.map(|(role, _)| people(evidence, language, (&system, role))));
            rows.push(row);
        }
    }
    let star = evidence.baseline.as_ref().map_or_else(
        || " No system was chosen as the baseline, so nothing has a star.".to_owned(),
        |name| format!(" A star marks a difference from {name} with p < .05 by a randomisation test over the texts that both have, exact up to 16 texts; fewer than 6 get no star. Ratings of systems that share too few texts are compared as independent samples by Welch's t test."),
    );
    let columns = AUTOMATIC.map(|(_, name, _)| name).into_iter().chain(PEOPLE.map(|(_, name)| name));
    Table::new("xformal-t7", Paper::Xformal, "Table 7", "Automatic and human evaluation of systems")
        .note(format!("Automatic: of the corpus (BLEU) or the mean over texts. Formality is the mean probability of the style and fluency a word's mean log₁₀-probability, by the models that the settings name. People: mean over sources with its 95 % interval; of ranks 1 is best.{star}"))
        .columns(&["Language", "System"], columns)
        .rows(rows, "there are no outputs and no judgements")
}

/// The systems of a language by either half; the source first.
fn names(evidence: &Evidence, language: &Language) -> Vec<String> {
    let scored = evidence.metrics.languages.iter().filter(|table| table.language == *language);
    let mut names: BTreeSet<String> =
        scored.flat_map(|table| &table.systems).map(|system| system.system.clone()).collect();
    for (role, _) in PEOPLE {
        let judged = evidence.scores(role, None, language).into_iter().flat_map(|table| &table.systems);
        names.extend(judged.map(|score| score.system.clone()));
    }
    names.into_iter().collect()
}

fn automatic(evidence: &Evidence, language: &Language, (system, metric, digits): (&str, &Entry, usize)) -> Cell {
    if system == SOURCE {
        return Cell::empty("the source is no output");
    }
    let tables = evidence.metrics.languages.iter().filter(|table| table.language == *language);
    let score = tables.flat_map(|table| &table.systems).find(|one| one.system == system);
    let Some(score) = score.and_then(|system| system.score(metric)) else {
        return Cell::empty(unscored(evidence, language, metric));
    };
    let star = score.comparison.as_ref().is_some_and(|compared| compared.significant);
    Cell::number(score.value, digits).star(star).of(score.n_outputs)
}

/// The reason why a metric has no value for a system.
pub(in crate::paper) fn unscored(evidence: &Evidence, language: &Language, metric: &Entry) -> String {
    let named = evidence.study.settings.models.get(language);
    let mut kinds = metric.needs.iter().filter_map(|need| model_kind(*need));
    let missing = kinds.find(|kind| named.is_none_or(|named| !named.contains_key(kind)));
    match missing {
        Some(kind) => format!("the settings name no {kind} model for this language"),
        None if metric.needs_references() => {
            "no source has another rewrite to compare with, or none is scored yet".to_owned()
        }
        None => "nothing is scored yet".to_owned(),
    }
}

fn people(evidence: &Evidence, language: &Language, (system, role): (&str, Role)) -> Cell {
    let Some(table) = evidence.scores(role, None, language) else { return Cell::empty(role.missing()) };
    let Some(score) = table.systems.iter().find(|score| score.system == system) else {
        return Cell::empty("people did not judge this system");
    };
    let star = score.difference.as_ref().is_some_and(|difference| difference.significant);
    Cell::number(score.mean, 2).interval(score.interval).star(star).of(score.n_ratings)
}
