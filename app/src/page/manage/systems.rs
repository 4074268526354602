//! `/studies/{study}/systems`: distances between systems, and plots of one measure against another.

mod trade_off;

use leptos::prelude::*;
use report::agreement::decimal;
use report::systems::Distances;
use shared::StudyId;

use self::trade_off::Measures;
use crate::call;
use crate::chart::heat_map;
use crate::page::Frame;
use crate::part::{Chart, Column, Download, Empty, Head, Section, Table, load, param, query};

/// A heat map and a trade-off plot for each language, each with its table.
#[component]
pub fn Systems() -> impl IntoView {
    let study = param::<StudyId>("study");
    let (across, up) = (query("x"), query("y"));
    view! {
        <Frame study=study.clone().ok() here="systems">
            {load(async move {
                let study = study?;
                let report = call::system_distances(study).await?;
                let measures = Measures {
                    metrics: call::metrics(study, None).await?,
                    evaluation: call::evaluation(study, None).await?,
                };
                let file = |format: &str| format!("/api/v1/studies/{study}/systems/distances?format={format}");
                let files = vec![("CSV", file("csv")), ("JSON", file("json")), ("LaTeX", file("latex"))];
                let none = report.languages.is_empty();
                let tables = report.languages.iter().map(distances).collect_view();
                Ok(view! {
                    <Head title="Systems" lead="How far the systems' outputs are from each other, and how one measure goes with another.">
                        <Download files=files />
                    </Head>
                    {none.then(|| view! { <Empty text="Systems appear here once there are outputs: imported, built in, or written by people." /> })}
                    {tables}
                    {measures.view(study, across, up)}
                })
            })}
        </Frame>
    }
}

fn distances(table: &Distances) -> impl IntoView + use<> {
    let names = &table.systems;
    let led = |a: usize, b: usize| table.of(&names[a], &names[b]);
    let drawn = heat_map(names, |a, b| led(a, b).map(|found| found.led));
    let language = table.language.name();
    let furthest = table.pairs.iter().max_by(|a, b| a.led.total_cmp(&b.led));
    let finding = furthest.map(|pair| format!(" {} and {} are furthest apart.", pair.a, pair.b)).unwrap_or_default();
    let caption = format!(
        "{language}: the share of words and marks that two systems' outputs of a source do not have in common.{finding}"
    );
    let columns = std::iter::once(Column::text("System")).chain(names.iter().map(Column::number)).collect();
    let rows = names.iter().enumerate().map(|(a, name)| {
        let cell = |b: usize| match led(a, b) {
            Some(found) => view! {
                <td class="number">
                    {decimal(found.led)} " " <small class="muted">{found.n_sources}</small>
                </td>
            }
            .into_any(),
            None if a == b => view! { <td class="number">"itself"</td> }.into_any(),
            None => view! { <td class="number">"n/a: no common source"</td> }.into_any(),
        };
        let cells = (0..names.len()).map(cell).collect_view();
        view! {
            <tr>
                <th scope="row">{name.clone()}</th>
                {cells}
            </tr>
        }
    });
    let (rows, file) = (rows.collect_view(), format!("led-{}", table.language));
    let heading = format!("Lexical difference · {language}");
    let caption_of_table = format!("LeD in {language}, and the sources both have");
    view! {
        <Section title=heading>
            <Chart drawn=drawn caption=caption file=file>
                <Table caption=caption_of_table columns=columns>
                    {rows}
                </Table>
            </Chart>
        </Section>
    }
}
