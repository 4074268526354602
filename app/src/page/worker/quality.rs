//! `/studies/{study}/quality`: how well each worker works, in one table.

use engine::crowd::look::Looked;
use leptos::prelude::*;
use report::quality::{Measured, Standing, WorkQuality, WorkerQuality};
use shared::{Language, Locale, Money, StudyId, TaskId};

use super::look::look;
use crate::call::{self, WhichWork};
use crate::page::Frame;
use crate::part::{
    Choice, Column, Download, Empty, Head, Look, Select, SubmitButton, Table, Tag, Tone, gate_name, load, news, param,
    query, spoken,
};

/// The table of the workers, for the tasks and the language that the address names.
#[component]
pub fn Quality() -> impl IntoView {
    let say = spoken();
    let study = param::<StudyId>("study");
    // What cannot be read in an address is ignored, as in other lists.
    let chosen = |name| query(name).unwrap_or_default();
    let which = WhichWork { task: chosen("task").parse().ok(), language: chosen("language").parse().ok() };
    view! {
        <Frame study=study.clone().ok() here="quality">
            {load(async move {
                let study = study?;
                let found = call::work_quality(study, which.clone()).await?;
                let looks = call::looks(study).await?;
                let files = ["csv", "json", "latex"].map(|format| (name(format), address(study, &which, format)));
                Ok(view! {
                    <Head title=say.quality_title() lead=say.quality_lead()>
                        <Download files=files.to_vec() />
                    </Head>
                    {news()}
                    {filter(study, &which, &found, say)}
                    {content(&which, (&found, &looks), say)}
                })
            })}
        </Frame>
    }
}

fn name(format: &str) -> &'static str {
    match format {
        "csv" => "CSV",
        "json" => "JSON",
        _ => "LaTeX",
    }
}

/// The address of the same in the REST interface.
fn address(study: StudyId, which: &WhichWork, format: &str) -> String {
    let task = which.task.map(|task| format!("&task={task}")).unwrap_or_default();
    let language = which.language.as_ref().map(|language| format!("&language={language}")).unwrap_or_default();
    format!("/api/v1/studies/{study}/workers/quality?format={format}{task}{language}")
}

fn filter(study: StudyId, which: &WhichWork, found: &WorkQuality, say: Locale) -> impl IntoView + use<> {
    let all = || Choice::new("", say.all());
    let title = |task: &report::quality::TaskNamed| task.title.get(&say.language()).to_owned();
    let tasks = found.tasks.iter().map(|task| Choice::new(task.task.to_string(), title(task)));
    let tasks = std::iter::once(all()).chain(tasks).collect();
    let language = |language: &Language| Choice::new(language.to_string(), language.name());
    let languages = std::iter::once(all()).chain(found.languages.iter().map(language)).collect();
    let task = which.task.map(|task: TaskId| task.to_string()).unwrap_or_default();
    let language = which.language.as_ref().map(ToString::to_string).unwrap_or_default();
    view! {
        <form method="get" action=format!("/studies/{study}/quality") class="form inline">
            <Select name="task" label=say.task() choices=tasks value=task />
            <Select name="language" label=say.language_column() choices=languages value=language />
            <SubmitButton label=say.quality_show() look=Look::Plain />
        </form>
    }
}

fn content(which: &WhichWork, (found, looks): (&WorkQuality, &[Looked]), say: Locale) -> AnyView {
    if found.workers.is_empty() {
        return view! { <Empty text=say.quality_none() /> }.into_any();
    }
    let columns = vec![
        Column::text(say.worker()),
        Column::number(say.quality_answers()),
        Column::number(say.agreement_with_others()),
        Column::number(say.agreement_equal()),
        Column::number(say.quality_alone()),
        Column::number(say.quality_gold()),
        Column::number(say.quality_seconds()),
        Column::number(say.quality_skipped()),
        Column::number(say.payments_hourly_in(&found.currency)),
        Column::text(say.state()),
        Column::text(say.gold_statistics()),
    ];
    let rows = found.workers.iter().map(|worker| row(found, which, worker, say)).collect_view();
    let median =
        found.median_ms.map(|ms| view! { <p class="hint">{say.quality_median(decimal(ms as f64 / 1_000.0, 1))}</p> });
    view! {
        {look(found, looks, say)}
        <div class="dense">
            <Table caption=say.quality_caption() columns=columns sortable=true>
                {rows}
            </Table>
        </div>
        {median}
        <details>
            <summary>{say.how_computed()}</summary>
            <p>{say.quality_method()}</p>
            <p>{say.quality_look_method()}</p>
            <p>{say.quality_look_watched_method()}</p>
        </details>
    }
    .into_any()
}

/// A number with this many decimals.
pub(super) fn decimal(value: f64, digits: usize) -> String {
    report::number::typeset(value, digits)
}

