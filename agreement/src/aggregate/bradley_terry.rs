//! Bradley-Terry strengths from pairwise comparisons, with ties and home advantage.

use std::collections::BTreeMap;

use serde::Serialize;

use super::newton::{Local, Space, Strength, maximise, unreachable};
use crate::Undefined;

/// Which of two was preferred.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Winner {
    /// The left system wins.
    Left,
    /// The right system wins.
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

/// The options of the model in addition to strengths.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct BradleyTerryPlan {
    /// Whether the left side may have an advantage. Use it if the sides were fixed; if they were drawn at random, it
    /// costs precision and carries no information about the systems.
    pub home: bool,
    /// Standard deviation σ of a normal prior with mean 0 on every log-strength, on the advantage and on log ν. With a
    /// prior, an estimate always exists, shrunk towards equal strengths; σ = 1 means that two of three systems win 27
    /// to 73 % of their comparisons with an average system.
    pub prior_sd: Option<f64>,
}

/// The fitted model.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct BradleyTerry {
    /// The systems with their log-strengths, in the order of their names.
    pub strengths: Vec<Strength>,
    /// Log-advantage of the left side with its standard error, if requested.
    pub home: Option<(f64, f64)>,
    /// log ν of Davidson's ties with its standard error, if ties occur.
    pub tie: Option<(f64, f64)>,
    /// The log-likelihood reached, without the prior.
    pub log_likelihood: f64,
    /// Comparisons.
    pub n: usize,
    /// The options of the fit.
    pub plan: BradleyTerryPlan,
}

/// Bradley-Terry: strengths such that the odds of being preferred are their ratio.
///
/// A difference of log-strengths d means that the stronger wins e^d times as often as it loses.
///
/// # Definition
/// P(left wins) : P(right wins) : P(tie) = hπₗ : πᵣ : ν√(hπₗπᵣ); h is the advantage of the left side (1 unless the plan
/// includes it), ν Davidson's tie parameter (absent without ties); the log-strengths sum to 0; maximum likelihood by
/// Newton's method. With a prior, the maximum of the log-likelihood minus Σθ²/(2σ²) over all parameters θ, and standard
/// errors from the curvature at the maximum.
///
/// # Arguments
/// Comparisons with any names of systems.
///
/// # Errors
/// [`Undefined::NoRatings`]; [`Undefined::Argument`] for a system against itself or a prior outside 10⁻⁶ to 10⁶.
/// Without a prior also if the maximum is at infinity: [`Undefined::NotCompared`] if no chain of comparisons connects
/// some systems; [`Undefined::Separated`] if some never win or never lose against the rest; [`Undefined::OnlyTies`];
/// [`Undefined::OneSided`] if the plan includes the advantage and one side never wins; [`Undefined::NotConverged`].
///
/// # Example
/// ```
/// use agreement::aggregate::{BradleyTerryPlan, Comparison, Winner::{Left, Right}, bradley_terry};
/// let wins = |n, winner| vec![Comparison { left: "A", right: "B", winner }; n];
/// let fit = bradley_terry([wins(3, Left), wins(1, Right)].concat(), &BradleyTerryPlan::default())?;
/// let [a, b] = &fit.strengths[..] else { panic!() };
/// assert!((a.value - b.value - 3_f64.ln()).abs() < 1e-9);
/// # Ok::<(), agreement::Undefined>(())
/// ```
///
/// # References
/// Bradley and Terry, Rank analysis of incomplete block designs, 1952, doi:10.2307/2334029;
/// Davidson, On extending the Bradley-Terry model to accommodate ties, 1970,
/// doi:10.1080/01621459.1970.10481082; Whelan, Prior distributions for the Bradley-Terry model of
/// paired comparisons, 2017, doi:10.48550/arXiv.1712.05311. Compared with logistic regression in
/// statsmodels 0.15, with a prior also with choix 0.4 (its alpha is 1/(2σ²)).
pub fn bradley_terry<S: Ord + Clone + ToString>(
    comparisons: impl IntoIterator<Item = Comparison<S>>,
    plan: &BradleyTerryPlan,
) -> Result<BradleyTerry, Undefined> {
    if plan.prior_sd.is_some_and(|sd| !(1e-6..1e6).contains(&sd)) {
        return Err(Undefined::Argument("the prior's standard deviation is from 10⁻⁶ to 10⁶"));
    }
    let (games, n) = counted(comparisons)?;
    let mut codes: BTreeMap<&S, usize> = BTreeMap::new();
    for (left, right) in games.keys() {
        codes.extend([(left, 0), (right, 0)]);
    }
    codes.values_mut().enumerate().for_each(|(code, slot)| *slot = code);
    let s = codes.len();
    if s == 0 {
        return Err(Undefined::NoRatings);
    }
    let games: Vec<Game> = games.iter().map(|((l, r), counts)| (codes[l], codes[r], *counts)).collect();
    if plan.prior_sd.is_none()
        && let Some(reason) = infinite(s, &games, plan.home)
    {
        return Err(reason);
    }
    let ties = games.iter().any(|g| g.2[2] > 0.0);
    let home = plan.home.then_some(s);
    let tie = ties.then_some(s + usize::from(home.is_some()));
    let ridge = plan.prior_sd.map_or(0.0, |sd| sd.powi(-2));
    let space = Space { n_systems: s, n_more: usize::from(home.is_some()) + usize::from(ties), ridge };
    let best = maximise(space, |point| likelihood(&games, point, home, tie))?;
    let parameter = |place: Option<usize>| place.map(|p| (best.point[p], best.se[p]));
    let strength =
        |(name, &i): (&&S, &usize)| Strength { name: name.to_string(), value: best.point[i], se: best.se[i] };
    Ok(BradleyTerry {
        strengths: codes.iter().map(strength).collect(),
        home: parameter(home),
        tie: parameter(tie),
        log_likelihood: best.log_likelihood,
        n,
        plan: *plan,
    })
}

/// The codes of two systems, and the counts of wins of the left, wins of the right, and ties.
type Game = (usize, usize, [f64; 3]);

/// For the systems on the left and on the right: the counts of wins of the left, wins of the right, and ties.
type Counts<S> = BTreeMap<(S, S), [f64; 3]>;

/// Counts how often every two systems were compared in each order, by outcome, and the number of all comparisons.
fn counted<S: Ord>(comparisons: impl IntoIterator<Item = Comparison<S>>) -> Result<(Counts<S>, usize), Undefined> {
    let mut games = Counts::new();
    let mut n = 0;
    for Comparison { left, right, winner } in comparisons {
        if left == right {
            return Err(Undefined::Argument("a system is not compared with itself"));
        }
        games.entry((left, right)).or_default()[winner as usize] += 1.0;
        n += 1;
    }
    Ok((games, n))
}

/// The reason why the likelihood has no maximum at finite parameters, if this is so.
fn infinite(s: usize, games: &[Game], home: bool) -> Option<Undefined> {
    let [lefts, rights, ties] = [0, 1, 2].map(|outcome| games.iter().any(|game| game.2[outcome] > 0.0));
    let mut beats = vec![false; s * s];
    for &(l, r, [left, right, tie]) in games {
        beats[l * s + r] |= left + tie > 0.0;
        beats[r * s + l] |= right + tie > 0.0;
    }
    match unreachable(s, &beats) {
        Some(reason) => Some(reason),
        None if ties && !lefts && !rights => Some(Undefined::OnlyTies),
        None if home && lefts != rights => Some(Undefined::OneSided),
        None => None,
    }
}

fn likelihood(games: &[Game], point: &[f64], home: Option<usize>, tie: Option<usize>) -> Local {
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
