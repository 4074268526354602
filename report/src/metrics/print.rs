//! The automatic metrics as files: CSV and LaTeX.

use scoring::registry::{Entry, shown};
use shared::Locale;
use tabular::{
    csv::{Cell as CsvCell, Writer},
    latex,
};

use super::{Compared, LanguageMetrics, Metrics, SystemMetric};
use crate::{
    evaluation::p_text,
    grid::{Cell, Grid},
};

/// The head of the CSV.
const HEAD: [&str; 12] = [
    "language",
    "system",
    "metric",
    "value",
    "n_scored",
    "n_outputs",
    "difference",
    "p_value",
    "n_compared",
    "significant",
    "signature",
    "test",
];

impl SystemMetric {
    /// `31.40*`, as tables show it; the star marks a significant difference from the baseline.
    pub fn text(&self) -> String {
        self.cell().to_string()
    }

    fn cell(&self) -> Cell {
        Cell::number(self.value, self.metric.digits)
            .star(self.comparison.as_ref().is_some_and(|compared| compared.significant))
    }
}

/// The meaning of the star in tables of metrics.
pub fn star_note(baseline: &str, say: Locale) -> String {
    say.evaluation_star_note_metrics(baseline)
}

impl Metrics {
    /// One row per system and metric, with a header. Values have full precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&HEAD);
        for table in &self.languages {
            for system in &table.systems {
                for score in &system.scores {
                    let compared = score.comparison.as_ref();
                    file.row([
                        table.language.as_str().into(),
                        (&system.system).into(),
                        CsvCell::word(score.metric.to_string()),
                        score.value.into(),
                        score.n_outputs.into(),
                        system.n_outputs.into(),
                        compared.map(|compared| compared.difference).into(),
                        compared.map(|compared| compared.p_value).into(),
                        compared.map(|compared| compared.n_sources).into(),
                        compared.map(|compared| compared.significant).into(),
                        (&score.signature).into(),
                        compared.map(|compared| &compared.test).into(),
                    ]);
                }
            }
        }
        file.finish()
    }

    /// A LaTeX table (booktabs) a language, with the signatures of its columns in comments.
    pub fn to_latex(&self) -> String {
        let star = self.baseline.as_ref().map(|name| latex::comment(&star_note(name, Locale::En))).unwrap_or_default();
        let head = latex::comment(&format!("{}; seed {}", self.software, self.seed));
        head + &star + &self.languages.iter().map(latex_table).collect::<String>()
    }
}

fn latex_table(table: &LanguageMetrics) -> String {
    let has_score = |metric: &&Entry| table.systems.iter().any(|system| system.score(metric).is_some());
    let shown: Vec<&Entry> = shown().filter(has_score).collect();
    let row = |system: &super::SystemMetrics| {
        let cell = |metric: &&Entry| {
            system.score(metric).map_or_else(|| Cell::empty("nothing was scored"), SystemMetric::cell)
        };
        std::iter::once(Cell::text(&system.system)).chain(shown.iter().map(cell)).collect::<Vec<Cell>>()
    };
    let grid = Grid::new(&[table.language.as_str()], shown.iter().map(|metric| metric.title))
        .rows(table.systems.iter().map(row), "there is no system");
    let mut signatures: Vec<String> = table.systems.iter().flat_map(|system| &system.scores).map(comment).collect();
    signatures.sort();
    signatures.dedup();
    signatures.extend(table.systems.iter().flat_map(tests));
    format!("{}{}\n", signatures.concat(), grid.to_latex())
}

fn comment(score: &SystemMetric) -> String {
    latex::comment(&format!("{}: {}", score.metric.title, score.signature))
}

/// A comment for each value that is compared with the baseline: the test of its star, and its n.
fn tests(system: &super::SystemMetrics) -> impl Iterator<Item = String> {
    system.scores.iter().filter_map(|score| {
        let Compared { p_value, n_sources, test, .. } = score.comparison.as_ref()?;
        let (metric, p) = (score.metric.title, p_text(Some(*p_value)));
        Some(latex::comment(&format!("{metric}, {}: {p}, n = {n_sources}, {test}", system.system)))
    })
}
