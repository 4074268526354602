//! Queries of all that is stored about one person, for that person.

use serde::Serialize;
use serde_json::Value;
use shared::{
    AnswerId, Approval, AssignmentId, AssignmentState, Decision, Gate, HitItemId, Language, MailKind, MailState,
    Message, NewAnswer, Outcome, OutputId, PersonId, QualificationState, Role, StudyId, TaskId, Time, WorkerId,
};

use super::{row, rows};
use crate::{Result, Tx};

/// An account without its password.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct AccountData {
    pub id: PersonId,
    pub name: String,
    pub email: String,
    pub admin: bool,
    pub locale: String,
    pub created_at: Time,
    pub erasure_asked_at: Option<Time>,
    pub address_confirmed_at: Option<Time>,
    pub unsubscribed_at: Option<Time>,
}

/// An e-mail to the person.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct MailData {
    pub kind: MailKind,
    pub study: Option<StudyId>,
    pub state: MailState,
    pub created_at: Time,
    pub sent_at: Option<Time>,
}

/// An API token without its secret.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct TokenData {
    pub name: String,
    pub created_at: Time,
    pub expires_at: Option<Time>,
    pub used_at: Option<Time>,
}

/// A role in a study.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct RoleData {
    pub study: StudyId,
    pub title: String,
    pub role: Role,
    pub since: Time,
}

/// A file that waits to be imported.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct UploadData {
    pub study: StudyId,
    pub name: String,
    pub created_at: Time,
}

/// A worker's place in a study.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct PlaceData {
    #[serde(skip)]
    pub worker: WorkerId,
    pub study: StudyId,
    pub title: String,
    #[serde(skip)]
    pub number: i64,
    pub language: Language,
    pub joined_at: Time,
    pub consented_at: Option<Time>,
    pub withdrawn_at: Option<Time>,
    pub answers_removed_at: Option<Time>,
}

/// What was agreed to.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct ConsentData {
    pub at: Time,
    #[sqlx(json(nullable))]
    pub text: Option<Value>,
}

/// A decision about a step of the qualification. What the country was decided on is the person's own; other evidence may
/// tell what is expected of others, and stays here.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct QualificationData {
    pub gate: Gate,
    pub state: QualificationState,
    pub decision: Decision,
    #[serde(serialize_with = "shared::message::as_text")]
    pub message: Message,
    #[sqlx(json(nullable))]
    pub countries: Option<Value>,
    pub at: Time,
}

/// An attempt at the qualification test, without its key.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct AttemptData {
    pub number: i64,
    #[sqlx(json)]
    pub answers: Value,
    pub points: i64,
    pub passed: bool,
    pub at: Time,
}

/// An assignment as its worker knows it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct AssignmentData {
    pub id: AssignmentId,
    pub task: TaskId,
    pub state: AssignmentState,
    pub outcome: Option<Outcome>,
    pub approval: Option<Approval>,
    pub approval_reason: Option<String>,
    pub reward_minor: i64,
    pub currency: String,
    pub claimed_at: Time,
    pub submitted_at: Option<Time>,
    pub active_ms: i64,
    #[sqlx(json)]
    pub draft: Vec<NewAnswer>,
}

/// An answer. Texts of others, and what made them, are not the person's and are named by id alone.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct AnswerData {
    pub id: AnswerId,
    pub assignment: AssignmentId,
    pub item: HitItemId,
    pub output: Option<OutputId>,
    pub question: String,
    /// The digits of a number.
    pub number: Option<i64>,
    /// How many of them follow the decimal point.
    pub places: i64,
    pub text: Option<String>,
    pub skipped: Option<String>,
    pub at: Time,
}

/// A message of the person's threads.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct MessageData {
    pub assignment: AssignmentId,
    pub by_you: bool,
    pub text: String,
    pub at: Time,
}

/// A line of the ledger.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, Serialize, sqlx::FromRow)]
pub struct PaymentData {
    pub assignment: Option<AssignmentId>,
    pub kind: String,
    pub amount_minor: i64,
    pub currency: String,
    pub state: String,
    pub reason: Option<String>,
    pub at: Time,
    pub paid_at: Option<Time>,
}

impl Tx {
    /// The account.
    pub async fn account_data(&mut self, person: PersonId) -> Result<Option<AccountData>> {
        row!(
            self,
            AccountData,
            "select id, name, case when email like '%@%' then email else '' end as email, admin, locale, created_at,
                    erasure_asked_at, address_confirmed_at, unsubscribed_at
               from person
              where id = $1",
            person
        )
    }

    /// The e-mails, the latest last.
    pub async fn mail_data(&mut self, person: PersonId) -> Result<Vec<MailData>> {
        rows!(
            self,
            MailData,
            "select kind, study_id as study, state, created_at, sent_at
               from mail
              where person_id = $1
                 or invitee_id in (select v.id
                                     from invitee v
                                     join worker w on w.id = v.worker_id
                                    where w.person_id = $1)
              order by created_at, id",
            person
        )
    }

