//! Below the designer: the complete definition as JSON, and the earlier versions.

use engine::design::task::TaskVersion;
use leptos::prelude::*;
use scoring::diff::{Kind, Piece, diff};
use shared::{Definition, StudyId, TaskId};

use crate::call;
use crate::page::study::version_tag;
use crate::part::{Column, Form, Hidden, Look, Section, SubmitButton, Table, TextArea, When};

/// The address to which a definition is sent.
const SAVE: &str = "/fn/task/json";

/// The definition as a file.
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
        <Section title="Definition" id="definition" lead="The whole task in all its languages as one file: to keep, to compare, to take elsewhere.">
            <details open=refused>
                <summary>"Show the definition as JSON"</summary>
                <p class="muted">
                    "What a definition may hold is a "
                    <a href="/api/v1/task.schema.json">"JSON Schema"</a> "."
                </p>
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
pub(super) fn list(versions: &[TaskVersion]) -> impl IntoView + use<> {
    let columns = vec![
        Column::number("Version"),
        Column::text("State"),
        Column::text("Published"),
        Column::text("SHA-256"),
        Column::text("Changes"),
    ];
    let row = |place: usize| {
        let version = versions[place].clone();
        let before = versions.get(place + 1).map(|before| changes(before, &version));
        let hash: String = version.hash.chars().take(16).collect();
        view! {
            <tr>
                <td class="number">{version.number}</td>
                <td>{version_tag(version.state)}</td>
                <td>{version.published_at.map(|at| view! { <When at=at /> })}</td>
                <td>
                    <code title=version.hash>{hash}</code>
                </td>
                <td>{before}</td>
            </tr>
        }
    };
    let rows = (0..versions.len()).map(row).collect_view();
    view! {
        <Section title="Versions" id="versions">
            <Table caption="Versions of this task" columns=columns>
                {rows}
            </Table>
        </Section>
    }
}

/// The changes from one version to the next: the lines of the definition that differ, with removed and added lines.
fn changes(before: &TaskVersion, after: &TaskVersion) -> impl IntoView + use<> {
    let file = |version: &TaskVersion| serde_json::to_string_pretty(&version.definition).unwrap_or_default();
    let lines = changed_lines(&diff(&file(before), &file(after)));
    let shown = lines.into_iter().map(|line| {
        let pieces = line.into_iter().map(|Piece { kind, text }| match kind {
            Kind::Same => text.into_any(),
            Kind::Removed => view! { <del>{text}</del> }.into_any(),
            Kind::Added => view! { <ins>{text}</ins> }.into_any(),
        });
        view! { <p class="diff code" dir="ltr">{pieces.collect_view()}</p> }
    });
    let shown: Vec<_> = shown.collect();
    if shown.is_empty() {
        return view! { "None" }.into_any();
    }
    view! {
        <details>
            <summary>{format!("{} since version {}", count(shown.len()), before.number)}</summary>
            {shown}
        </details>
    }
    .into_any()
}

fn count(n: usize) -> String {
    if n == 1 { "1 line".to_owned() } else { format!("{n} lines") }
}

/// The lines that are not the same on both sides.
fn changed_lines(pieces: &[Piece]) -> Vec<Vec<Piece>> {
    let mut lines: Vec<Vec<Piece>> = vec![Vec::new()];
    for piece in pieces {
        for (index, part) in piece.text.split('\n').enumerate() {
            if index > 0 {
                lines.push(Vec::new());
            }
            if let Some(line) = lines.last_mut().filter(|_| !part.is_empty()) {
                line.push(Piece { kind: piece.kind, text: part.to_owned() });
            }
        }
    }
    lines.retain(|line| line.iter().any(|piece| piece.kind != Kind::Same));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_that_differ_are_shown() {
        let (before, after) = ("{\n  need: 3\n  title: A\n}", "{\n  need: 4\n  title: A\n  more: x\n}");
        let lines = changed_lines(&diff(before, after));
        let text = |line: &Vec<Piece>| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
        assert_eq!(lines.iter().map(text).collect::<Vec<_>>(), ["  need: 34", "  more: x"]);
        assert_eq!(changed_lines(&diff(before, before)), Vec::<Vec<Piece>>::new());
    }
}
