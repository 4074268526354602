//! `/setup/{secret}`: the first start, which creates the administrator's account.

use leptos::prelude::*;

use super::newcomer::Newcomer;
use crate::call::check_setup;
use crate::page::Frame;
use crate::part::{Form, Head, Hidden, SubmitButton, load, param, spoken};

/// The fields of the first account.
#[component]
pub fn Setup() -> impl IntoView {
    let (secret, say) = (param::<String>("secret"), spoken());
    let content = load(async move {
        let secret = secret?;
        check_setup(&secret).await?;
        Ok(view! {
            <Form action="/fn/set_up">
                <Hidden name="secret" value=secret />
                <Newcomer />
                <SubmitButton label=say.part_setup_create() />
            </Form>
        })
    });
    view! {
        <Frame>
            <Head title=say.part_setup_title() lead=say.part_setup_lead() />
            {content}
        </Frame>
    }
}
