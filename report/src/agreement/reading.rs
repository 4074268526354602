//! One plain sentence for each number.

use super::report::{Agreement, Figure, Found};

/// The most informative statistics of a table; the first of these that it has is used.
const HEADLINES: [&str; 3] = ["krippendorff_ordinal", "krippendorff_interval", "simulated_kendall"];

impl Figure {
    /// The meaning of the number in one sentence; without a number, the reason why it is missing.
    pub fn reading(&self) -> String {
        match &self.found {
            Found::Undefined { undefined } => format!("Undefined: {undefined}."),
            Found::Value(value) => (self.statistic.reading)(value.value),
        }
    }
}

impl Agreement {
    /// The main finding of the table in one sentence, before any number is read.
    pub fn reading(&self) -> String {
        HEADLINES.iter().find_map(|key| self.figure(key)).map_or_else(String::new, Figure::reading)
    }
}
