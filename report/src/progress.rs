//! The progress of a study: hits, places, pace and an estimate, per task and language.

use std::collections::BTreeMap;

use engine::{
    Result,
    access::Permit as _,
    crowd::{answers::left_out, known::LeftOut},
    design::task::{title_of, titles_of},
};
use serde::Serialize;
use shared::{
    Action, Actor, AssignmentState, Language, Localised, Outcome, Problem, StudyId, TaskId, Time, task::PILOT,
};
use store::progress::Cover;

use crate::Reports;

/// The time over which the pace is measured, in seconds.
const WINDOW: i64 = 24 * 3_600;

/// The minimum time from which a pace is extrapolated, in seconds.
const SHORTEST: i64 = 60;

/// The progress of a study.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Progress {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// When this was counted.
    pub at: Time,
    /// Whose submissions are counted here and left out of the statistics.
    pub left_out: LeftOut,
    /// Tasks in their order, languages in theirs.
    pub tasks: Vec<TaskProgress>,
}

/// The progress of one task in one language.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TaskProgress {
    /// The task.
    pub task: TaskId,
    /// Its title.
    pub title: String,
    /// Its title in all its languages.
    #[serde(skip)]
    pub titles: Localised,
    /// The preset it was made from.
    pub preset: String,
    /// Whether it is a pilot. Every new worker does it, so that it has places and no target.
    pub is_pilot: bool,
    /// The language.
    pub language: Language,
    /// Hits in all batches.
    pub hits: i64,
    /// The target number of counted submissions; of a pilot, those that it has places for.
    pub need: i64,
    /// Counted submissions there are.
    pub counted: i64,
    /// Hits being worked on now.
    pub live: i64,
    /// Late submissions kept and paid, out of the statistics.
    pub surplus: i64,
    /// Reservations that ended without a submission.
    pub expired: i64,
    /// Hits that were returned.
    pub returned: i64,
    /// Median of the milliseconds worked on a hit.
    pub median_ms: Option<i64>,
    /// Counted submissions per hour over the last day; `None` without recent work.
    pub per_hour: Option<f64>,
    /// When it will be complete at this pace.
    pub complete_at: Option<Time>,
    /// The number of hits with 0, 1, 2 … counted submissions.
    pub coverage: Vec<Covered>,
}

/// Hits with the same number of counted submissions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Covered {
    /// Counted submissions.
    pub counted: i64,
    /// Hits with this number of submissions.
    pub hits: i64,
}

impl Progress {
    /// The counted submissions and their target number, without pilots.
    pub fn total(&self) -> (i64, i64) {
        let targets = self.tasks.iter().filter(|task| !task.is_pilot);
        targets.fold((0, 0), |(counted, need), task| (counted + task.counted, need + task.need))
    }

    /// How many tasks are not complete, in all languages. A pilot never is, and is not among them.
    pub fn n_open(&self) -> usize {
        self.tasks.iter().filter(|task| !task.is_pilot && !task.is_complete()).count()
    }
}

impl TaskProgress {
    /// Whether the target is reached.
    pub const fn is_complete(&self) -> bool {
        self.counted >= self.need
    }
}

impl Reports {
    /// Computes the progress of a study.
    ///
    /// # Errors
    /// The actor may not see progress, or a page does not wait for the median times.
    pub async fn progress(&self, actor: &Actor, study: StudyId) -> Result<Progress> {
        let now = self.engine().now();
        let times = self.times(actor, study, Action::SeeProgress).await?;
        let mut tx = self.in_background().engine().read().await?;
        tx.permit(actor, study, Action::SeeProgress).await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let versions = tx.versions_of_study(study).await?;
        let mut found = BTreeMap::new();
        for row in tx.cover(study).await? {
            add_cover(&mut found, &row);
        }
        for task in found.values_mut() {
            (task.title, task.preset) = title_of(&versions, task.task);
            task.is_pilot = task.preset == PILOT;
            task.titles = titles_of(&versions, task.task);
        }
        for row in tx.ended(study).await? {
            if let Some(task) = found.get_mut(&(row.task_id, row.language)) {
                match row.state {
                    AssignmentState::Expired => task.expired += row.n,
                    AssignmentState::Returned => task.returned += row.n,
                    AssignmentState::Live | AssignmentState::Submitted => {}
                }
            }
        }
        for (task, language, median) in &times.by_task {
            if let Some(task) = found.get_mut(&(*task, language.clone())) {
                task.median_ms = Some(*median);
            }
        }
        for row in tx.late_or_since(study, now.plus_seconds(-WINDOW)).await? {
            let Some(task) = found.get_mut(&(row.task_id, row.language)) else { continue };
            if row.outcome == Outcome::Surplus {
                task.surplus += row.n;
            } else {
                let seconds = now.seconds_since(row.first).max(SHORTEST);
                extrapolate(task, row.n as f64 * 3_600.0 / seconds as f64, now);
            }
        }
        let mut tasks: Vec<TaskProgress> = found.into_values().collect();
        let place = |task: TaskId| versions.iter().position(|version| version.task_id == task);
        tasks.sort_by_key(|task| (place(task.task), task.language.clone()));
        let left_out = left_out(&mut tx, study).await?;
        Ok(Progress { study, title: facts.title, at: now, left_out, tasks })
    }
}

fn add_cover(found: &mut BTreeMap<(TaskId, Language), TaskProgress>, row: &Cover) {
    let task = found.entry((row.task_id, row.language.clone())).or_insert_with(|| empty(row));
    task.hits += row.hits;
    task.need += row.need * row.hits;
    task.counted += row.done * row.hits;
    task.live += row.taken;
    match task.coverage.iter_mut().find(|covered| covered.counted == row.done) {
        Some(covered) => covered.hits += row.hits,
        None => task.coverage.push(Covered { counted: row.done, hits: row.hits }),
    }
}

fn empty(row: &Cover) -> TaskProgress {
    TaskProgress {
        task: row.task_id,
        title: String::new(),
        titles: Localised::default(),
        preset: String::new(),
        is_pilot: false,
        language: row.language.clone(),
        hits: 0,
        need: 0,
        counted: 0,
        live: 0,
        surplus: 0,
        expired: 0,
        returned: 0,
        median_ms: None,
        per_hour: None,
        complete_at: None,
        coverage: Vec::new(),
    }
}

fn extrapolate(task: &mut TaskProgress, per_hour: f64, now: Time) {
    task.per_hour = Some(per_hour);
    let missing = task.need - task.counted;
    if missing > 0 && per_hour > 0.0 && !task.is_pilot {
        #[expect(clippy::cast_possible_truncation, reason = "a century of seconds fits, and more is cut off first")]
        let seconds = (missing as f64 / per_hour * 3_600.0).min(3e9) as i64;
        task.complete_at = Some(now.plus_seconds(seconds));
    }
}
