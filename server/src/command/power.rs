//! `concord power`: how many items and raters a study of two systems needs, by simulation.

use ::mixed::power::{
    Components, Cost, Grid, Limits, Pairing, Plan, Planned, Response, Simulations, cheapest, curve, detectable,
};
use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use serde::Serialize;
use tabular::Side;
use tabular::csv::Writer;

use super::format::{Shape, print};
use super::mixed::LinkName;
use super::progress::waiting;

const EXAMPLES: &str = "Examples:
  concord power --items 100 --raters-per-item 3 --difference 0.3 --item-sd 0.5 --rater-sd 0.4 --residual-sd 0.9
  concord power --items 50,100,200 --raters-per-item 1,2,3 --difference 0.5 --item-sd 0.8 --rater-sd 0.5 --thresholds=-1.5,0,1.2
  concord power --find difference --items 100 --raters-per-item 3 --item-sd 0.5 --rater-sd 0.4 --residual-sd 0.9
  concord power --find plan --difference 0.3 --item-sd 0.5 --rater-sd 0.4 --residual-sd 0.9 --cost-per-rating 0.1 --cost-per-rater 2";

/// What is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Find {
    /// The power of each plan.
    #[default]
    Power,
    /// The smallest difference that each plan finds with the power of `--target`.
    Difference,
    /// The cheapest plan that finds the difference with the power of `--target`.
    Plan,
}

/// What `power` can be told. Standard deviations and differences are in units of the rating; with `--thresholds` on the
/// latent scale of an ordinal model, as `concord mixed --family ordinal` estimates them.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Power {
    /// What is searched.
    #[arg(long, value_enum, default_value_t)]
    find: Find,
    /// Numbers of items; each has an output of both systems.
    #[arg(long, value_delimiter = ',')]
    items: Vec<usize>,
    /// Numbers of raters of each output.
    #[arg(long, value_delimiter = ',')]
    raters_per_item: Vec<usize>,
    /// Ratings that one rater gives.
    #[arg(long, default_value_t = 50)]
    ratings_per_rater: usize,
    /// Gives each output raters of its own, instead of raters who rate both outputs of an item.
    #[arg(long)]
    different_raters: bool,
    /// The difference between the two systems.
    #[arg(long, allow_negative_numbers = true)]
    difference: Option<f64>,
    /// Standard deviation between items.
    #[arg(long)]
    item_sd: f64,
    /// Standard deviation between raters.
    #[arg(long)]
    rater_sd: f64,
    /// Standard deviation of an output beyond its item and system: how much the difference between the systems varies from item to item.
    #[arg(long, default_value_t = 0.0)]
    output_sd: f64,
    /// Residual standard deviation of ratings that are numbers.
    #[arg(long, conflicts_with = "thresholds", required_unless_present = "thresholds")]
    residual_sd: Option<f64>,
    /// Thresholds of ratings that are categories, increasing.
    #[arg(long, value_delimiter = ',', allow_hyphen_values = true)]
    thresholds: Vec<f64>,
    /// The link of the thresholds.
    #[arg(long, value_enum, default_value_t)]
    link: LinkName,
    /// The power to be reached.
    #[arg(long, default_value_t = 0.8)]
    target: f64,
    /// p below which a difference is significant.
    #[arg(long, default_value_t = 0.05)]
    alpha: f64,
    /// Simulated studies for each plan.
    #[arg(long, default_value_t = 1000)]
    simulations: usize,
    /// Their seed.
    #[arg(long, default_value_t = 7)]
    seed: u64,
    /// Cost of a rating.
    #[arg(long, default_value_t = 1.0)]
    cost_per_rating: f64,
    /// Cost of a rater: recruiting and training.
    #[arg(long, default_value_t = 0.0)]
    cost_per_rater: f64,
    /// Cost of an item.
    #[arg(long, default_value_t = 0.0)]
    cost_per_item: f64,
    /// Items at most, of `--find plan`.
    #[arg(long, default_value_t = 2000)]
    most_items: usize,
    /// Raters per item at most, of `--find plan`.
    #[arg(long, default_value_t = 5)]
    most_raters_per_item: usize,
    /// How the result is printed.
    #[arg(long, value_enum, default_value_t)]
    format: Shape,
}

/// A plan with the difference that it was asked about or finds.
#[derive(Debug, Serialize)]
struct Row {
    difference: f64,
    #[serde(flatten)]
    planned: Planned,
}

/// What is printed as data.
#[derive(Debug, Serialize)]
struct Data<'a> {
    components: &'a Components,
    simulations: &'a Simulations,
    target: f64,
    /// The cheapest plan, of `--find plan`.
    best: Option<&'a Row>,
    plans: &'a [Row],
}

impl Power {
    /// Simulates the plans and prints a row for each.
    ///
    /// # Errors
    /// A number is outside its range, or no plan reaches the power.
    pub fn run(self) -> anyhow::Result<()> {
        let response = match self.residual_sd {
            Some(residual_sd) => Response::Gaussian { residual_sd },
            None => Response::Ordinal { thresholds: self.thresholds.clone(), link: self.link.link() },
        };
        let Self { item_sd, rater_sd, output_sd, .. } = self;
        let components = Components { item_sd, rater_sd, output_sd, response };
        let simulations = Simulations { n: self.simulations, seed: self.seed, alpha: self.alpha };
        let bar = waiting("simulating studies");
        let found = self.rows(&components, &simulations);
        bar.finish_and_clear();
        let (mut rows, best) = found?;
        if best {
            rows.sort_by(|a, b| a.planned.cost.total_cmp(&b.planned.cost));
        }
        print(&match self.format {
            Shape::Text => self.text(&rows, best),
            Shape::Csv => csv(&rows),
            Shape::Markdown => {
                let (head, lines) = lines(&rows);
                let side =
                    |(at, name): (usize, &&str)| ((*name).to_owned(), if at == 0 { Side::Left } else { Side::Right });
                tabular::markdown::table(&head.iter().enumerate().map(side).collect::<Vec<_>>(), lines)
            }
            Shape::Json => {
                let best = best.then(|| rows.first()).flatten();
                let (components, simulations) = (&components, &simulations);
                let data = Data { components, simulations, target: self.target, best, plans: &rows };
                serde_json::to_string_pretty(&data)? + "\n"
            }
        })
    }

