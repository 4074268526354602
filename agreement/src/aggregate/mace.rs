//! MACE: every rater either knows the answer or spams.

use rand::RngExt;
use rayon::prelude::*;
use serde::Serialize;
use statrs::function::gamma::digamma;

use super::em::{Cells, Posterior, normalise};
use crate::random::stream;
use crate::{Ratings, Undefined};

/// The options of a MACE fit.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct MacePlan {
    /// Random starts; the best by marginal likelihood is kept.
    pub restarts: usize,
    /// Iterations of each at most.
    pub iterations: usize,
    /// A start has converged when its log-likelihood changes by less than this.
    pub tolerance: f64,
    /// α of the Beta(α, α) prior of a rater's competence θ.
    pub competence_prior: f64,
    /// β of the Dirichlet(β, …, β) prior of ξ, the distribution of a rater's answers when spamming. It is as strong as
    /// ten answers per level, which prevents a rater who is often right from being explained as a spammer with a
    /// preference for the frequent label.
    pub strategy_prior: f64,
    /// Seed of the starts.
    pub seed: u64,
}

impl Default for MacePlan {
    fn default() -> Self {
        let (competence_prior, strategy_prior) = (0.5, 10.0);
        Self { restarts: 10, iterations: 50, tolerance: 1e-6, competence_prior, strategy_prior, seed: 7 }
    }
}

/// The start of a fit.
#[derive(Debug, Clone, PartialEq)]
pub struct MaceStart {
    /// The probability that each rater, by code, knows the answer rather than spams.
    pub competence: Vec<f64>,
    /// The answers of each rater, by code, when spamming: a probability for each level.
    pub spam: Vec<Vec<f64>>,
}

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Mace {
    /// The label of each rated item.
    pub items: Vec<Posterior>,
    /// The probability that each rater, by code, knows the answer rather than spams.
    pub competence: Vec<f64>,
    /// The answers of each rater, by code, when spamming.
    pub spam: Vec<Vec<f64>>,
    /// The log marginal likelihood of the best start.
    pub log_likelihood: f64,
    /// Iterations the best start made.
    pub iterations: usize,
    /// Whether the best start converged before the iterations ran out: if not, labels and competences can still change.
    pub converged: bool,
    /// The options of the fit.
    pub plan: MacePlan,
}

/// MACE (multi-annotator competence estimation): true labels, and the raters' probabilities of knowing rather than
/// spamming.
///
/// # Definition
/// The truth is uniform over k levels. With probability θ_r rater r answers the truth, otherwise a level drawn from
/// ξ_r. Fitted by variational Bayes with priors Beta(α, α) on θ and Dirichlet(β, …, β) on ξ, from several random
/// starts, of which the start with the highest marginal likelihood is kept.
///
/// # Arguments
/// Any design. The default has the authors' priors, α = 0.5 and β = 10, and makes ten starts of at most 50 iterations,
/// as their program does; crowd-kit has the same priors, but with a fixed seed its ten starts are identical.
///
/// # Errors
/// [`Undefined::NoRatings`], [`Undefined::OneCategory`] for a scale of one level; [`Undefined::Argument`] for priors
/// that are not above zero or without a start.
///
/// # Conventions
/// Start s depends only on the seed and s; starts run in parallel without changing the result. A competence is the
/// variational weight of knowing as a share of both weights; crowd-kit's `spamming_` contains the two weights. A fit
/// that has not converged is returned with `converged` false.
///
/// # References
/// Hovy, Berg-Kirkpatrick, Vaswani and Hovy, Learning whom to trust with MACE, NAACL 2013.
/// Compared with crowd-kit 1.4.2 from one start, see [`mace_from`].
pub fn mace(ratings: &Ratings, plan: &MacePlan) -> Result<Mace, Undefined> {
    let cells = checked(ratings, plan)?;
    let starts = (0..plan.restarts as u64).into_par_iter();
    let fits = starts.map(|start| (start, fit(&cells, plan, Model::at_random(&cells, plan.seed, start))));
    // The best start, and the first of equally good ones.
    let best = fits.reduce_with(|one, other| {
        let order = one.1.log_likelihood.total_cmp(&other.1.log_likelihood).then(other.0.cmp(&one.0));
        if order.is_lt() { other } else { one }
    });
    let (_, best) = best.ok_or(Undefined::Argument("at least one start"))?;
    Ok(best.named(&cells, plan))
}

