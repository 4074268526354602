//! `/work/{study}/test`: the graded test. The page receives only the texts and the questions, and not the answer key.

use engine::crowd::entry::{Entry, Step};
use engine::crowd::test::Test as Asked;
use front::Island;
use front::answers::{Fields, key_of};
use leptos::prelude::*;
use shared::{AssignmentId, AssignmentState, Display, Draft, Locale, Money, Shown, StudyId, TaskId, Time};

use super::{contact, onward, step};
use crate::call::{TAKE_TEST, flash, test};
use crate::page::{WorkFrame, work::HitItem};
use crate::part::{
    Form, Head, Hidden, LinkButton, Look, Markdown, Notice, Pictures, Prose, SubmitButton, Tone, Woken, param, spoken,
};

/// The instructions, the rule and the items; or why the test is closed.
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
    let name = asked.language.name();
    let title = if asked.is_on_formality { say.test_of(name) } else { say.test_in(name) };
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
        // A test that opens later is still the next step: its link would lead here again.
        {if entry.next == Step::Test {
            view! {
                <p class="row">
                    <LinkButton href=format!("/work/{}", entry.study) label=say.back_to_study() look=Look::Main />
                </p>
            }
            .into_any()
        } else {
            onward(entry).into_any()
        }}
    }
}

/// The size of the test and its rule, as a sentence.
fn about(asked: &Asked, say: Locale) -> String {
    let n = asked.items.len();
    let minutes = (n * asked.questions.len() / 2).max(1);
    match asked.tolerance {
        Some(tolerance) if asked.is_on_formality => {
            say.test_about(n, minutes, tolerance, asked.pass_mark, asked.attempts)
        }
        Some(_) | None => say.test_about_texts(n, minutes, asked.pass_mark, asked.attempts),
    }
}

fn open(entry: &Entry, asked: Asked) -> impl IntoView + use<> {
    let say = spoken();
    let last = asked.last.map(|last| {
        view! {
            <Notice title=say.another_attempt()>
                <p>{say.latest_gave(last.points)} " " {say.still_left(last.attempts_left)}</p>
            </Notice>
        }
    });
    let (steps, study) = (format!("{}.{}", steps_of(entry), asked.version), entry.study.to_string());
    let (language, instructions) = (asked.language.clone(), asked.instructions.clone());
    let pictures = Pictures::new(entry.study, asked.pictures.clone());
    let (version, about) = (asked.version, about(&asked, say));
    let refused = flash().filter(|flash| flash.path == TAKE_TEST);
    let values = refused.iter().flat_map(|flash| &flash.values);
    let fields: Fields = values.filter_map(|(name, value)| Some((key_of(name)?.to_owned(), value.clone()))).collect();
    let wrong = refused.and_then(|flash| Some((flash.problem.field()?.to_owned(), say.refusal(&flash.problem))));
    let shown = shown(entry, asked);
    let items = (0..shown.items.len()).map(|place| item(&shown, place, &fields, wrong.as_ref())).collect_view();
    view! {
        {last}
        <div class="stack" data-steps-intro>
            <p>{about}</p>
            <Markdown text=instructions language=Some(language) pictures=pictures />
        </div>
        <Form action=TAKE_TEST mark=("study", study)>
            <Hidden name="version" value=version.to_string() />
            <Woken island=Island::Test(front::Test { locale: say })>
                // Where scripts run, one item is shown at a time, and answers are kept over a reload.
                <div class="stack" data-steps=steps>
                    {items}
                    <div class="row" hidden>
                        <button type="button" class="button" data-steps-back>
                            {say.back()}
                        </button>
                        <button type="button" class="button main" data-steps-next>
                            {say.next()}
                        </button>
                    </div>
                </div>
            </Woken>
            <SubmitButton label=say.hand_in() />
        </Form>
    }
}

/// Under this name a browser keeps the answers of a worker to the test.
pub(super) fn steps_of(entry: &Entry) -> String {
    format!("{}.{}", entry.study, entry.pseudonym)
}

/// The test as the page of a hit shows its items; nothing of it is an assignment.
fn shown(entry: &Entry, asked: Asked) -> Shown {
    let nobody = uuid::Uuid::nil();
    Shown {
        id: AssignmentId(nobody),
        study: entry.study,
        task: TaskId(nobody),
        state: AssignmentState::Live,
        outcome: None,
        title: entry.title.clone(),
        instructions: String::new(),
        pictures: Vec::new(),
        language: asked.language,
        subject: asked.subject,
        display: Display::Plain,
        questions: asked.questions,
        items: asked.items,
        draft: Draft::default(),
        reward: Money::new(0, String::new()),
        lease_until: Time(0),
        now: Time(0),
        pilot: false,
        feedback: None,
        counts_typing: false,
    }
}

/// One item with its questions. After an error, the answers are still there, and the reason is below.
fn item(shown: &Shown, place: usize, fields: &Fields, wrong: Option<&(String, String)>) -> impl IntoView + use<> {
    let item = shown.items[place].clone();
    let reason = wrong.filter(|(field, _)| *field == item.id.to_string()).map(|(_, reason)| reason.clone());
    let (is_refused, dir) = (reason.is_some(), shown.language.direction().as_str());
    let (shown, fields, say) = (shown.clone(), fields.clone(), spoken());
    view! {
        <section class="card stack" class:refused=is_refused data-step dir=dir>
            <HitItem shown=shown item=item index=place fields=fields checks=Vec::new() first=false />
            {reason
                .map(|reason| view! { <p class="reason" lang=say.tag() dir=say.direction().as_str()>{reason}</p> })}
        </section>
    }
}
