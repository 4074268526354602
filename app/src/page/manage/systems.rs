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
use crate::part::{Chart, Column, Download, Empty, Head, Section, Table, load, param, query, spoken};

/// A heat map and a trade-off plot for each language, each with its table.
#[component]
pub fn Systems() -> impl IntoView {
    let study = param::<StudyId>("study");
    let (across, up) = (query("x"), query("y"));
    view! {
        <Frame study=study.clone().ok() here="systems">
            {load(async move {
                let (study, say) = (study?, spoken());
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
                    <Head title=say.systems() lead=say.systems_lead()>
                        <Download files=files />
                    </Head>
                    {none.then(|| view! { <Empty text=say.systems_none() /> })}
                    {(!none)
                        .then(|| {
                            view! {
                                <Section title=say.systems_led_title()>
                                    <div class="panels">{tables}</div>
                                </Section>
                            }
                        })}
                    {measures.view(study, across, up)}
                })
            })}
        </Frame>
    }
}

fn distances(table: &Distances) -> impl IntoView + use<> {
    let say = spoken();
    let names = &table.systems;
    let led = |a: usize, b: usize| table.of(&names[a], &names[b]);
    let drawn = heat_map(names, |a, b| led(a, b).map(|found| found.led));
    let language = table.language.name();
    let furthest = table.pairs.iter().max_by(|a, b| a.led.total_cmp(&b.led));
    let finding = furthest.map(|pair| format!("{} ", say.systems_furthest(&pair.a, &pair.b))).unwrap_or_default();
    let caption = finding + &say.systems_led_caption(&language);
    let columns = std::iter::once(Column::text(say.system())).chain(names.iter().map(Column::number)).collect();
    let rows = names.iter().enumerate().map(|(a, name)| {
        let cell = |b: usize| match led(a, b) {
            Some(found) => view! {
                <td class="number">
                    {decimal(found.led)} " " <small class="muted">{found.n_sources}</small>
                </td>
            }
            .into_any(),
            None if a == b => view! { <td class="number">{say.systems_itself()}</td> }.into_any(),
            None => view! { <td class="number">{say.systems_no_common_source()}</td> }.into_any(),
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
    let caption_of_table = say.systems_led_table(language);
    view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=caption_of_table columns=columns>
                {rows}
            </Table>
        </Chart>
    }
}
