//! `/work`: the next step, the pending submissions and the earnings, for each study.

use engine::crowd::work::MyStudy;
use leptos::prelude::*;
use shared::Locale;

use super::earned::EarnedBlock;
use super::step::{Next, NextStep, next};
use super::tasks::RefusedClaim;
use super::way::{Way, finished};
use crate::call::{self, visit};
use crate::page::WorkFrame;
use crate::part::{Empty, Head, Spoken, load_in};

/// The worker's first page.
#[component]
pub fn Work() -> impl IntoView {
    let say = visit().locale;
    view! {
        <WorkFrame>
            {load_in(say, async move {
                let studies = call::my_work().await?;
                let none = studies.is_empty();
                Ok(
                    view! {
                        <Spoken say=say>
                        <Head title=say.my_work() />
                        {none
                            .then(|| {
                                view! { <Empty text=say.in_no_study() /> }
                            })}
                        </Spoken>
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
    let say = Locale::of(&my.language);
    view! {
        <Spoken say=say>
        <section class="section study-block">
            <h2>
                <a href=address.clone()>{my.title.clone()}</a>
                " "
                <span class="muted small">{my.language.name()}</span>
            </h2>
            <RefusedClaim study=my.study told=told />
            <div class="card now">
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
        </Spoken>
    }
}
