//! `/studies/{study}/agreement/{task}/{language}`: one table of the agreement report in detail.

use std::{fmt::Write as _, str::FromStr};

use engine::crowd::answers::versions_in_words;
use leptos::prelude::*;
use report::agreement::{Agreement as Measured, Choices, Detail, Report, Which, decimal};
use shared::{Action, Language, Locale, Problem, StudyId, TaskId};

use super::{
    matrix::{coefficients, title},
    people,
    table::{headline, statistics},
    words,
};
use crate::call;
use crate::chart::{Dot, dots};
use crate::page::Frame;
use crate::page::manage::versions;
use crate::part::{
    Chart, Choice, Download, Empty, Field, Head, LinkButton, Select, SubmitButton, load, param, query, spoken,
    with_versions,
};

/// All coefficients, the workers, and the items with most disagreement.
#[component]
pub fn AgreementDetail() -> impl IntoView {
    let study = param::<StudyId>("study");
    let which = which();
    view! {
        <Frame study=study.clone().ok() here="agreement">
            {load(async move {
                let (study, mut which, say) = (study?, which?, spoken());
                let report = call::agreement(study).await?;
                let same = |table: &&Measured| table.task == which.task && table.language == which.language;
                let mut tables = report.tables.iter().filter(same);
                if which.question.is_empty() {
                    which.question = tables.clone().next().map(|table| table.question.clone()).unwrap_or_default();
                }
                let whole = tables.find(|table| table.question == which.question);
                let detail = call::agreement_detail(study, which.clone()).await?;
                let sees_workers = call::study::may(study, Action::SeeWorkers).await?;
                Ok(match whole {
                    Some(whole) => {
                        content(study, (&which, whole, &report), (&detail, sees_workers), say).into_any()
                    }
                    None => {
                        view! {
                            <Head title=say.agreement_title() lead=say.agreement_lead() />
                            <Empty text=say.agreement_empty() />
                        }
                            .into_any()
                    }
                })
            })}
        </Frame>
    }
}

/// The table and the selection that the address names; without a question, the first one.
fn which() -> Result<Which, Problem> {
    Ok(Which {
        task: param::<TaskId>("task")?,
        language: param::<Language>("language")?,
        question: query("question").unwrap_or_default(),
        version: query("version"),
        batch: chosen("batch")?,
        without: chosen("without")?,
        from: query("from"),
        to: query("to"),
    })
}

/// A part of the selection, if it is made.
fn chosen<T: FromStr>(name: &str) -> Result<Option<T>, Problem> {
    query(name).map(|text| text.parse().map_err(|_| Problem::NotFound)).transpose()
}

fn content(
    study: StudyId,
    (which, whole, report): (&Which, &Measured, &Report),
    (detail, sees_workers): (&Detail, bool),
    say: Locale,
) -> impl IntoView + use<> {
    let name = format!("{} · {}", title(whole, say), which.language.name());
    let lead = detail.table.as_ref().and_then(Measured::main_figure).map(|figure| words::meaning(figure, say));
    // A reason that is in English on all pages is not put under a title in another language.
    let lead = lead.filter(|(_, lang)| lang.is_none()).map(|(lead, _)| lead);
    let files = vec![("JSON", file_address(study, which))];
    let known = detail.table.as_ref().map(|table| {
        view! {
            {headline(table, say)}
            {chart(table, &name, say)}
            {people::workers(study, (&detail.workers, sees_workers), say)}
            {people::items(study, (which, &table.label), &detail.items, say)}
            {statistics(table, say)}
        }
    });
    view! {
        <Head title=name.clone() lead=lead.unwrap_or_default()>
            <LinkButton href=with_versions(format!("/studies/{study}/agreement")) label=say.agreement_all_tables() />
            <Download files=files />
        </Head>
        {versions_of(which, report, detail, say)}
        {filters(study, which, &detail.choices, say)}
        {detail.table.is_none().then(|| view! { <Empty text=say.agreement_nothing_selected() /> })}
        {known}
    }
}

/// Which versions the numbers are about: those of the report, or those that are selected here.
fn versions_of(which: &Which, report: &Report, detail: &Detail, say: Locale) -> Option<AnyView> {
    let own: Vec<_> = report.series.iter().filter(|task| task.task == which.task).cloned().collect();
    if which.version.is_none() {
        return Some(versions::shown(&own, say)?.into_any());
    }
    let numbers: Vec<i64> = detail.table.as_ref()?.versions.iter().map(|version| version.number).collect();
    let words = versions_in_words(&numbers, say);
    Some(view! { <p data-versions>{say.versions_shown(say.versions_heading(), words)}</p> }.into_any())
}

