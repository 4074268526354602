//! Distance of texts by the contextual vectors of their words.

use std::sync::Arc;

use tch::{Device, Kind, Tensor};

use super::{
    Error, Precision,
    batch::{self, Budget, Progress},
    contextual::{Contextual, Different, numbers},
    folder::Folder,
    host::without_gradients,
    shared::Shared,
    sinkhorn::Sinkhorn,
    tokens::{Cutter, Tokens},
};
use crate::{metric::signature, transport::least_cost};

/// Pairs that are encoded together.
const TOGETHER: usize = 2_048;

/// Word Mover's Distance with contextual vectors: the distance that the tokens of one text travel to become those of
/// the other.
///
/// 0 for the same text, at most 2; texts with the same meaning are closer than others with as many words in common.
///
/// # Definition
/// The least cost of moving the shares of the tokens of a to those of b, each token having 1 / n, where the cost of a
/// move is the Euclidean distance of the tokens' vectors after the last layer, scaled to length 1.
/// # Conventions
/// The tokens that begin and end a text are excluded. [`Solver::Sinkhorn`] approximates the least cost from above, with
/// all pairs of a batch at once on the device; [`Solver::Exact`] computes it exactly, pair by pair on the CPU.
/// # References
/// M. Kusner et al., "From Word Embeddings to Document Distances", ICML 2015; W. Zhao et al., "MoverScore", EMNLP 2019,
/// doi:10.18653/v1/D19-1053, which weighs tokens by idf and mixes layers.
#[derive(Debug)]
pub struct Movers {
    encoder: Shared,
    cutter: Arc<Cutter>,
    model: String,
    solver: Solver,
    budget: Budget,
}

/// The method for finding the least cost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Solver {
    /// Nearly, many pairs at once on the device.
    Sinkhorn(Sinkhorn),
    /// Exactly, on the CPU.
    Exact,
}

impl Movers {
    /// Reads the model of a folder.
    ///
    /// # Errors
    /// The folder contains no supported model.
    pub fn open(folder: &Folder, solver: Solver, device: Device, precision: Precision) -> Result<Self, Error> {
        Self::over(&Shared::open(folder, device, precision)?, solver)
    }

    /// By an encoder that others may use too.
    ///
    /// # Errors
    /// The folder's files cannot be read any more.
    pub fn over(encoder: &Shared, solver: Solver) -> Result<Self, Error> {
        let folder = encoder.folder();
        encoder.reach(folder.config.num_hidden_layers)?;
        Ok(Self {
            cutter: encoder.cutter(folder.n_tokens)?,
            model: encoder.name()?,
            budget: Budget::of(encoder.device()),
            encoder: encoder.clone(),
            solver,
        })
    }

