//! How sure the variances are, and what that means for the degrees of freedom of a contrast (Satterthwaite's method).

use super::profile::{Point, Profile};
use crate::fit::Spread;
use crate::optimise::inverse;

/// Step of differences, as a share of a relative standard deviation.
const STEP: f64 = 1e-3;

/// MVM' times a factor.
pub(crate) fn transformed(m: &[Vec<f64>], v: &[Vec<f64>], factor: f64) -> Vec<Vec<f64>> {
    let left: Vec<Vec<f64>> = m
        .iter()
        .map(|row| (0..v.len()).map(|j| row.iter().zip(v).map(|(x, other)| x * other[j]).sum()).collect())
        .collect();
    left.iter().map(|row| m.iter().map(|other| factor * crate::numbers::dot(row, other)).collect()).collect()
}

/// The covariances of the variance parameters θ (those that are not 0) and σ, twice the inverse of the deviance's second
/// derivatives, and the slopes of the coefficients' covariances; `None` if the deviance has no strict minimum there.
pub(crate) fn spread(profile: &Profile<'_>, theta: &[f64], point: &Point, m: &[Vec<f64>], unit: f64) -> Option<Spread> {
    let free: Vec<usize> = (0..theta.len()).filter(|&factor| theta[factor] > 0.0).collect();
    let (k, sigma) = (free.len(), point.variance.sqrt());
    let steps: Vec<f64> = free.iter().map(|&factor| STEP * theta[factor].max(0.01)).collect();
    let moved = |shifts: &[(usize, f64)]| {
        let mut at = theta.to_vec();
        for &(parameter, sign) in shifts {
            at[free[parameter]] += sign * steps[parameter];
        }
        profile.at(&at.iter().map(|theta| theta.abs()).collect::<Vec<f64>>())
    };
    // The deviance at a fixed σ is log_dets + freedom log(2πσ²) + r²/σ².
    let value = |point: &Point| point.log_dets + point.residual_ss / (sigma * sigma);
    let mut second = vec![vec![0.0; k + 1]; k + 1];
    let mut slopes = Vec::with_capacity(k + 1);
    for i in 0..k {
        let (up, down) = (moved(&[(i, 1.0)])?, moved(&[(i, -1.0)])?);
        second[i][i] = (value(&up) - 2.0 * value(point) + value(&down)) / (steps[i] * steps[i]);
        second[i][k] = -2.0 * (up.residual_ss - down.residual_ss) / (2.0 * steps[i]) / sigma.powi(3);
        second[k][i] = second[i][k];
        for j in 0..i {
            let corner = |a: f64, b: f64| moved(&[(i, a), (j, b)]).map(|point| value(&point));
            let sum = corner(1.0, 1.0)? - corner(1.0, -1.0)? - corner(-1.0, 1.0)? + corner(-1.0, -1.0)?;
            second[i][j] = sum / (4.0 * steps[i] * steps[j]);
            second[j][i] = second[i][j];
        }
        let (up, down) = (up.unscaled(), down.unscaled());
        let slope = |(a, b): (&Vec<f64>, &Vec<f64>)| -> Vec<f64> {
            a.iter().zip(b).map(|(a, b)| (a - b) / (2.0 * steps[i]) * point.variance).collect()
        };
        slopes.push(transformed(m, &up.iter().zip(&down).map(slope).collect::<Vec<_>>(), unit));
    }
    second[k][k] = 4.0 * profile.freedom() / point.variance;
    slopes.push(transformed(m, &point.unscaled(), 2.0 * sigma * unit));
    let parameters = inverse(&second)?.into_iter().map(|row| row.iter().map(|v| 2.0 * v).collect()).collect();
    Some(Spread { parameters, slopes })
}
