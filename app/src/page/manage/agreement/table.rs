//! The statistics of one table: the important ones as figures, then all of them with their methods.

use engine::crowd::answers::versions_in_words;
use leptos::prelude::*;
use report::agreement::{
    Agreement as Measured, Baseline, Family, Figure as Number, Found, OverDraws, StatisticValue, VersionUsed, decimal,
};
use shared::Locale;

use super::words;
use crate::part::{Column, Figure, Section, Table, question_name};

/// The statistics of a table.
pub(in crate::page::manage) fn statistics(table: &Measured, say: Locale) -> impl IntoView + use<> {
    let rows = Family::ALL.into_iter().map(|family| group(family, &table.figures, say)).collect_view();
    let caption = say.agreement_caption(question_name(&table.label, say), table.language.name());
    let columns = vec![
        Column::text(say.statistic()),
        Column::number(say.value()),
        Column::number(say.interval_95()),
        Column::number(say.items()),
        Column::number(say.judgements()),
        Column::text(say.agreement_interpretation()),
    ];
    let (versions, config) = (versions(&table.versions, say), table.config.clone());
    let careless = careless(&table.baselines, say);
    let short: String = config.chars().take(12).collect();
    view! {
        <Section title=say.agreement_all_statistics()>
            <Table caption=caption columns=columns>
                {rows}
            </Table>
            {careless}
            <p class="muted small">
                {versions} " " {say.agreement_configuration()} " " <code title=config>{short}</code>
            </p>
        </Section>
    }
}

/// The numbers that readers look for first, with what they are based on.
pub(in crate::page::manage) fn headline(table: &Measured, say: Locale) -> impl IntoView + use<> {
    const FIRST: [&str; 4] = ["krippendorff_ordinal", "simulated_kappa_quadratic", "icc1", "simulated_kendall"];
    let cards = FIRST.into_iter().filter_map(|statistic| table.figure(statistic)).map(|number| card(number, say));
    let cards = cards.collect_view();
    let base = base(table, say);
    let caveats = table.caveats().into_iter().map(|caveat| {
        let text = words::caveat(caveat, say);
        view! { <p class="hint">{text}</p> }
    });
    let caveats = caveats.collect_view();
    view! {
        <div class="figures">{cards}</div>
        <p class="muted small">{base}</p>
        {caveats}
    }
}

fn card(number: &Number, say: Locale) -> impl IntoView + use<> {
    let (label, _) = words::name(number.statistic, say);
    let formula = number.statistic.formula;
    match &number.found {
        Found::Value(value) => {
            let base = say.agreement_based_on(value.n_items, value.n_ratings);
            let method = format!("{formula} Here: {}.", value.method);
            view! {
                <Figure
                    label=label
                    value=Ok(decimal(value.value))
                    interval=value.interval_text()
                    base=base
                    method=method
                    method_lang="en"
                />
            }
            .into_any()
        }
        Found::Undefined { undefined } => {
            let (reason, _) = words::reason(undefined, say);
            view! { <Figure label=label value=Err(reason) method=formula method_lang="en" /> }.into_any()
        }
    }
}

/// The rows of a family below its name.
fn group(family: Family, figures: &[Number], say: Locale) -> Option<impl IntoView + use<>> {
    let figures = figures.iter().filter(|number| number.statistic.family == family);
    let rows: Vec<_> = figures.map(|number| row(number, say)).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <tr class="family">
                <th scope="rowgroup" colspan="6">
                    {words::family(family, say)}
                </th>
            </tr>
            {rows}
        }
    })
}

/// The baselines for the numbers of simulated annotators.
fn careless(baselines: &[Baseline], say: Locale) -> Option<impl IntoView + use<>> {
    let known: Vec<&Baseline> =
        baselines.iter().filter(|baseline| baseline.figures.iter().any(|f| f.found.value().is_some())).collect();
    let heads = known.first()?.figures.iter().map(|number| Column::number(number.statistic.short()));
    let columns = std::iter::once(Column::text(say.agreement_annotator())).chain(heads).collect();
    let rows = known.iter().map(|baseline| {
        let cells = baseline.figures.iter().map(|number| {
            let value = number.found.value();
            let shown = shown(value, say);
            view! { <td class="number">{shown} {value.map(|value| over_draws(value, say))}</td> }
        });
        let cells = cells.collect_view();
        view! {
            <tr data-annotator=baseline.annotator>
                <th scope="row">{words::careless(&baseline.careless, say)}</th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    Some(view! {
        <details>
            <summary>{say.agreement_careless()}</summary>
            <Table caption=say.agreement_careless_caption() columns=columns>
                {rows}
            </Table>
        </details>
    })
}

fn row(number: &Number, say: Locale) -> impl IntoView + use<> {
    let value = number.found.value();
    let ((name, name_lang), (meaning, meaning_lang)) =
        (words::name(number.statistic, say), words::meaning(number, say));
    let of = name.clone();
    let method = value.map(|value| format!(" Here: {}.", value.method));
    view! {
        <tr>
            <th scope="row" lang=name_lang>
                {name}
            </th>
            <td class="number" data-statistic=number.statistic.key data-value=value.map(|value| value.value.to_string())>
                {shown(value, say)}
            </td>
            <td class="number">
                {value.map(StatisticValue::interval_text)} {value.map(|value| over_draws(value, say))}
            </td>
            <td class="number">{value.map(|value| value.n_items)}</td>
            <td class="number">{value.map(|value| value.n_ratings)}</td>
            <td>
                <span lang=meaning_lang>{meaning}</span>
                <details>
                    <summary>
                        {say.method()} <span class="visually-hidden">" · " {of}</span>
                    </summary>
                    <p class="small" lang="en">
                        {number.statistic.formula}
                        {method}
                    </p>
                </details>
            </td>
        </tr>
    }
}

fn shown(value: Option<&StatisticValue>, say: Locale) -> String {
    value.map_or_else(|| say.not_available().to_owned(), |value| decimal(value.value))
}

/// The range that holds most draws of a simulation, apart from the interval and without an interval's brackets.
fn over_draws(value: &StatisticValue, say: Locale) -> Option<impl IntoView + use<>> {
    value.spread_over_draws.map(|OverDraws { low, high }| {
        view! {
            <br />
            <small class="muted">{say.agreement_spread(decimal(low), decimal(high))}</small>
        }
    })
}

fn base(table: &Measured, say: Locale) -> String {
    let data =
        say.agreement_data(table.n_items, table.n_raters, table.n_ratings, table.n_pairs, decimal(table.coverage));
    let skipped = (table.n_skipped > 0).then(|| say.agreement_skipped(table.n_skipped));
    let sentences: Vec<String> = [data, say.agreement_extra().to_owned()].into_iter().chain(skipped).collect();
    sentences.join(" ")
}

fn versions(used: &[VersionUsed], say: Locale) -> String {
    let numbers: Vec<i64> = used.iter().map(|version| version.number).collect();
    say.versions_shown(say.task(), versions_in_words(&numbers, say))
}
