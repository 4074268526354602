//! Lines about texts and tasks.

use store::export::{OutputLine, SourceLine, SystemLine, TaskLine};

use super::Line;
use crate::export::{Cell, Context};

impl Line for SourceLine {
    const COLUMNS: &'static [&'static str] = &[
        "source_id",
        "external_id",
        "language",
        "position",
        "text",
        "curation",
        "meta",
        "withdrawn_at",
        "withdrawn_reason",
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
    const COLUMNS: &'static [&'static str] = &["system_id", "system", "kind"];

    fn cells(self, _: &Context) -> Vec<Cell> {
        vec![Cell::Id(self.id.0), Cell::Text(self.name), Cell::word(Some(self.kind))]
    }
}

impl Line for OutputLine {
    const COLUMNS: &'static [&'static str] = &[
        "output_id",
        "source_id",
        "system",
        "author",
        "language",
        "text",
        "created_at",
        "used",
        "verdict",
        "reason",
        "corrected",
        "corrected_id",
        "corrects",
        "withdrawn_at",
        "withdrawn_reason",
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
    const COLUMNS: &'static [&'static str] = &[
        "task_id",
        "version_id",
        "version",
        "preset",
        "state",
        "hash",
        "definition",
        "created_at",
        "published_at",
        "series",
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
