//! Lines about work: assignments and answers.

use shared::{
    Approval, AssignmentId, AssignmentState, HitId, HitItemId, Language, Outcome, OutputId, SKIPPED, SourceId,
    SystemId, TaskId, TaskVersionId, Time, WorkerId,
};

use super::Line;
use crate::export::{Cell, Context, Judged};

/// An assignment.
#[derive(sqlx::FromRow)]
pub(crate) struct AssignmentLine {
    id: AssignmentId,
    task_id: TaskId,
    version_id: TaskVersionId,
    hit_id: HitId,
    worker_id: WorkerId,
    language: Language,
    state: AssignmentState,
    outcome: Option<Outcome>,
    approval: Option<Approval>,
    approval_reason: Option<String>,
    reward: i64,
    currency: String,
    seed: i64,
    active_ms: i64,
    claimed_at: Time,
    submitted_at: Option<Time>,
}

impl Line for AssignmentLine {
    const COLUMNS: &'static [&'static str] = &[
        "assignment_id",
        "task_id",
        "preset",
        "version",
        "hit_id",
        "worker",
        "language",
        "state",
        "outcome",
        "approval",
        "approval_reason",
        "reward",
        "currency",
        "seed",
        "active_ms",
        "claimed_at",
        "submitted_at",
    ];
    const SQL: &'static str =
        "select id, task_id, version_id, hit_id, worker_id, language, state, outcome, approval, approval_reason,
              reward, currency, seed, active_ms, claimed_at, submitted_at
         from assignment
        where study_id = $1
        order by task_id, state, id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Id(self.task_id.0),
            context.preset(self.version_id),
            context.version(self.version_id),
            Cell::Id(self.hit_id.0),
            context.worker(Some(self.worker_id)),
            Cell::Word(self.language.to_string()),
            Cell::word(Some(self.state)),
            Cell::word(self.outcome),
            Cell::word(self.approval),
            self.approval_reason.map_or(Cell::Empty, Cell::Text),
            Cell::Number(self.reward),
            Cell::Word(self.currency),
            Cell::Number(self.seed),
            Cell::Number(self.active_ms),
            Cell::At(self.claimed_at),
            Cell::at(self.submitted_at),
        ]
    }
}

/// An answer: one value of one question about one text by one worker.
#[derive(sqlx::FromRow)]
pub(crate) struct AnswerLine {
    id: shared::AnswerId,
    task_id: TaskId,
    version_id: TaskVersionId,
    assignment_id: AssignmentId,
    item_id: HitItemId,
    worker_id: WorkerId,
    language: Language,
    source_id: SourceId,
    output_id: Option<OutputId>,
    system_id: Option<SystemId>,
    question: String,
    number: Option<i64>,
    text: Option<String>,
    source_text: Option<String>,
    output_text: Option<String>,
    outcome: Option<Outcome>,
    superseded: i64,
    created_at: Time,
}

impl Line for AnswerLine {
    const COLUMNS: &'static [&'static str] = &[
        "item",
        "worker",
        "value",
        "question",
        "preset",
        "version",
        "language",
        "source_id",
        "output_id",
        "system",
        "outcome",
        "superseded",
        "created_at",
        "answer_id",
        "task_id",
        "assignment_id",
        "hit_item_id",
        "spans",
    ];
    // Only a text with marks needs the text, and only an answer in words can be one.
    const SQL: &'static str = "select n.id, n.task_id, n.version_id, n.assignment_id, n.item_id, n.worker_id, a.language, n.source_id, n.output_id,
              o.system_id, n.question, n.number, n.text, a.outcome,
              case when n.text is not null then (select s.text from source s where s.id = n.source_id) end as source_text,
              case when n.text is not null then o.text end as output_text,
              case when exists (select 1 from answer later where later.supersedes = n.id) then cast(1 as bigint) else cast(0 as bigint) end
                as superseded,
              n.created_at
         from answer n
         join assignment a on a.id = n.assignment_id
         left join output o on o.id = n.output_id
        where n.study_id = $1
          and not exists (select 1 from worker w where w.id = n.worker_id and w.removed_at is not null)
        order by n.task_id, n.question, n.id";

    fn cells(self, context: &Context) -> Vec<Cell> {
        let judged = context.judged(self.version_id, &self.question);
        let spans = match (judged, &self.text) {
            (Judged::Marked(_), Some(text)) if !text.starts_with(SKIPPED) => Cell::Word(text.clone()),
            _ => Cell::Empty,
        };
        // A text with marks would quote what its writer had removed.
        let is_shown = !self.output_id.is_some_and(|output| context.is_removed(&output.to_string()));
        let given = (self.number, self.text, self.output_id);
        vec![
            judged.item(self.source_id, self.output_id, self.item_id),
            context.worker(Some(self.worker_id)),
            judged.value(given, (self.source_text, self.output_text.filter(|_| is_shown))),
            Cell::Word(self.question),
            context.preset(self.version_id),
            context.version(self.version_id),
            Cell::Word(self.language.to_string()),
            Cell::Id(self.source_id.0),
            Cell::id(self.output_id.map(|output| output.0)),
            context.system(self.system_id),
            Cell::word(self.outcome),
            Cell::Flag(self.superseded != 0),
            Cell::At(self.created_at),
            Cell::Id(self.id.0),
            Cell::Id(self.task_id.0),
            Cell::Id(self.assignment_id.0),
            Cell::Id(self.item_id.0),
            spans,
        ]
    }
}
