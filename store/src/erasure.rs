//! What erases personal data: the list of steps, and the queries for what no step can say.
//!
//! Only this file and its list change answers, decisions and events after they were written: they empty what identifies a
//! person, and what they wrote if it is to be removed.

mod step;

use serde_json::Value;
use shared::{AnswerId, AssignmentId, EventId, OutputId, PersonId, Time, WorkerId};
use sqlx::types::Json;

use super::{row, rows, run, scalar};
use crate::{Result, Tx};

pub use step::{ANSWERS, PERSON, Step, WORKER};

/// Tables that functions of this file erase instead of a step.
#[cfg(test)]
pub const STANDALONE: &[&str] = &["person", "session", "throttle", "study"];

/// An event as far as it may quote a person.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Debug, sqlx::FromRow)]
pub struct TraceRow {
    pub id: EventId,
    #[sqlx(json(nullable))]
    pub before: Option<Value>,
    #[sqlx(json(nullable))]
    pub after: Option<Value>,
}

/// What stays of a worker, counted.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Copy, Debug, Default, sqlx::FromRow)]
pub struct StaysRow {
    pub answers: i64,
    pub submissions: i64,
    pub payments: i64,
    pub decisions: i64,
}

/// Whether an event quotes the text `$1`, whatever its case.
macro_rules! quotes {
    () => {
        "(replace(lower(cast(before as text)), lower($1), '') <> lower(cast(before as text))
          or replace(lower(cast(after as text)), lower($1), '') <> lower(cast(after as text)))"
    };
}

impl Tx {
    /// Runs a step; how many rows it emptied or deleted.
    pub async fn erase_of_worker(&mut self, step: Step, worker: WorkerId) -> Result<u64> {
        run!(self, step.sql, worker)
    }

    /// The same by person.
    pub async fn erase_of_person(&mut self, step: Step, person: PersonId) -> Result<u64> {
        run!(self, step.sql, person)
    }

    /// Holds a worker's assignments and threads until the end of the transaction, so that nobody writes into them.
    pub async fn lock_work_of(&mut self, worker: WorkerId) -> Result<()> {
        if matches!(self, Self::Postgres(_)) {
            let assignments = "select id from assignment where worker_id = $1 order by id for no key update";
            rows!(self, (AssignmentId,), assignments, worker)?;
            let threads = "select assignment_id
                             from thread
                            where assignment_id in (select id from assignment where worker_id = $1)
                            order by assignment_id
                              for update";
            rows!(self, (AssignmentId,), threads, worker)?;
        }
        Ok(())
    }

