//! What keeps a draft from being published: texts that are missing or have to be confirmed, by language, each with a link
//! to its field.

use std::collections::BTreeMap;

use engine::design::task::{Obstacle, Step};
use leptos::prelude::*;
use shared::{Definition, Language, Locale, Place, Study, TaskId, Unconfirmed};

use super::wording::{field_of, reason};
use crate::part::{Check, spoken};

/// A text in the list: its name, the link to its field, and, if it has to be confirmed, the reason with what it says.
struct Listed {
    name: String,
    href: String,
    doubt: Option<(Unconfirmed, String)>,
}

/// The list, in the designer's form: open in the last step, folded in the others.
pub(super) fn texts(
    study: &Study,
    task: TaskId,
    definition: &Definition,
    (step, here): (Step, &Language),
    is_draft: bool,
) -> Option<AnyView> {
    let say = spoken();
    let obstacles = Obstacle::all(definition, &study.languages);
    let n = obstacles.len();
    if n == 0 {
        let text = if is_draft { say.designer_ready() } else { say.designer_live() };
        let ready = || view! { <p class="notice good">{text}</p> }.into_any();
        return (step == Step::Check).then(ready);
    }
    let first = study.languages.first();
    let base = format!("/studies/{}/tasks/{task}", study.id);
    let hidden = obstacles.iter().find_map(|obstacle| match obstacle {
        Obstacle::Hidden(problem) => Some(say.refusal(problem)),
        Obstacle::Missing(..) | Obstacle::Doubtful(_) => None,
    });
    let hidden = hidden.map(|reason| {
        let href = format!("{base}?language={here}&step=content#lexicon");
        view! {
            <p>
                <a href=href>{reason}</a>
            </p>
        }
    });
    let groups: Vec<_> = study
        .languages
        .iter()
        .filter_map(|language| {
            let all = listed(&base, definition, (&obstacles, language), first == Some(language));
            // In the step of the texts, those of the language in the form are confirmed next to their fields.
            let confirms = step != Step::Instructions || language != here;
            let href = format!("{base}?language={language}&step=instructions");
            (!all.is_empty()).then(|| group((language, href), all, confirms, say))
        })
        .collect();
    let list = view! {
        <details class="notice warn stack" data-texts open=step == Step::Check>
            <summary>
                <h2>{say.design_texts_to_check()}</h2>
                <span>{say.designer_n_problems(n)}</span>
            </summary>
            <p>{say.design_texts_lead()}</p>
            {hidden}
            {groups}
        </details>
    };
    Some(list.into_any())
}

/// What is listed of one language.
fn listed(
    base: &str,
    definition: &Definition,
    (obstacles, language): (&[Obstacle], &Language),
    is_first: bool,
) -> Vec<Listed> {
    let say = spoken();
    let wordings: BTreeMap<Place, _> = definition.wordings().into_iter().collect();
    let quote = |place: &Place| {
        let own = wordings.get(place).and_then(|own| own.get(language));
        own.map(|texts| texts.join(" · ")).unwrap_or_default()
    };
    let entry = |place: &Place, doubt| {
        let step = Step::of_text(place, is_first).as_str();
        let question = definition.questions.iter().position(|question| question.key == place.question);
        let question = question.map(|index| format!("&question={index}")).unwrap_or_default();
        let field = field_of(definition, place);
        let href = format!("{base}?language={language}&step={step}{question}#{field}");
        Listed { name: place.in_locale(say), href, doubt }
    };
    let of_language = obstacles.iter().filter_map(|obstacle| match obstacle {
        Obstacle::Missing(place, own) if own == language => Some(entry(place, None)),
        Obstacle::Doubtful(text) if text.language == *language => {
            Some(entry(&text.place, Some((text.clone(), quote(&text.place)))))
        }
        Obstacle::Missing(..) | Obstacle::Doubtful(_) | Obstacle::Hidden(_) => None,
    });
    of_language.collect()
}

/// The texts of one language.
fn group(
    (language, href): (&Language, String),
    all: Vec<Listed>,
    confirms: bool,
    say: Locale,
) -> impl IntoView + use<> {
    let name = language.name();
    let n_doubtful = all.iter().filter(|text| text.doubt.is_some()).count();
    let whole = (n_doubtful > 1).then(|| {
        let label = say.design_texts_confirm_all(&name);
        view! { <Check name=format!("confirm[{language}]") label=label checked=false /> }
    });
    let (tag, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let all = all.into_iter().map(|Listed { name, href, doubt }| {
        let (state, quoted) = match doubt {
            None => (say.design_text_missing(), None),
            Some((text, quote)) => (reason(text.why, say), Some((text.key(), quote))),
        };
        let quoted = quoted.map(|(key, quote)| {
            view! {
                <blockquote lang=tag.clone() dir=dir>
                    {quote}
                </blockquote>
                {confirms
                    .then(|| {
                        view! { <Check name=format!("confirm[{key}]") label=say.design_text_confirm() checked=false /> }
                    })}
            }
        });
        view! {
            <li>
                <a href=href>
                    <strong>{name}</strong>
                </a>
                <br />
                {state}
                {quoted}
            </li>
        }
    });
    let all = all.collect_view();
    view! {
        <section class="stack">
            <h3 lang=tag.clone()>{name.clone()}</h3>
            <p>
                <a href=href>{say.design_texts_edit(&name)}</a>
            </p>
            <ul>{all}</ul>
            {whole}
        </section>
    }
}
