//! Many texts through a model: batches of texts of like length, as large as the device bears.

use std::time::{Duration, Instant};

use super::Error;

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
    /// A size that keeps a GPU busy.
    pub const GPU: Self = Self { n_tokens: 65_536, n_texts: 4_096 };

    /// The default for a device.
    pub const fn of(device: tch::Device) -> Self {
        match device {
            tch::Device::Cpu => Self::CPU,
            _ => Self::GPU,
        }
    }

    const fn halved(self) -> Self {
        Self { n_tokens: self.n_tokens.div_ceil(2), n_texts: self.n_texts.div_ceil(2) }
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

/// Runs texts through a model, and returns the results in the order of the texts.
///
/// `lengths` are those of the texts, in tokens. `launch` computes a batch, given the indices of its texts, longest
/// first; `collect` copies its result, a value for each of the texts, from the device. While a device computes a batch,
/// the next batch is prepared. A batch that does not fit into memory is halved, and so are later batches.
///
/// # Errors
/// [`Error::Memory`] for a single text that does not fit alone; any other error of `launch` and `collect`.
pub fn run<B, T>(
    lengths: &[usize],
    budget: Budget,
    mut progress: impl FnMut(Progress),
    mut launch: impl FnMut(&[usize]) -> Result<B, Error>,
    mut collect: impl FnMut(B) -> Result<Vec<T>, Error>,
) -> Result<Vec<T>, Error> {
    let begun = Instant::now();
    let mut waiting: Vec<usize> = (0..lengths.len()).collect();
    // Equal texts lengths stay in their order, so that a run is the same each time.
    waiting.sort_by_key(|text| (lengths[*text], usize::MAX - text));
    let mut budget = budget;
    let mut results: Vec<Option<T>> = lengths.iter().map(|_| None).collect();
    let mut state = Progress { done: 0, of: lengths.len(), n_tokens: 0, time: Duration::ZERO };
    let mut under_way: Option<(Vec<usize>, B)> = None;
    loop {
        let texts = budget.next(&waiting, lengths).iter().rev().copied().collect::<Vec<_>>();
        let launched = if texts.is_empty() { None } else { Some(launch(&texts)) };
        // The previous batch is complete, or completes now, while the new batch runs.
        if let Some((texts, batch)) = under_way.take() {
            let values = collect(batch)?;
            state.done += texts.len();
            state.n_tokens += texts.iter().map(|text| lengths[*text]).sum::<usize>();
            state.time = begun.elapsed();
            for (text, value) in texts.into_iter().zip(values) {
                results[text] = Some(value);
            }
            progress(state);
        }
        match launched {
            None => break,
            Some(Ok(batch)) => {
                waiting.truncate(waiting.len() - texts.len());
                under_way = Some((texts, batch));
            }
            Some(Err(error)) if error.is_out_of_memory() => {
                if texts.len() == 1 {
                    return Err(Error::Memory { text: texts[0], n_tokens: lengths[texts[0]] });
                }
                budget = Budget { n_texts: budget.n_texts.min(texts.len()), ..budget }.halved();
            }
            Some(Err(error)) => return Err(error),
        }
    }
    Ok(results
        .into_iter()
        .map(|value| value.expect("each text was in one batch, and collect gives a value for each"))
        .collect())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use tch::TchError;

    use super::*;

    fn full() -> Error {
        Error::Torch(TchError::Torch("CUDA out of memory. Tried to allocate 20 GiB".to_owned()))
    }

    proptest! {
        #[test]
        fn results_come_in_the_order_of_the_texts(
            lengths in prop::collection::vec(0_usize..50, 0..80),
            n_tokens in 1_usize..200,
            n_texts in 1_usize..20,
            memory in 50_usize..120,
        ) {
            let (mut largest, mut seen) = (0, Progress { done: 0, of: 0, n_tokens: 0, time: Duration::ZERO });
            let results = run(
                &lengths,
                Budget { n_tokens, n_texts },
                |progress| seen = progress,
                |texts| {
                    let longest = texts.iter().map(|text| lengths[*text]).max().unwrap_or(0);
                    assert!(texts.len() <= n_texts && (texts.len() == 1 || texts.len() * longest <= n_tokens));
                    assert!(texts.is_sorted_by_key(|text| std::cmp::Reverse(lengths[*text])));
                    if texts.len() * longest > memory {
                        return Err(full());
                    }
                    largest = largest.max(texts.len() * longest);
                    Ok(texts.to_vec())
                },
                |texts| Ok(texts.iter().map(|text| (*text, lengths[*text])).collect()),
            ).expect("each text fits alone");
            prop_assert_eq!(results, lengths.iter().copied().enumerate().collect::<Vec<_>>());
            prop_assert!(largest <= memory);
            prop_assert_eq!(seen.done, lengths.len());
            prop_assert_eq!(seen.n_tokens, lengths.iter().sum::<usize>());
        }
    }

    #[test]
    fn a_text_that_does_not_fit_alone_is_named() {
        let refused = run(&[3, 9], Budget::CPU, |_| {}, |_| Err::<(), _>(full()), |()| Ok(vec![()]));
        let refused = refused.expect_err("nothing fits").to_string();
        assert!(refused.starts_with("text 2 with 9 tokens does not fit"), "{refused}");
    }

    #[test]
    fn another_refusal_is_passed_on() {
        let refused =
            run(&[1, 1], Budget::CPU, |_| {}, |_| Err::<(), _>(Error::Invalid("no".to_owned())), |()| Ok(vec![()]));
        assert_eq!(refused.expect_err("it refuses").to_string(), "no");
    }
}
