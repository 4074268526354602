//! `/studies/{study}/statement`: the data statement, for reading, printing or downloading.

use leptos::prelude::*;
use report::statement::{Named, Quote, Section as Part};
use shared::StudyId;

use super::tables::grid;
use crate::call;
use crate::page::Frame;
use crate::part::{Download, Head, Markdown, Section, load, param};

/// The statement, a section after the other.
#[component]
pub fn Statement() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="statement">
            {load(async move {
                let study = study?;
                let statement = call::data_statement(study).await?;
                let file = |format: &str| format!("/api/v1/studies/{study}/statement?format={format}");
                let files = vec![("Markdown", file("markdown")), ("JSON", file("json"))];
                let title = format!("Data statement: {}", statement.title);
                let sections = statement.sections.iter().map(section).collect_view();
                Ok(view! {
                    <Head title=title lead="What a reader of the data has to know, as far as the study knows it. Print it from the browser.">
                        <Download files=files />
                    </Head>
                    {sections}
                    <p class="muted">"Written by " {statement.software.clone()} "."</p>
                })
            })}
        </Frame>
    }
}

fn section(part: &Part) -> impl IntoView + use<> {
    let paragraphs = part.paragraphs.iter().map(|text| view! { <p>{text.clone()}</p> }).collect_view();
    let tables = part.tables.iter().map(|Named { caption, grid: of }| grid(of, caption.clone())).collect_view();
    let quotes = part.quotes.iter().map(quote).collect_view();
    view! {
        <Section title=part.title.clone()>
            {paragraphs} {tables} {quotes}
        </Section>
    }
}

/// A text that was shown to workers; it is expanded, because collapsed text would be missing in print.
fn quote(quote: &Quote) -> impl IntoView + use<> {
    view! {
        <section class="quote">
            <h3>{quote.caption.clone()}</h3>
            <Markdown text=quote.text.clone() language=Some(quote.language.clone()) />
        </section>
    }
}
