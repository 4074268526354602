//! The scores of unrelated texts, by layer.

use super::Match;
use crate::torch::Error;

/// The precision, recall and F₁ of unrelated texts with one layer of a model.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Baseline(Match);

impl Baseline {
    /// Reads the line of a layer of a table in the form of the package bert-score: `LAYER,P,R,F` and a line for each layer
    /// from 0.
    ///
    /// # Errors
    /// The table has no such line, or the line does not contain three numbers below 1.
    pub fn read(table: &str, layer: usize) -> Result<Self, Error> {
        let wrong = |why: &str| {
            Error::Invalid(format!("the baselines {why}: LAYER,P,R,F and a line for layer {layer} are needed"))
        };
        let rows = table.lines().map(|line| line.split(',').map(str::trim).collect::<Vec<_>>());
        let row = rows.into_iter().find(|row| row[0].parse() == Ok(layer)).ok_or_else(|| wrong("lack the layer"))?;
        let numbers: Vec<f64> = row[1..].iter().filter_map(|number| number.parse().ok()).collect();
        match numbers[..] {
            [precision, recall, f1] if numbers.iter().all(|number| *number < 1.0) => {
                Ok(Self(Match { precision, recall, f1 }))
            }
            _ => Err(wrong("do not have three numbers below 1 for the layer")),
        }
    }

    /// (value − baseline) / (1 − baseline).
    pub(super) fn rescale(&self, found: Match) -> Match {
        let scale = |value: f64, baseline: f64| (value - baseline) / (1.0 - baseline);
        Match {
            precision: scale(found.precision, self.0.precision),
            recall: scale(found.recall, self.0.recall),
            f1: scale(found.f1, self.0.f1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_baseline_is_0_afterwards_and_1_stays() {
        let table = "LAYER,P,R,F\n0,0.3,0.3,0.3\n1,0.5,0.6,0.55\n";
        let baseline = Baseline::read(table, 1).expect("the line is there");
        let unrelated = baseline.rescale(Match { precision: 0.5, recall: 0.6, f1: 0.55 });
        assert_eq!(unrelated, Match::NONE);
        let same = Match { precision: 1.0, recall: 1.0, f1: 1.0 };
        assert_eq!(baseline.rescale(same), same);
        assert!(Baseline::read(table, 2).is_err_and(|error| error.to_string().contains("layer 2")));
        assert!(Baseline::read("LAYER,P,R,F\n1,0.5,1.0,0.2\n", 1).is_err());
    }
}
