//! Why a person should look at a worker's work. Each is a sign, none is a proof, and nothing follows from it without a person.

use shared::{UnusualSign as Sign, refusal};
use statrs::distribution::{Binomial, DiscreteCDF as _};
use store::typing::Typed;

use super::{
    Measured,
    copies::Copies,
    reason::{NAMED, Reason},
    together::Together,
};
use crate::agreement::{RARE, Rater};

/// The share of the median time of all workers under which somebody is fast.
const FAST: f64 = 1.0 / 3.0;
/// The HITs from which somebody can be fast.
const ENOUGH_HITS: usize = 5;
/// The gold items from which somebody can have too few right.
const ENOUGH_GOLD: i64 = 4;
/// The gold items of the others in the same tasks and languages from which their share says something.
const ENOUGH_OF_OTHERS: i64 = 10;
/// The texts from which typing says something.
const ENOUGH_TEXTS: i64 = 3;
/// Of the texts, one in so many has to be pasted or typed evenly.
const PART: i64 = 5;

/// Gold items: right, and seen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Right {
    pub(super) right: i64,
    pub(super) n: i64,
}

/// How a worker's texts were typed: texts, of these pasted, and of these typed evenly.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HowTyped {
    n: i64,
    n_pasted: i64,
    n_even: i64,
}

impl<'a> FromIterator<&'a Typed> for HowTyped {
    fn from_iter<I: IntoIterator<Item = &'a Typed>>(parts: I) -> Self {
        let add = |sum: Self, part: &Typed| Self {
            n: sum.n + part.n,
            n_pasted: sum.n_pasted + part.n_pasted,
            n_even: sum.n_even + part.n_even,
        };
        parts.into_iter().fold(Self::default(), add)
    }
}

/// What the reasons to look at a worker's work are taken from.
pub(super) struct Seen<'a> {
    /// The time relative to the median of all.
    pub(super) pace: &'a Measured,
    /// How the texts were typed.
    pub(super) typed: &'a HowTyped,
    /// Who was seen with the same devices and networks.
    pub(super) together: Option<&'a Together>,
    /// The gold items of the worker in each task and language, and those of the others there.
    pub(super) gold: &'a [(Right, Right)],
    /// The worker's questions.
    pub(super) raters: &'a [&'a Rater],
    /// The workers who wrote the same texts.
    pub(super) copies: &'a [Copies],
}

/// The reasons, the clearest first.
pub(super) fn reasons(seen: &Seen<'_>) -> Vec<Reason> {
    let of = |sign, reason| Reason { sign, reason };
    let copied = seen
        .copies
        .iter()
        .take(NAMED)
        .map(|one| of(Sign::Copied, refusal::quality_looks_copied(&one.of, one.n_same, one.n_both)));
    let n_questions = seen.raters.iter().filter(|rater| rater.n_shared > 0).count();
    let questions =
        |has: fn(&Rater) -> bool| Some(seen.raters.iter().filter(|rater| has(rater)).count()).filter(|n| *n > 0);
    let constant = questions(|rater| rater.always_the_same)
        .map(|n| of(Sign::Constant, refusal::quality_looks_constant(n, n_questions)));
    let alone = questions(|rater| rater.agrees_with_nobody && !rater.always_the_same)
        .map(|n| of(Sign::Alone, refusal::quality_looks_alone(n, n_questions)));
    let wrong = few_right(seen.gold);
    let fast = match seen.pace {
        Measured::Value { value, n } if *value < FAST && *n >= ENOUGH_HITS => {
            Some(of(Sign::Fast, refusal::quality_looks_fast(percent(*value), *n)))
        }
        _ => None,
    };
    let together = seen.together.into_iter().flat_map(Together::reasons);
    let typed = as_typed(seen.typed);
    copied.chain(together).chain(constant).chain(alone).chain(wrong).chain(fast).chain(typed).collect()
}

