//! `/forgot`: asks for a link with which a new password is chosen.

use leptos::prelude::*;

use super::forgotten::forgot_password;
use crate::call::sends_mail;
use crate::page::Frame;
use crate::part::{Field, Form, Head, SubmitButton, news, spoken};

/// The form for the address; where this server sends no e-mails, whom to ask.
#[component]
pub fn Forgot() -> impl IntoView {
    let say = spoken();
    let content = if sends_mail() {
        view! {
            <Head title=say.forgot_password_title() lead=say.forgot_password_lead() />
            {news()}
            <Form action="/fn/forgot_password">
                <Field name="email" label=say.email_address() kind="email" autocomplete="username" required=true />
                <SubmitButton label=say.forgot_password_send() />
            </Form>
        }
        .into_any()
    } else {
        view! {
            <Head title=say.forgot_password_title() />
            {forgot_password(say)}
        }
        .into_any()
    };
    view! { <Frame>{content}</Frame> }
}
