//! `/signin`: the door.

use leptos::prelude::*;

use crate::call;
use crate::page::Frame;
use crate::part::{Field, Form, Head, Hidden, Notice, SubmitButton, query};

/// E-mail address and password.
#[component]
pub fn SignIn() -> impl IntoView {
    let next = query("next").unwrap_or_default();
    if call::actor().is_some() && !next.is_empty() {
        leptos_axum::redirect(call::ours(&next));
    }
    let from_hit = next.starts_with("/work/assignments/");
    view! {
        <Frame>
            <Head title="Sign in" />
            {from_hit
                .then(|| {
                    view! {
                        <Notice title="Then you are back at your text">
                            <p>"What you had given and this device has kept is sent as soon as you have signed in."</p>
                        </Notice>
                    }
                })}
            <Form action="/fn/sign_in">
                <Hidden name="next" value=next />
                <Field name="email" label="E-mail address" kind="email" autocomplete="username" required=true />
                <Field name="password" label="Password" kind="password" autocomplete="current-password" required=true />
                <SubmitButton label="Sign in" />
            </Form>
            <p class="hint">
                "Accounts are made by following a join link. Whoever runs this installation can give you a new password."
            </p>
        </Frame>
    }
}
