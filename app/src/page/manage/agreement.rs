//! `/studies/{study}/agreement`: inter-annotator agreement on each question.

use leptos::prelude::*;
use report::agreement::{
    Agreement as Measured, Baseline, Family, Figure as Number, Found, StatisticValue, VersionUsed, decimal,
};
use shared::StudyId;

use crate::call;
use crate::page::Frame;
use crate::part::{Column, Download, Empty, Figure, Head, Section, Table, load, param};

/// Every rating task, question and language with its statistics.
#[component]
pub fn Agreement() -> impl IntoView {
    let study = param::<StudyId>("study");
    view! {
        <Frame study=study.clone().ok() here="agreement">
            {load(async move {
                let study = study?;
                let report = call::agreement(study).await?;
                let file = |format: &str| format!("/api/v1/studies/{study}/agreement?format={format}");
                let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
                let seed = report.seed;
                Ok(view! {
                    <Head title="Agreement" lead="How far people agree when they judge the same texts, task by task.">
                        <Download files=files />
                    </Head>
                    {engine::crowd::known::left_out_sentence(&report.left_out).map(|text| view! { <p class="muted">{text}</p> })}
                    {report.tables.is_empty().then(|| view! { <Empty text="Agreement appears here once two people have judged the same text." /> })}
                    {report.tables.iter().map(section).collect_view()}
                    {(!report.tables.is_empty()).then(|| about(seed))}
                })
            })}
        </Frame>
    }
}

fn section(table: &Measured) -> impl IntoView + use<> {
    let question =
        if table.preset.ends_with(table.question.as_str()) { String::new() } else { format!(" · {}", table.question) };
    let title = format!("{}{question} · {}", table.task_title, table.language.name());
    let headline = headline(table);
    let rows = Family::ALL.into_iter().map(|family| group(family, &table.figures)).collect_view();
    let caption = format!("Agreement on {} in {}", table.question, table.language.name());
    let columns = vec![
        Column::text("Statistic"),
        Column::number("Value"),
        Column::number("95 % interval"),
        Column::number("Items"),
        Column::number("Judgements"),
        Column::text("In words"),
    ];
    let warnings =
        table.warnings().into_iter().map(|warning| view! { <p class="hint">{format!("Note: {warning}.")}</p> });
    let warnings = warnings.collect_view();
    let (base, versions, config) = (base(table), versions(&table.versions), table.config.clone());
    let careless = careless(&table.baselines);
    let short: String = config.chars().take(12).collect();
    view! {
        <Section title=title lead=table.reading()>
            <div class="figures">{headline}</div>
            <p class="muted small">{base}</p>
            {warnings}
            <Table caption=caption columns=columns>
                {rows}
            </Table>
            {careless}
            <p class="muted small">
                {versions} " · configuration " <code title=config>{short}</code>
            </p>
        </Section>
    }
}

/// The numbers that readers look for first.
fn headline(table: &Measured) -> impl IntoView + use<> {
    const FIRST: [&str; 4] = ["krippendorff_ordinal", "simulated_kappa_quadratic", "icc1", "simulated_kendall"];
    FIRST.into_iter().filter_map(|statistic| table.figure(statistic)).map(card).collect_view()
}

fn card(number: &Number) -> impl IntoView + use<> {
    let label = number.statistic.name;
    let formula = number.statistic.formula;
    match &number.found {
        Found::Value(value) => {
            let base = format!("n = {} items, {} judgements", value.n_items, value.n_ratings);
            let method = format!("{formula} Here: {}.", value.method);
            view! { <Figure label=label value=Ok(decimal(value.value)) interval=value.interval_text() base=base method=method /> }
                .into_any()
        }
        Found::Undefined { undefined } => {
            view! { <Figure label=label value=Err(undefined.clone()) method=formula /> }.into_any()
        }
    }
}

/// The rows of a family below its name.
fn group(family: Family, figures: &[Number]) -> Option<impl IntoView + use<>> {
    let figures = figures.iter().filter(|number| number.statistic.family == family);
    let rows: Vec<_> = figures.map(row).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <tr class="family">
                <th scope="rowgroup" colspan="6">
                    {family.name()}
                </th>
            </tr>
            {rows}
        }
    })
}

