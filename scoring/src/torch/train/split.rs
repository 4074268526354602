//! Splitting off held-out data for evaluation.

use std::collections::BTreeMap;

use crate::torch::random::{order, stream};

/// The numbers of examples: the training examples and the held-out ones, each in their order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Split {
    /// The training examples.
    pub training: Vec<usize>,
    /// The held-out examples.
    pub held_out: Vec<usize>,
}

/// Holds out a share of `n` examples, rounded; at least one always remains for training.
pub fn at_random(n: usize, share: f64, seed: u64) -> Split {
    let n_held = wanted(n, share).min(n.saturating_sub(1));
    let order = order(n, stream(seed, "held out", 0));
    sorted(order[n_held..].to_vec(), order[..n_held].to_vec())
}

/// Holds out whole groups, such as raters or authors, until they have this share of the examples, so that no group is
/// on both sides. At least one group always remains for training, so nothing is held out from a single group.
pub fn by_group<S: AsRef<str>>(groups: &[S], share: f64, seed: u64) -> Split {
    let mut members: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (at, group) in groups.iter().enumerate() {
        members.entry(group.as_ref()).or_default().push(at);
    }
    let members: Vec<Vec<usize>> = members.into_values().collect();
    let (mut training, mut held_out) = (Vec::new(), Vec::new());
    let order = order(members.len(), stream(seed, "held out", 0));
    for (nth, group) in order.iter().enumerate() {
        let is_last = nth + 1 == order.len();
        let side = if held_out.len() < wanted(groups.len(), share) && !is_last { &mut held_out } else { &mut training };
        side.extend_from_slice(&members[*group]);
    }
    sorted(training, held_out)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of a count is a count")]
fn wanted(n: usize, share: f64) -> usize {
    (n as f64 * share.clamp(0.0, 1.0)).round() as usize
}

fn sorted(mut training: Vec<usize>, mut held_out: Vec<usize>) -> Split {
    training.sort_unstable();
    held_out.sort_unstable();
    Split { training, held_out }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_is_on_one_side() {
        let split = at_random(10, 0.3, 5);
        assert_eq!((split.training.len(), split.held_out.len()), (7, 3));
        let mut all = [split.training, split.held_out].concat();
        all.sort_unstable();
        assert_eq!(all, (0..10).collect::<Vec<_>>());
        assert_eq!(at_random(1, 1.0, 5).training, [0]);
    }

    #[test]
    fn nobody_is_on_both_sides() {
        let people: Vec<String> = (0..40).map(|at| format!("W{}", at % 8)).collect();
        for seed in 0..20 {
            let split = by_group(&people, 0.25, seed);
            let of = |side: &[usize]| side.iter().map(|at| &people[*at]).collect::<std::collections::BTreeSet<_>>();
            assert!(of(&split.training).is_disjoint(&of(&split.held_out)));
            assert_eq!((split.training.len(), split.held_out.len()), (30, 10));
        }
        assert_ne!(by_group(&people, 0.25, 1), by_group(&people, 0.25, 2));
        assert_eq!(by_group(&["a", "a"], 0.5, 1).training, [0, 1]);
    }
}
