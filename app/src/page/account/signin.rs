//! `/signin`: the form to sign in.

use leptos::prelude::*;

use super::fields::sign_in_code;
use super::forgotten::forgot_password;
use super::service::service_button;
use crate::call;
use crate::page::Frame;
use crate::part::{Field, Form, Head, Hidden, Notice, SubmitButton, query, spoken};

/// The code after the password. The address holds what replaces the password, for ten minutes.
#[component]
pub fn SignInCode() -> impl IntoView {
    let (say, next) = (spoken(), query("next").unwrap_or_default());
    if call::actor().is_some() {
        leptos_axum::redirect(call::ours(&next));
    }
    let again: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    let again = format!("/signin?next={again}");
    view! {
        <Frame>
            <Head title=say.codes_enter_title() lead=say.codes_enter_lead() />
            <Form action="/fn/enter_code">
                <Hidden name="step" value=query("step").unwrap_or_default() />
                <Hidden name="next" value=next />
                {sign_in_code(say)}
                <SubmitButton label=say.sign_in() />
            </Form>
            <p class="hint">
                <a class="alone" href=again>{say.codes_sign_in_again()}</a>
            </p>
            <p class="hint">{say.codes_lost()}</p>
        </Frame>
    }
}

/// E-mail address and password.
#[component]
pub fn SignIn() -> impl IntoView {
    let next = query("next").unwrap_or_default();
    if call::actor().is_some() && !next.is_empty() {
        leptos_axum::redirect(call::ours(&next));
    }
    let from_hit = next.starts_with("/work/assignments/");
    let say = spoken();
    view! {
        <Frame>
                <Head title=say.sign_in() />
                {from_hit
                    .then(|| {
                        view! {
                            <Notice title=say.back_at_text()>
                                <p>{say.kept_is_sent()}</p>
                            </Notice>
                        }
                    })}
                {service_button(&next, say)
                    .map(|button| {
                        view! {
                            <p>{button}</p>
                            <p class="muted">{say.service_or_password()}</p>
                        }
                    })}
                <Form action="/fn/sign_in">
                    <Hidden name="next" value=next />
                    <Field name="email" label=say.email_address() kind="email" autocomplete="username" required=true />
                    <Field
                        name="password"
                        label=say.password()
                        kind="password"
                        autocomplete="current-password"
                        required=true
                    />
                    <SubmitButton label=say.sign_in() />
                </Form>
                <p class="hint">{say.how_accounts_are_made()}</p>
                {forgot_password(say)}
        </Frame>
    }
}
