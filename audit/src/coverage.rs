//! How often an interval holds the truth, and how often a test rejects what is true, by simulation.

use std::collections::BTreeSet;
use std::time::Instant;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use crate::options::Options;
use crate::table::markdown;

/// Trials for each size of a full run: the standard error of a share near .95 is half a percent point.
const THOROUGH: u64 = 2000;

/// Trials for each size of a fast run.
const FAST: u64 = 200;

/// Standard errors by which a share may miss what is promised before it counts as a fault.
const SLACK: f64 = 3.0;

/// What became of one trial.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trial {
    /// The interval holds the truth, or the test rejects.
    Yes,
    /// It does not.
    No,
    /// There is no interval, or no test.
    None,
}

impl Trial {
    /// Whether an interval holds the truth.
    pub fn covers(interval: Option<(f64, f64)>, truth: f64) -> Self {
        // Ends that are a rounding error off the truth hold it.
        interval.map_or(Self::None, |(low, high)| (low - 1e-9 <= truth && truth <= high + 1e-9).into())
    }

    /// Whether a test rejects at 5 %.
    pub fn rejects(p: Option<f64>) -> Self {
        p.map_or(Self::None, |p| (p <= 0.05).into())
    }
}

impl From<bool> for Trial {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// What the share of yes must be.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Promise {
    /// An interval of 95 % covers at least this share, from this size on.
    Covers {
        /// The least share.
        least: f64,
        /// The size from which it holds.
        from: usize,
    },
    /// A test at 5 % rejects a true hypothesis in at most this share, from this size on.
    Rejects {
        /// The greatest share.
        most: f64,
        /// The size from which it holds.
        from: usize,
    },
    /// Nothing: the share is there to be read.
    Shown,
}

impl Promise {
    /// Whether a share, with its standard error, is a fault at this size.
    fn is_broken(self, share: f64, error: f64, n: usize) -> bool {
        match self {
            Self::Covers { least, from } => n >= from && share + SLACK * error < least,
            Self::Rejects { most, from } => n >= from && share - SLACK * error > most,
            Self::Shown => false,
        }
    }

    fn words(self) -> String {
        match self {
            Self::Covers { least, from } => format!("covers ≥ {:.0} % from n = {from}", 100.0 * least),
            Self::Rejects { most, from } => format!("rejects ≤ {:.0} % from n = {from}", 100.0 * most),
            Self::Shown => "–".to_owned(),
        }
    }
}

/// One interval or test under one setting, at several sizes.
pub struct Simulation {
    /// The interval or test.
    pub name: String,
    /// Where the data come from, with the truth.
    pub setting: String,
    /// What the share must be.
    pub promise: Promise,
    /// The numbers of items.
    pub sizes: &'static [usize],
    /// The share of the trials of a full run that is made: less than 1 for what takes long.
    pub effort: f64,
    trial: Box<TrialOf>,
}

/// One trial of so many items.
type TrialOf = dyn Fn(&mut ChaCha8Rng, usize) -> Trial + Sync;

impl Simulation {
    /// A simulation from one trial of `n` items.
    pub fn of(
        name: impl Into<String>,
        setting: impl Into<String>,
        promise: Promise,
        sizes: &'static [usize],
        trial: impl Fn(&mut ChaCha8Rng, usize) -> Trial + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), setting: setting.into(), promise, sizes, effort: 1.0, trial: Box::new(trial) }
    }

    /// The same under another promise.
    pub fn with_promise(self, promise: Promise) -> Self {
        Self { promise, ..self }
    }

    /// The same with a share of the trials.
    pub fn with_effort(self, effort: f64) -> Self {
        Self { effort, ..self }
    }

    /// The rates at every size, from `n_trials` trials each.
    pub fn rates(&self, seed: u64, n_trials: u64) -> Rates {
        let at = |&n: &usize| {
            let own = seed ^ digest(&format!("{}, {}, {n}", self.name, self.setting));
            let trial = |number| {
                let mut rng = ChaCha8Rng::seed_from_u64(own);
                rng.set_stream(number);
                (self.trial)(&mut rng, n)
            };
            let trials: Vec<Trial> = (0..n_trials).into_par_iter().map(trial).collect();
            let count = |wanted| trials.iter().filter(|&&trial| trial == wanted).count();
            Rate { n, yes: count(Trial::Yes), no: count(Trial::No), none: count(Trial::None) }
        };
        let (name, setting) = (self.name.clone(), self.setting.clone());
        Rates { name, setting, promise: self.promise, by_size: self.sizes.iter().map(at).collect() }
    }
}

/// A number from a text, the same on every machine (FNV-1a).
pub fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The outcomes of all trials of one size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    n: usize,
    yes: usize,
    no: usize,
    none: usize,
}

