//! `/setup/{secret}`: the first start, which creates the administrator's account.

use leptos::prelude::*;

use super::newcomer::Newcomer;
use crate::call::check_setup;
use crate::page::Frame;
use crate::part::{Form, Head, Hidden, SubmitButton, load, param};

/// The fields of the first account.
#[component]
pub fn Setup() -> impl IntoView {
    let secret = param::<String>("secret");
    let content = load(async move {
        let secret = secret?;
        check_setup(&secret).await?;
        Ok(view! {
            <Form action="/fn/set_up">
                <Hidden name="secret" value=secret />
                <Newcomer />
                <SubmitButton label="Make the administrator" />
            </Form>
        })
    });
    view! {
        <Frame>
            <Head
                title="A new installation"
                lead="The first account administers it: opens studies, invites people, sees the installation's audit trail. This link works once."
            />
            {content}
        </Frame>
    }
}