    /// The same with a different batch size; results differ only by rounding.
    pub const fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }

    /// The configuration that must be equal for two distances to be comparable.
    pub fn signature(&self) -> String {
        let solver = match self.solver {
            Solver::Sinkhorn(sinkhorn) => format!("sinkhorn-{}", sinkhorn.smoothing),
            Solver::Exact => "exact".to_owned(),
        };
        signature(&[("model", &self.model), ("solver", &solver), ("numbers", self.encoder.precision().name())])
    }

    /// The distance of each pair of texts; `None` if one of them has no word.
    ///
    /// # Errors
    /// A single text does not fit into memory.
    pub fn distances(
        &self,
        pairs: &[(&str, &str)],
        mut progress: impl FnMut(Progress),
    ) -> Result<Vec<Option<f64>>, Error> {
        let mut distances = Vec::with_capacity(pairs.len());
        for pairs in pairs.chunks(TOGETHER) {
            distances.extend(without_gradients(|| self.distances_together(pairs, &mut progress))?);
        }
        Ok(distances)
    }

    fn distances_together(
        &self,
        pairs: &[(&str, &str)],
        progress: &mut impl FnMut(Progress),
    ) -> Result<Vec<Option<f64>>, Error> {
        let mut different = Different::default();
        let pairs: Vec<(usize, usize)> =
            pairs.iter().map(|(a, b)| (different.number(a), different.number(b))).collect();
        let tokens = self.cutter.cut(&different.texts)?;
        let n_layers = self.encoder.folder().config.num_hidden_layers;
        let vectors = Contextual::of(&self.encoder.encoder(), &tokens, n_layers, self.budget, progress)?;
        let masses: Vec<Vec<f32>> = tokens.iter().map(masses).collect();
        let lengths: Vec<usize> = pairs.iter().map(|(a, b)| vectors.n_tokens(*a).max(vectors.n_tokens(*b))).collect();
        let launch = |batch: &[usize]| {
            let (a, b): (Vec<usize>, Vec<usize>) = batch.iter().map(|pair| pairs[*pair]).unzip();
            let (left, right) = (vectors.side(&a)?, vectors.side(&b)?);
            let mass = |text: &usize| masses[*text].as_slice();
            let supply = left.numbers(&a.iter().map(mass).collect::<Vec<_>>())?;
            let demand = right.numbers(&b.iter().map(mass).collect::<Vec<_>>())?;
            let costs = costs(&left.vectors, &right.vectors)?;
            match self.solver {
                Solver::Sinkhorn(sinkhorn) => sinkhorn.cost(&costs, &supply, &demand),
                Solver::Exact => exact(&costs, &supply, &demand),
            }
        };
        let found: Vec<f64> = batch::run(&lengths, self.encoder.device(), self.budget, |_| {}, launch)?;
        let known = |(distance, (a, b)): (f64, &(usize, usize))| {
            let wordless = tokens[*a].is_wordless() || tokens[*b].is_wordless();
            (!wordless).then_some(distance)
        };
        Ok(found.into_iter().zip(&pairs).map(known).collect())
    }
}

/// The weight of each token of a text: equal for all tokens that represent a part of the text.
fn masses(text: &Tokens) -> Vec<f32> {
    let n = text.is_special.iter().filter(|is_special| !**is_special).count();
    #[expect(clippy::cast_precision_loss, reason = "a text has fewer than 2^24 tokens")]
    text.is_special.iter().map(|is_special| if *is_special { 0.0 } else { 1.0 / n as f32 }).collect()
}

/// The Euclidean distances of vectors of length 1, [pairs, tokens, tokens].
///
/// By their difference in 32 bits, not by √(2 − 2 x·y): near 0 the latter is nothing but rounding.
fn costs(a: &Tensor, b: &Tensor) -> Result<Tensor, Error> {
    let (a, b) = (a.f_to_kind(Kind::Float)?, b.f_to_kind(Kind::Float)?);
    // 2: not by a product of matrices.
    Ok(Tensor::f_cdist(&a, &b, 2.0, 2)?)
}

/// The least costs, problem by problem.
fn exact(costs: &Tensor, supply: &Tensor, demand: &Tensor) -> Result<Tensor, Error> {
    let (n, rows, columns) = costs.size3()?;
    let (supply, demand) = (numbers(supply)?, numbers(demand)?);
    let (rows, columns) = (usize::try_from(rows).unwrap_or(1), usize::try_from(columns).unwrap_or(1));
    let mut least = Vec::new();
    for problem in 0..usize::try_from(n).unwrap_or(0) {
        let cost = numbers(&costs.f_get(i64::try_from(problem).unwrap_or(0))?)?;
        let (a, b) = (&supply[problem * rows..][..rows], &demand[problem * columns..][..columns]);
        let places = |masses: &[f64]| (0..masses.len()).filter(|place| masses[*place] > 0.0).collect::<Vec<_>>();
        let (from, to) = (places(a), places(b));
        let cost: Vec<f64> =
            from.iter().flat_map(|i| to.iter().map(|j| cost[i * columns + j]).collect::<Vec<_>>()).collect();
        least.push(least_cost(&shares(a, &from), &shares(b, &to), &cost));
    }
    Ok(Tensor::from_slice(&least))
}

/// The masses at these positions, scaled to sum to 1 apart from rounding.
fn shares(masses: &[f64], places: &[usize]) -> Vec<f64> {
    let sum: f64 = masses.iter().sum();
    places.iter().map(|place| masses[*place] / sum).collect()
}
