//! The definition of a statistic in the registry.

use serde::{Serialize, Serializer};

use super::{Evidence, Reading};
use crate::{
    Bootstrap, Estimate, Undefined,
    icc::Icc,
    simulate::{Simulated, Summary},
    span::Annotation,
};

/// An agreement statistic: its name, when to use it, and how to compute it.
#[derive(Debug)]
pub struct Statistic {
    /// Its key in the REST interface and in files.
    pub key: &'static str,
    /// Its name as papers write it.
    pub name: &'static str,
    /// The same name in plain letters, as `concord agreement` prints it; without the words "simulated annotators".
    pub plain_name: &'static str,
    /// Its path in the JSON of `concord agreement`; empty if it is not computed there.
    pub path: &'static [&'static str],
    /// The group it belongs to.
    pub family: Family,
    /// The answers of a study whose table shows it.
    pub shown_for: &'static [Answers],
    /// Whether `concord agreement` computes it only on request.
    pub asked: Asked,
    /// The formula and its source.
    pub formula: &'static str,
    /// When to report it, and what to beware of.
    pub when: &'static str,
    /// The meaning of a value.
    pub reading: Reading,
    /// The computation.
    pub of: Of,
}

/// The family of a group of statistics.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Family {
    /// Equal answers, without correction for chance.
    Observed,
    /// Agreement corrected for chance.
    Corrected,
    /// Shares of the variance.
    Variance,
    /// One rater against the mean of the others.
    Simulated,
}

/// The kinds of answers that a study has tables of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answers {
    /// Labels and preferences: answers without an order.
    Labels,
    /// Points of a scale.
    Scale,
    /// Numbers of a slider, of which the size of a difference counts and hardly any two are equal.
    Numbers,
    /// Rankings.
    Rankings,
    /// Stretches of a text.
    Marks,
}

/// Whether `concord agreement` always computes a statistic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// It does.
    Always,
    /// Only if REML was requested.
    Reml,
}

/// The ways to compute a statistic.
#[derive(Debug, Clone, Copy)]
pub enum Of {
    /// From ratings.
    Ratings(fn(&Evidence<'_>) -> Result<Computed, Undefined>),
    /// From draws of simulated or careless annotators; for rankings, see [`crate::simulate::rankings`].
    Simulated(fn(&Simulated) -> &Result<Summary, Undefined>),
    /// From marked stretches.
    Marks(fn(&[Annotation], &Bootstrap) -> Result<Estimate, Undefined>),
}

/// A value with the data that it is based on.
#[derive(Debug, Clone, PartialEq)]
pub enum Computed {
    /// An estimate.
    Estimate(Estimate),
    /// An intraclass correlation with its test.
    Icc(Icc),
    /// The median of draws.
    Summary(Summary),
}

impl Statistic {
    /// Its name without the part that its family shares.
    pub fn short(&self) -> &'static str {
        self.name.trim_end_matches(", simulated annotators")
    }
}

impl PartialEq for Statistic {
    // Keys are unique, which a test of the list ensures.
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Statistic {}

impl Serialize for Statistic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key)
    }
}

impl Answers {
    /// The title of the family, in words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Labels => "labels and preferences",
            Self::Scale => "scales",
            Self::Numbers => "sliders",
            Self::Rankings => "rankings",
            Self::Marks => "marked stretches",
        }
    }
}

impl Family {
    /// All, in the order of reports.
    pub const ALL: [Self; 4] = [Self::Observed, Self::Corrected, Self::Variance, Self::Simulated];

    /// Its heading.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Observed => "As observed",
            Self::Corrected => "Corrected for chance",
            Self::Variance => "Shares of variance",
            Self::Simulated => "Simulated annotators",
        }
    }

    /// The interpretation of its numbers.
    pub const fn reading(self) -> &'static str {
        match self {
            Self::Observed => {
                "A share from 0 to 1 that everybody understands and that cannot be compared: with two points chance alone gives half, with seven far less."
            }
            Self::Corrected => {
                "1 is complete agreement, 0 what chance would give, below 0 less than that. They differ in what they call chance and in how much a small disagreement counts; they agree closely when all points of the scale are used. Where two outputs are compared, chance cannot tell them apart: it gives half, or less where ties are allowed, for any number of systems."
            }
            Self::Variance => {
                "The share of the variance of single judgements that lies between the texts, from 0 to 1. For numbers whose steps are taken as equal. The rest is people and noise."
            }
            Self::Simulated => {
                "How well one person stands for the others: the measure that papers on formality print. It is higher than agreement between two people, as the mean of several is steadier than one. The spread over draws is not an interval: it leaves out that other texts or people would give other values."
            }
        }
    }
}
