//! Why a person should look at a worker's work. Each is a sign, none is a proof, and nothing follows from it without a person.

use serde::Serialize;
use shared::{Message, refusal};

use super::{Measured, copies::Copies, measure::count};
use crate::agreement::{RARE, Rater};

/// The share of the median time of all workers under which somebody is fast.
const FAST: f64 = 1.0 / 3.0;
/// The HITs from which somebody can be fast.
const ENOUGH_HITS: usize = 5;
/// The gold items from which somebody can have too few right.
const ENOUGH_GOLD: i64 = 4;

/// What is unusual about a worker's work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = SignInWork))]
pub enum Sign {
    /// It took far less time than that of the others.
    Fast,
    /// Fewer gold items are right than the others have.
    Wrong,
    /// It agrees with nobody on a question.
    Alone,
    /// It has always the same answer to a question.
    Constant,
    /// Texts have the same words as those of another worker.
    Copied,
}

/// A reason to look at a worker's work.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReasonToLook))]
pub struct Reason {
    /// What is unusual.
    pub sign: Sign,
    /// The same with its numbers, in a sentence.
    #[serde(serialize_with = "shared::message::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub reason: Message,
}

/// What the reasons to look at a worker's work are taken from.
pub(super) struct Seen<'a> {
    /// The time relative to the median of all.
    pub(super) pace: &'a Measured,
    /// Gold items of the worker: right, and seen.
    pub(super) gold: (i64, i64),
    /// Those of all others.
    pub(super) gold_of_others: (i64, i64),
    /// The worker's questions.
    pub(super) raters: &'a [&'a Rater],
    /// The workers who wrote the same texts.
    pub(super) copies: &'a [Copies],
}

/// The reasons, the clearest first.
pub(super) fn reasons(seen: &Seen<'_>) -> Vec<Reason> {
    let of = |sign, reason| Reason { sign, reason };
    let copied =
        seen.copies.iter().map(|one| of(Sign::Copied, refusal::quality_looks_copied(&one.of, one.n_same, one.n_both)));
    let n_questions = seen.raters.iter().filter(|rater| rater.n_shared > 0).count();
    let questions =
        |has: fn(&Rater) -> bool| Some(seen.raters.iter().filter(|rater| has(rater)).count()).filter(|n| *n > 0);
    let constant = questions(|rater| rater.always_the_same)
        .map(|n| of(Sign::Constant, refusal::quality_looks_constant(n, n_questions)));
    let alone = questions(|rater| rater.agrees_with_nobody)
        .map(|n| of(Sign::Alone, refusal::quality_looks_alone(n, n_questions)));
    let (right, n) = seen.gold;
    let of_others = share_of(seen.gold_of_others);
    let wrong = (n >= ENOUGH_GOLD && at_most(right, n, of_others) < RARE)
        .then(|| of(Sign::Wrong, refusal::quality_looks_wrong(right, n, percent(of_others))));
    let fast = match seen.pace {
        Measured::Value { value, n } if *value < FAST && *n >= ENOUGH_HITS => {
            Some(of(Sign::Fast, refusal::quality_looks_fast(percent(*value), *n)))
        }
        _ => None,
    };
    copied.chain(constant).chain(alone).chain(wrong).chain(fast).collect()
}

/// The share of right ones with one more of each, so that few do not count as certain.
fn share_of((right, n): (i64, i64)) -> f64 {
    (right + 1) as f64 / (n + 2) as f64
}

fn percent(share: f64) -> usize {
    #[expect(clippy::cast_possible_truncation, reason = "a share or a ratio under a third")]
    let percent = (share * 100.0).round() as i64;
    count(percent)
}

/// The probability of at most so many successes in `n`, each with this probability.
fn at_most(most: i64, n: i64, p: f64) -> f64 {
    let mut term = (1.0 - p).powf(n as f64);
    let mut sum = term;
    for k in 0..most {
        term *= (n - k) as f64 / (k + 1) as f64 * p / (1.0 - p);
        sum += term;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_right_gold_items_are_rare_only_where_the_others_have_more() {
        // Of a fair coin: one of five is heads at most in (1 + 5)/32.
        assert!((at_most(1, 5, 0.5) - 6.0 / 32.0).abs() < 1e-12);
        assert!((at_most(5, 5, 0.9) - 1.0).abs() < 1e-12);
        assert!(at_most(1, 6, share_of((90, 100))) < RARE);
        assert!(at_most(1, 6, share_of((1, 2))) > RARE, "nobody knows what the others can do");
    }
}
