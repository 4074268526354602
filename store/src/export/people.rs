//! Lines about people under their pseudonyms: workers, gates, reviews, pay and the audit trail.

use serde_json::Value;
use shared::{
    AnswerId, AssignmentId, Decision, EventId, Gate, Grade, Language, Message, PaymentId, PersonId, QualificationState,
    Time, WorkerId,
};

use super::Exported;

/// A worker.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct WorkerLine {
    pub id: WorkerId,
    pub language: Language,
    pub consented_at: Option<Time>,
    pub created_at: Time,
    pub withdrawn_at: Option<Time>,
    pub removed_at: Option<Time>,
}

impl Exported for WorkerLine {
    const SQL: &'static str = "select id, language, consented_at, created_at, withdrawn_at, removed_at
         from worker
        where study_id = $1
        order by number";
}

/// A gate decision.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct QualificationLine {
    pub worker_id: WorkerId,
    pub gate: Gate,
    pub number: i64,
    pub state: QualificationState,
    pub rule: Message,
    pub decision: Decision,
    pub decided_by: Option<PersonId>,
    pub message: Message,
    #[sqlx(json)]
    pub evidence: Value,
    pub created_at: Time,
}

impl Exported for QualificationLine {
    const SQL: &'static str =
        "select worker_id, gate, number, state, rule, decision, decided_by, message, evidence, created_at
         from qualification
        where study_id = $1
        order by id";
}

/// A reviewer's judgement.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct ReviewLine {
    pub worker_id: WorkerId,
    pub answer_id: AnswerId,
    pub reviewer_id: PersonId,
    pub grade: Grade,
    #[sqlx(json)]
    pub reasons: Value,
    pub note: String,
    pub created_at: Time,
    pub updated_at: Time,
}

impl Exported for ReviewLine {
    const SQL: &'static str = "select worker_id, answer_id, reviewer_id, grade, reasons, note, created_at, updated_at
         from review
        where study_id = $1
          and not exists (select 1 from worker w where w.id = review.worker_id and w.removed_at is not null)
        order by id";
}

/// A line of the ledger.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct PaymentLine {
    pub id: PaymentId,
    pub worker_id: WorkerId,
    pub assignment_id: Option<AssignmentId>,
    pub kind: String,
    pub amount: i64,
    pub currency: String,
    pub state: String,
    pub created_at: Time,
    pub paid_at: Option<Time>,
}

impl Exported for PaymentLine {
    const SQL: &'static str = "select id, worker_id, assignment_id, kind, amount, currency, state, created_at, paid_at
         from payment
        where study_id = $1
        order by state, id";
}

/// An entry of the audit trail.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct EventLine {
    pub id: EventId,
    pub person_id: Option<PersonId>,
    pub verb: String,
    pub subject_kind: String,
    pub subject_id: String,
    #[sqlx(json(nullable))]
    pub before: Option<Value>,
    #[sqlx(json(nullable))]
    pub after: Option<Value>,
    pub created_at: Time,
    pub times: i64,
}

impl Exported for EventLine {
    const SQL: &'static str =
        "select e.id, e.person_id, e.verb, e.subject_kind, e.subject_id, e.before, e.after, e.created_at,
              coalesce(r.times, 1) as times
         from event e
         left join refusal r on r.event_id = e.id
        where e.study_id = $1
        order by e.id";
}
