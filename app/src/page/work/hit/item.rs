//! One item of a hit: its texts and the questions about them.

use leptos::prelude::*;
use scoring::diff::{Kind, Piece, diff};
use shared::{
    ChoiceOption, ChoiceQuestion, Display, Flag, HitItemId, Language, PairwiseQuestion, Question, QuestionKind,
    QuestionType as _, RankingQuestion, ScaleQuestion, Shown, ShownItem, SpansQuestion, Subject, TextQuestion, When,
    limit, marks_in,
};

use super::choice::{Choice, Pairwise};
use super::columns::columns;
use super::examples::examples;
use super::grid::grid;
use super::marks::Marks;
use super::memory::memory;
use super::question::{Scale, Words};
use super::ranking::Ranking;
use super::slider::Slider;
use crate::part::{SIDES, spoken};
use front::answers::{Fields, NONE, SKIP, key, name, part};

/// One item.
#[component]
pub fn Item(
    /// The hit.
    shown: Shown,
    /// The item.
    item: ShownItem,
    /// Its place in this worker's order, from 0.
    index: usize,
    /// The answers so far.
    fields: Fields,
    /// The warnings of the check before submission.
    checks: Vec<Flag>,
    /// Whether the worker has not seen the task before.
    first: bool,
) -> impl IntoView {
    let say = spoken();
    let of = shown.items.len();
    // Spans in the worker's own text are marked in the field where the text is written.
    let own = |question: &&Question| !question.kind.marks_own_text();
    let questions = shown.questions.iter().filter(own).map(|question| {
        let asked = asked(&shown.language, (&item, &shown.questions), question, &fields, &checks);
        let skip = question.skip.then(|| skip(item.id, &question.key, &fields, &shown.language));
        let (when, is) = match &question.when {
            Some(when) => (Some(part_of(item.id, &when.question)), Some(when.is.join(" "))),
            None => (None, None),
        };
        let examples = examples(question, &shown.language, first && index == 0);
        let beside = examples.is_some();
        let note = question.when.as_ref().map(|when| only_if(when, &shown));
        view! {
            <div class="asked" class:beside=beside data-asked data-when=when data-is=is>
                {note} {examples} <div class="answer">{asked} {skip}</div>
            </div>
        }
    });
    let questions = questions.collect_view();
    let columns = columns(&item.columns, &shown.language);
    let memory = (!item.memory.is_empty()).then(|| memory(&item.memory, &shown));
    view! {
        <section class="hit-item" id=format!("item-{}", index + 1) data-item class:current=index == 0>
            <h2 class="item-title" class:visually-hidden=of == 1>
                {say.text_of(index + 1, of)}
            </h2>
            <Texts shown=shown item=item />
            {columns}
            {memory}
            {questions}
        </section>
    }
}

/// The texts to read: the hero of the page.
#[component]
fn Texts(shown: Shown, item: ShownItem) -> impl IntoView {
    let say = spoken();
    let lang = shown.language.as_str().to_owned();
    let dir = shown.language.direction().as_str();
    let text = move |label: &'static str, class: &'static str, text: String, is_source: bool| {
        let label = (!label.is_empty())
            .then(|| view! { <figcaption lang=say.tag() dir=say.direction().as_str()>{label}</figcaption> });
        view! {
            <figure class=class>
                {label}
                <p class="text-sample" lang=lang.clone() dir=dir data-source=is_source.then_some("")>
                    {text}
                </p>
            </figure>
        }
    };
    let source = item.source.unwrap_or_default();
    let two: Vec<String> = item.outputs.iter().map(|shown| shown.text.clone()).collect();
    let output = item.outputs.into_iter().next().map(|shown| shown.text).unwrap_or_default();
    match shown.subject {
        Subject::Source => text("", "hero", source, true).into_any(),
        Subject::Output => text("", "hero", output, false).into_any(),
        Subject::Pair => {
            let output = match shown.display {
                Display::Diff => changes(&source, &output, &shown.language).into_any(),
                _ => text(say.output(), "hero", output, false).into_any(),
            };
            view! { <div class="pair">{text(say.source_text(), "hero", source, true)} {output}</div> }.into_any()
        }
        Subject::Sides => view! {
            <div class="stack">
                {text(say.source_text(), "hero", source, true)}
                <div class="pair sides">{sides(two, text)}</div>
            </div>
        }
        .into_any(),
        Subject::Two => view! { <div class="pair sides">{sides(two, text)}</div> }.into_any(),
        Subject::Outputs => view! {
            <div class="pair">
                {text(say.source_text(), "hero", source, true)}
                {item.reference.map(|reference| text(say.by_a_person(), "hero", reference, false))}
            </div>
        }
        .into_any(),
    }
}

