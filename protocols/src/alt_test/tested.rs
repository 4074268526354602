//! The test itself, whatever answers are.

use std::collections::{BTreeMap, BTreeSet};

use agreement::Undefined;
use agreement::significance::{Alternative, paired_t};
use serde::Serialize;

use super::adjust::rejected;
use super::{Comparison, Options, Refused};
use crate::mean::mean;

/// The result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AltTest {
    /// The winning rate ω: the share of annotators against whom the model wins.
    pub omega: f64,
    /// The average advantage probability ρ: how likely the model is at least as close to the others as an annotator.
    pub rho: f64,
    /// Whether ω is at least ½.
    pub passed: bool,
    /// Annotators against whom the model wins.
    pub n_won: usize,
    /// Items that entered.
    pub n_items: usize,
    /// Items with fewer than two annotators or without the model's answer.
    pub n_items_dropped: usize,
    /// The annotators that were tested, by name.
    pub annotators: Vec<Annotator>,
    /// Those with too few items.
    pub left_out: Vec<LeftOut>,
    /// How answers were compared.
    pub comparison: Comparison,
    /// ε.
    pub epsilon: f64,
    /// The level of false discoveries.
    pub q: f64,
}

/// The model against one annotator.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Annotator {
    /// The annotator.
    pub annotator: String,
    /// Their items.
    pub n: usize,
    /// The share of items on which the model is at least as close to the others.
    pub advantage_judge: f64,
    /// The share of items on which the annotator is at least as close to the others.
    pub advantage_annotator: f64,
    /// p, one-sided.
    pub p: f64,
    /// Whether the model wins.
    pub won: bool,
}

/// An annotator who was not tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LeftOut {
    /// The annotator.
    pub annotator: String,
    /// Their items.
    pub n: usize,
}

/// Answers that can be compared.
pub trait Design {
    /// The annotators of each item.
    fn items(&self) -> BTreeMap<&str, BTreeSet<&str>>;

    /// Whether the model answered an item.
    fn is_judged(&self, item: &str) -> bool;

    /// The score of an annotator, or of the model, against others, of whom there is at least one.
    fn score(&self, item: &str, who: Option<&str>, others: &[&str]) -> Result<f64, Refused>;

    /// How answers are compared.
    fn comparison(&self) -> Comparison;
}

/// The test of these answers.
pub fn test(design: &impl Design, options: &Options) -> Result<AltTest, Refused> {
    options.check()?;
    let all = design.items();
    let n_all = all.len();
    let items: BTreeMap<&str, Vec<&str>> = all
        .into_iter()
        .filter(|(item, annotators)| annotators.len() >= 2 && design.is_judged(item))
        .map(|(item, annotators)| (item, annotators.into_iter().collect()))
        .collect();
    let mut own: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (item, annotators) in &items {
        for annotator in annotators {
            own.entry(annotator).or_default().push(item);
        }
    }
    if own.len() < options.min_annotators.max(2) {
        return Err(Refused::FewAnnotators { n: own.len(), need: options.min_annotators.max(2) });
    }
    let (mut annotators, mut left_out) = (Vec::new(), Vec::new());
    for (annotator, own) in &own {
        if own.len() < options.min_items {
            left_out.push(LeftOut { annotator: (*annotator).to_owned(), n: own.len() });
        } else {
            annotators.push(against(design, annotator, own, &items, options.epsilon)?);
        }
    }
    if annotators.is_empty() {
        let n = own.values().map(Vec::len).max().unwrap_or(0);
        return Err(Refused::FewItems { n, need: options.min_items });
    }
    let p: Vec<f64> = annotators.iter().map(|annotator| annotator.p).collect();
    for (annotator, won) in annotators.iter_mut().zip(rejected(&p, options.q)) {
        annotator.won = won;
    }
    let n_won = annotators.iter().filter(|annotator| annotator.won).count();
    let omega = n_won as f64 / annotators.len() as f64;
    let advantages: Vec<f64> = annotators.iter().map(|annotator| annotator.advantage_judge).collect();
    Ok(AltTest {
        omega,
        rho: mean(&advantages).unwrap_or_default(),
        passed: omega >= 0.5,
        n_won,
        n_items: items.len(),
        n_items_dropped: n_all - items.len(),
        annotators,
        left_out,
        comparison: design.comparison(),
        epsilon: options.epsilon,
        q: options.q,
    })
}

fn against(
    design: &impl Design,
    annotator: &str,
    own: &[&str],
    items: &BTreeMap<&str, Vec<&str>>,
    epsilon: f64,
) -> Result<Annotator, Refused> {
    let (mut of_judge, mut of_annotator) = (0_u32, 0_u32);
    let mut differences = Vec::with_capacity(own.len());
    for item in own {
        let all = items.get(item).map_or(&[][..], Vec::as_slice);
        let others: Vec<&str> = all.iter().copied().filter(|other| *other != annotator).collect();
        let judge = design.score(item, None, &others)?;
        let person = design.score(item, Some(annotator), &others)?;
        let (judge_wins, person_wins) = (u32::from(judge >= person), u32::from(person >= judge));
        of_judge += judge_wins;
        of_annotator += person_wins;
        differences.push(f64::from(person_wins) - f64::from(judge_wins));
    }
    let n = own.len() as f64;
    // The order of items cannot change the last bit of the sum.
    differences.sort_unstable_by(f64::total_cmp);
    let p = match paired_t(&differences, &vec![epsilon; own.len()], Alternative::Less) {
        Ok(test) => test.p,
        Err(Undefined::NoVariance) => f64::from(differences.first().is_some_and(|d| *d >= epsilon)),
        Err(_) => 1.0,
    };
    Ok(Annotator {
        annotator: annotator.to_owned(),
        n: own.len(),
        advantage_judge: f64::from(of_judge) / n,
        advantage_annotator: f64::from(of_annotator) / n,
        p,
        won: false,
    })
}
