//! Which system is the best on a question, if that can be said.

use super::{Best, BySystem, Comparison, SystemScore, difference};
use ::agreement::significance::FEWEST;

/// The system with the best mean, and what tells it from the next one.
#[derive(Clone, Debug, PartialEq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub enum Lead {
    /// It is better than every other system: they share no letter.
    Clear(Ahead),
    /// Another system may be as good.
    Open(Ahead),
    /// There are too few texts for any difference between the systems to be a finding.
    TooLittle,
}

/// Two systems that follow each other, and the difference between them.
#[derive(Clone, Debug, PartialEq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Ahead {
    /// The better one.
    pub best: String,
    /// The next one.
    pub second: String,
    /// How far the better one is ahead, at least 0 unless the means are over different texts.
    pub by: f64,
    /// The 95 % interval.
    pub interval: [f64; 2],
    /// How the two are compared.
    pub comparison: Comparison,
}

/// Which of these systems is the best, by their letters; `None` with fewer than two systems.
pub(crate) fn lead(means: &BySystem<'_>, scored: &[SystemScore], best: Best, seed: u64) -> Option<Lead> {
    let sign = if best == Best::Lowest { -1.0 } else { 1.0 };
    let mut order: Vec<&SystemScore> = scored.iter().collect();
    order.sort_by(|a, b| (sign * b.mean).total_cmp(&(sign * a.mean)));
    let [first, second, ..] = order.as_slice() else { return None };
    let items = |score: &SystemScore| means.get(score.system.as_str());
    let difference = difference(items(first)?, items(second)?, seed);
    let Some(difference) = difference.filter(|difference| difference.n_items >= FEWEST) else {
        return Some(Lead::TooLittle);
    };
    let [low, high] = difference.interval;
    let ahead = Ahead {
        best: first.system.clone(),
        second: second.system.clone(),
        by: sign * difference.mean,
        interval: if best == Best::Lowest { [-high, -low] } else { [low, high] },
        comparison: difference.comparison,
    };
    let (Some(own), Some(next)) = (&first.letters, &second.letters) else { return Some(Lead::Open(ahead)) };
    let is_clear = ahead.by > 0.0 && !own.chars().any(|letter| next.contains(letter));
    Some(if is_clear { Lead::Clear(ahead) } else { Lead::Open(ahead) })
}

#[cfg(test)]
mod tests {
    use shared::SystemId;
    use store::counted::CountedRow;
    use uuid::Uuid;

    use super::super::{Names, by_system, systems, tests::row};
    use super::*;

    #[test]
    fn a_winner_is_named_only_if_it_is_told_from_the_next_system() {
        let names: Names = ["one", "other"]
            .iter()
            .zip(1..)
            .map(|(name, n)| (SystemId(Uuid::from_u128(n)), (*name).to_owned()))
            .collect();
        let lead_of = |n: u128, other: &dyn Fn(u128) -> i64, best: Best| {
            let rows: Vec<CountedRow> = (0..n)
                .flat_map(|source| [row(source, Some(1), 1, 3), row(source, Some(2), 1, other(source))])
                .collect();
            let means = by_system(&rows, &names);
            lead(&means, &systems(&means, (None, Some(best)), 7).scores, best, 7)
        };
        let lower = |source: u128| if source.is_multiple_of(2) { 1 } else { 2 };
        let Some(Lead::Clear(ahead)) = lead_of(20, &lower, Best::Highest) else { panic!("a clear winner") };
        assert_eq!((ahead.best.as_str(), ahead.second.as_str(), ahead.by), ("one", "other", 1.5));
        assert!(ahead.interval[0] > 1.0 && ahead.interval[1] < 2.0, "{ahead:?}");
        let Some(Lead::Clear(ahead)) = lead_of(20, &lower, Best::Lowest) else { panic!("a clear winner") };
        assert_eq!((ahead.best.as_str(), ahead.by), ("other", 1.5), "the lowest rank is the best");
        assert!(ahead.interval[0] > 1.0 && ahead.interval[0] < ahead.interval[1], "{ahead:?}");
        let around = |source: u128| if source.is_multiple_of(2) { 2 } else { 4 };
        let Some(Lead::Open(ahead)) = lead_of(20, &around, Best::Highest) else { panic!("no winner") };
        assert!(ahead.by.abs() < 1e-12 && ahead.interval[0] < 0.0, "{ahead:?}");
        assert_eq!(lead_of(5, &lower, Best::Highest), Some(Lead::TooLittle));
        // Texts that only one of the two was judged on say as much as their number allows.
        let apart = |n: u128| {
            let rows: Vec<CountedRow> = (0..n)
                .map(|source| {
                    row(source, Some(source % 2 + 1), 1, 2 * i64::from(source % 2 == 0) + i64::from(source % 3 == 0))
                })
                .collect();
            let means = by_system(&rows, &names);
            lead(&means, &systems(&means, (None, Some(Best::Highest)), 7).scores, Best::Highest, 7)
        };
        let Some(Lead::Clear(ahead)) = apart(60) else { panic!("a clear winner") };
        assert_eq!((ahead.best.as_str(), ahead.comparison), ("one", Comparison::Independent));
        assert!(ahead.interval[0] > 1.0 && ahead.interval[1] < 3.0, "{ahead:?}");
        assert_eq!(apart(10), Some(Lead::TooLittle));
        // On the texts that only one of them was judged on, the system with the better mean is the worse one.
        let against: Vec<CountedRow> = (0..8)
            .flat_map(|source| [row(source, Some(1), 1, 7), row(source, Some(2), 1, 1)])
            .chain((10..40).map(|source| row(source, Some(1), 1, 3 + i64::from(source % 2 == 0))))
            .chain((50..80).map(|source| row(source, Some(2), 1, 4 + i64::from(source % 2 == 0))))
            .collect();
        let means = by_system(&against, &names);
        let scored = systems(&means, (None, Some(Best::Highest)), 7).scores;
        let Some(Lead::Open(ahead)) = lead(&means, &scored, Best::Highest, 7) else { panic!("no winner") };
        assert!(ahead.best == "one" && ahead.by < 0.0, "{ahead:?}");
        let alone: Vec<CountedRow> = (0..20).map(|source| row(source, Some(1), 1, 3)).collect();
        let means = by_system(&alone, &names);
        let scored = systems(&means, (None, Some(Best::Highest)), 7).scores;
        assert_eq!(lead(&means, &scored, Best::Highest, 7), None, "one system is compared with nobody");
    }
}
