//! Tables 2 and 4 and Figure 1: systems by the three metrics and GM, and compared side by side by human raters.

use std::collections::{BTreeMap, BTreeSet};

use scoring::gm::Thresholds;
use shared::Language;

use super::{
    super::{
        Cell, Evidence, Paper, Table,
        role::{AB_FLUENCY, AB_SEMANTICS, AB_STYLE, Role},
        xformal::scatter,
    },
    learned::{learned, preferred},
    quality::{Whole, cell, missing, qualities, wholes},
};
use crate::evaluation::Preference;

/// The minimum difference in percentage points for a win.
const WIN: f64 = 10.0;

const ASPECTS: [(&str, Role); 3] =
    [("transfer quality", AB_STYLE), ("semantic preservation", AB_SEMANTICS), ("fluency", AB_FLUENCY)];

/// Table 2: style, content, fluency and GM of each system.
pub(in crate::paper) fn systems(evidence: &Evidence) -> Table {
    let (mut rows, mut found) = (Vec::new(), Vec::new());
    for language in evidence.languages() {
        let why = missing(evidence, language);
        let preferred = preferred(evidence, language, &qualities(evidence, language));
        let own = preferred.as_ref().ok().and_then(|all| learned(all));
        if let Some(Thresholds { accuracy, similarity, highest_perplexity, lowest_perplexity }) = own {
            let all = [accuracy, similarity, highest_perplexity, lowest_perplexity].map(|one| one.to_string());
            found.push(format!("{}: {}", language.name(), all.join(", ").replace('-', "−")));
        }
        let by_own = |whole: Whole| match (&preferred, own) {
            (Err(why), _) => Cell::empty(why),
            (_, None) => Cell::empty(&*why),
            (_, Some(thresholds)) => cell(whole.gm(thresholds), 1, &why),
        };
        rows.extend(wholes(evidence, language).into_iter().map(|(system, whole)| {
            vec![
                Cell::text(language.name()),
                Cell::text(system),
                cell(whole.accuracy, 3, &why),
                cell(whole.similarity, 3, &why),
                cell(whole.perplexity, 1, &why),
                cell(whole.gm(Thresholds::default()), 1, &why),
                by_own(whole),
                Cell::count(whole.n),
            ]
        }));
    }
    Table::new("pang-t2", Paper::Pang, "Table 2", "Systems by Acc, Sim, PP and GM")
        .note(format!("Acc: the share of outputs that the style model gives a probability of 0.5 or more. Sim: the mean cosine of idf-weighted word vectors of source and output, idf over all sources and outputs of the language. PP: the perplexity of all outputs by the language model. GM with the paper's thresholds 63, 71, 97, −37, and with those learned from the preferences of this study ({found}).", found = if found.is_empty() { "there are none".to_owned() } else { found.join("; ") }))
        .columns(&["Language", "System"], ["Acc", "Sim", "PP", "GM", "GM, learned", "outputs"])
        .rows(rows, "there are no outputs")
}

