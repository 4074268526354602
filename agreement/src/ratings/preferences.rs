//! Choices between the two systems of an item, whose sides are exchangeable.

use std::hash::Hash;

use super::{Ratings, Refused};
use crate::aggregate::Winner;
use crate::scale::Scale;

/// Whether "no difference" is an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ties {
    /// Two answers per item: its two systems.
    Refused,
    /// Three answers per item: its two systems, and a tie.
    Allowed,
}

impl Ratings {
    /// Builds the table of pairwise preferences: each item shows two systems, and each rater says which is better.
    ///
    /// # Arguments
    /// (item, rater, answer) triples. An item is two systems on one text; `Winner::Left` and `Winner::Right` refer to
    /// the same system for all raters of an item, regardless of the side on which they saw it. It does not matter which
    /// of the two is called left.
    ///
    /// # Errors
    /// [`Refused::Twice`] if a rater judged an item twice; [`Refused::NotOnScale`] for a tie if ties are not allowed.
    ///
    /// # Conventions
    /// Items do not offer the same answers: one compares A with B, the next B with C. Chance agreement is therefore
    /// that of raters who cannot distinguish an item's two systems: with τ the share of ties in a margin, each system
    /// has the share (1 − τ)/2. Every chance-corrected coefficient replaces the two sides' shares by their mean in this
    /// way, in each margin that it uses: the overall one (Fleiss, Gwet, Scott) or each rater's own (Cohen, Conger). For
    /// Fleiss' kappa Pₑ = τ² + (1 − τ)²/2, which without ties is 1/2 for any number of systems. A value changes neither
    /// with the names of the systems nor with a swap of an item's sides.
    ///
    /// The correction is that of the Workshops on Statistical Machine Translation. It differs from the kappa of system
    /// names, which treats it as chance agreement if all raters prefer the better of two systems; a rater who does not
    /// know which system wrote a text cannot do so by chance.
    ///
    /// # Example
    /// Two items, three raters who never tie: P = (1/3 + 1)/2, Pₑ = 1/2.
    /// ```
    /// use agreement::aggregate::Winner::{Left, Right};
    /// use agreement::{Ratings, Ties, fleiss};
    /// let rows = [("s1: A/B", 1, Left), ("s1: A/B", 2, Left), ("s1: A/B", 3, Right),
    ///             ("s2: A/C", 1, Right), ("s2: A/C", 2, Right), ("s2: A/C", 3, Right)];
    /// let kappa = fleiss::kappa(&Ratings::from_preferences(rows, Ties::Refused)?)?;
    /// assert!((kappa.value - (2.0 / 3.0 - 0.5) / 0.5).abs() < 1e-12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # References
    /// Bojar et al., Findings of the 2013 Workshop on Statistical Machine Translation, 2013,
    /// <https://aclanthology.org/W13-2201>.
    pub fn from_preferences<I, R>(
        answers: impl IntoIterator<Item = (I, R, Winner)>,
        ties: Ties,
    ) -> Result<Self, Refused>
    where
        I: Eq + Hash + Ord + ToString,
        R: Eq + Hash + Ord + ToString,
    {
        Self::sided(answers, ties, &Scale::nominal())
    }

    /// The same with the scale's rule for replicates.
    pub(crate) fn sided<I, R>(
        answers: impl IntoIterator<Item = (I, R, Winner)>,
        ties: Ties,
        scale: &Scale,
    ) -> Result<Self, Refused>
    where
        I: Eq + Hash + Ord + ToString,
        R: Eq + Hash + Ord + ToString,
    {
        let label = |winner| match winner {
            Winner::Left => "one system",
            Winner::Right => "the other system",
            Winner::Tie => TIE,
        };
        let labels = ["one system", "the other system", TIE];
        let offered = if ties == Ties::Allowed { &labels[..] } else { &labels[..2] };
        let triples = answers.into_iter().map(|(item, rater, winner)| (item, rater, label(winner)));
        let ratings = Self::from_labels(triples, &scale.clone().with_labels(offered.iter().copied()))?;
        Ok(Self { sides: Sides::Alike, ..ratings })
    }

    /// Whether levels 0 and 1 are the two sides of an item.
    pub(crate) fn sides(&self) -> Sides {
        self.sides
    }
}

/// The name of "no difference".
pub(crate) const TIE: &str = "tie";

/// Whether the first two levels have the same meaning across items.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sides {
    /// Every level is the same answer in every item.
    Named,
    /// Levels 0 and 1 are an item's two systems, which are exchangeable under chance.
    Alike,
}

impl Sides {
    /// Sets both sides to the mean of their shares.
    pub(crate) fn even(self, shares: &mut [f64]) {
        if let (Self::Alike, [one, other, ..]) = (self, shares) {
            *one = f64::midpoint(*one, *other);
            *other = *one;
        }
    }

    /// The suffix of a coefficient's name.
    pub(crate) fn suffix(self) -> &'static str {
        match self {
            Self::Named => "",
            Self::Alike => ", chance within each item's two systems",
        }
    }
}
