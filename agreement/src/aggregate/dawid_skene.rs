//! Dawid and Skene's model: every rater has a confusion matrix.

use serde::Serialize;

use super::em::{Cells, Em, Posterior, normalise};
use crate::{Ratings, Undefined};

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DawidSkene {
    /// The label of each rated item.
    pub items: Vec<Posterior>,
    /// The share of each level among the true labels.
    pub marginals: Vec<f64>,
    /// For each rater, by code, the probability of answering level l when the truth is j: `[j][l]`.
    pub confusion: Vec<Vec<Vec<f64>>>,
    /// The log-likelihood reached.
    pub log_likelihood: f64,
    /// Iterations made.
    pub iterations: usize,
    /// Whether the log-likelihood converged before the iterations ran out.
    pub converged: bool,
}

/// Dawid and Skene's maximum likelihood: true labels, and the confusion matrix of each rater.
///
/// # Definition
/// P(ratings) = Πᵢ Σⱼ pⱼ Πᵣ Πₗ π_rⱼₗ^nᵢᵣₗ, nᵢᵣₗ how often rater r called item i level l; maximised by
/// expectation-maximisation from the vote shares.
///
/// # Arguments
/// Any design; replicates are allowed and count each.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneCategory`] for a scale of one level.
///
/// # Conventions
/// No smoothing. The maximum found depends on the start, which is the vote shares. If a rater never rated an item with
/// a given label, the label's row of the confusion matrix is zero.
///
/// # Example
/// ```
/// use agreement::{Ratings, Scale, aggregate::{self, Em}};
/// let rows = (0..30).flat_map(|i| {
///     let truth = i % 2;
///     [(i, "a", truth), (i, "b", truth), (i, "liar", 1 - truth)].map(|(i, r, v)| (i, r, f64::from(v)))
/// });
/// let fit = aggregate::dawid_skene(&Ratings::from_numbers(rows, &Scale::nominal())?, &Em::default())?;
/// assert!(fit.converged && fit.items[0].label == "0" && fit.items[1].label == "1");
/// assert!(fit.confusion[2][0][1] > 0.99);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # References
/// Dawid and Skene, Maximum likelihood estimation of observer error-rates using the EM algorithm,
/// 1979, doi:10.2307/2346806. Compared with crowd-kit 1.4.2.
pub fn dawid_skene(ratings: &Ratings, plan: &Em) -> Result<DawidSkene, Undefined> {
    let cells = Cells::of(ratings)?;
    let mut truth = cells.vote_shares();
    let mut before = f64::NEG_INFINITY;
    for iteration in 1..=plan.iterations.max(1) {
        let model = Model::of(&cells, &truth);
        let log_likelihood = model.expect(&cells, &mut truth);
        let converged = log_likelihood - before < plan.tolerance;
        if converged || iteration == plan.iterations.max(1) {
            return Ok(DawidSkene {
                items: cells.posteriors(&truth),
                confusion: model.confusion(cells.n_raters),
                marginals: model.marginals,
                log_likelihood,
                iterations: iteration,
                converged,
            });
        }
        before = log_likelihood;
    }
    Err(Undefined::NotConverged { iterations: plan.iterations })
}

/// Marginals, and for each rater its log confusion, answers in rows: `[rater][answer][truth]`.
struct Model {
    k: usize,
    marginals: Vec<f64>,
    log_confusion: Vec<f64>,
}

impl Model {
    /// The maximum-likelihood parameters, given the probabilities of the true labels.
    fn of(cells: &Cells<'_>, truth: &[f64]) -> Self {
        let k = cells.k;
        let mut marginals = vec![0.0; k];
        let mut counts = vec![0.0; cells.n_raters * k * k];
        for (place, row) in truth.chunks_exact(k).enumerate() {
            marginals.iter_mut().zip(row).for_each(|(sum, p)| *sum += p);
            for (rater, answer) in cells.cells(place) {
                let slot = &mut counts[(rater * k + answer) * k..][..k];
                slot.iter_mut().zip(row).for_each(|(sum, p)| *sum += p);
            }
        }
        for rater in counts.chunks_exact_mut(k * k) {
            for j in 0..k {
                let total: f64 = (0..k).map(|l| rater[l * k + j]).sum();
                for l in 0..k {
                    let share = if total > 0.0 { rater[l * k + j] / total } else { 0.0 };
                    rater[l * k + j] = share.ln();
                }
            }
        }
        let n = cells.items.len() as f64;
        for p in &mut marginals {
            *p /= n;
        }
        Self { k, marginals, log_confusion: counts }
    }

    /// The probabilities of the true labels under the model, and its log-likelihood.
    fn expect(&self, cells: &Cells<'_>, truth: &mut [f64]) -> f64 {
        let k = self.k;
        let start: Vec<f64> = self.marginals.iter().map(|p| p.ln()).collect();
        let mut log_likelihood = 0.0;
        for (place, row) in truth.chunks_exact_mut(k).enumerate() {
            row.copy_from_slice(&start);
            for (rater, answer) in cells.cells(place) {
                let slot = &self.log_confusion[(rater * k + answer) * k..][..k];
                row.iter_mut().zip(slot).for_each(|(sum, p)| *sum += p);
            }
            log_likelihood += normalise(row);
        }
        log_likelihood
    }

    fn confusion(&self, n_raters: usize) -> Vec<Vec<Vec<f64>>> {
        let k = self.k;
        let cell = |r: usize, j: usize, l: usize| self.log_confusion[(r * k + l) * k + j].exp();
        let row = |r: usize, j: usize| (0..k).map(|l| cell(r, j, l)).collect();
        (0..n_raters).map(|r| (0..k).map(|j| row(r, j)).collect()).collect()
    }
}
