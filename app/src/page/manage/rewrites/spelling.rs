//! Rewrites with misspelt words: suggestions by the dictionaries that the settings name, a button each.

use leptos::prelude::*;
use report::rewrites::{Misspellings, Misspelt, Word};
use shared::{Language, Locale, OutputId, StudyId};

use super::{Asked, address};
use crate::call::{actor, is_refused};
use crate::part::{Empty, Field, Form, Hidden, LinkButton, Look, Section, SubmitButton, TextArea, spoken};

/// The address to which corrections are sent.
const CORRECT: &str = "/fn/rewrite/correct";

/// The rewrites, or the reason why they could not be checked.
pub(super) fn view(study: StudyId, found: Misspellings, asked: &Asked) -> AnyView {
    let say = spoken();
    let without = found.without.iter().map(|why| view! { <p class="muted small">{why.clone()}</p> }).collect_view();
    let next = found.next.map(|id| address(study, asked, Some(id)));
    if found.languages.is_empty() {
        let is_admin = actor().is_some_and(|actor| actor.admin);
        let how = if is_admin { say.rewrites_no_dictionary_administrator() } else { say.rewrites_no_dictionary() };
        return view! {
            <Empty text=how>
                <LinkButton href=format!("/studies/{study}/settings#texts") label=say.rewrites_open_settings() />
            </Empty>
            {without}
        }
        .into_any();
    }
    let empty = found.rewrites.is_empty();
    let cards = found.rewrites.into_iter().zip(1..).map(|(one, place)| card(study, place, one, say)).collect_view();
    view! {
        <Section title=say.rewrites_misspelt() lead=say.rewrites_misspelt_lead()>
            <p class="muted">{say.rewrites_misspelt_note()}</p>
            {without}
            {empty.then(|| view! { <Empty text=say.rewrites_none_misspelt() /> })}
            <div class="stack">{cards}</div>
            {next.map(|href| view! { <LinkButton href=href label=say.rewrites_next_page() /> })}
        </Section>
    }
    .into_any()
}

fn card(study: StudyId, place: usize, Misspelt { rewrite, words }: Misspelt, say: Locale) -> AnyView {
    let (lang, dir) = (rewrite.language.to_string(), rewrite.language.direction().as_str());
    let (output, language) = (rewrite.output, rewrite.language);
    let text = rewrite.corrected.clone().unwrap_or_else(|| rewrite.text.clone());
    let written = rewrite.corrected.is_some().then(|| {
        view! {
            <p class="muted small" lang=lang.clone() dir=dir>
                {say.rewrites_original(&rewrite.text)}
            </p>
        }
    });
    if rewrite.own {
        return view! {
            <section class="card" aria-label=say.rewrites_card_own(place)>
                <p class="text-sample" lang=lang dir=dir>
                    {text}
                </p>
                <p class="muted">{say.own_work()}</p>
            </section>
        }
        .into_any();
    }
    let words = words.into_iter().map(|word| word_of(study, output, (&language, say), word).into_any()).collect_view();
    let name = match &rewrite.author {
        Some(worker) => say.rewrites_card_by(place, worker),
        None => say.rewrites_card_imported(place),
    };
    let is_open = is_refused(CORRECT, ("mark", &format!("text-{output}")));
    let (lang_of_text, whole) = (lang.clone(), text.clone());
    view! {
        <section class="card" aria-label=name>
            <div class="columns">
                <div>
                    <h3 class="small muted">{say.source_text()}</h3>
                    <p class="text-sample" lang=lang.clone() dir=dir>
                        {rewrite.source}
                    </p>
                </div>
                <div>
                    <h3 class="small muted">{say.rewrites_rewrite()}</h3>
                    <p class="text-sample" lang=lang dir=dir>
                        {text}
                    </p>
                    {written}
                </div>
            </div>
            {words}
            <details open=is_open>
                <summary>{say.rewrites_edit_text()}</summary>
                <Form action=CORRECT mark=("mark", format!("text-{output}")) class="wide">
                    <Hidden name="study" value=study.to_string() />
                    <Hidden name="output" value=output.to_string() />
                    <TextArea name="text" label=say.text() value=whole rows=3 required=true lang=lang_of_text id=format!("text-{output}") />
                    <SubmitButton label=say.rewrites_save_text() look=Look::Plain />
                </Form>
            </details>
        </section>
    }
    .into_any()
}

/// A word with a button for each suggestion, a field for another spelling, and a button that adds it to the known
/// words.
fn word_of(study: StudyId, output: OutputId, (language, say): (&Language, Locale), of: Word) -> impl IntoView + use<> {
    let Word { word, suggestions } = of;
    let none =
        suggestions.is_empty().then(|| view! { <span class="muted small">{say.rewrites_no_suggestions()}</span> });
    let buttons = suggestions
        .into_iter()
        .map(|with| view! { <SubmitButton label=with.clone() look=Look::Plain name="with" value=with /> })
        .collect_view();
    let suggested = view! { {none} {buttons} }.into_any();
    let field = view! {
        <Field name="with" label=say.rewrites_spelling() value=word.clone() required=true id=format!("with-{output}-{word}") />
        <SubmitButton label=say.rewrites_correct_word() look=Look::Plain />
    }
    .into_any();
    let is_open = is_refused(CORRECT, ("mark", &format!("{output}-own-{word}")));
    let suggested = correction(study, output, (&word, ""), suggested);
    let own = correction(study, output, (&word, "own-"), field);
    let known = (language.to_string(), word.clone());
    view! {
        <div class="row">
            <strong lang=language.to_string()>{word}</strong>
            {suggested}
            <details open=is_open>
                <summary>{say.rewrites_other_spelling()}</summary>
                {own}
            </details>
            <Form action="/fn/rewrite/know" mark=("word", known.1) class="inline">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="language" value=known.0.clone() />
                <SubmitButton label=say.rewrites_know_word() look=Look::Quiet />
            </Form>
        </div>
    }
}

/// A form that corrects a word.
fn correction(study: StudyId, output: OutputId, (word, mark): (&str, &str), content: AnyView) -> impl IntoView + use<> {
    let (mark, word) = (format!("{output}-{mark}{word}"), word.to_owned());
    view! {
        <Form action=CORRECT mark=("mark", mark) class="inline">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="output" value=output.to_string() />
            <Hidden name="word" value=word.clone() />
            {content}
        </Form>
    }
}
