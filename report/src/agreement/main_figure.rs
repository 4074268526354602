//! The number that tells the main finding of a table, and what convention says about it.

use super::report::{Agreement, Figure};

/// The most informative statistics of a table; the first of these that it has is used.
const HEADLINES: [&str; 7] = [
    "krippendorff_ordinal",
    "krippendorff_interval",
    "krippendorff_nominal",
    "krippendorff_unitizing",
    "simulated_kendall",
    "span_f1",
    "percent_agreement",
];

/// How far data can be relied on, by Krippendorff's customary limits for his coefficient (Content Analysis, 2018,
/// section 12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// At least .800.
    Reliable,
    /// From .667: tentative conclusions only.
    Tentative,
    /// Below .667.
    Unreliable,
}

impl Band {
    /// The values at which the second and the first band begin.
    pub const LIMITS: [f64; 2] = [0.667, 0.8];

    /// All bands, the highest first.
    pub const ALL: [Self; 3] = [Self::Reliable, Self::Tentative, Self::Unreliable];

    const fn of(alpha: f64) -> Self {
        match alpha {
            value if value >= Self::LIMITS[1] => Self::Reliable,
            value if value >= Self::LIMITS[0] => Self::Tentative,
            _ => Self::Unreliable,
        }
    }
}

impl Agreement {
    /// The statistic that tells the main finding of the table, before any other number is read.
    pub fn main_figure(&self) -> Option<&Figure> {
        HEADLINES.iter().find_map(|key| self.figure(key))
    }
}

impl Figure {
    /// The band of the value; `None` without a value, and for coefficients that have no customary limits.
    pub fn band(&self) -> Option<Band> {
        let is_alpha = self.statistic.key.starts_with("krippendorff_");
        self.found.value().filter(|_| is_alpha).map(|value| Band::of(value.value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_on_a_limit_belongs_to_the_higher_band() {
        assert_eq!([0.9, 0.8, 0.79, 0.667, 0.66, -0.2].map(Band::of), {
            use Band::{Reliable, Tentative, Unreliable};
            [Reliable, Reliable, Tentative, Tentative, Unreliable, Unreliable]
        });
    }
}
