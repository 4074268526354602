//! `/work`: the next step, the pending submissions and the earnings, for each study.

use engine::crowd::work::MyStudy;
use leptos::prelude::*;

use super::earned::EarnedBlock;
use super::step::{Next, NextStep, next};
use super::tasks::RefusedClaim;
use super::way::{Way, finished};
use crate::call;
use crate::page::WorkFrame;
use crate::part::{Empty, Head, load, spoken};

/// The worker's first page.
#[component]
pub fn Work() -> impl IntoView {
    let say = spoken();
    view! {
        <WorkFrame>
            {load(async move {
                let studies = call::my_work().await?;
                let none = studies.is_empty();
                Ok(
                    view! {
                        <Head title=say.my_work() />
                        {none
                            .then(|| {
                                view! { <Empty text=say.in_no_study() /> }
                            })}
                        {studies.into_iter().map(|my| view! { <StudyBlock my=my /> }).collect_view()}
                    },
                )
            })}
        </WorkFrame>
    }
}

/// One study, in three blocks.
#[component]
fn StudyBlock(my: MyStudy) -> impl IntoView {
    let address = format!("/work/{}", my.study);
    let told = match next(&my) {
        Next::Start(task) => vec![task.task],
        _ => Vec::new(),
    };
    let finished = finished(&my);
    let say = spoken();
    view! {
        <section class="section study-block">
            <h2>
                <a href=address.clone()>{my.title.clone()}</a>
                " "
                <span class="muted small">{my.language.name()}</span>
            </h2>
            <RefusedClaim study=my.study told=told />
            <div class="card now" id=format!("now-{}", my.study) data-live=my.review.is_some().then_some("")>
                <h3>{say.now()}</h3>
                <NextStep my=my.clone() />
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
                                <a href="/work/pay">{say.n_rejected(my.earned.n_rejected)}</a>
                            </p>
                        }
                    })}
                <EarnedBlock earned=my.earned />
            </div>
            <p class="row">
                <a href=address>{say.all_tasks()}</a>
                <a href="/work/pay">{say.every_payment()}</a>
            </p>
        </section>
    }
}
