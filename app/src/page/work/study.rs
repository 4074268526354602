//! `/work/{study}`: the steps before the tasks, the tasks, and the reasons why some are closed.

use engine::crowd::work::{MyStudy, MyTask};
use leptos::prelude::*;
use shared::{AssignmentId, Money, StudyId};

use super::earned::EarnedBlock;
use super::leave::has_left;
use super::raised::MyMessages;
use super::step::NextStep;
use super::tasks::{RefusedClaim, Tasks};
use super::way::Way;
use crate::call;
use crate::page::WorkFrame;
use crate::part::{Head, Notice, Section, Tone, contact_line, load, param, query, spoken};

/// The steps come first until they are completed, then the tasks.
fn ordered(finished: bool, study: StudyId, tasks: Vec<MyTask>, my: MyStudy) -> AnyView {
    let say = spoken();
    if let Some(left) = my.left {
        return has_left(left, say).into_any();
    }
    let language = my.language.clone();
    let tasks = view! {
        <Section title=say.tasks()>
            <Tasks study=study tasks=tasks language=language />
        </Section>
    };
    let way = view! {
        <Section title=say.on_the_way() id="steps">
            <Way my=my />
        </Section>
    };
    if finished { view! { {tasks} {way} }.into_any() } else { view! { {way} {tasks} }.into_any() }
}

/// One study as its worker sees it.
#[component]
pub fn WorkStudy() -> impl IntoView {
    let study = param::<StudyId>("study");
    let submitted = query("submitted").and_then(|sent| sent.parse::<AssignmentId>().ok());
    view! {
        <WorkFrame>
            {load(async move {
                let study = study?;
                let my = call::my_study(study).await?;
                let threads = call::my_threads(study).await?;
                let say = spoken();
                let submitted = match submitted {
                    Some(sent) => Some(call::earned_by(study, sent).await?),
                    None => None,
                };
                let submitted = submitted.map(|earned| match earned {
                    Some(earned) => {
                        let earned = Money::new(earned, my.earned.paid.currency.clone());
                        say.submitted_and_earned(say.money(&earned))
                    }
                    None => say.submitted_thanks().to_owned(),
                });
                let lead = say.you_are(my.language.name(), &my.pseudonym);
                let (contact, tasks, earned) = (my.contact.clone(), my.tasks.clone(), my.earned.clone());
                let finished = super::way::finished(&my);
                // Workers who left and kept their answers can still have them removed on that page.
                let leave = if my.left.is_none() { say.leave_study() } else { say.remove_answers() };
                let may_leave = my.left.is_none_or(|left| !left.removed);
                let told = my.tasks.iter().filter(|task| task.open && task.live.is_none()).map(|task| task.task).collect();
                let waits = my.review.is_some().then_some("");
                let (next, title, id) = (my.clone(), my.title.clone(), my.study);
                Ok(
                    view! {
                        <Head title=title lead=lead />
                        {submitted
                            .map(|title| {
                                view! {
                                    <Notice tone=Tone::Good title=title>
                                        <p>{say.stored_and_counts()}</p>
                                    </Notice>
                                }
                            })}
                        <RefusedClaim study=id told=told />
                        {(next.left.is_none() || next.taking_part.is_some())
                            .then(|| {
                                view! {
                                    <div class="card now" id="now" data-live=waits>
                                        <h2>{say.now()}</h2>
                                        <NextStep my=next />
                                    </div>
                                }
                            })}
                        <MyMessages threads=threads say=say />
                        {ordered(finished, id, tasks, my)}
                        <Section title=say.earned()>
                            <EarnedBlock earned=earned />
                            <p>
                                <a class="alone" href="/work/pay">{say.every_payment()}</a>
                            </p>
                        </Section>
                        {contact_line(&contact, |contact| say.questions_about(contact))}
                        {may_leave
                            .then(|| view! {
                                <p>
                                    <a class="alone" href=format!("/work/{id}/leave")>{leave}</a>
                                </p>
                            })}
                    },
                )
            })}
        </WorkFrame>
    }
}
