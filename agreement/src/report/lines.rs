//! The report as named lines, which text, CSV and LaTeX print alike.

use super::outcome::{Outcome, OverDraws, Spread};
use super::raters::RaterOutcome;
use super::ratings::{RatingsReport, SimulatedReport};

/// One number of the report under its name.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// What it is.
    pub name: String,
    /// The value, or why there is none.
    pub value: Result<f64, String>,
    /// Lower and upper end of the interval.
    pub interval: Option<[f64; 2]>,
    /// The standard error.
    pub se: Option<f64>,
    /// Where 95 of 100 draws of simulated annotators lie, and their standard deviation.
    pub over_draws: Option<(OverDraws, f64)>,
    /// Why the interval should not be trusted fully, if so.
    pub warning: Option<String>,
    /// How it was computed.
    pub method: String,
    /// Whether it counts something: a whole number however small.
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

impl RatingsReport {
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut lines = vec![
            Line::count("items", self.n_items),
            Line::count("raters", self.n_raters),
            Line::count("ratings", self.n_ratings),
            Line::count("pairs of ratings", self.n_pairs),
            Line::number("coverage", self.coverage),
        ];
        let (alpha, kappa, icc) = (&self.krippendorff, &self.cohen.mean, &self.icc);
        let outcomes = [
            ("percent agreement", &self.percent_agreement),
            ("Fleiss' kappa", &self.fleiss),
            ("Conger's kappa", &self.conger),
            ("Scott's pi, mean over pairs", &self.scott),
            ("Krippendorff's alpha, nominal", &alpha.nominal),
            ("Krippendorff's alpha, ordinal", &alpha.ordinal),
            ("Krippendorff's alpha, interval", &alpha.interval),
            ("Krippendorff's alpha, ratio", &alpha.ratio),
            ("Gwet's AC1", &self.gwet.ac1),
            ("Gwet's AC2", &self.gwet.ac2),
            ("Brennan-Prediger", &self.brennan_prediger),
            ("Cohen's kappa, mean over pairs", &kappa.unweighted),
            ("Cohen's kappa, linear, mean over pairs", &kappa.linear),
            ("Cohen's kappa, quadratic, mean over pairs", &kappa.quadratic),
            ("ICC(1)", &icc.icc1.outcome),
            ("ICC(2)", &icc.icc2.outcome),
            ("ICC(3)", &icc.icc3.outcome),
            ("ICC(1,k)", &icc.icc1k.outcome),
            ("ICC(2,k)", &icc.icc2k.outcome),
            ("ICC(3,k)", &icc.icc3k.outcome),
        ];
        lines.extend(outcomes.map(|(name, outcome)| Line::outcome(name, outcome)));
        if let Some(reml) = &icc.reml {
            lines.push(Line::outcome("ICC(A,1) by REML", &reml.icc_a1));
            lines.push(Line::outcome("ICC(C,1) by REML", &reml.icc_c1));
        }
        lines.push(Line::outcome("Kendall's W", &self.kendall_w));
        if let Some(binned) = &self.binned {
            let at = |what: &str| format!("{what}, at least {}", binned.threshold);
            lines.push(Line::outcome(&at("percent agreement"), &binned.percent_agreement));
            lines.push(Line::outcome(&at("Fleiss' kappa"), &binned.fleiss));
            lines.push(Line::outcome(&at("Krippendorff's alpha"), &binned.krippendorff));
        }
        lines.extend(simulated("simulated annotators", &self.simulated));
        for (name, baseline) in &self.baselines {
            lines.extend(simulated(&format!("baseline {}", name.replace('_', " ")), baseline));
        }
        lines.extend(self.raters.iter().flatten().map(RaterOutcome::line));
        let categories = self.fleiss_per_category.iter();
        lines.extend(categories.map(|(label, o)| Line::outcome(&format!("Fleiss' kappa of {label}"), o)));
        lines
    }
}

fn simulated(who: &str, report: &SimulatedReport) -> [Line; 6] {
    [
        ("kappa", &report.kappa_unweighted),
        ("kappa, linear", &report.kappa_linear),
        ("kappa, quadratic", &report.kappa_quadratic),
        ("Pearson's r", &report.pearson),
        ("Spearman's rho", &report.spearman),
        ("Kendall's tau-b", &report.kendall),
    ]
    .map(|(what, spread)| Line::spread(&format!("{who}: {what}"), spread))
}
