//! Lines about work: assignments and answers.

use engine::crowd::answers::StoredAnswer;
use shared::About;
use store::export::{AnswerLine, AssignmentLine};

use super::Line;
use crate::export::{Cell, Column, Context, answered};

impl Line for AssignmentLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("assignment_id"),
        Column::text("task_id"),
        Column::text("preset"),
        Column::integer("version"),
        Column::text("hit_id"),
        Column::text("worker"),
        Column::text("language"),
        Column::text("state"),
        Column::text("outcome"),
        Column::text("approval"),
        Column::text("approval_reason"),
        Column::integer("reward"),
        Column::text("currency"),
        Column::integer("seed"),
        Column::integer("active_ms"),
        Column::instant("claimed_at"),
        Column::instant("submitted_at"),
    ];

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

impl Line for AnswerLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("item"),
        Column::text("worker"),
        Column::value("value"),
        Column::text("question"),
        Column::text("preset"),
        Column::integer("version"),
        Column::text("language"),
        Column::text("source_id"),
        Column::text("output_id"),
        Column::text("system"),
        Column::text("outcome"),
        Column::flag("superseded"),
        Column::instant("created_at"),
        Column::text("answer_id"),
        Column::text("task_id"),
        Column::text("assignment_id"),
        Column::text("hit_item_id"),
        Column::text("spans"),
        Column::text("skipped"),
        Column::flag("withdrawn"),
    ];

    fn cells(self, context: &Context) -> Vec<Cell> {
        let judged = context.judged(self.version_id, &self.question);
        let spans = match (judged, &self.text) {
            (About::Marked(_), Some(text)) if self.skipped.is_none() => Cell::Word(text.clone()),
            _ => Cell::Empty,
        };
        // A text with spans would quote the text that its writer had removed.
        let is_shown = !self.output_id.is_some_and(|output| context.is_removed(&output.to_string()));
        let skipped = self.skipped.clone().map_or(Cell::Empty, Cell::Text);
        let given = StoredAnswer {
            number: self.number,
            places: self.places,
            text: self.text,
            skipped: self.skipped,
            output: self.output_id,
        };
        vec![
            Cell::Id(judged.id(self.source_id, self.output_id, self.item_id)),
            context.worker(Some(self.worker_id)),
            answered(judged, given, (self.source_text, self.output_text.filter(|_| is_shown))),
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
            skipped,
            Cell::Flag(self.withdrawn != 0),
        ]
    }
}
