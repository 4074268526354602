//! `/studies/…`: what researchers and managers do to prepare a study.

mod batches;
mod entrances;
mod expected;
mod gates;
mod import;
mod known;
mod list;
mod members;
mod new;
mod outputs;
mod overview;
mod picture;
mod pictures;
mod presets;
mod recruiting;
mod settings;
mod sources;
mod task;
mod tasks;
mod texts;

pub use batches::Batches;
pub(super) use entrances::compared_results;
pub use entrances::{ConnectFile, Entrance, Entrances};
pub use gates::Gates;
pub use import::Import;
pub use known::Known;
pub use list::Studies;
pub use members::Members;
pub use new::NewStudy;
pub use outputs::Outputs;
pub use overview::Overview;
pub(super) use overview::attention_lines;
pub use pictures::Pictures;
pub use recruiting::{Connect, ConnectSubmission, Prolific, ProlificPosting, ProlificSubmission};
pub use settings::StudySettings;
pub use sources::Sources;
pub use task::{TaskDesigner, TryTask, preview_html};
pub use tasks::Tasks;

use leptos::prelude::*;
use shared::{Language, StudyState, TaskState};

use crate::part::{Choice, Tag, Tone, spoken, study_word};

/// The state of a study as a tag.
fn study_tag(state: StudyState) -> impl IntoView {
    let say = spoken();
    let tone = match state {
        StudyState::Draft => Tone::Warn,
        StudyState::Live => Tone::Good,
        StudyState::Closed => Tone::Plain,
    };
    view! { <Tag text=study_word(state, say) tone=tone /> }
}

/// The state of a task version as a tag.
fn version_tag(state: TaskState) -> impl IntoView {
    let say = spoken();
    let (word, tone) = match state {
        TaskState::Draft => (say.version_draft(), Tone::Warn),
        TaskState::Live => (say.version_live(), Tone::Good),
        TaskState::Closed => (say.version_closed(), Tone::Plain),
    };
    view! { <Tag text=word tone=tone /> }
}

/// Languages to choose from.
fn language_choices(languages: &[Language]) -> Vec<Choice> {
    languages.iter().map(|language| Choice::new(language.as_str(), language.name())).collect()
}

/// The links that switch a page from one language to another.
fn language_tabs(base: &str, languages: &[Language], current: &Language) -> impl IntoView + use<> {
    let link = |language: &Language| {
        let here = (language == current).then_some("page");
        view! {
            <a class="button" href=format!("{base}?language={language}") aria-current=here>
                {language.name()}
            </a>
        }
    };
    let links = languages.iter().map(link).collect_view();
    view! {
        <nav class="row tabs" aria-label=spoken().language_column()>
            {links}
        </nav>
    }
}

/// The language requested in the address, otherwise the study's first language.
fn chosen_language(asked: Option<String>, languages: &[Language]) -> Option<Language> {
    let asked = asked.and_then(|tag| tag.parse().ok());
    asked.filter(|language| languages.contains(language)).or_else(|| languages.first().cloned())
}
