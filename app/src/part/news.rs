//! What the form that was just sent did.

use leptos::prelude::*;

use super::{Notice, Tone, spoken};
use crate::call::told;

/// The message of the form that was just sent, above the content of the page; it is shown once.
pub fn news() -> impl IntoView {
    told().map(|text| {
        view! {
            <Notice tone=Tone::Good title=spoken().done_title()>
                <p>{text}</p>
            </Notice>
        }
    })
}
