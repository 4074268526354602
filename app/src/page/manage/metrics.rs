//! `/studies/{study}/metrics`: correlation of automatic metrics with human ratings.

use leptos::prelude::*;
use report::agreement::{Undefined, decimal};
use report::metrics::people::{Correlated, Judged, NoCorrelation, Related};
use shared::{Locale, StudyId};

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, Section, Table, load, metric_title, param, spoken};

/// A table for each question and language.
#[component]
pub fn MetricsAgainstPeople() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="metrics">
            {load(async move {
                let (study, say) = (study?, spoken());
                let report = call::metrics_against_people(study).await?;
                let file = |format: &str| format!("/api/v1/studies/{study}/metrics/people?format={format}");
                let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
                let tables = report.tables.iter().map(section).collect_view();
                Ok(view! {
                    <Head title=say.metrics_title() lead=say.metrics_lead()>
                        <Download files=files />
                    </Head>
                    {if report.tables.is_empty() {
                        view! { <Empty text=say.metrics_none() /> }.into_any()
                    } else {
                        view! { {tables} {about()} }.into_any()
                    }}
                })
            })}
        </Frame>
    }
}

fn section(table: &Judged) -> impl IntoView + use<> {
    let say = spoken();
    let language = table.language.name();
    let heading = format!("{} · {} · {language}", table.task_title, table.question);
    let lead = if table.is_rank { say.metrics_rank_lead() } else { "" };
    let caption = say.metrics_table(&table.question, language);
    let columns = vec![
        Column::text(say.metric()),
        Column::number(say.metrics_outputs_r()),
        Column::number(say.interval_95()),
        Column::number(say.metrics_outputs_rho()),
        Column::number(say.metrics_outputs_n()),
        Column::number(say.metrics_systems_r()),
        Column::number(say.metrics_systems_n()),
    ];
    let rows = table.metrics.iter().map(|related| row(related, say)).collect_view();
    view! {
        <Section title=heading lead=lead>
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
        </Section>
    }
}

fn row(related: &Related, say: Locale) -> impl IntoView + use<> {
    let Related { metric, segments, systems } = related;
    let interval = segments.interval.map(|[low, high]| format!("[{}, {}]", decimal(low), decimal(high)));
    // If r is undefined, its own cell shows the reason.
    let or_why = |text: Option<String>, why: &'static str| match (text, &segments.undefined) {
        (Some(text), _) => text,
        (None, Some(_)) => say.not_available().to_owned(),
        (None, None) => why.to_owned(),
    };
    view! {
        <tr>
            <th scope="row">{metric_title(metric, say)}</th>
            {value(segments, segments.text(), say)}
            <td class="number">{or_why(interval, say.metrics_no_interval())}</td>
            <td class="number">{or_why(segments.spearman.map(decimal), say.metrics_no_variance())}</td>
            <td class="number">{segments.n}</td>
            {value(systems, systems.text_with_interval(), say)}
            <td class="number">{systems.n}</td>
        </tr>
    }
}

/// A correlation as its text, or why there is none.
fn value(found: &Correlated, text: String, say: Locale) -> impl IntoView + use<> {
    let text = found.undefined.map_or(text, |why| no_correlation(why, say));
    let sort = found.pearson.map(|r| r.to_string());
    let warning = found.warning.is_some().then(|| {
        view! {
            <br />
            <small class="muted">{say.metrics_warning(found.n)}</small>
        }
    });
    view! {
        <td class="number" data-sort=sort>
            {text} {warning}
        </td>
    }
}

fn no_correlation(why: NoCorrelation, say: Locale) -> String {
    match why {
        NoCorrelation::FewSystems { n, need } => say.metrics_too_few_systems(n, need),
        NoCorrelation::Undefined(Undefined::FewObservations { n, need }) => say.metrics_few_outputs(n, need),
        NoCorrelation::Undefined(Undefined::NoVariance) => say.metrics_no_variance().to_owned(),
        // Other reasons do not occur for pairs of finite numbers.
        NoCorrelation::Undefined(why) => say.metrics_undefined(why.to_string()),
    }
}

fn about() -> impl IntoView {
    let say = spoken();
    view! {
        <details>
            <summary>{say.how_computed()}</summary>
            <p>{say.metrics_method_scope()}</p>
            <p>{say.metrics_method_r()}</p>
            <p>{say.metrics_method_outputs()}</p>
            <p>{say.metrics_method_systems()}</p>
            <p>{say.metrics_method_pooling()}</p>
        </details>
    }
}
