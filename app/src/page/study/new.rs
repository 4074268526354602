//! `/studies/new`: opens a study.

use leptos::prelude::*;

use crate::call::study;
use crate::page::Frame;
use crate::part::{Field, Form, Head, SubmitButton, load, spoken};

/// Title and languages; the rest has defaults.
#[component]
pub fn NewStudy() -> impl IntoView {
    let content = load(async move {
        study::may_open()?;
        Ok(form())
    });
    view! { <Frame>{content}</Frame> }
}

fn form() -> impl IntoView {
    let say = spoken();
    view! {
        <Head title=say.new_study_title() lead=say.new_study_lead() />
        <div class="narrow">
            <Form action="/fn/study/create">
                <Field name="title" label=say.title() required=true hint=say.new_study_title_hint() />
                <Field
                    name="languages"
                    label=say.languages()
                    required=true
                    hint=say.new_study_languages_how()
                />
                <SubmitButton label=say.new_study_create() />
            </Form>
        </div>
    }
}
