//! The measures of a worker's work, computed from what the study holds of it.

use std::collections::{BTreeMap, BTreeSet};

use shared::{Approval, Gate, Language, Message, QualificationState, Study, TaskId, WorkerId, refusal};
use store::{
    quality::{Answered, Done, Gold, Written},
    typing::Typed,
    worker::WorkerRow,
};

use super::{
    Against, Measured, Part, Reason, Standing, TaskNamed, Which, WorkOfWorker, WorkerQuality,
    copies::{Copies, copies},
    look::{HowTyped, Right, Seen, reasons},
    together::Together,
};
use crate::{
    agreement::{ENOUGH_SHARED, Rater},
    label::Label,
};

/// The least time of work, in milliseconds, from which pay per hour is computed.
const SHORTEST_MS: i64 = 60_000;

/// The workers of one table of the agreement report against each other.
pub(super) struct Compared {
    pub(super) task: TaskId,
    pub(super) question: String,
    pub(super) label: Label,
    pub(super) language: Language,
    pub(super) raters: Vec<Rater>,
}

/// Everything that the workers of a study did.
pub(super) struct Work {
    pub(super) facts: Study,
    /// The tasks in their order.
    pub(super) titles: Vec<TaskNamed>,
    pub(super) workers: Vec<WorkerRow>,
    pub(super) done: Vec<Done>,
    pub(super) answered: Vec<Answered>,
    pub(super) gold: Vec<Gold>,
    pub(super) typed: Vec<Typed>,
    /// Who was seen with the same devices and networks.
    pub(super) together: BTreeMap<WorkerId, Together>,
    pub(super) written: Vec<Written>,
    pub(super) compared: Vec<Compared>,
}

