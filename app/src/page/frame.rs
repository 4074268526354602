//! The frame around every page: the product's name, the signed-in person, and the navigation of a study.

use leptos::prelude::*;
use shared::{Action, Locale, StudyId};

use super::account_menu::AccountMenu;
use super::rail::rail;
use crate::call::{Nav, nav, visit};
use crate::part::{Kept, in_turn};

/// The frame of all pages except the worker's. On a study's pages, a side navigation lists the pages that the person's
/// roles allow.
#[component]
pub fn Frame(
    /// The study the page belongs to.
    #[prop(optional_no_strip, into)]
    study: Option<StudyId>,
    /// The last segment of the page's address, which the navigation highlights: `agreement`; empty for the overview.
    #[prop(optional, into)]
    here: String,
    /// The language of the line on top: English, but on pages that workers meet, too.
    #[prop(optional)]
    say: Locale,
    /// The content.
    children: Children,
) -> impl IntoView {
    let around = Suspend::new(in_turn(async move {
        let nav = nav().await.ok();
        let side = nav.as_ref().zip(study).and_then(|(nav, id)| rail(nav, id, &here));
        view! {
            {header(nav, say)}
            {side}
        }
    }));
    view! {
        {skip(say)}
        <div class="frame" class:with-rail=study.is_some()>
            {around}
            <main id="content" tabindex="-1">
                {children()}
            </main>
        </div>
    }
}

/// The frame of the worker's pages: minimal, in one column.
#[component]
pub fn WorkFrame(
    /// The language of the worker, if the page belongs to one.
    #[prop(optional)]
    say: Locale,
    /// The content.
    children: Children,
) -> impl IntoView {
    // Text that belongs to no study is in the visitor's language.
    let own = visit().locale;
    let around = Suspend::new(in_turn(async move { header(nav().await.ok(), own) }));
    view! {
        {skip(own)}
        <div class="frame slim">
            {around} <main id="content" tabindex="-1" lang=(say != Locale::default()).then_some(say.tag())>
                <Kept except=None say=say />
                {children()}
            </main>
        </div>
    }
}

/// The skip link past the header, for keyboard users.
fn skip(say: Locale) -> impl IntoView {
    view! {
        <a class="skip" href="#content" lang=(say != Locale::default()).then_some(say.tag())>
            {say.skip_to_content()}
        </a>
    }
}

/// The line on top.
fn header(nav: Option<Nav>, say: Locale) -> impl IntoView {
    let lang = (say != Locale::default()).then_some(say.tag());
    let runs = |nav: &Nav| nav.admin || !nav.studies.is_empty();
    let links = nav.as_ref().map(|nav| {
        view! {
            <nav class="top-links" aria-label=say.main_menu()>
                {runs(nav).then(|| view! { <a href="/studies" lang="en">"Studies"</a> })}
                <a href="/work">{say.my_work()}</a>
                {nav
                    .can(&[], Action::RunInstallation)
                    .then(|| view! { <a href="/admin/people" lang="en">"People"</a> })}
            </nav>
        }
    });
    let account = match nav {
        Some(nav) => view! { <AccountMenu name=nav.name say=say /> }.into_any(),
        None => view! { <a class="button quiet" href="/signin">{say.sign_in()}</a> }.into_any(),
    };
    view! {
        <header class="top" lang=lang>
            <a class="product" href="/">
                "Concord"
            </a>
            {links}
            {account}
        </header>
    }
}
