//! One plain sentence for each number.

use super::{
    report::{Agreement, Figure, Found, Value},
    statistic::Statistic,
};

impl Figure {
    /// What the number says, in one sentence; where there is none, why.
    pub fn reading(&self) -> String {
        match &self.found {
            Found::Undefined { undefined } => format!("Undefined: {undefined}."),
            Found::Value(value) => sentence(self.statistic, value),
        }
    }
}

fn sentence(statistic: Statistic, found: &Value) -> String {
    let percent = |share: f64| format!("{:.0} %", share * 100.0);
    let value = found.value;
    match statistic {
        Statistic::PercentAgreement => {
            format!("Two people who judged the same text gave the same answer in {} of the pairs.", percent(value))
        }
        Statistic::SpanF1 => {
            format!("Of what one person marks, another marks {} with the same label.", percent(value))
        }
        Statistic::Icc1 | Statistic::IccA1 if value > 0.0 => {
            format!("{} of the variance lies between texts; the rest is difference between people.", percent(value))
        }
        Statistic::IccC1 if value > 0.0 => {
            format!("{} of the variance lies between texts once each person's strictness is taken out.", percent(value))
        }
        Statistic::SimulatedPearson => {
            format!("One person's judgements rise {} as the mean of the others does.", alike(value))
        }
        Statistic::SimulatedSpearman => {
            format!("One person orders the texts {} as the mean of the others does.", alike(value))
        }
        Statistic::SimulatedKendall => {
            format!("One person ranks the outputs {} as the others do on average.", alike(value))
        }
        _ if value <= 0.0 => "No more agreement than chance would give.".to_owned(),
        Statistic::SimulatedKappaQuadratic | Statistic::SimulatedKappaLinear => {
            format!(
                "One person agrees with the mean of the others {} of the way from chance to complete agreement.",
                percent(value)
            )
        }
        _ => format!(
            "Agreement is {} of the way from chance to complete agreement{}.",
            percent(value),
            custom(statistic, value)
        ),
    }
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

/// Krippendorff's own customary limits, and only for his coefficient.
fn custom(statistic: Statistic, value: f64) -> &'static str {
    match statistic {
        Statistic::KrippendorffOrdinal | Statistic::KrippendorffInterval if value >= 0.8 => {
            "; from .80 on it is customary to rely on the data"
        }
        Statistic::KrippendorffOrdinal | Statistic::KrippendorffInterval if value >= 0.667 => {
            "; between .67 and .80 only tentative conclusions are customary"
        }
        Statistic::KrippendorffOrdinal | Statistic::KrippendorffInterval => {
            "; below .67 it is customary not to draw conclusions from single texts"
        }
        _ => "",
    }
}

impl Agreement {
    /// What the table says before any number is read.
    pub fn reading(&self) -> String {
        let headline = [Statistic::KrippendorffOrdinal, Statistic::SimulatedKendall];
        headline.iter().find_map(|statistic| self.figure(*statistic)).map_or_else(String::new, Figure::reading)
    }
}
