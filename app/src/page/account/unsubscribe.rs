//! `/unsubscribe/{secret}`: stops e-mails about a person's work, without signing in. Mail programs send a form to the
//! same address (`server/src/unsubscribe.rs`).

use leptos::prelude::*;
use shared::MailPurpose;

use crate::call::mail_link;
use crate::page::Frame;
use crate::part::{Form, Head, Hidden, Notice, SubmitButton, Tone, load, param, spoken};

/// The button that stops the e-mails, or that they are stopped.
#[component]
pub fn Unsubscribe() -> impl IntoView {
    let (secret, say) = (param::<String>("secret"), spoken());
    let content = load(async move {
        let secret = secret?;
        let owner = mail_link(&secret, MailPurpose::Unsubscribe).await?;
        // Somebody on a list has no account, and hears of one study only.
        let (title, lead, done) = match owner.invitee {
            Some(_) => (
                say.unsubscribe_invited_title(),
                say.unsubscribe_invited_lead(&owner.email),
                say.unsubscribe_invited_done(),
            ),
            None => (say.account_mail(), say.unsubscribe_lead(&owner.email), say.unsubscribe_done()),
        };
        Ok(if owner.unsubscribed_at.is_some() {
            view! {
                <Head title=title lead=owner.email />
                <Notice tone=Tone::Good>
                    <p>{done}</p>
                </Notice>
            }
            .into_any()
        } else {
            view! {
                <Head title=title lead=lead />
                <Form action="/fn/unsubscribe">
                    <Hidden name="secret" value=secret />
                    <SubmitButton label=say.account_stop_mail() />
                </Form>
            }
            .into_any()
        })
    });
    view! { <Frame>{content}</Frame> }
}
