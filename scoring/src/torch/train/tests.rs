//! Tests of the trainer: interrupted at any step, errors, patience; and helpers shared with the tests of the models.

pub(in crate::torch) mod memory;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

use tch::{Device, Reduction};

use super::*;
use crate::torch::{
    encoder::as_size,
    parameters::{Init, Parameters},
};

pub(in crate::torch) const OPTIONS: Options = Options {
    seed: 5,
    epochs: 4,
    batch: 4,
    rate: 0.05,
    warm_up: 0.1,
    schedule: Schedule::Linear,
    decay: 0.01,
    clip: 1.0,
    patience: 0,
};

/// An empty folder.
pub(in crate::torch) fn folder(name: &str) -> PathBuf {
    let folder = env::temp_dir().join(format!("concord-train-{}-{name}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

pub(in crate::torch) fn place(folder: &Path, resume: bool) -> Place<'_> {
    Place { folder, resume, every: 0 }
}

/// An observer that never stops the training.
pub(in crate::torch) fn on(_: &Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Compares the gradients of a learner's loss with finite differences: weights of double precision, no dropout.
pub(in crate::torch) fn check_gradients(learner: &impl Learner) {
    check_gradients_but(learner, ("", 0));
}

/// The same, but for the first numbers of one weight, which learning leaves as they are.
pub(in crate::torch) fn check_gradients_but(learner: &impl Learner, (fixed, n): (&str, usize)) {
    let examples: Vec<usize> = (0..learner.subject().n_examples).collect();
    let loss = || learner.loss(&examples, &mut Chance::of(1, 1)).expect("there is memory").mean;
    requires_gradients(&learner.subject().weights, true).expect("there is memory");
    let gradients = adamw::gradients(&loss(), &learner.subject().weights).expect("there is memory");
    assert_eq!(gradients.len(), learner.subject().weights.len(), "every weight has a part in the loss");
    for (name, gradient) in gradients {
        let gradient = Vec::<f64>::try_from(gradient.reshape([-1])).expect("numbers");
        let weight = learner.subject().weights[name].detach().view([-1]);
        assert_eq!(weight.kind(), Kind::Double, "{name}");
        let first = if name == fixed { n } else { 0 };
        assert!(gradient[..first].iter().all(|number| *number == 0.0), "{name}");
        // Some of many numbers suffice.
        for at in (first..gradient.len()).step_by(gradient.len().div_ceil(40)) {
            let number = weight.double_value(&[as_size(at)]);
            let moved = |by: f64| {
                let _ = weight.get(as_size(at)).fill_(number + by);
                tch::no_grad(loss).double_value(&[])
            };
            let difference = (moved(1e-5) - moved(-1e-5)) / 2e-5;
            moved(0.0);
            let gap = (difference - gradient[at]).abs();
            assert!(gap < 1e-7 * (1.0 + difference.abs()), "{name}[{at}]: {} is not {difference}", gradient[at]);
        }
    }
}

/// Writes what was built from a seed, and reads it in double precision.
pub(in crate::torch) fn in_double(weights: &BTreeMap<String, Tensor>, name: &str) -> Parameters {
    let folder = folder(name);
    fs::create_dir_all(&folder).expect("a folder is made");
    let path = folder.join("model.safetensors");
    crate::torch::parameters::write(weights, &path).expect("it is written");
    Parameters::read(&path, Device::Cpu, Kind::Double).expect("it is read")
}

/// y = w · x + b on ten points, with dropout.
struct Line {
    subject: Subject,
    points: Tensor,
    y: Tensor,
    measures: fn(f64) -> Option<f64>,
    /// Which part is dropped.
    share: f64,
    /// Which examples fit into the memory together.
    fits: fn(&[usize]) -> bool,
}

fn line() -> Line {
    line_of("line")
}

/// The same on data of this name.
fn line_of(data: &str) -> Line {
    let mut parameters = Parameters::seeded(Device::Cpu, 3);
    let _ = parameters.tensor("w", &[1, 6], Init::Normal(1.0)).expect("there is memory");
    let _ = parameters.tensor("b", &[1], Init::Constant(0.0)).expect("there is memory");
    let points = crate::torch::random::normal(60, 1.0, &mut stream(1, "points", 0)).expect("memory").reshape([10, 6]);
    let y = points.sum_dim_intlist(1, true, Kind::Float) + 2.0;
    let (weights, data) = (parameters.finish().expect("new"), Fingerprint::default().with(data));
    // As on a GPU.
    let subject = Subject { memory: Memory::Moved, ..Subject::new(("line", &6), &weights, data, 10) };
    Line { subject, points, y, measures: |loss| Some(-loss), share: 0.3, fits: |_| true }
}

impl Learner for Line {
    fn subject(&self) -> &Subject {
        &self.subject
    }

    fn text(&self, example: usize) -> &str {
        ["a line is no text", "and has no words"][example % 2]
    }

    fn loss(&self, examples: &[usize], chance: &mut Chance) -> Result<Loss, Error> {
        if !(self.fits)(examples) {
            return Err(memory::full());
        }
        let at = Tensor::from_slice(&examples.iter().map(|at| as_size(*at)).collect::<Vec<_>>());
        let x = chance.dropout(&self.points.index_select(0, &at), self.share)?;
        let found = x.linear(&self.subject.weights["w"], Some(&self.subject.weights["b"]));
        Ok(Loss { mean: found.mse_loss(&self.y.index_select(0, &at), Reduction::Mean), n_tokens: examples.len() })
    }

    fn measure(&self) -> Result<Option<Measured>, Error> {
        let found = self.points.linear(&self.subject.weights["w"], Some(&self.subject.weights["b"]));
        Ok((self.measures)(found.mse_loss(&self.y, Reduction::Mean).double_value(&[])).map(Measured::from))
    }
}

fn numbers(line: &Line) -> Vec<f32> {
    line.subject
        .weights
        .values()
        .flat_map(|weight| Vec::<f32>::try_from(weight.reshape([-1])).expect("numbers"))
        .collect()
}

#[test]
fn a_training_ended_at_any_step_goes_on_as_if_it_had_not_been() {
    let (whole, copies) = (folder("whole"), folder("copies"));
    let line_of_all = line();
    let of = train(&line_of_all, &OPTIONS, Place { every: 2, ..place(&whole, false) }, &mut |progress| {
        // A copy of the files that would exist if the process were killed now.
        let copy = copies.join(progress.step.to_string());
        fs::create_dir_all(&copy).expect("a folder is made");
        for file in fs::read_dir(&whole).expect("a folder") {
            let file = file.expect("a file").path();
            fs::copy(&file, copy.join(file.file_name().expect("a name"))).expect("it is copied");
        }
        ControlFlow::Continue(())
    })
    .expect("it trains");
    assert_eq!((of.step, of.epoch, of.losses.len(), of.ended), (12, 4, 4, true));
    assert!(of.losses[3] < of.losses[0], "{:?}", of.losses);
    for step in 1..=12 {
        let (line, copy) = (line(), copies.join(step.to_string()));
        let mut first = None;
        let again = train(&line, &OPTIONS, place(&copy, true), &mut |progress| {
            first.get_or_insert(progress.step);
            ControlFlow::Continue(())
        })
        .expect("it goes on");
        assert_eq!((&again, numbers(&line)), (&of, numbers(&line_of_all)), "after step {step}");
        // Files of every second step and of the ends of epochs, each three steps.
        let kept = (0..step).rev().find(|kept| kept % 2 == 0 || kept % 3 == 0).unwrap_or(0);
        assert_eq!(first, Some(kept + 1), "after step {step}");
    }
}

#[test]
fn called_off_between_two_files_it_goes_on_from_the_newer_one() {
    let (whole, ended) = (folder("not-called-off"), folder("called-off"));
    let (a, b) = (line(), line());
    let of = train(&a, &OPTIONS, place(&whole, false), &mut on).expect("it trains");
    let until =
        |step| move |p: &Progress| if p.step == step { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let off = train(&b, &OPTIONS, place(&ended, false), &mut until(6)).expect("it is called off");
    assert_eq!((off.step, off.ended), (6, false));
    fs::remove_file(ended.join(checkpoint::MODEL)).expect("it was written");
    fs::write(ended.join(checkpoint::CONFIG), "{").expect("it is written");
    let c = line();
    assert_eq!(train(&c, &OPTIONS, place(&ended, true), &mut until(6)).expect("it goes on"), of);
    assert_eq!(numbers(&c), numbers(&a));
    let (config, shapes): (Config, i64) = Config::read(&ended, "line").expect("it is there again");
    assert_eq!((config, shapes), (of, 6));
}

#[test]
fn another_training_is_refused_with_the_reason() {
    let folder = folder("refused");
    train(&line(), &OPTIONS, place(&folder, false), &mut on).expect("it trains");
    let refused = |line: Line, options: &Options, resume: bool| {
        train(&line, options, place(&folder, resume), &mut on).expect_err("it is refused").to_string()
    };
    assert!(refused(line(), &OPTIONS, false).contains("holds a training already"));
    assert!(refused(line_of("other"), &OPTIONS, true).contains("with other data"));
    assert!(refused(line(), &Options { rate: 0.06, ..OPTIONS }, true).contains("with other options"));
    fs::write(folder.join(checkpoint::OPTIMIZER), "no tensors").expect("it is written");
    assert!(refused(line(), &OPTIONS, true).contains("is no checkpoint"));
}

#[test]
fn patience_ends_a_training_and_the_best_epoch_is_kept() {
    let folder = folder("patience");
    // The first epoch is the best: the loss falls, and so does this measure.
    let line = Line { measures: Some, ..line() };
    let options = Options { patience: 2, epochs: 9, ..OPTIONS };
    let config = train(&line, &options, place(&folder, false), &mut on).expect("it trains");
    let best = config.best.expect("there is one");
    assert_eq!((best.epoch, config.epoch, config.ended), (1, 3, true), "{:?}", config.measures);
    let measured = line.measure().expect("there is memory").expect("all is held out");
    assert!((measured.value - f64::from(best.measure.expect("measured"))).abs() < 1e-6);
}

#[test]
fn a_loss_that_is_no_number_ends_a_training() {
    let line = line();
    let _ = tch::no_grad(|| line.subject.weights["b"].shallow_clone().fill_(f64::NAN));
    let refused = train(&line, &OPTIONS, place(&folder("nan"), false), &mut on).expect_err("no number").to_string();
    assert!(refused.contains("the loss of step 1 is no number"), "{refused}");
}
