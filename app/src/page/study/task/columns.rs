//! The columns of the imported file that workers see with an item, in the designer's form.

use engine::design::task::{ColumnForm, Step, TaskForm};
use leptos::prelude::*;
use serde_json::Value;
use shared::{Language, Locale, Problem, limit};

use crate::part::{Check, Field, Hidden, spoken};

/// The names of the other columns of a source's row.
pub(super) fn names(row: &Value) -> Vec<String> {
    row.as_object().into_iter().flatten().map(|(name, _)| name.clone()).collect()
}

/// The fields of the columns that are shown, and in their own step those of one more; `None` if there is nothing to
/// translate.
pub(super) fn columns(
    form: &TaskForm,
    language: &Language,
    (known, step): (Vec<String>, Step),
    refused: Option<&Problem>,
) -> Option<impl IntoView + use<>> {
    let say = spoken();
    let is_written = |column: &&ColumnForm| !column.column.trim().is_empty();
    let mut columns: Vec<ColumnForm> = form.columns.iter().filter(is_written).cloned().collect();
    let field = refused.and_then(Problem::field).unwrap_or_default();
    let open = !columns.is_empty() || field.starts_with("columns");
    if step != Step::Content && columns.is_empty() {
        return None;
    }
    if step == Step::Content && columns.len() < limit::SHOWN_COLUMNS {
        columns.push(ColumnForm { at: (columns.len() + 1).to_string(), ..ColumnForm::default() });
    }
    let hint = if known.is_empty() { String::new() } else { say.design_columns_known(known.join(", ")) };
    let is_unknown = |column: &ColumnForm| {
        let name = column.column.trim();
        !name.is_empty() && !known.is_empty() && !known.iter().any(|own| own == name)
    };
    let each = columns.into_iter().enumerate();
    let each = each.map(|(index, column)| one(index, is_unknown(&column), column, language, say));
    let each = each.collect_view();
    Some(view! {
        <details class="card" open=open>
            <summary>{say.design_columns()}</summary>
            <div class="stack">
                <p class="hint">{say.design_columns_lead(limit::SHOWN_COLUMNS)}</p>
                {(!hint.is_empty()).then(|| view! { <p class="hint">{hint}</p> })}
                {each}
            </div>
        </details>
    })
}

fn one(index: usize, is_unknown: bool, column: ColumnForm, language: &Language, say: Locale) -> impl IntoView + use<> {
    let name = |field: &str| format!("columns[{index}][{field}]");
    let label = say.design_column_label(language.name());
    view! {
        <fieldset class="field stack">
            <legend>{say.design_column_number(index + 1)}</legend>
            <Hidden name=name("was") value=column.was />
            <div class="setting">
                <Field name=name("column") label=say.design_column_name() value=column.column />
            </div>
            {is_unknown.then(|| view! { <p class="reason">{say.design_column_unknown()}</p> })}
            <Field name=name("label") label=label value=column.label hint=say.design_column_label_hint() />
            <div class="setting stack"><Field
                name=name("at")
                label=say.design_column_place()
                kind="number"
                min=1
                max={i64::try_from(limit::SHOWN_COLUMNS).unwrap_or(i64::MAX)}
                value=column.at
            />
            <Check
                name=name("collapsed")
                label=say.design_column_collapsed()
                checked=!column.collapsed.is_empty()
            /></div>
        </fieldset>
    }
}
