//! `/studies/{study}/import/{upload}`: which column is what, what would happen, and then the import itself.

use engine::texts::import::{Outcome, Preview, Refused};
use leptos::prelude::*;
use shared::{
    Language, Locale, Problem, StudyId, UploadId,
    import::{FileFormat, FileKind, Mapping, RefusedRow},
    limit,
};

use crate::call::text;
use crate::page::Frame;
use crate::part::{
    Choice, Column, Field, Form, Head, Hidden, Look, Notice, Section, Select, SubmitButton, Table, Tone, in_turn,
    param, query, refused, spoken,
};

/// The number of rejected rows that the page lists; a file with more is not repaired by hand.
const LISTED: usize = 1_000;

/// The file's columns, a preview, and the expected result of the import.
#[component]
pub fn Import() -> impl IntoView {
    let (study, upload) = (param::<StudyId>("study"), param::<UploadId>("upload"));
    let known = study.clone().ok();
    let asked = asked();
    // The frame names the list to which the file belongs, so the file is read first.
    Suspend::new(in_turn(async move {
        let found = async {
            let (study, upload) = (study?, upload?);
            let preview = text::preview(study, upload).await?;
            let mapping = asked.unwrap_or_else(|| preview.mapping.clone());
            let outcome = text::try_import(study, upload, &mapping).await;
            Ok::<_, Problem>((study, preview, mapping, outcome))
        };
        match found.await {
            Ok((study, preview, mapping, outcome)) => {
                let here = preview.kind.as_str();
                view! {
                    <Frame study=known here=here>
                        {page(study, preview, mapping, outcome)}
                    </Frame>
                }
                .into_any()
            }
            Err(problem) => view! {
                <Frame study=known here="sources">
                    {refused(&problem, spoken())}
                </Frame>
            }
            .into_any(),
        }
    }))
}

/// The form that uploads a file.
pub(super) fn upload_form(study: StudyId, kind: FileKind) -> impl IntoView {
    let say = spoken();
    let mut formats = vec![Choice::new("", say.import_format_from_name())];
    formats.extend(FileFormat::ALL.iter().map(|format| Choice::new(format.as_str(), format_name(*format, say))));
    view! {
        <Form action="/fn/import/upload" multipart=true>
            <Hidden name="study" value=study.to_string() />
            <Hidden name="kind" value=kind.as_str() />
            // This field is before the file: fields after the file are not read if the file is rejected.
            <Select name="format" label=say.import_format() choices=formats />
            <Field name="file" label=say.file() kind="file" required=true accept=".csv,.tsv,.tab,.jsonl,.ndjson,.json,.txt" />
            <p class="hint">{say.import_limits(limit::ROWS, limit::COLUMNS, limit::CELL)}</p>
            <SubmitButton label=say.import_upload() />
        </Form>
    }
}

const fn format_name(format: FileFormat, say: Locale) -> &'static str {
    match format {
        FileFormat::Csv => say.import_format_csv(),
        FileFormat::Tsv => say.import_format_tsv(),
        FileFormat::Jsonl => say.import_format_jsonl(),
        FileFormat::Lines => say.import_format_lines(),
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
    let (say, upload) = (spoken(), preview.upload);
    let columns: Vec<Column> = std::iter::once(say.import_line().to_owned())
        .chain(preview.columns.iter().cloned())
        .map(Column::text)
        .collect();
    let row = |(line, cells): (u64, Vec<String>)| {
        let cells = cells.into_iter().map(|cell| view! { <td dir="auto">{cell}</td> }).collect_view();
        view! { <tr><td class="number">{line}</td>{cells}</tr> }
    };
    let lead = say.import_file_and_format(&preview.name, format_name(preview.format, say));
    let (title, columns_lead) = match preview.kind {
        FileKind::Sources => (say.import_sources(), say.import_columns_of_sources()),
        FileKind::Outputs => (say.import_outputs(), say.import_columns_of_outputs()),
    };
    let columns_form = columns_form(&preview, &mapping);
    let rows = preview.rows.into_iter().map(row).collect_view();
    let unreadable = (outcome.is_err() && !preview.unreadable.is_empty()).then(|| refused_table(&preview.unreadable));
    view! {
        <Head title=title lead=lead />
        <Section title=say.import_columns() id="columns" lead=columns_lead>
            {columns_form}
        </Section>
        <Section title=say.import_validation() id="outcome">
            {result((study, upload), mapping, outcome)}
            <Form action="/fn/import/discard">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="upload" value=upload.to_string() />
                <SubmitButton label=say.import_discard() look=Look::Quiet />
            </Form>
        </Section>
        <Section title=say.preview() id="rows">
            {unreadable}
            <Table caption=say.import_first_rows() columns=columns>
                {rows}
            </Table>
        </Section>
    }
}

