//! The report as named lines, shared by text, CSV and LaTeX.

use super::outcome::{IccOutcome, Outcome, OverDraws, Spread};
use super::raters::RaterOutcome;
use super::ratings::{RatingsReport, Shown};
use crate::statistic::Statistic;

/// One named number of the report.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The name of the number.
    pub name: String,
    /// The value, or the reason why it is undefined.
    pub value: Result<f64, String>,
    /// Lower and upper end of the interval.
    pub interval: Option<[f64; 2]>,
    /// The standard error.
    pub se: Option<f64>,
    /// The range that holds 95 of 100 draws of simulated annotators, and their standard deviation.
    pub over_draws: Option<(OverDraws, f64)>,
    /// The reason why the interval should not be trusted fully, if so.
    pub warning: Option<String>,
    /// The method.
    pub method: String,
    /// Whether it is a count: then it is printed as a whole number, however small.
    pub is_count: bool,
}

impl Line {
    pub(super) fn count(name: &str, n: usize) -> Self {
        Self { is_count: true, ..Self::number(name, n as f64) }
    }

    fn number(name: &str, value: f64) -> Self {
        let method = String::new();
        Self {
            name: name.to_owned(),
            value: Ok(value),
            interval: None,
            se: None,
            over_draws: None,
            warning: None,
            method,
            is_count: false,
        }
    }

    pub(super) fn outcome(name: &str, outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Value { value, interval, se, method, warning } => Self {
                interval: *interval,
                se: *se,
                method: method.clone(),
                warning: warning.clone(),
                ..Self::number(name, *value)
            },
            Outcome::Undefined { reason } => Self::undefined(name, reason),
        }
    }

    pub(super) fn spread(name: &str, spread: &Spread) -> Self {
        match spread {
            Spread::Drawn { median, interval, spread_over_draws, sd, method, warning, .. } => Self {
                interval: *interval,
                over_draws: Some((*spread_over_draws, *sd)),
                method: method.clone(),
                warning: warning.clone(),
                ..Self::number(name, *median)
            },
            Spread::Undefined { reason } => Self::undefined(name, reason),
        }
    }

    fn undefined(name: &str, reason: &str) -> Self {
        Self { value: Err(reason.to_owned()), ..Self::number(name, 0.0) }
    }
}

/// Which lines there are besides the statistics of ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Rest {
    /// Those that were asked for.
    Asked,
    /// Simulated annotators, careless ones and single categories, too.
    All,
}

impl RatingsReport {
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut lines = vec![
            Line::count("items", self.n_items),
            Line::count("raters", self.n_raters),
            Line::count("ratings", self.n_ratings),
            Line::count("pairs of ratings", self.n_pairs),
            Line::number("coverage", self.coverage),
        ];
        lines.extend(self.lines_of(|_| true, Rest::All));
        lines
    }

    /// The lines of some statistics, and the rest.
    pub(super) fn lines_of(&self, is_shown: impl Fn(&Statistic) -> bool, rest: Rest) -> Vec<Line> {
        let of_ratings = |(statistic, shown): &(&Statistic, Shown)| match shown {
            Shown::Outcome(outcome) | Shown::Icc(IccOutcome { outcome, .. }) => {
                is_shown(statistic).then(|| Line::outcome(statistic.plain_name, outcome))
            }
            Shown::Spread(_) => None,
        };
        let mut lines: Vec<Line> = self.statistics.iter().filter_map(of_ratings).collect();
        if let Some(binned) = &self.binned {
            let at = |what: &str| format!("{what}, at least {}", binned.threshold);
            lines.push(Line::outcome(&at("percent agreement"), &binned.percent_agreement));
            lines.push(Line::outcome(&at("Fleiss' kappa"), &binned.fleiss));
            lines.push(Line::outcome(&at("Krippendorff's alpha"), &binned.krippendorff));
        }
        if rest == Rest::All {
            lines.extend(self.simulated());
        }
        lines.extend(self.raters.iter().flatten().map(RaterOutcome::line));
        if rest == Rest::All {
            let categories = self.fleiss_per_category.iter();
            lines.extend(categories.map(|(label, o)| Line::outcome(&format!("Fleiss' kappa of {label}"), o)));
        }
        lines
    }

    /// Simulated annotators, then careless ones.
    fn simulated(&self) -> Vec<Line> {
        let simulated = |(statistic, shown): &(&Statistic, Shown)| match shown {
            Shown::Spread(spread) => {
                Some(Line::spread(&format!("simulated annotators: {}", statistic.plain_name), spread))
            }
            Shown::Outcome(_) | Shown::Icc(_) => None,
        };
        let mut lines: Vec<Line> = self.statistics.iter().filter_map(simulated).collect();
        for (name, spreads) in &self.baselines {
            let name = name.replace('_', " ");
            let line = |(statistic, spread): &(&Statistic, Spread)| {
                Line::spread(&format!("baseline {name}: {}", statistic.plain_name), spread)
            };
            lines.extend(spreads.iter().map(line));
        }
        lines
    }
}
