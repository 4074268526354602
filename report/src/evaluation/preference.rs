//! Pairwise preferences: for every two systems, how often raters chose the first, the second or neither.

use std::collections::BTreeMap;

use super::score::mean_of;
use crate::label::Label;
use ::agreement::significance::{Alternative, FEWEST, LEVEL, sign};
use engine::crowd::answers::{Kind, Table, VersionUsed};
use serde::Serialize;
use shared::{HitItemId, Language, TaskId};

/// The preferences on one question of one task in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Preferences {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub task_title: String,
    /// The preset it was made from.
    pub preset: String,
    /// The key of the question.
    pub question: String,
    /// What people read in place of the keys.
    #[serde(skip)]
    pub label: Label,
    /// The language.
    pub language: Language,
    /// The versions of the task that were answered.
    pub versions: Vec<VersionUsed>,
    /// Every two systems that were shown side by side, by name.
    pub pairs: Vec<Preference>,
    /// SHA-256 of versions and judgements.
    pub config: String,
}

/// Two systems side by side. Shares are of judgements and add up to 1.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Preference {
    /// The system whose name comes first.
    pub a: String,
    /// The other.
    pub b: String,
    /// The share of judgements that prefer the first.
    pub a_better: f64,
    /// The share that prefer neither.
    pub tie: f64,
    /// The share that prefer the other.
    pub b_better: f64,
    /// The win rate of the first: the share of a text's judgements that prefer it, where neither counts half, as the mean
    /// over texts. That of the other is what is missing to 1.
    pub win_rate: f64,
    /// Its 95 % interval; nothing with fewer than two texts.
    pub win_rate_interval: Option<[f64; 2]>,
    /// The texts that more raters preferred of the first, and of the other.
    pub won: [usize; 2],
    /// Texts compared.
    pub n_items: usize,
    /// Judgements.
    pub n_ratings: usize,
    /// The p-value of a sign test over texts, each won by the system that more raters preferred; `None` if no text was
    /// won.
    pub p: Option<f64>,
    /// The method by which p was computed.
    pub method: String,
}

/// Which of two systems is preferred, as far as a test over texts can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preferred {
    /// Too few texts were compared for any preference to be significant.
    TooLittle,
    /// The first.
    First,
    /// The other.
    Other,
    /// Neither clearly.
    Neither,
}

impl Preference {
    /// Which of the two systems is preferred.
    pub fn preferred(&self) -> Preferred {
        let is_clear = self.p.is_some_and(|p| p < LEVEL);
        match (self.n_items < FEWEST, is_clear) {
            (true, _) => Preferred::TooLittle,
            // The test is of texts won. The rate weighs them by how clearly they were won, and may say otherwise.
            (false, true) if self.won[0] > self.won[1] && self.win_rate > 0.5 => Preferred::First,
            (false, true) if self.won[0] < self.won[1] && self.win_rate < 0.5 => Preferred::Other,
            (false, _) => Preferred::Neither,
        }
    }
}

/// Votes for the first, for neither and for the other.
type Votes = [u32; 3];

/// Summarises a table of comparisons; any other table is ignored.
pub(super) fn preferences(table: &Table, seed: u64) -> Preferences {
    let labels: &[String] = if let Kind::Preference(labels) = &table.kind { labels } else { &[] };
    let mut votes: BTreeMap<[i64; 2], BTreeMap<HitItemId, Votes>> = BTreeMap::new();
    for row in &table.rows {
        let Some(two) = table.sides.get(&row.item_id) else { continue };
        let which = if row.number == two[0] {
            0
        } else if row.number == two[1] {
            2
        } else {
            1
        };
        votes.entry(*two).or_default().entry(row.item_id).or_default()[which] += 1;
    }
    let name =
        |place: i64| usize::try_from(place).ok().and_then(|place| labels.get(place)).cloned().unwrap_or_default();
    Preferences {
        task: table.task,
        task_title: table.task_title.clone(),
        preset: table.preset.clone(),
        question: table.question.clone(),
        label: Label::default(),
        language: table.language.clone(),
        versions: table.versions.clone(),
        pairs: votes.iter().map(|(two, items)| preference([name(two[0]), name(two[1])], items, seed)).collect(),
        config: table.config("preferences, sign test over items"),
    }
}