fn columns_form(preview: &Preview, mapping: &Mapping) -> impl IntoView + use<> {
    let say = spoken();
    let choices = |none: &str| {
        let mut choices = vec![Choice::new("", none)];
        choices.extend(preview.columns.iter().map(|name| Choice::new(name, name)));
        choices
    };
    let outputs = preview.kind == FileKind::Outputs;
    let (id, no_id) = if outputs {
        (say.import_source_id(), say.please_choose())
    } else {
        (say.import_id(), say.import_number_rows())
    };
    let system = outputs.then(|| {
        view! {
            <Select name="system" label=say.system() choices=choices(say.import_one_for_all()) value=mapping.system.clone() />
            <Field
                name="default_system"
                label=say.import_default_system()
                value=mapping.default_system.clone()
                hint=say.import_default_system_hint()
            />
        }
    });
    let language = |language: &Language| Choice::new(language.as_str(), language.name());
    let mut languages = vec![Choice::new("", if outputs { say.none() } else { say.please_choose() })];
    languages.extend(preview.languages.iter().map(language));
    let hint = if outputs { say.import_default_language_of_outputs_hint() } else { say.import_rows_without_language() };
    view! {
        <form method="get" class="form">
            <input type="hidden" name="mapped" value="1" />
            <Select name="text" label=say.text() choices=choices(say.please_choose()) value=mapping.text.clone() />
            <Select name="id" label=id choices=choices(no_id) value=mapping.id.clone() />
            {system}
            <Select
                name="language"
                label=say.language_column()
                choices=choices(say.import_one_for_all())
                value=mapping.language.clone()
            />
            <Select
                name="default_language"
                label=say.import_default_language()
                choices=languages
                value=mapping.default_language.clone()
                hint=hint
            />
            <button type="submit" class="button">
                {say.import_validate()}
            </button>
        </form>
    }
}

fn result(at: (StudyId, UploadId), mapping: Mapping, outcome: Result<Outcome, Problem>) -> AnyView {
    let say = spoken();
    let imported = match outcome {
        Ok(imported) => imported,
        Err(problem) => {
            return view! {
                <Notice tone=Tone::Warn title=say.import_not_possible()>
                    <p>{say.refusal(&problem)}</p>
                </Notice>
            }
            .into_any();
        }
    };
    let (taken, n_refused) = (imported.taken, imported.refused.len());
    if n_refused == 0 {
        return view! {
            <Notice tone=Tone::Good title=say.import_all_valid()>
                <p>{say.import_n_ready(taken)}</p>
            </Notice>
            {write_form(at, mapping, say.import_rows(taken), false)}
        }
        .into_any();
    }
    let leave_out = (taken > 0).then(|| write_form(at, mapping, say.import_valid_rows(taken), true));
    view! {
        <Notice tone=Tone::Bad title=say.import_invalid_and_valid(n_refused, taken)>
            <p>{say.import_nothing_imported()}</p>
        </Notice>
        {refused_table(&imported.refused)}
        {leave_out}
    }
    .into_any()
}

fn refused_table(refused: &[Refused]) -> impl IntoView + use<> {
    let more = refused.len().saturating_sub(LISTED);
    let say = spoken();
    let row = |row: &Refused| {
        let RefusedRow { line, reason, .. } = row.in_locale(say);
        view! { <tr><td class="number">{line}</td><td>{reason}</td></tr> }
    };
    let rows = refused.iter().take(LISTED).map(row).collect_view();
    view! {
        <Table caption=say.import_invalid_rows() columns=vec![Column::number(say.import_line()), Column::text(say.reason())]>
            {rows}
        </Table>
        {(more > 0).then(|| view! { <p class="muted">{say.import_n_more_invalid(more)}</p> })}
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
