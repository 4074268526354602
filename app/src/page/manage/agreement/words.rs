//! The words for statistics: their groups, their values, and the reasons why they are missing or uncertain.

use report::agreement::{Careless, Caveat, Family, Figure, Found, Reading, Reason, Statistic, Undefined, Warning};
use shared::Locale;

/// A text with the value of its `lang` attribute, if it is in English on all pages.
pub(in crate::page::manage) type Said = (String, Option<&'static str>);

/// The name of a statistic.
pub(in crate::page::manage) fn name(statistic: &Statistic, say: Locale) -> Said {
    match statistic.key {
        "percent_agreement" => (say.agreement_percent().to_owned(), None),
        "span_f1" => (say.agreement_f1_spans().to_owned(), None),
        _ => coefficient(statistic.name, say),
    }
}

/// The name of a coefficient, such as "Cohen's κ, linear": a symbol, the person after whom it is named, and variants.
/// Names without any of these are the same in all languages.
fn coefficient(name: &str, say: Locale) -> Said {
    let mut parts = name.split(", ");
    let symbol = parts.next().unwrap_or_default();
    let named = symbol.split_once("'s ").or_else(|| symbol.split_once("' "));
    if say == Locale::En || (named.is_none() && !name.contains(", ")) {
        return (name.to_owned(), Some("en"));
    }
    let symbol = named.map_or_else(|| symbol.to_owned(), |(person, symbol)| say.agreement_named_after(person, symbol));
    let parts = parts.map(|part| variant(part, say).unwrap_or(part).to_owned());
    (std::iter::once(symbol).chain(parts).collect::<Vec<_>>().join(", "), None)
}

/// A variant of a coefficient in words; `None` if it has none.
fn variant(part: &str, say: Locale) -> Option<&'static str> {
    Some(match part {
        "interval" => say.agreement_variant_interval(),
        "nominal" => say.agreement_variant_nominal(),
        "ordinal" => say.agreement_variant_ordinal(),
        "ratio" => say.agreement_variant_ratio(),
        "unitizing" => say.agreement_variant_unitizing(),
        "linear" => say.agreement_variant_linear(),
        "quadratic" => say.agreement_variant_quadratic(),
        "mean of pairs" => say.agreement_variant_mean_of_pairs(),
        "simulated annotators" => say.agreement_variant_simulated(),
        "by REML" => say.agreement_variant_by_reml(),
        _ => return None,
    })
}

/// The heading of a group of statistics.
pub(super) const fn family(family: Family, say: Locale) -> &'static str {
    match family {
        Family::Observed => say.agreement_family_observed(),
        Family::Corrected => say.agreement_family_corrected(),
        Family::Variance => say.agreement_family_variance(),
        Family::Simulated => say.agreement_family_simulated(),
    }
}

/// The meaning of a number; without a number, the reason why it is missing.
pub(super) fn meaning(figure: &Figure, say: Locale) -> Said {
    match &figure.found {
        Found::Value(value) => (reading(figure.statistic.reading, value.value, say), None),
        Found::Undefined { undefined } => reason(undefined, say),
    }
}

fn reading(reading: Reading, value: f64, say: Locale) -> String {
    let percent = || format!("{:.0}", value * 100.0);
    let beyond = |sentence: String| if value <= 0.0 { say.agreement_reading_chance().to_owned() } else { sentence };
    let compared = |what: &str| format!("{what} {}", matched(value, say));
    match reading {
        Reading::EqualPairs => say.agreement_reading_equal(percent()),
        Reading::MarkedAlike => say.agreement_reading_spans(percent()),
        Reading::BetweenTexts => beyond(say.agreement_reading_variance(percent())),
        Reading::ButForStrictness => beyond(say.agreement_reading_strictness(percent())),
        Reading::Concordance => say.agreement_reading_concordance(percent()),
        Reading::RisesAlike => compared(say.agreement_reading_linear()),
        Reading::OrdersAlike => compared(say.agreement_reading_order()),
        Reading::RanksAlike => compared(say.agreement_reading_ranking()),
        Reading::OneForTheOthers => beyond(say.agreement_reading_simulated(percent())),
        Reading::BeyondChance => beyond(say.agreement_reading_beyond(percent())),
        Reading::Krippendorff => {
            beyond(format!("{} {}", say.agreement_reading_beyond(percent()), convention(value, say)))
        }
    }
}

