//! The form that changes the language of all pages.

use leptos::prelude::*;
use shared::Locale;

/// Each language is named in itself, so that its speakers find it in any other.
#[component]
pub fn LanguageForm(
    /// The language of the page.
    say: Locale,
    /// The page to return to.
    #[prop(into)]
    back: String,
) -> impl IntoView {
    let options = Locale::ALL.into_iter().chain(Locale::PSEUDO.iter().copied()).map(|locale| {
        view! {
            <option value=locale.tag() lang=locale.tag() selected=locale == say>
                {locale.language().name()}
            </option>
        }
    });
    let options = options.collect_view();
    view! {
        <form method="post" action="/fn/language" class="languages">
            <input type="hidden" name="back" value=back />
            <select name="language" aria-label=say.interface_language() autocomplete="off">
                {options}
            </select>
            <button type="submit" class="button">
                {say.change_language()}
            </button>
        </form>
    }
}
