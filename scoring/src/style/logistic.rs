//! Logistic regression with an L2 penalty, minimised by Newton's method with conjugate gradients.

/// The gradient is reduced to this share of its initial value.
const TOLERANCE: f64 = 1e-8;
/// Newton's steps at most; some ten are usual.
const STEPS: usize = 100;

/// Texts as counts of features, without zeros.
#[derive(Debug, Default)]
pub(super) struct Rows {
    ends: Vec<usize>,
    features: Vec<(u32, f64)>,
}

impl Rows {
    /// Adds a text.
    pub(super) fn push(&mut self, counts: impl IntoIterator<Item = (u32, f64)>) {
        self.features.extend(counts);
        self.ends.push(self.features.len());
    }

    fn iter(&self) -> impl Iterator<Item = &[(u32, f64)]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, end)| &self.features[start..*end])
    }

    /// The product with a vector whose last element is for the intercept.
    fn times(&self, vector: &[f64]) -> Vec<f64> {
        let intercept = vector[vector.len() - 1];
        let product = |row: &[(u32, f64)]| intercept + row.iter().map(|(id, n)| vector[*id as usize] * n).sum::<f64>();
        self.iter().map(product).collect()
    }

    /// Adds the product of the transposed rows with a factor for each to a vector.
    fn add_transposed(&self, factors: &[f64], vector: &mut [f64]) {
        let last = vector.len() - 1;
        for (row, factor) in self.iter().zip(factors) {
            vector[last] += factor;
            for (id, n) in row {
                vector[*id as usize] += factor * n;
            }
        }
    }
}

/// The function that is minimised.
struct Loss<'a> {
    rows: &'a Rows,
    labels: &'a [bool],
    c: f64,
}

impl Loss<'_> {
    /// Its value, and the probability of the style for each text.
    fn value(&self, weights: &[f64]) -> (f64, Vec<f64>) {
        let logits = self.rows.times(weights);
        let signed = logits.iter().zip(self.labels).map(|(z, label)| if *label { *z } else { -z });
        let error: f64 = signed.map(log_1p_exp_of_minus).sum();
        let penalty: f64 = weights[..weights.len() - 1].iter().map(|w| w * w).sum();
        (penalty / 2.0 + self.c * error, logits.into_iter().map(sigmoid).collect())
    }

    /// Its gradient.
    fn gradient(&self, weights: &[f64], probabilities: &[f64]) -> Vec<f64> {
        let mut gradient = penalised(weights);
        let error = |(p, label): (&f64, &bool)| self.c * (p - f64::from(u8::from(*label)));
        let errors: Vec<f64> = probabilities.iter().zip(self.labels).map(error).collect();
        self.rows.add_transposed(&errors, &mut gradient);
        gradient
    }

    /// Its second derivative in a direction.
    fn curvature(&self, direction: &[f64], probabilities: &[f64]) -> Vec<f64> {
        let mut curved = penalised(direction);
        let along = self.rows.times(direction);
        let factor = |(z, p): (&f64, &f64)| self.c * z * p * (1.0 - p);
        let factors: Vec<f64> = along.iter().zip(probabilities).map(factor).collect();
        self.rows.add_transposed(&factors, &mut curved);
        curved
    }

    /// The second derivative for each weight separately, given the number of weights; plus 1 for the intercept, so that
    /// none is 0.
    fn bends(&self, n_weights: usize, probabilities: &[f64]) -> Vec<f64> {
        let mut bends = vec![1.0; n_weights];
        for (row, p) in self.rows.iter().zip(probabilities) {
            let factor = self.c * p * (1.0 - p);
            bends[n_weights - 1] += factor;
            for (id, n) in row {
                bends[*id as usize] += factor * n * n;
            }
        }
        bends
    }
}

/// Returns the weights of all features, followed by the intercept.
pub(super) fn fit(rows: &Rows, labels: &[bool], n_features: usize, c: f64) -> Vec<f64> {
    let loss = Loss { rows, labels, c };
    let mut weights = vec![0.0; n_features + 1];
    let (mut value, mut probabilities) = loss.value(&weights);
    let mut gradient = loss.gradient(&weights, &probabilities);
    let target = TOLERANCE * norm(&gradient);
    for _ in 0..STEPS {
        if norm(&gradient) <= target {
            break;
        }
        let direction = newton_direction(&loss, &gradient, &probabilities);
        let slope = dot(&direction, &gradient);
        let mut length = 1.0;
        let next = loop {
            let tried: Vec<f64> = weights.iter().zip(&direction).map(|(w, d)| w + length * d).collect();
            let (value_there, probabilities_there) = loss.value(&tried);
            if value_there <= value + 1e-4 * length * slope {
                break Some((tried, value_there, probabilities_there));
            }
            length /= 2.0;
            if length < 1e-10 {
                break None;
            }
        };
        // No step decreases the loss any more: this is rounding at the minimum.
        let Some(next) = next else { break };
        (weights, value, probabilities) = next;
        gradient = loss.gradient(&weights, &probabilities);
    }
    weights
}

/// The minimum of the quadratic approximation, by conjugate gradients.
///
/// Frequent words have thousands of times as much curvature in the loss as rare ones, so each weight is first scaled by
/// its own curvature.
fn newton_direction(loss: &Loss<'_>, gradient: &[f64], probabilities: &[f64]) -> Vec<f64> {
    let bends = loss.bends(gradient.len(), probabilities);
    let scaled = |residual: &[f64]| -> Vec<f64> { residual.iter().zip(&bends).map(|(r, bend)| r / bend).collect() };
    let mut direction = vec![0.0; gradient.len()];
    let mut residual: Vec<f64> = gradient.iter().map(|g| -g).collect();
    let mut search = scaled(&residual);
    let mut size = dot(&residual, &search);
    let left = norm(&residual);
    let enough = left * left.min(0.1);
    for _ in 0..2 * gradient.len() {
        if norm(&residual) <= enough {
            break;
        }
        let curved = loss.curvature(&search, probabilities);
        let bend = dot(&search, &curved);
        if bend <= 0.0 {
            break;
        }
        let step = size / bend;
        add(&mut direction, step, &search);
        add(&mut residual, -step, &curved);
        let next = scaled(&residual);
        let smaller = dot(&residual, &next);
        for (s, r) in search.iter_mut().zip(&next) {
            *s = r + smaller / size * *s;
        }
        size = smaller;
    }
    direction
}

/// The logistic function.
pub(super) fn sigmoid(z: f64) -> f64 {
    if z >= 0.0 { 1.0 / (1.0 + (-z).exp()) } else { z.exp() / (1.0 + z.exp()) }
}

/// log(1 + exp(−z)) without overflow.
fn log_1p_exp_of_minus(z: f64) -> f64 {
    if z >= 0.0 { (-z).exp().ln_1p() } else { z.exp().ln_1p() - z }
}

/// A vector without its last element, the intercept's, which the penalty leaves free.
fn penalised(vector: &[f64]) -> Vec<f64> {
    let mut penalised = vector.to_vec();
    penalised[vector.len() - 1] = 0.0;
    penalised
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn norm(vector: &[f64]) -> f64 {
    dot(vector, vector).sqrt()
}

/// Adds a multiple of one vector to another.
fn add(to: &mut [f64], factor: f64, vector: &[f64]) {
    for (t, v) in to.iter_mut().zip(vector) {
        *t += factor * v;
    }
}
