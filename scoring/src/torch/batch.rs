//! Many texts through a model: batches of texts of like length, as large as the device bears.
//!
//! The caller's thread launches batches on a GPU and copies of their results without waiting, and another waits for these. Where texts
//! come in parts, a third cuts them into tokens ([`super::tokens`]).

mod rows;

use std::{
    panic,
    sync::mpsc::{SyncSender, sync_channel},
    thread,
    time::{Duration, Instant},
};

use tch::{Device, Tensor};

pub use self::rows::Number;
use self::rows::{Coming, Done, Rows, collect};
use super::Error;

/// Batches that a GPU may have before it. Their results have memory of this process that the GPU writes to.
const UNDER_WAY: usize = 16;

/// The amount of text that goes through a model at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// The maximum number of tokens in a batch, including padding; a longer text forms a batch alone.
    pub n_tokens: usize,
    /// Texts of a batch at most.
    pub n_texts: usize,
}

/// The progress of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Texts done.
    pub done: usize,
    /// All texts.
    pub of: usize,
    /// Tokens done, padding not included.
    pub n_tokens: usize,
    /// Time since the run began.
    pub time: Duration,
}

impl Budget {
    /// A size that keeps a CPU's caches effective.
    pub const CPU: Self = Self { n_tokens: 2_048, n_texts: 256 };
    /// A size that keeps a GPU busy: twice as much was 10 % slower with MiniLM's sizes on an H100.
    pub const GPU: Self = Self { n_tokens: 32_768, n_texts: 4_096 };

    /// The default for a device.
    pub const fn of(device: Device) -> Self {
        Self::either(device, Self::CPU, Self::GPU)
    }

    /// The one for the device.
    pub(crate) const fn either(device: Device, cpu: Self, gpu: Self) -> Self {
        match device {
            Device::Cpu => cpu,
            _ => gpu,
        }
    }

    /// As many texts as tokens: for models whose texts have a word or more.
    pub const fn words(n: usize) -> Self {
        Self { n_tokens: n, n_texts: n }
    }

    /// The texts that go first: as many from the end of `waiting`, where the longest are, as fit.
    fn next<'a>(self, waiting: &'a [usize], lengths: &[usize]) -> &'a [usize] {
        let longest = waiting.last().map_or(1, |text| lengths[*text].max(1));
        let n = (self.n_tokens / longest).clamp(1, self.n_texts.max(1)).min(waiting.len());
        &waiting[waiting.len() - n..]
    }
}

