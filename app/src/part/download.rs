//! The corner of a page where its data can be downloaded.

use leptos::prelude::*;

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
