//! `/work/{study}/test`: the graded test. The page receives only the sentences and not the answer key.

use engine::crowd::entry::Entry;
use engine::crowd::test::{Test as Asked, TestItem};
use leptos::prelude::*;
use shared::{Language, StudyId};

use super::{contact, onward, step};
use crate::call::{flash, test};
use crate::page::WorkFrame;
use crate::part::{Form, Head, Hidden, Markdown, Notice, Prose, SubmitButton, Tone, param, spoken};

/// The ends of the scale.
const SCALE: std::ops::RangeInclusive<i64> = -3..=3;

/// The instructions, the rule and the sentences; or why the test is closed.
#[component]
pub fn Test() -> impl IntoView {
    let study = param::<StudyId>("study");
    let content = step(study.clone(), async move {
        let (entry, asked) = test(study?).await?;
        Ok(content(entry, asked))
    });
    view! { <WorkFrame>{content}</WorkFrame> }
}

fn content(entry: Entry, asked: Asked) -> impl IntoView + use<> {
    let say = spoken();
    let title = say.test_of(asked.language.name());
    view! {
        <Head title=title lead=entry.title.clone() />
        {if asked.closed.text().is_empty() {
            open(&entry, asked).into_any()
        } else {
            closed(&entry, asked).into_any()
        }}
        {contact(&entry)}
    }
}

fn closed(entry: &Entry, asked: Asked) -> impl IntoView + use<> {
    let say = spoken();
    let last = asked.last.map(|last| view! { <p>{say.latest_gave(last.points)}</p> });
    view! {
        <Notice tone=Tone::Warn title=say.test_closed()>
            <p>
                <Prose message=asked.closed />
            </p>
            {last}
        </Notice>
        {onward(entry)}
    }
}

fn open(entry: &Entry, asked: Asked) -> impl IntoView + use<> {
    let (n, say) = (asked.items.len(), spoken());
    let minutes = (n / 2).max(1);
    let last = asked.last.map(|last| {
        view! {
            <Notice title=say.another_attempt()>
                <p>{say.latest_gave(last.points)} " " {say.still_left(last.attempts_left)}</p>
            </Notice>
        }
    });
    let language = asked.language.clone();
    let (steps, study) = (format!("{}.{}", steps_of(entry), asked.version), entry.study.to_string());
    let sentences: Vec<AnyView> = asked
        .items
        .into_iter()
        .enumerate()
        .map(|(place, item)| sentence((place + 1, n), item, &asked.question, &asked.points, &language).into_any())
        .collect();
    view! {
        {last}
        <div class="stack" data-steps-intro>
            <p>{say.test_about(n, minutes, asked.tolerance, asked.pass_mark, asked.attempts)}</p>
            <Markdown text=asked.instructions language=Some(asked.language) />
        </div>
        <Form action="/fn/take_test" mark=("study", study)>
            <Hidden name="version" value=asked.version.to_string() />
            // Where scripts run, one sentence is shown at a time, and answers are kept over a reload.
            <div class="stack" data-steps=steps>
                {sentences}
                <div class="row" hidden>
                    <button type="button" class="button" data-steps-back>
                        {say.back()}
                    </button>
                    <button type="button" class="button main" data-steps-next>
                        {say.next()}
                    </button>
                </div>
            </div>
            <SubmitButton label=say.hand_in() />
        </Form>
    }
}

/// Under this name a browser keeps the answers of a worker to the test.
pub(super) fn steps_of(entry: &Entry) -> String {
    format!("{}.{}", entry.study, entry.pseudonym)
}

/// One sentence above its scale. After an error, the chosen point is still selected.
fn sentence(
    (place, of): (usize, usize),
    item: TestItem,
    question: &str,
    words: &[String],
    language: &Language,
) -> impl IntoView + use<> {
    let name = format!("answers[s{}]", item.index);
    let refused = flash().filter(|flash| flash.path == "/fn/take_test");
    let before = refused.as_ref().and_then(|flash| flash.value(&name)?.parse::<i64>().ok());
    let field = format!("answer_{}", item.index);
    let reason =
        refused.filter(|flash| flash.problem.field() == Some(&field)).map(|_| spoken().sentence_without_answer());
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let points: Vec<AnyView> = SCALE
        .enumerate()
        .map(|(at, value)| {
            let word = words.get(at).cloned().unwrap_or_default();
            let checked = before == Some(value);
            view! {
                <label class="point">
                    <input type="radio" name=name.clone() value=value.to_string() checked=checked required=true />
                    <span class="point-number">{value}</span>
                    <span class="point-word" lang=lang.clone()>
                        {word}
                    </span>
                </label>
            }
            .into_any()
        })
        .collect();
    let ends = [words.first(), words.last()].map(|word| view! { <span>{word.cloned()}</span> }).collect_view();
    view! {
        <section class="card stack" class:refused=reason.is_some() data-step>
            <p class="muted small">{spoken().n_of(place, of)}</p>
            <p class="text-sample" lang=language.as_str().to_owned() dir=dir>
                {item.text}
            </p>
            <fieldset class="question scale">
                <legend lang=language.as_str().to_owned()>{question.to_owned()}</legend>
                <div class="points" dir=dir>
                    {points}
                </div>
                // Where there is no room for words, these say which end is which.
                <p class="ends" dir=dir lang=lang aria-hidden="true">
                    {ends}
                </p>
            </fieldset>
            {reason.map(|reason| view! { <p class="reason">{reason}</p> })}
        </section>
    }
}
