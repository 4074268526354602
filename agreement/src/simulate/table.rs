//! Six coefficients of two aligned series of codes, computed from their table of counts.

use super::draw::Axes;
use crate::Undefined;
use crate::coefficient::ratio;
use crate::cohen::{Joint, Weight};
use crate::correlation::{Kendall, Tau, r, ranks};

/// κ unweighted, linear, quadratic, then r, ρ and τ-b.
pub(super) type Values = [Result<f64, Undefined>; 6];

/// The pairs of one draw: counted if levels × means is small compared with the number of items, otherwise listed.
pub(super) struct Table {
    n_levels: usize,
    n_means: usize,
    cells: Vec<(u32, u32)>,
    counts: Option<Vec<f64>>,
}

impl Table {
    pub(super) fn new(n_levels: usize, n_means: usize, n_items: usize) -> Self {
        let small = n_levels.saturating_mul(n_means) <= 8 * n_items + 4096;
        let counts = small.then(|| vec![0.0; n_levels * n_means]);
        Self { n_levels, n_means, cells: Vec::new(), counts }
    }

    pub(super) fn clear(&mut self) {
        self.cells.clear();
        self.counts.iter_mut().for_each(|counts| counts.fill(0.0));
    }

    pub(super) fn add(&mut self, level: u32, mean: u32) {
        match &mut self.counts {
            Some(counts) => counts[level as usize * self.n_means + mean as usize] += 1.0,
            None => self.cells.push((level, mean)),
        }
    }

    pub(super) fn coefficients(&self, axes: &Axes) -> Values {
        match &self.counts {
            Some(counts) => Counted::of(counts, self.n_levels, self.n_means).coefficients(axes),
            None => listed(&self.cells, axes),
        }
    }
}

/// A table of counts with its margins.
struct Counted<'a> {
    counts: &'a [f64],
    n_means: usize,
    rows: Vec<f64>,
    columns: Vec<f64>,
    n: f64,
}

impl<'a> Counted<'a> {
    fn of(counts: &'a [f64], n_levels: usize, n_means: usize) -> Self {
        let mut columns = vec![0.0; n_means];
        let mut rows = Vec::with_capacity(n_levels);
        for row in counts.chunks_exact(n_means) {
            rows.push(row.iter().sum());
            columns.iter_mut().zip(row).for_each(|(sum, c)| *sum += c);
        }
        let n = rows.iter().sum();
        Self { counts, n_means, rows, columns, n }
    }

    fn coefficients(&self, axes: &Axes) -> Values {
        let mut rounded = vec![0.0; self.rows.len()];
        for (&level, c) in axes.rounded.iter().zip(&self.columns) {
            rounded[level as usize] += c;
        }
        let kappa = |weight: Weight| {
            let apart = self.sum(|i, j| weight.apart(code(i), axes.rounded[j]));
            let mean = weight.mean_apart(&rounded);
            let chance: f64 = self.rows.iter().zip(&mean).map(|(p, d)| p * d).sum();
            ratio(apart * self.n, chance, Undefined::OneCategory).map(|d| 1.0 - d)
        };
        [
            kappa(Weight::Unweighted),
            kappa(Weight::Linear),
            kappa(Weight::Quadratic),
            self.r(&axes.values, &axes.means),
            self.r(&mid_ranks(&self.rows), &mid_ranks(&self.columns)),
            self.tau(),
        ]
    }

    fn sum(&self, of: impl Fn(usize, usize) -> f64) -> f64 {
        let rows = self.counts.chunks_exact(self.n_means).enumerate();
        rows.flat_map(|(i, row)| row.iter().enumerate().map(move |(j, c)| (i, j, c)))
            .filter(|&(_, _, c)| *c > 0.0)
            .map(|(i, j, c)| c * of(i, j))
            .sum()
    }

