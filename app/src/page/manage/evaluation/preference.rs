//! Pairwise preferences: a figure per question and language, and its table.

use leptos::prelude::*;
use report::evaluation::{Preference, Preferences, Preferred};
use shared::Locale;

use crate::chart::{Axis, Dot, Drawn, dots};
use crate::part::{Chart, Column, Notice, Section, Table, Tone, question_name};

/// The figure with its table, and how to interpret them.
pub fn section(table: &Preferences, say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("A"),
        Column::text("B"),
        Column::number(say.evaluation_a_better()),
        Column::number(say.evaluation_neither()),
        Column::number(say.evaluation_b_better()),
        Column::number("p"),
        Column::number(say.texts()),
        Column::number(say.judgements()),
    ];
    let rows = table.pairs.iter().map(|pair| row(pair, say)).collect_view();
    let (question, language) = (&question_name(&table.label, say), table.language.name());
    let (title, caption) =
        (say.evaluation_preferences(question, &language), say.evaluation_preferences_caption(question, &language));
    // The same rule as for means: nothing is found on a single text.
    let few = table.pairs.iter().filter(|pair| pair.n_items < 2).map(|pair| format!("{} · {}", pair.a, pair.b));
    let few: Vec<String> = few.collect();
    let few = (!few.is_empty()).then(|| {
        view! {
            <Notice tone=Tone::Warn>
                <p>{say.evaluation_too_little_pairs(say.list(&few))}</p>
            </Notice>
        }
    });
    let (drawn, finding) = (drawn(table, say), preferred(table, say));
    let file = format!("{}-{}", table.question, table.language);
    view! {
        <Section title=title>
            {few}
            <Chart drawn=drawn caption=finding file=file>
                <Table caption=caption columns=columns sortable=true>
                    {rows}
                </Table>
            </Chart>
            <p class="muted">{say.evaluation_preferences_note()} " " {say.evaluation_win_rate_note()}</p>
        </Section>
    }
}

/// A row for each pair: the win rate of the system that wins more, with its interval, and a line where both win as much.
fn drawn(table: &Preferences, say: Locale) -> Drawn {
    let dot = |pair: &Preference| {
        let is_first = pair.win_rate >= 0.5;
        let (better, other) = if is_first { (&pair.a, &pair.b) } else { (&pair.b, &pair.a) };
        let percent = |rate: f64| 100.0 * if is_first { rate } else { 1.0 - rate };
        let ends = |[low, high]: [f64; 2]| {
            let [low, high] = [percent(low), percent(high)];
            [low.min(high), low.max(high)]
        };
        Dot {
            name: say.evaluation_over(better, other),
            value: percent(pair.win_rate),
            interval: pair.win_rate_interval.map(ends),
            label: format!("{:.0}%", percent(pair.win_rate)),
        }
    };
    let axis = Axis {
        range: Some([0.0, 100.0]),
        lines: vec![50.0],
        has_long_names: true,
        about: say.chart_axis_win_rate().to_owned(),
    };
    dots(&table.pairs.iter().map(dot).collect::<Vec<_>>(), &axis)
}

/// The title of the figure: which systems are preferred to which.
pub fn preferred(table: &Preferences, say: Locale) -> String {
    let (question, language) = (question_name(&table.label, say), table.language.name());
    let of_pair = |pair: &Preference| match pair.preferred() {
        Preferred::First => Some(say.evaluation_preferred(&pair.a, &pair.b)),
        Preferred::Other => Some(say.evaluation_preferred(&pair.b, &pair.a)),
        Preferred::Neither | Preferred::TooLittle => None,
    };
    let found: Vec<String> = table.pairs.iter().filter_map(of_pair).collect();
    let has_too_little = table.pairs.iter().all(|pair| pair.preferred() == Preferred::TooLittle);
    match (found.is_empty(), has_too_little) {
        (false, _) => say.evaluation_finding(question, language, say.list(&found)),
        (true, true) => format!("{question} · {language}"),
        (true, false) => say.evaluation_finding(question, language, say.evaluation_none_preferred()),
    }
}

fn row(pair: &Preference, say: Locale) -> impl IntoView + use<> {
    let percent = |share: f64| {
        let shown = format!("{:.1}", 100.0 * share);
        view! { <td class="number">{shown}</td> }
    };
    let p = match pair.p {
        Some(p) if p < 0.001 => "< 0.001".to_owned(),
        Some(p) => format!("{p:.3}"),
        None => say.not_available().to_owned(),
    };
    let sort = pair.p.map(|p| p.to_string());
    view! {
        <tr>
            <th scope="row">{pair.a.clone()}</th>
            <td>{pair.b.clone()}</td>
            {percent(pair.a_better)}
            {percent(pair.tie)}
            {percent(pair.b_better)}
            <td class="number" data-sort=sort title=pair.method.clone() lang="en">
                {p}
            </td>
            <td class="number">{pair.n_items}</td>
            <td class="number">{pair.n_ratings}</td>
        </tr>
    }
}
