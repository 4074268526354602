//! Interpretation of each value in one plain sentence.

const NO_MORE: &str = "No more agreement than chance would give.";

pub(super) fn equal_pairs(value: f64) -> String {
    format!("Two people who judged the same text gave the same answer in {} of the pairs.", percent(value))
}

pub(super) fn marked_alike(value: f64) -> String {
    format!("Of what one person marks, another marks {} with the same label.", percent(value))
}

pub(super) fn between_texts(value: f64) -> String {
    if value <= 0.0 {
        return NO_MORE.to_owned();
    }
    format!("{} of the variance lies between texts; the rest is difference between people.", percent(value))
}

pub(super) fn but_for_strictness(value: f64) -> String {
    if value <= 0.0 {
        return NO_MORE.to_owned();
    }
    format!("{} of the variance lies between texts once each person's strictness is taken out.", percent(value))
}

pub(super) fn concordance(value: f64) -> String {
    format!(
        "The orders that people give to the texts agree {} of the way from not at all to completely.",
        percent(value)
    )
}

pub(super) fn rises_alike(value: f64) -> String {
    format!("One person's judgements rise {} as the mean of the others does.", alike(value))
}

pub(super) fn orders_alike(value: f64) -> String {
    format!("One person orders the texts {} as the mean of the others does.", alike(value))
}

pub(super) fn ranks_alike(value: f64) -> String {
    format!("One person ranks the outputs {} as the others do on average.", alike(value))
}

pub(super) fn one_for_the_others(value: f64) -> String {
    if value <= 0.0 {
        return NO_MORE.to_owned();
    }
    format!(
        "One person agrees with the mean of the others {} of the way from chance to complete agreement.",
        percent(value)
    )
}

pub(super) fn beyond_chance(value: f64) -> String {
    of_the_way(value, "")
}

/// With Krippendorff's own customary limits, which are only for his coefficient.
pub(super) fn krippendorff(value: f64) -> String {
    of_the_way(
        value,
        match value {
            v if v >= 0.8 => "; from .80 on it is customary to rely on the data",
            v if v >= 0.667 => "; between .67 and .80 only tentative conclusions are customary",
            _ => "; below .67 it is customary not to draw conclusions from single texts",
        },
    )
}

fn of_the_way(value: f64, custom: &str) -> String {
    if value <= 0.0 {
        return NO_MORE.to_owned();
    }
    format!("Agreement is {} of the way from chance to complete agreement{custom}.", percent(value))
}

fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

fn alike(correlation: f64) -> &'static str {
    match correlation {
        r if r >= 0.9 => "almost exactly",
        r if r >= 0.7 => "much",
        r if r >= 0.4 => "roughly",
        r if r >= 0.1 => "only weakly",
        _ => "not at all",
    }
}
