//! The fields of a new account.

use leptos::prelude::*;

use crate::part::Field;

/// Name, e-mail address and password.
#[component]
pub fn Newcomer() -> impl IntoView {
    view! {
        <Field name="name" label="Your name" autocomplete="name" required=true />
        <Field
            name="email"
            label="E-mail address"
            kind="email"
            autocomplete="username"
            required=true
            hint="You sign in with it. People who take part in a study do not see it."
        />
        <Field
            name="password"
            label="Password"
            kind="password"
            autocomplete="new-password"
            required=true
            hint="At least 10 characters; a few unrelated words are good."
        />
    }
}