/// The baselines for the numbers of simulated annotators.
fn careless(baselines: &[Baseline]) -> Option<impl IntoView + use<>> {
    let known: Vec<&Baseline> =
        baselines.iter().filter(|baseline| baseline.figures.iter().any(|f| f.found.value().is_some())).collect();
    let heads = known.first()?.figures.iter().map(|number| Column::number(number.statistic.short()));
    let columns = std::iter::once(Column::text("Annotator")).chain(heads).collect();
    let rows = known.iter().map(|baseline| {
        let cells = baseline.figures.iter().map(|number| {
            let shown = number.found.value().map_or_else(|| "n/a".to_owned(), |value| decimal(value.value));
            view! { <td class="number">{shown} {number.found.value().map(over_draws)}</td> }
        });
        let cells = cells.collect_view();
        view! {
            <tr data-annotator=baseline.annotator>
                <th scope="row">{baseline.about.clone()}</th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    Some(view! {
        <details>
            <summary>"What careless annotators would reach on these texts"</summary>
            <Table caption="In the place of the simulated annotator, against the mean of the others; 200 draws" columns=columns>
                {rows}
            </Table>
        </details>
    })
}

fn row(number: &Number) -> impl IntoView + use<> {
    let value = number.found.value();
    let about = format!("How {} is computed", number.statistic.name);
    let method = value.map(|value| format!(" Here: {}.", value.method));
    view! {
        <tr>
            <th scope="row">{number.statistic.name}</th>
            <td class="number" data-statistic=number.statistic.key data-value=value.map(|value| value.value.to_string())>
                {value.map_or_else(|| "n/a".to_owned(), |value| decimal(value.value))}
            </td>
            <td class="number">{value.map(StatisticValue::interval_text)} {value.map(over_draws)}</td>
            <td class="number">{value.map(|value| value.n_items)}</td>
            <td class="number">{value.map(|value| value.n_ratings)}</td>
            <td>
                {number.reading()}
                <details>
                    <summary aria-label=about>"Method"</summary>
                    <p class="small">{number.statistic.formula} {method}</p>
                </details>
            </td>
        </tr>
    }
}

/// The range that holds most draws of a simulation, apart from the interval and without an interval's brackets.
fn over_draws(value: &StatisticValue) -> Option<impl IntoView + use<>> {
    let text = value.draws_text();
    (!text.is_empty()).then(|| {
        view! {
            <br />
            <small class="muted">"spread over draws " {text}</small>
        }
    })
}

fn base(table: &Measured) -> String {
    let skipped = match table.n_skipped {
        0 => String::new(),
        1 => " Once somebody gave a reason instead of a judgement.".to_owned(),
        n => format!(" {n} times somebody gave a reason instead of a judgement."),
    };
    format!(
        "{} items, {} people, {} judgements, {} pairs of judgements of the same item; {} of the table items × people is filled. Surplus work does not enter.{skipped}",
        table.n_items,
        table.n_raters,
        table.n_ratings,
        table.n_pairs,
        decimal(table.coverage)
    )
}

fn versions(used: &[VersionUsed]) -> String {
    let numbers: Vec<String> = used.iter().map(|version| version.number.to_string()).collect();
    format!("{} {}", if numbers.len() == 1 { "Task version" } else { "Task versions" }, numbers.join(", "))
}

fn about(seed: i64) -> impl IntoView {
    view! {
        <Section title="How to read this">
            <p>
                "Everything is paired by item, never by position. A scale is taken as ordered: two points lie as far apart as there are ratings between them. "
                "Values corrected for chance are 0 where agreement is what chance would give and 1 where it is complete. "
                "A simulated annotator is one person drawn at random for each item, set against the mean of the others; the value is the median of 1,000 draws. "
                "The spread over draws is where 95 of 100 of them lie; it is no interval, as it leaves out that other texts and people would give other values. "
                "Intervals are for those: of simulated annotators a bootstrap over texts and people, of coefficients over texts (BCa, joined with the jackknife). "
                "With fewer than 20 texts, or a very rare answer, they may be too short. "
                "Where two outputs are compared, chance agreement is that of people who cannot tell an item's two outputs apart."
            </p>
            <p>
                <a href="/guide/agreement">"What each statistic means and when to report which"</a>
            </p>
            <p class="muted">{format!("Intervals and draws come from the study's seed, {seed}: the same data give the same numbers here, in every file and on the command line.")}</p>
        </Section>
    }
}
