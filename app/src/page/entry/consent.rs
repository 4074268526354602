//! `/work/{study}/consent`: the consent form, which a worker accepts before anything else.

use engine::crowd::entry::Entry;
use leptos::prelude::*;
use shared::{Locale, StudyId};

use super::{contact, onward};
use crate::call::{entry, visit};
use crate::page::WorkFrame;
use crate::part::{Check, Form, Head, Markdown, Notice, Spoken, SubmitButton, Tone, When, load_in, param};

/// The text, and the box to tick.
#[component]
pub fn Consent() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = load_in(visit().locale, async move { Ok(content(entry(study?).await?)) });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry) -> impl IntoView {
    let say = Locale::of(&entry.language);
    let text = if entry.consent.trim().is_empty() { say.terms_unwritten().to_owned() } else { entry.consent.clone() };
    view! {
        <Spoken say=say>
        <Head title=entry.title.clone() lead=say.read_before() />
        <Markdown text=text language=Some(entry.language.clone()) />
        {entry.leaving.iter().map(|sentence| view! { <p>{sentence.clone()}</p> }).collect_view()}
        {contact(&entry)}
        {match entry.consented_at {
            Some(at) => {
                view! {
                    <Notice tone=Tone::Good title=say.have_agreed()>
                        <p>{say.on_day()} " " <When at=at /> "."</p>
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
        </Spoken>
    }
}