    /// The tokens.
    pub async fn token_data(&mut self, person: PersonId) -> Result<Vec<TokenData>> {
        rows!(
            self,
            TokenData,
            "select name, created_at, expires_at, used_at from token where person_id = $1 order by created_at",
            person
        )
    }

    /// When the person's sessions end.
    pub async fn session_data(&mut self, person: &str) -> Result<Vec<Time>> {
        let found = rows!(
            self,
            (Time,),
            "select expires_at from session where replace(record, $1, '') <> record order by expires_at",
            person
        )?;
        Ok(found.into_iter().map(|(at,)| at).collect())
    }

    /// The roles in studies.
    pub async fn role_data(&mut self, person: PersonId) -> Result<Vec<RoleData>> {
        rows!(
            self,
            RoleData,
            "select m.study_id as study, s.title, m.role, m.created_at as since
               from member m
               join study s on s.id = m.study_id
              where m.person_id = $1
              order by m.created_at",
            person
        )
    }

    /// The files uploaded and not imported.
    pub async fn upload_data(&mut self, person: PersonId) -> Result<Vec<UploadData>> {
        rows!(
            self,
            UploadData,
            "select study_id as study, name, created_at from upload where person_id = $1 order by created_at",
            person
        )
    }

    /// The places as a worker.
    pub async fn place_data(&mut self, person: PersonId) -> Result<Vec<PlaceData>> {
        rows!(
            self,
            PlaceData,
            "select w.id as worker, s.id as study, s.title, w.number, w.language, w.created_at as joined_at, w.consented_at,
                    w.withdrawn_at, w.removed_at as answers_removed_at
               from worker w
               join study s on s.id = w.study_id
              where w.person_id = $1
              order by w.created_at",
            person
        )
    }

    /// What was consented to.
    pub async fn consent_data(&mut self, worker: WorkerId) -> Result<Vec<ConsentData>> {
        rows!(
            self,
            ConsentData,
            "select created_at as at, after as text
               from event
              where subject_kind = 'worker' and subject_id = $1 and verb = 'consent'
              order by id",
            worker.to_string()
        )
    }

    /// The decisions at gates.
    pub async fn qualification_data(&mut self, worker: WorkerId) -> Result<Vec<QualificationData>> {
        rows!(
            self,
            QualificationData,
            "select gate, state, decision, message, case when gate = 'location' then evidence end as countries, created_at as at
               from qualification
              where worker_id = $1
              order by created_at, id",
            worker
        )
    }

    /// The answers of attempts at tests.
    pub async fn attempt_data(&mut self, worker: WorkerId) -> Result<Vec<AttemptData>> {
        rows!(
            self,
            AttemptData,
            "select number, answers, points, passed, created_at as at from test_attempt where worker_id = $1 order by number",
            worker
        )
    }

    /// A page of a worker's assignments after this one.
    pub async fn assignment_data(
        &mut self,
        worker: WorkerId,
        after: Option<AssignmentId>,
        limit: i64,
    ) -> Result<Vec<AssignmentData>> {
        rows!(
            self,
            AssignmentData,
            "select id, task_id as task, state, outcome, approval, approval_reason, reward as reward_minor, currency, claimed_at,
                    submitted_at, active_ms, draft
               from assignment
              where worker_id = $1 and ($2 is null or id > $2)
              order by id
              limit $3",
            worker,
            after,
            limit
        )
    }

    /// A page of a worker's answers after this one.
    pub async fn answer_data(
        &mut self,
        worker: WorkerId,
        after: Option<AnswerId>,
        limit: i64,
    ) -> Result<Vec<AnswerData>> {
        rows!(
            self,
            AnswerData,
            "select id, assignment_id as assignment, item_id as item, output_id as output, question, number, places, text, skipped, created_at as at
               from answer
              where worker_id = $1 and ($2 is null or id > $2)
              order by id
              limit $3",
            worker,
            after,
            limit
        )
    }

    /// The messages in threads.
    pub async fn message_data(&mut self, worker: WorkerId) -> Result<Vec<MessageData>> {
        rows!(
            self,
            MessageData,
            "select m.assignment_id as assignment, m.by_worker as by_you, m.text, m.created_at as at
               from assignment a
               join message m on m.assignment_id = a.id
              where a.worker_id = $1
              order by m.created_at, m.id",
            worker
        )
    }

    /// The lines of the ledger.
    pub async fn payment_data(&mut self, worker: WorkerId) -> Result<Vec<PaymentData>> {
        rows!(
            self,
            PaymentData,
            "select assignment_id as assignment, kind, amount as amount_minor, currency, state, reason, created_at as at, paid_at
               from payment
              where worker_id = $1
              order by created_at, id",
            worker
        )
    }
}
