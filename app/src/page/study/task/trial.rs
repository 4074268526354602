//! `/studies/{study}/tasks/{task}/try`: a task as a worker gets it, with what would be stored of the answers.

use engine::crowd::trial::{Tried, TriedAnswer};
use leptos::prelude::*;
use shared::{Flag, Language, Locale, Problem, Shown, StudyId, SubmissionId, TaskId};

use crate::call::{self, TRY};
use crate::page::WorkFrame;
use crate::page::study::chosen_language;
use crate::page::work::{Foot, HitHead, Sheet};
use crate::part::{Column, Hidden, LinkButton, Notice, Table, Title, Tone, param, query, refused, spoken, spoken_in};
use front::answers::{Fields, key_of};

/// A hit of a task, of which nothing is stored.
#[component]
pub fn TryTask() -> impl IntoView {
    let (study, task, asked) = (param::<StudyId>("study"), param::<TaskId>("task"), query("language"));
    Suspend::new(async move {
        match trial(study, task, asked).await {
            Ok(page) => page.into_any(),
            Err(problem) => view! { <WorkFrame>{refused(&problem, spoken())}</WorkFrame> }.into_any(),
        }
    })
}

async fn trial(
    study: Result<StudyId, Problem>,
    task: Result<TaskId, Problem>,
    asked: Option<String>,
) -> Result<impl IntoView, Problem> {
    let (study, task) = (study?, task?);
    let languages = call::study::overview(study).await?.study.languages;
    let language = chosen_language(asked, &languages).ok_or(Problem::NotFound)?;
    let (shown, submission) = call::trial(study, task, &language).await?;
    let (tried, fields) = call::tried().map_or_else(|| (None, typed()), |(tried, fields)| (Some(tried), fields));
    Ok(page((study, task, language), shown, submission, (tried, fields)))
}

/// The typed values, if the form has just been rejected.
fn typed() -> Fields {
    let refused = call::flash().filter(|flash| flash.path == TRY);
    let values = refused.map(|flash| flash.values).unwrap_or_default();
    values.into_iter().filter_map(|(name, value)| Some((key_of(&name)?.to_owned(), value))).collect()
}

fn page(
    (study, task, language): (StudyId, TaskId, Language),
    shown: Shown,
    submission: SubmissionId,
    (tried, fields): (Option<Tried>, Fields),
) -> impl IntoView {
    let back = format!("/studies/{study}/tasks/{task}?language={language}");
    let say = spoken();
    let checks = tried.as_ref().map(|tried| tried.flags.clone()).unwrap_or_default();
    let title = say.design_trial_of(&shown.title);
    // What a worker gets is in the language of the task, with all its buttons; what is said about it is in the reader's.
    let own = Locale::of(&language);
    let sheet = spoken_in(own, || sheet((study, task, language), shown, (submission, checks), (fields, back.clone())));
    view! {
        <Title text=title />
        <div class="frame slim desk">
            <main id="content" tabindex="-1">
                <div class="stack trial">
                    <Notice tone=Tone::Warn title=say.design_trial()>
                        <p>{say.design_trial_note()}</p>
                        <p class="row">
                            <LinkButton href=back label=say.design_back_to_designer() />
                        </p>
                    </Notice>
                    {tried.map(|tried| outcome(tried, say))}
                </div>
                <div lang=own.tag() dir=own.direction().as_str()>
                    {sheet}
                </div>
            </main>
        </div>
    }
}

/// The form of the hit, as a worker gets it.
fn sheet(
    (study, task, language): (StudyId, TaskId, Language),
    shown: Shown,
    (submission, checks): (SubmissionId, Vec<Flag>),
    (fields, back): (Fields, String),
) -> AnyView {
    let (items, say) = (shown.items.len(), spoken());
    let head = view! {
        <HitHead shown=shown.clone() hourly=None place=(0, None) back=(back, say.design_designer()) />
        <Hidden name="study" value=study.to_string() />
        <Hidden name="task" value=task.to_string() />
        <Hidden name="language" value=language.to_string() />
    };
    let foot = view! { <Foot assignment=shown.id items=items saved=false trial=true say=say /> };
    view! {
        <Sheet
            shown=shown
            submission=submission
            fields=fields
            checks=checks
            action=TRY
            first=true
            trial=true
            head=head.into_any()
            foot=foot.into_any()
        />
    }
    .into_any()
}

/// The result that a submission would have had.
fn outcome(Tried { answers, flags }: Tried, say: Locale) -> impl IntoView {
    let columns = vec![
        Column::number(say.item()),
        Column::text(say.question()),
        Column::text(say.output()),
        Column::text(say.value()),
        Column::text(say.design_spans()),
    ];
    let is_kept = flags.iter().all(|flag| flag.can_insist);
    let row = |answer: TriedAnswer| {
        view! {
            <tr>
                <td class="number">{answer.item}</td>
                <th scope="row">{answer.question}</th>
                <td>{answer.output.map(|output| view! { <code>{output.to_string()}</code> })}</td>
                <td dir="auto">{answer.value}</td>
                <td>{answer.spans}</td>
            </tr>
        }
    };
    let rows = answers.into_iter().map(row).collect_view();
    view! {
        <section class="stack" role="status" data-tried>
            {odd(flags, say)}
            {is_kept
                .then(|| {
                    view! {
                        <h2>{say.design_answers()}</h2>
                        <Table caption=say.design_answers_caption() columns=columns>
                            {rows}
                        </Table>
                    }
                })}
        </section>
    }
}

/// The warnings that a worker would be asked to check.
fn odd(flags: Vec<Flag>, say: Locale) -> Option<impl IntoView> {
    let title = if flags.iter().all(|flag| flag.can_insist) {
        say.design_could_insist()
    } else {
        say.design_could_not_submit()
    };
    let reason = move |flag: Flag| view! { <li>{format!("{}: {}", flag.question, flag.reason.in_locale(say))}</li> };
    (!flags.is_empty()).then(|| {
        view! {
            <Notice tone=Tone::Warn title=title>
                <ul>{flags.into_iter().map(reason).collect_view()}</ul>
            </Notice>
        }
    })
}
