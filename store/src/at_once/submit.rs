//! A submission in one statement.

use serde_json::Value;
use shared::{Ending, EventId, ParticipationId, PersonId};
use sqlx::types::Json;

use super::{AtOnce, unchanged};
use crate::{
    Result, Tx,
    answer::{NewAnswerRow, NewRewrite},
    assignment::{AssignmentRow, Stored},
    job::NewJob,
    typing::NewTyping,
};

/// Taking part that ends with a submission.
#[derive(Clone, Debug)]
pub struct EndingRow {
    /// The participation.
    pub id: ParticipationId,
    /// The completion code of one's own; empty where they share one.
    pub code: String,
}

/// All rows of a submission of a live assignment.
#[derive(Clone, Debug)]
pub struct SubmissionRows {
    /// What changes in the assignment.
    pub stored: Stored,
    /// Whether it takes up the place in its hit that was held for it; otherwise the place is free again.
    pub takes_place: bool,
    /// Who submits.
    pub person: PersonId,
    /// The id of the event, and the outcome as it records it.
    pub event: (EventId, Value),
    /// The values.
    pub answers: Vec<NewAnswerRow>,
    /// The rewrites that become outputs.
    pub rewrites: Vec<NewRewrite>,
    /// How they were typed.
    pub typing: Vec<NewTyping>,
    /// What is to be done with them.
    pub jobs: Vec<NewJob>,
    /// Taking part, if it ends with this.
    pub ending: Option<EndingRow>,
}

/// The parts that write run in an order of PostgreSQL's own, after the assignment. The hit's row, for which others wait, is held
/// until the statement ends.
const SUBMIT: &str = concat!(
    unchanged!("$1", "$2"),
    ", own as (
        update assignment a
           set state = 'submitted',
               submission_id = $4,
               outcome = $5,
               active_ms = $6,
               submitted_at = $7,
               approval = 'waiting'
          from unchanged
         where a.id = $3 and a.state = 'live'
        returning a.id, a.study_id, a.task_id, a.version_id, a.hit_id, a.worker_id, a.language
    ), rewritten as (
        insert into output (id, study_id, source_id, system_id, text, author_id, created_at)
        select r.id, own.study_id, r.source, r.system, r.text, own.worker_id, $7
          from own
         cross join unnest(cast($8 as uuid[]), cast($9 as uuid[]), cast($10 as uuid[]), cast($11 as text[]))
                    as r (id, source, system, text)
    ), answered as (
        insert into answer (id, study_id, task_id, version_id, assignment_id, worker_id, item_id, source_id, output_id, question,
                            number, places, text, skipped, created_at)
        select r.id, own.study_id, own.task_id, own.version_id, own.id, own.worker_id, r.item, r.source, r.output, r.question,
               r.number, r.places, r.text, r.skipped, $7
          from own
         cross join unnest(cast($12 as uuid[]), cast($13 as uuid[]), cast($14 as uuid[]), cast($15 as uuid[]), cast($16 as text[]),
                           cast($17 as bigint[]), cast($18 as bigint[]), cast($19 as text[]), cast($20 as text[]))
                    as r (id, item, source, output, question, number, places, text, skipped)
    ), typed as (
        insert into typing (assignment_id, item_id, question, study_id, task_id, worker_id, language, length, typed, pasted, pastes,
                            pauses, even_pauses)
        select own.id, r.item, r.question, own.study_id, own.task_id, own.worker_id, own.language, r.length, r.typed, r.pasted,
               r.pastes, r.pauses, r.even_pauses
          from own
         cross join unnest(cast($21 as uuid[]), cast($22 as text[]), cast($23 as bigint[]), cast($24 as bigint[]),
                           cast($25 as bigint[]), cast($26 as bigint[]), cast($27 as bigint[]), cast($28 as bigint[]))
                    as r (item, question, length, typed, pasted, pastes, pauses, even_pauses)
    ), noted as (
        insert into event (id, study_id, person_id, verb, subject_kind, subject_id, before, after, created_at)
        select $29, own.study_id, $30, 'submit', 'assignment', cast(own.id as text), null, $31, $7
          from own
    ), queued as (
        insert into job (id, study_id, kind, key, payload, state, attempts, run_at, called_off, done, total, created_at)
        select r.id, own.study_id, r.kind, r.key, r.payload, 'queued', 0, $7, false, 0, r.total, $7
          from own
         cross join unnest(cast($32 as uuid[]), cast($33 as text[]), cast($34 as text[]), cast($35 as jsonb[]), cast($36 as bigint[]))
                    as r (id, kind, key, payload, total)
            on conflict (key) do nothing
    ), ended as (
        update participation p
           set ending = $38,
               code = $39,
               ended_at = $7
          from own
         where p.id = $37 and p.ending is null
    ), booked as (
        update hit h
           set taken = taken - 1,
               done = done + $40,
               open = (taken - 1 + done + $40 < need and not stopped)
          from own
         where h.id = own.hit_id
    )
    select exists (select 1 from own)"
);

