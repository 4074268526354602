//! Lines about people under their pseudonyms: workers, qualification, reviews, payments and the audit log.

use serde_json::Value;
use store::export::{EventLine, PaymentLine, QualificationLine, ReviewLine, WorkerLine};

use super::Line;
use crate::export::{Cell, Column, Context};

impl Line for WorkerLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("worker"),
        Column::text("language"),
        Column::instant("consented_at"),
        Column::instant("created_at"),
        Column::instant("withdrawn_at"),
        Column::instant("answers_removed_at"),
    ];

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

impl Line for QualificationLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("worker"),
        Column::text("gate"),
        Column::integer("number"),
        Column::text("state"),
        Column::text("rule"),
        Column::text("decision"),
        Column::text("decided_by"),
        Column::text("message"),
        Column::text("evidence"),
        Column::instant("created_at"),
    ];

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            context.worker(Some(self.worker_id)),
            Cell::word(Some(self.gate)),
            Cell::Number(self.number),
            Cell::word(Some(self.state)),
            Cell::Text(self.rule.to_string()),
            Cell::word(Some(self.decision)),
            Cell::Word(context.names.person(self.decided_by)),
            Cell::Text(self.message.to_string()),
            Cell::Json(context.names.scrub("qualification", self.evidence)),
            Cell::At(self.created_at),
        ]
    }
}

impl Line for ReviewLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("worker"),
        Column::text("answer_id"),
        Column::text("reviewer"),
        Column::text("grade"),
        Column::text("reasons"),
        Column::text("note"),
        Column::instant("created_at"),
        Column::instant("updated_at"),
    ];

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

impl Line for PaymentLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("payment_id"),
        Column::text("worker"),
        Column::text("assignment_id"),
        Column::text("kind"),
        Column::integer("amount_minor"),
        Column::text("currency"),
        Column::text("state"),
        Column::instant("created_at"),
        Column::instant("paid_at"),
    ];

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

impl Line for EventLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("event_id"),
        Column::instant("created_at"),
        Column::text("who"),
        Column::text("verb"),
        Column::text("subject_kind"),
        Column::text("subject_id"),
        Column::text("before"),
        Column::text("after"),
        Column::integer("times"),
    ];

    fn cells(self, context: &Context) -> Vec<Cell> {
        // A decision about a removed text may quote that text.
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
