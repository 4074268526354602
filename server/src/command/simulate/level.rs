//! How good the texts of a study of one's own are, as far as synthetic workers are concerned.
//!
//! Nobody knows which of its systems is the best, so one is made up: each system has a level, drawn from the study and
//! the system's name, each item makes all systems look better or worse, and each output is off by a little. Levels are
//! between 0 and 1. On a scale of five or seven points, two systems next to each other differ by half a point to one.

use std::collections::{BTreeSet, HashMap};

use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha12Rng;
use serde::Deserialize;
use shared::{OutputId, StudyId};

use super::{client::Failure, staff::Staff, truth::Truth};

/// The distance between the levels of two systems that follow each other.
const GAP: (f64, f64) = (0.13, 0.17);
/// The largest distance between the best and the worst system: there is room for items above and below.
const WIDEST: f64 = 0.7;
/// The standard deviations of what an item adds, and of what an output adds to that.
const ITEM: f64 = 0.12;
const OUTPUT: f64 = 0.05;

/// An output as the server lists it.
#[derive(Clone, Copy, Debug)]
pub struct Made<'a> {
    /// The name of its system.
    pub system: &'a str,
    /// The text of its source.
    pub source: &'a str,
    /// Its own text.
    pub text: &'a str,
}

/// The levels of a study's texts.
#[derive(Debug)]
pub struct Levels {
    study: String,
    outputs: HashMap<String, f64>,
}

impl Levels {
    /// The levels of these outputs of a study. Texts that are the same look the same to a worker, whichever system made
    /// them: their level is the mean.
    pub fn of(study: StudyId, outputs: &[Made<'_>]) -> Self {
        let study = study.to_string();
        let systems = systems(&study, outputs.iter().map(|made| made.system).collect());
        let mut found: HashMap<String, (f64, f64)> = HashMap::new();
        for Made { system, source, text } in outputs {
            let item = effect(&[&study, "item", source], ITEM);
            let own = effect(&[&study, "output", system, source], OUTPUT);
            let (sum, n) = found.entry((*text).to_owned()).or_default();
            *sum += systems[system] + item + own;
            *n += 1.0;
        }
        let outputs = found.into_iter().map(|(text, (sum, n))| (text, within(sum / n))).collect();
        Self { study, outputs }
    }

    /// The level of a text; one that no system made has the level of its own item.
    pub fn level(&self, text: &str) -> f64 {
        let alone = || within(0.5 + effect(&[&self.study, "item", text], ITEM));
        self.outputs.get(text).copied().unwrap_or_else(alone)
    }
}

#[derive(Deserialize)]
struct Outputs {
    outputs: Vec<Output>,
    next: Option<OutputId>,
}

#[derive(Deserialize)]
struct Output {
    system: String,
    source: String,
    text: String,
}

impl Staff {
    /// Learns which system made which output, unless the study is one of the examples or its texts are not to be read.
    pub async fn learn_outputs(&self, truth: &mut Truth) -> anyhow::Result<()> {
        let base = format!("/studies/{}/outputs", self.study);
        let mut all: Vec<Output> = Vec::new();
        let mut page = base.clone();
        loop {
            let found: Outputs = match self.researcher.get(&page).await {
                Err(Failure::Refused(_)) => return Ok(()),
                found => found?,
            };
            all.extend(found.outputs);
            match found.next {
                Some(after) => page = format!("{base}?after={after}"),
                None => break,
            }
        }
        if all.iter().any(|output| truth.is_example(&output.source)) {
            return Ok(());
        }
        let made = all.iter().map(|Output { system, source, text }| Made { system, source, text });
        truth.learn_outputs(self.study, &made.collect::<Vec<_>>());
        Ok(())
    }
}

/// The level of each system, around the middle.
fn systems<'a>(study: &str, names: BTreeSet<&'a str>) -> HashMap<&'a str, f64> {
    let mut drawn: Vec<(u64, &str)> = names.into_iter().map(|name| (hash(&[study, "system", name]), name)).collect();
    drawn.sort_unstable();
    let mut at = 0.0;
    let mut levels = Vec::new();
    for (seed, name) in drawn {
        levels.push((name, at));
        at += ChaCha12Rng::seed_from_u64(seed).random_range(GAP.0..GAP.1);
    }
    let width = levels.last().map_or(0.0, |(_, level)| *level);
    let shrunk = if width > WIDEST { WIDEST / width } else { 1.0 };
    levels.into_iter().map(|(name, level)| (name, 0.5 + (level - width / 2.0) * shrunk)).collect()
}

/// What belongs to these words: nearly normal, around 0.
fn effect(words: &[&str], spread: f64) -> f64 {
    let mut random = ChaCha12Rng::seed_from_u64(hash(words));
    let sum: f64 = (0..12).map(|_| random.random_range(0.0..1.0)).sum();
    (sum - 6.0) * spread
}

fn within(level: f64) -> f64 {
    level.clamp(0.0, 1.0)
}

/// A number that belongs to these words: FNV-1a, so that every machine finds the same.
pub fn hash(words: &[&str]) -> u64 {
    let bytes = words.iter().flat_map(|word| word.bytes().chain([0]));
    bytes.fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_differ_by_half_a_point_to_a_point_in_an_order_of_the_study() {
        let mut orders = BTreeSet::new();
        for number in 0..20_u128 {
            let study = uuid::Uuid::from_u128(number).to_string();
            let levels = systems(&study, ["a", "b", "c"].into());
            assert_eq!(levels, systems(&study, ["c", "b", "a"].into()));
            let mut sorted: Vec<(&str, f64)> = levels.into_iter().collect();
            sorted.sort_by(|one, other| one.1.total_cmp(&other.1));
            for pair in sorted.windows(2) {
                let points = (pair[1].1 - pair[0].1) * 6.0;
                assert!((0.5..=1.05).contains(&points), "{points} points of seven");
            }
            orders.insert(sorted.into_iter().map(|(name, _)| name).collect::<String>());
        }
        assert!(orders.len() > 2, "{orders:?}");
    }

    #[test]
    fn many_systems_stay_on_the_scale() {
        let names: Vec<String> = (0..40).map(|number| format!("system {number}")).collect();
        let levels = systems("a study", names.iter().map(String::as_str).collect());
        assert!(levels.values().all(|level| (0.1..=0.9).contains(level)), "{levels:?}");
    }
}
