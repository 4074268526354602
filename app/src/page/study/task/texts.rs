//! The texts that keep a draft from being published, by language: what is missing, and what has to be confirmed.

use std::collections::BTreeMap;

use leptos::prelude::*;
use shared::{Definition, Doubt, Language, Locale, Place, Study, TaskId, Unconfirmed};

use crate::part::{Check, spoken};

/// The list, in the designer's form; nothing if all texts are ready.
pub(super) fn texts(study: &Study, task: TaskId, definition: &Definition) -> Option<impl IntoView + use<>> {
    let say = spoken();
    let missing = definition.missing(&study.languages);
    let wordings: BTreeMap<Place, _> = definition.wordings().into_iter().collect();
    let quote = |text: &Unconfirmed| {
        let own = wordings.get(&text.place).and_then(|own| own.get(&text.language));
        own.map(|texts| texts.join(" · ")).unwrap_or_default()
    };
    let groups: Vec<_> = study
        .languages
        .iter()
        .filter_map(|language| {
            let lacks = missing.iter().filter(|(_, other)| other == language).map(|(place, _)| place);
            let lacks: Vec<String> = lacks.map(|place| place.in_locale(say)).collect();
            let doubtful = definition.unconfirmed.iter().filter(|text| text.language == *language);
            let doubtful: Vec<(Unconfirmed, String)> = doubtful.map(|text| (text.clone(), quote(text))).collect();
            let href = format!("/studies/{}/tasks/{task}?language={language}", study.id);
            (!lacks.is_empty() || !doubtful.is_empty()).then(|| group((language, href), lacks, doubtful, say))
        })
        .collect();
    (!groups.is_empty()).then(|| {
        view! {
            <section class="notice warn stack" data-texts>
                <h2>{say.design_texts_to_check()}</h2>
                <p>{say.design_texts_lead()}</p>
                {groups}
            </section>
        }
    })
}

/// The texts of one language.
fn group(
    (language, href): (&Language, String),
    lacks: Vec<String>,
    doubtful: Vec<(Unconfirmed, String)>,
    say: Locale,
) -> impl IntoView + use<> {
    let name = language.name();
    let all = (doubtful.len() > 1).then(|| {
        let label = say.design_texts_confirm_all(&name);
        view! { <Check name=format!("confirm[{language}]") label=label checked=false /> }
    });
    let lacks = lacks.into_iter().map(|place| {
        view! {
            <li>
                <strong>{place}</strong>
                <br />
                {say.design_text_missing()}
            </li>
        }
    });
    let (lacks, tag, dir) = (lacks.collect_view(), language.as_str().to_owned(), language.direction().as_str());
    let doubtful = doubtful.into_iter().map(|(text, quote)| {
        let why = match text.why {
            Doubt::Scale => say.design_text_old_scale(),
            Doubt::Copy => say.design_text_copied(),
            Doubt::Translation => say.design_text_outdated(),
        };
        view! {
            <li>
                <strong>{text.place.in_locale(say)}</strong>
                <br />
                {why}
                <blockquote lang=tag.clone() dir=dir>
                    {quote}
                </blockquote>
                <Check name=format!("confirm[{}]", text.key()) label=say.design_text_confirm() checked=false />
            </li>
        }
    });
    let doubtful = doubtful.collect_view();
    view! {
        <section class="stack">
            <h3 lang=tag.clone()>{name.clone()}</h3>
            <p>
                <a href=href>{say.design_texts_edit(&name)}</a>
            </p>
            <ul>{lacks} {doubtful}</ul>
            {all}
        </section>
    }
}
