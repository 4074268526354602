//! What tests share.
//!
//! [`inputs`] checks inputs that are drawn from a seed: what a fuzz target holds, on a stable compiler and in a test.
//! `cargo fuzz` finds more by watching which code runs; this holds what it found.
//!
//! [`smtp`] is a mail server, and [`workbook`] makes workbooks of Excel.
//!
//! [`skipped`] notes that a test could not run here, so that it does not count as passed unseen.

pub mod smtp;
pub mod workbook;

use std::env;
use std::fmt::{Debug, Display};
use std::fs::OpenOptions;
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// How many seconds each check goes on; one where it is not set.
const SECONDS: &str = "CONCORD_FUZZ_SECONDS";
/// The file in which it is noted what was skipped.
const SKIPPED: &str = "TESTS_SKIPPED";
/// The seed of the first input; 0 where it is not set.
const SEED: &str = "CONCORD_FUZZ_SEED";

/// Draws inputs, each from a seed of its own, and checks them until the time is over.
///
/// # Panics
/// The check panics: with the seed of the input, from which `CONCORD_FUZZ_SEED` begins, and the input.
pub fn inputs<T: Debug>(draw: impl Fn(&mut ChaCha8Rng) -> T, check: impl Fn(&T)) {
    let first = number(SEED, 0);
    let end = Instant::now() + Duration::from_secs(number(SECONDS, 1));
    let mut seed = first;
    while Instant::now() < end {
        let input = draw(&mut ChaCha8Rng::seed_from_u64(seed));
        let held = catch_unwind(AssertUnwindSafe(|| check(&input)));
        assert!(held.is_ok(), "{SEED}={seed} does not hold: {input:?}");
        seed += 1;
    }
    println!("{} inputs", seed - first);
}

/// Notes that something was not tested, and why: on the terminal, and as a line of the file that `TESTS_SKIPPED` names,
/// which `cargo xtask test` reads.
///
/// # Panics
/// The file cannot be written: then nobody would see it.
pub fn skipped(why: impl Display) {
    println!("skipped: {why}");
    if let Some(file) = env::var_os(SKIPPED) {
        let test = std::thread::current().name().unwrap_or("a test").to_owned();
        let line = format!("{why}\t{test}\n");
        let file = OpenOptions::new().append(true).create(true).open(file);
        file.and_then(|mut file| file.write_all(line.as_bytes())).expect("what was skipped can be noted");
    }
}

fn number(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;

    use super::*;

    #[test]
    #[should_panic(expected = "does not hold: 7")]
    fn an_input_that_does_not_hold_is_named() {
        inputs(|rng| rng.random_range(0..10), |input| assert!(*input != 7));
    }

    #[test]
    fn inputs_that_hold_pass() {
        inputs(|rng| rng.random_range(0..10), |input| assert!(*input < 10));
    }
}
