//! The sign-in service of an organisation: its button, the page that connects an account by its password, and the part of the
//! account's page about it.

use engine::people::service::WaysToSignIn;
use leptos::prelude::*;
use shared::Locale;

use super::fields::{current_password, sign_in_code_as};
use super::forgotten::forgot_password;
use crate::call;
use crate::page::Frame;
use crate::part::{Field, Form, Head, Hidden, LinkButton, Look, Section, SubmitButton, load, query, spoken};

/// The button that leads to the service, if there is one, and from there to a page of ours.
pub(super) fn service_button(next: &str, say: Locale) -> Option<impl IntoView + use<>> {
    let name = call::service_name()?;
    let next: String = form_urlencoded::byte_serialize(next.as_bytes()).collect();
    let href = format!("{}?next={next}", call::SIGN_IN_SERVICE);
    Some(view! { <LinkButton href=href label=say.service_sign_in(name) /> })
}

/// The password of the account whose address the service named. The address of the page holds what the service said, for ten
/// minutes.
#[component]
pub fn ConnectService() -> impl IntoView {
    let content = load(async move {
        let (say, step) = (spoken(), query("step").unwrap_or_default());
        let email = call::awaited_address(&step).await?;
        let name = call::service_name().unwrap_or_default();
        Ok(view! {
            <Head title=say.service_connect_title(name) lead=say.service_connect_lead(email.clone()) />
            <Form action="/fn/connect_service">
                <Hidden name="step" value=step />
                <Hidden name="next" value=query("next").unwrap_or_default() />
                <input type="hidden" name="username" value=email autocomplete="username" />
                <Field
                    name="password"
                    label=say.password()
                    kind="password"
                    autocomplete="current-password"
                    required=true
                />
                <Field
                    name="code"
                    label=say.codes_code()
                    hint=say.service_code_hint()
                    autocomplete="one-time-code"
                />
                <SubmitButton label=say.service_connect_button() />
            </Form>
            <p class="hint">{say.service_forgot()}</p>
            {forgot_password(say)}
        })
    });
    view! { <Frame>{content}</Frame> }
}

/// Whether the user's account is connected with the service, and what they can do about it.
pub(super) fn section(
    ways: &WaysToSignIn,
    email: &str,
    asks_for_code: bool,
    say: Locale,
) -> Option<impl IntoView + use<>> {
    let (name, since) = (call::service_name(), ways.services.first().map(|service| service.since));
    if name.is_none() && since.is_none() {
        return None;
    }
    let name = name.or_else(|| ways.services.first().map(|service| service.issuer.clone())).unwrap_or_default();
    let has_password = ways.has_password;
    let state = match since {
        Some(since) => say.service_connected_since(say.date(since)),
        None => say.service_not_connected(name.clone(), email.to_owned()),
    };
    let no_password = (!has_password).then(|| view! { <p>{say.service_no_password(name.clone())}</p> });
    let disconnect = (has_password && since.is_some()).then(|| {
        view! {
            <p class="muted small">{say.service_disconnect_lead()}</p>
            <Form action="/fn/disconnect_service">
                {current_password("service-password", say)}
                {asks_for_code.then(|| sign_in_code_as("service-code", say))}
                <SubmitButton label=say.service_disconnect() look=Look::Plain />
            </Form>
        }
    });
    Some(view! {
        <Section title=say.service_account_title(name) id="service">
            <p>{state}</p>
            {no_password}
            {disconnect}
        </Section>
    })
}