/// What a worker's work is compared with.
struct Others<'a> {
    /// The median times by task and language.
    medians: BTreeMap<(TaskId, &'a Language), f64>,
    /// The gold items in each task and language, of all workers whose work counts.
    gold: BTreeMap<(TaskId, &'a Language), Right>,
    /// Who wrote the same texts as a worker.
    copies: BTreeMap<WorkerId, Vec<Copies>>,
}

impl Work {
    /// The median time of a HIT, of all workers.
    pub(super) fn median_ms(&self, which: &Which) -> Option<i64> {
        let of = self.done.iter().filter(|done| which.holds(done.task_id, &done.language));
        let median = median(of.map(|done| done.active_ms as f64).collect())?;
        #[expect(clippy::cast_possible_truncation, reason = "a median of whole numbers is among them or between two")]
        let median = median as i64;
        Some(median)
    }

    /// The workers who did something of what is meant, by number.
    pub(super) fn all(&self, which: &Which) -> Vec<WorkerQuality> {
        let others = self.others(which);
        self.workers.iter().filter_map(|row| self.one(row, which, &others)).collect()
    }

    /// The work of a worker, a part for each task and language; with the reasons to look at the whole.
    pub(super) fn in_parts(&self, worker: WorkerId, reasons: Vec<Reason>) -> WorkOfWorker {
        let currency = self.facts.settings.currency.clone();
        let Some(row) = self.workers.iter().find(|row| row.worker == worker) else { return WorkOfWorker::default() };
        let others = self.others(&Which::default());
        let done = own(&self.done, worker, |done| done.worker_id);
        let languages: BTreeSet<&Language> = done.iter().map(|done| &done.language).collect();
        let part = |named: &TaskNamed, language: &Language| {
            let which = Which { task: Some(named.task), language: Some(language.clone()) };
            let quality = self.one(row, &which, &others)?;
            let quality = WorkerQuality { reasons: Vec::new(), ..quality };
            Some(Part { task: named.task, title: named.title.clone(), language: language.clone(), quality })
        };
        let parts =
            self.titles.iter().flat_map(|named| languages.iter().filter_map(move |language| part(named, language)));
        let parts = parts.collect();
        let against = |one: &Compared| {
            let rater = one.raters.iter().find(|rater| rater.worker == worker)?.clone();
            let (question, label, language) = (one.question.clone(), one.label.clone(), one.language.clone());
            Some(Against { task: one.task, question, label, language, rater })
        };
        WorkOfWorker { currency, reasons, parts, compared: self.compared.iter().filter_map(against).collect() }
    }

    fn others(&self, which: &Which) -> Others<'_> {
        let mut times: BTreeMap<_, Vec<f64>> = BTreeMap::new();
        for done in &self.done {
            times.entry((done.task_id, &done.language)).or_default().push(done.active_ms as f64);
        }
        let is_out = |row: &&WorkerRow| row.left_out_at.is_some() || row.removed_at.is_some();
        let out: BTreeSet<WorkerId> = self.workers.iter().filter(is_out).map(|row| row.worker).collect();
        let mut gold: BTreeMap<_, Right> = BTreeMap::new();
        for one in self.gold.iter().filter(|one| !out.contains(&one.worker_id)) {
            let all = gold.entry((one.task_id, &one.language)).or_default();
            (all.right, all.n) = (all.right + one.n_right, all.n + one.n);
        }
        let names = self.workers.iter().map(|row| (row.worker, row.pseudonym())).collect();
        let written = self.written.iter().filter(|text| which.holds(text.task_id, &text.language));
        Others {
            medians: times.into_iter().filter_map(|(key, times)| Some((key, median(times)?))).collect(),
            gold,
            copies: copies(written, &names),
        }
    }

    /// One worker; `None` without a submission.
    fn one(&self, row: &WorkerRow, which: &Which, others: &Others<'_>) -> Option<WorkerQuality> {
        let done = own(&self.done, row.worker, |done| done.worker_id).iter();
        let done: Vec<&Done> = done.filter(|done| which.holds(done.task_id, &done.language)).collect();
        if done.is_empty() {
            return None;
        }
        let removed = row.removed_at.map(|_| refusal::quality_lacks_removed());
        let excluded = row.left_out_at.map(|_| refusal::quality_lacks_excluded());
        let unless = |why: &Option<Message>, measured: Measured| {
            why.clone().map_or(measured, |undefined| Measured::Undefined { undefined })
        };
        let raters = self.compared.iter().filter(|table| which.holds(table.task, &table.language));
        let pseudonym = row.pseudonym();
        let rater = |table: &'_ Compared| {
            let place = table.raters.binary_search_by(|rater| rater.pseudonym.cmp(&pseudonym)).ok()?;
            Some(place)
        };
        let raters: Vec<&Rater> = raters.filter_map(|table| table.raters.get(rater(table)?)).collect();
        let not_compared = removed.clone().or(excluded);
        // What a worker had removed is counted nowhere.
        let is_own = |worker| worker == row.worker && row.removed_at.is_none();
        let answered = own(&self.answered, row.worker, |one| one.worker_id).iter();
        let answered = answered.filter(|_| row.removed_at.is_none());
        let answered: Vec<&Answered> = answered.filter(|one| which.holds(one.task_id, &one.language)).collect();
        let gold = self.gold.iter().filter(|one| is_own(one.worker_id));
        let gold: Vec<&Gold> = gold.filter(|one| which.holds(one.task_id, &one.language)).collect();
        let own_gold = gold.iter().fold((0, 0), |sum, one| (sum.0 + one.n_right, sum.1 + one.n));
        let compared_gold: Vec<(Right, Right)> = gold
            .iter()
            .map(|one| {
                let own = Right { right: one.n_right, n: one.n };
                let all = others.gold.get(&(one.task_id, &one.language)).copied().unwrap_or_default();
                (own, Right { right: all.right - own.right, n: all.n - own.n })
            })
            .collect();
        let pace = pace(&done, others);
        let typed = self.typed.iter().filter(|one| one.worker_id == row.worker);
        let typed: HowTyped = typed.filter(|one| which.holds(one.task_id, &one.language)).collect();
        let seen = Seen {
            pace: &pace,
            typed: &typed,
            together: self.together.get(&row.worker),
            gold: &compared_gold,
            raters: &raters,
            copies: others.copies.get(&row.worker).map(Vec::as_slice).unwrap_or_default(),
        };
        let reasons = if not_compared.is_none() { reasons(&seen) } else { Vec::new() };
        Some(WorkerQuality {
            reasons,
            worker: row.worker,
            pseudonym: row.pseudonym(),
            language: row.language.clone(),
            standing: standing(row),
            excluded_at: row.left_out_at.filter(|_| row.removed_at.is_none()),
            exclusion_reason: row.left_out_reason.clone(),
            n_submissions: done.len(),
            is_removed: row.removed_at.is_some(),
            n_answers: count(answered.iter().map(|one| one.n_answers).sum()),
            agreement: unless(&not_compared, agreement(&raters)),
            n_questions: raters.iter().filter(|rater| rater.n_shared > 0).count(),
            n_alone: raters.iter().filter(|rater| rater.agrees_with_nobody).count(),
            equal: unless(&not_compared, equal(&raters)),
            n_right: count(own_gold.0),
            gold: unless(&removed, right(own_gold)),
            seconds: seconds(&done),
            pace,
            n_skipped: count(answered.iter().map(|one| one.n_skipped).sum()),
            skipped: unless(&removed, skipped(&answered)),
            hourly: hourly(&done),
        })
    }
}