/// The address of the same in the REST interface.
fn file_address(study: StudyId, which: &Which) -> String {
    let encoded = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let mut address = format!(
        "/api/v1/studies/{study}/agreement/detail?task={}&language={}&question={}",
        which.task,
        which.language,
        encoded(&which.question)
    );
    let more = [
        ("version", which.version.clone()),
        ("batch", which.batch.map(|batch| batch.to_string())),
        ("without", which.without.map(|worker| worker.to_string())),
        ("from", which.from.clone()),
        ("to", which.to.clone()),
    ];
    for (name, value) in more {
        if let Some(value) = value {
            // Writing to a string does not fail.
            let _ = write!(address, "&{name}={}", encoded(&value));
        }
    }
    address
}

/// The selection of answers, which is kept in the address.
fn filters(study: StudyId, which: &Which, choices: &Choices, say: Locale) -> impl IntoView + use<> {
    let all = || Choice::new("", say.all());
    let version = |numbers: &Vec<i64>| {
        let all: Vec<String> = numbers.iter().map(i64::to_string).collect();
        Choice::new(all.join(","), versions_in_words(numbers, say))
    };
    let versions = choices.versions.iter().map(version);
    let latest = Choice::new("", say.versions_as_reported());
    let unnamed =
        |label: &String| if label.is_empty() { say.agreement_batch_without_name().to_owned() } else { label.clone() };
    let batches = choices.batches.iter().map(|(id, label)| Choice::new(id.to_string(), unnamed(label)));
    let workers = choices.workers.iter().map(|(id, name)| Choice::new(id.to_string(), name.clone()));
    let nobody = Choice::new("", say.none());
    let is_open = which.version.is_some()
        || which.batch.is_some()
        || which.without.is_some()
        || which.from.is_some()
        || which.to.is_some();
    let text = |value: Option<String>| value.unwrap_or_default();
    view! {
        <details class="card" open=is_open>
            <summary>{say.agreement_filter()}</summary>
            <form
                method="get"
                action=format!("/studies/{study}/agreement/{}/{}", which.task, which.language)
                class="form inline"
            >
                <input type="hidden" name="question" value=which.question.clone() />
                {query("versions").map(|chosen| view! { <input type="hidden" name="versions" value=chosen /> })}
                <Select
                    name="version"
                    label=say.agreement_only_version()
                    choices=std::iter::once(latest).chain(versions).collect()
                    value=text(which.version.clone())
                />
                <Select
                    name="batch"
                    label=say.agreement_only_batch()
                    choices=std::iter::once(all()).chain(batches).collect()
                    value=text(which.batch.map(|batch| batch.to_string()))
                />
                <Select
                    name="without"
                    label=say.agreement_without_worker()
                    choices=std::iter::once(nobody).chain(workers).collect()
                    value=text(which.without.map(|worker| worker.to_string()))
                />
                <Field name="from" label=say.agreement_from_day() kind="date" value=text(which.from.clone()) />
                <Field name="to" label=say.agreement_to_day() kind="date" value=text(which.to.clone()) />
                <SubmitButton label=say.agreement_apply() />
            </form>
        </details>
    }
}

/// Every coefficient with its interval on one axis, with the limits of the bands.
pub(in crate::page::manage) fn chart(table: &Measured, name: &str, say: Locale) -> Option<impl IntoView + use<>> {
    let dot = |figure: &report::agreement::Figure| {
        let value = figure.found.value()?;
        Some(Dot {
            name: figure.statistic.short().to_owned(),
            value: value.value,
            interval: value.interval,
            label: decimal(value.value),
        })
    };
    let found: Vec<Dot> = table.figures.iter().filter_map(dot).collect();
    let axis = coefficients(&found, say);
    (found.len() > 1).then(|| {
        let main = table.main_figure().and_then(|figure| Some((figure.statistic.short(), figure.found.value()?)));
        let caption = main.map_or_else(
            || name.to_owned(),
            |(coefficient, value)| say.agreement_chart_finding(name, coefficient, decimal(value.value)),
        );
        view! { <Chart drawn=dots(&found, &axis) caption=caption file="agreement" /> }
    })
}
