//! Clusters of systems without significant differences.

use serde::Serialize;

/// Systems that share a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Cluster {
    /// The best place in the cluster, from 1.
    pub first: usize,
    /// The worst place in the cluster.
    pub last: usize,
    /// The systems, by their place in the arguments, best first.
    pub systems: Vec<usize>,
}

/// Clusters of systems: a line is drawn wherever every system above it is significantly better than every system below,
/// as in the machine translation shared tasks.
///
/// # Arguments
/// `scores`, where higher is better; `better(a, b)` returns whether system a is significantly better than system b
/// (corrected for multiple tests).
///
/// # Example
/// ```
/// use agreement::significance::clusters;
/// // A and B are not told apart; both beat C.
/// let found = clusters(&[0.9, 0.8, 0.1], |_, b| b == 2);
/// assert_eq!((found[0].systems.as_slice(), found[1].first), (&[0, 1][..], 3));
/// ```
pub fn clusters(scores: &[f64], better: impl Fn(usize, usize) -> bool) -> Vec<Cluster> {
    let mut order: Vec<usize> = (0..scores.len()).collect();
    order.sort_by(|&a, &b| scores[b].total_cmp(&scores[a]));
    let mut clusters = Vec::new();
    let mut first = 0;
    for line in 1..=order.len() {
        let (above, below) = order.split_at(line);
        if above.iter().all(|&a| below.iter().all(|&b| better(a, b))) {
            let systems = order[first..line].to_vec();
            clusters.push(Cluster { first: first + 1, last: line, systems });
            first = line;
        }
    }
    clusters
}