/// What is a worker's, of something that is sorted by workers.
fn own<T>(all: &[T], worker: WorkerId, by: impl Fn(&T) -> WorkerId) -> &[T] {
    let (from, to) = (all.partition_point(|one| by(one) < worker), all.partition_point(|one| by(one) <= worker));
    all.get(from..to).unwrap_or_default()
}

fn count(n: i64) -> usize {
    usize::try_from(n).unwrap_or_default()
}

/// The median; of an even number of values, between the two in the middle.
fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let upper = *values.get(values.len() / 2)?;
    Some(f64::midpoint(values[(values.len() - 1) / 2], upper))
}

fn undefined(undefined: Message) -> Measured {
    Measured::Undefined { undefined }
}

/// The correlations of the questions with enough shared items, weighted by these items.
fn agreement(raters: &[&Rater]) -> Measured {
    let most = raters.iter().map(|rater| rater.n_shared).max().unwrap_or_default();
    if most < ENOUGH_SHARED {
        return undefined(refusal::quality_lacks_shared(ENOUGH_SHARED, most));
    }
    let enough = raters.iter().filter(|rater| rater.n_shared >= ENOUGH_SHARED);
    let found = enough.filter_map(|rater| Some((rater.correlation?, rater.n_shared)));
    let (sum, n) = found.fold((0.0, 0), |(sum, n), (r, shared)| (sum + r * shared as f64, n + shared));
    if n == 0 { undefined(refusal::quality_lacks_order()) } else { Measured::Value { value: sum / n as f64, n } }
}

/// The share of equal answers, over all pairs of all questions.
fn equal(raters: &[&Rater]) -> Measured {
    let found = raters.iter().filter_map(|rater| Some((rater.equal?, rater.n_pairs)));
    let (sum, n) = found.fold((0.0, 0), |(sum, n), (share, pairs)| (sum + share * pairs as f64, n + pairs));
    if n == 0 { undefined(refusal::quality_lacks_pairs()) } else { Measured::Value { value: sum / n as f64, n } }
}

fn right((right, n): (i64, i64)) -> Measured {
    let share = || Measured::Value { value: right as f64 / n as f64, n: count(n) };
    if n == 0 { undefined(refusal::quality_lacks_gold()) } else { share() }
}

fn seconds(done: &[&Done]) -> Measured {
    let times = done.iter().map(|done| done.active_ms as f64 / 1_000.0).collect();
    median(times)
        .map_or_else(|| undefined(refusal::quality_lacks_time()), |value| Measured::Value { value, n: done.len() })
}

