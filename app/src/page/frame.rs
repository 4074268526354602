//! The frame around every page: the product's name, the signed-in person, and the navigation of a study.

use leptos::prelude::*;
use shared::{Action, Locale, StudyId};

use super::account_menu::{AccountMenu, LanguageMenu};
use super::rail::{rail, tabs};
use crate::call::{Nav, nav};
use crate::part::{Kept, Notice, Tone, in_turn, spoken};

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
    /// More skip links: the id of an element in the content, and the label.
    #[prop(optional)]
    skip_to: Vec<(&'static str, &'static str)>,
    /// The content.
    children: Children,
) -> impl IntoView {
    let say = spoken();
    let content = children();
    let all = Suspend::new(in_turn(async move {
        let nav = nav().await.ok();
        let place = nav.as_ref().zip(study);
        let side = place.and_then(|(nav, id)| rail(nav, id, &here, say));
        let codes = nav.as_ref().is_some_and(|nav| nav.lacks_codes).then(|| codes_notice(say));
        let tabs = place.and_then(|(nav, id)| tabs(nav, id, &here, say));
        view! {
            {header(nav, say)}
            {side}
            <main id="content" tabindex="-1">
                {tabs}
                {codes}
                {content}
            </main>
        }
    }));
    view! {
        {skip(say)}
        {skip_to
            .into_iter()
            .map(|(id, label)| {
                view! {
                    <a class="skip" href=format!("#{id}")>
                        {label}
                    </a>
                }
            })
            .collect_view()}
        <div class="frame" class:with-rail=study.is_some()>
            {all}
        </div>
    }
}

/// The frame of the worker's pages: minimal, in one column.
#[component]
pub fn WorkFrame(
    /// The content.
    children: Children,
) -> impl IntoView {
    let say = spoken();
    let around = Suspend::new(in_turn(async move { header(nav().await.ok(), say) }));
    view! {
        {skip(say)}
        <div class="frame slim">
            {around} <main id="content" tabindex="-1">
                <Kept except=None say=say />
                {children()}
            </main>
        </div>
    }
}

/// What somebody reads who has to turn on sign-in codes before they pay, export or administer.
fn codes_notice(say: Locale) -> impl IntoView {
    view! {
        <Notice tone=Tone::Warn>
            <p>{say.codes_are_asked_for()}</p>
            <p class="row">
                <a class="button" href="/account#codes">
                    {say.codes_set_up()}
                </a>
            </p>
        </Notice>
    }
}

/// The skip link past the header, for keyboard users.
fn skip(say: Locale) -> impl IntoView {
    view! {
        <a class="skip" href="#content">
            {say.skip_to_content()}
        </a>
    }
}

/// The line on top.
fn header(nav: Option<Nav>, say: Locale) -> impl IntoView {
    let has_studies = |nav: &Nav| nav.admin || !nav.studies.is_empty();
    let links = nav.as_ref().map(|nav| {
        view! {
            <nav class="top-links" aria-label=say.main_menu()>
                {has_studies(nav)
                    .then(|| {
                        let (href, label) = if nav.only_reviews() {
                            ("/review", say.top_review())
                        } else {
                            ("/studies", say.studies())
                        };
                        view! { <a href=href>{label}</a> }
                    })}
                <a href="/work">{say.my_work()}</a>
                {(!has_studies(nav)).then(|| view! { <a href="/work/pay">{say.my_pay()}</a> })}
                {nav
                    .can(&[], Action::RunInstallation)
                    .then(|| view! { <a href="/admin/people">{say.nav_accounts()}</a> })}
            </nav>
        }
    });
    let account = match nav {
        Some(nav) => view! { <AccountMenu name=nav.name say=say /> }.into_any(),
        None => view! {
            <div class="row">
                <LanguageMenu say=say />
                <a class="button quiet" href="/signin">
                    {say.sign_in()}
                </a>
            </div>
        }
        .into_any(),
    };
    view! {
        <header class="top">
            <a class="product" href="/">
                "Concord"
            </a>
            {links}
            {account}
        </header>
    }
}
