//! Bradley-Terry strengths from pairwise comparisons, with ties and home advantage.

use std::collections::BTreeMap;

use serde::Serialize;

use super::newton::{Local, Strength, maximise, strongly_connected};
use crate::Undefined;

/// Which of two was preferred.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The one on the left.
    Left,
    /// The one on the right.
    Right,
    /// Neither.
    Tie,
}

/// One comparison of two systems.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comparison<S> {
    /// The system on the left (at home).
    pub left: S,
    /// The system on the right.
    pub right: S,
    /// Which was preferred.
    pub winner: Winner,
}

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BradleyTerry {
    /// The systems with their log-strengths, in the order of their names.
    pub strengths: Vec<Strength>,
    /// Log-advantage of the left side with its standard error, where asked for.
    pub home: Option<(f64, f64)>,
    /// log ν of Davidson's ties with its standard error, where there are ties.
    pub tie: Option<(f64, f64)>,
    /// The log-likelihood reached.
    pub log_likelihood: f64,
    /// Comparisons.
    pub n: usize,
}

/// Bradley-Terry: strengths such that the odds of being preferred are their ratio.
///
/// A difference of log-strengths d means that the stronger wins e^d times as often as it loses.
///
/// # Definition
/// P(left wins) : P(right wins) : P(tie) = hπₗ : πᵣ : ν√(hπₗπᵣ); h the advantage of the left side (1
/// where `home` is false), ν Davidson's tie parameter (absent without ties); log-strengths sum to 0;
/// maximum likelihood by Newton's method.
///
/// # Arguments
/// Comparisons with any names of systems; `home` asks for the advantage of the left side.
///
/// # Errors
/// [`Undefined::NoRatings`]; [`Undefined::Argument`] for a system against itself;
/// [`Undefined::Disconnected`] when some systems win or lose all their comparisons with the rest,
/// so that the maximum is at infinity; [`Undefined::NotConverged`].
///
/// # Example
/// ```
/// use agreement::aggregate::{Comparison, Winner::{Left, Right}, bradley_terry};
/// let wins = |n, winner| vec![Comparison { left: "A", right: "B", winner }; n];
/// let fit = bradley_terry([wins(3, Left), wins(1, Right)].concat(), false)?;
/// let [a, b] = &fit.strengths[..] else { panic!() };
/// assert!((a.value - b.value - 3_f64.ln()).abs() < 1e-9);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Bradley and Terry, Rank analysis of incomplete block designs, 1952, doi:10.2307/2334029;
/// Davidson, On extending the Bradley-Terry model to accommodate ties, 1970,
/// doi:10.1080/01621459.1970.10481082. Compared with logistic regression in statsmodels 0.15.
pub fn bradley_terry<S: Ord + Clone + ToString>(
    comparisons: impl IntoIterator<Item = Comparison<S>>,
    home: bool,
) -> Result<BradleyTerry, Undefined> {
    let mut games: BTreeMap<(S, S), [f64; 3]> = BTreeMap::new();
    let mut n = 0;
    for Comparison { left, right, winner } in comparisons {
        if left == right {
            return Err(Undefined::Argument("a system is not compared with itself"));
        }
        games.entry((left, right)).or_default()[winner as usize] += 1.0;
        n += 1;
    }
    let mut codes: BTreeMap<&S, usize> = BTreeMap::new();
    for (left, right) in games.keys() {
        codes.extend([(left, 0), (right, 0)]);
    }
    codes.values_mut().enumerate().for_each(|(code, slot)| *slot = code);
    let s = codes.len();
    if s == 0 {
        return Err(Undefined::NoRatings);
    }
    let games: Vec<(usize, usize, [f64; 3])> =
        games.iter().map(|((l, r), counts)| (codes[l], codes[r], *counts)).collect();
    let mut beats = vec![false; s * s];
    for &(l, r, [left, right, tie]) in &games {
        beats[l * s + r] |= left + tie > 0.0;
        beats[r * s + l] |= right + tie > 0.0;
    }
    if !strongly_connected(s, &beats) {
        return Err(Undefined::Disconnected);
    }
    let ties = games.iter().any(|g| g.2[2] > 0.0);
    let home = home.then_some(s);
    let tie = ties.then_some(s + usize::from(home.is_some()));
    let n_more = usize::from(home.is_some()) + usize::from(ties);
    let best = maximise(s, n_more, |point| likelihood(&games, point, home, tie))?;
    let parameter = |place: Option<usize>| place.map(|p| (best.point[p], best.se[p]));
    let strength =
        |(name, &i): (&&S, &usize)| Strength { name: name.to_string(), value: best.point[i], se: best.se[i] };
    Ok(BradleyTerry {
        strengths: codes.iter().map(strength).collect(),
        home: parameter(home),
        tie: parameter(tie),
        log_likelihood: best.log_likelihood,
        n,
    })
}

fn likelihood(games: &[(usize, usize, [f64; 3])], point: &[f64], home: Option<usize>, tie: Option<usize>) -> Local {
    let mut local = Local::zero(point.len());
    let score = |coordinates: &[(usize, f64)]| -> f64 { coordinates.iter().map(|&(i, x)| point[i] * x).sum() };
    for &(l, r, counts) in games {
        let mut left = vec![(l, 1.0)];
        left.extend(home.map(|h| (h, 1.0)));
        let right = [(r, 1.0)];
        if let Some(t) = tie {
            let mut both = vec![(l, 0.5), (r, 0.5), (t, 1.0)];
            both.extend(home.map(|h| (h, 0.5)));
            let parts: [(f64, &[(usize, f64)]); 3] =
                [(score(&left), &left), (score(&right), &right), (score(&both), &both)];
            local.add_choice(&parts, &counts);
        } else {
            let parts: [(f64, &[(usize, f64)]); 2] = [(score(&left), &left), (score(&right), &right)];
            local.add_choice(&parts, &counts[..2]);
        }
    }
    local
}
