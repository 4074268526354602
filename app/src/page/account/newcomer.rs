//! The fields of a new account.

use leptos::prelude::*;

use crate::part::{Field, spoken};

/// Name, e-mail address and password.
#[component]
pub fn Newcomer() -> impl IntoView {
    let say = spoken();
    view! {
        <Field name="name" label=say.your_name() autocomplete="name" required=true />
        <Field
            name="email"
            label=say.email_address()
            kind="email"
            autocomplete="username"
            required=true
            hint=say.email_hint()
        />
        <Field
            name="password"
            label=say.password()
            kind="password"
            autocomplete="new-password"
            required=true
            hint=say.password_hint()
        />
    }
}
