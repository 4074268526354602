//! Every metric there is, each declared once in a file of its own.
//!
//! A new metric is a file in this folder, its `mod` line and its line in [`METRICS`]. From here it reaches the command line,
//! studies with their pages, exports and REST interface, and `docs/metrics.md`.

mod accuracy;
mod accuracy_neural;
mod average;
mod bertscore;
mod bertscore_precision;
mod bertscore_recall;
mod bleu;
mod characters;
mod characters_share;
mod chrf;
mod chrf_plus_plus;
mod distinct_1;
mod distinct_2;
mod diversity;
mod edit_types;
mod entry;
mod extrema;
mod greedy;
mod intensity;
mod led;
mod length;
mod log_probability;
mod log_probability_neural;
mod meteor;
mod naturalness;
mod perplexity;
mod perplexity_neural;
mod rating;
mod rouge_l;
mod self_bleu;
mod sim;
mod sim_neural;
mod style;
mod style_neural;
mod ter;
mod tokens;
mod tokens_share;
mod wmd;
mod wmd_masked;
mod wmd_neural;

pub use entry::{Better, Build, Counts, Entry, How, NeuralMetric, Optional, OverCorpus, Part, Range, Resource, Scope};

use crate::measure::{Measure, NoMeasure, Resources, Settings};

/// All metrics, in the order of tables.
pub static METRICS: [&Entry; 39] = [
    &bleu::BLEU,
    &chrf::CHRF,
    &ter::TER,
    &chrf_plus_plus::CHRF_PLUS_PLUS,
    &meteor::METEOR,
    &rouge_l::ROUGE_L,
    &self_bleu::SELF_BLEU,
    &style::STYLE,
    &accuracy::ACCURACY,
    &intensity::INTENSITY,
    &log_probability::LOG_PROBABILITY,
    &perplexity::PERPLEXITY,
    &naturalness::NATURALNESS,
    &wmd::WMD,
    &wmd_masked::WMD_MASKED,
    &sim::SIM,
    &average::AVERAGE,
    &greedy::GREEDY,
    &extrema::EXTREMA,
    &bertscore::BERTSCORE,
    &bertscore_precision::BERTSCORE_PRECISION,
    &bertscore_recall::BERTSCORE_RECALL,
    &sim_neural::SIM_NEURAL,
    &wmd_neural::WMD_NEURAL,
    &style_neural::STYLE_NEURAL,
    &accuracy_neural::ACCURACY_NEURAL,
    &log_probability_neural::LOG_PROBABILITY_NEURAL,
    &perplexity_neural::PERPLEXITY_NEURAL,
    &rating::RATING,
    &characters::CHARACTERS,
    &characters_share::CHARACTERS_SHARE,
    &tokens::TOKENS,
    &tokens_share::TOKENS_SHARE,
    &led::LED,
    &diversity::DIVERSITY,
    &distinct_1::DISTINCT_1,
    &distinct_2::DISTINCT_2,
    &length::LENGTH,
    &edit_types::EDIT_TYPES,
];

/// The metric of a name, by any of its names.
pub fn find(name: &str) -> Option<&'static Entry> {
    METRICS.into_iter().find(|metric| metric.is_called(name))
}

/// The metric with a name that must be in the list.
///
/// # Panics
/// No metric has the name.
pub fn metric(name: &'static str) -> &'static Entry {
    find(name).expect("a name that the caller took from the list")
}

/// The metrics in tables of systems, in their order.
pub fn shown() -> impl Iterator<Item = &'static Entry> + Clone {
    METRICS.into_iter().filter(|metric| metric.scope != Scope::Record)
}

/// The measure with this name on the command line: a metric of the list, or distinct-n for any n.
///
/// # Errors
/// No measure has this name, or the resources lack something that it needs.
pub(crate) fn measure(name: &str, settings: &Settings, resources: &Resources) -> Result<Measure, NoMeasure> {
    if let Some(metric) = find(name) {
        return metric.measure(settings, resources);
    }
    match name.strip_prefix("distinct-").and_then(|n| n.parse().ok()) {
        Some(n @ 1..=9) => Ok(Measure::new(&distinct_1::DISTINCT_1, settings.clone(), distinct_1::of_n_grams(n))),
        _ => Err(NoMeasure::Unknown(name.to_owned())),
    }
}

/// The list as a table in Markdown, as in `docs/metrics.md`.
pub fn table() -> String {
    let mut text = "| In studies and exports | On the command line | Title | Meaning | Held against | Needs | Values | Better | Of |\n|---|---|---|---|---|---|---|---|---|\n".to_owned();
    for metric in METRICS {
        let needs: Vec<&str> = metric.needs.iter().map(|need| need.title()).collect();
        let uses: Vec<&str> = metric.uses.iter().map(|used| used.title()).collect();
        let uses = if uses.is_empty() { String::new() } else { format!("uses {}", uses.join(" and ")) };
        let needs =
            [needs.join(" and "), uses].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ");
        let better = match metric.better {
            Better::Higher => "higher",
            Better::Lower => "lower",
            Better::Neither => "",
        };
        let of = match metric.scope {
            Scope::Output => "each output",
            Scope::System => "a system's outputs together",
            Scope::Record => "each output, in no table",
        };
        let line = format!(
            "| `{}` | `{}` | {} | {} | {} | {needs} | {} | {better} | {of} |\n",
            metric.name,
            metric.command_name,
            metric.title,
            metric.meaning,
            metric.against.title(),
            metric.range,
        );
        text.push_str(&line);
    }
    text
}
