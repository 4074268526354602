//! `/studies/{study}/import/{upload}`: which column is what, what would happen, and then the import itself.

use engine::texts::import::{Outcome, Preview, Refused};
use leptos::prelude::*;
use shared::{
    Problem, StudyId, UploadId,
    import::{FileKind, Mapping, RefusedRow},
};

use crate::call::text;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Field, Form, Head, Hidden, Look, Notice, Section, Select, SubmitButton, Table, Tone, load, param,
    query, spoken,
};

/// The number of rejected rows that the page lists; a file with more is not repaired by hand.
const LISTED: usize = 1_000;

/// The file's columns, a preview, and the expected result of the import.
#[component]
pub fn Import() -> impl IntoView {
    let (study, upload) = (param::<StudyId>("study"), param::<UploadId>("upload"));
    let known = study.clone().ok();
    let asked = asked();
    let content = load(async move {
        let (study, upload) = (study?, upload?);
        let preview = text::preview(study, upload).await?;
        let mapping = asked.unwrap_or_else(|| preview.mapping.clone());
        let outcome = text::try_import(study, upload, &mapping).await;
        Ok(page(study, preview, mapping, outcome))
    });
    view! {
        <Frame study=known here="sources">
            {content}
        </Frame>
    }
}

/// The form that uploads a file.
pub(super) fn upload_form(study: StudyId, kind: FileKind) -> impl IntoView {
    let formats = vec![
        Choice::new("", "by the file's name"),
        Choice::new("csv", "CSV"),
        Choice::new("tsv", "TSV, without quotation marks"),
        Choice::new("jsonl", "JSON lines"),
        Choice::new("lines", "a text a line"),
    ];
    view! {
        <Form action="/fn/import/upload" multipart=true>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="kind" value=kind.as_str() />
            // This field is before the file: fields after the file are not read if the file is rejected.
            <Select name="format" label="Layout" choices=formats />
            <Field name="file" label="File" kind="file" required=true accept=".csv,.tsv,.tab,.jsonl,.ndjson,.json,.txt" />
            <p class="hint">"Up to 200,000 rows, 1,000 columns and 65,536 bytes per cell."</p>
            <SubmitButton label="Go on to the columns" />
        </Form>
    }
}

/// The mapping of the query, if the form of the columns was sent.
fn asked() -> Option<Mapping> {
    query("mapped")?;
    let field = |name| query(name).unwrap_or_default();
    Some(Mapping {
        text: field("text"),
        id: field("id"),
        language: field("language"),
        default_language: field("default_language"),
        system: field("system"),
        default_system: field("default_system"),
    })
}

fn page(study: StudyId, preview: Preview, mapping: Mapping, outcome: Result<Outcome, Problem>) -> impl IntoView {
    let upload = preview.upload;
    let columns: Vec<Column> =
        std::iter::once("Line".to_owned()).chain(preview.columns.iter().cloned()).map(Column::text).collect();
    let row = |(line, cells): (u64, Vec<String>)| {
        let cells = cells.into_iter().map(|cell| view! { <td dir="auto">{cell}</td> }).collect_view();
        view! { <tr><td class="number">{line}</td>{cells}</tr> }
    };
    let lead = format!("{}, read as {}.", preview.name, preview.format);
    let columns_form = columns_form(&preview, &mapping);
    let rows = preview.rows.into_iter().map(row).collect_view();
    view! {
        <Head title=format!("Import {}", preview.kind) lead=lead />
        <Section title="Columns" id="columns" lead="Columns that are not chosen here are kept beside each text.">
            {columns_form}
        </Section>
        <Section title="What would happen" id="outcome">
            {result((study, upload), mapping, outcome)}
            <Form action="/fn/import/discard">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="upload" value=upload.to_string() />
                <SubmitButton label="Forget this file" look=Look::Quiet />
            </Form>
        </Section>
        <Section title="The first rows" id="rows">
            <Table caption="The first rows of the file" columns=columns>
                {rows}
            </Table>
        </Section>
    }
}