/// Texts that were pasted, and texts in which the letters came in even steps.
fn as_typed(typed: &HowTyped) -> impl Iterator<Item = Reason> + use<> {
    let HowTyped { n, n_pasted, n_even } = *typed;
    let is_much = |part: i64| part >= ENOUGH_TEXTS && part * PART >= n;
    let pasted =
        is_much(n_pasted).then(|| Reason { sign: Sign::Pasted, reason: refusal::quality_looks_pasted(n_pasted, n) });
    let even = is_much(n_even).then(|| Reason { sign: Sign::Even, reason: refusal::quality_looks_even(n_even, n) });
    pasted.into_iter().chain(even)
}

/// Fewer gold items right than the others have in the same tasks and languages: compared with the binomial distribution of
/// the others' mean share, as many right as the worker or fewer are rare. One more right and one more wrong of the others
/// keep few of theirs from counting as certain.
fn few_right(gold: &[(Right, Right)]) -> Option<Reason> {
    let comparable = || gold.iter().filter(|(_, others)| others.n > 0);
    let sum = |of: fn(&(Right, Right)) -> i64| comparable().map(of).sum::<i64>();
    let (right, n, n_of_others) = (sum(|one| one.0.right), sum(|one| one.0.n), sum(|one| one.1.n));
    if n < ENOUGH_GOLD || n_of_others < ENOUGH_OF_OTHERS {
        return None;
    }
    // The others' share where this worker was.
    let mean = |share: fn(&Right) -> f64| {
        comparable().map(|(own, others)| own.n as f64 * share(others)).sum::<f64>() / n as f64
    };
    let binomial =
        Binomial::new(mean(|others| (others.right + 1) as f64 / (others.n + 2) as f64), u64::try_from(n).ok()?);
    let is_rare = binomial.ok()?.cdf(u64::try_from(right).ok()?) < RARE;
    let share = percent(mean(|others| others.right as f64 / others.n as f64));
    is_rare.then(|| Reason { sign: Sign::Wrong, reason: refusal::quality_looks_wrong(right, n, share) })
}

fn percent(share: f64) -> usize {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share, or a ratio under a third")]
    let percent = (share * 100.0).round() as usize;
    percent
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Right and seen.
    type Pair = (i64, i64);

    fn named(gold: &[(Pair, Pair)]) -> Option<String> {
        let right = |(right, n): Pair| Right { right, n };
        let gold: Vec<_> = gold.iter().map(|(own, others)| (right(*own), right(*others))).collect();
        few_right(&gold).map(|one| one.reason.text().to_owned())
    }

    #[test]
    fn few_right_gold_items_are_rare_only_where_the_others_have_more() {
        let text = "Gold items: 1 of 6 right; the other workers got 90% right.";
        assert_eq!(named(&[((1, 6), (90, 100))]).as_deref(), Some(text));
        assert_eq!(named(&[((0, 10), (3, 3))]), None, "nobody knows what the others can do");
        assert_eq!(named(&[((0, 10), (0, 0))]), None, "nobody else saw any");
        assert_eq!(named(&[((1, 3), (90, 100))]), None, "few were seen");
        // A hard task is not compared with an easy one.
        assert_eq!(named(&[((5, 10), (24, 40))]), None);
        assert_eq!(named(&[((0, 0), (475, 500)), ((5, 10), (24, 40))]), None);
    }

    #[test]
    fn three_texts_and_a_fifth_of_all_are_pasted_or_even() {
        let signs = |n, n_pasted, n_even| -> Vec<Sign> {
            as_typed(&HowTyped { n, n_pasted, n_even }).map(|one| one.sign).collect()
        };
        assert_eq!(signs(15, 3, 3), [Sign::Pasted, Sign::Even]);
        assert_eq!(signs(16, 3, 3), [], "less than a fifth");
        assert_eq!(signs(2, 2, 2), [], "two texts");
        assert_eq!(signs(3, 0, 3), [Sign::Even]);
        assert_eq!(signs(0, 0, 0), []);
    }

    #[test]
    fn many_right_gold_items_are_never_few() {
        for n in [10, 162, 1_000, 100_000] {
            assert_eq!(named(&[((n, n), (99_000, 100_000))]), None, "{n} of {n}");
        }
    }
}
