//! The alternative annotator test: may a language model replace an annotator?
//!
//! Each annotator is left out in turn. On each item, the model and the annotator are compared with the other annotators.
//! The model wins against an annotator if it is as close to the others as the annotator is, given that it is cheaper by ε.
//!
//! # Definition
//! For annotator h and each item i that h answered: S is the score against the other annotators of i, of the model and
//! of h. W_model = 1 if S_model ≥ S_h, W_h = 1 if S_h ≥ S_model, so that a tie gives 1 to both. H₀ of h says that the mean
//! of d = W_h − W_model is at least ε; p is that of a one-sided t test with n − 1 degrees of freedom. The winning rate ω is
//! the share of annotators whose H₀ the procedure of Benjamini and Yekutieli rejects at q; the model passes if ω ≥ ½. The
//! average advantage probability ρ is the mean over annotators of the mean of W_model.
//!
//! # Conventions
//! Items with fewer than two annotators or without the model's answer are dropped. An annotator with fewer than
//! [`Options::min_items`] of the others is not tested, but remains one of the others. If all d of an annotator are
//! equal, p is 0 below ε, and 1 otherwise. Each annotator counts the same in ω and ρ.
//!
//! # References
//! Calderon, Reichart and Dror, The Alternative Annotator Test for LLM-as-a-Judge, ACL 2025,
//! aclanthology.org/2025.acl-long.782. Compared with the values that the authors' notebook prints. Benjamini and Yekutieli,
//! The control of the false discovery rate in multiple testing under dependency, 2001, doi:10.1214/aos/1013699998.

mod adjust;
mod compare;
mod similar;
mod tested;

pub use compare::{Comparison, labels, numbers};
pub use similar::{Similarity, similarities};
pub use tested::{AltTest, Annotator, LeftOut};

use std::collections::BTreeMap;

use thiserror::Error;

/// Answers by annotator and item.
pub type Answers<V> = BTreeMap<String, BTreeMap<String, V>>;

/// Who the annotators are, on which ε depends: what a model saves in comparison with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Annotators {
    /// Experts.
    Experts,
    /// People with a training for the task.
    Skilled,
    /// Crowd workers.
    Crowd,
}

impl Annotators {
    /// The ε that the paper recommends: 0.2 for experts, 0.15 for skilled annotators, 0.1 for a crowd.
    pub const fn epsilon(self) -> f64 {
        match self {
            Self::Experts => 0.2,
            Self::Skilled => 0.15,
            Self::Crowd => 0.1,
        }
    }
}

/// How the test is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// ε, from 0 to 1: see [`Annotators::epsilon`].
    pub epsilon: f64,
    /// The level of false discoveries.
    pub q: f64,
    /// Items that an annotator needs to be tested.
    pub min_items: usize,
    /// Annotators that are needed.
    pub min_annotators: usize,
}

impl Options {
    /// The paper's: q = .05, at least 30 items and 3 annotators.
    pub const fn new(epsilon: f64) -> Self {
        Self { epsilon, q: 0.05, min_items: 30, min_annotators: 3 }
    }

    fn check(&self) -> Result<(), Refused> {
        if !(0.0..=1.0).contains(&self.epsilon) {
            return Err(Refused::Argument("epsilon is from 0 to 1"));
        }
        if !(self.q > 0.0 && self.q < 1.0) {
            return Err(Refused::Argument("q is between 0 and 1"));
        }
        if self.min_items < 2 {
            return Err(Refused::Argument("a t test needs at least two items"));
        }
        Ok(())
    }
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum Refused {
    /// Too few items.
    #[error(
        "the annotator with the most items has {n} that the model and another annotator answered, too; the test needs {need}"
    )]
    FewItems {
        /// Those of the annotator with the most.
        n: usize,
        /// Items needed.
        need: usize,
    },
    /// Too few annotators.
    #[error(
        "there are {n} annotators with items that the model and another annotator answered, too; the test needs {need}"
    )]
    FewAnnotators {
        /// Annotators there are.
        n: usize,
        /// Annotators needed.
        need: usize,
    },
    /// An argument is outside of its range.
    #[error("{0}")]
    Argument(&'static str),
    /// A similarity is missing.
    #[error("the similarity of {first} and {second} on item {item} is missing")]
    NoSimilarity {
        /// The item.
        item: String,
        /// One of the two.
        first: String,
        /// The other one.
        second: String,
    },
    /// A similarity was given twice.
    #[error("the similarity of {first} and {second} on item {item} is given twice")]
    SecondSimilarity {
        /// The item.
        item: String,
        /// One of the two.
        first: String,
        /// The other one.
        second: String,
    },
}
