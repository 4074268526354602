//! `/studies/{study}/export`: data export.

use engine::jobs::stored::{StoredExport, StoredExports};
use leptos::prelude::*;
use report::export::{Counts, File, Format};
use shared::{Locale, StudyId};

use crate::call;
use crate::page::Frame;
use crate::page::manage::jobs::{state_word, tone};
use crate::part::{
    Choice, Column, Form, Head, Hidden, LinkButton, Look, Progress, Section, Select, SubmitButton, Table, Tag, When,
    load, news, param, spoken,
};

/// Every file with its number of lines, and everything in one archive.
#[component]
pub fn Export() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="export">
            {load(async move {
                let study = study?;
                let counts = call::export_counts(study).await?;
                let stored = call::stored_exports(study).await?;
                let file = |name: &str| format!("/api/v1/studies/{study}/exports/{name}");
                let (csv, jsonl, parquet) = (file("csv.zip"), file("jsonl.zip"), file("parquet.zip"));
                let single = table(&counts, study, say);
                Ok(view! {
                    <Head title=say.export_title() lead=say.export_lead() />
                    {news()}
                    <Section title=say.export_complete() lead=say.export_complete_lead()>
                        <p class="row">
                            <LinkButton href=csv label=say.export_all_csv() look=Look::Main />
                            <LinkButton href=jsonl label=say.export_all_jsonl() />
                            <LinkButton href=parquet label=say.export_all_parquet() />
                        </p>
                    </Section>
                    <Section title=say.export_single()>{single}</Section>
                    {storage(&stored, study, say)}
                    <Section title=say.export_notes()>
                        <ul>
                            <li>{say.export_note_pseudonyms()}</li>
                            <li>{say.export_note_csv()}</li>
                            <li>{say.export_note_parquet()}</li>
                            <li>{say.export_note_counted()}</li>
                            <li>{say.export_note_pairs()}</li>
                            <li>{say.export_note_used()}</li>
                            <li>{say.export_note_adjudicated()}</li>
                        </ul>
                    </Section>
                })
            })}
        </Frame>
    }
}

fn table(counts: &Counts, study: StudyId, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.file()),
        Column::text(say.export_content()),
        Column::number(say.export_lines()),
        Column::actions(say.download()),
    ];
    let row = |file: File| {
        let address = |ending: &str| format!("/api/v1/studies/{study}/exports/{}.{ending}", file.name());
        view! {
            <tr>
                <th scope="row">{file.name()}</th>
                <td>{about(file, say)}</td>
                <td class="number" data-count=file.name() data-label=say.export_lines()>
                    {file.n_lines(counts)}
                </td>
                <td>
                    <a href=address("csv") download aria-label=say.export_file_as_csv(file.name())>
                        "CSV"
                    </a>
                    " "
                    <a href=address("jsonl") download aria-label=say.export_file_as_jsonl(file.name())>
                        "JSONL"
                    </a>
                    " "
                    <a href=address("parquet") download aria-label=say.export_file_as_parquet(file.name())>
                        "Parquet"
                    </a>
                </td>
            </tr>
        }
    };
    let rows = File::ALL.into_iter().map(row).collect_view();
    view! {
        <div class="cards">
            <Table caption=say.export_files() columns=columns>
                {rows}
            </Table>
        </div>
    }
}

/// The form that asks for an export to object storage, and the latest ones, if the server has storage.
fn storage(stored: &StoredExports, study: StudyId, say: Locale) -> Option<AnyView> {
    let to = stored.to.clone()?;
    let choice = |format: Format| Choice::new(format.ending(), format_word(format));
    let choices = vec![choice(Format::Parquet), choice(Format::Csv), choice(Format::Jsonl)];
    let list = (!stored.exports.is_empty()).then(|| {
        let columns = vec![
            Column::text(say.created()),
            Column::text(say.export_storage_format()),
            Column::text(say.state()),
            Column::text(say.progress()),
            Column::text(say.error()),
            Column::text(say.export_storage_folder()),
        ];
        let rows = stored.exports.iter().map(|export| stored_row(export, say)).collect_view();
        view! {
            <div id="stored" class="cards" data-live>
                <Table caption=say.export_storage() columns=columns>
                    {rows}
                </Table>
            </div>
        }
    });
    let form = view! {
        <Section title=say.export_storage() lead=say.export_storage_lead()>
            <p>{say.export_storage_to()} " " <code>{to}</code></p>
            <Form action="/fn/export/store">
                <Hidden name="study" value=study.to_string() />
                <Select name="format" label=say.export_storage_format() choices=choices value="parquet" />
                <SubmitButton label=say.export_storage_start() look=Look::Plain />
            </Form>
            {list}
        </Section>
    };
    Some(form.into_any())
}

fn stored_row(export: &StoredExport, say: Locale) -> impl IntoView + use<> {
    let (done, of) = (number(export.files), number(File::ALL.len()));
    let format = export.format.parse().map_or_else(|_| export.format.clone(), |format| format_word(format).to_owned());
    view! {
        <tr>
            <th scope="row">
                <When at=export.created_at />
            </th>
            <td data-label=say.export_storage_format()>{format}</td>
            <td>
                <Tag text=state_word(export.state, say) tone=tone(export.state) />
            </td>
            <td>
                <Progress label=say.export_files().to_owned() done=done of=of />
            </td>
            <td>{export.reason.as_ref().map(|reason| reason.in_locale(say))}</td>
            <td data-label=say.export_storage_folder()>
                <code>{export.address.clone()}</code>
            </td>
        </tr>
    }
}

/// The name of a format, the same in all languages.
const fn format_word(format: Format) -> &'static str {
    match format {
        Format::Csv => "CSV",
        Format::Jsonl => "JSON Lines",
        Format::Parquet => "Parquet",
    }
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// The content of a file, in a sentence.
const fn about(file: File, say: Locale) -> &'static str {
    match file {
        File::Sources => say.export_about_sources(),
        File::Systems => say.export_about_systems(),
        File::Outputs => say.export_about_outputs(),
        File::Tasks => say.export_about_tasks(),
        File::Items => say.export_about_items(),
        File::Assignments => say.export_about_assignments(),
        File::Answers => say.export_about_answers(),
        File::Adjudications => say.export_about_adjudications(),
        File::Workers => say.export_about_workers(),
        File::Qualifications => say.export_about_qualifications(),
        File::Reviews => say.export_about_reviews(),
        File::Payments => say.export_about_payments(),
        File::Events => say.export_about_events(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_link_contains_its_text_in_every_language() {
        for say in Locale::ALL {
            assert!(say.export_file_as_csv("answers").contains("CSV"), "{}", say.tag());
            assert!(say.export_file_as_jsonl("answers").contains("JSONL"), "{}", say.tag());
            assert!(say.export_file_as_parquet("answers").contains("Parquet"), "{}", say.tag());
        }
    }
}
