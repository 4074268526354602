//! The tables of CoCoA-MT (Nădejde et al. 2022).

mod accuracy;
mod dataset;
mod label;
mod part;
mod quality;
mod reference;

pub(super) use accuracy::accuracy;
pub(super) use dataset::{gender, marked, overlap};
pub(super) use label::{labels, validation};
pub(super) use quality::quality;
