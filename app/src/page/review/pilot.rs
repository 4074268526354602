//! `/review/{study}/{worker}`: one worker's pilot rewrites with their sources.

use engine::crowd::review::{Judgement, Pilot, PilotRewrite, field_of};
use leptos::prelude::*;
use shared::{Language, Locale, QualificationState, StudyId, WorkerId};

use super::decision::{DECIDE, DECISION, decision};
use super::grader::{FIRST, Filled, GRADE, Grader, graded, id_of};
use super::{diff::changes, filter, hints::tags, outcome::outcome, outcome::reopen_refused, queue::list};
use crate::call::{Flash, flash, pilot};
use crate::page::Frame;
use crate::part::{Empty, FieldGroup, Form, Head, Hidden, load, news, param, spoken};

/// The rewrites with the decision at their foot, and the queue at the side. The queue comes last in the order of the
/// page, so that few key presses lead to the first grade.
#[component]
pub fn Review() -> impl IntoView {
    let say = spoken();
    let (study, worker) = (param::<StudyId>("study"), param::<WorkerId>("worker"));
    let known = study.clone().ok();
    let language = filter::chosen();
    let content = load(async move {
        let (study, worker) = (study?, worker?);
        let (queue, pilot) = pilot(study, worker).await?;
        Ok(view! {
            <Head title=format!("{} · {}", pilot.pseudonym, pilot.language.name()) lead=lead(&pilot, say) />
            {news()}
            <div class="review">
                <div class="stack">{content(study, pilot, language.as_ref())}</div>
                {list(study, queue, worker, language.as_ref())}
            </div>
        })
    });
    view! {
        <Frame study=known here="review" skip_to=vec![(FIRST, say.review_page_skip()), (DECISION, say.review_page_skip_decision())]>
            {content}
        </Frame>
    }
}

/// The form of grades that was refused, whichever of its buttons sent it.
fn refused_grades() -> Option<Flash> {
    flash().filter(|flash| [GRADE, DECIDE].contains(&flash.path.as_str()))
}

/// What there is to do on the page, in the state of the review.
const fn lead(pilot: &Pilot, say: Locale) -> &'static str {
    match pilot.state {
        Some(QualificationState::Passed | QualificationState::Failed) => say.review_page_lead_decided(),
        Some(QualificationState::Waiting) if pilot.reopened => say.review_page_lead_reopened(),
        Some(QualificationState::Waiting) => say.review_page_lead(),
        // The page says that the pilot is not finished.
        None => "",
    }
}

fn content(study: StudyId, pilot: Pilot, language: Option<&Language>) -> AnyView {
    let say = spoken();
    if pilot.rewrites.is_empty() {
        return view! { <Empty text=say.review_page_no_texts() /> }.into_any();
    }
    if pilot.state != Some(QualificationState::Waiting) {
        let outcome = outcome(study, &pilot);
        return view! {
            {outcome}
            {cards(pilot, false)}
        }
        .into_any();
    }
    // One form holds all rewrites and the decision: where no script saves each change, no button loses what is chosen
    // elsewhere.
    let language = language.map(ToString::to_string);
    view! {
        {reopen_refused()}
        <p class="muted small of-keys">{say.review_page_keys()}</p>
        <Form action=GRADE also=DECIDE class="wide">
            <Hidden name="study" value=study.to_string() />
            <Hidden name="worker" value=pilot.worker.to_string() />
            {language.map(|language| view! { <Hidden name="language" value=language /> })}
            {
                let decision = decision(&pilot);
                view! {
                    {cards(pilot, true)}
                    {decision}
                }
            }
        </Form>
    }
    .into_any()
}

/// The rewrites, with their grades: fields of the form around them while the review is open.
fn cards(pilot: Pilot, open: bool) -> Vec<AnyView> {
    let say = spoken();
    let first = pilot
        .rewrites
        .iter()
        .position(|rewrite| !rewrite.judgement.as_ref().is_some_and(Judgement::is_complete))
        .unwrap_or_default();
    let language = pilot.language;
    let refused = refused_grades();
    let rewrites = pilot.rewrites.into_iter().enumerate();
    let cards = rewrites.map(|(index, mut rewrite)| {
        let (answer, judgement) = (rewrite.answer, rewrite.judgement.take());
        let grade = if open {
            let filled = Filled::new(index, judgement, refused.as_ref());
            view! {
                <FieldGroup name=field_of(index) id=id_of(&rewrite) label=say.review_page_rewrite_n(index + 1) />
                <Grader answer=answer index=index filled=filled />
            }
            .into_any()
        } else {
            judgement.map(|judgement| graded(judgement, say)).into_any()
        };
        card(index + 1, rewrite, (&language, open && index == first), grade).into_any()
    });
    cards.collect()
}

/// A rewrite as it reads next to its source, how much was changed, and its grade. The texts can have the focus: they are
/// read before they are graded, and keys grade them from there.
fn card(
    place: usize,
    rewrite: PilotRewrite,
    (language, is_first): (&Language, bool),
    grade: AnyView,
) -> impl IntoView + use<> {
    let say = spoken();
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let id = id_of(&rewrite);
    let tags = tags(rewrite.hints, &rewrite.diff);
    let changes = changes(rewrite.diff, language);
    view! {
        <section
            class="card stack"
            id=id
            aria-label=say.review_page_rewrite_n(place)
        >
            <div class="columns pilot-texts" tabindex="-1" id=is_first.then_some(FIRST)>
                <div>
                    <h2 class="small muted">{say.review_page_source_n(place)}</h2>
                    <p class="text-sample" lang=lang.clone() dir=dir>
                        {rewrite.source}
                    </p>
                </div>
                <div>
                    <h2 class="small muted">{say.review_page_rewrite_n(place)}</h2>
                    <p class="text-sample" lang=lang dir=dir>
                        {rewrite.rewrite}
                    </p>
                </div>
            </div>
            {tags}
            {changes}
            {grade}
        </section>
    }
}