    /// The places of a person in the order of their ids, to hold their rows in.
    pub async fn workers_of(&mut self, person: PersonId) -> Result<Vec<WorkerId>> {
        let found = rows!(self, (WorkerId,), "select id from worker where person_id = $1 order by id", person)?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// Holds a person's row, and those of all administrators, until the end of the transaction; whether another
    /// administrator could sign in.
    pub async fn lock_person(&mut self, person: PersonId) -> Result<bool> {
        if matches!(self, Self::Postgres(_)) {
            let sql = "select id from person where admin or id = $1 order by id for no key update";
            rows!(self, (PersonId,), sql, person)?;
        }
        self.other_administrators(person).await
    }

    /// Whether somebody else administers the server and can sign in.
    pub async fn other_administrators(&mut self, person: PersonId) -> Result<bool> {
        let others = "select count(*) from person where admin and disabled_at is null and id <> $1";
        Ok(scalar!(self, i64, others, person)?.unwrap_or_default() > 0)
    }

    /// Empties an account for good: nobody signs in with it, and it names nobody. False if it was empty already.
    pub async fn empty_person(&mut self, person: PersonId, email: &str, at: Time) -> Result<bool> {
        let touched = run!(
            self,
            "update person
                set name = '',
                    email = $2,
                    password_hash = '',
                    admin = false,
                    locale = '',
                    erasure_asked_at = null,
                    address_confirmed_at = null,
                    unsubscribed_at = null,
                    epoch = epoch + 1,
                    disabled_at = $3,
                    erased_at = $3
              where id = $1 and erased_at is null",
            person,
            email,
            at
        )?;
        Ok(touched == 1)
    }

    /// Stores when a worker's personal data was erased; false if it was before.
    pub async fn set_worker_erased(&mut self, worker: WorkerId, at: Time) -> Result<bool> {
        let touched = run!(self, "update worker set erased_at = $2 where id = $1 and erased_at is null", worker, at)?;
        Ok(touched == 1)
    }

    /// Deletes the sessions whose record has this text; how many.
    pub async fn erase_sessions(&mut self, text: &str) -> Result<u64> {
        run!(self, "delete from session where replace(lower(record), lower($1), '') <> lower(record)", text)
    }

    /// Deletes an attempt counter.
    pub async fn erase_attempts(&mut self, key: &str) -> Result<u64> {
        run!(self, "delete from throttle where key = $1", key)
    }

    /// Empties what events say before and after about a subject. What somebody agreed to stays.
    pub async fn erase_traces(&mut self, kind: &str, subject: &str) -> Result<u64> {
        run!(
            self,
            "update event
                set before = null,
                    after = null
              where subject_kind = $1
                and subject_id = $2
                and verb <> 'consent'
                and (before is not null or after is not null)",
            kind,
            subject
        )
    }

    /// Writes what an event says with a name taken out. An event that was emptied since it was read stays empty.
    pub async fn set_trace(&mut self, trace: &TraceRow) -> Result<()> {
        run!(
            self,
            "update event set before = $2, after = $3 where id = $1 and (before is not null or after is not null)",
            trace.id,
            trace.before.as_ref().map(Json),
            trace.after.as_ref().map(Json)
        )?;
        Ok(())
    }

    /// The events that quote a text. What others agreed to is not among them: it is kept as they read it.
    pub async fn traces_with(&mut self, text: &str, person: PersonId) -> Result<Vec<TraceRow>> {
        rows!(
            self,
            TraceRow,
            concat!("select id, before, after from event where (verb <> 'consent' or person_id = $2) and ", quotes!()),
            text,
            person
        )
    }

    /// What a person was called, and their addresses, before they changed them: the values before each change.
    pub async fn former_values(&mut self, person: PersonId) -> Result<Vec<Value>> {
        let found = rows!(
            self,
            (Json<Value>,),
            "select before
               from event
              where subject_kind = 'person'
                and subject_id = $1
                and verb in ('change_name', 'change_address')
                and before is not null
              order by id",
            person.to_string()
        )?;
        Ok(found.into_iter().map(|(Json(value),)| value).collect())
    }

    /// The events by a person that quote a text.
    pub async fn traces_by(&mut self, text: &str, person: PersonId) -> Result<Vec<TraceRow>> {
        rows!(
            self,
            TraceRow,
            concat!("select id, before, after from event where person_id = $2 and ", quotes!()),
            text,
            person
        )
    }

    /// The events about a person, or about a worker of theirs, that quote a text.
    pub async fn traces_about(&mut self, text: &str, person: PersonId, subject: &str) -> Result<Vec<TraceRow>> {
        rows!(
            self,
            TraceRow,
            concat!(
                "select id, before, after
                   from event
                  where subject_id = $3 and (verb <> 'consent' or person_id = $2) and ",
                quotes!()
            ),
            text,
            person,
            subject
        )
    }

    /// The events about accounts and members whose `name` is this one.
    pub async fn traces_naming(&mut self, name: &str) -> Result<Vec<TraceRow>> {
        let sql = "select id, before, after from event where subject_kind in ('person', 'member')";
        let (traces, name) = (rows!(self, TraceRow, sql)?, name.to_lowercase());
        let is_named = |value: &Option<Value>| {
            value.as_ref().and_then(|value| value["name"].as_str()).is_some_and(|found| found.to_lowercase() == name)
        };
        Ok(traces.into_iter().filter(|trace| is_named(&trace.before) || is_named(&trace.after)).collect())
    }

    /// What events may describe in words about a worker: rejected assignments and reviewed answers.
    pub async fn judged_of_worker(&mut self, worker: WorkerId) -> Result<(Vec<AssignmentId>, Vec<AnswerId>)> {
        let rejected = "select id from assignment where worker_id = $1 and approval = 'rejected'";
        let rejected: Vec<(AssignmentId,)> = rows!(self, (AssignmentId,), rejected, worker)?;
        let reviewed: Vec<(AnswerId,)> =
            rows!(self, (AnswerId,), "select answer_id from review where worker_id = $1", worker)?;
        Ok((rejected.into_iter().map(|(id,)| id).collect(), reviewed.into_iter().map(|(id,)| id).collect()))
    }

    /// The texts that a worker wrote and somebody decided about.
    pub async fn decided_of_worker(&mut self, worker: WorkerId) -> Result<Vec<OutputId>> {
        let found = rows!(
            self,
            (OutputId,),
            "select distinct o.id
               from output o
               join output_decision d on d.output_id = o.id
              where o.author_id = $1",
            worker
        )?;
        Ok(found.into_iter().map(|(id,)| id).collect())
    }

    /// What stays of a worker.
    pub async fn stays_of_worker(&mut self, worker: WorkerId) -> Result<StaysRow> {
        let found = row!(
            self,
            StaysRow,
            "select (select count(*) from answer where worker_id = $1) as answers,
                    (select count(*) from assignment where worker_id = $1 and state = 'submitted') as submissions,
                    (select count(*) from payment where worker_id = $1) as payments,
                    (select count(*) from qualification where worker_id = $1) as decisions",
            worker
        )?;
        Ok(found.unwrap_or_default())
    }
}
