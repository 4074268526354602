//! `cargo bench -p mixed --bench fit [FILE]`: 100,000 ratings of 5 systems on 2,000 items by 100 raters, fitted by both
//! models, and the power of a plan. With FILE the ratings are written to it as CSV, so that `benches/fit.R` fits the same.

use std::fmt::Write as _;
use std::time::Instant;

use mixed::power::{Components, Pairing, Plan, Response, Simulations, power};
use mixed::{Column, Criterion, Formula, Options, Scale, Table, gaussian, ordinal};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

const N: usize = 100_000;

fn main() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut normal =
        || (-2.0 * (1.0 - rng.random::<f64>()).ln()).sqrt() * (std::f64::consts::TAU * rng.random::<f64>()).cos();
    let items: Vec<f64> = (0..2000).map(|_| 0.6 * normal()).collect();
    let raters: Vec<f64> = (0..100).map(|_| 0.4 * normal()).collect();
    let mut rows: Vec<(usize, usize, usize, f64)> = Vec::new();
    let mut other = ChaCha8Rng::seed_from_u64(8);
    for n in 0..N {
        let (item, rater, system) = (n % 2000, other.random_range(0..100), other.random_range(0..5));
        let value = 4.0 + 0.1 * system as f64 + items[item] + raters[rater] + 0.9 * normal();
        rows.push((item, rater, system, (value * 100.0).round() / 100.0));
    }
    let category = |value: f64| value.round().clamp(1.0, 7.0);
    if let Some(file) = std::env::args().nth(1).filter(|argument| argument != "--bench") {
        let mut text = "item,rater,system,rating,category\n".to_owned();
        for (item, rater, system, value) in &rows {
            writeln!(text, "i{item},r{rater},s{system},{value},{}", category(*value)).expect("a string is written to");
        }
        std::fs::write(file, text).expect("the file is written");
    }
    let table = Table::new(vec![
        Column::names("item", rows.iter().map(|row| format!("i{}", row.0))),
        Column::names("rater", rows.iter().map(|row| format!("r{}", row.1))),
        Column::names("system", rows.iter().map(|row| format!("s{}", row.2))),
        Column::numbers("rating", rows.iter().map(|row| row.3)),
        Column::numbers("category", rows.iter().map(|row| category(row.3))),
    ])
    .expect("a table");
    let formula = |response: &str| -> Formula {
        [response, " ~ system + (1|item) + (1|rater)"].concat().parse().expect("a formula")
    };
    let begin = Instant::now();
    let fit = gaussian(&formula("rating"), &table, Criterion::Reml, &Options::default()).expect("a fit");
    println!("gaussian {:.2?}, log-likelihood {:.6}, {:?}", begin.elapsed(), fit.log_likelihood, fit.convergence);
    let begin = Instant::now();
    let fit = ordinal(&formula("category"), &table, &Scale::default(), &Options::default()).expect("a fit");
    println!("ordinal {:.2?}, log-likelihood {:.6}, {:?}", begin.elapsed(), fit.log_likelihood, fit.convergence);
    let plan = Plan { items: 100, raters_per_item: 3, ratings_per_rater: 50, pairing: Pairing::Same };
    let response = Response::Gaussian { residual_sd: 0.9 };
    let components = Components { item_sd: 0.6, rater_sd: 0.4, output_sd: 0.3, response };
    let begin = Instant::now();
    let found = power(&plan, &components, 0.3, &Simulations::default()).expect("a power");
    println!("1,000 simulated studies of 600 ratings {:.2?}, power {}", begin.elapsed(), found.power);
}
