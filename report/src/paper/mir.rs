//! The tables of Mir et al. 2019.

mod agreement;
mod content;
mod judged;
mod naturalness;
mod style;

pub(super) use agreement::{content_agreement, naturalness_agreement};
pub(super) use content::{content_masked, content_plain, content_removed};
pub(super) use judged::means;
pub(super) use naturalness::naturalness;
pub(super) use style::{intensity, trade_off};
