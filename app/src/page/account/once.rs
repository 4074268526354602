//! `/once`: a secret that was just made, in the answer to the form that made it.
//!
//! Who opens the address finds nothing: the secret is stored nowhere, so it cannot be shown again.

use leptos::prelude::*;
use shared::Problem;

use crate::call::{OnceShown, once_shown};
use crate::page::{Frame, origin};
use crate::part::{Copyable, Head, LinkButton, Look, Notice, Tone, load};

/// The secret and the way back.
#[component]
pub fn Once() -> impl IntoView {
    let found = once_shown();
    let content = load(async move {
        let OnceShown { title, label, value, back } = found.ok_or(Problem::NotFound)?;
        let value = if value.starts_with('/') { format!("{}{value}", origin()) } else { value };
        Ok(view! {
            <Head title=title />
            <Notice tone=Tone::Good title="This is shown once">
                <p>"Copy it now. It is not stored and cannot be shown again. If you lose it, make a new one and end this one."</p>
                <Copyable label=label value=value />
            </Notice>
            <p class="row">
                <LinkButton href=back label="Done" look=Look::Main />
            </p>
        })
    });
    view! { <Frame>{content}</Frame> }
}