/// How well one worker and the others match, by their correlation.
const fn matched(correlation: f64, say: Locale) -> &'static str {
    match correlation {
        r if r >= 0.9 => say.agreement_match_exact(),
        r if r >= 0.7 => say.agreement_match_well(),
        r if r >= 0.4 => say.agreement_match_roughly(),
        r if r >= 0.1 => say.agreement_match_weakly(),
        _ => say.agreement_match_none(),
    }
}

/// Krippendorff's own customary limits, which apply only to his coefficient.
const fn convention(alpha: f64, say: Locale) -> &'static str {
    match alpha {
        v if v >= 0.8 => say.agreement_reading_reliable(),
        v if v >= 0.667 => say.agreement_reading_tentative(),
        _ => say.agreement_reading_unreliable(),
    }
}

/// The reason why a statistic has no value. Reasons that do not occur on this page are in English.
pub(super) fn reason(reason: &Reason, say: Locale) -> Said {
    let Reason::Undefined(why) = reason else { return (format!("{reason}."), Some("en")) };
    let sentence = match why {
        Undefined::NoRatings => say.agreement_undefined_no_ratings(),
        Undefined::OneRater => say.agreement_undefined_one_rater(),
        Undefined::NoPairs => say.agreement_undefined_no_pairs(),
        Undefined::OneCategory => say.agreement_undefined_one_category(),
        Undefined::NoVariance => say.agreement_undefined_no_variance(),
        Undefined::NegativeVariance => say.agreement_undefined_negative_variance(),
        Undefined::FewItems { n, need } => return (say.agreement_undefined_few_items(*n, *need), None),
        Undefined::FewObservations { n, need } => return (say.agreement_undefined_few_observations(*n, *need), None),
        Undefined::Incomplete => say.agreement_undefined_incomplete(),
        Undefined::Replicates => say.agreement_undefined_replicates(),
        Undefined::NothingShared => say.agreement_undefined_nothing_shared(),
        Undefined::NotNumeric => say.agreement_undefined_not_numeric(),
        Undefined::NotOrdered => say.agreement_undefined_not_ordered(),
        Undefined::Negative => say.agreement_undefined_negative(),
        Undefined::Disconnected => say.agreement_undefined_disconnected(),
        Undefined::NotConverged { iterations } => return (say.agreement_undefined_not_converged(*iterations), None),
        Undefined::NotCompared
        | Undefined::Separated
        | Undefined::OnlyTies
        | Undefined::OneSided
        | Undefined::NoDifference
        | Undefined::UnequalLengths
        | Undefined::NotAsked
        | Undefined::Argument(_) => return (format!("{why}."), Some("en")),
    };
    (sentence.to_owned(), None)
}

/// The reason why a number or its interval should not be trusted fully.
pub(super) fn caveat(caveat: Caveat, say: Locale) -> String {
    match caveat {
        Caveat::Few(Warning::OneItem { percent }) => say.agreement_few_items(1, percent.to_string()),
        Caveat::Few(Warning::FewItems { n, percent }) => say.agreement_few_items(n, percent.to_string()),
        Caveat::Few(Warning::FewItemsForStatistic { n, enough, percent }) => {
            say.agreement_few_items_some(n, enough, percent.to_string())
        }
        Caveat::Few(Warning::FewRaters { n }) => say.agreement_few_raters(n),
        Caveat::OptionsDiffer => say.agreement_options_differ().to_owned(),
    }
}

/// How a careless annotator answers.
pub(super) fn careless(careless: &Careless, say: Locale) -> String {
    match careless {
        Careless::Random => say.agreement_careless_random().to_owned(),
        Careless::Majority => say.agreement_careless_majority().to_owned(),
        Careless::Always(point) => say.agreement_careless_always(point),
        Careless::Noise(share) => say.agreement_careless_noise(format!("{:.0}", share * 100.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coefficient_is_named_in_the_language_of_the_page() {
        let german = coefficient("Krippendorff's α, ordinal", Locale::De);
        assert_eq!(german, ("α nach Krippendorff, ordinal".to_owned(), None));
        assert_eq!(coefficient("Fleiss' κ", Locale::Fr).0, "κ de Fleiss");
        for (name, say) in [("Fleiss' κ", Locale::En), ("ICC(2,k)", Locale::It)] {
            assert_eq!(coefficient(name, say), (name.to_owned(), Some("en")));
        }
    }

    #[test]
    fn every_variant_of_a_coefficient_has_words() {
        for statistic in report::agreement::STATISTICS {
            for part in statistic.name.split(", ").skip(1) {
                assert!(variant(part, Locale::En).is_some(), "{}", statistic.name);
            }
        }
    }
}
