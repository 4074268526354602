//! `/once`: what is stored nowhere, in the response to the form that made it: a secret, or what follows from a file.
//!
//! Opening this address directly shows nothing.

use leptos::prelude::*;
use shared::Problem;

use crate::call::origin;
use crate::call::{OnceShown, Secret, once_shown};
use crate::page::Frame;
use crate::page::study::compared_results;
use crate::part::{Copyable, Head, LinkButton, Look, Notice, Tone, load, spoken};

/// What the form has made.
#[component]
pub fn Once() -> impl IntoView {
    let found = once_shown();
    let study = match &found {
        Some(OnceShown::Results(shown)) => Some(shown.study),
        _ => None,
    };
    let content = load(async move {
        Ok(match found.ok_or(Problem::NotFound)? {
            OnceShown::Secret(made) => secret(made).into_any(),
            OnceShown::Results(shown) => compared_results(&shown, spoken()).into_any(),
        })
    });
    view! {
        <Frame study=study here="entrances">
            {content}
        </Frame>
    }
}

/// The secret and a link back.
fn secret(made: Secret) -> impl IntoView {
    let say = spoken();
    let Secret { title, label, value, advice, back } = made;
    let value = if value.starts_with('/') { format!("{}{value}", origin()) } else { value };
    view! {
        <Head title=title />
        <Notice tone=Tone::Good title=say.part_shown_once()>
            <p>{advice}</p>
            <Copyable label=label value=value />
        </Notice>
        <p class="row">
            <LinkButton href=back label=say.done_title() look=Look::Main />
        </p>
    }
}
