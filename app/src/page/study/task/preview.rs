//! A preview of the worker's view of a task, with a sample text.

use leptos::prelude::*;
use serde_json::Value;
use shared::{
    AssignmentState, Definition, Draft, Language, Money, Problem, Shown, ShownItem, ShownText, Source, Study, Subject,
    Time,
};

use crate::page::work::HitItem;
use crate::part::{Markdown, spoken};

/// An id that names nothing.
fn nobody<T: std::str::FromStr>(n: usize) -> Result<T, T::Err> {
    format!("00000000-0000-0000-0000-{n:012}").parse()
}

/// The row of the sample; of a column that it does not have, the name is shown.
fn row(definition: &Definition, sample: Option<&Source>) -> Value {
    let own = |name: &String| sample.and_then(|source| source.meta.get(name)).cloned();
    let cell = |name: &String| (name.clone(), own(name).unwrap_or_else(|| format!("[{name}]").into()));
    definition.columns.iter().map(|column| cell(&column.column)).collect()
}

/// A hit of this definition, for the preview only: it is never assigned to a worker.
pub(super) fn shown(
    study: &Study,
    definition: &Definition,
    language: &Language,
    sample: Option<Source>,
) -> Result<Shown, Problem> {
    let columns = engine::design::display::columns(definition, language, &row(definition, sample.as_ref()));
    let sample = sample.map_or_else(|| spoken().design_sample_text().to_owned(), |source| source.text);
    let output = |n: usize| ShownText { output: nobody(n).ok(), text: sample.clone() };
    let n_outputs = if definition.subject == Subject::Outputs { 3 } else { definition.subject.n_systems() };
    let item = ShownItem {
        id: nobody(0)?,
        source: definition.subject.shows_source().then(|| sample.clone()),
        reference: (definition.subject == Subject::Outputs).then(|| sample.clone()),
        outputs: (1..=n_outputs).map(output).collect(),
        columns,
        memory: Vec::new(),
    };
    let mut items = vec![item];
    engine::design::display::hide(definition, language, &mut items);
    Ok(Shown {
        id: nobody(0)?,
        study: study.id,
        task: nobody(0)?,
        state: AssignmentState::Live,
        outcome: None,
        title: definition.title.get(language).to_owned(),
        instructions: definition.instructions.get(language).to_owned(),
        language: language.clone(),
        subject: definition.subject,
        display: definition.display,
        questions: definition.questions.clone(),
        items,
        draft: Draft::default(),
        reward: Money::new(definition.reward, study.settings.currency.clone()),
        lease_until: Time(definition.lease_seconds * 1_000_000),
        now: Time(0),
        pilot: definition.is_pilot(),
        feedback: None,
    })
}

/// The instructions and one item, as on the worker's page.
pub(super) fn view(shown: Shown) -> impl IntoView {
    let (title, instructions, language) = (shown.title.clone(), shown.instructions.clone(), shown.language.clone());
    let say = spoken();
    let terms = [say.each(&shown.reward), say.reserved(shown.lease_until.0 / 60_000_000)].join(" · ");
    let item = shown.items.first().cloned();
    view! {
        <div class="stack" inert>
            <h2 lang=language.as_str().to_owned()>{title}</h2>
            <p class="muted small">{terms}</p>
            <Markdown text=instructions language=Some(language) />
            {item.map(|item| view! { <HitItem shown=shown item=item index=0 fields=std::collections::BTreeMap::new() checks=Vec::new() first=true /> })}
        </div>
    }
}

/// The same as HTML, for the preview that follows what is typed.
pub fn preview_html(
    study: &Study,
    definition: &Definition,
    language: &Language,
    sample: Option<Source>,
) -> Result<String, Problem> {
    Ok(view(shown(study, definition, language, sample)?).to_html())
}
