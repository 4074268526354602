//! One item on which raters disagree: the texts, each rater's answer, and the decision.

use engine::crowd::adjudication::{Decided, Dispute, GivenAnswer};
use leptos::prelude::*;
use report::label::in_words;
use shared::{Locale, NewAnswer, StudyId};

use crate::call::is_refused;
use crate::page::work::asked;
use crate::part::{
    Column, Form, Hidden, Look, SIDES, SubmitButton, Table, Tag, TextArea, Tone, When, answer_in_words, spoken,
};
use front::answers::{Asked, Questions, write};

/// The card. Only the first of a page, those with a decision and one that was refused are open: the others show who
/// answered what in a line, so that a page of items can be looked through.
pub(super) fn view(study: StudyId, place: usize, dispute: Dispute) -> impl IntoView {
    let say = spoken();
    let title =
        format!("{place}. {} · {} · {}", dispute.task_title, in_words(&dispute.question.key), dispute.language.name());
    let id = format!("{}-{}", dispute.item, dispute.question.key);
    let (texts, answers) = (texts(&dispute, say), answers(&dispute, say));
    let decision = dispute.decision.as_ref().map(|decided| decided_as(&dispute, decided, say));
    let form = if dispute.own {
        view! { <p class="muted">{say.own_work()}</p> }.into_any()
    } else {
        form(study, &dispute, say).into_any()
    };
    let name = title.clone();
    let mark = format!("{}.{}", dispute.shown.id, dispute.question.key);
    let is_refused = is_refused("/fn/adjudication/decide", ("mark", &mark));
    let is_open = place == 1 || dispute.decision.is_some() || is_refused;
    let answer = |given: &GivenAnswer| {
        let said = answer_in_words(&dispute.question, &given.value, &dispute.shown, &dispute.language, say);
        format!("{}: {said}", given.worker)
    };
    let said: Vec<String> = dispute.answers.iter().map(answer).collect();
    view! {
        <details class="card compared" id=format!("item-{id}") open=is_open aria-label=name>
            <summary>
                <b>{title}</b>
                <span>{say.list(&said)}</span>
            </summary>
            {texts}
            {answers}
            {decision}
            {form}
        </details>
    }
}

/// The texts as the raters saw them; the source is always shown.
fn texts(dispute: &Dispute, say: Locale) -> impl IntoView + use<> {
    let (lang, dir) = (dispute.language.to_string(), dispute.language.direction().as_str());
    let text = move |label: String, text: String| {
        view! {
            <div>
                <h3 class="small muted">{label}</h3>
                <p class="text-sample" lang=lang.clone() dir=dir>
                    {text}
                </p>
            </div>
        }
    };
    let outputs = &dispute.shown.outputs;
    let label = |side: &str| if outputs.len() > 1 { side.to_owned() } else { say.text().to_owned() };
    let source = dispute.shown.source.clone().unwrap_or_else(|| dispute.source.clone());
    let source = text(say.source_text().to_owned(), source);
    let outputs: Vec<_> = outputs.iter().zip(SIDES).map(|(own, side)| text(label(side), own.text.clone())).collect();
    view! { <div class="columns">{source} {outputs}</div> }
}

fn answers(dispute: &Dispute, say: Locale) -> impl IntoView + use<> {
    let has_comments = dispute.answers.iter().any(|given| !given.comments.is_empty());
    let comments = has_comments.then(|| Column::text(say.adjudication_comments()));
    let columns = [Column::text(say.worker()), Column::text(say.adjudication_answer())].into_iter().chain(comments);
    let columns = columns.chain([Column::text(say.when())]).collect();
    let row = |given: &GivenAnswer| {
        let said = answer_in_words(&dispute.question, &given.value, &dispute.shown, &dispute.language, say);
        let comments = has_comments.then(|| view! { <td>{given.comments.join(" · ")}</td> });
        view! {
            <tr>
                <th scope="row">{given.worker.clone()}</th>
                <td>{said}</td>
                {comments}
                <td>
                    <When at=given.at />
                </td>
            </tr>
        }
    };
    let rows = dispute.answers.iter().map(row).collect_view();
    let caption = say.adjudication_answers(in_words(&dispute.question.key));
    view! {
        <Table caption=caption columns=columns>
            {rows}
        </Table>
    }
}

fn decided_as(dispute: &Dispute, decided: &Decided, say: Locale) -> impl IntoView + use<> {
    let said = answer_in_words(&dispute.question, &decided.value, &dispute.shown, &dispute.language, say);
    let note = (!decided.note.is_empty()).then(|| format!(" {}", decided.note));
    let by = say.adjudication_by(&decided.by, decided.at);
    view! {
        <p>
            <Tag text=say.adjudication_decided() tone=Tone::Good />
            " "
            <strong>{said}</strong>
            {note}
            " "
            <span class="muted small">{by}</span>
        </p>
    }
}

/// The answer fields that the raters used, and a note. A decision can be changed later.
fn form(study: StudyId, dispute: &Dispute, say: Locale) -> AnyView {
    let (item, key) = (dispute.shown.id, dispute.question.key.clone());
    let kind = Asked::of(&dispute.question.kind);
    let given = dispute.decision.as_ref().map(|decided| NewAnswer {
        item,
        question: key.clone(),
        output: None,
        value: decided.value.clone(),
    });
    let fields = write(given.as_slice(), &Questions::from([(key.clone(), kind)]));
    let question = asked(&dispute.language, (&dispute.shown, &[]), &dispute.question, &fields, &[]);
    let word = serde_json::to_value(kind).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default();
    let note = dispute.decision.as_ref().map(|decided| decided.note.clone()).unwrap_or_default();
    let mark = format!("{item}.{key}");
    let is_open = is_refused("/fn/adjudication/decide", ("mark", &mark));
    let (label, look) = if given.is_some() {
        (say.adjudication_decide_again(), Look::Plain)
    } else {
        (say.adjudication_decide(), Look::Main)
    };
    let form = view! {
        <Form action="/fn/adjudication/decide" mark=("mark", mark) class="wide">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="question" value=key.clone() />
            <Hidden name="asked" value=word />
            {question}
            <TextArea
                name="note"
                label=say.note()
                hint=say.adjudication_note_hint()
                value=note
                rows=2
                id=format!("note-{item}-{key}")
            />
            <SubmitButton label=label look=look />
        </Form>
    };
    if given.is_some() {
        view! {
            <details open=is_open>
                <summary>{label}</summary>
                {form}
            </details>
        }
        .into_any()
    } else {
        form.into_any()
    }
}
