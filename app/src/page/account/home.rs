//! `/account`: what people see and change about their own account.

use engine::mail::MailChoice;
use engine::people::own_account::AcceptedConsent;
use engine::people::person::Person;
use engine::people::second_factor::CodesState;
use engine::people::token::Token;
use leptos::prelude::*;
use shared::Locale;

use super::fields::current_password;
use super::{codes, service};
use crate::call::{Nav, account, actor, nav};
use crate::page::Frame;
use crate::part::{
    Column, Empty, Field, Form, Head, Hidden, LanguageForm, Look, Section, SubmitButton, Table, When, load, news,
    spoken,
};

/// The page of the user's own account.
#[component]
pub fn Account() -> impl IntoView {
    let content = load(async move {
        let say = spoken();
        let found = account().await?;
        // Programs act for people who run studies; anybody else who has a token keeps the list.
        let nav = nav().await.ok();
        let runs = nav.as_ref().is_some_and(Nav::runs_studies);
        let server_asks = nav.as_ref().is_some_and(|nav| nav.asks_for_codes);
        let uses_tokens = actor().is_some() && (runs || !found.tokens.is_empty());
        // People who came by an entry link have no address and no password.
        let has_address = !found.person.email.is_empty();
        let has_password = found.ways.has_password;
        let asks_for_code = matches!(found.codes, Some(CodesState::On { .. }));
        let lead = if has_address {
            format!("{}, {}", found.person.name, found.person.email)
        } else {
            found.person.name.clone()
        };
        Ok(view! {
            <Head title=say.account_title() lead=lead />
            {news()}
            <Section title=say.interface_language() id="language" lead=say.account_language_lead()>
                <LanguageForm say=say back="/account#language" />
            </Section>
            {has_address.then(|| view! {
                {name(&found.person, say)}
                {has_password.then(|| address(&found.person, found.mail, say))}
                {found.mail.map(|choice| mail(choice, say))}
                {has_password.then(|| password(found.person.email.clone(), uses_tokens, say))}
                {service::section(&found.ways, &found.person.email, asks_for_code, say)}
                {found.codes.map(|state| codes::section(state, server_asks, say))}
            })}
            {sessions(uses_tokens, say)}
            {consents(found.consents, say)}
            {my_data(say)}
            {erasure(&found.person, say)}
            {uses_tokens.then(|| tokens(found.tokens, say))}
        })
    });
    view! { <Frame>{content}</Frame> }
}

fn name(person: &Person, say: Locale) -> impl IntoView + use<> {
    let name = person.name.clone();
    view! {
        <Section title=say.name() id="your-name">
            <Form action="/fn/change_name">
                <Field name="name" label=say.your_name() value=name autocomplete="name" required=true />
                <SubmitButton label=say.account_save_name() look=Look::Plain />
            </Form>
        </Section>
    }
}

fn address(person: &Person, mail: Option<MailChoice>, say: Locale) -> impl IntoView + use<> {
    let email = person.email.clone();
    view! {
        <Section title=say.email_address() id="your-address" lead=say.email_hint()>
            <Form action="/fn/change_email">
                <Field
                    name="email"
                    id="new-email"
                    label=say.account_new_address()
                    kind="email"
                    value=email
                    autocomplete="email"
                    required=true
                />
                {current_password("address-password", say)}
                <SubmitButton label=say.account_save_address() look=Look::Plain />
            </Form>
            {mail.map(|choice| confirmation(choice, say))}
        </Section>
    }
}

/// Whether the address is confirmed, or the button for the link with which it is.
fn confirmation(choice: MailChoice, say: Locale) -> AnyView {
    match choice.address_confirmed_at {
        Some(at) => view! { <p>{say.confirm_address_done(say.date(at))}</p> }.into_any(),
        None => view! {
            <p>{say.account_address_not_confirmed()}</p>
            <Form action="/fn/send_confirmation">
                <SubmitButton label=say.account_send_confirmation() look=Look::Plain />
            </Form>
        }
        .into_any(),
    }
}

/// The e-mails about the person's work, which they can turn off.
fn mail(choice: MailChoice, say: Locale) -> impl IntoView {
    let is_off = choice.unsubscribed_at.is_some();
    let label = if is_off { say.account_start_mail() } else { say.account_stop_mail() };
    view! {
        <Section title=say.account_mail() id="e-mail" lead=say.account_mail_lead()>
            {is_off.then(|| view! { <p>{say.account_mail_is_off()}</p> })}
            <Form action="/fn/set_mail">
                <Hidden name="wanted" value=is_off.to_string() />
                <SubmitButton label=label look=Look::Plain />
            </Form>
        </Section>
    }
}

