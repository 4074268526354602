//! Simulated studies, each fitted with the mixed model of its plan.

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use super::{Components, Draw, Found, MOST_SIMULATIONS, MOST_WORK, Plan, Response, Simulations};
use crate::layout::Layout;
use crate::numbers::quantile;
use crate::{Column, Formula, Link, Refusal, Table, gaussian, ordinal};

/// A plan with everything that does not change between its simulations.
struct Study {
    ratings: Vec<(usize, usize, bool)>,
    layout: Layout,
}

/// One result for each simulated study.
pub(super) fn draws(
    plan: &Plan,
    components: &Components,
    difference: f64,
    simulations: &Simulations,
) -> Result<Vec<Draw>, Refusal> {
    plan.check()?;
    check(components, difference, simulations)?;
    let work = plan.n_ratings().saturating_mul(simulations.n);
    if work > MOST_WORK {
        let what = "ratings in all simulations of the plan".to_owned();
        return Err(Refusal::TooMany { what, n: work, most: MOST_WORK });
    }
    let study = Study::new(plan, components)?;
    let one = |number: usize| {
        let (estimate, se, df) = study.simulate(plan, components, difference, simulations.seed, number as u64)?;
        Some(Found { estimate, se, critical: quantile(1.0 - simulations.alpha / 2.0, df) })
    };
    Ok((0..simulations.n).into_par_iter().map(one).collect())
}

fn check(components: &Components, difference: f64, simulations: &Simulations) -> Result<(), Refusal> {
    let refuse = |why: &str| Err(Refusal::Argument(why.to_owned()));
    let sds = [components.item_sd, components.rater_sd, components.output_sd];
    if sds.iter().any(|sd| !(sd.is_finite() && *sd >= 0.0)) {
        return refuse("standard deviations are numbers that are not negative");
    }
    match &components.response {
        Response::Gaussian { residual_sd } if !(residual_sd.is_finite() && *residual_sd > 0.0) => {
            return refuse("the residual standard deviation is above 0");
        }
        Response::Ordinal { thresholds, .. } => {
            let increase = thresholds.windows(2).all(|pair| pair[0] < pair[1]);
            if thresholds.is_empty() || thresholds.len() > 200 || !increase || thresholds.iter().any(|x| !x.is_finite())
            {
                return refuse("there are 1 to 200 thresholds, and they increase");
            }
        }
        Response::Gaussian { .. } => {}
    }
    if !difference.is_finite() {
        return refuse("the difference is a number");
    }
    if !(simulations.alpha > 0.0 && simulations.alpha < 1.0) {
        return refuse("alpha is between 0 and 1");
    }
    if simulations.n == 0 {
        return refuse("there is at least 1 simulation");
    }
    if simulations.n > MOST_SIMULATIONS {
        return Err(Refusal::TooMany { what: "simulations".into(), n: simulations.n, most: MOST_SIMULATIONS });
    }
    Ok(())
}

impl Study {
    fn new(plan: &Plan, components: &Components) -> Result<Self, Refusal> {
        let ratings = plan.ratings();
        let names = |of: fn(&(usize, usize, bool)) -> String| ratings.iter().map(of).collect::<Vec<String>>();
        let table = Table::new(vec![
            Column::names("item", names(|rating| rating.0.to_string())),
            Column::names("rater", names(|rating| rating.1.to_string())),
            Column::names("system", names(|rating| u8::from(rating.2).to_string())),
        ])?;
        let mut terms = vec!["rating ~ system + (1|item)"];
        if plan.n_raters() > 1 {
            terms.push("(1|rater)");
        }
        if components.output_sd > 0.0 && plan.raters_per_item > 1 {
            terms.push("(1|item:system)");
        }
        let formula: Formula = terms.join(" + ").parse()?;
        let has_intercept = matches!(components.response, Response::Gaussian { .. });
        let layout = Layout::new(&formula, &table, &[], has_intercept)?;
        Ok(Self { ratings, layout })
    }

    /// The estimate of the difference, its standard error and degrees of freedom.
    fn simulate(
        &self,
        plan: &Plan,
        components: &Components,
        difference: f64,
        seed: u64,
        number: u64,
    ) -> Option<(f64, f64, Option<f64>)> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(number);
        let mut effects = |n: usize, sd: f64| (0..n).map(|_| sd * normal(&mut rng)).collect::<Vec<f64>>();
        let items = effects(plan.items, components.item_sd);
        let raters = effects(plan.n_raters(), components.rater_sd);
        let outputs = effects(2 * plan.items, components.output_sd);
        let mean = |&(item, rater, second): &(usize, usize, bool)| {
            let system = if second { difference } else { 0.0 };
            system + items[item] + raters[rater] + outputs[2 * item + usize::from(second)]
        };
        match &components.response {
            Response::Gaussian { residual_sd } => {
                let y: Vec<f64> = self.ratings.iter().map(|at| mean(at) + residual_sd * normal(&mut rng)).collect();
                let sorted: Vec<f64> = self.layout.order.iter().map(|&row| y[row as usize]).collect();
                gaussian::effect(&self.layout, &sorted, 1).ok()
            }
            Response::Ordinal { thresholds, link } => {
                let mut category = |at: &(usize, usize, bool)| {
                    let noise = match link {
                        Link::Logit => logistic(&mut rng),
                        Link::Probit => normal(&mut rng),
                    };
                    let value = mean(at) + noise;
                    u16::try_from(thresholds.partition_point(|threshold| *threshold < value)).unwrap_or(u16::MAX)
                };
                let y: Vec<u16> = self.ratings.iter().map(&mut category).collect();
                let sorted = self.layout.order.iter().map(|&row| y[row as usize]).collect();
                ordinal::effect(&self.layout, sorted, *link, 0).ok().map(|(estimate, se)| (estimate, se, None))
            }
        }
    }
}

/// A number between 0 and 1, neither of them.
fn inside(rng: &mut ChaCha8Rng) -> f64 {
    rng.random::<f64>().max(f64::MIN_POSITIVE)
}

/// By Box and Muller's method.
fn normal(rng: &mut ChaCha8Rng) -> f64 {
    (-2.0 * inside(rng).ln()).sqrt() * (2.0 * std::f64::consts::PI * rng.random::<f64>()).cos()
}

fn logistic(rng: &mut ChaCha8Rng) -> f64 {
    let u = inside(rng);
    (u / (1.0 - u)).ln()
}
