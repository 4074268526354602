//! Table 10: inter-annotator agreement, by language.

use shared::Language;

use super::super::{
    Cell, Evidence, Paper, Table,
    role::{FLUENCY, FORMALITY, MEANING, RANKING, Role},
};
use crate::agreement::{Agreement, Found};

const TASKS: [(&str, Role); 4] =
    [("Formality", FORMALITY), ("Fluency", FLUENCY), ("Meaning preservation", MEANING), ("Overall", RANKING)];

/// The columns of each language.
const COLUMNS: [&str; 5] = ["weighted κ", "ICC", "Kendall's τ", "judgements", "coverage"];

/// Table 10: weighted κ of simulated annotators and ICC of ratings, τ of rankings.
pub(in crate::paper) fn agreement(evidence: &Evidence) -> Table {
    let languages = evidence.languages();
    let heads = languages.iter().flat_map(|language| COLUMNS.map(|column| format!("{}, {column}", language.name())));
    let line = |(name, role): (&str, Role)| {
        let cells = languages.iter().flat_map(|language| cells(evidence, role, language));
        std::iter::once(Cell::text(name)).chain(cells).collect::<Vec<Cell>>()
    };
    Table::new("xformal-t10", Paper::Xformal, "Table 10", "Agreement of people's ratings and rankings")
        .note("Quadratically weighted Cohen's κ and Kendall's τ-b of simulated annotators, one judgement of each text drawn at random against the mean of the others: the median of 1,000 draws from the study's seed, ± their standard deviation, which is the spread over draws and no interval. In brackets 95 % intervals: of κ and τ by a bootstrap over texts and people, of ICC(1) from the F distribution. For κ the mean of the others is rounded to the nearest point of the scale, half-way between two points to the even one; equal ranks and equal mean ranks are ties, which τ-b takes into account. Coverage: the share of the cells of the table texts × people that hold a judgement; of the overall ranking, judgements are rankings.")
        .columns(&["Task"], heads)
        .rows(TASKS.map(line), "")
}

fn cells(evidence: &Evidence, role: Role, language: &Language) -> [Cell; 5] {
    let Some(of) = evidence.agreement(role, language) else { return COLUMNS.map(|_| Cell::empty(role.missing())) };
    let figure =
        |statistic, why: &str| of.figure(statistic).map_or_else(|| Cell::empty(why), |figure| cell(&figure.found, of));
    let of_rating = "a ranking has τ";
    [
        figure("simulated_kappa_quadratic", of_rating),
        figure("icc1", of_rating),
        figure("simulated_kendall", "a rating has κ and ICC"),
        Cell::count(of.n_ratings),
        Cell::number(of.coverage, 3),
    ]
}

/// A statistic of the agreement report as a cell.
pub(in crate::paper) fn cell(found: &Found, of: &Agreement) -> Cell {
    match found {
        Found::Undefined { undefined } => Cell::empty(undefined.to_string()),
        Found::Value(value) => {
            let number = Cell::number(value.value, 2).of(of.n_items);
            number.spread(value.sd).interval(value.interval)
        }
    }
}