    /// The plans, and whether the cheapest of them is the result.
    fn rows(&self, components: &Components, simulations: &Simulations) -> anyhow::Result<(Vec<Row>, bool)> {
        let cost =
            Cost { per_rating: self.cost_per_rating, per_rater: self.cost_per_rater, per_item: self.cost_per_item };
        let pairing = if self.different_raters { Pairing::Different } else { Pairing::Same };
        let difference = || self.difference.context("say the --difference between the two systems");
        if self.find != Find::Plan && (self.items.is_empty() || self.raters_per_item.is_empty()) {
            bail!("say how many --items and --raters-per-item the plan has, or use --find plan");
        }
        let ratings_per_rater = self.ratings_per_rater;
        let (items, raters_per_item) = (self.items.clone(), self.raters_per_item.clone());
        let grid = Grid { items, raters_per_item, ratings_per_rater, pairing };
        match self.find {
            Find::Power => {
                let difference = difference()?;
                let plans = curve(&grid, components, difference, &cost, simulations)?;
                Ok((plans.into_iter().map(|planned| Row { difference, planned }).collect(), false))
            }
            Find::Difference => {
                let mut rows = Vec::new();
                for &raters_per_item in &grid.raters_per_item {
                    for &items in &grid.items {
                        let plan = Plan { items, raters_per_item, ratings_per_rater, pairing };
                        let difference = detectable(&plan, components, self.target, simulations)?;
                        let one = Grid { items: vec![items], raters_per_item: vec![raters_per_item], ..grid };
                        let plans = curve(&one, components, difference, &cost, simulations)?;
                        rows.extend(plans.into_iter().map(|planned| Row { difference, planned }));
                    }
                }
                Ok((rows, false))
            }
            Find::Plan => {
                let difference = difference()?;
                let Self { most_items, most_raters_per_item, .. } = *self;
                let limits = Limits { most_items, most_raters_per_item, ratings_per_rater, pairing };
                let found = cheapest(self.target, components, difference, &limits, &cost, simulations)?;
                if found.best.is_none() {
                    bail!(
                        "no plan with at most {most_items} items and {most_raters_per_item} raters per item reaches a power of {}",
                        self.target
                    );
                }
                Ok((found.compared.into_iter().map(|planned| Row { difference, planned }).collect(), true))
            }
        }
    }

    fn text(&self, rows: &[Row], best: bool) -> String {
        let (head, lines) = lines(rows);
        let mut all = vec![head.iter().map(|&name| name.to_owned()).collect::<Vec<_>>()];
        all.extend(lines);
        let sides = vec![Side::Right; head.len()];
        let mut text = String::new();
        if let (Some(first), true) = (rows.first(), best) {
            let Planned { plan, n_ratings, n_raters, cost, power } = first.planned;
            text = format!(
                "Cheapest plan: {} items, {} raters per item, {n_raters} raters, {n_ratings} ratings, cost {cost:.2}, power {:.3} [{:.3}, {:.3}]\n\n",
                plan.items, plan.raters_per_item, power.power, power.low, power.high
            );
        }
        let failed: usize = rows.iter().map(|row| row.planned.power.not_fitted).sum();
        let failed =
            if failed > 0 { format!("; {failed} without a fit, counted as not significant") } else { String::new() };
        let Self { simulations, seed, alpha, .. } = self;
        text + &tabular::aligned::lines(&sides, &all).join("\n")
            + &format!("\n\n{simulations} simulated studies for each plan, seed {seed}, alpha {alpha}{failed}\n")
    }
}

const HEAD: [&str; 9] =
    ["power", "interval", "items", "raters per item", "raters", "ratings", "difference", "se", "cost"];

fn lines(rows: &[Row]) -> ([&'static str; 9], Vec<Vec<String>>) {
    let line = |Row { difference, planned }: &Row| {
        let Planned { plan, n_ratings, n_raters, cost, power } = planned;
        vec![
            format!("{:.3}", power.power),
            format!("[{:.3}, {:.3}]", power.low, power.high),
            plan.items.to_string(),
            plan.raters_per_item.to_string(),
            n_raters.to_string(),
            n_ratings.to_string(),
            format!("{difference:.4}"),
            format!("{:.4}", power.se),
            format!("{cost:.2}"),
        ]
    };
    (HEAD, rows.iter().map(line).collect())
}

fn csv(rows: &[Row]) -> String {
    let head = [
        "power",
        "low",
        "high",
        "items",
        "raters_per_item",
        "raters",
        "ratings",
        "difference",
        "se",
        "cost",
        "simulations",
        "not_fitted",
    ];
    let mut file = Writer::new(&head);
    for Row { difference, planned } in rows {
        let Planned { plan, n_ratings, n_raters, cost, power } = *planned;
        file.row([
            power.power.into(),
            power.low.into(),
            power.high.into(),
            plan.items.into(),
            plan.raters_per_item.into(),
            n_raters.into(),
            n_ratings.into(),
            (*difference).into(),
            power.se.into(),
            cost.into(),
            power.simulations.into(),
            power.not_fitted.into(),
        ]);
    }
    file.finish()
}
