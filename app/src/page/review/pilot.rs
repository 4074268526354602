//! `/review/{study}/{worker}`: one worker's pilot rewrites with their sources.

use engine::crowd::review::{Pilot, PilotRewrite, field_of};
use leptos::prelude::*;
use shared::{Language, QualificationState, StudyId, WorkerId};

use super::grader::{FIRST, Filled, GRADE, Grader, graded, id_of};
use super::{decision::decision, diff::changes, hints::tags, outcome::outcome, queue::list};
use crate::call::{Flash, flash, pilot};
use crate::page::Frame;
use crate::part::{Empty, FieldPlace, Head, Hidden, RefusalNotice, load, news, param, spoken};

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
            {refused(&pilot)}
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

/// The form of grades that was refused.
fn refused_grades() -> Option<Flash> {
    flash().filter(|flash| flash.path == GRADE)
}

/// Why grades were not saved, with a link to the rewrite.
fn refused(pilot: &Pilot) -> impl IntoView + use<> {
    let flash = refused_grades()?;
    let field = flash.problem.field().unwrap_or_default();
    let place = pilot.rewrites.iter().enumerate().find(|(index, _)| field_of(*index) == field);
    let place = place
        .map(|(index, rewrite)| FieldPlace { id: id_of(rewrite), label: spoken().review_page_rewrite_n(index + 1) });
    Some(view! { <RefusalNotice flash=flash place=place /> })
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
    let refused = refused_grades();
    let rewrites: Vec<AnyView> = pilot
        .rewrites
        .into_iter()
        .enumerate()
        .map(|(index, mut rewrite)| {
            let (answer, judgement) = (rewrite.answer, rewrite.judgement.take());
            let grade = if open {
                let filled = Filled::new(index, judgement, refused.as_ref());
                view! { <Grader answer=answer index=index filled=filled /> }.into_any()
            } else {
                judgement.map(|judgement| graded(judgement, say)).into_any()
            };
            card(index + 1, rewrite, (&language, open && index == first), grade).into_any()
        })
        .collect();
    // One form holds all rewrites: where no script saves each change, no button loses what is chosen elsewhere.
    let rewrites = if open {
        view! {
            <form method="post" action=GRADE class="stack">
                <Hidden name="study" value=study.to_string() />
                <Hidden name="worker" value=worker.to_string() />
                {rewrites}
            </form>
        }
        .into_any()
    } else {
        rewrites.into_any()
    };
    view! {
        {head}
        {rewrites}
        {foot}
    }
    .into_any()
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
            {tags(rewrite.hints)}
            {changes}
            {grade}
        </section>
    }
}
