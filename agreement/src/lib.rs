//! Agreement, correlation, aggregation and significance for the ragged ratings a crowd leaves.
//!
//! Everything starts from [`Ratings`], a table built from (item, rater, value) triples and a
//! [`Scale`]. Each statistic lives in a module of its own and returns a named result with its
//! value, interval, counts and method, or an [`Undefined`] reason; never NaN. Ratings are paired
//! by item, always; row order, rater names and label names cannot reach a result.
//!
//! | question | module |
//! |---|---|
//! | how often do two ratings of an item agree? | [`percent`] |
//! | … beyond chance, names, any raters | [`fleiss`], [`gwet`], [`brennan_prediger`] |
//! | … beyond chance, on which of two is better | the same, on [`Ratings::from_preferences`] |
//! | … beyond chance, any level of measurement, any holes | [`krippendorff`] |
//! | … beyond the raters' own habits | [`cohen`], [`scott`], [`conger`] |
//! | how much of the variance is the items'? | [`icc`] |
//! | do two series, or several raters, order items alike? | [`correlation`] |
//! | how does one person agree with the mean of the rest, and what would carelessness reach? | [`simulate`] |
//! | do annotators mark the same stretches? | [`span`] |
//! | who stands out? | [`reliability`] |
//! | what is the answer, and who is best? | [`aggregate`] |
//! | is the difference more than luck? | [`significance`] |
//! | which statistics are there, and what is each called? | [`statistic`] |
//! | all of it, from a file to a table | [`reader`], [`report`], [`binning`] |
//!
//! Coefficients over items implement [`Coefficient`]; [`Bootstrap`] gives any of them an interval.
//!
//! This crate reads no clock and no ambient randomness, and knows no other crate of its workspace.

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
mod tally;
mod undefined;

pub use bootstrap::{Bootstrap, FEW_ITEMS, Kind, Resampled};
pub use coefficient::Coefficient;
pub use estimate::{Counts, Estimate, Interval};
pub use names::Names;
pub use ratings::{Ratings, Refused, Ties};
pub use scale::{Measure, Replicates, Scale};
pub use undefined::Undefined;