/// An output with the words that were added to and removed from its source.
fn changes(source: &str, output: &str, language: &Language) -> impl IntoView + use<> {
    let say = spoken();
    let pieces = diff(source, output).into_iter().map(|Piece { kind, text }| match kind {
        Kind::Same => text.into_any(),
        Kind::Removed => view! { <del>{text}</del> }.into_any(),
        Kind::Added => view! { <ins>{text}</ins> }.into_any(),
    });
    view! {
        <figure class="hero">
            <figcaption lang=say.tag() dir=say.direction().as_str()>{say.output_with_changes()}</figcaption>
            <p class="text-sample diff" lang=language.as_str().to_owned() dir=language.direction().as_str()>
                {pieces.collect_view()}
            </p>
        </figure>
    }
}

/// Two texts with their names.
fn sides<V: IntoView + 'static>(
    texts: Vec<String>,
    text: impl Fn(&'static str, &'static str, String, bool) -> V,
) -> impl IntoView {
    SIDES.into_iter().zip(texts).map(|(name, own)| text(name, "hero", own, false)).collect_view()
}

/// The beginning of the names of a question's inputs.
fn part_of(item: HitItemId, question: &str) -> String {
    name(&key(item, question, None)).trim_end_matches(']').to_owned()
}

/// Says under which condition a question is asked, for browsers in which no script hides it otherwise.
fn only_if(when: &When, shown: &Shown) -> impl IntoView + use<> {
    let earlier = shown.questions.iter().find(|question| question.key == when.question);
    let word = |answer: &String| {
        let found = earlier?.kind.label(answer);
        found.map(|label| label.get(&shown.language).to_owned()).filter(|words| !words.is_empty())
    };
    let words: Vec<String> = when.is.iter().map(|answer| word(answer).unwrap_or_else(|| answer.clone())).collect();
    let earlier = earlier.map(|question| question.prompt.get(&shown.language).to_owned()).unwrap_or_default();
    let say = spoken();
    view! { <p class="hint plain-only only-if" lang=say.tag() dir=say.direction().as_str()>{say.only_if(earlier, words.join(", "))}</p> }
}

/// A field for the reason why a question is not answered.
fn skip(item: HitItemId, question: &str, fields: &Fields, language: &Language) -> impl IntoView + use<> {
    let at = part(item, question, SKIP);
    let given = fields.get(&at).cloned().unwrap_or_default();
    let (open, say) = (!given.is_empty(), spoken());
    view! {
        <details class="cannot" open=open>
            <summary lang=say.tag() dir=say.direction().as_str()>{say.cannot_judge()}</summary>
            <label for=at.clone() lang=say.tag() dir=say.direction().as_str()>
                {say.why_not()}
            </label>
            <input
                type="text"
                id=at.clone()
                name=name(&at)
                value=given
                lang=language.as_str().to_owned()
                dir=language.direction().as_str()
                maxlength=limit::OWN_WORDS.to_string()
                autocomplete="off"
                data-skip
            />
        </details>
    }
}

/// The labels of what is marked in the text that answers a question.
fn own_labels(questions: &[Question], key: &str) -> Vec<ChoiceOption> {
    marks_in(questions, key).map(|marks| marks.kind.options().to_vec()).unwrap_or_default()
}

