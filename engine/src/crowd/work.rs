//! The worker's own view: open tasks, why others are closed, submissions and earnings.

use std::collections::BTreeMap;

use serde::Serialize;
use shared::{
    Actor, Approval, AssignmentId, Gate, KnownKind, Language, Locale, Message, Money, Problem, QualificationState,
    StudyId, StudyState, TaskId, Time, pseudonym,
};
use store::{
    live::{LiveTask, Place},
    qualification::Passed,
};

use crate::{
    Engine, Result, Tx,
    crowd::{
        closed::Standing,
        location,
        offer::Offer,
        rejection::contested,
        review::{ReviewProgress, review_progress},
        taking_part::TakingPart,
        test::open_retry,
        withdraw::{Withdrawal, withdrawal_of},
    },
    money::pay::SubmissionRow,
};

/// A study in which a person works.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyStudy {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// Its state.
    pub state: StudyState,
    /// The language in which the person works.
    pub language: Language,
    /// The person's pseudonym in the study, such as `W001`.
    pub pseudonym: String,
    /// The contact for questions.
    pub contact: String,
    /// Whether they have agreed to the consent form.
    pub consented: bool,
    /// When they agreed to it.
    pub consented_at: Option<Time>,
    /// Their withdrawal, if they have left the study.
    pub left: Option<Withdrawal>,
    /// How far the review of their pilot is, while they wait for it.
    pub review: Option<ReviewProgress>,
    /// Whether there is work behind the test, a pilot or a task, if the test is their next step: nobody takes one for nothing
    /// without knowing. Otherwise this is true.
    pub has_work: bool,
    /// When the review of their pilot passed them, until they start a task that it opened.
    pub pilot_passed_at: Option<Time>,
    /// The gates before the tasks, in order.
    pub gates: Vec<MyGate>,
    /// The tasks.
    pub tasks: Vec<MyTask>,
    /// The earnings.
    pub earned: Earned,
    /// Where they stand, if they came by an entrance.
    pub taking_part: Option<TakingPart>,
}

/// A gate as its worker sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyGate {
    /// The gate.
    pub gate: Gate,
    /// The state of the gate; `None` before the first attempt.
    pub state: Option<QualificationState>,
    /// When it was decided.
    pub at: Option<Time>,
    /// Whether it is a test that the worker did not pass and can take again now.
    pub again: bool,
    /// The message to the worker; its text is empty if there is none.
    #[serde(serialize_with = "shared::message::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub message: Message,
    /// Whether the worker may still correct the answer behind the decision.
    pub may_correct: bool,
}

/// A task as its worker sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyTask {
    /// The task.
    pub task: TaskId,
    /// The preset from which it was created.
    pub preset: String,
    /// Whether a hit can be claimed now.
    pub open: bool,
    /// Whether it is closed to them, and not only without a hit for them now.
    pub closed: bool,
    /// If not, the reason and what to do; its text is empty if it is open.
    #[serde(serialize_with = "shared::message::as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub why: Message,
    /// What it offers.
    #[serde(flatten)]
    pub offer: Offer,
    /// The number of further hits that the worker can do now, without the one that they left open; 0 while the task is
    /// closed to them, and [`MOST_COUNTED`] if there are that many or more.
    pub more: i64,
    /// The number of hits that the worker has submitted.
    pub done: i64,
    /// The assignment that they left open.
    pub live: Option<AssignmentId>,
    /// Whether a draft of that assignment is saved.
    pub has_draft: bool,
}

impl MyTask {
    /// The number of hits that the worker can still submit, the one that they left open included; [`MOST_COUNTED`] if there
    /// are that many or more.
    pub fn left(&self) -> i64 {
        (self.more + i64::from(self.live.is_some())).min(MOST_COUNTED)
    }

    /// The number of the task's hits for the worker, submitted or not; `None` if more are left than are counted.
    pub fn all(&self) -> Option<i64> {
        Some(self.done + self.left()).filter(|_| self.left() < MOST_COUNTED)
    }
}

/// Up to how many further hits of a task are counted for a worker.
pub const MOST_COUNTED: i64 = 50;

/// What a worker has earned in one study.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Earned {
    /// Submitted and not yet reviewed.
    pub waiting: Money,
    /// Approved and not yet paid.
    pub approved: Money,
    /// Paid.
    pub paid: Money,
    /// The total number of submissions.
    pub n_submissions: i64,
    /// The number of those that were rejected.
    pub n_rejected: i64,
    /// The time worked for them, in milliseconds.
    pub active_ms: i64,
}

impl Earned {
    /// The earnings per hour of work, in minor units; `None` in the first minute, when the figure would be misleading.
    pub fn hourly(&self) -> Option<Money> {
        let minor = self.waiting.minor + self.approved.minor + self.paid.minor;
        (self.active_ms >= 60_000).then(|| Money::new(minor * 3_600_000 / self.active_ms, self.paid.currency.clone()))
    }
}

