//! Power over items and raters, the smallest difference that a plan finds, and the cheapest plan that finds a difference.

use serde::Serialize;

use super::simulate::draws;
use super::{Components, Cost, Draw, MOST_RATINGS, MOST_WORK, Pairing, Plan, Power, Response, Simulations, summary};
use crate::Refusal;

/// Plans that the search for the number of items tries for each number of raters, at most.
const MOST_TRIES: usize = 10;

/// Plans of a curve at most.
pub const MOST_PLANS: usize = 400;

/// Plans with all combinations of items and raters per item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Grid {
    /// Numbers of items.
    pub items: Vec<usize>,
    /// Numbers of raters per item.
    pub raters_per_item: Vec<usize>,
    /// Ratings that one rater gives, in all plans.
    pub ratings_per_rater: usize,
    /// Whether one rater sees both outputs of an item, in all plans.
    pub pairing: Pairing,
}

/// A plan with its power and cost.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Planned {
    /// The plan.
    pub plan: Plan,
    /// Its ratings.
    pub n_ratings: usize,
    /// Its raters.
    pub n_raters: usize,
    /// Its cost.
    pub cost: f64,
    /// Its power.
    pub power: Power,
}

/// The cheapest plan, and the others that were compared with it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Cheapest {
    /// The plan of least cost that reaches the power; none if no plan within the limits does.
    pub best: Option<Planned>,
    /// For each number of raters per item, the plan with the fewest items that reaches the power.
    pub compared: Vec<Planned>,
}

/// The power of each plan of a grid, raters per item in the outer order.
///
/// # Errors
/// As [`power`](super::power()); [`Refusal::TooMany`] above [`MOST_PLANS`].
pub fn curve(
    grid: &Grid,
    components: &Components,
    difference: f64,
    cost: &Cost,
    simulations: &Simulations,
) -> Result<Vec<Planned>, Refusal> {
    cost.check()?;
    let n = grid.items.len().saturating_mul(grid.raters_per_item.len());
    if n > MOST_PLANS {
        return Err(Refusal::TooMany { what: "plans".into(), n, most: MOST_PLANS });
    }
    let plan = |&raters_per_item: &usize| {
        grid.items.iter().map(move |&items| Plan {
            items,
            raters_per_item,
            ratings_per_rater: grid.ratings_per_rater,
            pairing: grid.pairing,
        })
    };
    grid.raters_per_item
        .iter()
        .flat_map(plan)
        .map(|plan| planned(&plan, components, difference, cost, simulations).map(|all| all.0))
        .collect()
}

/// The smallest difference above 0 that the plan finds with at least this power.
///
/// # Definition
/// For numbers, the same simulated studies are used for every difference, which only shifts the estimates. For categories
/// each difference is simulated with the same seed, and the smallest one is found by bisection to a thousandth.
///
/// # Errors
/// As [`power`](super::power()); [`Refusal::Argument`] if the power is not between alpha and 1, or no difference up to
/// 20 on the latent scale is found with it.
pub fn detectable(
    plan: &Plan,
    components: &Components,
    target: f64,
    simulations: &Simulations,
) -> Result<f64, Refusal> {
    check_target(target, simulations)?;
    let base = draws(plan, components, 0.0, simulations)?;
    let unit = summary(&base, 0.0, 1.0).se;
    let of_numbers = matches!(components.response, Response::Gaussian { .. });
    let power = |difference: f64| -> Result<f64, Refusal> {
        if of_numbers {
            return Ok(summary(&base, difference, 1.0).power);
        }
        Ok(summary(&draws(plan, components, difference, simulations)?, 0.0, 1.0).power)
    };
    let none = || Refusal::Argument("no difference is found with this power by this plan".into());
    if !(unit.is_finite() && unit > 0.0) {
        return Err(none());
    }
    let (mut low, mut high) = (0.0, 4.0 * unit);
    while power(high)? < target {
        (low, high) = (high, 2.0 * high);
        if high > 1e3 * unit || (!of_numbers && high > 20.0) {
            return Err(none());
        }
    }
    while high - low > 1e-3 * high {
        let middle = f64::midpoint(low, high);
        if power(middle)? >= target { high = middle } else { low = middle }
    }
    Ok(high)
}

