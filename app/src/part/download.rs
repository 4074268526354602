//! Files that a page offers: the corner where its data can be downloaded, and a file that is in the page itself.

use leptos::prelude::*;

use super::chart::data_address;
use super::spoken::spoken;

/// A menu of files: CSV, JSON, LaTeX.
#[component]
pub fn Download(
    /// Label and address of each file.
    files: Vec<(&'static str, String)>,
) -> impl IntoView {
    let links = files.into_iter().map(|(label, href)| {
        view! {
            <li>
                <a href=href download>
                    {label}
                </a>
            </li>
        }
    });
    view! {
        <details class="menu">
            <summary class="button">{spoken().download()}</summary>
            <ul>{links.collect_view()}</ul>
        </details>
    }
}

/// A button that saves a file without another request: for a text that was made for this page and is stored nowhere. It is of no type
/// that a browser shows, so that nothing in it acts.
#[component]
pub fn SaveFile(
    /// The label of the button.
    #[prop(into)]
    label: String,
    /// The name of the file.
    #[prop(into)]
    name: String,
    /// What is in it.
    content: String,
) -> impl IntoView {
    view! {
        <a class="button" href=data_address("application/octet-stream", &content) download=name>
            {label}
        </a>
    }
}
