//! Fields that several forms of an account have.

use leptos::prelude::*;
use shared::Locale;

use crate::part::Field;

/// The password that the person has now: for changes that an unattended browser must not make.
pub(super) fn current_password(id: &'static str, say: Locale) -> impl IntoView {
    view! {
        <Field
            name="password"
            id=id
            label=say.account_current_password()
            kind="password"
            autocomplete="current-password"
            required=true
        />
    }
}

/// A sign-in code of the app, or a recovery code.
pub(super) fn sign_in_code(say: Locale) -> impl IntoView {
    sign_in_code_as("code", say)
}

/// The same, where a page has two of them.
pub(super) fn sign_in_code_as(id: &'static str, say: Locale) -> impl IntoView {
    view! {
        <Field
            name="code"
            id=id
            label=say.codes_code()
            hint=say.codes_code_hint()
            autocomplete="one-time-code"
            required=true
        />
    }
}
