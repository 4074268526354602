//! `/work`: the next step, the pending submissions and the earnings, for each study.

use engine::crowd::work::{MyGate, MyStudy};
use leptos::prelude::*;
use shared::{Gate, Locale, Problem, QualificationState, Time};

use super::earned::EarnedBlock;
use super::step::{Next, NextStep, next, step_id, tells};
use super::tasks::RefusedClaim;
use super::way::{Way, finished};
use crate::call;
use crate::page::WorkFrame;
use crate::part::{Empty, Head, When, contact_line, load, spoken};

/// The worker's first page.
#[component]
pub fn Work() -> impl IntoView {
    let say = spoken();
    view! {
        <WorkFrame>
            {load(async move {
                let studies = studies().await?;
                let none = studies.is_empty();
                Ok(
                    view! {
                        <Head title=say.my_work() />
                        {none
                            .then(|| {
                                view! { <Empty text=say.in_no_study() /> }
                            })}
                        {studies.into_iter().map(|(my, replies)| view! { <StudyBlock my=my replies=replies /> }).collect_view()}
                    },
                )
            })}
        </WorkFrame>
    }
}

/// In how many threads a study has the last word, and since when.
type Replies = Option<(i64, Time)>;

/// The worker's studies, each with what it has replied lately.
async fn studies() -> Result<Vec<(MyStudy, Replies)>, Problem> {
    let mut replies = call::my_replies().await?;
    let with_replies = |my: MyStudy| {
        let replied = replies.remove(&my.study);
        (my, replied)
    };
    Ok(call::my_work().await?.into_iter().map(with_replies).collect())
}

/// Links to what the study has told the worker: why their pilot was not accepted, unless it is the next step already, and
/// the replies to their messages.
fn told_by_study(my: &MyStudy, replies: Replies, say: Locale) -> impl IntoView + use<> {
    let study = my.study;
    let decided = |gate: &&MyGate| {
        gate.gate == Gate::Review
            && gate.state == Some(QualificationState::Failed)
            && !gate.message.text().is_empty()
            && !tells(my, gate)
    };
    let decided = my.gates.iter().find(decided).filter(|_| my.left.is_none());
    let decision = decided.and_then(|gate| gate.at).map(|at| {
        view! {
            <p>
                <a class="alone" href=format!("/work/{study}#{}", step_id(study, Gate::Review))>{say.decision_about_trial()}</a>
                " "
                <span class="muted small"><When at=at date_only=true /></span>
            </p>
        }
    });
    let replied = replies.map(|(n, at)| {
        view! {
            <p>
                <a class="alone" href=format!("/work/{study}#replies")>{say.n_replies(n)}</a>
                " "
                <span class="muted small"><When at=at date_only=true /></span>
            </p>
        }
    });
    view! { {decision} {replied} }
}

/// One study, in three blocks.
#[component]
fn StudyBlock(my: MyStudy, replies: Replies) -> impl IntoView {
    let address = format!("/work/{}", my.study);
    let told = match next(&my) {
        Next::Start(task) => vec![task.task],
        _ => Vec::new(),
    };
    let finished = finished(&my);
    let say = spoken();
    let told_by_study = told_by_study(&my, replies, say);
    let contact = contact_line(&my.contact, |contact| say.questions_about(contact));
    view! {
        <section class="section study-block">
            <h2>
                <a class="alone" href=address.clone()>{my.title.clone()}</a>
                " "
                <span class="muted small">{my.language.name()}</span>
            </h2>
            <RefusedClaim study=my.study told=told />
            <div class="card now" id=format!("now-{}", my.study) data-live=my.review.is_some().then_some("")>
                <h3>{say.now()}</h3>
                <NextStep my=my.clone() />
                {told_by_study}
            </div>
            {my.left
                .is_none()
                .then(|| {
                    view! {
                        <details class="card" open=!finished>
                            <summary>
                                <h3>{say.on_the_way()}</h3>
                            </summary>
                            <Way my=my.clone() />
                        </details>
                    }
                })}
            <div class="card">
                <h3>{say.earned()}</h3>
                {(my.earned.n_rejected > 0)
                    .then(|| {
                        view! {
                            <p class="reason">
                                <a class="alone" href="/work/pay">{say.n_rejected(my.earned.n_rejected)}</a>
                            </p>
                        }
                    })}
                <EarnedBlock earned=my.earned />
            </div>
            <p class="row">
                <a class="alone" href=address>{say.all_tasks()}</a>
                <a class="alone" href="/work/pay">{say.every_payment()}</a>
            </p>
            {contact}
        </section>
    }
}
