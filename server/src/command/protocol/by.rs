//! What a row of the scores of a campaign is about.

use clap::ValueEnum;

/// What a row is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum By {
    /// A system.
    #[default]
    System,
    /// A document of a system.
    Document,
    /// A segment of a system.
    Segment,
    /// A rater.
    Rater,
}

impl By {
    /// The lists of the JSON that are left out.
    pub const fn without(self) -> &'static [&'static str] {
        match self {
            Self::System => &["documents", "segments", "raters"],
            Self::Document => &["segments", "raters"],
            Self::Segment => &["documents", "raters"],
            Self::Rater => &["documents", "segments"],
        }
    }
}