/// MACE from one given start, for comparisons with other programs; restarts and seed are not used.
///
/// # Errors
/// As [`mace`]; [`Undefined::Argument`] for a start without a positive probability for each rater and level.
pub fn mace_from(ratings: &Ratings, start: &MaceStart, plan: &MacePlan) -> Result<Mace, Undefined> {
    let cells = checked(ratings, plan)?;
    let inside = |p: f64| p > 0.0 && p < 1.0;
    let complete = |row: &Vec<f64>| row.len() == cells.k && row.iter().all(|p| inside(*p));
    let fits = start.competence.len() == cells.n_raters && start.spam.len() == cells.n_raters;
    if !fits || !start.competence.iter().all(|p| inside(*p)) || !start.spam.iter().all(complete) {
        return Err(Undefined::Argument("a start has a probability for each rater and level"));
    }
    let knows = start.competence.iter().flat_map(|knows| [1.0 - knows, *knows]).collect();
    Ok(fit(&cells, plan, Model { knows, spam: start.spam.concat() }).named(&cells, plan))
}

fn checked<'a>(ratings: &'a Ratings, plan: &MacePlan) -> Result<Cells<'a>, Undefined> {
    let cells = Cells::of(ratings)?;
    let positive = |x: f64| x > 0.0 && x.is_finite();
    if !positive(plan.competence_prior) || !positive(plan.strategy_prior) || plan.restarts == 0 {
        return Err(Undefined::Argument("priors above zero and at least one start"));
    }
    Ok(cells)
}

/// The weights of (spams, knows) for each rater, and of its answers when spamming.
struct Model {
    knows: Vec<f64>,
    spam: Vec<f64>,
}

struct Fit {
    model: Model,
    log_likelihood: f64,
    iterations: usize,
    converged: bool,
}

fn fit(cells: &Cells<'_>, plan: &MacePlan, mut model: Model) -> Fit {
    let (mut log_likelihood, mut counts) = model.expect(cells, |_, _| ());
    let (mut iterations, mut converged) = (0, false);
    while iterations < plan.iterations.max(1) && !converged {
        iterations += 1;
        let before = log_likelihood;
        model = counts.posterior(cells.k, plan);
        (log_likelihood, counts) = model.expect(cells, |_, _| ());
        converged = (log_likelihood - before).abs() < plan.tolerance;
    }
    Fit { model, log_likelihood, iterations, converged }
}

impl Fit {
    fn named(&self, cells: &Cells<'_>, plan: &MacePlan) -> Mace {
        let share = |weights: &[f64]| {
            let sum: f64 = weights.iter().sum();
            weights.iter().map(|w| w / sum).collect::<Vec<f64>>()
        };
        // The probabilities of each item follow from the model: only those of the best start are ever in memory.
        let mut truth = vec![0.0; cells.items.len() * cells.k];
        self.model.expect(cells, |place, row| truth[place * cells.k..][..cells.k].copy_from_slice(row));
        Mace {
            items: cells.posteriors(&truth),
            competence: self.model.knows.chunks_exact(2).map(|both| share(both)[1]).collect(),
            spam: self.model.spam.chunks_exact(cells.k).map(share).collect(),
            log_likelihood: self.log_likelihood,
            iterations: self.iterations,
            converged: self.converged,
            plan: *plan,
        }
    }
}

impl Model {
    fn at_random(cells: &Cells<'_>, seed: u64, start: u64) -> Self {
        let mut rng = stream(seed, start);
        let mut uniform = |n: usize| (0..n).map(|_| 0.5 + rng.random::<f64>()).collect::<Vec<f64>>();
        let (knows, spam) = (uniform(2 * cells.n_raters), uniform(cells.k * cells.n_raters));
        let mut model = Self { knows, spam };
        model.normalise(cells.k);
        model
    }

    fn normalise(&mut self, k: usize) {
        for row in self.knows.chunks_exact_mut(2).chain(self.spam.chunks_exact_mut(k)) {
            let sum: f64 = row.iter().sum();
            for w in row {
                *w /= sum;
            }
        }
    }

    /// The log marginal likelihood and the expected counts. `keep` is given the probabilities of each item, by its place.
    fn expect(&self, cells: &Cells<'_>, mut keep: impl FnMut(usize, &[f64])) -> (f64, Self) {
        let k = cells.k;
        let mut counts = Self { knows: vec![0.0; self.knows.len()], spam: vec![0.0; self.spam.len()] };
        let start = -(k as f64).ln();
        // For each rater and answer: the log-probability if the answer is the truth, if it is not, and the probability
        // that a rater who gave the right answer knew it.
        let odds = |(i, spam): (usize, &f64)| {
            let rater = i / k;
            let (spam, knows) = (self.knows[2 * rater] * spam, self.knows[2 * rater + 1]);
            ((knows + spam).ln(), spam.ln(), knows / (knows + spam))
        };
        let odds: Vec<(f64, f64, f64)> = self.spam.iter().enumerate().map(odds).collect();
        let mut total = 0.0;
        let mut row = vec![0.0; k];
        let row = row.as_mut_slice();
        for place in 0..cells.items.len() {
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
            keep(place, row);
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
        self.knows.chunks_exact_mut(2).for_each(|row| geometric(row, plan.competence_prior));
        self.spam.chunks_exact_mut(k).for_each(|row| geometric(row, plan.strategy_prior));
        self
    }
}
