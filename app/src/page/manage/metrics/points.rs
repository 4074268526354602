//! The outputs behind one correlation: a scatter plot of a metric against the mean human rating, and its table.

use leptos::prelude::*;
use report::agreement::decimal;
use report::metrics::people::{Judged, OutputPoint, Points, Related};
use report::number::{fixed, typeset};
use scoring::registry::Entry;
use shared::Locale;

use super::{OUTPUTS, dimension, no_correlation};
use crate::chart::cloud;
use crate::part::{Chart, Column, Section, Table, data_address, metric_title};

/// The outputs that the table on the page has at most; the export has all.
const MOST_ROWS: usize = 500;

/// A scatter plot with what it shows, and the table of its outputs.
pub(super) fn section(
    (table, tables): (&Judged, &[Judged]),
    related: &Related,
    found: &Points,
    say: Locale,
) -> impl IntoView + use<> {
    let name = dimension(table, tables, say);
    let (across, up) = (axis(related.metric, say), measure(table, &name, say));
    let title = finding(table, &name, related, say);
    let places: Vec<(f64, f64)> = found.points.iter().map(|point| (point.value, point.rating)).collect();
    let (drawn, caption) = (cloud(&places, &across, &up), facts(related, say));
    let file = format!("{}-{}-{}", related.metric.name, table.question.replace('/', "-"), table.language);
    let columns = vec![
        Column::text(say.system()),
        Column::number(across.clone()),
        Column::number(up.clone()),
        Column::number(say.metrics_points_n()),
    ];
    let mut sorted: Vec<&OutputPoint> = found.points.iter().collect();
    sorted.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    let digits = related.metric.digits;
    let rows = sorted.into_iter().take(MOST_ROWS).map(|point| row(point, digits)).collect_view();
    let more = (found.points.len() > MOST_ROWS)
        .then(|| view! { <p class="hint">{say.metrics_points_first(MOST_ROWS, found.points.len())}</p> });
    let (all, name_of_all) = (data_address("text/csv", &found.to_csv()), format!("{file}.csv"));
    let caption_of_table = say.metrics_points_table(metric_title(related.metric, say), &name, table.language.name());
    view! {
        <Section title=title id=OUTPUTS>
            <Chart drawn=drawn caption=caption file=file>
                {more}
                <Table caption=caption_of_table columns=columns sortable=true>
                    {rows}
                </Table>
            </Chart>
            <p class="small">
                <a href=all download=name_of_all>
                    {say.metrics_points_csv()}
                </a>
            </p>
            <p class="hint">{say.metrics_points_hint()}</p>
        </Section>
    }
}

fn row(point: &OutputPoint, digits: usize) -> impl IntoView + use<> {
    view! {
        <tr>
            <th scope="row">{point.system.clone()}</th>
            <td class="number" data-sort=point.value.to_string()>
                {fixed(point.value, digits.max(2))}
            </td>
            <td class="number" data-sort=point.rating.to_string()>
                {decimal(point.rating)}
            </td>
            <td class="number">{point.n_ratings}</td>
        </tr>
    }
}

/// The metric with the ends of its scale, if it has two.
fn axis(metric: &Entry, say: Locale) -> String {
    let title = metric_title(metric, say);
    match (metric.range.low, metric.range.high) {
        (Some(low), Some(high)) => say.metrics_axis_range(title, end(low), end(high)),
        _ => title.to_owned(),
    }
}

/// What was averaged over the raters, with the ends of its scale.
fn measure(table: &Judged, name: &str, say: Locale) -> String {
    match table.range {
        _ if table.is_rank => say.evaluation_mean_rank(name),
        _ if table.is_share => say.evaluation_share(name),
        Some([low, high]) => say.metrics_axis_range(say.metrics_axis_rating(name), end(low), end(high)),
        None => say.metrics_axis_rating(name),
    }
}

/// An end of a scale, without superfluous digits.
fn end(value: f64) -> String {
    let text = typeset(value, 2);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Whether the metric rises or falls with the ratings, in words; the interval decides.
fn finding(table: &Judged, name: &str, related: &Related, say: Locale) -> String {
    let (metric, language, found) = (metric_title(related.metric, say), table.language.name(), &related.segments);
    let Some([low, high]) = found.interval.filter(|_| found.warning.is_none()) else {
        return if found.warning.is_some() || found.pearson.is_none() {
            say.metrics_relation_few(metric, name, language)
        } else {
            say.metrics_relation_none(metric, name, language)
        };
    };
    match (low > 0.0, high < 0.0) {
        (true, _) if table.is_rank => say.metrics_rises_with_rank(metric, name, language),
        (_, true) if table.is_rank => say.metrics_falls_with_rank(metric, name, language),
        (true, _) if table.is_share => say.metrics_rises_with_share(metric, name, language),
        (_, true) if table.is_share => say.metrics_falls_with_share(metric, name, language),
        (true, _) => say.metrics_rises_with_rating(metric, name, language),
        (_, true) => say.metrics_falls_with_rating(metric, name, language),
        (false, false) => say.metrics_relation_none(metric, name, language),
    }
}

/// The number of outputs and the coefficients, with the interval or a warning.
fn facts(related: &Related, say: Locale) -> String {
    let found = &related.segments;
    let rho = found.spearman.map_or_else(|| say.not_available().to_owned(), |rho| typeset(rho, 2));
    match (found.pearson, found.interval.filter(|_| found.warning.is_none()), found.undefined) {
        (Some(r), Some([low, high]), _) => {
            let interval = format!("[{}, {}]", typeset(low, 2), typeset(high, 2));
            say.metrics_points_facts(found.n, typeset(r, 2), interval, rho)
        }
        (Some(r), None, _) => {
            let facts = say.metrics_points_facts_alone(found.n, typeset(r, 2), rho);
            if found.warning.is_some() { format!("{facts} {}", say.metrics_few_texts(found.n)) } else { facts }
        }
        (None, _, Some(why)) => no_correlation(why, say),
        (None, _, None) => say.not_available().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_of_scales_have_no_superfluous_digits() {
        assert_eq!([-3.0, 0.0, 100.0, 0.5, 10.0].map(end), ["−3", "0", "100", "0.5", "10"]);
    }
}
