//! `/work/{study}/consent`: what a worker agrees to, before anything else.

use engine::entry::Entry;
use leptos::prelude::*;
use shared::StudyId;

use super::{contact, onward};
use crate::call::entry;
use crate::page::WorkFrame;
use crate::part::{Check, Form, Head, Markdown, Notice, SubmitButton, Tone, When, load, param};

/// The text, and the box to tick.
#[component]
pub fn Consent() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = load(async move { Ok(content(entry(study?).await?)) });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry) -> impl IntoView {
    let text = if entry.consent.trim().is_empty() { NOTHING_WRITTEN.to_owned() } else { entry.consent.clone() };
    view! {
        <Head title=entry.title.clone() lead="Please read this before you begin. You can leave the study at any time." />
        <Markdown text=text language=Some(entry.language.clone()) />
        {contact(&entry)}
        {match entry.consented_at {
            Some(at) => {
                view! {
                    <Notice tone=Tone::Good title="You have agreed">
                        <p>"On " <When at=at /> "."</p>
                    </Notice>
                    {onward(&entry)}
                }
                    .into_any()
            }
            None => {
                view! {
                    <Form action="/fn/consent" mark=("study", entry.study.to_string())>
                        <Check name="agree" label="I have read this and agree to take part." required=true />
                        <SubmitButton label="Agree and go on" />
                    </Form>
                }
                    .into_any()
            }
        }}
    }
}

/// What a worker agrees to where the study has written nothing of its own.
const NOTHING_WRITTEN: &str = "You write and judge short texts for research. Your answers are stored under a pseudonym \
    and may be published with it. Your name and your e-mail address are not.";
