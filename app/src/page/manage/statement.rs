//! `/studies/{study}/statement`: the data statement, for reading, printing or downloading.

use leptos::prelude::*;
use report::statement::{Named, Quote, Section as Part};
use shared::StudyId;

use super::tables::grid;
use crate::call;
use crate::page::Frame;
use crate::part::{Download, Head, Markdown, Section, load, param, spoken};

/// The statement, a section after the other. It is for papers, so it is in English.
#[component]
pub fn Statement() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="statement">
            {load(async move {
                let study = study?;
                let statement = call::data_statement(study).await?;
                let file = |format: &str| format!("/api/v1/studies/{study}/statement?format={format}");
                let files = vec![("Markdown", file("markdown")), ("JSON", file("json"))];
                let title = say.statement_title(&statement.title);
                let sections = statement.sections.iter().map(section).collect_view();
                Ok(view! {
                    <Head title=title lead=say.statement_lead()>
                        <Download files=files />
                    </Head>
                    {sections}
                    <p class="muted">{say.statement_created_with(&statement.software)}</p>
                })
            })}
        </Frame>
    }
}

/// A section of the statement, in English.
pub(super) fn section(part: &Part) -> impl IntoView + use<> {
    let paragraphs = part.paragraphs.iter().map(|text| view! { <p>{text.clone()}</p> }).collect_view();
    let tables = part.tables.iter().map(|Named { caption, grid: of }| grid(of, caption.clone())).collect_view();
    let quotes = (!part.quotes.is_empty()).then(|| {
        let summary = format!("{} ({})", part.title, part.quotes.len());
        let quotes = part.quotes.iter().map(quote).collect_view();
        view! {
            <details class="card">
                <summary>{summary}</summary>
                {quotes}
            </details>
        }
    });
    view! {
        <Section title=part.title.clone() attr:lang="en" attr:dir="ltr">
            {paragraphs} {tables} {quotes}
        </Section>
    }
}

/// A text that was shown to workers. It is closed, because a study has dozens; print shows what is closed.
fn quote(quote: &Quote) -> impl IntoView + use<> {
    view! {
        <details class="quote">
            <summary>{quote.caption.clone()}</summary>
            <Markdown text=quote.text.clone() language=Some(quote.language.clone()) />
        </details>
    }
}
