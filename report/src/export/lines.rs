//! The lines of exported files: their columns, and the conversion of a database row.

mod decided;
mod items;
mod people;
mod texts;
mod work;

use engine::Result;
use shared::StudyId;
use store::{
    Tx,
    export::{Exported, Sink},
};

use super::{Cell, Context, Sheet};

/// A row that becomes a line of a file.
pub(super) trait Line: Exported {
    /// The names of the columns.
    const COLUMNS: &'static [&'static str];

    /// The values, in the order of the columns.
    fn cells(self, context: &Context) -> Vec<Cell>;
}

/// A sheet that accepts rows.
struct Lines<'a, 'b> {
    context: &'a Context,
    sheet: &'a mut Sheet<'b>,
}

impl<L: Line> Sink<L> for Lines<'_, '_> {
    async fn take(&mut self, row: L) -> Result<()> {
        self.sheet.line(L::COLUMNS, &row.cells(self.context)).await
    }
}

/// Writes all lines of one kind, one at a time.
pub(super) async fn write<L: Line>(
    tx: &mut Tx,
    study: StudyId,
    context: &Context,
    sheet: &mut Sheet<'_>,
) -> Result<()> {
    sheet.head(L::COLUMNS);
    tx.each_exported::<L>(study, &mut Lines { context, sheet }).await?;
    sheet.flush().await
}
