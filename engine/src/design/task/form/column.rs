//! The columns of the imported file that workers see, as the task designer's form shows them.

use serde::{Deserialize, Serialize};
use shared::{Language, Problem, SourceColumn, limit, refusal};

use super::{is_on, number, own, tick, write_text};

/// A column as form fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ColumnForm {
    /// The name that it had; empty for a new one.
    pub was: String,
    /// Its name in the file; empty to show none.
    pub column: String,
    /// Its label in the language of the form.
    pub label: String,
    /// Its place among the columns, from 1.
    pub at: String,
    /// `on` if it is folded.
    pub collapsed: String,
}

impl ColumnForm {
    /// Fills the fields from a column at this place, from 0.
    fn from_column((place, column): (usize, &SourceColumn), language: &Language) -> Self {
        Self {
            was: column.column.clone(),
            column: column.column.clone(),
            label: own(&column.label, language),
            at: (place + 1).to_string(),
            collapsed: tick(column.collapsed),
        }
    }

    /// The column, with what the form does not show from the one that had its name before.
    fn read(&self, old: &[SourceColumn], language: &Language) -> SourceColumn {
        let old = old.iter().find(|column| !self.was.is_empty() && column.column == self.was);
        let mut column = old.cloned().unwrap_or_default();
        // The column may have gone in the meantime.
        if old.is_none() || self.column != self.was {
            self.column.trim().clone_into(&mut column.column);
        }
        let shown = own(&column.label, language);
        write_text(&mut column.label, language, (&self.label, &shown));
        column.collapsed = is_on(&self.collapsed);
        column
    }
}

/// The fields of columns.
pub(super) fn forms(columns: &[SourceColumn], language: &Language) -> Vec<ColumnForm> {
    columns.iter().enumerate().map(|column| ColumnForm::from_column(column, language)).collect()
}

/// The columns of a form in the order of their places.
///
/// # Errors
/// There are too many, or a place is not a number.
pub(super) fn columns(
    forms: &[ColumnForm],
    old: &[SourceColumn],
    language: &Language,
) -> Result<Vec<SourceColumn>, Problem> {
    if forms.len() > limit::SHOWN_COLUMNS {
        return Err(Problem::invalid("columns", refusal::too_many_entries(forms.len(), limit::SHOWN_COLUMNS)));
    }
    let mut columns = Vec::new();
    for (index, form) in forms.iter().enumerate().filter(|(_, form)| !form.column.trim().is_empty()) {
        let last = i64::try_from(index + 1).unwrap_or(i64::MAX);
        let at = if form.at.trim().is_empty() { last } else { number(&format!("columns[{index}].at"), &form.at)? };
        columns.push((at, form.read(old, language)));
    }
    columns.sort_by_key(|(at, _)| *at);
    Ok(columns.into_iter().map(|(_, column)| column).collect())
}