impl Rate {
    fn trials(self) -> f64 {
        (self.yes + self.no) as f64
    }

    /// The share of yes among the trials with an interval or a test; `None` without any.
    pub fn share(self) -> Option<f64> {
        (self.trials() > 0.0).then(|| self.yes as f64 / self.trials())
    }

    fn is_broken(self, promise: Promise) -> bool {
        self.share().is_some_and(|share| {
            // The error under the promise, so that a share of exactly 0 or 1 is judged too.
            let bound = match promise {
                Promise::Covers { least, .. } => least,
                Promise::Rejects { most, .. } => most,
                Promise::Shown => 0.5,
            };
            promise.is_broken(share, (bound * (1.0 - bound) / self.trials()).sqrt(), self.n)
        })
    }

    fn cell(self, promise: Promise) -> String {
        let Some(share) = self.share() else { return "none".to_owned() };
        let share = format!("{:.1}", 100.0 * share);
        let share = if self.is_broken(promise) { format!("**{share}**") } else { share };
        if self.none == 0 { share } else { format!("{share} ({} without)", self.none) }
    }
}

/// The rates of one simulation.
pub struct Rates {
    /// The interval or test.
    pub name: String,
    /// Where the data come from.
    pub setting: String,
    /// What was promised.
    pub promise: Promise,
    /// One rate a size.
    pub by_size: Vec<Rate>,
}

impl Rates {
    /// The sizes at which the promise is broken, in words.
    pub fn failures(&self) -> Vec<String> {
        let broken = self.by_size.iter().filter(|rate| rate.is_broken(self.promise));
        let words = |rate: &Rate| {
            let (promise, cell) = (self.promise.words(), rate.cell(self.promise));
            format!("{}, {}: {promise}, but {cell} % at n = {}", self.name, self.setting, rate.n)
        };
        broken.map(words).collect()
    }
}

/// Simulates everything, one after another, each on all cores.
pub fn all(simulations: &[Simulation], options: &Options) -> Vec<Rates> {
    let began = Instant::now();
    let most = if options.plan.thorough { THOROUGH } else { FAST };
    let rates = simulations.iter().map(|simulation| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of a small count")]
        let n_trials = (simulation.effort * most as f64) as u64;
        let rates = simulation.rates(options.plan.seed, n_trials);
        eprintln!("audit: {}, {}: {:.0} s", rates.name, rates.setting, began.elapsed().as_secs_f64());
        rates
    });
    rates.collect()
}

/// The table of rates, in percent, one column a size.
pub fn table(rates: &[Rates]) -> String {
    let sizes: BTreeSet<usize> = rates.iter().flat_map(|r| r.by_size.iter().map(|rate| rate.n)).collect();
    let mut head = vec!["interval or test".to_owned(), "data".to_owned(), "aim".to_owned()];
    head.extend(sizes.iter().map(|n| format!("n = {n}")));
    let row = |r: &Rates| {
        let cell =
            |n: &usize| r.by_size.iter().find(|rate| rate.n == *n).map_or(String::new(), |rate| rate.cell(r.promise));
        let mut row = vec![r.name.clone(), r.setting.clone(), r.promise.words()];
        row.extend(sizes.iter().map(cell));
        row
    };
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    markdown(&head, &rates.iter().map(row).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::{Promise, Simulation, Trial, table};

    #[test]
    fn a_rate_is_near_its_probability_and_the_same_in_every_run() {
        let promise = Promise::Covers { least: 0.85, from: 2 };
        let coin = Simulation::of("coin", "p = .9", promise, &[2, 5], |rng, _| rng.random_bool(0.9).into());
        let rates = coin.rates(1, 1000);
        let share = rates.by_size[0].share().unwrap();
        assert!((share - 0.9).abs() < 0.03, "{share}");
        assert!(rates.failures().is_empty());
        assert_eq!(rates.by_size, coin.rates(1, 1000).by_size);
        let strict = Simulation { promise: Promise::Covers { least: 0.95, from: 5 }, ..coin };
        assert_eq!(strict.rates(1, 1000).failures().len(), 1, "below n = 5 nothing is promised");
    }

    #[test]
    fn a_missing_interval_is_counted_apart() {
        let promise = Promise::Rejects { most: 0.06, from: 2 };
        let none = Simulation::of("none", "nothing", promise, &[2], |_, _| Trial::None);
        let rates = none.rates(1, 10);
        assert!(table(&[rates]).contains("| none |"));
        assert_eq!(Trial::covers(Some((0.1, 0.3)), 0.3), Trial::Yes);
        assert_eq!(Trial::rejects(Some(0.051)), Trial::No);
    }
}
