//! Content that has to be fetched first, or the reason why it cannot be shown.

use std::future::Future;

use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use report::Reports;
use shared::{Locale, Problem};

use super::computing::{as_of, computing};
use super::place::sign_in_address;
use super::raw_text::Title;
use super::spoken::spoken;
use super::turn::in_turn;

/// Renders `content` once it is available. An error becomes a section of its own, with the corresponding HTTP status; a
/// visitor who has not signed in is redirected to sign in and returned afterwards. Reports that take longer than a page
/// waits are replaced by the progress of their computation, or shown as they were a moment ago.
///
/// Pages are rendered as a whole before they are sent, so nothing flickers and nothing is serialised into the page.
pub fn load<F, V>(content: F) -> impl IntoView
where
    F: Future<Output = Result<V, Problem>> + Send + 'static,
    V: IntoView + 'static,
{
    let say = spoken();
    let reports = use_context::<Reports>();
    Suspend::new(in_turn(async move {
        let notes = reports.as_ref().map_or(0, Reports::notes);
        let found = content.await;
        let waited = reports.map(|reports| reports.waited(notes)).unwrap_or_default();
        if !waited.computing.is_empty() {
            return computing(&waited.computing, say).into_any();
        }
        match found {
            Ok(view) => view! {
                {waited.as_of.map(|at| as_of(at, say))}
                {view}
            }
            .into_any(),
            Err(problem) => refused(&problem, say).into_any(),
        }
    }))
}

/// An error in place of the content: what happened, and a link to the start page.
pub fn refused(problem: &Problem, say: Locale) -> impl IntoView + use<> {
    refused_with(problem, say, ())
}

/// An error with another link before the link to the start page.
pub fn refused_with<V: IntoView>(problem: &Problem, say: Locale, way: V) -> impl IntoView + use<V> {
    answer_with(problem);
    let (title, text) = (say.refusal_title(problem), say.refusal(problem));
    view! {
        <Title text=title />
        <section class="shut">
            <h1>{title}</h1>
            <p>{text}</p>
            {way}
            <p class="row">
                <a class="button" href="/">
                    {say.to_start()}
                </a>
            </p>
        </section>
    }
}

/// Sets the response status for the problem, or redirects the visitor to the sign-in page.
fn answer_with(problem: &Problem) {
    if *problem == Problem::SignIn {
        leptos_axum::redirect(&sign_in_address());
        return;
    }
    let status = axum_status(problem);
    if let Some(response) = use_context::<ResponseOptions>() {
        response.set_status(status);
    }
}

fn axum_status(problem: &Problem) -> http::StatusCode {
    http::StatusCode::from_u16(problem.status()).unwrap_or(http::StatusCode::INTERNAL_SERVER_ERROR)
}
