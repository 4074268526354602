//! Below the designer: the complete definition as JSON, and the earlier versions.

use engine::design::task::TaskVersion;
use leptos::prelude::*;
use scoring::diff::{Kind, Piece, diff};
use shared::{Definition, Locale, StudyId, TaskId};

use crate::call;
use crate::page::study::version_tag;
use crate::part::{Column, Form, Hidden, Look, Section, SubmitButton, Table, TextArea, When, spoken};

/// The address to which a definition is sent.
const SAVE: &str = "/fn/task/json";

/// Whether a definition that was sent as a file has just been refused.
pub(super) fn is_refused(task: TaskId) -> bool {
    call::is_refused(SAVE, ("task", &task.to_string()))
}

/// The definition as a file.
pub(super) fn json(
    (study, task): (StudyId, TaskId),
    definition: &Definition,
    may_design: bool,
) -> impl IntoView + use<> {
    let say = spoken();
    let text = serde_json::to_string_pretty(definition).unwrap_or_default();
    let refused = is_refused(task);
    let save = may_design.then(|| view! { <SubmitButton label=say.design_save_definition() look=Look::Plain /> });
    view! {
        <Section title=say.design_definition() id="definition" lead=say.design_definition_lead()>
            <details open=refused>
                <summary>{say.design_show_definition()}</summary>
                <p class="muted">
                    <a href="/api/v1/task.schema.json">{say.design_json_schema()}</a>
                </p>
                <Form action=SAVE mark=("task", task.to_string())>
                    <Hidden name="study" value=study.to_string() />
                    <TextArea name="json" label=say.design_definition() value=text rows=24 code=true dir="ltr" hint=say.design_json_or_toml() />
                    {save}
                </Form>
            </details>
        </Section>
    }
}

/// The versions, the newest first.
pub(super) fn list(versions: &[TaskVersion]) -> impl IntoView + use<> {
    let say = spoken();
    let columns = vec![
        Column::number(say.version()),
        Column::text(say.state()),
        Column::text(say.design_published()),
        Column::text("SHA-256"),
        Column::text(say.design_changes()),
    ];
    let row = |place: usize| {
        let version = versions[place].clone();
        let before = versions.get(place + 1).map(|before| changes(before, &version, say));
        let hash: String = version.hash.chars().take(16).collect();
        let corrects = versions.get(place + 1).filter(|before| before.series == version.series);
        let corrects = corrects.map(|before| {
            view! { <small class="muted">" " {say.versions_corrects(before.number.to_string())}</small> }
        });
        view! {
            <tr>
                <td class="number">{version.number}</td>
                <td>{version_tag(version.state)} {corrects}</td>
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
        <Section title=say.design_versions() id="versions">
            <Table caption=say.design_versions_of_task() columns=columns>
                {rows}
            </Table>
        </Section>
    }
}

/// The changes from one version to the next: the lines of the definition that differ, with removed and added lines.
pub(super) fn changes(before: &TaskVersion, after: &TaskVersion, say: Locale) -> impl IntoView + use<> {
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
        return say.design_no_changes().into_any();
    }
    view! {
        <details>
            <summary>{say.design_lines_changed(shown.len(), before.number)}</summary>
            {shown}
        </details>
    }
    .into_any()
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