/// Table 4: which of two systems raters found better, next to the metrics' values.
pub(in crate::paper) fn preferences(evidence: &Evidence) -> Table {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let (wholes, why) = (wholes(evidence, language), missing(evidence, language));
        let tables = ASPECTS.map(|(_, role)| evidence.preferences(role, language));
        let pairs: BTreeSet<(&str, &str)> = tables
            .iter()
            .flatten()
            .flat_map(|table| &table.pairs)
            .map(|pair| (pair.a.as_str(), pair.b.as_str()))
            .collect();
        for (a, b) in pairs {
            let pair = |place: usize| tables[place]?.pairs.iter().find(|pair| pair.a == a && pair.b == b);
            let difference = |pick: fn(&Whole) -> Option<f64>| {
                let value = |name: &str| wholes.get(name).and_then(pick);
                value(a).zip(value(b)).map(|(a, b)| a - b)
            };
            let mut row = vec![Cell::text(language.name()), Cell::text(a), Cell::text(b)];
            row.extend(shares(pair(0), ASPECTS[0].1));
            row.extend(shares(pair(1), ASPECTS[1].1));
            row.push(cell(difference(|whole| whole.similarity), 2, &why));
            row.extend(shares(pair(2), ASPECTS[2].1));
            row.push(cell(difference(|whole| whole.perplexity), 1, &why));
            row.push(
                (0..3)
                    .find_map(pair)
                    .map_or_else(|| Cell::empty("nobody judged them"), |pair| Cell::count(pair.n_ratings)),
            );
            rows.push(row);
        }
    }
    Table::new("pang-t4", Paper::Pang, "Table 4", "Two systems side by side, as people prefer them, %")
        .note("Shares of judgements. † marks a win by the paper's rule, a difference of 10 points or more between A>B and B>A; it is not a test of significance. Δ: A less B; a lower PP is better. Judgements: of the first aspect that was asked.")
        .columns(&["Language", "A", "B"], columns())
        .rows(rows, &AB_STYLE.missing())
}

/// The columns of Table 4 after the names of the two systems.
fn columns() -> Vec<String> {
    let aspect = |name: &str| ["A>B", "B>A", "tie"].map(|side| format!("{name}: {side}"));
    [
        aspect(ASPECTS[0].0).to_vec(),
        aspect(ASPECTS[1].0).to_vec(),
        vec!["Δ Sim".to_owned()],
        aspect(ASPECTS[2].0).to_vec(),
        vec!["Δ PP".to_owned(), "judgements".to_owned()],
    ]
    .concat()
}

fn shares(pair: Option<&Preference>, role: Role) -> [Cell; 3] {
    let Some(pair) = pair else { return [0; 3].map(|_| Cell::empty(role.missing())) };
    let lead = 100.0 * (pair.a_better - pair.b_better);
    // Allows for the rounding error of a difference of shares: 10 of 100 judgements must count as 10 points.
    let wins = |lead: f64| lead >= WIN - 1e-9;
    [
        Cell::percent(pair.a_better).win(wins(lead)),
        Cell::percent(pair.b_better).win(wins(-lead)),
        Cell::percent(pair.tie),
    ]
}

/// Figure 1: content against style lost, and fluency against content.
pub(in crate::paper) fn trade_off(evidence: &Evidence) -> Table {
    let (mut rows, mut figures) = (Vec::new(), Vec::new());
    for language in evidence.languages() {
        let why = missing(evidence, language);
        let systems: BTreeMap<&str, [Option<f64>; 3]> = wholes(evidence, language)
            .into_iter()
            .map(|(system, of)| (system, [of.accuracy.map(|share| 1.0 - share), of.similarity, of.perplexity]))
            .collect();
        rows.extend(systems.iter().map(|(system, values)| {
            let named = [Cell::text(language.name()), Cell::text(*system)];
            named.into_iter().chain(values.map(|value| cell(value, 3, &why))).collect::<Vec<Cell>>()
        }));
        figures.extend(plots(language, &systems));
    }
    Table::new("pang-f1", Paper::Pang, "Figure 1", "Metric against metric")
        .note("Each mark is a system. To show how a model develops, import each checkpoint as a system of its own.")
        .columns(&["Language", "System"], ["1 − Acc", "Sim", "PP"])
        .rows(rows, "there are no outputs")
        .figures(figures)
}

fn plots(
    language: &Language,
    systems: &BTreeMap<&str, [Option<f64>; 3]>,
) -> impl Iterator<Item = crate::paper::Figure> {
    let points = |across: usize, up: usize| {
        let point =
            |(system, values): (&&str, &[Option<f64>; 3])| Some(((*system).to_owned(), values[across]?, values[up]?));
        systems.iter().filter_map(point).collect::<Vec<_>>()
    };
    let plots = [scatter(language, points(0, 1), ["1 − Acc", "Sim"]), scatter(language, points(1, 2), ["Sim", "PP"])];
    plots.into_iter().flatten()
}
