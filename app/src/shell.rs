//! The HTML document around every page.

use leptos::nonce::use_nonce;
use leptos::prelude::*;
use leptos_meta::{Html, MetaTags, provide_meta_context};

use crate::App;
use crate::call::visit;
use crate::part::InFile;

/// Addresses of the front end's files, whose names carry the hash of their content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// The path under which the server answers, such as `/concord`, for scripts: the addresses in pages get it when the page is
    /// sent. `None` at the root of a host.
    pub base: Option<String>,
    /// The script that wakes the islands of a page, if it has any.
    pub loader: String,
    /// The style sheet.
    pub style: String,
    /// The `Link` header that asks for the code of the islands together with a page that needs it.
    pub early: String,
}

/// Runs before the first paint, so that no page shows in the wrong colours first.
const THEME: &str = include_str!("../theme.js");

/// The whole document: head, style, loader of the islands, and the page.
pub fn shell(site: Site) -> impl IntoView {
    provide_meta_context();
    provide_context(site.clone());
    // Content outside an island is never hydrated, so nothing of it is serialised.
    if let Some(shared) = Owner::current_shared_context() {
        shared.set_is_hydrating(false);
    }
    let say = visit().locale;
    view! {
        <!DOCTYPE html>
        <html>
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <link rel="icon" href="data:," />
                <script nonce=use_nonce() inner_html=THEME></script>
                <link rel="stylesheet" href=site.style />
                <script type="module" src=site.loader></script>
                <MetaTags />
            </head>
            <body>
                <Html {..} lang=say.tag() dir=say.direction().as_str() data-base=site.base />
                <App />
            </body>
        </html>
    }
}

/// The whole document of a page that is sent as one file: with the text of the style sheet, without scripts.
pub fn file_shell(style: String) -> impl IntoView {
    provide_meta_context();
    provide_context(InFile);
    if let Some(shared) = Owner::current_shared_context() {
        shared.set_is_hydrating(false);
    }
    let say = visit().locale;
    view! {
        <!DOCTYPE html>
        <html>
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <style inner_html=style></style>
                <MetaTags />
            </head>
            <body>
                <Html {..} lang=say.tag() dir=say.direction().as_str() />
                <App />
            </body>
        </html>
    }
}
