//! `/work/{study}/consent`: the consent form, which a worker accepts before anything else.

use engine::crowd::entry::Entry;
use leptos::prelude::*;
use shared::StudyId;

use super::{contact, onward};
use crate::call::entry;
use crate::page::WorkFrame;
use crate::part::{Check, Form, Head, Markdown, Notice, SubmitButton, Tone, load, param, spoken};

/// The text, and the box to tick.
#[component]
pub fn Consent() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = load(async move { Ok(content(entry(study?).await?)) });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry) -> impl IntoView {
    let say = spoken();
    let is_written = !entry.consent.trim().is_empty();
    let (text, language) = if is_written {
        (entry.consent.clone(), entry.language.clone())
    } else {
        (say.terms_unwritten().to_owned(), say.language())
    };
    // The sentences about leaving are stored with the form, in the language the person works in.
    let (lang, dir) = (entry.language.as_str().to_owned(), entry.language.direction().as_str());
    let leaving = entry.leaving.iter().map(|sentence| view! { <p>{sentence.clone()}</p> }).collect_view();
    view! {
        <Head title=entry.title.clone() lead=say.read_before() />
        <Markdown text=text language=Some(language) />
        <div class="stack" lang=lang dir=dir>
            {leaving}
        </div>
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
                        <Check name="agree" label=say.agree() required=true />
                        <SubmitButton label=say.agree_and_go_on() />
                    </Form>
                }
                    .into_any()
            }
        }}
    }
}
