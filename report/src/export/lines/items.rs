//! The contents of hits: one line per output, and one line per item that shows none.

use store::export::ItemLine;

use super::Line;
use crate::export::{Cell, Column, Context};

impl Line for ItemLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("hit_item_id"),
        Column::text("hit_id"),
        Column::text("task_id"),
        Column::text("preset"),
        Column::integer("version"),
        Column::text("language"),
        Column::text("source_id"),
        Column::text("reference_id"),
        Column::text("output_id"),
        Column::text("system"),
    ];

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Id(self.hit_id.0),
            Cell::Id(self.task_id.0),
            context.preset(self.version_id),
            context.version(self.version_id),
            Cell::Word(self.language.to_string()),
            Cell::Id(self.source_id.0),
            Cell::id(self.reference_id.map(|output| output.0)),
            Cell::id(self.output_id.map(|output| output.0)),
            context.system(self.system_id),
        ]
    }
}
