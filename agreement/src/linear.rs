//! Small dense linear algebra: symmetric positive definite matrices.

/// Columns that are computed for all rows before the next ones: their rows stay in the processor's cache meanwhile. With
/// 2,000 rows, the matrix does not.
const BLOCK: usize = 16;

/// Sums that grow side by side.
const LANES: usize = 8;

/// x · y. One sum after the other keeps the processor waiting for each addition.
fn dot(x: &[f64], y: &[f64]) -> f64 {
    let (mut sums, n) = ([0.0; LANES], x.len() / LANES * LANES);
    for (x, y) in x.chunks_exact(LANES).zip(y.chunks_exact(LANES)) {
        for ((sum, x), y) in sums.iter_mut().zip(x).zip(y) {
            *sum += x * y;
        }
    }
    let rest: f64 = x.iter().zip(y).skip(n).map(|(x, y)| x * y).sum();
    sums.iter().sum::<f64>() + rest
}

/// The lower Cholesky factor of a symmetric positive definite matrix.
#[derive(Debug)]
pub(crate) struct Cholesky {
    n: usize,
    /// Row by row, the lower triangle of a square.
    l: Vec<f64>,
}

impl Cholesky {
    /// Factors the `n` × `n` matrix, passed row by row; `None` if it is not positive definite.
    pub(crate) fn of(mut a: Vec<f64>, n: usize) -> Option<Self> {
        for from in (0..n).step_by(BLOCK) {
            let to = (from + BLOCK).min(n);
            for i in from..n {
                for j in from..to.min(i + 1) {
                    let (before, row) = a.split_at(i * n);
                    let done = if j < i { &before[j * n..j * n + j] } else { &row[..j] };
                    let rest = row[j] - dot(&row[..j], done);
                    a[i * n + j] = if j < i {
                        rest / a[j * n + j]
                    } else if rest > 0.0 {
                        rest.sqrt()
                    } else {
                        return None;
                    };
                }
            }
        }
        Some(Self { n, l: a })
    }

    /// log|A|.
    pub(crate) fn log_determinant(&self) -> f64 {
        (0..self.n).map(|i| 2.0 * self.l[i * self.n + i].ln()).sum()
    }

    /// L⁻¹b, whose dot products are those of A⁻¹.
    pub(crate) fn half_solve(&self, b: &[f64]) -> Vec<f64> {
        let mut x = b.to_vec();
        for i in 0..self.n {
            let row = &self.l[i * self.n..i * self.n + i];
            let dot: f64 = row.iter().zip(&x).map(|(l, v)| l * v).sum();
            x[i] = (x[i] - dot) / self.l[i * self.n + i];
        }
        x
    }

    /// A⁻¹b.
    pub(crate) fn solve(&self, b: &[f64]) -> Vec<f64> {
        let mut x = self.half_solve(b);
        for i in (0..self.n).rev() {
            x[i] /= self.l[i * self.n + i];
            let value = x[i];
            for (j, v) in x[..i].iter_mut().enumerate() {
                *v -= self.l[i * self.n + j] * value;
            }
        }
        x
    }

    /// The diagonal of A⁻¹.
    pub(crate) fn inverse_diagonal(&self) -> Vec<f64> {
        let unit = |i: usize| (0..self.n).map(|j| f64::from(u8::from(i == j))).collect::<Vec<_>>();
        let square = |i| self.half_solve(&unit(i)).iter().map(|v| v * v).sum();
        (0..self.n).map(square).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Cholesky, LANES, dot};

    #[test]
    fn a_matrix_of_several_blocks_is_the_product_of_its_factor() {
        for n in [BLOCK - 1, BLOCK, 3 * BLOCK + 5] {
            // Larger on the diagonal than all else in the row together.
            let entry = |i: usize, j: usize| if i == j { n as f64 } else { 1.0 / (1.0 + i.abs_diff(j) as f64) };
            let a: Vec<f64> = (0..n * n).map(|place| entry(place / n, place % n)).collect();
            let cholesky = Cholesky::of(a, n).unwrap();
            let row = |i: usize| &cholesky.l[i * n..=i * n + i];
            for i in 0..n {
                for j in 0..=i {
                    let product: f64 = row(i).iter().zip(row(j)).map(|(x, y)| x * y).sum();
                    assert!((product - entry(i, j)).abs() < 1e-12 * n as f64, "{n}: {i}, {j}");
                }
            }
        }
    }

    #[test]
    fn a_sum_in_lanes_leaves_nothing_out() {
        for n in [0, 1, LANES - 1, LANES, 3 * LANES + 2] {
            let x: Vec<f64> = (0..n).map(|i| i as f64).collect();
            let wanted: f64 = x.iter().map(|x| x * x).sum();
            assert!((dot(&x, &x) - wanted).abs() < 1e-9, "{n}");
        }
    }

    #[test]
    fn a_two_by_two_system_by_hand() {
        // [[4, 2], [2, 3]]: determinant 8, inverse [[3, -2], [-2, 4]]/8.
        let cholesky = Cholesky::of(vec![4.0, 2.0, 2.0, 3.0], 2).unwrap();
        assert!((cholesky.log_determinant() - 8_f64.ln()).abs() < 1e-12);
        let x = cholesky.solve(&[8.0, 8.0]);
        assert!((x[0] - 1.0).abs() < 1e-12 && (x[1] - 2.0).abs() < 1e-12);
        let diagonal = cholesky.inverse_diagonal();
        assert!((diagonal[0] - 0.375).abs() < 1e-12 && (diagonal[1] - 0.5).abs() < 1e-12);
        assert!(Cholesky::of(vec![1.0, 2.0, 2.0, 1.0], 2).is_none());
    }
}
