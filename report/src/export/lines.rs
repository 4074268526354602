//! The lines of exported files: their columns, and the conversion of a database row.

mod decided;
mod items;
mod people;
mod texts;
mod work;

use engine::{Result, design::study::files::Written};
use shared::StudyId;
use store::{
    Tx,
    export::{Exported, Sink},
};

use super::{
    Cell, Column, Context, Sheet,
    file::{File, Format},
    sheet::Out,
};

/// A row that becomes a line of a file.
pub(super) trait Line: Exported {
    /// The columns, in every format.
    const COLUMNS: &'static [Column];

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
        self.sheet.line(&row.cells(self.context)).await
    }
}

/// Writes all lines of one kind, one at a time.
pub(super) async fn write<L: Line>(
    tx: &mut Tx,
    study: StudyId,
    context: &Context,
    out: &mut Out,
    which: (File, Format),
) -> Result<Written> {
    let mut sheet = Sheet::begin(out, study, which, L::COLUMNS)?;
    tx.each_exported::<L>(study, &mut Lines { context, sheet: &mut sheet }).await?;
    sheet.finish().await
}