    /// Pearson's r with these numbers for rows and columns.
    fn r(&self, x: &[f64], y: &[f64]) -> Result<f64, Undefined> {
        let centre = |numbers: &[f64], counts: &[f64]| -> Vec<f64> {
            let mean = numbers.iter().zip(counts).map(|(v, c)| v * c).sum::<f64>() / self.n;
            numbers.iter().map(|v| v - mean).collect()
        };
        let spread =
            |numbers: &[f64], counts: &[f64]| -> f64 { numbers.iter().zip(counts).map(|(v, c)| v * v * c).sum() };
        if varied(&self.rows) && varied(&self.columns) {
            let (x, y) = (centre(x, &self.rows), centre(y, &self.columns));
            let (xx, yy) = (spread(&x, &self.rows), spread(&y, &self.columns));
            let r = self.sum(|i, j| x[i] * y[j]) / xx.sqrt() / yy.sqrt();
            if r.is_finite() {
                return Ok(r.clamp(-1.0, 1.0));
            }
        }
        Err(Undefined::NoVariance)
    }

    fn tau(&self) -> Result<f64, Undefined> {
        if !varied(&self.rows) || !varied(&self.columns) {
            return Err(Undefined::NoVariance);
        }
        let mut seen = vec![0.0; self.n_means];
        let (mut score, mut total) = (0.0, 0.0);
        for row in self.counts.chunks_exact(self.n_means) {
            let mut below = 0.0;
            for (c, s) in row.iter().zip(&seen) {
                score += c * (below + below + s - total);
                below += s;
            }
            seen.iter_mut().zip(row).for_each(|(s, c)| *s += c);
            total = seen.iter().sum();
        }
        let untied = |counts: &[f64]| -> f64 { (self.n * self.n - counts.iter().map(|c| c * c).sum::<f64>()) / 2.0 };
        Ok((score / untied(&self.rows).sqrt() / untied(&self.columns).sqrt()).clamp(-1.0, 1.0))
    }
}

/// The same six from the list of pairs, for scales with very many values.
fn listed(cells: &[(u32, u32)], axes: &Axes) -> Values {
    let x: Vec<f64> = cells.iter().map(|c| axes.values[c.0 as usize]).collect();
    let y: Vec<f64> = cells.iter().map(|c| axes.means[c.1 as usize]).collect();
    let levels = cells.iter().map(|c| (c.0, axes.rounded[c.1 as usize])).collect();
    let joint = Joint::new(levels, axes.values.len());
    let ones = vec![1; joint.n()];
    let kappa = |weight: Weight| {
        let (apart, chance) = joint.disagreement(&ones, &weight);
        ratio(apart, chance, Undefined::OneCategory).map(|d| 1.0 - d)
    };
    [
        kappa(Weight::Unweighted),
        kappa(Weight::Linear),
        kappa(Weight::Quadratic),
        r(&x, &y),
        r(&ranks(&x), &ranks(&y)),
        Kendall::of(&x, &y).and_then(|k| k.tau(Tau::B)),
    ]
}

fn code(place: usize) -> u32 {
    u32::try_from(place).expect("levels are coded in 32 bits")
}

fn varied(counts: &[f64]) -> bool {
    counts.iter().filter(|&&c| c > 0.0).count() >= 2
}

/// Mid-ranks of groups of these sizes.
fn mid_ranks(counts: &[f64]) -> Vec<f64> {
    let mut before = 0.0;
    counts
        .iter()
        .map(|c| {
            let rank = before + (c + 1.0) / 2.0;
            before += c;
            rank
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::draw::Axes;
    use super::{Table, listed};

    #[test]
    fn counting_equals_listing() {
        let axes = Axes { values: vec![1.0, 2.0, 4.0], means: vec![1.0, 1.5, 2.5, 4.0], rounded: vec![0, 1, 1, 2] };
        let cells: Vec<(u32, u32)> = (0..40).map(|i| (i * 7 % 3, (i * i + i / 3) % 4)).collect();
        let mut table = Table::new(3, 4, cells.len());
        for c in &cells {
            table.add(c.0, c.1);
        }
        for (counted, listed) in table.coefficients(&axes).iter().zip(listed(&cells, &axes)) {
            assert!((counted.unwrap() - listed.unwrap()).abs() < 1e-12);
        }
    }
}
