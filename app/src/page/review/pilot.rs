//! `/review/{study}/{worker}`: one worker's pilot rewrites with their sources.

use engine::crowd::review::{Kind, Piece, Pilot, PilotRewrite};
use leptos::prelude::*;
use shared::{Language, QualificationState, StudyId, WorkerId};

use super::{decision::decision, grader::Grader, hints::tags, queue::list};
use crate::call::pilot;
use crate::page::Frame;
use crate::part::{Empty, Head, Notice, Tone, load, param};

/// The queue at the side, the rewrites, and the decision at the foot.
#[component]
pub fn Review() -> impl IntoView {
    let (study, worker) = (param::<StudyId>("study"), param::<WorkerId>("worker"));
    let known = study.clone().ok();
    let content = load(async move {
        let (study, worker) = (study?, worker?);
        let (queue, pilot) = pilot(study, worker).await?;
        Ok(view! {
            <Head
                title=format!("{} · {}", pilot.pseudonym, pilot.language.name())
                lead="How good are these formal rewrites? Each grade is saved at once."
            />
            <div class="review">
                {list(study, queue, worker)}
                <div class="stack">{content(study, pilot)}</div>
            </div>
        })
    });
    view! {
        <Frame study=known here="review">
            {content}
        </Frame>
    }
}

fn content(study: StudyId, pilot: Pilot) -> AnyView {
    if pilot.rewrites.is_empty() {
        return view! { <Empty text="This worker has not submitted a trial text yet." /> }.into_any();
    }
    let open = pilot.state == Some(QualificationState::Waiting);
    let (worker, language) = (pilot.worker, pilot.language.clone());
    let foot = if open { decision(study, &pilot).into_any() } else { closed(&pilot).into_any() };
    let rewrites: Vec<AnyView> = pilot
        .rewrites
        .into_iter()
        .enumerate()
        .map(|(place, rewrite)| card((study, worker), place + 1, rewrite, &language, open).into_any())
        .collect();
    view! {
        {open
            .then(|| {
                view! {
                    <p class="muted small">
                        "Keys on a rewrite: " <kbd>"1"</kbd> " excellent, " <kbd>"2"</kbd> " acceptable, " <kbd>"3"</kbd>
                        " poor. After 1 the next rewrite has the focus; after 2 and 3 choose the reason."
                    </p>
                }
            })}
        {rewrites}
        {foot}
    }
    .into_any()
}

fn closed(pilot: &Pilot) -> impl IntoView + use<> {
    let (tone, title) = match pilot.state {
        Some(QualificationState::Passed) => (Tone::Good, "Accepted"),
        Some(_) => (Tone::Bad, "Excluded"),
        None => (Tone::Warn, "Not finished"),
    };
    let text = if pilot.state.is_some() {
        format!("The worker was told: {} A manager of the study can change the decision.", pilot.message)
    } else {
        "This worker has not finished the trial texts yet.".to_owned()
    };
    view! {
        <Notice tone=tone title=title>
            <p>{text}</p>
        </Notice>
    }
}

fn card(
    (study, worker): (StudyId, WorkerId),
    place: usize,
    rewrite: PilotRewrite,
    language: &Language,
    open: bool,
) -> impl IntoView + use<> {
    let (lang, dir) = (language.as_str().to_owned(), language.direction().as_str());
    let judgement = rewrite.judgement;
    let grader = open.then(|| {
        view! { <Grader study=study worker=worker answer=rewrite.answer judgement=judgement /> }
    });
    view! {
        <section class="card stack" id=format!("rewrite-{}", rewrite.answer) aria-label=format!("Rewrite {place}")>
            <div class="columns">
                <div>
                    <h2 class="small muted">{format!("{place}. Source")}</h2>
                    <p class="text-sample" lang=lang.clone() dir=dir>
                        {rewrite.source}
                    </p>
                </div>
                <div>
                    <h2 class="small muted">"Rewrite"</h2>
                    <p class="text-sample diff" lang=lang dir=dir>
                        {rewrite.diff.into_iter().map(piece).collect_view()}
                    </p>
                </div>
            </div>
            {tags(rewrite.hints)}
            {grader}
        </section>
    }
}

fn piece(piece: Piece) -> AnyView {
    match piece.kind {
        Kind::Same => piece.text.into_any(),
        Kind::Removed => view! { <del>{piece.text}</del> }.into_any(),
        Kind::Added => view! { <ins>{piece.text}</ins> }.into_any(),
    }
}
