//! The title of a page and of its sections.

use leptos::prelude::*;
use shared::Language;

use super::raw_text::Title;

/// The page's title, in the document and on the page, with a sentence about the question that the page answers.
#[component]
pub fn Head(
    /// The title.
    #[prop(into)]
    title: String,
    /// The language of the title, where it is not the page's.
    #[prop(optional)]
    language: Option<Language>,
    /// The question that the page answers, in one sentence.
    #[prop(optional, into)]
    lead: String,
    /// Links and buttons next to the title.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let dir = language.as_ref().map(|language| language.direction().as_str());
    view! {
        <Title text=title.clone() />
        <div class="head">
            <div>
                <h1 lang=language.as_ref().map(Language::to_string) dir=dir>{title}</h1>
                {(!lead.is_empty()).then(|| view! { <p class="lead">{lead}</p> })}
            </div>
            {children.map(|children| view! { <div class="row">{children()}</div> })}
        </div>
    }
}

/// A part of a page under its own heading.
#[component]
pub fn Section(
    /// The heading.
    #[prop(into)]
    title: String,
    /// Its id, to be linked to.
    #[prop(optional, into)]
    id: Option<String>,
    /// One sentence under the heading.
    #[prop(optional, into)]
    lead: String,
    /// The content.
    children: Children,
) -> impl IntoView {
    view! {
        <section class="section" id=id>
            <h2>{title}</h2>
            {(!lead.is_empty()).then(|| view! { <p class="lead">{lead}</p> })}
            {children()}
        </section>
    }
}
