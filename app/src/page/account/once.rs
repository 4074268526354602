//! `/once`: a secret that was just created, in the response to the form that created it.
//!
//! Opening this address directly shows nothing: the secret is stored nowhere, so it cannot be shown again.

use leptos::prelude::*;
use shared::Problem;

use crate::call::origin;
use crate::call::{OnceShown, once_shown};
use crate::page::Frame;
use crate::part::{Copyable, Head, LinkButton, Look, Notice, Tone, load, spoken};

/// The secret and a link back.
#[component]
pub fn Once() -> impl IntoView {
    let found = once_shown();
    let content = load(async move {
        let say = spoken();
        let OnceShown { title, label, value, advice, back } = found.ok_or(Problem::NotFound)?;
        let value = if value.starts_with('/') { format!("{}{value}", origin()) } else { value };
        Ok(view! {
            <Head title=title />
            <Notice tone=Tone::Good title=say.part_shown_once()>
                <p>{advice}</p>
                <Copyable label=label value=value />
            </Notice>
            <p class="row">
                <LinkButton href=back label=say.done_title() look=Look::Main />
            </p>
        })
    });
    view! { <Frame>{content}</Frame> }
}
