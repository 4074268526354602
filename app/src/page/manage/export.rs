//! `/studies/{study}/export`: data export.

use leptos::prelude::*;
use report::export::{Counts, File};
use shared::StudyId;

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Head, LinkButton, Look, Section, Table, load, param};

/// Every file with its number of lines, and everything in one archive.
#[component]
pub fn Export() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="export">
            {load(async move {
                let study = study?;
                let counts = call::export_counts(study).await?;
                let file = |name: &str| format!("/api/v1/studies/{study}/exports/{name}");
                let (csv, jsonl) = (file("csv.zip"), file("jsonl.zip"));
                let single = table(&counts, study);
                Ok(view! {
                    <Head title="Export" lead="All data of the study, streamed, under pseudonyms." />
                    <Section title="Everything" lead="One archive with a manifest: lines per file, hashes of all files and task versions.">
                        <p class="row">
                            <LinkButton href=csv label="All files as CSV" look=Look::Main />
                            <LinkButton href=jsonl label="All files as JSON lines" />
                        </p>
                    </Section>
                    <Section title="Single files">{single}</Section>
                    <Section title="What to know">
                        <ul>
                            <li>"Workers are W001, W002 …, members go by their role. No name, address or account is in any file."</li>
                            <li>"In CSV, a text that a spreadsheet would take for a formula begins with an apostrophe; numbers stay numbers, -3 is -3. In JSON lines every text is exactly as stored."</li>
                            <li>"Answers that count for statistics have outcome counted and superseded false. The columns item, worker and value are what \"concord agreement\" reads."</li>
                            <li>"What stood side by side is in items, by hit_item_id: the answer to which of two is better names the better one, or a tie."</li>
                            <li>"Outputs that reports rest on have used true. The others were removed, or a corrected text stands for them: a line of its own that names in corrects what it stands for."</li>
                            <li>"What was decided where people differ is in adjudications, under the same item and question as the answers. The answers are what people said."</li>
                        </ul>
                    </Section>
                })
            })}
        </Frame>
    }
}

fn table(counts: &Counts, study: StudyId) -> impl IntoView + use<> {
    let columns =
        vec![Column::text("File"), Column::text("What is in it"), Column::number("Lines"), Column::actions("Download")];
    let row = |file: File| {
        let address = |ending: &str| format!("/api/v1/studies/{study}/exports/{}.{ending}", file.name());
        view! {
            <tr>
                <th scope="row">{file.name()}</th>
                <td>{file.about()}</td>
                <td class="number" data-count=file.name()>
                    {file.n_lines(counts)}
                </td>
                <td>
                    <a href=address("csv") download aria-label=format!("{} as CSV", file.name())>
                        "CSV"
                    </a>
                    " "
                    <a href=address("jsonl") download aria-label=format!("{} as JSON lines", file.name())>
                        "JSONL"
                    </a>
                </td>
            </tr>
        }
    };
    let rows = File::ALL.into_iter().map(row).collect_view();
    view! {
        <Table caption="Files" columns=columns>
            {rows}
        </Table>
    }
}
