//! Mini-batches that do not fit into the memory.

use tch::TchError;

use super::*;
use crate::torch::train::parts::{self, Slope};

/// The message of libtorch on a GPU.
pub(super) fn full() -> Error {
    Error::Torch(TchError::Torch("CUDA out of memory. Tried to allocate 20 GiB".to_owned()))
}

fn slope<'a>(learner: &'a impl Learner, n: usize, most: &mut usize) -> Result<Slope<'a>, Error> {
    let examples: Vec<usize> = (0..n).collect();
    requires_gradients(&learner.subject().weights, true).expect("there is memory");
    parts::slope(learner, &examples, most, || Chance::of(1, 1))
}

fn list(gradient: &Tensor) -> Vec<f64> {
    Vec::try_from(gradient.to_kind(Kind::Double).reshape([-1])).expect("numbers")
}

/// Compares the gradients of a learner without dropout, added up over parts of each size, with those of the whole
/// batch.
pub(in crate::torch) fn check_parts(learner: &impl Learner, tolerance: f64) {
    let n = learner.subject().n_examples;
    let whole = slope(learner, n, &mut n.clone()).expect("there is memory");
    for most in 1..n {
        let parts = slope(learner, n, &mut most.clone()).expect("there is memory");
        let (ours, theirs) = (parts.loss().expect("a number"), whole.loss().expect("a number"));
        assert!((ours / theirs - 1.0).abs() < tolerance, "{ours} is not {theirs}");
        assert_eq!(parts.n_tokens, whole.n_tokens);
        assert!(parts.gradients.keys().eq(whole.gradients.keys()));
        for (name, gradient) in &parts.gradients {
            let (found, expected) = (list(gradient), list(&whole.gradients[name]));
            let largest = expected.iter().fold(1e-3, |largest: f64, number| largest.max(number.abs()));
            for (found, expected) in found.iter().zip(&expected) {
                let gap = (found - expected).abs();
                assert!(gap < tolerance * largest, "{name} by parts of {most}: {found} is not {expected}");
            }
        }
    }
}

#[test]
fn a_batch_that_does_not_fit_is_halved_and_its_gradient_is_that_of_the_whole() {
    let plain = Line { share: 0.0, ..line() };
    check_parts(&plain, 1e-5);
    let whole = slope(&plain, 10, &mut 10).expect("there is memory");
    // The first part fits but the second one does not: the result of the first part must not count twice.
    for (fits, expected) in [
        ((|part| part.len() <= 3) as fn(&[usize]) -> bool, 3),
        (|part| part.len() == 1 || !part.contains(&7), 1),
        (|part| part.len() < 10, 5),
    ] {
        let (tight, mut most) = (Line { share: 0.0, fits, ..line() }, 10);
        let halved = slope(&tight, 10, &mut most).expect("it fits");
        assert_eq!(most, expected);
        for (name, gradient) in &halved.gradients {
            let gap = (gradient - &whole.gradients[name]).abs().max().double_value(&[]);
            assert!(gap < 1e-5, "{name}: {gap}");
        }
    }
}

#[test]
fn a_training_with_little_memory_comes_to_the_same_weights_and_stays_halved() {
    let (wide, tight) = (folder("wide"), folder("tight"));
    let all = Line { share: 0.0, ..line() };
    let few = Line { share: 0.0, fits: |part| part.len() < 2, ..line() };
    let of_all = train(&all, &OPTIONS, place(&wide, false), &mut on).expect("it trains");
    let of_few = train(&few, &OPTIONS, place(&tight, false), &mut on).expect("it trains");
    assert_eq!((of_all.at_once, of_few.at_once), (None, Some(1)));
    for (a, b) in numbers(&all).iter().zip(numbers(&few)) {
        assert!((a - b).abs() < 1e-4, "{a} is not {b}");
    }
    let (config, _): (Config, i64) = Config::read(&tight, "line").expect("it is there");
    assert_eq!(config.at_once, Some(1));
}

#[test]
fn a_halved_training_ended_at_any_step_goes_on_as_if_it_had_not_been() {
    // Halved at the first step that meets the example, and not before.
    let tight = || Line { fits: |part| part.len() < 3 || !part.contains(&7), ..line() };
    let (whole, again) = (folder("tight-whole"), folder("tight-ended"));
    let all = tight();
    let of = train(&all, &OPTIONS, place(&whole, false), &mut on).expect("it trains");
    assert_eq!(of.at_once, Some(2));
    for step in 1..of.step {
        let _ = fs::remove_dir_all(&again);
        let until = |p: &Progress| if p.step == step { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        train(&tight(), &OPTIONS, place(&again, false), &mut { until }).expect("it is called off");
        let line = tight();
        let config = train(&line, &OPTIONS, place(&again, true), &mut on).expect("it goes on");
        assert_eq!((&config, numbers(&line)), (&of, numbers(&all)), "after step {step}");
    }
}

#[test]
fn an_example_that_does_not_fit_alone_is_named() {
    let line = Line { fits: |part| !part.contains(&7), ..line() };
    let refused = train(&line, &OPTIONS, place(&folder("too-large"), false), &mut on).expect_err("it does not fit");
    let refused = refused.to_string();
    assert!(refused.starts_with("the text \"and has no words\" of 4 words does not fit"), "{refused}");
    assert!(refused.ends_with("or use a device with more memory"), "{refused}");
}
