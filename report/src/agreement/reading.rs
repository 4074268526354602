//! One plain sentence for each number.

use super::report::{Agreement, Figure, Found};

/// The statistics that say most of a table, the first that it has.
const HEADLINES: [&str; 2] = ["krippendorff_ordinal", "simulated_kendall"];

impl Figure {
    /// What the number says, in one sentence; where there is none, why.
    pub fn reading(&self) -> String {
        match &self.found {
            Found::Undefined { undefined } => format!("Undefined: {undefined}."),
            Found::Value(value) => (self.statistic.reading)(value.value),
        }
    }
}

impl Agreement {
    /// What the table says before any number is read.
    pub fn reading(&self) -> String {
        HEADLINES.iter().find_map(|key| self.figure(key)).map_or_else(String::new, Figure::reading)
    }
}
