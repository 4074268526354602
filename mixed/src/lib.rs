//! Mixed models of ratings: linear and cumulative link models with crossed random intercepts, contrasts of systems,
//! severity of raters, and the power of a plan.
//!
//! A rating is due to the system, and also to the item and the rater: a difference between two systems is judged by what
//! remains once items and raters are accounted for. Everything is a pure function of its arguments.
//!
//! | question | function |
//! |---|---|
//! | which model? | [`Formula`] |
//! | what does a table say about numbers? | [`gaussian()`] |
//! | … about ordered categories? | [`ordinal()`] |
//! | how much do systems differ, and by how much would they differ with other data? | [`Fit::contrasts`], [`Fit::means`] |
//! | which raters are severe? | [`Fit::severity`] |
//! | how many items and raters are needed? | [`power`] |
//!
//! There is no NaN and no panic: a model that cannot be fitted is a [`Refusal`] that names the column, the level or the
//! row, and a fit that did not converge, or has a variance of zero, says so in [`Convergence`] and in its notes.

pub mod contrast;
mod crossed;
mod dense;
mod design;
pub mod fit;
pub mod formula;
pub mod gaussian;
mod layout;
pub mod method;
mod numbers;
mod optimise;
pub mod ordinal;
pub mod power;
pub mod refusal;
pub mod table;

pub use contrast::{Against, Contrast, Mean, Severity};
pub use fit::{Coefficient, Convergence, Effect, Fit, Group, Interval, Options};
pub use formula::Formula;
pub use gaussian::gaussian;
pub use method::{Criterion, Link, Method, Quadrature};
pub use ordinal::{Scale, ordinal};
pub use refusal::Refusal;
pub use table::{Column, Table, Values};
