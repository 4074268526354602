//! The informativeness of each token.

use std::collections::{BTreeSet, HashMap};

use crate::torch::tokens::Tokens;

/// The informativeness of each token: higher if fewer texts contain it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Idf {
    n_texts: usize,
    n_with: HashMap<i32, usize>,
}

impl Idf {
    /// By these texts.
    pub(super) fn of(texts: &[Tokens]) -> Self {
        let mut n_with: HashMap<i32, usize> = HashMap::new();
        for text in texts {
            for id in text.ids.iter().collect::<BTreeSet<_>>() {
                *n_with.entry(*id).or_default() += 1;
            }
        }
        Self { n_texts: texts.len(), n_with }
    }

    /// ln((n + 1) / (nₓ + 1)).
    fn weight(&self, id: i32) -> f64 {
        let n_with = self.n_with.get(&id).copied().unwrap_or(0);
        ((self.n_texts + 1) as f64 / (n_with + 1) as f64).ln()
    }
}

/// The share of each token in the weight of its text; `None` where none has a weight.
pub(super) fn shares(text: &Tokens, idf: Option<&Idf>) -> Option<Vec<f32>> {
    let weight = |(id, is_special): (&i32, &bool)| match idf {
        Some(idf) => idf.weight(*id),
        None => f64::from(u8::from(!is_special)),
    };
    let weights: Vec<f64> = text.ids.iter().zip(&text.is_special).map(weight).collect();
    let sum: f64 = weights.iter().sum();
    #[expect(clippy::cast_possible_truncation, reason = "a share of a text's weight is between 0 and 1")]
    (sum > 0.0).then(|| weights.iter().map(|weight| (weight / sum) as f32).collect())
}
