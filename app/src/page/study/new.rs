//! `/studies/new`: opens a study.

use leptos::prelude::*;

use crate::page::Frame;
use crate::part::{Field, Form, Head, SubmitButton};

/// Title and languages; the rest has defaults.
#[component]
pub fn NewStudy() -> impl IntoView {
    view! {
        <Frame>
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
        </Frame>
    }
}
