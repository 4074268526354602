//! The tables and figures of XFORMAL (Briakou et al. 2021).

mod agreement;
mod curation;
mod edits;
mod figures;
mod rewrites;
mod systems;

pub(super) use agreement::{agreement, cell as found};
pub(crate) use curation::gate_of;
pub(super) use curation::{curation, workers};
pub(super) use edits::edits;
pub(super) use figures::{distances, led, metric_against_metric, scatter, styles, trade_off};
pub(super) use rewrites::{difference, quality, shift};
pub(super) use systems::{systems, unscored};
