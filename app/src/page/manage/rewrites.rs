//! `/studies/{study}/rewrites`: what people wrote, beside what they were given.

mod analysis;

use engine::rewrites::Rewrite;
use leptos::prelude::*;
use shared::{Approval, Language, OutputId, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, LinkButton, Section, Table, Tag, Tone, load, param, query};

/// How many rewrites fill a page.
const PAGE: usize = 100;

/// Human rewrites with their sources and what stands out about each.
#[component]
pub fn Rewrites() -> impl IntoView {
    let study = param::<StudyId>("study");
    let language: Option<Language> = query("language").and_then(|language| language.parse().ok());
    let after: Option<OutputId> = query("after").and_then(|id| id.parse().ok());
    view! {
        <Frame study=study.clone().ok() here="rewrites">
            {load(async move {
                let study = study?;
                let page = call::rewrites(study, language.clone(), after).await?;
                // What holds of all rewrites stands on the first page.
                let analysis = match after {
                    None => Some(call::rewrite_analysis(study).await?),
                    Some(_) => None,
                };
                let analysed = |format: &str| format!("/api/v1/studies/{study}/rewrites/analysis?format={format}");
                let files = vec![
                    ("Rewrites: CSV", format!("/api/v1/studies/{study}/rewrites?format=csv")),
                    ("Analysis: CSV", analysed("csv")),
                    ("Analysis: JSON", analysed("json")),
                    ("Analysis: LaTeX", analysed("latex")),
                ];
                let analysis = analysis.map(|analysis| analysis::view(&analysis, language.as_ref()));
                let more = (page.len() == PAGE).then(|| page.last().map(|rewrite| rewrite.output)).flatten();
                let filter = language.map_or_else(String::new, |language| format!("&language={language}"));
                Ok(view! {
                    <Head title="Rewrites" lead="What people wrote, beside what they were given, with what stands out.">
                        <Download files=files />
                    </Head>
                    {analysis}
                    {if page.is_empty() {
                        view! { <Empty text="Rewrites appear here as they are submitted." /> }.into_any()
                    } else {
                        view! { <Section title="All rewrites">{table(&page)}</Section> }.into_any()
                    }}
                    {more.map(|id| view! { <LinkButton href=format!("/studies/{study}/rewrites?after={id}{filter}") label="Next page" /> })}
                })
            })}
        </Frame>
    }
}

fn table(page: &[Rewrite]) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("Source"),
        Column::text("Rewrite"),
        Column::text("Language"),
        Column::text("Writer"),
        Column::number("Words changed"),
        Column::number("LeD"),
        Column::text("Hints"),
        Column::text("Work"),
    ];
    let rows = page.iter().map(row).collect_view();
    view! {
        <Table caption="Rewrites" columns=columns sortable=true>
            {rows}
        </Table>
    }
}

fn row(rewrite: &Rewrite) -> impl IntoView + use<> {
    let (lang, dir) = (rewrite.language.to_string(), rewrite.language.direction().as_str());
    let hints = &rewrite.hints;
    // A rewrite may change more words than the source has.
    let changed = format!("{} of {}", hints.n_changed.min(hints.n_words), hints.n_words);
    let (work, tone) = match rewrite.approval {
        Some(Approval::Approved) => ("approved", Tone::Good),
        Some(Approval::Rejected) => ("rejected", Tone::Bad),
        Some(Approval::Waiting) => ("waiting", Tone::Warn),
        None => ("imported", Tone::Plain),
    };
    view! {
        <tr>
            <th scope="row" lang=lang.clone() dir=dir>
                {rewrite.source.clone()}
            </th>
            <td lang=lang.clone() dir=dir>
                {rewrite.text.clone()}
            </td>
            <td>{lang}</td>
            <td>{rewrite.author.clone()}</td>
            <td class="number" data-sort=hints.n_changed.to_string()>{changed}</td>
            <td class="number">{format!("{:.2}", hints.led)}</td>
            <td>
                <span class="tags">
                    {hints.unchanged.then(|| view! { <Tag text="unchanged" tone=Tone::Bad /> })}
                    {hints.normalised_only.then(|| view! { <Tag text="only normalised" tone=Tone::Warn /> })}
                </span>
            </td>
            <td>
                <Tag text=work tone=tone />
            </td>
        </tr>
    }
}
