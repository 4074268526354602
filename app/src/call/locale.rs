//! The language of the pages: chosen in the menu, kept in a cookie, and in the account of a person who has one.

use leptos::prelude::*;
use shared::{Locale, PersonId, Problem, refusal};

use super::{Visit, actor, engine, ours, visit};

/// Shows all pages in another language.
#[server(prefix = "/fn", endpoint = "language")]
pub async fn set_language(
    /// The tag of an interface language.
    language: String,
    /// The page to return to.
    #[server(default)]
    back: String,
) -> Result<(), Problem> {
    let locale = Locale::from_tag(&language).ok_or_else(|| Problem::invalid("language", refusal::choose_language()))?;
    if let Some(actor) = actor() {
        engine()?.set_locale(&actor, locale).await?;
    }
    visit().choose_locale(locale);
    leptos_axum::redirect(ours(&back));
    Ok(())
}

/// Takes over the language of an account that the visitor has just signed in with; an account without one takes over the
/// visitor's.
pub(super) async fn adopt_locale(visit: &Visit, person: PersonId) -> Result<(), Problem> {
    let engine = engine()?;
    match (engine.locale_of(person).await?, visit.chosen_locale()) {
        (Some(locale), _) => visit.choose_locale(locale),
        (None, Some(chosen)) => engine.suggest_locale(person, chosen).await?,
        (None, None) => {}
    }
    Ok(())
}
