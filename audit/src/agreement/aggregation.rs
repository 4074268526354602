//! One answer from many: votes, means, latent labels, strengths of systems.

use ::agreement::aggregate::{self, BradleyTerryPlan, Em, MacePlan, MaceStart, Posterior};
use ::agreement::{Measure, Ratings};

use super::{python, r};
use crate::answer::{Answer, Answers, answers, value};
use crate::design::{Preferences, Ranked, RatingsDesign, complete, preferences, rankings, ratings};
use crate::entry::{Entry, Plan, Tolerance};

const CROWD_KIT: &str = "crowd-kit 1.4.2";

/// Exactly as many iterations as the reference makes.
const ITERATIONS: Em = Em { iterations: 10, tolerance: f64::NEG_INFINITY };

/// crowd-kit adds 1e-10 to what it takes the logarithm of.
const SMOOTHED: Tolerance = Tolerance::of(1e-5);

/// Optimisers of both sides stop where the likelihood is flat.
const OPTIMISED: Tolerance = Tolerance::of(1e-4);

/// One line a statistic.
pub fn entries() -> Vec<Entry> {
    vec![
        of("majority vote", &["aggregate::majority"], "pandas", votes),
        of("mean of an item", &["aggregate::means"], "pandas", means),
        of("Dawid-Skene", &["aggregate::dawid_skene"], "formula, numpy", confused),
        of("one-coin Dawid-Skene", &["aggregate::one_coin"], "formula, numpy", skilled),
        on_complete("Dawid-Skene, complete designs", confused),
        on_complete("one-coin Dawid-Skene, complete designs", skilled),
        of("MACE, from one start", &["aggregate::mace"], "formula, numpy", mace),
        compared("Bradley-Terry", BradleyTerryPlan { home: false, prior_sd: None }),
        compared("Bradley-Terry, left side at an advantage", BradleyTerryPlan { home: true, prior_sd: None }),
        compared("Bradley-Terry, with a prior", BradleyTerryPlan { home: false, prior_sd: Some(1.0) }),
        Entry::of("Bradley-Terry, two outcomes", &[], r("BradleyTerry2 (R)"), preferences, |d: &Preferences| {
            fitted(&d.without_ties(), &BradleyTerryPlan::default())
        })
        .within(OPTIMISED),
        Entry::of("Plackett-Luce", &["aggregate::plackett_luce"], python("choix 0.4.1"), rankings, strengths)
            .within(OPTIMISED),
        Entry::of("mean rank", &["simulate::Rankings"], python("pandas"), rankings, mean_ranks),
    ]
}

fn of(name: &'static str, covers: &'static [&'static str], by: &'static str, ours: fn(&Ratings) -> Answers) -> Entry {
    let ours = move |design: &RatingsDesign| ours(&design.ratings(Measure::Nominal));
    Entry::of(name, covers, python(by), ratings, ours)
}

/// crowd-kit smooths, which decides designs in which every level is impossible for some item.
fn on_complete(name: &'static str, ours: fn(&Ratings) -> Answers) -> Entry {
    let large = |plan: &Plan| {
        let mut all = complete(plan);
        all.retain(|named| named.design.rows.len() >= 60);
        all
    };
    let ours = move |design: &RatingsDesign| ours(&design.ratings(Measure::Nominal));
    Entry::of(name, &[], python(CROWD_KIT), large, ours).within(SMOOTHED)
}

fn confused(ratings: &Ratings) -> Answers {
    match aggregate::dawid_skene(ratings, &ITERATIONS) {
        Ok(fit) => posteriors(&fit.items, &fit.marginals),
        Err(reason) => value(Err(reason)),
    }
}

fn skilled(ratings: &Ratings) -> Answers {
    match aggregate::one_coin(ratings, &ITERATIONS) {
        Ok(fit) => posteriors(&fit.items, &fit.marginals),
        Err(reason) => value(Err(reason)),
    }
}

fn compared(name: &'static str, plan: BradleyTerryPlan) -> Entry {
    let ours = move |design: &Preferences| fitted(design, &plan);
    Entry::of(name, &["aggregate::bradley_terry"], python("formula, scipy 1.12.0 (minimize)"), preferences, ours)
        .within(OPTIMISED)
}

/// Log-strengths with their standard errors, and the further parameters.
fn fitted(design: &Preferences, plan: &BradleyTerryPlan) -> Answers {
    let fit = match aggregate::bradley_terry(design.comparisons(), plan) {
        Ok(fit) => fit,
        Err(reason) => return value(Err(reason)),
    };
    let systems = fit.strengths.iter();
    let systems = systems.flat_map(|s| [(s.name.clone(), s.value), (format!("{}: se", s.name), s.se)]);
    let home = fit.home.map(|(advantage, _)| ("advantage".to_owned(), advantage));
    let tie = fit.tie.map(|(tie, _)| ("tie".to_owned(), tie));
    answers(systems.chain(home).chain(tie))
}

/// Ten iterations from competence .7 and even strategies.
fn mace(ratings: &Ratings) -> Answers {
    let (n_raters, k) = (ratings.n_raters(), ratings.n_levels());
    let start = MaceStart { competence: vec![0.7; n_raters], spam: vec![vec![1.0 / k as f64; k]; n_raters] };
    let plan = MacePlan { iterations: ITERATIONS.iterations, tolerance: 0.0, ..MacePlan::default() };
    let fit = match aggregate::mace_from(ratings, &start, &plan) {
        Ok(fit) => fit,
        Err(reason) => return value(Err(reason)),
    };
    let mut all = posteriors(&fit.items, &vec![0.0; k]);
    let names = ratings.raters().iter().map(|rater| format!("{rater}: competence"));
    all.extend(answers(names.zip(fit.competence)));
    all
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
        Ok(means) => answers(
            means
                .into_iter()
                .flat_map(|mean| [(mean.item.clone(), Some(mean.mean)), (format!("{}: sd", mean.item), mean.sd)]),
        ),
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
