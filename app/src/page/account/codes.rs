//! `/account/codes`: the secret for the user's app, with its QR code; and the part of the account's page about sign-in codes.

use engine::people::second_factor::CodesState;
use leptos::prelude::*;
use qrcode::{Color, QrCode};
use shared::Locale;

use super::fields::{current_password, sign_in_code};
use crate::call;
use crate::page::Frame;
use crate::part::{Copyable, Field, Form, Head, LinkButton, Look, Section, SubmitButton, load, spoken};

/// The secret, and the form that turns codes on.
#[component]
pub fn CodesPage() -> impl IntoView {
    let content = load(async move {
        let say = spoken();
        let setup = call::codes_setup().await?;
        Ok(view! {
            <Head title=say.codes_title() lead=say.codes_setup_lead()>
                <LinkButton href="/account#codes" label=say.account_title() />
            </Head>
            {picture(&setup.address, say)}
            <Copyable label=say.codes_type() value=setup.secret />
            <Form action="/fn/turn_on_codes">
                <Field name="code" label=say.codes_first_code() autocomplete="one-time-code" required=true />
                {current_password("password", say)}
                <SubmitButton label=say.codes_turn_on() />
            </Form>
        })
    });
    view! { <Frame>{content}</Frame> }
}

/// The QR code of an address: a square unit for each dark module, and four units around it, as the standard asks.
fn picture(address: &str, say: Locale) -> Option<impl IntoView + use<>> {
    const QUIET: usize = 4;
    let code = QrCode::new(address).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let dark = modules.iter().enumerate().filter(|(_, color)| **color == Color::Dark);
    let path: String = dark.map(|(at, _)| format!("M{} {}h1v1h-1z", at % width + QUIET, at / width + QUIET)).collect();
    let side = width + 2 * QUIET;
    Some(view! {
        <svg class="qr" role="img" aria-label=say.codes_scan() viewBox=format!("0 0 {side} {side}")>
            <path d=path />
        </svg>
    })
}

/// How the user's sign-in codes are, and what they can do about it; `server_asks` says whether this server asks them for codes.
pub(super) fn section(state: CodesState, server_asks: bool, say: Locale) -> impl IntoView {
    let content = match state {
        CodesState::Impossible => view! { <p>{say.codes_impossible()}</p> }.into_any(),
        CodesState::Off => view! {
            <Form action="/fn/start_codes">
                <SubmitButton label=say.codes_set_up() look=Look::Plain />
            </Form>
        }
        .into_any(),
        CodesState::On { since, n_recovery } => view! {
            <p>{say.codes_on_since(say.date(since))} " " {say.codes_recovery_left(n_recovery)}</p>
            {server_asks.then(|| view! { <p>{say.codes_stay_asked_for()}</p> })}
            <Form action="/fn/turn_off_codes">
                {sign_in_code(say)}
                {current_password("codes-password", say)}
                <div class="row">
                    <SubmitButton label=say.codes_turn_off() look=Look::Plain />
                    <SubmitButton label=say.codes_new_recovery() look=Look::Plain formaction="/fn/new_recovery_codes" />
                </div>
            </Form>
        }
        .into_any(),
    };
    view! {
        <Section title=say.codes_title() id="codes" lead=say.codes_lead()>
            {content}
        </Section>
    }
}