/// A question about the item, with its answer so far and its warnings.
pub(crate) fn asked(
    language: &Language,
    (item, questions): (&ShownItem, &[Question]),
    question: &Question,
    fields: &Fields,
    checks: &[Flag],
) -> AnyView {
    let language = language.clone();
    let required = question.required;
    let prompt = question.prompt.get(&language).to_owned();
    let key = key(item.id, &question.key, None);
    let given = fields.get(&key).cloned().unwrap_or_default();
    let flag = checks
        .iter()
        .find(|flag| flag.item == item.id && flag.question == question.key)
        .map(|flag| flag.reason.to_string());
    match question.kind.clone() {
        QuestionKind::Scale(ScaleQuestion { points }) => {
            let say = language.clone();
            let draw = move |key, prompt, given| {
                view! { <Scale key=key prompt=prompt points=points.clone() given=given language=say.clone() required=required /> }
                    .into_any()
            };
            each_or_one((question, item), fields, &language, draw)
        }
        QuestionKind::Slider(slider) => {
            let say = language.clone();
            let draw = move |key, prompt, given| {
                view! { <Slider key=key prompt=prompt slider=slider.clone() given=given language=say.clone() required=required /> }
                    .into_any()
            };
            each_or_one((question, item), fields, &language, draw)
        }
        QuestionKind::Text(TextQuestion { max_chars, prefill }) => {
            let labels = own_labels(questions, &question.key);
            let from = prefill.map(|of| item.text(of).to_owned());
            let given = if given.is_empty() { from.clone().unwrap_or_default() } else { given };
            view! { <Words key=key prompt=prompt labels=labels from=from given=given language=language max_chars=max_chars flag=flag rewrite=true required=required /> }.into_any()
        }
        QuestionKind::Comment(_) => {
            view! { <Words key=key prompt=prompt given=given language=language max_chars={i64::try_from(limit::COMMENT).unwrap_or(i64::MAX)} flag=flag rewrite=false required=false /> }.into_any()
        }
        QuestionKind::Spans(SpansQuestion { labels, of }) => {
            let from = item.text(of).to_owned();
            let none = fields.get(&part(item.id, &question.key, NONE)).is_some_and(|tick| !tick.is_empty());
            let given = if given.is_empty() { from.clone() } else { given };
            view! { <Marks key=key prompt=prompt labels=labels from=from given=given none=none flag=flag language=language required=required /> }.into_any()
        }
        QuestionKind::Choice(ChoiceQuestion { options, many, other }) => {
            let (of, rules) = ((item.id, question.key.clone()), (many, other));
            view! { <Choice of=of prompt=prompt options=options rules=rules fields=fields.clone() language=language required=required /> }.into_any()
        }
        QuestionKind::Pairwise(PairwiseQuestion { tie }) => {
            let of = (item.id, question.key.clone());
            view! { <Pairwise of=of prompt=prompt outputs=item.outputs.clone() tie=tie fields=fields.clone() language=language required=required /> }.into_any()
        }
        QuestionKind::Ranking(RankingQuestion { ties }) => {
            let of = (item.id, question.key.clone());
            view! { <Ranking of=of prompt=prompt outputs=item.outputs.clone() ties=ties fields=fields.clone() language=language required=required /> }.into_any()
        }
    }
}

/// A question about each output, or a single question about the item.
fn each_or_one(
    (question, item): (&Question, &ShownItem),
    fields: &Fields,
    language: &Language,
    draw: impl Fn(String, String, String) -> AnyView,
) -> AnyView {
    let prompt = question.prompt.get(language).to_owned();
    if question.is_per_output(item) {
        let of = (item.id, question.key.clone());
        return grid(of, prompt, (item.outputs.clone(), fields), (language, draw)).into_any();
    }
    let key = key(item.id, &question.key, None);
    let given = fields.get(&key).cloned().unwrap_or_default();
    draw(key, prompt, given)
}
