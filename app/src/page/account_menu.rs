//! The menu of the account, with the language and the colours of the pages, and signing out.

use leptos::prelude::*;
use shared::Locale;

use crate::part::{LanguageForm, here_address};

/// The menu behind the person's name. The switch between light and dark is shown if scripts run; otherwise the system's
/// setting applies.
#[component]
pub fn AccountMenu(
    /// The person's name.
    name: String,
    /// The language of the menu.
    say: Locale,
) -> impl IntoView {
    let theme = |value: &'static str, label: &'static str| {
        view! {
            <button type="button" class="button quiet" data-theme-set=value aria-pressed="false">
                {label}
            </button>
        }
    };
    // A secret that is shown once would be lost with its page.
    let changes_language = here_address() != "/once";
    // On a phone the first name is enough.
    let (first, rest) = name.split_at(name.find(' ').unwrap_or(name.len()));
    let (first, rest) = (first.to_owned(), rest.to_owned());
    view! {
        <details class="menu account">
            <summary class="button quiet" dir="auto">
                <span>{first}</span>
                <span class="wide-name">{rest}</span>
            </summary>
            <div class="menu-body">
                <div class="themes" role="group" aria-label=say.colours() data-themes hidden>
                    {theme("light", say.light())}
                    {theme("dark", say.dark())}
                    {theme("auto", say.like_system())}
                </div>
                {changes_language.then(|| view! { <LanguageForm say=say back=here_address() /> })}
                <a href="/account">{say.account_and_password()}</a>
                <a href="/docs/">{say.documentation()}</a>
                <form method="post" action="/fn/sign_out">
                    <button type="submit" class="button quiet">
                        {say.sign_out()}
                    </button>
                </form>
            </div>
        </details>
    }
}

/// The languages, for visitors who have not signed in.
#[component]
pub fn LanguageMenu(
    /// The language of the menu.
    say: Locale,
) -> impl IntoView {
    view! {
        <details class="menu of-languages">
            <summary class="button quiet">{say.interface_language()}</summary>
            <div class="menu-body">
                <LanguageForm say=say back=here_address() />
            </div>
        </details>
    }
}
