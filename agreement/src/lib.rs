//! Agreement, correlation, aggregation and significance for the incomplete ratings that crowdsourcing produces.
//!
//! Everything starts from [`Ratings`], a table built from (item, rater, value) triples and a [`Scale`]. Each statistic
//! has its own module and returns a named result with its value, interval, counts and method, or an [`Undefined`]
//! reason; never NaN. Ratings are always paired by item; row order, rater names and label names cannot affect a result.
//!
//! | question | module |
//! |---|---|
//! | how often do two ratings of an item agree? | [`percent`] |
//! | … beyond chance, for labels, with any raters | [`fleiss`], [`gwet`], [`brennan_prediger`] |
//! | … beyond chance, on which of two outputs is better | the same, on [`Ratings::from_preferences`] |
//! | … beyond chance, at any level of measurement, with any missing ratings | [`krippendorff`] |
//! | … beyond the raters' own habits | [`cohen`], [`scott`], [`conger`] |
//! | how much of the variance is due to the items? | [`icc`] |
//! | do two series, or several raters, order items similarly? | [`correlation`] |
//! | how well does one rater agree with the mean of the others, and how well would a careless one? | [`simulate`] |
//! | do annotators mark the same spans? | [`span`] |
//! | which raters are outliers? | [`reliability`] |
//! | what is the aggregated answer, and which system is best? | [`aggregate`] |
//! | is the difference larger than chance? | [`significance`] |
//! | which statistics exist, and what are they called? | [`statistic`] |
//! | all of this, from a file to a table | [`reader`], [`report`], [`binning`] |
//!
//! Coefficients over items implement [`Coefficient`]; [`Bootstrap`] computes an interval for any of them.
//!
//! This crate uses neither the system clock nor ambient randomness, and depends on no other crate of its workspace.

pub mod aggregate;
pub mod binning;
mod bootstrap;
pub mod brennan_prediger;
mod coefficient;
pub mod cohen;
pub mod conger;
mod corrected;
pub mod correlation;
mod estimate;
pub mod fleiss;
pub mod gwet;
pub mod icc;
pub mod krippendorff;
mod linear;
mod names;
pub mod percent;
mod quantile;
mod random;
mod ratings;
pub mod reader;
pub mod reliability;
pub mod report;
mod scale;
pub mod scott;
pub mod significance;
pub mod simulate;
pub mod span;
pub mod statistic;
#[cfg(feature = "stored")]
pub mod stored;
mod tally;
mod undefined;
mod warning;

pub use bootstrap::{Bootstrap, FEW_ITEMS, Kind, Resampled};
pub use coefficient::Coefficient;
pub use estimate::{Counts, Estimate, Interval};
pub use names::Names;
pub use ratings::{Ratings, Refused, Ties};
pub use scale::{Measure, Replicates, Scale};
pub use undefined::Undefined;
pub use warning::Warning;