impl Progress {
    /// Tokens a second.
    pub fn rate(&self) -> f64 {
        self.n_tokens as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Runs texts through a model, and returns the results in the order of the texts, one after the other.
///
/// `lengths` are those of the texts, in tokens. `launch` computes a batch, given the indices of its texts, longest
/// first: a tensor whose first dimension is the texts of the batch. A batch that does not fit into memory is halved, and
/// so are later batches.
///
/// # Errors
/// [`Error::Memory`] for a single text that does not fit alone; any other error of `launch`.
pub fn run<N: Number>(
    lengths: &[usize],
    device: Device,
    budget: Budget,
    progress: impl FnMut(Progress),
    launch: impl FnMut(&[usize]) -> Result<Tensor, Error>,
) -> Result<Vec<N>, Error> {
    in_parts(lengths.len(), device, budget, progress, |run| run.part(lengths, launch))
}

/// The same for texts that come in parts: `work` calls [`Run::part`] for one after the other.
pub(crate) fn in_parts<N: Number>(
    n: usize,
    device: Device,
    budget: Budget,
    progress: impl FnMut(Progress),
    work: impl FnOnce(&mut Run<'_, N>) -> Result<(), Error>,
) -> Result<Vec<N>, Error> {
    // On a CPU a batch is computed when it is launched.
    if device.is_cuda() { beside(n, budget, progress, work) } else { here(n, budget, progress, work) }
}

fn here<N: Number>(
    n: usize,
    budget: Budget,
    mut progress: impl FnMut(Progress),
    work: impl FnOnce(&mut Run<'_, N>) -> Result<(), Error>,
) -> Result<Vec<N>, Error> {
    let (done, mut rows) = (Done::default(), Rows::of(n));
    let mut run = Run::new(n, budget, &mut progress, &done, Sink::Here(&mut rows));
    work(&mut run)?;
    Ok(rows.values)
}

/// With a thread that waits for results.
fn beside<N: Number>(
    n: usize,
    budget: Budget,
    mut progress: impl FnMut(Progress),
    work: impl FnOnce(&mut Run<'_, N>) -> Result<(), Error>,
) -> Result<Vec<N>, Error> {
    let done = Done::default();
    thread::scope(|scope| {
        let (send, receive) = sync_channel(UNDER_WAY);
        let collector = scope.spawn(|| collect(receive, n, &done));
        let mut run = Run::new(n, budget, &mut progress, &done, Sink::Beside(send));
        let worked = work(&mut run);
        // Nothing more comes.
        run.sink = Sink::None;
        let collected = collector.join().unwrap_or_else(|panicked| panic::resume_unwind(panicked));
        // An error of a GPU is often told by what comes after it: the first is the collector's.
        let values = collected?;
        worked?;
        run.tell();
        Ok(values)
    })
}

/// Where results go.
enum Sink<'a, N> {
    Here(&'a mut Rows<N>),
    Beside(SyncSender<Coming>),
    None,
}

/// A run whose texts come in parts.
pub(crate) struct Run<'a, N> {
    budget: Budget,
    /// The number of the next part's first text.
    first: usize,
    of: usize,
    begun: Instant,
    progress: &'a mut dyn FnMut(Progress),
    done: &'a Done,
    /// Texts that were told of.
    told: usize,
    sink: Sink<'a, N>,
}

impl<'a, N: Number> Run<'a, N> {
    fn new(
        of: usize,
        budget: Budget,
        progress: &'a mut dyn FnMut(Progress),
        done: &'a Done,
        sink: Sink<'a, N>,
    ) -> Self {
        Self { budget, first: 0, of, begun: Instant::now(), progress, done, told: 0, sink }
    }

    /// Runs the next texts; `launch` as for [`run`], with indices within the part.
    pub(crate) fn part(
        &mut self,
        lengths: &[usize],
        mut launch: impl FnMut(&[usize]) -> Result<Tensor, Error>,
    ) -> Result<(), Error> {
        let (first, mut budget) = (self.first, self.budget);
        let ran = each(lengths, &mut budget, |texts| {
            let result = launch(texts)?.f_to_kind(N::KIND)?;
            let n_tokens = texts.iter().map(|text| lengths[*text]).sum();
            self.give(texts.iter().map(|text| first + text).collect(), n_tokens, result)
        });
        self.budget = budget;
        self.first += lengths.len();
        ran.map_err(|error| match error {
            Error::Memory { text, n_tokens } => Error::Memory { text: first + text, n_tokens },
            other => other,
        })
    }

    fn give(&mut self, texts: Vec<usize>, n_tokens: usize, result: Tensor) -> Result<(), Error> {
        match &mut self.sink {
            Sink::Here(rows) => {
                rows.put(&texts, &result.f_contiguous()?)?;
                self.done.add(texts.len(), n_tokens);
            }
            Sink::Beside(send) => {
                if send.send(Coming::copied::<N>(texts, n_tokens, &result)?).is_err() {
                    return Err(Error::Invalid("results cannot be copied from the device".to_owned()));
                }
            }
            Sink::None => {}
        }
        self.tell();
        Ok(())
    }

    fn tell(&mut self) {
        let (done, n_tokens) = self.done.so_far();
        if done > self.told {
            self.told = done;
            (self.progress)(Progress { done, of: self.of, n_tokens, time: self.begun.elapsed() });
        }
    }
}

/// The indices of texts, those that go first at the end: the longest, and of equally long ones the first, so that a run is
/// the same each time.
pub(crate) fn order(lengths: &[usize]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..lengths.len()).collect();
    order.sort_by_key(|text| (lengths[*text], usize::MAX - text));
    order
}

/// Launches batch after batch, given the indices of its texts, longest first; a batch that does not fit into memory is
/// halved, and so is the budget.
///
/// # Errors
/// As [`run`].
pub(crate) fn each(
    lengths: &[usize],
    budget: &mut Budget,
    mut launch: impl FnMut(&[usize]) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut waiting = order(lengths);
    while !waiting.is_empty() {
        let texts: Vec<usize> = budget.next(&waiting, lengths).iter().rev().copied().collect();
        match launch(&texts) {
            Ok(()) => waiting.truncate(waiting.len() - texts.len()),
            Err(error) if error.is_out_of_memory() => {
                if texts.len() == 1 {
                    return Err(Error::Memory { text: texts[0], n_tokens: lengths[texts[0]] });
                }
                // In tokens, so that shorter texts still go together.
                let longest = lengths[texts[0]].max(1);
                budget.n_tokens = (texts.len() * longest).div_ceil(2);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tch::TchError;

    use super::*;

    fn full() -> Error {
        Error::Torch(TchError::Torch("CUDA out of memory. Tried to allocate 20 GiB".to_owned()))
    }

    /// Two numbers for each text: its index and its length.
    fn about(texts: &[usize], lengths: &[usize], first: usize) -> Tensor {
        let rows: Vec<f64> = texts.iter().flat_map(|text| [(first + text) as f64, lengths[*text] as f64]).collect();
        Tensor::from_slice(&rows).view([-1, 2])
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn results_come_in_the_order_of_the_texts(
            lengths in prop::collection::vec(0_usize..50, 0..80),
            n_tokens in 1_usize..200,
            n_texts in 1_usize..20,
            memory in 50_usize..120,
            at_once in 1_usize..90,
            is_beside in any::<bool>(),
        ) {
            let (mut largest, mut seen) = (0, Progress { done: 0, of: 0, n_tokens: 0, time: Duration::ZERO });
            let budget = Budget { n_tokens, n_texts };
            let progress = |progress: Progress| {
                assert!(progress.done > seen.done, "each call tells of more");
                seen = progress;
            };
            let work = |run: &mut Run<'_, f64>| {
                for (number, part) in lengths.chunks(at_once).enumerate() {
                    run.part(part, |texts| {
                        let longest = texts.iter().map(|text| part[*text]).max().unwrap_or(0);
                        assert!(texts.len() <= n_texts && (texts.len() == 1 || texts.len() * longest <= n_tokens));
                        assert!(texts.is_sorted_by_key(|text| std::cmp::Reverse(part[*text])));
                        if texts.len() * longest > memory {
                            return Err(full());
                        }
                        largest = largest.max(texts.len() * longest);
                        Ok(about(texts, part, number * at_once))
                    })?;
                }
                Ok(())
            };
            let n = lengths.len();
            let results = if is_beside {
                beside(n, budget, progress, work)
            } else {
                here(n, budget, progress, work)
            };
            let expected: Vec<f64> = lengths.iter().enumerate().flat_map(|(at, length)| [at as f64, *length as f64]).collect();
            prop_assert_eq!(results.expect("each text fits alone"), expected);
            prop_assert!(largest <= memory);
            prop_assert_eq!(seen.done, n);
            prop_assert_eq!(seen.n_tokens, lengths.iter().sum::<usize>());
        }
    }

    #[test]
    fn a_text_that_does_not_fit_alone_is_named() {
        let work = |run: &mut Run<'_, f32>| {
            run.part(&[1, 2], |texts| Ok(about(texts, &[1, 2], 0)))?;
            run.part(&[3, 9], |_| Err(full()))
        };
        let refused = here(4, Budget::CPU, |_| {}, work).expect_err("nothing fits").to_string();
        assert!(refused.starts_with("text 4 with 9 tokens does not fit"), "{refused}");
    }

    #[test]
    fn another_refusal_is_passed_on() {
        let refused = run::<f32>(&[1, 1], Device::Cpu, Budget::CPU, |_| {}, |_| Err(Error::Invalid("no".to_owned())));
        assert_eq!(refused.expect_err("it refuses").to_string(), "no");
        let work = |run: &mut Run<'_, f32>| run.part(&[1], |_| Err(Error::Invalid("no".to_owned())));
        let refused = beside(1, Budget::CPU, |_| {}, work);
        assert_eq!(refused.expect_err("it refuses").to_string(), "no");
    }

    #[test]
    fn a_result_that_cannot_be_copied_is_an_error() {
        // The result of a launch that has no numbers in a row.
        let sparse = || {
            Tensor::zeros([1, 3], (tch::Kind::Float, Device::Cpu)).to_sparse(None::<tch::Layout>, None::<&[i64]>, None)
        };
        let work = |run: &mut Run<'_, f32>| run.part(&[1; 40], |_| Ok(sparse()));
        let refused = beside(40, Budget::words(1), |_| {}, work).expect_err("it cannot be copied");
        assert!(matches!(refused, Error::Torch(_)), "{refused}");
    }
}
