//! What is in the database after a run, counted by queries of its own and not by the engine's.

use std::collections::{BTreeMap, HashSet};

use engine::{Db, Engine};
use shared::{OutputId, StudyId, SubmissionId, TaskId};

/// What one task's assignments came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Counted submissions of each hit, ascending.
    pub per_hit: Vec<i64>,
    /// Pairs of a worker and a source that came up more than once.
    pub repeats: i64,
    /// Answers of workers about texts they wrote.
    pub own_texts: i64,
    /// All submissions.
    pub submissions: HashSet<SubmissionId>,
}

/// All rows of a query about one task or study, on either engine.
macro_rules! ask {
    ($engine:expr, $type:ty, $sql:literal, $task:expr) => {
        match $engine.db() {
            Db::Sqlite { read, .. } => {
                let mut reader = read.get().await?;
                sqlx::query_scalar::<_, $type>($sql).bind($task).fetch_all(reader.connection()?).await
            }
            Db::Postgres { requests, .. } => {
                let mut connection = requests.get().await?;
                sqlx::query_scalar::<_, $type>($sql).bind($task).fetch_all(connection.connection()?).await
            }
        }
    };
}

/// The number of the version that each answer of a task was given under, by assignment.
///
/// # Errors
/// The database cannot be read.
pub async fn versions_of_answers(engine: &Engine, task: TaskId) -> anyhow::Result<Vec<i64>> {
    Ok(ask!(
        engine,
        i64,
        "select v.number
           from answer n
           join task_version v on v.id = n.version_id
          where n.task_id = $1
          order by n.assignment_id",
        task
    )?)
}

/// Counts.
///
/// # Errors
/// The database cannot be read.
pub async fn counted(engine: &Engine, task: TaskId) -> anyhow::Result<Counted> {
    let per_hit = ask!(
        engine,
        i64,
        "select (select count(*) from assignment a where a.hit_id = h.id and a.outcome = 'counted') as n
           from hit h
          where h.task_id = $1
          order by n",
        task
    )?;
    let repeats = ask!(
        engine,
        i64,
        "select count(*)
           from (select a.worker_id, i.source_id
                   from assignment a
                   join hit_item i on i.hit_id = a.hit_id
                  where a.task_id = $1
                  group by a.worker_id, i.source_id
                 having count(*) > 1) as twice",
        task
    )?;
    let own_texts = ask!(
        engine,
        i64,
        "select count(*)
           from answer a
           join output o on o.id = a.output_id
          where a.task_id = $1 and a.number is not null and o.author_id = a.worker_id",
        task
    )?;
    let submissions = ask!(
        engine,
        SubmissionId,
        "select submission_id from assignment where task_id = $1 and submission_id is not null",
        task
    )?;
    Ok(Counted {
        per_hit,
        repeats: repeats.into_iter().sum(),
        own_texts: own_texts.into_iter().sum(),
        submissions: submissions.into_iter().collect(),
    })
}

/// Counted submissions of workers whose work is left out, and texts of theirs that are still in use.
///
/// # Errors
/// The database cannot be read.
pub async fn still_counted(engine: &Engine, study: StudyId) -> anyhow::Result<i64> {
    let counts = ask!(
        engine,
        i64,
        "select count(*)
           from assignment a
           join worker w on w.id = a.worker_id
          where a.study_id = $1 and w.left_out_at is not null and a.outcome = 'counted'
         union all
         select count(*)
           from used_output o
           join worker w on w.id = o.author_id
          where o.study_id = $1 and w.left_out_at is not null",
        study
    )?;
    Ok(counts.into_iter().sum())
}

/// Assignments of a task whose worker and source are not written down as met under the task at the head of its chain.
///
/// # Errors
/// The database cannot be read.
pub async fn forgotten(engine: &Engine, task: TaskId) -> anyhow::Result<i64> {
    let counts = ask!(
        engine,
        i64,
        "select count(*)
           from assignment a
           join task t on t.id = a.task_id
           join hit_item i on i.hit_id = a.hit_id
          where a.task_id = $1
            and not exists (select 1
                              from exposure e
                             where e.task_id = coalesce(t.chain, t.id)
                               and e.worker_id = a.worker_id
                               and e.source_id = i.source_id)",
        task
    )?;
    Ok(counts.into_iter().sum())
}

/// What a study's jobs came to, and what they left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jobs {
    /// Jobs that wait or run.
    pub open: i64,
    /// Jobs that were carried through.
    pub done: i64,
    /// Jobs that were taken more than once.
    pub taken_again: i64,
    /// Scores of each output, ascending.
    pub scores: Vec<i64>,
    /// Outputs that have more than one score by one metric.
    pub twice: Vec<OutputId>,
}

