//! MACE: every rater either knows or spams.

use rand::RngExt;
use rayon::prelude::*;
use serde::Serialize;
use statrs::function::gamma::digamma;

use super::em::{Cells, Posterior, normalise};
use crate::random::stream;
use crate::{Ratings, Undefined};

/// How MACE is fitted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct MacePlan {
    /// Random starts; the best by marginal likelihood is kept.
    pub restarts: usize,
    /// Iterations of each at most.
    pub iterations: usize,
    /// A start stops once its log-likelihood changes by less than this.
    pub tolerance: f64,
    /// Beta prior of knowing and spamming.
    pub alpha: f64,
    /// Dirichlet prior of the spam.
    pub beta: f64,
    /// Seed of the starts.
    pub seed: u64,
}

impl Default for MacePlan {
    fn default() -> Self {
        Self { restarts: 10, iterations: 50, tolerance: 1e-6, alpha: 0.5, beta: 0.5, seed: 7 }
    }
}

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Mace {
    /// The label of each rated item.
    pub items: Vec<Posterior>,
    /// The probability that each rater, by code, knows rather than spams.
    pub competence: Vec<f64>,
    /// What each rater, by code, answers when spamming.
    pub spam: Vec<Vec<f64>>,
    /// The log marginal likelihood of the best start.
    pub log_likelihood: f64,
    /// Iterations the best start made.
    pub iterations: usize,
    /// Whether the best start settled before the iterations ran out.
    pub converged: bool,
    /// How it was fitted.
    pub plan: MacePlan,
}

/// MACE (multi-annotator competence estimation): true labels, and who knows and who spams.
///
/// # Definition
/// The truth is uniform over k levels. With probability θ_r rater r answers the truth, otherwise a
/// level drawn from ξ_r. Fitted by variational Bayes with priors Beta(α, α) on θ and Dirichlet(β)
/// on ξ, from several random starts.
///
/// # Arguments
/// Any design. The default makes ten starts of at most 50 iterations, as the authors' program.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneCategory`] for a scale of one level;
/// [`Undefined::Argument`] for priors that are not above zero or no start.
///
/// # Conventions
/// Start s depends on the seed and s only; starts run in parallel without changing the result.
///
/// # References
/// Hovy, Berg-Kirkpatrick, Vaswani and Hovy, Learning whom to trust with MACE, NAACL 2013.
/// Compared with crowd-kit 1.4.2, whose starts differ.
pub fn mace(ratings: &Ratings, plan: &MacePlan) -> Result<Mace, Undefined> {
    let cells = Cells::of(ratings)?;
    let positive = |x: f64| x > 0.0 && x.is_finite();
    if !positive(plan.alpha) || !positive(plan.beta) || plan.restarts == 0 {
        return Err(Undefined::Argument("priors above zero and at least one start"));
    }
    let starts = (0..plan.restarts as u64).into_par_iter().map(|start| (start, fit(&cells, plan, start)));
    // The best, the first of several: two fits a thread are in memory, not one a start.
    let best = starts.reduce_with(|one, other| {
        let order = one.1.log_likelihood.total_cmp(&other.1.log_likelihood).then(other.0.cmp(&one.0));
        if order.is_lt() { other } else { one }
    });
    let (_, best) = best.ok_or(Undefined::Argument("at least one start"))?;
    let k = cells.k;
    let share = |weights: &[f64]| {
        let sum: f64 = weights.iter().sum();
        weights.iter().map(|w| w / sum).collect::<Vec<f64>>()
    };
    Ok(Mace {
        items: cells.posteriors(&best.truth),
        competence: best.model.knows.chunks_exact(2).map(|both| share(both)[1]).collect(),
        spam: best.model.spam.chunks_exact(k).map(share).collect(),
        log_likelihood: best.log_likelihood,
        iterations: best.iterations,
        converged: best.converged,
        plan: *plan,
    })
}

/// For each rater (spams, knows), and what it answers when spamming.
struct Model {
    knows: Vec<f64>,
    spam: Vec<f64>,
}

struct Fit {
    model: Model,
    truth: Vec<f64>,
    log_likelihood: f64,
    iterations: usize,
    converged: bool,
}

fn fit(cells: &Cells<'_>, plan: &MacePlan, start: u64) -> Fit {
    let mut rng = stream(plan.seed, start);
    let mut uniform = |n: usize| (0..n).map(|_| 0.5 + rng.random::<f64>()).collect::<Vec<f64>>();
    let (knows, spam) = (uniform(2 * cells.n_raters), uniform(cells.k * cells.n_raters));
    let mut model = Model { knows, spam };
    model.normalise(cells.k);
    let mut truth = vec![0.0; cells.items.len() * cells.k];
    let mut before = f64::NEG_INFINITY;
    let (mut iterations, mut converged) = (0, false);
    let mut log_likelihood = before;
    while iterations < plan.iterations.max(1) && !converged {
        iterations += 1;
        let counts;
        (log_likelihood, counts) = model.expect(cells, &mut truth);
        converged = (log_likelihood - before).abs() < plan.tolerance;
        before = log_likelihood;
        if !converged {
            model = counts.posterior(cells.k, plan);
        }
    }
    Fit { model, truth, log_likelihood, iterations, converged }
}

impl Model {
    fn normalise(&mut self, k: usize) {
        for row in self.knows.chunks_exact_mut(2).chain(self.spam.chunks_exact_mut(k)) {
            let sum: f64 = row.iter().sum();
            for w in row {
                *w /= sum;
            }
        }
    }

    /// The truth under the model, the log marginal likelihood, and the expected counts.
    fn expect(&self, cells: &Cells<'_>, truth: &mut [f64]) -> (f64, Self) {
        let k = cells.k;
        let mut counts = Self { knows: vec![0.0; self.knows.len()], spam: vec![0.0; self.spam.len()] };
        let start = -(k as f64).ln();
        // For each rater and answer: the log-probability if it is the truth, if not, and the
        // probability that who gave the right answer knew.
        let odds = |(i, spam): (usize, &f64)| {
            let rater = i / k;
            let (spam, knows) = (self.knows[2 * rater] * spam, self.knows[2 * rater + 1]);
            ((knows + spam).ln(), spam.ln(), knows / (knows + spam))
        };
        let odds: Vec<(f64, f64, f64)> = self.spam.iter().enumerate().map(odds).collect();
        let mut total = 0.0;
        for (place, row) in truth.chunks_exact_mut(k).enumerate() {
            row.fill(start);
            for (rater, answer) in cells.cells(place) {
                let (same, other, _) = odds[rater * k + answer];
                for (level, p) in row.iter_mut().enumerate() {
                    *p += if level == answer { same } else { other };
                }
            }
            total += normalise(row);
            for (rater, answer) in cells.cells(place) {
                let knew = row[answer] * odds[rater * k + answer].2;
                counts.knows[2 * rater] += 1.0 - knew;
                counts.knows[2 * rater + 1] += knew;
                counts.spam[rater * k + answer] += 1.0 - knew;
            }
        }
        (total, counts)
    }

    /// The variational posterior's geometric means, from expected counts.
    fn posterior(mut self, k: usize, plan: &MacePlan) -> Self {
        let geometric = |row: &mut [f64], prior: f64| {
            let total: f64 = row.iter().map(|c| c + prior).sum();
            let whole = digamma(total);
            for c in row {
                *c = (digamma(*c + prior) - whole).exp();
            }
        };
        self.knows.chunks_exact_mut(2).for_each(|row| geometric(row, plan.alpha));
        self.spam.chunks_exact_mut(k).for_each(|row| geometric(row, plan.beta));
        self
    }
}