fn columns_form(preview: &Preview, mapping: &Mapping) -> impl IntoView + use<> {
    let choices = |none: &str| {
        let mut choices = vec![Choice::new("", none)];
        choices.extend(preview.columns.iter().map(|name| Choice::new(name, name)));
        choices
    };
    let outputs = preview.kind == FileKind::Outputs;
    let (id, no_id) = if outputs { ("Id of the source", "choose") } else { ("Id", "number the rows") };
    let system = outputs.then(|| {
        view! {
            <Select name="system" label="System" choices=choices("one for all rows") value=mapping.system.clone() />
            <Field name="default_system" label="System of rows without one" value=mapping.default_system.clone() />
        }
    });
    let hint = if outputs { "Only needed where an id stands for several languages." } else { "A tag such as fr." };
    view! {
        <form method="get" class="form">
            <input type="hidden" name="mapped" value="1" />
            <Select name="text" label="Text" choices=choices("choose") value=mapping.text.clone() />
            <Select name="id" label=id choices=choices(no_id) value=mapping.id.clone() />
            {system}
            <Select name="language" label="Language" choices=choices("one for all rows") value=mapping.language.clone() />
            <Field name="default_language" label="Language of rows without one" value=mapping.default_language.clone() hint=hint />
            <button type="submit" class="button">
                "Check again"
            </button>
        </form>
    }
}

fn result(at: (StudyId, UploadId), mapping: Mapping, outcome: Result<Outcome, Problem>) -> AnyView {
    let imported = match outcome {
        Ok(imported) => imported,
        Err(problem) => {
            return view! { <Notice tone=Tone::Warn title="Not ready yet"><p>{spoken().refusal(&problem)}</p></Notice> }
                .into_any();
        }
    };
    let (taken, n_refused) = (text::rows(imported.taken), imported.refused.len());
    if n_refused == 0 {
        let label = format!("Import {taken}");
        return view! {
            <Notice tone=Tone::Good title="No row is refused">
                <p>{format!("The file can be imported whole: {taken}.")}</p>
            </Notice>
            {write_form(at, mapping, label, false)}
        }
        .into_any();
    }
    let leave_out = (imported.taken > 0)
        .then(|| write_form(at, mapping, format!("Import {taken} and leave {n_refused} out"), true));
    view! {
        <Notice tone=Tone::Bad title=format!("Refused: {n_refused}. Fine: {taken}.")>
            <p>"Nothing is imported while a row is refused. Correct the file and upload it again, or leave these rows out."</p>
        </Notice>
        {refused_table(&imported.refused)}
        {leave_out}
    }
    .into_any()
}

fn refused_table(refused: &[Refused]) -> impl IntoView {
    let more = refused.len().saturating_sub(LISTED);
    let locale = spoken();
    let row = |row: &Refused| {
        let RefusedRow { line, reason, .. } = row.in_locale(locale);
        view! { <tr><td class="number">{line}</td><td>{reason}</td></tr> }
    };
    let rows = refused.iter().take(LISTED).map(row).collect_view();
    view! {
        <Table caption="Refused rows" columns=vec![Column::number("Line"), Column::text("Reason")]>
            {rows}
        </Table>
        {(more > 0).then(|| view! { <p class="muted">{format!("and {more} more")}</p> })}
    }
}

fn write_form(
    (study, upload): (StudyId, UploadId),
    mapping: Mapping,
    label: String,
    skip_refused: bool,
) -> impl IntoView {
    view! {
        <Form action="/fn/import/write">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="upload" value=upload.to_string() />
            <Hidden name="text" value=mapping.text />
            <Hidden name="id" value=mapping.id />
            <Hidden name="language" value=mapping.language />
            <Hidden name="default_language" value=mapping.default_language />
            <Hidden name="system" value=mapping.system />
            <Hidden name="default_system" value=mapping.default_system />
            <Hidden name="skip_refused" value=skip_refused.to_string() />
            <SubmitButton label=label />
        </Form>
    }
}
