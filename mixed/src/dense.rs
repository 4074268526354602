//! Cholesky factors of dense symmetric matrices, by faer on one thread.

use faer::linalg::solvers::{DenseSolveCore as _, Llt, Solve as _};
use faer::{Mat, MatMut, MatRef, Side};

/// The factor L of A = LL'.
pub(crate) struct Cholesky {
    factor: Option<Llt<f64>>,
    n: usize,
}

impl Cholesky {
    /// Of the lower triangle of a matrix in column order; `None` if it is not positive definite.
    pub(crate) fn of(lower: &[f64], n: usize) -> Option<Self> {
        if n == 0 {
            return Some(Self { factor: None, n });
        }
        if lower.iter().any(|x| !x.is_finite()) {
            return None;
        }
        let factor = MatRef::from_column_major_slice(lower, n, n).llt(Side::Lower).ok()?;
        let diagonal = (0..n).all(|i| factor.L()[(i, i)].is_finite() && factor.L()[(i, i)] > 0.0);
        diagonal.then_some(Self { factor: Some(factor), n })
    }

    /// log |A|.
    pub(crate) fn log_det(&self) -> f64 {
        let diagonal = |factor: &Llt<f64>| (0..self.n).map(|i| factor.L()[(i, i)].ln()).sum::<f64>();
        2.0 * self.factor.as_ref().map_or(0.0, diagonal)
    }

    /// A⁻¹ times the columns.
    pub(crate) fn solve(&self, columns: &mut [f64]) {
        if let Some(factor) = &self.factor {
            let n_columns = columns.len() / self.n;
            factor.solve_in_place(MatMut::from_column_major_slice_mut(columns, self.n, n_columns));
        }
    }

    /// L⁻¹ times the columns.
    pub(crate) fn forward(&self, columns: &mut [f64]) {
        if let Some(factor) = &self.factor {
            let n_columns = columns.len() / self.n;
            factor.L().solve_lower_triangular_in_place(MatMut::from_column_major_slice_mut(columns, self.n, n_columns));
        }
    }

    /// A⁻¹, all of it, in column order.
    pub(crate) fn inverse(&self) -> Vec<f64> {
        let inverse = self.factor.as_ref().map_or_else(Mat::new, Llt::inverse);
        (0..self.n).flat_map(|j| (0..self.n).map(move |i| (i, j))).map(|at| inverse[at]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_matrix_times_its_inverse_is_one() {
        let a = [4.0, 2.0, 0.4, 0.0, 5.0, 1.0, 0.0, 0.0, 3.0];
        let full = |i: usize, j: usize| if i >= j { a[j * 3 + i] } else { a[i * 3 + j] };
        let factor = Cholesky::of(&a, 3).unwrap();
        let inverse = factor.inverse();
        for i in 0..3 {
            for j in 0..3 {
                let product: f64 = (0..3).map(|k| full(i, k) * inverse[j * 3 + k]).sum();
                assert!((product - f64::from(u8::from(i == j))).abs() < 1e-12);
            }
        }
        assert!((factor.log_det() - 44.8_f64.ln()).abs() < 1e-12, "{}", factor.log_det().exp());
        assert!(Cholesky::of(&[1.0, 2.0, 0.0, 1.0], 2).is_none());
        assert!(Cholesky::of(&[f64::NAN], 1).is_none());
        assert_eq!(Cholesky::of(&[], 0).unwrap().inverse(), Vec::<f64>::new());
    }
}