impl Engine {
    /// The studies in which a person works, newest first, with sentences in this language.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn my_work(&self, actor: &Actor, say: Locale) -> Result<Vec<MyStudy>> {
        let mut tx = self.read().await?;
        let mut studies = Vec::new();
        for place in tx.places(actor.person).await? {
            studies.push(my_study(&mut tx, place, self.now(), say).await?);
        }
        Ok(studies)
    }

    /// One study in which a person works, with sentences in this language.
    ///
    /// # Errors
    /// The actor does not work in it: `NotFound`.
    pub async fn my_study(&self, actor: &Actor, study: StudyId, say: Locale) -> Result<MyStudy> {
        let mut tx = self.read().await?;
        let worker = tx.worker_of(study, actor.person).await?.ok_or(Problem::NotFound)?;
        let place = tx.place(worker).await?;
        my_study(&mut tx, place, self.now(), say).await
    }

    /// The person's latest submissions in a study, newest first.
    ///
    /// # Errors
    /// The actor does not work in it: `NotFound`.
    pub async fn my_submissions(&self, actor: &Actor, study: StudyId) -> Result<Vec<SubmissionRow>> {
        let mut tx = self.read().await?;
        let worker = tx.worker_of(study, actor.person).await?.ok_or(Problem::NotFound)?;
        let mut own = tx.own_submissions(worker, 500).await?;
        let versions = tx.versions_of_study(study).await?;
        let any_rejected = own.iter().any(|row| row.approval == Approval::Rejected);
        let contested = if any_rejected { contested(&mut tx, worker).await? } else { BTreeMap::new() };
        for row in &mut own {
            row.outcome = row.outcome.told();
            row.contested_at = contested.get(&row.id).copied();
            // Also of a task that is closed, and in the language of the work.
            let latest = versions.iter().rev().find(|version| version.task_id == row.task_id);
            latest
                .map(|version| version.definition.title.get(&row.language))
                .unwrap_or_default()
                .clone_into(&mut row.title);
        }
        Ok(own)
    }
}

pub(crate) async fn my_study(tx: &mut Tx, place: Place, now: Time, say: Locale) -> Result<MyStudy> {
    let live = tx.live_tasks(place.study).await?;
    let gates = my_gates(tx, &place, &live, (now, say)).await?;
    let done = tx.done_per_task(place.worker).await?;
    let passed = tx.passed(place.worker).await?;
    let test_waits = gates.iter().any(|gate| gate.gate == Gate::Test && (gate.state.is_none() || gate.again));
    let is_next =
        test_waits && place.withdrawn_at.is_none() && place.consented_at.is_some() && place.state == StudyState::Live;
    let has_work = !is_next || is_behind_test(tx, &place, &live).await?;
    let mut tasks = Vec::new();
    let (mut has_started, mut is_opened) = (false, false);
    for task in live {
        let is_opened_by_review = task.definition.gates.contains(&Gate::Review);
        let n = done.iter().find(|(id, _)| *id == task.task).map_or(0, |(_, n)| *n);
        let task = my_task(tx, &place, passed, (task, n), say).await?;
        is_opened |= is_opened_by_review;
        has_started |= is_opened_by_review && (task.done > 0 || task.live.is_some());
        tasks.push(task);
    }
    let waits = |gate: &MyGate| gate.gate == Gate::Review && gate.state == Some(QualificationState::Waiting);
    let review = if gates.iter().any(waits) { Some(review_progress(tx, &place).await?) } else { None };
    let pilot_passed_at = passed_pilot(&gates).filter(|_| is_opened && !has_started);
    let worked = tx.worked(place.worker).await?;
    let sums = tx.sums(place.worker).await?;
    let taking_part = tx.participation(place.worker).await?.as_ref().map(TakingPart::of);
    let money = |minor| Money::new(minor, place.settings.currency.clone());
    let mut my = MyStudy {
        earned: Earned {
            waiting: money(worked.waiting),
            approved: money(sums.approved + sums.sent),
            paid: money(sums.paid),
            n_submissions: worked.n_submissions,
            n_rejected: worked.n_rejected,
            active_ms: worked.active_ms,
        },
        left: withdrawal_of(&place),
        study: place.study,
        title: place.settings.title(&place.title, &place.language).to_owned(),
        state: place.state,
        pseudonym: pseudonym(place.number),
        contact: place.settings.contact,
        consented: place.consented_at.is_some(),
        consented_at: place.consented_at,
        language: place.language,
        review,
        has_work,
        pilot_passed_at,
        gates,
        tasks,
        taking_part,
    };
    let is_done = nothing_left(&my);
    if let Some(taking) = &mut my.taking_part {
        taking.may_finish = is_done && taking.way_out.is_none();
    }
    Ok(my)
}

/// When the review of a pilot that the worker has written passed them.
fn passed_pilot(gates: &[MyGate]) -> Option<Time> {
    let passed = |gate| gates.iter().find(|mine| mine.gate == gate && mine.state == Some(QualificationState::Passed));
    passed(Gate::Pilot).and_then(|_| passed(Gate::Review)?.at)
}

