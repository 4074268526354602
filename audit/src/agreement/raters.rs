//! Each rater against the rest, pairs of raters, and simulated annotators.

use ::agreement::cohen::{self, Pairs, Weight};
use ::agreement::reliability::{pace, raters, z_scores};
use ::agreement::{Coefficient as _, Measure, Ratings, scott};

use super::{estimated, python};
use crate::answer::{Answer, Answers, answers, value};
use crate::design::{RatingsDesign, ratings};
use crate::entry::Entry;

/// No library computes them for raters who share few items; see `cohen::Light` for the convention.
const BY_HABITS: &str = "formula, numpy";

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("agreement of a rater with the rest", &["reliability::raters"], "scipy 1.12.0 and pandas", against_the_rest),
        of("z-scores within raters", &["reliability::z_scores"], "scipy 1.12.0", standardised),
        of("pace of raters", &["reliability::pace"], "numpy", paced),
        of("Cohen's kappa of two raters", &["cohen::kappa"], "statsmodels 0.15.0", |r| {
            first_two(r, Weight::Unweighted)
        }),
        of("Cohen's kappa of two raters, linear", &["cohen::kappa"], "statsmodels 0.15.0", |r| {
            first_two(r, Weight::Linear)
        }),
        of("Cohen's kappa of two raters, quadratic", &["cohen::kappa"], "statsmodels 0.15.0", |r| {
            first_two(r, Weight::Quadratic)
        }),
        of("Cohen's kappa, mean over pairs", &["cohen::Pairs"], BY_HABITS, |r| mean_of_pairs(r, Weight::Unweighted)),
        of("Cohen's kappa, linear, mean over pairs", &["cohen::Pairs"], BY_HABITS, |r| {
            mean_of_pairs(r, Weight::Linear)
        }),
        of("Cohen's kappa, quadratic, mean over pairs", &["cohen::Pairs"], BY_HABITS, |r| {
            mean_of_pairs(r, Weight::Quadratic)
        }),
        of("Scott's pi, mean over pairs", &["scott::pi"], BY_HABITS, |r| estimated(scott::pi(r, None))),
        of("Cohen's kappa, by pair", &["cohen::pairs"], "scikit-learn 1.9.1", by_pair),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], by: &'static str, ours: fn(&Ratings) -> Answers) -> Entry {
    let ours = move |design: &RatingsDesign| ours(&design.ratings(Measure::Interval));
    Entry::of(name, covers, python(by), ratings, ours)
}

fn against_the_rest(ratings: &Ratings) -> Answers {
    let Ok(all) = raters(ratings) else { return value(raters(ratings).map(|_| 0.0)) };
    let each = all.into_iter().flat_map(|rater| {
        let name = |what: &str| format!("{}: {what}", rater.rater);
        [
            (name("agreement"), Answer::from(rater.agreement)),
            (name("correlation"), Answer::from(rater.correlation)),
            (name("bias"), Answer::from(rater.bias)),
            (name("outlier"), Answer::from(f64::from(u8::from(rater.is_outlier)))),
        ]
    });
    answers(each)
}

/// Two sums over all scores that no other assignment of scores to cells has.
fn standardised(ratings: &Ratings) -> Answers {
    let scores = z_scores(ratings).map(|mut scores| {
        let key = |name: &str| name.parse::<u32>().unwrap_or(u32::MAX);
        scores.sort_by_key(|score| (key(&score.item), key(&score.rater)));
        scores
    });
    let sum = |of: fn(f64, f64) -> f64| {
        let scores = scores.as_ref().map_err(Clone::clone);
        scores.map(|scores| scores.iter().zip(1_u32..).map(|(score, place)| of(score.z, f64::from(place))).sum::<f64>())
    };
    answers([("sum of z by place", sum(|z, place| z * place)), ("sum of cubes", sum(|z, _| z.powi(3)))])
}

/// Times made of ratings: their squares, in the order of items.
fn paced(ratings: &Ratings) -> Answers {
    let times = (0..ratings.n_items()).flat_map(|item| {
        let cells = ratings.raters_of(item).iter().zip(ratings.values_of(item));
        cells.map(|(&rater, value)| (ratings.raters()[rater as usize].clone(), (value - 1.0).powi(4)))
    });
    match pace(times) {
        Ok(all) => answers(all.into_iter().flat_map(|pace| {
            let outlier = f64::from(u8::from(pace.is_outlier));
            [(format!("{}: median", pace.rater), pace.median), (format!("{}: outlier", pace.rater), outlier)]
        })),
        Err(reason) => value(Err(reason)),
    }
}

fn first_two(ratings: &Ratings, weight: Weight) -> Answers {
    estimated(cohen::kappa(ratings, (0, 1), weight))
}

fn mean_of_pairs(ratings: &Ratings, weight: Weight) -> Answers {
    estimated(Pairs::of(ratings).and_then(|pairs| pairs.mean(weight)?.estimate()))
}

fn by_pair(ratings: &Ratings) -> Answers {
    match cohen::pairs(ratings) {
        Ok(pairs) => answers(pairs.into_iter().flat_map(|pair| {
            let name = |what: &str| format!("{} {} {what}", pair.a, pair.b);
            [(name("unweighted"), pair.unweighted), (name("linear"), pair.linear), (name("quadratic"), pair.quadratic)]
        })),
        Err(reason) => value(Err(reason)),
    }
}
