//! Below the designer: the whole definition as JSON, and the versions there have been.

use engine::task::TaskVersion;
use leptos::prelude::*;
use shared::{Definition, StudyId, TaskId};

use crate::call;
use crate::page::study::version_tag;
use crate::part::{Column, Form, Hidden, Look, Section, SubmitButton, Table, TextArea, When};

/// Where a definition is sent.
const SAVE: &str = "/fn/task/json";

/// The definition as JSON, for what the form does not show.
pub(super) fn json(
    (study, task): (StudyId, TaskId),
    definition: &Definition,
    may_design: bool,
) -> impl IntoView + use<> {
    let text = serde_json::to_string_pretty(definition).unwrap_or_default();
    let refused = call::is_refused(SAVE, ("task", &task.to_string()));
    let save =
        may_design.then(|| view! { <SubmitButton label="Save this definition as the draft" look=Look::Plain /> });
    view! {
        <Section title="Definition" id="definition" lead="Everything the form shows and more: several questions, other scales.">
            <details open=refused>
                <summary>"Show the definition as JSON"</summary>
                <Form action=SAVE mark=("task", task.to_string())>
                    <Hidden name="study" value=study.to_string() />
                    <TextArea name="json" label="Definition" value=text rows=24 code=true dir="ltr" hint="JSON, or the same in TOML." />
                    {save}
                </Form>
            </details>
        </Section>
    }
}

/// The versions, the newest first.
pub(super) fn list(versions: Vec<TaskVersion>) -> impl IntoView {
    let columns =
        vec![Column::number("Version"), Column::text("State"), Column::text("Published"), Column::text("SHA-256")];
    let row = |version: TaskVersion| {
        let hash: String = version.hash.chars().take(16).collect();
        view! {
            <tr>
                <td class="number">{version.number}</td>
                <td>{version_tag(version.state)}</td>
                <td>{version.published_at.map(|at| view! { <When at=at /> })}</td>
                <td>
                    <code title=version.hash>{hash}</code>
                </td>
            </tr>
        }
    };
    let rows = versions.into_iter().map(row).collect_view();
    view! {
        <Section title="Versions" id="versions">
            <Table caption="Versions of this task" columns=columns>
                {rows}
            </Table>
        </Section>
    }
}
