//! `/confirm/{secret}`: confirms an e-mail address. Opening the page changes nothing, because programs that look for
//! harmful e-mails open it too.

use leptos::prelude::*;
use shared::MailPurpose;

use crate::call::mail_link;
use crate::page::Frame;
use crate::part::{Form, Head, Hidden, Notice, SubmitButton, Tone, load, param, spoken};

/// The button that confirms the address, or since when it is confirmed.
#[component]
pub fn ConfirmAddress() -> impl IntoView {
    let (secret, say) = (param::<String>("secret"), spoken());
    let content = load(async move {
        let secret = secret?;
        let owner = mail_link(&secret, MailPurpose::Confirm).await?;
        Ok(match owner.address_confirmed_at {
            Some(at) => view! {
                <Head title=say.email_address() lead=owner.email />
                <Notice tone=Tone::Good>
                    <p>{say.confirm_address_done(say.date(at))}</p>
                </Notice>
                <p>
                    <a class="alone" href="/">
                        {say.to_start()}
                    </a>
                </p>
            }
            .into_any(),
            None => view! {
                <Head title=say.confirm_address_title() lead=say.confirm_address_lead(owner.email) />
                <Form action="/fn/confirm_address">
                    <Hidden name="secret" value=secret />
                    <SubmitButton label=say.confirm_address() />
                </Form>
            }
            .into_any(),
        })
    });
    view! { <Frame>{content}</Frame> }
}