/// Counts jobs and scores.
///
/// # Errors
/// The database cannot be read.
pub async fn jobs(engine: &Engine, study: StudyId) -> anyhow::Result<Jobs> {
    let counts = ask!(
        engine,
        i64,
        "select sum(case when state in ('queued', 'running') then 1 else 0 end) from job where study_id = $1
         union all
         select sum(case when state = 'done' then 1 else 0 end) from job where study_id = $1
         union all
         select sum(case when state = 'done' and attempts > 1 then 1 else 0 end) from job where study_id = $1",
        study
    )?;
    let scores = ask!(
        engine,
        i64,
        "select (select count(*) from score c where c.output_id = o.id) as n
           from output o
          where o.study_id = $1
          order by n",
        study
    )?;
    let twice = ask!(
        engine,
        OutputId,
        "select c.output_id
           from score c
           join output o on o.id = c.output_id
          where o.study_id = $1
          group by c.output_id, c.metric
         having count(*) > 1",
        study
    )?;
    let [open, done, taken_again] = counts[..] else { anyhow::bail!("three counts: {counts:?}") };
    Ok(Jobs { open, done, taken_again, scores, twice })
}

/// How many texts have each number of scores.
pub fn by_number(scores: &[i64]) -> BTreeMap<i64, usize> {
    let mut texts = BTreeMap::new();
    for n in scores {
        *texts.entry(*n).or_default() += 1;
    }
    texts
}

/// What a study has stored about work, a line each, without ids and the same on both engines.
///
/// # Errors
/// The database cannot be read.
pub async fn stored(engine: &Engine, study: StudyId) -> anyhow::Result<Vec<String>> {
    let assignments = ask!(
        engine,
        String,
        "select 'assignment ' || t.position || ' ' || h.position || ' ' || w.number || ' ' || a.state || ' '
                || coalesce(a.outcome, '-') || ' ' || coalesce(a.approval, '-') || ' ' || a.revision || ' ' || a.claimed_at
                || ' ' || a.lease_until || ' ' || a.active_ms || ' ' || coalesce(a.submitted_at, 0) || ' ' || a.reward || ' '
                || a.currency || ' ' || a.language
           from assignment a
           join hit h on h.id = a.hit_id
           join task t on t.id = a.task_id
           join worker w on w.id = a.worker_id
          where a.study_id = $1",
        study
    )?;
    let answers = ask!(
        engine,
        String,
        "select 'answer ' || t.position || ' ' || s.external_id || ' ' || w.number || ' ' || a.question || ' '
                || coalesce(a.number, -1000) || ' ' || a.places || ' ' || coalesce(a.text, '-') || ' ' || coalesce(o.text, '-')
                || ' ' || a.created_at
           from answer a
           join task t on t.id = a.task_id
           join source s on s.id = a.source_id
           join worker w on w.id = a.worker_id
           left join output o on o.id = a.output_id
          where a.study_id = $1",
        study
    )?;
    let outputs = ask!(
        engine,
        String,
        "select 'output ' || s.external_id || ' ' || y.name || ' ' || coalesce(w.number, 0) || ' ' || o.text
           from output o
           join source s on s.id = o.source_id
           join system y on y.id = o.system_id
           left join worker w on w.id = o.author_id
          where o.study_id = $1",
        study
    )?;
    let hits = ask!(
        engine,
        String,
        "select 'hit ' || t.position || ' ' || h.position || ' ' || h.taken || ' ' || h.done || ' '
                || case when h.open = true then 'open' else 'full' end
           from hit h
           join task t on t.id = h.task_id
          where h.study_id = $1",
        study
    )?;
    let met = ask!(
        engine,
        String,
        "select 'met ' || t.position || ' ' || w.number || ' ' || s.external_id
           from exposure e
           join task t on t.id = e.task_id
           join worker w on w.id = e.worker_id
           join source s on s.id = e.source_id
          where t.study_id = $1",
        study
    )?;
    let jobs = ask!(
        engine,
        String,
        "select 'jobs ' || kind || ' ' || state || ' ' || total || ' ' || count(*)
           from job
          where study_id = $1
          group by kind, state, total",
        study
    )?;
    let events = ask!(
        engine,
        String,
        "select 'event ' || e.verb || ' ' || e.subject_kind || ' ' || e.created_at || ' ' || coalesce(w.number, 0)
           from event e
           left join worker w on w.person_id = e.person_id and w.study_id = e.study_id
          where e.study_id = $1",
        study
    )?;
    let rest = ask!(
        engine,
        String,
        "select 'participation ' || w.number || ' ' || coalesce(p.ending, '-') || ' ' || coalesce(p.ended_at, 0) || ' '
                || length(p.code) || ' ' || p.done_before
           from participation p
           join worker w on w.id = p.worker_id
          where w.study_id = $1
          union all
         select 'promised ' || coalesce(sum(amount), 0) from spending where study_id = $1",
        study
    )?;
    let mut all = [assignments, answers, outputs, hits, met, jobs, events, rest].concat();
    // The engines sort texts differently.
    all.sort();
    Ok(all)
}