/// The plan of least cost whose power to find `difference` is at least `target`.
///
/// # Definition
/// For each number of raters per item from 1 to `most_raters_per_item`, the number of items is searched: from the
/// standard errors of one simulated plan follows how many items are needed, which are simulated in turn, until one plan
/// reaches the power and one with a hundredth of items less (or one item less) does not. At most `most_items` items.
///
/// # Errors
/// As [`power`](super::power()), and [`Refusal::Argument`] if `target` is not between alpha and 1 or a cost is negative.
pub fn cheapest(
    target: f64,
    components: &Components,
    difference: f64,
    grid: &Limits,
    cost: &Cost,
    simulations: &Simulations,
) -> Result<Cheapest, Refusal> {
    check_target(target, simulations)?;
    cost.check()?;
    if difference == 0.0 {
        return Err(Refusal::Argument("the difference is not 0".into()));
    }
    let mut compared = Vec::new();
    for raters_per_item in 1..=grid.most_raters_per_item {
        compared.extend(fewest_items(target, components, difference, grid, raters_per_item, cost, simulations)?);
    }
    let best = compared.iter().copied().min_by(|a: &Planned, b| a.cost.total_cmp(&b.cost));
    Ok(Cheapest { best, compared })
}

/// What bounds the search for the cheapest plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Limits {
    /// Items at most.
    pub most_items: usize,
    /// Raters per item at most.
    pub most_raters_per_item: usize,
    /// Ratings that one rater gives.
    pub ratings_per_rater: usize,
    /// Whether one rater sees both outputs of an item.
    pub pairing: Pairing,
}

fn fewest_items(
    target: f64,
    components: &Components,
    difference: f64,
    limits: &Limits,
    raters_per_item: usize,
    cost: &Cost,
    simulations: &Simulations,
) -> Result<Option<Planned>, Refusal> {
    let most_ratings = MOST_RATINGS.min(MOST_WORK / simulations.n.max(1));
    let most = limits.most_items.min(most_ratings / (2 * raters_per_item));
    let (mut fails, mut reaches): (usize, Option<Planned>) = (1, None);
    let mut items = 50.min(most);
    for _ in 0..MOST_TRIES {
        if items < 2 {
            break;
        }
        let plan =
            Plan { items, raters_per_item, ratings_per_rater: limits.ratings_per_rater, pairing: limits.pairing };
        let (found, draws) = planned(&plan, components, difference, cost, simulations)?;
        if found.power.power >= target {
            reaches = Some(found);
        } else {
            fails = items;
        }
        let upper = reaches.map_or(most, |found| found.plan.items);
        let near = (upper / 100).max(1);
        if fails + near >= upper && (reaches.is_some() || fails >= most) {
            break;
        }
        items = predicted(&draws, items, target).clamp(fails + 1, upper);
        if reaches.is_some_and(|found| found.plan.items == items) {
            items = upper.saturating_sub(near).max(fails + 1);
        }
    }
    Ok(reaches)
}

/// How many items reach the power if standard errors fall with the root of their number.
fn predicted(draws: &[Draw], items: usize, target: f64) -> usize {
    let (mut low, mut high) = (1e-3_f64, 1e3_f64);
    for _ in 0..60 {
        let scale = (low * high).sqrt();
        if summary(draws, 0.0, scale).power >= target { low = scale } else { high = scale }
    }
    let needed = items as f64 / (low * low);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "positive, and saturating above")]
    let needed = needed.ceil() as usize;
    needed
}

fn planned(
    plan: &Plan,
    components: &Components,
    difference: f64,
    cost: &Cost,
    simulations: &Simulations,
) -> Result<(Planned, Vec<Draw>), Refusal> {
    let draws = draws(plan, components, difference, simulations)?;
    let power = summary(&draws, 0.0, 1.0);
    let planned =
        Planned { plan: *plan, n_ratings: plan.n_ratings(), n_raters: plan.n_raters(), cost: cost.of(plan), power };
    Ok((planned, draws))
}

fn check_target(target: f64, simulations: &Simulations) -> Result<(), Refusal> {
    if target > simulations.alpha && target < 1.0 {
        return Ok(());
    }
    Err(Refusal::Argument("the power to be reached is between alpha and 1".into()))
}
