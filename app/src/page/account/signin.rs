//! `/signin`: the door.

use leptos::prelude::*;

use crate::page::Frame;
use crate::part::{Field, Form, Head, Hidden, SubmitButton, query};

/// E-mail address and password.
#[component]
pub fn SignIn() -> impl IntoView {
    let next = query("next").unwrap_or_default();
    view! {
        <Frame>
            <Head title="Sign in" />
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
