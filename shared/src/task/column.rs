//! Columns of the imported file that workers see with an item.

use serde::{Deserialize, Serialize};

use super::{Definition, Localised};
use crate::{Language, Problem, limit, refusal};

/// A column of the imported file that is shown with the texts of an item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SourceColumn {
    /// Its name in the file, as stored with the sources.
    pub column: String,
    /// What workers read above it; the name of the column if there is none.
    #[serde(default)]
    pub label: Localised,
    /// Whether it is folded until the worker opens it.
    #[serde(default)]
    pub collapsed: bool,
}

impl SourceColumn {
    /// What it is called for a reader of this language.
    pub fn label(&self, language: &Language) -> &str {
        let label = self.label.get(language);
        if label.is_empty() { &self.column } else { label }
    }
}

impl Definition {
    /// Checks that each column has a name of its own.
    pub(super) fn check_columns(&self) -> Result<(), Problem> {
        for (index, SourceColumn { column, .. }) in self.columns.iter().enumerate() {
            let refuse = |reason| Err(Problem::invalid(format!("columns[{index}].column"), reason));
            let is_odd = column.trim().is_empty() || column.chars().any(char::is_control);
            if is_odd || column.chars().count() > limit::COLUMN_NAME {
                return refuse(refusal::column_to_show(limit::COLUMN_NAME));
            }
            if self.columns[..index].iter().any(|other| other.column == *column) {
                return refuse(refusal::column_is_shown_twice(column));
            }
        }
        Ok(())
    }
}
