//! Lines about what persons decided of texts and answers.

use engine::crowd::answers::StoredAnswer;
use store::export::AdjudicationLine;

use super::Line;
use crate::export::{Cell, Column, Context, answered};

impl Line for AdjudicationLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("item"),
        Column::value("value"),
        Column::text("question"),
        Column::text("preset"),
        Column::integer("version"),
        Column::text("language"),
        Column::text("source_id"),
        Column::text("output_id"),
        Column::flag("superseded"),
        Column::text("note"),
        Column::text("decided_by"),
        Column::integer("turn"),
        Column::instant("created_at"),
        Column::text("task_id"),
        Column::text("hit_item_id"),
    ];

    fn cells(self, context: &Context) -> Vec<Cell> {
        let judged = context.judged(self.version_id, &self.question);
        let is_shown = !self.output_id.is_some_and(|output| context.is_removed(&output.to_string()));
        let given = StoredAnswer {
            number: self.number,
            places: self.places,
            text: self.text,
            skipped: None,
            output: self.output_id,
        };
        vec![
            Cell::Id(judged.id(self.source_id, self.output_id, self.item_id)),
            answered(judged, given, (self.source_text, self.output_text.filter(|_| is_shown))),
            Cell::Word(self.question),
            context.preset(self.version_id),
            context.version(self.version_id),
            Cell::Word(self.language.to_string()),
            Cell::Id(self.source_id.0),
            Cell::id(self.output_id.map(|output| output.0)),
            Cell::Flag(self.superseded != 0),
            Cell::Text(self.note),
            Cell::Word(context.names.person(Some(self.person_id))),
            Cell::Number(self.turn),
            Cell::At(self.created_at),
            Cell::Id(self.task_id.0),
            Cell::Id(self.item_id.0),
        ]
    }
}
