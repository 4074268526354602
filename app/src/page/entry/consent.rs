//! `/work/{study}/consent`: the consent form, which a worker accepts before anything else.

use engine::crowd::consent::ConsentForm;
use engine::crowd::entry::Entry;
use leptos::prelude::*;
use shared::StudyId;

use super::{contact, onward};
use crate::call::entry;
use crate::page::WorkFrame;
use crate::page::work::decline;
use crate::part::{Check, Form, Head, Hidden, Markdown, Notice, SubmitButton, Tone, load, param, spoken};

/// The text, and the box to tick.
#[component]
pub fn Consent() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = load(async move { Ok(content(entry(study?).await?)) });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry) -> impl IntoView {
    let say = spoken();
    view! {
        <Head title=entry.title.clone() lead=say.read_before() />
        <FormText form=entry.form.clone() />
        {contact(&entry)}
        {match entry.consented_at {
            Some(at) => {
                view! {
                    <Notice tone=Tone::Good title=say.have_agreed()>
                        <p>{say.agreed_on(say.date(at))}</p>
                    </Notice>
                    {onward(&entry)}
                }
                    .into_any()
            }
            None => {
                view! {
                    <Form action="/fn/consent" mark=("study", entry.study.to_string())>
                        <Hidden name="form" value=entry.form.digest() />
                        <Check name="agree" label=say.agree() required=true />
                        <SubmitButton label=say.agree_and_go_on() />
                    </Form>
                    {entry.by_entrance.then(|| decline(entry.study, say))}
                }
                    .into_any()
            }
        }}
    }
}

/// The text of a consent form, each part in its own language.
#[component]
pub fn FormText(
    /// The form.
    form: ConsentForm,
) -> impl IntoView {
    let (lang, dir) = (form.leaving_language.as_str().to_owned(), form.leaving_language.direction().as_str());
    let leaving = form.leaving.into_iter().map(|sentence| view! { <p>{sentence}</p> }).collect_view();
    view! {
        <Markdown text=form.consent language=Some(form.consent_language) />
        <div class="stack" lang=lang dir=dir>
            {leaving}
        </div>
    }
}
