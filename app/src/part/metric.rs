//! Automatic metrics in words.

use scoring::registry::Entry;
use shared::Locale;

/// The name of a metric. A proper name, such as BLEU, is the same in every language.
pub fn metric_title(metric: &Entry, say: Locale) -> &'static str {
    match metric.name {
        "style" => say.metric_title_style(),
        "accuracy" => say.metric_title_accuracy(),
        "intensity" => say.metric_title_intensity(),
        "log_probability" => say.metric_title_log_probability(),
        "perplexity" => say.metric_title_perplexity(),
        "naturalness" => say.metric_title_naturalness(),
        "wmd_masked" => say.metric_title_wmd_masked(),
        "average" => say.metric_title_average(),
        "greedy" => say.metric_title_greedy(),
        "extrema" => say.metric_title_extrema(),
        "bertscore_precision" => say.metric_title_bertscore_precision(),
        "bertscore_recall" => say.metric_title_bertscore_recall(),
        "sim_neural" => say.metric_title_sim_neural(),
        "wmd_neural" => say.metric_title_wmd_neural(),
        "style_neural" => say.metric_title_style_neural(),
        "accuracy_neural" => say.metric_title_accuracy_neural(),
        "log_probability_neural" => say.metric_title_log_probability_neural(),
        "ppl_neural" => say.metric_title_perplexity_neural(),
        "rating" => say.metric_title_rating(),
        "characters" => say.metric_title_characters(),
        "levenshtein_norm" => say.metric_title_characters_share(),
        "tokens" => say.metric_title_tokens(),
        "token_levenshtein_norm" => say.metric_title_tokens_share(),
        "diversity" => say.metric_title_diversity(),
        "length" => say.metric_title_words(),
        "edit_types" => say.metric_title_edit_types(),
        _ => metric.title,
    }
}

/// The meaning of a metric that models compute.
pub fn metric_meaning(metric: &Entry, say: Locale) -> &'static str {
    match metric.name {
        "style" => say.metric_means_style(),
        "accuracy" => say.metric_means_accuracy(),
        "intensity" => say.metric_means_intensity(),
        "log_probability" => say.metric_means_log_probability(),
        "perplexity" => say.metric_means_perplexity(),
        "naturalness" => say.metric_means_naturalness(),
        "wmd" => say.metric_means_wmd(),
        "wmd_masked" => say.metric_means_wmd_masked(),
        "sim" => say.metric_means_sim(),
        "average" => say.metric_means_average(),
        "greedy" => say.metric_means_greedy(),
        "extrema" => say.metric_means_extrema(),
        "bertscore" => say.metric_means_bertscore(),
        "bertscore_precision" => say.metric_means_bertscore_precision(),
        "bertscore_recall" => say.metric_means_bertscore_recall(),
        "sim_neural" => say.metric_means_sim_neural(),
        "wmd_neural" => say.metric_means_wmd_neural(),
        "style_neural" => say.metric_means_style_neural(),
        "accuracy_neural" => say.metric_means_accuracy_neural(),
        "log_probability_neural" => say.metric_means_log_probability_neural(),
        "ppl_neural" => say.metric_means_perplexity_neural(),
        "rating" => say.metric_means_rating(),
        _ => metric.meaning,
    }
}

#[cfg(test)]
mod tests {
    use scoring::registry::METRICS;

    use super::*;

    /// Metrics whose name is the same in every language.
    const PROPER_NAMES: [&str; 13] = [
        "BLEU",
        "chrF",
        "TER",
        "chrF++",
        "METEOR",
        "ROUGE-L",
        "self-BLEU",
        "WMD",
        "Sim",
        "BERTScore",
        "LeD",
        "Distinct-1",
        "Distinct-2",
    ];

    #[test]
    fn every_metric_has_a_proper_name_or_a_message() {
        for metric in METRICS {
            let is_marked = metric_title(metric, Locale::EnXa).starts_with('⟦');
            assert_ne!(is_marked, PROPER_NAMES.contains(&metric.title), "{}", metric.title);
        }
    }

    #[test]
    fn every_metric_of_a_model_has_a_message_for_its_meaning() {
        for metric in METRICS.iter().filter(|metric| !metric.needs.is_empty()) {
            assert!(metric_meaning(metric, Locale::EnXa).starts_with('⟦'), "{}", metric.name);
        }
    }
}
