//! Quality control and ranking of direct assessment: who can tell degraded texts from the originals, scores on a common
//! scale, and systems that differ.
//!
//! # References
//! Graham, Baldwin, Moffat and Zobel, Can machine translation systems be evaluated by the crowd alone, Natural Language
//! Engineering 2017, doi:10.1017/S1351324915000339; the findings of WMT (Barrault et al., aclanthology.org/2020.wmt-1.1).
//! The checks of workers are compared with the status page of an ESA campaign of 2024.

mod attention;
mod rank;
mod repeat;
mod standard;

pub use attention::{Attention, Check, ControlTest, attention};
pub use rank::{Compared, RankTest, Ranked, Ranking, RankingOptions, ranking};
pub use repeat::{Repeats, repeats};
pub use standard::{RaterScale, Standardised, standardise};

use serde::Serialize;

/// Two scores by one worker: of a text, and of a control that was made of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The worker.
    pub rater: String,
    /// The score of the text.
    pub original: f64,
    /// The score of the control: the text degraded, or the same text again.
    pub control: f64,
}

/// A score of a system's text.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scored {
    /// The worker.
    pub rater: String,
    /// The system.
    pub system: String,
    /// The text that the system worked on, the same for all systems.
    pub segment: String,
    /// The score; higher is better.
    pub score: f64,
}
