//! `/review/{study}/{worker}`: one worker's pilot rewrites with their sources.

use engine::crowd::review::{Pilot, PilotRewrite};
use leptos::prelude::*;
use shared::{Language, QualificationState, StudyId, WorkerId};

use super::grader::{FIRST, Grader};
use super::{decision::decision, diff::changes, hints::tags, outcome::outcome, queue::list};
use crate::call::{flash, pilot};
use crate::page::Frame;
use crate::part::{Empty, Head, RefusalNotice, load, news, param, spoken};

/// The rewrites with the decision at their foot, and the queue at the side. The queue comes last in the order of the
/// page, so that few key presses lead to the first grade.
#[component]
pub fn Review() -> impl IntoView {
    let say = spoken();
    let (study, worker) = (param::<StudyId>("study"), param::<WorkerId>("worker"));
    let known = study.clone().ok();
    let content = load(async move {
        let (study, worker) = (study?, worker?);
        let (queue, pilot) = pilot(study, worker).await?;
        Ok(view! {
            <Head title=format!("{} · {}", pilot.pseudonym, pilot.language.name()) lead=say.review_page_lead() />
            {news()}
            {refused()}
            <div class="review">
                <div class="stack">{content(study, pilot)}</div>
                {list(study, queue, worker)}
            </div>
        })
    });
    view! {
        <Frame study=known here="review" skip_to=(FIRST, say.review_page_skip())>
            {content}
        </Frame>
    }
}

/// Why a grade was not saved; the forms of grades do not show this themselves.
fn refused() -> impl IntoView {
    flash().filter(|flash| flash.path == "/fn/review/grade").map(|flash| view! { <RefusalNotice flash=flash /> })
}

fn content(study: StudyId, pilot: Pilot) -> AnyView {
    let say = spoken();
    if pilot.rewrites.is_empty() {
        return view! { <Empty text=say.review_page_no_texts() /> }.into_any();
    }
    let open = pilot.state == Some(QualificationState::Waiting);
    let (head, foot) = if open {
        let keys = view! { <p class="muted small of-keys">{say.review_page_keys()}</p> };
        (keys.into_any(), decision(study, &pilot).into_any())
    } else {
        (outcome(study, &pilot).into_any(), ().into_any())
    };
    let first = pilot.rewrites.iter().position(|rewrite| rewrite.judgement.is_none()).unwrap_or_default();
    let (worker, language) = (pilot.worker, pilot.language);
    let rewrites: Vec<AnyView> = pilot
        .rewrites
        .into_iter()
        .enumerate()
        .map(|(index, rewrite)| {
            let grader = open.then(|| {
                let (answer, judgement) = (rewrite.answer, rewrite.judgement.clone());
                view! {
                    <Grader
                        study=study
                        worker=worker
                        answer=answer
                        place=index + 1
                        is_first=index == first
                        judgement=judgement
                    />
                }
            });
            card(index + 1, rewrite, &language, grader).into_any()
        })
        .collect();
    view! {
        {head}
        {rewrites}
        {foot}
    }
    .into_any()
}

/// A rewrite as it reads next to its source, how much was changed, and its grade.
fn card<G: IntoView>(place: usize, rewrite: PilotRewrite, language: &Language, grader: G) -> impl IntoView + use<G> {
    let say = spoken();
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let changes = changes(rewrite.diff, language);
    view! {
        <section
            class="card stack"
            id=format!("rewrite-{}", rewrite.answer)
            aria-label=say.review_page_rewrite_n(place)
        >
            <div class="columns">
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
            {tags(rewrite.hints)}
            {changes}
            {grader}
        </section>
    }
}