/// A sentence, and that tokens are revoked as well if the person uses tokens.
fn with_tokens(sentence: &str, uses_tokens: bool, say: Locale) -> String {
    if uses_tokens { format!("{sentence} {}", say.account_revokes_tokens()) } else { sentence.to_owned() }
}

fn password(email: String, uses_tokens: bool, say: Locale) -> impl IntoView {
    let lead = with_tokens(say.account_password_lead(), uses_tokens, say);
    view! {
        <Section title=say.password() id="your-password" lead=lead>
            <Form action="/fn/change_password">
                <input type="hidden" name="username" value=email autocomplete="username" />
                {current_password("password", say)}
                <Field
                    name="new_password"
                    label=say.account_new_password()
                    kind="password"
                    autocomplete="new-password"
                    required=true
                    hint=say.password_hint()
                />
                <SubmitButton label=say.account_change_password() look=Look::Plain />
            </Form>
        </Section>
    }
}

fn sessions(uses_tokens: bool, say: Locale) -> impl IntoView {
    let lead = with_tokens(say.account_devices_lead(), uses_tokens, say);
    view! {
        <Section title=say.account_devices() id="sessions" lead=lead>
            <Form action="/fn/sign_out_everywhere">
                <SubmitButton label=say.account_sign_out_everywhere() look=Look::Bad />
            </Form>
        </Section>
    }
}

/// The consent forms that the person has accepted, which stay within reach.
fn consents(accepted: Vec<AcceptedConsent>, say: Locale) -> Option<impl IntoView> {
    let lines: Vec<_> = accepted
        .into_iter()
        .map(|consent| {
            view! {
                <li>
                    <a class="alone" href=format!("/work/{}/consent", consent.study)>{consent.title}</a>
                    " · "
                    <When at=consent.at date_only=true />
                </li>
            }
        })
        .collect();
    (!lines.is_empty()).then(|| {
        view! {
            <Section title=say.account_consents() id="consents">
                <ul>{lines}</ul>
            </Section>
        }
    })
}

/// A download of all data stored about the person.
fn my_data(say: Locale) -> impl IntoView {
    view! {
        <Section title=say.my_data() id="my-data" lead=say.my_data_lead()>
            <p>
                <a class="button" href="/account/data" download>
                    {say.download_my_data()}
                </a>
            </p>
            <p class="muted small">{say.my_data_file()}</p>
        </Section>
    }
}

/// Asks the administrators for the erasure of the account, or takes that back.
fn erasure(person: &Person, say: Locale) -> impl IntoView + use<> {
    let asked = person.erasure_asked_at;
    let (label, look) = match asked {
        Some(_) => (say.account_take_back_erasure(), Look::Plain),
        None => (say.account_ask_for_erasure(), Look::Bad),
    };
    let state = asked.map(|at| view! { <p>{say.account_erasure_asked(say.date(at))}</p> });
    view! {
        <Section title=say.account_erasure() id="erasure" lead=say.account_erasure_lead()>
            {state}
            <Form action="/fn/ask_for_erasure">
                <Hidden name="asks" value=asked.is_none().to_string() />
                <SubmitButton label=label look=look />
            </Form>
        </Section>
    }
}

fn tokens(all: Vec<Token>, say: Locale) -> impl IntoView {
    view! {
        <Section title=say.account_tokens() id="tokens" lead=say.account_tokens_lead()>
            {if all.is_empty() {
                view! { <Empty text=say.account_no_tokens() /> }.into_any()
            } else {
                table(all, say).into_any()
            }}
            <Form action="/fn/add_token" class="inline">
                <Field name="name" id="token-name" label=say.account_token_for() required=true />
                <Field name="days" label=say.account_token_days() kind="number" value="90" min=1 max=366 required=true />
                <SubmitButton label=say.account_create_token() look=Look::Plain />
            </Form>
            <p>
                <a href="/api">{say.account_rest()}</a>
            </p>
        </Section>
    }
}

fn table(all: Vec<Token>, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::text(say.account_purpose()),
        Column::text(say.created()),
        Column::text(say.account_last_used()),
        Column::text(say.account_expires()),
        Column::actions(""),
    ];
    let rows = all.into_iter().map(|token| {
        view! {
            <tr>
                <th scope="row">{token.name}</th>
                <td>
                    <When at=token.created_at />
                </td>
                <td>{token.used_at.map(|at| view! { <When at=at /> })}</td>
                <td>{token.expires_at.map(|at| view! { <When at=at date_only=true /> })}</td>
                <td>
                    <Form action="/fn/remove_token" mark=("token", token.id.to_string())>
                        <SubmitButton label=say.account_revoke() look=Look::Quiet />
                    </Form>
                </td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <Table caption=say.account_tokens() columns=columns>
            {rows}
        </Table>
    }
}
