//! Evaluation protocols as they were published: how annotations become scores, who passes quality control, and whether
//! a language model may replace an annotator.
//!
//! | question | module |
//! |---|---|
//! | what do typed errors with severities cost a segment, document or system? | [`mqm`] |
//! | what are the scores of a campaign in which people mark errors and then score? | [`esa`] |
//! | who can tell degraded texts from the originals, and which systems differ? | [`quality`] |
//! | may a language model replace an annotator? | [`alt_test`] |
//! | what is the mean if a judge rated everything and people a part? | [`ppi`] |
//! | does a judge of pairs prefer the first or the longer text? | [`judge`] |
//! | what is in a file? | [`files`] |
//!
//! Everything is a pure function of the ratings. The order of rows and the names of raters, systems and items cannot
//! change a number. A value that is undefined carries its reason instead, see [`agreement::Undefined`]; it is never NaN.

pub mod alt_test;
pub mod campaign;
pub mod esa;
pub mod files;
pub mod judge;
mod mean;
pub mod mqm;
pub mod ppi;
pub mod quality;
mod reason;