impl Tx {
    /// Stores a submission of a live assignment, if nothing has changed that decides about its worker and it is still live.
    ///
    /// # Errors
    /// The submission's id is that of another one: [`crate::Error::is_taken`].
    pub async fn submit_at_once(
        &mut self,
        of: &AssignmentRow,
        changes: i64,
        new: &SubmissionRows,
    ) -> Result<AtOnce<()>> {
        let SubmissionRows { stored, answers, rewrites, typing, jobs, ending, .. } = new;
        let (event, outcome) = &new.event;
        let counts = |count: fn(&NewTyping) -> u32| typing.iter().map(|row| i64::from(count(row))).collect::<Vec<_>>();
        let asked = sqlx::query_scalar::<_, bool>(SUBMIT)
            .bind(of.worker_id)
            .bind(changes)
            .bind(of.id)
            .bind(stored.submission)
            .bind(stored.outcome)
            .bind(stored.active_ms)
            .bind(stored.at)
            .bind(column(rewrites, |row| row.id.0))
            .bind(column(rewrites, |row| row.source.0))
            .bind(column(rewrites, |row| row.system.0))
            .bind(column(rewrites, |row| row.text.as_str()))
            .bind(column(answers, |row| row.id.0))
            .bind(column(answers, |row| row.item.0))
            .bind(column(answers, |row| row.source.0))
            .bind(column(answers, |row| row.output.map(|output| output.0)))
            .bind(column(answers, |row| row.question.as_str()))
            .bind(column(answers, |row| row.number))
            .bind(column(answers, |row| row.places))
            .bind(column(answers, |row| row.text.as_deref()))
            .bind(column(answers, |row| row.skipped.as_deref()))
            .bind(column(typing, |row| row.item.0))
            .bind(column(typing, |row| row.question.as_str()))
            .bind(column(typing, |row| row.length))
            .bind(counts(|row| row.counts.typed))
            .bind(counts(|row| row.counts.pasted))
            .bind(counts(|row| row.counts.pastes))
            .bind(counts(|row| row.counts.pauses))
            .bind(counts(|row| row.counts.even_pauses))
            .bind(event)
            .bind(new.person)
            .bind(Json(outcome))
            .bind(column(jobs, |job| job.id.0))
            .bind(column(jobs, |job| job.kind))
            .bind(column(jobs, |job| job.key.as_str()))
            .bind(column(jobs, |job| Json(&job.payload)))
            .bind(column(jobs, |job| job.total))
            .bind(ending.as_ref().map(|ending| ending.id))
            .bind(Ending::Finished)
            .bind(ending.as_ref().map_or("", |ending| ending.code.as_str()))
            .bind(i64::from(new.takes_place));
        let done = asked.persistent(self.prepares()).fetch_one(self.postgres()?).await?;
        Ok(if done { AtOnce::Done(()) } else { AtOnce::Changed })
    }
}

/// A column of the rows.
fn column<'a, Row, T>(rows: &'a [Row], value: impl Fn(&'a Row) -> T) -> Vec<T> {
    rows.iter().map(value).collect()
}
