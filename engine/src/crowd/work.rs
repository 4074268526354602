//! The worker's own view: open tasks, why others are closed, submissions and earnings.

use serde::Serialize;
use shared::{
    Actor, AssignmentId, Gate, KnownKind, Language, Locale, Money, Problem, QualificationState, StudyId, StudyState,
    TaskId, Time, pseudonym,
};
use store::{
    live::{LiveTask, Place},
    qualification::Passed,
};

use crate::{
    Engine, Result, Tx,
    crowd::{
        closed::Standing,
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
    /// Their withdrawal, if they have left the study.
    pub left: Option<Withdrawal>,
    /// The gates before the tasks, in order.
    pub gates: Vec<MyGate>,
    /// The tasks.
    pub tasks: Vec<MyTask>,
    /// The earnings.
    pub earned: Earned,
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
    /// The message to the worker.
    pub message: String,
}

/// A task as its worker sees it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyTask {
    /// The task.
    pub task: TaskId,
    /// Its title in the worker's language.
    pub title: String,
    /// The preset from which it was created.
    pub preset: String,
    /// Whether a hit can be claimed now.
    pub open: bool,
    /// If not, the reason and what to do.
    pub why: String,
    /// The reward for one hit.
    pub reward: Money,
    /// The number of hits that the worker has submitted.
    pub done: i64,
    /// The assignment that they left open.
    pub live: Option<AssignmentId>,
}

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
    /// The studies in which a person works, newest first.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn my_work(&self, actor: &Actor) -> Result<Vec<MyStudy>> {
        let mut tx = self.read().await?;
        let mut studies = Vec::new();
        for place in tx.places(actor.person).await? {
            studies.push(my_study(&mut tx, place).await?);
        }
        Ok(studies)
    }

    /// One study in which a person works.
    ///
    /// # Errors
    /// The actor does not work in it: `NotFound`.
    pub async fn my_study(&self, actor: &Actor, study: StudyId) -> Result<MyStudy> {
        let mut tx = self.read().await?;
        let worker = tx.worker_of(study, actor.person).await?.ok_or(Problem::NotFound)?;
        let place = tx.place(worker).await?;
        my_study(&mut tx, place).await
    }

    /// The person's latest submissions in a study, newest first.
    ///
    /// # Errors
    /// The actor does not work in it: `NotFound`.
    pub async fn my_submissions(&self, actor: &Actor, study: StudyId) -> Result<Vec<SubmissionRow>> {
        let mut tx = self.read().await?;
        let worker = tx.worker_of(study, actor.person).await?.ok_or(Problem::NotFound)?;
        let mut own = tx.own_submissions(worker, 500).await?;
        for row in &mut own {
            row.outcome = row.outcome.told();
        }
        Ok(own)
    }
}

async fn my_study(tx: &mut Tx, place: Place) -> Result<MyStudy> {
    let live = tx.live_tasks(place.study).await?;
    let gates = my_gates(tx, &place, &live).await?;
    let done = tx.done_per_task(place.worker).await?;
    let passed = tx.passed(place.worker).await?;
    let mut tasks = Vec::new();
    for task in live {
        let n = done.iter().find(|(id, _)| *id == task.task).map_or(0, |(_, n)| *n);
        tasks.push(my_task(tx, &place, passed, task, n).await?);
    }
    let worked = tx.worked(place.worker).await?;
    let sums = tx.sums(place.worker).await?;
    let money = |minor| Money::new(minor, place.settings.currency.clone());
    Ok(MyStudy {
        earned: Earned {
            waiting: money(worked.waiting),
            approved: money(sums.approved),
            paid: money(sums.paid),
            n_submissions: worked.n_submissions,
            n_rejected: worked.n_rejected,
            active_ms: worked.active_ms,
        },
        left: withdrawal_of(&place),
        study: place.study,
        title: place.title,
        state: place.state,
        pseudonym: pseudonym(place.number),
        contact: place.settings.contact,
        consented: place.consented_at.is_some(),
        language: place.language,
        gates,
        tasks,
    })
}

/// The gates that any live task requires, in their order, with their messages in the worker's language.
async fn my_gates(tx: &mut Tx, place: &Place, live: &[LiveTask]) -> Result<Vec<MyGate>> {
    let known = tx.qualifications(place.worker).await?;
    let say = Locale::of(&place.language);
    let wanted = |gate: &Gate| {
        live.iter()
            .any(|task| task.definition.gates.contains(gate) || (task.definition.is_pilot() && *gate == Gate::Pilot))
            || (*gate == Gate::Known && known.iter().any(|q| q.gate == Gate::Known))
    };
    Ok(Gate::ALL
        .iter()
        .filter(|gate| wanted(gate))
        .map(|gate| match known.iter().find(|q| q.gate == *gate) {
            Some(q) => {
                let message = q.message.in_locale(say);
                MyGate { gate: *gate, state: Some(q.state), at: Some(q.created_at), message }
            }
            None => MyGate { gate: *gate, state: None, at: None, message: String::new() },
        })
        .collect())
}

/// Whether a training item of the task waits for the worker; it is handed out even if nothing else is available.
async fn trains(tx: &mut Tx, place: &Place, task: &LiveTask) -> Result<bool> {
    if task.definition.known.is_none() {
        return Ok(false);
    }
    let waiting = tx.known_waiting(task.task, &place.language, place.worker, task.chain).await?;
    Ok(waiting.iter().any(|known| known.kind == KnownKind::Training))
}

async fn my_task(tx: &mut Tx, place: &Place, passed: Passed, task: LiveTask, done: i64) -> Result<MyTask> {
    let live = tx.live_assignment(task.task, place.worker).await?;
    let locale = Locale::of(&place.language);
    let why = match Standing::in_place(place, passed, live.is_some()).closed(&task.definition) {
        Some(closed) => closed.message().in_locale(locale),
        None if live.is_none()
            && !tx.has_hit_for(task.task, &place.language, place.worker, task.chain).await?
            && !trains(tx, place, &task).await? =>
        {
            locale.nothing_open().to_owned()
        }
        None => String::new(),
    };
    Ok(MyTask {
        task: task.task,
        title: task.definition.title.get(&place.language).to_owned(),
        preset: task.definition.preset,
        open: why.is_empty(),
        why,
        reward: Money::new(task.definition.reward, place.settings.currency.clone()),
        done,
        live,
    })
}
