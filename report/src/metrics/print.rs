//! The automatic metrics as files: CSV and LaTeX.

use engine::texts::spreadsheet::quoted;
use scoring::registry::{Entry, shown};

use super::{Compared, LanguageMetrics, Metrics, SystemMetric};
use crate::{agreement::latex, evaluation::p_text};

impl SystemMetric {
    /// `31.40*`, as tables show it; the star marks a difference from the baseline.
    pub fn text(&self) -> String {
        let star = if self.comparison.as_ref().is_some_and(|compared| compared.significant) { "*" } else { "" };
        let digits = self.metric.digits;
        format!("{:.digits$}{star}", self.value).replace('-', "−")
    }
}

/// What the star in tables of metrics means.
pub fn star_note(baseline: &str) -> String {
    format!(
        "A star marks a difference from {baseline} with p < .05 by a randomisation test over the sources of which both have one output: exact up to 16 sources, 1,000 draws above. Fewer than 6 sources get no star."
    )
}

impl Metrics {
    /// A row a system and metric, with a header. Values in full precision.
    pub fn to_csv(&self) -> String {
        let mut text =
            "language,system,metric,value,n_scored,n_outputs,difference,p_value,n_compared,significant,signature,test\n"
                .to_owned();
        for table in &self.languages {
            for system in &table.systems {
                for score in &system.scores {
                    let compared = score.comparison.as_ref();
                    let cell = |value: Option<String>| value.unwrap_or_default();
                    text += &[
                        table.language.to_string(),
                        quoted(&system.system),
                        score.metric.to_string(),
                        score.value.to_string(),
                        score.n_outputs.to_string(),
                        system.n_outputs.to_string(),
                        cell(compared.map(|compared| compared.difference.to_string())),
                        cell(compared.map(|compared| compared.p_value.to_string())),
                        cell(compared.map(|compared| compared.n_sources.to_string())),
                        cell(compared.map(|compared| compared.significant.to_string())),
                        quoted(&score.signature),
                        cell(compared.map(|compared| quoted(&compared.test))),
                    ]
                    .join(",");
                    text.push('\n');
                }
            }
        }
        text
    }

    /// A LaTeX table (booktabs) a language, with the signatures of its columns in comments.
    pub fn to_latex(&self) -> String {
        let star = self.baseline.as_ref().map(|name| format!("% {}\n", star_note(name))).unwrap_or_default();
        let head = format!("% {}; seed {}\n{star}", self.software, self.seed);
        head + &self.languages.iter().map(latex_table).collect::<String>()
    }
}

fn latex_table(table: &LanguageMetrics) -> String {
    let said = |metric: &&Entry| table.systems.iter().any(|system| system.score(metric).is_some());
    let shown: Vec<&Entry> = shown().filter(said).collect();
    let heads: String = shown.iter().map(|metric| format!(" & {}", metric.title)).collect();
    let line = |system: &super::SystemMetrics| {
        let cells = shown.iter().map(|metric| system.score(metric).map(latex_text).unwrap_or_default());
        format!("{}{} \\\\\n", latex(&system.system), cells.map(|cell| format!(" & {cell}")).collect::<String>())
    };
    let lines: String = table.systems.iter().map(line).collect();
    let mut signatures: Vec<String> = table.systems.iter().flat_map(|system| &system.scores).map(comment).collect();
    signatures.sort();
    signatures.dedup();
    signatures.extend(table.systems.iter().flat_map(tests));
    format!(
        "{}\\begin{{tabular}}{{l{}}}\n\\toprule\n{}{heads} \\\\\n\\midrule\n{lines}\\bottomrule\n\\end{{tabular}}\n\n",
        signatures.concat(),
        "r".repeat(shown.len()),
        table.language
    )
}

fn latex_text(score: &SystemMetric) -> String {
    score.text().replace('−', "$-$")
}

fn comment(score: &SystemMetric) -> String {
    format!("% {}: {}\n", score.metric.title, score.signature)
}

/// A comment for each value that is compared with the baseline: the test behind its star, and its n.
fn tests(system: &super::SystemMetrics) -> impl Iterator<Item = String> {
    system.scores.iter().filter_map(|score| {
        let Compared { p_value, n_sources, test, .. } = score.comparison.as_ref()?;
        let (metric, p) = (score.metric.title, p_text(Some(*p_value)));
        Some(format!("% {metric}, {}: {p}, n = {n_sources}, {test}\n", system.system))
    })
}