/// The time of each HIT relative to the median of its task and language, so that long tasks do not make a worker slow.
fn pace(done: &[&Done], others: &Others<'_>) -> Measured {
    let ratio = |done: &&Done| {
        let of_all = others.medians.get(&(done.task_id, &done.language)).filter(|median| **median > 0.0)?;
        Some(done.active_ms as f64 / of_all)
    };
    let ratios: Vec<f64> = done.iter().filter_map(ratio).collect();
    let n = ratios.len();
    median(ratios).map_or_else(|| undefined(refusal::quality_lacks_time()), |value| Measured::Value { value, n })
}

fn skipped(answered: &[&Answered]) -> Measured {
    let (n_skipped, n) = answered.iter().fold((0, 0), |sum, one| (sum.0 + one.n_skipped, sum.1 + one.n_items));
    let share = || Measured::Value { value: n_skipped as f64 / n as f64, n: count(n) };
    if n == 0 { undefined(refusal::quality_lacks_answers()) } else { share() }
}

fn hourly(done: &[&Done]) -> Measured {
    let active: i64 = done.iter().map(|done| done.active_ms).sum();
    if active < SHORTEST_MS {
        return undefined(refusal::quality_lacks_minute());
    }
    let earned: i64 = done.iter().filter(|done| done.approval != Approval::Rejected).map(|done| done.reward).sum();
    Measured::Value { value: earned as f64 * 3_600_000.0 / active as f64, n: done.len() }
}

/// The first step that keeps a worker from working.
fn standing(row: &WorkerRow) -> Standing {
    if row.withdrawn_at.is_some() {
        return Standing::Withdrawn;
    }
    let first = |state| Gate::ALL.iter().copied().find(|gate| row.gate(*gate) == Some(state));
    match (first(QualificationState::Failed), first(QualificationState::Waiting)) {
        (Some(gate), _) => Standing::Failed(gate),
        (None, Some(gate)) => Standing::Waiting(gate),
        (None, None) => Standing::Active,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rater(correlation: Option<f64>, equal: Option<f64>, n_shared: usize, n_pairs: usize) -> Rater {
        Rater {
            worker: WorkerId(uuid::Uuid::nil()),
            pseudonym: "W001".to_owned(),
            n_ratings: n_shared,
            n_shared,
            n_pairs,
            equal,
            correlation,
            bias: None,
            agrees_with_nobody: false,
            always_the_same: false,
        }
    }

    #[test]
    fn questions_with_few_shared_items_do_not_count_and_the_others_count_by_their_items() {
        let (one, two, few) =
            (rater(Some(0.9), None, 30, 60), rater(Some(0.5), None, 10, 20), rater(Some(-1.0), None, 9, 9));
        let Measured::Value { value, n } = agreement(&[&one, &two, &few]) else { panic!("it is defined") };
        assert!((value - 0.8).abs() < 1e-12 && n == 40);
        let text = |measured| match measured {
            Measured::Undefined { undefined } => undefined.text().to_owned(),
            Measured::Value { .. } => panic!("it is undefined"),
        };
        assert!(text(agreement(&[&few])).contains("10") && text(agreement(&[&few])).contains('9'));
        assert_ne!(text(agreement(&[&rater(None, Some(0.5), 30, 60)])), text(agreement(&[&few])));
    }

    #[test]
    fn equal_answers_are_weighted_by_pairs() {
        let (one, two) = (rater(None, Some(1.0), 2, 10), rater(None, Some(0.0), 20, 30));
        assert_eq!(equal(&[&one, &two]), Measured::Value { value: 0.25, n: 40 });
        assert!(matches!(equal(&[]), Measured::Undefined { .. }));
    }

    #[test]
    fn the_median_lies_between_the_two_in_the_middle() {
        assert_eq!([vec![], vec![3.0, 1.0], vec![5.0, 1.0, 2.0]].map(median), [None, Some(2.0), Some(2.0)]);
    }
}
