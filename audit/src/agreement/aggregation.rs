//! One answer from many: votes, means, latent labels, strengths of systems.

use ::agreement::aggregate::{self, Em, Posterior};
use ::agreement::{Measure, Ratings};

use super::python;
use crate::answer::{Answer, Answers, answers, value};
use crate::design::{Ranked, RatingsDesign, rankings, ratings};
use crate::entry::{Entry, Tolerance};

const CROWD_KIT: &str = "crowd-kit 1.4.2";

/// Exactly as many iterations as the reference makes.
const ITERATIONS: Em = Em { iterations: 10, tolerance: f64::NEG_INFINITY };

/// crowd-kit adds 1e-10 to what it takes the logarithm of.
const SMOOTHED: Tolerance = Tolerance::of(1e-5);

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("majority vote", &["aggregate::majority"], "pandas", votes),
        of("mean of an item", &["aggregate::means"], "pandas", means),
        of("Dawid-Skene", &["aggregate::dawid_skene"], CROWD_KIT, |r| {
            match aggregate::dawid_skene(r, &ITERATIONS) {
                Ok(fit) => posteriors(&fit.items, &fit.marginals),
                Err(reason) => value(Err(reason)),
            }
        })
        .within(SMOOTHED),
        of("one-coin Dawid-Skene", &["aggregate::one_coin"], CROWD_KIT, |r| {
            match aggregate::one_coin(r, &ITERATIONS) {
                Ok(fit) => posteriors(&fit.items, &fit.marginals),
                Err(reason) => value(Err(reason)),
            }
        })
        .within(SMOOTHED),
        Entry::of("Plackett-Luce", &["aggregate::plackett_luce"], python("choix 0.4.1"), rankings, strengths)
            .within(Tolerance::of(1e-5)),
        Entry::of("mean rank", &["simulate::Rankings"], python("pandas"), rankings, mean_ranks),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], by: &'static str, ours: fn(&Ratings) -> Answers) -> Entry {
    let ours = move |design: &RatingsDesign| ours(&design.ratings(Measure::Nominal));
    Entry::of(name, covers, python(by), ratings, ours)
}

fn votes(ratings: &Ratings) -> Answers {
    match aggregate::majority(ratings) {
        Ok(votes) => {
            let labels = |vote: aggregate::Majority| (vote.item, Answer::Text(vote.labels.join(" ")));
            answers(votes.into_iter().map(labels))
        }
        Err(reason) => value(Err(reason)),
    }
}

fn means(ratings: &Ratings) -> Answers {
    match aggregate::means(ratings) {
        Ok(means) => answers(means.into_iter().flat_map(|mean| {
            [(mean.item.clone(), Some(mean.mean)), (format!("{}: sd", mean.item), mean.sd)]
        })),
        Err(reason) => value(Err(reason)),
    }
}

/// The share of each level, and for each level the sum of its squared probabilities over items.
fn posteriors(items: &[Posterior], marginals: &[f64]) -> Answers {
    let squares = |level: usize| items.iter().map(|item| item.probabilities[level].powi(2)).sum::<f64>();
    answers(marginals.iter().enumerate().flat_map(|(level, &share)| {
        [(format!("{level}: share"), share), (format!("{level}: squares"), squares(level))]
    }))
}

fn strengths(design: &Ranked) -> Answers {
    match design.rankings().and_then(|rankings| aggregate::plackett_luce(&rankings)) {
        Ok(fit) => answers(fit.strengths.into_iter().map(|strength| (strength.name, strength.value))),
        Err(reason) => value(Err(reason)),
    }
}

fn mean_ranks(design: &Ranked) -> Answers {
    match design.rankings() {
        Ok(rankings) => answers(rankings.systems().iter().cloned().zip(rankings.mean_ranks())),
        Err(reason) => value(Err(reason)),
    }
}
