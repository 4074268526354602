//! Plackett-Luce strengths from rankings.

use serde::Serialize;

use super::newton::{Local, Space, Strength, maximise, unreachable};
use crate::Undefined;
use crate::simulate::{Ranking, Rankings};

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PlackettLuce {
    /// The systems with their log-strengths, in the order of their names.
    pub strengths: Vec<Strength>,
    /// The log-likelihood reached.
    pub log_likelihood: f64,
    /// Rankings.
    pub n: usize,
    /// Rankings in which two or more systems share a place.
    pub n_tied: usize,
}

/// Plackett-Luce: strengths such that the probability of being ranked next is proportional to strength.
///
/// # Definition
/// P(order 1, 2, …, m) = Πⱼ πⱼ/Σ_{k ≥ j} πₖ over the systems ranked; log-strengths sum to 0; maximum
/// likelihood by Newton's method.
///
/// # Arguments
/// Rankings, complete or partial; 1 is best.
///
/// # Errors
/// [`Undefined::NotCompared`] if no ranking connects some systems with the others; [`Undefined::Separated`] if some are
/// always ranked above or below all others, so that the maximum is at infinity; [`Undefined::NotConverged`].
///
/// # Conventions
/// Ties use Breslow's approximation: each tied system is chosen from all systems that remain when the tie is reached,
/// so a tie brings their strengths closer together and needs no tie parameter. The R package PlackettLuce has separate
/// parameters for ties (Turner and others 2020) and adds pseudo-rankings unless `npseudo = 0`: with this setting its
/// model equals this one if nothing is tied (`n_tied` is 0).
///
/// # Example
/// ```
/// use agreement::{aggregate::plackett_luce, simulate::Rankings};
/// // Of two systems it is Bradley-Terry: A first in 3 of 4.
/// let rows = (0..4).flat_map(|r| {
///     let a = if r < 3 { 1.0 } else { 2.0 };
///     [("item", r, "A", a), ("item", r, "B", 3.0 - a)]
/// });
/// let fit = plackett_luce(&Rankings::of(rows)?)?;
/// assert!((fit.strengths[0].value - 3_f64.ln() / 2.0).abs() < 1e-9);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Plackett, The analysis of permutations, 1975, doi:10.2307/2346567; Hunter, MM algorithms for
/// generalized Bradley-Terry models, 2004, doi:10.1214/aos/1079120141; Turner, van Etten, Firth and
/// Kosmidis, Modelling rankings in R: the PlackettLuce package, 2020,
/// doi:10.1007/s00180-020-00959-3.
pub fn plackett_luce(rankings: &Rankings) -> Result<PlackettLuce, Undefined> {
    let s = rankings.systems().len();
    let all: Vec<Vec<(usize, f64)>> = rankings.items().iter().flatten().map(sorted).collect();
    let mut beats = vec![false; s * s];
    for ranking in &all {
        for (place, &(i, rank)) in ranking.iter().enumerate() {
            for &(j, other) in &ranking[place + 1..] {
                beats[i * s + j] = true;
                beats[j * s + i] |= other <= rank;
            }
        }
    }
    if let Some(reason) = unreachable(s, &beats) {
        return Err(reason);
    }
    let space = Space { n_systems: s, n_more: 0, ridge: 0.0 };
    let best = maximise(space, |point| likelihood(&all, point))?;
    let names = rankings.systems().iter().zip(best.point.iter().zip(&best.se));
    let strength = |(name, (&value, &se)): (&String, (&f64, &f64))| Strength { name: name.clone(), value, se };
    let tied = |ranking: &&Vec<(usize, f64)>| ranking.windows(2).any(|two| two[0].1 >= two[1].1);
    Ok(PlackettLuce {
        strengths: names.map(strength).collect(),
        log_likelihood: best.log_likelihood,
        n: all.len(),
        n_tied: all.iter().filter(tied).count(),
    })
}

/// A ranking from the best to the worst.
fn sorted(ranking: &Ranking) -> Vec<(usize, f64)> {
    let mut ranks = ranking.ranks.clone();
    ranks.sort_by(|a, b| a.1.total_cmp(&b.1));
    ranks
}

fn likelihood(rankings: &[Vec<(usize, f64)>], point: &[f64]) -> Local {
    let mut local = Local::zero(point.len());
    for ranking in rankings {
        let coordinates: Vec<[(usize, f64); 1]> = ranking.iter().map(|&(i, _)| [(i, 1.0)]).collect();
        let mut first = 0;
        for tied in ranking.chunk_by(|a, b| a.1 >= b.1) {
            let left = &coordinates[first..];
            let parts: Vec<(f64, &[(usize, f64)])> = left.iter().map(|c| (point[c[0].0], c.as_slice())).collect();
            let chosen: Vec<f64> = (0..left.len()).map(|k| f64::from(u8::from(k < tied.len()))).collect();
            if left.len() > 1 {
                local.add_choice(&parts, &chosen);
            }
            first += tied.len();
        }
    }
    local
}
