//! The automatic metrics as files: CSV and LaTeX.

use engine::texts::spreadsheet::quoted;
use shared::Metric;

use super::{Compared, LanguageMetrics, Metrics, SHOWN, SystemMetric};
use crate::{agreement::latex, evaluation::p_text};

impl SystemMetric {
    /// `31.40*`, as tables show it; the star marks a difference from the baseline.
    pub fn text(&self) -> String {
        let star = if self.comparison.as_ref().is_some_and(|compared| compared.significant) { "*" } else { "" };
        // Shares, probabilities and their logarithms; the others go from 0 to 100.
        let digits = if self.metric.models().is_empty() && self.metric != Metric::Led { 2 } else { 3 };
        format!("{:.digits$}{star}", self.value).replace('-', "−")
    }
}

/// What the star in tables of metrics means.
pub fn star_note(baseline: &str) -> String {
    format!(
        "A star marks a difference from {baseline} with p < .05 by a randomisation test over the sources of which both have one output: exact up to 16 sources, 1,000 draws above. Fewer than 6 sources get no star."
    )
}

/// The name of a metric in tables.
pub const fn title(metric: Metric) -> &'static str {
    match metric {
        Metric::Characters => "Characters changed",
        Metric::Tokens => "Tokens changed",
        Metric::Led => "LeD",
        Metric::Length => "Words",
        Metric::EditTypes => "Kinds of edits",
        Metric::SelfBleu => "self-BLEU",
        Metric::Bleu => "BLEU",
        Metric::Chrf => "chrF",
        Metric::Ter => "TER",
        Metric::Style => "Style",
        Metric::Intensity => "Intensity (STI)",
        Metric::Naturalness => "Naturalness",
        Metric::LogProbability => "Log-probability",
        Metric::Wmd => "WMD",
        Metric::MaskedWmd => "WMD, masked",
        Metric::BertScore => "BERTScore",
        Metric::NeuralSim => "Sim, neural",
        Metric::NeuralWmd => "WMD, neural",
        Metric::NeuralStyle => "Style, neural",
        Metric::NeuralLogProbability => "Log-probability, neural",
        Metric::Rating => "Predicted rating",
    }
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
    let shown: Vec<Metric> =
        SHOWN.into_iter().filter(|metric| table.systems.iter().any(|system| system.score(*metric).is_some())).collect();
    let heads: String = shown.iter().map(|metric| format!(" & {}", title(*metric))).collect();
    let line = |system: &super::SystemMetrics| {
        let cells = shown.iter().map(|metric| system.score(*metric).map(latex_text).unwrap_or_default());
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
    format!("% {}: {}\n", title(score.metric), score.signature)
}

/// A comment for each value that is compared with the baseline: the test behind its star, and its n.
fn tests(system: &super::SystemMetrics) -> impl Iterator<Item = String> {
    system.scores.iter().filter_map(|score| {
        let Compared { p_value, n_sources, test, .. } = score.comparison.as_ref()?;
        let (metric, p) = (title(score.metric), p_text(Some(*p_value)));
        Some(format!("% {metric}, {}: {p}, n = {n_sources}, {test}\n", system.system))
    })
}
