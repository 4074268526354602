//! The number that tells the main finding of a table.

use super::report::{Agreement, Figure};

/// The most informative statistics of a table; the first of these that it has is used.
const HEADLINES: [&str; 3] = ["krippendorff_ordinal", "krippendorff_interval", "simulated_kendall"];

impl Agreement {
    /// The statistic that tells the main finding of the table, before any other number is read.
    pub fn main_figure(&self) -> Option<&Figure> {
        HEADLINES.iter().find_map(|key| self.figure(key))
    }
}
