//! `/reset/{secret}`: a new password, by the link in an e-mail.

use leptos::prelude::*;
use shared::{Locale, MailPurpose, Problem};

use crate::call::mail_link;
use crate::page::Frame;
use crate::part::{Field, Form, Head, Hidden, SubmitButton, load, param, refused_with, spoken};

/// The form for the new password; the way to another link if this one does not work any more.
#[component]
pub fn Reset() -> impl IntoView {
    let (secret, say) = (param::<String>("secret"), spoken());
    let content = load(async move {
        let secret = secret?;
        match mail_link(&secret, MailPurpose::Reset).await {
            Ok(owner) => Ok(form(secret, owner.email, say).into_any()),
            Err(problem @ Problem::NotFound) => {
                let again = view! { <p><a class="alone" href="/forgot">{say.forgot_password_again()}</a></p> };
                Ok(refused_with(&problem, say, again).into_any())
            }
            Err(problem) => Err(problem),
        }
    });
    view! { <Frame>{content}</Frame> }
}

fn form(secret: String, email: String, say: Locale) -> impl IntoView {
    view! {
        <Head title=say.reset_password_title() lead=say.reset_password_lead(&email) />
        <Form action="/fn/reset_password">
            <Hidden name="secret" value=secret />
            <input type="hidden" name="username" value=email autocomplete="username" />
            <Field
                name="new_password"
                label=say.account_new_password()
                kind="password"
                autocomplete="new-password"
                required=true
                hint=say.password_hint()
            />
            <SubmitButton label=say.account_change_password() />
        </Form>
    }
}
