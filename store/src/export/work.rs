//! Lines about work: assignments and answers.

use shared::{
    Approval, AssignmentId, AssignmentState, HitId, HitItemId, Language, Outcome, OutputId, SourceId, SystemId, TaskId,
    TaskVersionId, Time, WorkerId,
};

use super::{Exported, ReadHere};
use crate::read_here::{id, id_or_none, word, word_or_none};

/// An assignment.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct AssignmentLine {
    pub id: AssignmentId,
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub hit_id: HitId,
    pub worker_id: WorkerId,
    pub language: Language,
    pub state: AssignmentState,
    pub outcome: Option<Outcome>,
    pub approval: Option<Approval>,
    pub approval_reason: Option<String>,
    pub reward: i64,
    pub currency: String,
    pub seed: i64,
    pub active_ms: i64,
    pub claimed_at: Time,
    pub submitted_at: Option<Time>,
}

impl Exported for AssignmentLine {
    const SQL: &'static str =
        "select id, task_id, version_id, hit_id, worker_id, language, state, outcome, approval, approval_reason,
              reward, currency, seed, active_ms, claimed_at, submitted_at
         from assignment
        where study_id = $1
        order by task_id, state, id";
}

/// An answer: one value of one question about one text by one worker.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(sqlx::FromRow)]
pub struct AnswerLine {
    pub id: shared::AnswerId,
    pub task_id: TaskId,
    pub version_id: TaskVersionId,
    pub assignment_id: AssignmentId,
    pub item_id: HitItemId,
    pub worker_id: WorkerId,
    pub language: Language,
    pub source_id: SourceId,
    pub output_id: Option<OutputId>,
    pub system_id: Option<SystemId>,
    pub question: String,
    pub number: Option<i64>,
    pub places: i64,
    pub text: Option<String>,
    pub skipped: Option<String>,
    pub source_text: Option<String>,
    pub output_text: Option<String>,
    pub outcome: Option<Outcome>,
    pub superseded: i64,
    pub withdrawn: i64,
    pub created_at: Time,
}

impl Exported for AnswerLine {
    // The few removed workers are read once, and not looked up for each answer. Only a text with marks needs the text, and
    // only an answer in words can be one.
    const SQL: &'static str = "select n.id, n.task_id, n.version_id, n.assignment_id, n.item_id, n.worker_id, a.language, n.source_id, n.output_id,
              o.system_id, n.question, n.number, n.places, n.text, n.skipped, a.outcome,
              case when n.text is not null then (select s.text from source s where s.id = n.source_id) end as source_text,
              case when n.text is not null then o.text end as output_text,
              case when exists (select 1 from answer later where later.supersedes = n.id) then cast(1 as bigint) else cast(0 as bigint) end
                as superseded,
              case when exists (select 1 from withdrawn_item w where w.item_id = n.item_id)
                     or exists (select 1 from withdrawn_text t where t.text_id = n.output_id)
                   then cast(1 as bigint) else cast(0 as bigint) end as withdrawn,
              n.created_at
         from answer n
         join assignment a on a.id = n.assignment_id
         left join output o on o.id = n.output_id
        where n.study_id = $1
          and n.worker_id not in (select id from worker where study_id = $1 and removed_at is not null)
        order by n.task_id, n.question, n.id";

    const READ: Option<ReadHere<Self>> = Some(|row| {
        Ok(Self {
            id: id(row, 0)?,
            task_id: id(row, 1)?,
            version_id: id(row, 2)?,
            assignment_id: id(row, 3)?,
            item_id: id(row, 4)?,
            worker_id: id(row, 5)?,
            language: word(row, 6)?,
            source_id: id(row, 7)?,
            output_id: id_or_none(row, 8)?,
            system_id: id_or_none(row, 9)?,
            question: row.get(10)?,
            number: row.get(11)?,
            places: row.get(12)?,
            text: row.get(13)?,
            skipped: row.get(14)?,
            outcome: word_or_none(row, 15)?,
            source_text: row.get(16)?,
            output_text: row.get(17)?,
            superseded: row.get(18)?,
            withdrawn: row.get(19)?,
            created_at: Time(row.get(20)?),
        })
    });
}
