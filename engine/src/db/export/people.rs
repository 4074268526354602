//! Lines about people under their pseudonyms: workers, gates, reviews, pay and the audit trail.

use serde_json::Value;
use shared::{
    AnswerId, AssignmentId, Decision, EventId, Gate, Grade, Language, PaymentId, PersonId, QualificationState, Time,
    WorkerId,
};

use super::Line;
use crate::export::{Cell, Context};

/// A worker.
#[derive(sqlx::FromRow)]
pub(crate) struct WorkerLine {
    id: WorkerId,
    language: Language,
    consented_at: Option<Time>,
    created_at: Time,
    withdrawn_at: Option<Time>,
    removed_at: Option<Time>,
}

impl Line for WorkerLine {
    const COLUMNS: &'static [&'static str] =
        &["worker", "language", "consented_at", "created_at", "withdrawn_at", "answers_removed_at"];
    const SQL: &'static str = "select id, language, consented_at, created_at, withdrawn_at, removed_at
         from worker
        where study_id = $1
        order by number";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            context.worker(Some(self.id)),
            Cell::Word(self.language.to_string()),
            Cell::at(self.consented_at),
            Cell::At(self.created_at),
            Cell::at(self.withdrawn_at),
            Cell::at(self.removed_at),
        ]
    }
}

/// A gate decision.
#[derive(sqlx::FromRow)]
pub(crate) struct QualificationLine {
    worker_id: WorkerId,
    gate: Gate,
    number: i64,
    state: QualificationState,
    rule: String,
    decision: Decision,
    decided_by: Option<PersonId>,
    message: String,
    #[sqlx(json)]
    evidence: Value,
    created_at: Time,
}

impl Line for QualificationLine {
    const COLUMNS: &'static [&'static str] =
        &["worker", "gate", "number", "state", "rule", "decision", "decided_by", "message", "evidence", "created_at"];
    const SQL: &'static str =
        "select worker_id, gate, number, state, rule, decision, decided_by, message, evidence, created_at
         from qualification
        where study_id = $1
        order by id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            context.worker(Some(self.worker_id)),
            Cell::word(Some(self.gate)),
            Cell::Number(self.number),
            Cell::word(Some(self.state)),
            Cell::Text(self.rule),
            Cell::word(Some(self.decision)),
            Cell::Word(context.names.person(self.decided_by)),
            Cell::Text(self.message),
            Cell::Json(context.names.scrub("qualification", self.evidence)),
            Cell::At(self.created_at),
        ]
    }
}

/// A reviewer's judgement.
#[derive(sqlx::FromRow)]
pub(crate) struct ReviewLine {
    worker_id: WorkerId,
    answer_id: AnswerId,
    reviewer_id: PersonId,
    grade: Grade,
    #[sqlx(json)]
    reasons: Value,
    note: String,
    created_at: Time,
    updated_at: Time,
}

impl Line for ReviewLine {
    const COLUMNS: &'static [&'static str] =
        &["worker", "answer_id", "reviewer", "grade", "reasons", "note", "created_at", "updated_at"];
    const SQL: &'static str = "select worker_id, answer_id, reviewer_id, grade, reasons, note, created_at, updated_at
         from review
        where study_id = $1
          and not exists (select 1 from worker w where w.id = review.worker_id and w.removed_at is not null)
        order by id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            context.worker(Some(self.worker_id)),
            Cell::Id(self.answer_id.0),
            Cell::Word(context.names.person(Some(self.reviewer_id))),
            Cell::word(Some(self.grade)),
            Cell::Json(self.reasons),
            Cell::Text(self.note),
            Cell::At(self.created_at),
            Cell::At(self.updated_at),
        ]
    }
}

/// A line of the ledger.
#[derive(sqlx::FromRow)]
pub(crate) struct PaymentLine {
    id: PaymentId,
    worker_id: WorkerId,
    assignment_id: Option<AssignmentId>,
    kind: String,
    amount: i64,
    currency: String,
    state: String,
    created_at: Time,
    paid_at: Option<Time>,
}

impl Line for PaymentLine {
    const COLUMNS: &'static [&'static str] = &[
        "payment_id",
        "worker",
        "assignment_id",
        "kind",
        "amount_minor",
        "currency",
        "state",
        "created_at",
        "paid_at",
    ];
    const SQL: &'static str = "select id, worker_id, assignment_id, kind, amount, currency, state, created_at, paid_at
         from payment
        where study_id = $1
        order by state, id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            context.worker(Some(self.worker_id)),
            Cell::id(self.assignment_id.map(|assignment| assignment.0)),
            Cell::Word(self.kind),
            Cell::Number(self.amount),
            Cell::Word(self.currency),
            Cell::Word(self.state),
            Cell::At(self.created_at),
            Cell::at(self.paid_at),
        ]
    }
}

/// An entry of the audit trail.
#[derive(sqlx::FromRow)]
pub(crate) struct EventLine {
    id: EventId,
    person_id: Option<PersonId>,
    verb: String,
    subject_kind: String,
    subject_id: String,
    #[sqlx(json(nullable))]
    before: Option<Value>,
    #[sqlx(json(nullable))]
    after: Option<Value>,
    created_at: Time,
    times: i64,
}

impl Line for EventLine {
    const COLUMNS: &'static [&'static str] =
        &["event_id", "created_at", "who", "verb", "subject_kind", "subject_id", "before", "after", "times"];
    const SQL: &'static str =
        "select e.id, e.person_id, e.verb, e.subject_kind, e.subject_id, e.before, e.after, e.created_at,
              coalesce(r.times, 1) as times
         from event e
         left join refusal r on r.event_id = e.id
        where e.study_id = $1
        order by e.id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        // What was decided about a text that is removed may quote it.
        let is_shown = !context.is_removed(&self.subject_id);
        let scrubbed = |value: Option<Value>| {
            value
                .filter(|_| is_shown)
                .map_or(Cell::Empty, |value| Cell::Json(context.names.scrub(&self.subject_kind, value)))
        };
        vec![
            Cell::Id(self.id.0),
            Cell::At(self.created_at),
            Cell::Word(context.names.person(self.person_id)),
            Cell::Word(self.verb),
            Cell::Text(self.subject_kind.clone()),
            Cell::Text(context.names.subject(&self.subject_kind, &self.subject_id)),
            scrubbed(self.before),
            scrubbed(self.after),
            Cell::Number(self.times),
        ]
    }
}
