//! `/studies/new`: opens a study.

use leptos::prelude::*;

use crate::call::study;
use crate::page::Frame;
use crate::part::{Field, Form, Head, SubmitButton, load};

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
    view! {
        <Head title="New study" lead="You become its researcher and manager. Nobody works on it until you set it live." />
        <div class="narrow">
            <Form action="/fn/study/create">
                <Field name="title" label="Title" required=true hint="Members and workers see it." />
                <Field
                    name="languages"
                    label="Languages"
                    required=true
                    hint="Language tags with commas between them, such as fr, it, pt-BR. More can be added later."
                />
                <SubmitButton label="Open the study" />
            </Form>
        </div>
    }
}
