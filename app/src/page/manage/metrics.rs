//! `/studies/{study}/metrics`: correlation of automatic metrics with human ratings.

use leptos::prelude::*;
use report::agreement::decimal;
use report::metrics::people::{Correlated, Judged, Related};
use shared::StudyId;

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Head, Section, Table, load, param};

/// A table for each question and language.
#[component]
pub fn MetricsAgainstPeople() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="metrics">
            {load(async move {
                let study = study?;
                let report = call::metrics_against_people(study).await?;
                let file = |format: &str| format!("/api/v1/studies/{study}/metrics/people?format={format}");
                let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
                let tables = report.tables.iter().map(section).collect_view();
                Ok(view! {
                    <Head title="Metrics against people" lead="How closely each automatic metric follows people's judgements of the same texts.">
                        <Download files=files />
                    </Head>
                    {if report.tables.is_empty() {
                        view! { <Empty text="Correlations appear here once outputs have been judged and scored." /> }.into_any()
                    } else {
                        view! { {tables} {about()} }.into_any()
                    }}
                })
            })}
        </Frame>
    }
}

fn section(table: &Judged) -> impl IntoView + use<> {
    let language = table.language.name();
    let heading = format!("{} · {} · {language}", table.task_title, table.question);
    let lead = if table.is_rank { "Ranks: 1 is best, so a good metric goes against them." } else { "" };
    let caption = format!("Metrics and {} in {language}", table.question);
    let columns = vec![
        Column::text("Metric"),
        Column::number("Outputs: r"),
        Column::number("95 % interval"),
        Column::number("ρ"),
        Column::number("n"),
        Column::number("Systems: r, 95 % interval"),
        Column::number("n"),
    ];
    let rows = table.metrics.iter().map(row).collect_view();
    view! {
        <Section title=heading lead=lead>
            <Table caption=caption columns=columns sortable=true>
                {rows}
            </Table>
        </Section>
    }
}

fn row(related: &Related) -> impl IntoView + use<> {
    let Related { metric, segments, systems } = related;
    let interval = segments.interval.map(|[low, high]| format!("[{}, {}]", decimal(low), decimal(high)));
    // If r is undefined, its own cell shows the reason.
    let or_why = |text: Option<String>, why: &'static str| match (text, &segments.undefined) {
        (Some(text), _) => text,
        (None, Some(_)) => "n/a".to_owned(),
        (None, None) => format!("n/a: {why}"),
    };
    view! {
        <tr>
            <th scope="row">{metric.title}</th>
            {value(segments, segments.text())}
            <td class="number">{or_why(interval, "four outputs are needed")}</td>
            <td class="number">{or_why(segments.spearman.map(decimal), "one of the two does not vary")}</td>
            <td class="number">{segments.n}</td>
            {value(systems, systems.text_with_interval())}
            <td class="number">{systems.n}</td>
        </tr>
    }
}

fn value(found: &Correlated, text: String) -> impl IntoView + use<> {
    let sort = found.pearson.map(|r| r.to_string());
    let warning = found.warning.clone().map(|warning| {
        view! {
            <br />
            <small class="muted">{warning}</small>
        }
    });
    view! {
        <td class="number" data-sort=sort>
            {text} {warning}
        </td>
    }
}

fn about() -> impl IntoView {
    view! {
        <Section title="How to read this">
            <p>"Metrics of a system's outputs together, such as perplexity, are on the evaluation page."</p>
            <p>
                "r is Pearson's correlation of a metric's value with the mean judgement. Outputs: all systems' outputs together, as Mir et al. (2019) pool them; after ± stands their bound, 1.96(1 − r²)/√n, and in brackets Fisher's interval. "
                "Systems: r of the means of each system with Fisher's 95 % interval, from four systems. ρ is Spearman's, over outputs."
            </p>
            <p>
                "Pooling mixes two things: whether a metric tells good systems from bad, and whether it tells good outputs of one system from bad. With fewer than ten systems the value for systems says little."
            </p>
        </Section>
    }
}