/// The gates that any live task requires, in their order, with their messages in this language.
async fn my_gates(tx: &mut Tx, place: &Place, live: &[LiveTask], (now, say): (Time, Locale)) -> Result<Vec<MyGate>> {
    let known = tx.qualifications(place.worker).await?;
    let wanted = |gate: &Gate| {
        live.iter()
            .any(|task| task.definition.gates.contains(gate) || (task.definition.is_pilot() && *gate == Gate::Pilot))
            || (*gate == Gate::Known && known.iter().any(|q| q.gate == Gate::Known))
    };
    let mut gates = Vec::new();
    for gate in Gate::ALL.iter().filter(|gate| wanted(gate)) {
        gates.push(match known.iter().find(|q| q.gate == *gate) {
            Some(q) => {
                let retry = open_retry(tx, place, q, now).await?;
                let message = match retry {
                    Some(last) => {
                        format!("{} {}", say.latest_gave(last.points), say.still_left(last.attempts_left)).into()
                    }
                    None => q.message.clone().localised(say),
                };
                let may_correct = *gate == Gate::Location && location::may_correct(q);
                let (state, at) = (Some(q.state), Some(q.created_at));
                MyGate { gate: *gate, state, at, again: retry.is_some(), message, may_correct }
            }
            None => MyGate {
                gate: *gate,
                state: None,
                at: None,
                again: false,
                message: Message::from(String::new()),
                may_correct: false,
            },
        });
    }
    Ok(gates)
}

/// Whether a task for which the test is needed has a hit for a worker, or a pilot has.
async fn is_behind_test(tx: &mut Tx, place: &Place, live: &[LiveTask]) -> Result<bool> {
    let is_behind = |task: &&LiveTask| {
        let gates = &task.definition.gates;
        task.definition.is_pilot() || gates.contains(&Gate::Test) || gates.contains(&Gate::Review)
    };
    for task in live.iter().filter(is_behind) {
        let who = (place.worker, task.chain);
        if tx.count_hits_for(task.task, &place.language, who, 1).await? > 0 || trains(tx, place, task).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether a training item of the task waits for the worker; it is handed out even if nothing else is available.
async fn trains(tx: &mut Tx, place: &Place, task: &LiveTask) -> Result<bool> {
    if task.definition.known.is_none() {
        return Ok(false);
    }
    let waiting = tx.known_waiting(task.task, &place.language, place.worker, task.chain).await?;
    Ok(waiting.iter().any(|known| known.kind == KnownKind::Training))
}

/// The most hits of a task that the study wants from a worker who did some and holds others: a pilot ends with the number that
/// is reviewed. A number that was lowered under what is done counts from the next submission on.
async fn most_wanted(tx: &mut Tx, place: &Place, task: &LiveTask, (done, held): (i64, i64)) -> Result<i64> {
    if !task.definition.is_pilot() {
        return Ok(i64::MAX);
    }
    let wanted = tx.review_rule(place.study, &place.language).await?.pilot_hits;
    Ok(if done < wanted { wanted - done - held } else { i64::MAX })
}

async fn my_task(
    tx: &mut Tx,
    place: &Place,
    passed: Passed,
    (task, done): (LiveTask, i64),
    say: Locale,
) -> Result<MyTask> {
    let left_open = tx.live_assignment(task.task, place.worker).await?;
    let live = left_open.map(|(id, _)| id);
    let closed = Standing::in_place(place, passed, live.is_some()).closed(&task.definition);
    let who = (place.worker, task.chain);
    let more = if closed.is_some() {
        0
    } else {
        let there = tx.count_hits_for(task.task, &place.language, who, MOST_COUNTED).await?;
        there.min(most_wanted(tx, place, &task, (done, i64::from(live.is_some()))).await?)
    };
    let why = match closed {
        Some(closed) => closed.message().localised(say),
        None if live.is_none() && more == 0 && !trains(tx, place, &task).await? => say.nothing_open().to_owned().into(),
        None => Message::from(String::new()),
    };
    Ok(MyTask {
        task: task.task,
        offer: Offer::of(&task.definition, &place.settings.currency, &place.language),
        preset: task.definition.preset,
        open: why.text().is_empty(),
        closed: closed.is_some(),
        why,
        more,
        done,
        live,
        has_draft: left_open.is_some_and(|(_, revision)| revision > 0),
    })
}

/// Whether nothing is left to do for a worker: no task is open, none will be opened by a decision, and no step waits for
/// them. Once the study is not live, only a HIT that they hold is left.
fn nothing_left(my: &MyStudy) -> bool {
    let holds_hit = my.tasks.iter().any(|task| task.live.is_some());
    if my.state != StudyState::Live {
        return !holds_hit;
    }
    let waits = my.gates.iter().any(|gate| match gate.state {
        None => matches!(gate.gate, Gate::Location | Gate::Test),
        // A step that is failed for good has ended their part; this is a test that they can take again, now or later.
        Some(QualificationState::Waiting | QualificationState::Failed) => true,
        Some(QualificationState::Passed) => false,
    });
    my.consented && !waits && !holds_hit && my.tasks.iter().all(|task| !task.open)
}
