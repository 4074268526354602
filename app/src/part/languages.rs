//! The languages of a page that shows one at a time, as tabs.

use leptos::prelude::*;
use shared::{Language, Locale};

/// A link to each language; nothing if there is only one.
pub fn languages(
    all: &[Language],
    chosen: &Language,
    address: &dyn Fn(&Language) -> String,
    say: Locale,
) -> Option<impl IntoView + use<>> {
    let link = |language: &Language| {
        let current = (language == chosen).then_some("page");
        view! {
            <li>
                <a href=address(language) aria-current=current>
                    {language.name()}
                </a>
            </li>
        }
    };
    let links: Vec<_> = all.iter().map(link).collect();
    (links.len() > 1).then(|| {
        view! {
            <nav class="views" aria-label=say.language_column()>
                <ul>{links}</ul>
            </nav>
        }
    })
}

/// The language that the address asks for, or else the first one.
pub fn chosen_language<'a>(all: &'a [Language], asked: Option<&str>) -> Option<&'a Language> {
    all.iter().find(|one| Some(one.as_str()) == asked).or(all.first())
}
