//! The one-coin model: every rater has a single probability of being right.

use serde::Serialize;

use super::em::{Cells, Em, Posterior, normalise};
use crate::{Ratings, Undefined};

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct OneCoin {
    /// The label of each rated item.
    pub items: Vec<Posterior>,
    /// The probability that each rater, by code, is right.
    pub skills: Vec<f64>,
    /// The share of each level among the true labels.
    pub marginals: Vec<f64>,
    /// The log-likelihood reached.
    pub log_likelihood: f64,
    /// Iterations made.
    pub iterations: usize,
    /// Whether the log-likelihood converged before the iterations ran out.
    pub converged: bool,
}

/// The one-coin Dawid-Skene model: true labels, and each rater's probability of being right.
///
/// It needs far fewer ratings per rater than the full confusion matrices.
///
/// # Definition
/// P(answer l of rater r | truth j) = s_r if l = j, otherwise (1 − s_r)/(k − 1), over k levels; marginals of the truth
/// are free; maximised by expectation-maximisation from the vote shares.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneCategory`] for a scale of one level.
///
/// # References
/// Zhang, Chen, Zhou and Jordan, Spectral methods meet EM, JMLR 2016. Compared with crowd-kit
/// 1.4.2 (OneCoinDawidSkene).
pub fn one_coin(ratings: &Ratings, plan: &Em) -> Result<OneCoin, Undefined> {
    let cells = Cells::of(ratings)?;
    let mut truth = cells.vote_shares();
    let mut before = f64::NEG_INFINITY;
    let most = plan.iterations.max(1);
    for iteration in 1..=most {
        let (marginals, skills) = maximise(&cells, &truth);
        let log_likelihood = expect(&cells, &marginals, &skills, &mut truth);
        let converged = log_likelihood - before < plan.tolerance;
        if converged || iteration == most {
            let items = cells.posteriors(&truth);
            return Ok(OneCoin { items, skills, marginals, log_likelihood, iterations: iteration, converged });
        }
        before = log_likelihood;
    }
    Err(Undefined::NotConverged { iterations: most })
}

fn maximise(cells: &Cells<'_>, truth: &[f64]) -> (Vec<f64>, Vec<f64>) {
    let mut marginals = vec![0.0; cells.k];
    let (mut right, mut all) = (vec![0.0; cells.n_raters], vec![0.0; cells.n_raters]);
    for (place, row) in truth.chunks_exact(cells.k).enumerate() {
        marginals.iter_mut().zip(row).for_each(|(sum, p)| *sum += p);
        for (rater, answer) in cells.cells(place) {
            right[rater] += row[answer];
            all[rater] += 1.0;
        }
    }
    let n = cells.items.len() as f64;
    let skill = |(right, all): (&f64, &f64)| {
        if *all > 0.0 { (right / all).min(1.0) } else { 0.0 }
    };
    (marginals.iter().map(|p| p / n).collect(), right.iter().zip(&all).map(skill).collect())
}

fn expect(cells: &Cells<'_>, marginals: &[f64], skills: &[f64], truth: &mut [f64]) -> f64 {
    let wrong = (cells.k - 1) as f64;
    let logs: Vec<(f64, f64)> = skills.iter().map(|s| (s.ln(), ((1.0 - s) / wrong).ln())).collect();
    let mut log_likelihood = 0.0;
    for (place, row) in truth.chunks_exact_mut(cells.k).enumerate() {
        row.iter_mut().zip(marginals).for_each(|(p, m)| *p = m.ln());
        for (rater, answer) in cells.cells(place) {
            let (right, wrong) = logs[rater];
            for (level, p) in row.iter_mut().enumerate() {
                *p += if level == answer { right } else { wrong };
            }
        }
        log_likelihood += normalise(row);
    }
    log_likelihood
}
