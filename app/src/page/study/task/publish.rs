//! Publishing a draft over a live version: as a correction of its wording, or as a new version.

use engine::design::task::{ListedTask, TaskVersion};
use leptos::prelude::*;
use shared::{Locale, Publishing, StudyId, TaskId};

use super::versions::changes;
use crate::call::{self, task::PUBLISH};
use crate::part::{Choice, Form, Hidden, Radios, Section, SubmitButton, publishing_word, spoken};

/// Whether a choice that was sent has just been refused.
pub(super) fn is_refused(task: TaskId) -> bool {
    call::is_refused(PUBLISH, ("task", &task.to_string()))
}

/// The choice, if there is a draft and a version that it would replace.
pub(super) fn publish(study: StudyId, found: &ListedTask) -> Option<impl IntoView + use<>> {
    let (draft, live) = (found.draft.clone()?, found.live.clone()?);
    let say = spoken();
    let (number, task) = (live.number.to_string(), found.task.id.to_string());
    let field = live.definition.differs_beyond_wording(&draft.definition);
    let not_wording = field.as_deref().map(|field| {
        let name = field_name(field, say).unwrap_or(field).to_owned();
        view! { <p class="reason">{say.versions_publish_not_wording(with_question(field, name, &draft))}</p> }
    });
    let version = Choice::new(Publishing::Version.as_str(), publishing_word(Publishing::Version, say))
        .hint(say.versions_publish_version_hint(&number));
    let wording = Choice::new(Publishing::Wording.as_str(), publishing_word(Publishing::Wording, say))
        .hint(say.versions_publish_wording_hint());
    // What cannot be chosen is not offered; the sentence above says why.
    let choices = if field.is_none() { vec![wording, version] } else { vec![version] };
    let chosen = if field.is_none() { "" } else { Publishing::Version.as_str() };
    let changes = changes(&live, &draft, say);
    Some(view! {
        <Section title=say.versions_publish_title(&number) id="publish" lead=say.versions_publish_lead(&number)>
            {changes}
            {not_wording}
            <Form action=PUBLISH mark=("task", task)>
                <Hidden name="study" value=study.to_string() />
                <Radios name="publishing" label=say.versions_publish_how() choices=choices value=chosen required=true />
                <SubmitButton label=say.design_publish() />
            </Form>
        </Section>
    })
}

/// The name of a field in the designer's form.
fn field_name(field: &str, say: Locale) -> Option<&'static str> {
    let name = field.rsplit('.').next().unwrap_or(field);
    Some(match name {
        "subject" => say.design_item_shows(),
        "display" => say.design_display(),
        "lexicon" => say.design_hidden_words(),
        "columns" => say.design_columns(),
        "from" => say.design_texts_from(),
        "known" => say.design_gold_items(),
        "system" => say.design_system(),
        "questions" => say.design_questions(),
        "need" => say.design_judgements_per_item(),
        "items_per_hit" => say.design_items_per_hit(),
        "expected_seconds" => say.design_expected_time(),
        "lease_seconds" => say.design_timeout(),
        "reward" => say.reward(),
        "gates" => say.design_steps_before(),
        "key" => say.design_question_key(),
        "kind" => say.design_question_type(),
        "required" => say.design_question_required(),
        "skip" => say.design_question_skip(),
        "points" => say.design_scale_points(),
        "options" | "labels" => say.design_options(),
        "min" => say.design_slider_min(),
        "max" => say.design_slider_max(),
        "step" => say.design_slider_step(),
        _ => return None,
    })
}

/// The name with the key of its question, such as `formality: Scale points`.
fn with_question(field: &str, name: String, draft: &TaskVersion) -> String {
    let place = field.strip_prefix("questions[").and_then(|rest| rest.split(']').next()?.parse::<usize>().ok());
    let question = place.and_then(|place| draft.definition.questions.get(place));
    match question {
        Some(question) => format!("{}: {name}", question.key),
        None => name,
    }
}