fn preference([a, b]: [String; 2], items: &BTreeMap<HitItemId, Votes>, seed: u64) -> Preference {
    let sum = |which: usize| items.values().map(|votes| votes[which]).sum::<u32>();
    let [for_a, neither, for_b] = [0, 1, 2].map(sum);
    let n = for_a + neither + for_b;
    let share = |votes: u32| f64::from(votes) / f64::from(n.max(1));
    let side = |which: usize| items.values().map(|votes| f64::from(votes[which])).collect::<Vec<_>>();
    let won = |[first, neither, other]: &Votes| {
        (f64::from(*first) + f64::from(*neither) / 2.0) / f64::from((first + neither + other).max(1))
    };
    let (win_rate, win_rate_interval) = mean_of(items.values().map(won).collect(), seed).unwrap_or((0.5, None));
    let texts_won = [0, 2].map(|which: usize| items.values().filter(|votes| votes[which] > votes[2 - which]).count());
    let test = sign(&side(0), &side(2), Alternative::TwoSided);
    Preference {
        a,
        b,
        a_better: share(for_a),
        tie: share(neither),
        b_better: share(for_b),
        win_rate,
        win_rate_interval,
        won: texts_won,
        n_items: items.len(),
        n_ratings: n as usize,
        p: test.as_ref().ok().map(|test| test.p),
        method: test
            .map_or_else(|why| format!("no p: {why}"), |test| format!("{} over {} texts won", test.method, test.n)),
    }
}

impl Preference {
    /// `48.0 / 12.0 / 40.0`: percentages of judgements for the first, for neither, for the other.
    pub fn text(&self) -> String {
        format!("{:.1} / {:.1} / {:.1}", 100.0 * self.a_better, 100.0 * self.tie, 100.0 * self.b_better)
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn shares_add_up_and_every_text_has_one_vote_in_the_test() {
        let item = |n: u128| HitItemId(Uuid::from_u128(n));
        let items: BTreeMap<HitItemId, Votes> =
            (0..6).map(|n| (item(n), [3, 0, 0])).chain([(item(6), [0, 1, 2]), (item(7), [1, 1, 1])]).collect();
        let found = preference(["a".into(), "b".into()], &items, 7);
        assert_eq!((found.n_items, found.n_ratings, found.won), (8, 24, [6, 1]));
        assert!((found.a_better - 19.0 / 24.0).abs() < 1e-12 && (found.tie - 2.0 / 24.0).abs() < 1e-12);
        assert!((found.a_better + found.tie + found.b_better - 1.0).abs() < 1e-12);
        // Six of seven texts won: 2 × (7 + 1) / 2^7.
        assert!((found.p.expect("a p") - 0.125).abs() < 1e-12);
        assert_eq!(found.text(), "79.2 / 8.3 / 12.5");
        // Six texts won by all, one with half a judgement of three, one with one and a half.
        let wanted = (6.0 + 0.5 / 3.0 + 1.5 / 3.0) / 8.0;
        let [low, high] = found.win_rate_interval.expect("eight texts");
        assert!((found.win_rate - wanted).abs() < 1e-12 && low < wanted && wanted < high && high <= 1.0, "{found:?}");
    }

    #[test]
    fn without_a_text_won_there_is_no_p() {
        let items = BTreeMap::from([(HitItemId(Uuid::nil()), [1, 0, 1])]);
        let found = preference(["a".into(), "b".into()], &items, 7);
        assert!((found.win_rate - 0.5).abs() < 1e-12 && found.win_rate_interval.is_none(), "{found:?}");
        assert!(found.p.is_none() && found.method.starts_with("no p"), "{found:?}");
    }
}