fn row(found: &WorkQuality, which: &WhichWork, worker: &WorkerQuality, say: Locale) -> impl IntoView + use<> {
    let page = format!("/studies/{}/workers/{}", found.study, worker.worker);
    let task = which.task.map(|task| format!("&task={task}")).unwrap_or_default();
    let pay = format!("/studies/{}/pay?worker={}{task}&state=all#submissions", found.study, worker.pseudonym);
    let (questions, parts) = (format!("{page}#questions"), format!("{page}#quality"));
    let excluded = match worker.excluded_at {
        Some(at) => view! {
            <Tag text=say.gold_excluded() tone=Tone::Warn />
            " "
            <a href=format!("{page}#statistics")>{say.quality_excluded_since(say.date(at))}</a>
            <br />
            <small class="muted">{worker.exclusion_reason.clone()}</small>
        }
        .into_any(),
        None if worker.is_removed => view! { <Tag text=say.gold_excluded() /> }.into_any(),
        None => view! {
            {say.gold_included()}
            " "
            <a href=format!("{page}#statistics") aria-label=say.quality_exclude_one(&worker.pseudonym)>
                {say.quality_exclude()}
            </a>
        }
        .into_any(),
    };
    view! {
        <tr>
            <th scope="row">
                <a href=page>{worker.pseudonym.clone()}</a>
                <br />
                <small class="muted">{worker.language.name()}</small>
            </th>
            <td class="number" data-sort=worker.n_answers.to_string()>
                <a href=pay.clone()>{say.integer(i64::try_from(worker.n_answers).unwrap_or(i64::MAX))}</a>
            </td>
            {measures(found, worker, [questions, parts, pay], say)}
            <td>{standing(worker.standing, say)}</td>
            <td>{excluded}</td>
        </tr>
    }
}

/// The cells of the numbers, each with the way to what is behind it.
fn measures(
    found: &WorkQuality,
    worker: &WorkerQuality,
    [questions, parts, pay]: [String; 3],
    say: Locale,
) -> impl IntoView + use<> {
    let of = |n: usize| format!("n = {n}");
    let pace = worker.pace.value().map(|pace| say.quality_pace(decimal(pace, 2)));
    view! {
        {cell(&worker.agreement, |r, n| (decimal(r, 2), of(n)), questions.clone(), say)}
        {cell(&worker.equal, |share, n| (decimal(100.0 * share, 0), of(n)), questions.clone(), say)}
        {alone(worker, questions, say)}
        {cell(&worker.gold, |share, n| (decimal(100.0 * share, 0), say.quality_of(worker.n_right, n)), parts.clone(), say)}
        {cell(&worker.seconds, |seconds, _| (decimal(seconds, 1), pace.unwrap_or_default()), parts.clone(), say)}
        {cell(&worker.skipped, |share, n| (decimal(100.0 * share, 0), say.quality_of(worker.n_skipped, n)), parts, say)}
        {cell(&worker.hourly, |minor, _| (money(minor, &found.currency, say), String::new()), pay, say)}
    }
}

/// In how many questions a worker agrees with nobody.
fn alone(worker: &WorkerQuality, href: String, say: Locale) -> impl IntoView + use<> {
    let (n, all) = (worker.n_alone, worker.n_questions);
    view! {
        <td class="number" data-sort=n.to_string()>
            {if all == 0 {
                say.not_available().into_any()
            } else {
                view! { <a href=href>{say.quality_of(n, all)}</a> }.into_any()
            }}
        </td>
    }
}

/// An amount without its currency.
pub(super) fn money(minor: f64, currency: &str, say: Locale) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "wages are far from the largest integer")]
    let minor = minor.round() as i64;
    say.amount(&Money::new(minor, currency))
}

/// A number that leads to its detail, with a remark; or the reason why there is none.
pub(super) fn cell(
    measured: &Measured,
    shown: impl FnOnce(f64, usize) -> (String, String),
    href: String,
    say: Locale,
) -> AnyView {
    match measured {
        Measured::Value { value, n } => {
            let (text, remark) = shown(*value, *n);
            view! {
                <td class="number" data-sort=value.to_string()>
                    <a href=href>
                        <bdi dir="ltr">{text}</bdi>
                    </a>
                    {(!remark.is_empty())
                        .then(|| {
                            view! {
                                <br />
                                <small class="muted">{remark}</small>
                            }
                        })}
                </td>
            }
            .into_any()
        }
        Measured::Undefined { undefined } => view! {
            <td class="number why">
                <small class="muted">{undefined.in_locale(say)}</small>
            </td>
        }
        .into_any(),
    }
}

/// A state in words, with its colour.
fn standing(standing: Standing, say: Locale) -> AnyView {
    match standing {
        Standing::Active => say.quality_active().into_any(),
        Standing::Withdrawn => view! { <Tag text=say.workers_withdrawn() /> }.into_any(),
        Standing::Waiting(gate) => {
            let text = say.quality_step(gate_name(gate, say), say.workers_waiting());
            view! { <Tag text=text tone=Tone::Warn /> }.into_any()
        }
        Standing::Failed(gate) => {
            let text = say.quality_step(gate_name(gate, say), say.workers_failed());
            view! { <Tag text=text tone=Tone::Bad /> }.into_any()
        }
    }
}
