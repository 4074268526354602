//! Lines about texts and tasks.

use store::export::{OutputLine, SourceLine, SystemLine, TaskLine};

use super::Line;
use crate::export::{Cell, Column, Context};

impl Line for SourceLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("source_id"),
        Column::text("external_id"),
        Column::text("language"),
        Column::integer("position"),
        Column::text("text"),
        Column::text("curation"),
        Column::text("meta"),
        Column::instant("withdrawn_at"),
        Column::text("withdrawn_reason"),
    ];

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Text(self.external_id),
            Cell::Word(self.language.to_string()),
            Cell::Number(self.position),
            Cell::Text(self.text),
            Cell::Text(self.curation),
            Cell::Json(self.meta),
            Cell::at(self.withdrawn_at),
            self.withdrawn_reason.map_or(Cell::Empty, Cell::Text),
        ]
    }
}

impl Line for SystemLine {
    const COLUMNS: &'static [Column] = &[Column::text("system_id"), Column::text("system"), Column::text("kind")];

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![Cell::Id(self.id.0), Cell::Text(self.name), Cell::word(Some(self.kind))]
    }
}

impl Line for OutputLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("output_id"),
        Column::text("source_id"),
        Column::text("system"),
        Column::text("author"),
        Column::text("language"),
        Column::text("text"),
        Column::instant("created_at"),
        Column::flag("used"),
        Column::text("verdict"),
        Column::text("reason"),
        Column::text("corrected"),
        Column::text("corrected_id"),
        Column::text("corrects"),
        Column::instant("withdrawn_at"),
        Column::text("withdrawn_reason"),
    ];

    fn cells(self, context: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.id.0),
            Cell::Id(self.source_id.0),
            context.system(Some(self.system_id)),
            context.worker(self.author_id),
            Cell::Word(self.language.to_string()),
            Cell::Text(self.text),
            Cell::At(self.created_at),
            Cell::Flag(self.used != 0),
            Cell::word(self.verdict),
            self.reason.map_or(Cell::Empty, Cell::Text),
            self.corrected.map_or(Cell::Empty, Cell::Text),
            Cell::id(self.replacement_id.map(|output| output.0)),
            Cell::id(self.corrects.map(|output| output.0)),
            Cell::at(self.withdrawn_at),
            self.withdrawn_reason.map_or(Cell::Empty, Cell::Text),
        ]
    }
}

impl Line for TaskLine {
    const COLUMNS: &'static [Column] = &[
        Column::text("task_id"),
        Column::text("version_id"),
        Column::integer("version"),
        Column::text("preset"),
        Column::text("state"),
        Column::text("hash"),
        Column::text("definition"),
        Column::instant("created_at"),
        Column::instant("published_at"),
        Column::integer("series"),
    ];

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![
            Cell::Id(self.task_id.0),
            Cell::Id(self.id.0),
            Cell::Number(self.number),
            Cell::Word(self.preset),
            Cell::word(Some(self.state)),
            Cell::Word(self.hash),
            Cell::Json(self.definition),
            Cell::At(self.created_at),
            Cell::at(self.published_at),
            Cell::Number(self.series),
        ]
    }
}
