//! Analysis of how workers changed their sources: kinds of edits, difference and diversity, and two histograms per
//! language.

use leptos::prelude::*;
use report::rewrites::analysis::{Analysis, Edits, LanguageAnalysis, Style, StyleRange, star};
use scoring::edit_types::EditType;
use shared::{Language, Locale};

use super::super::post_processed;
use crate::chart::{Bars, histogram};
use crate::part::{Chart, Column, Section, Table, spoken};

/// The tables of all languages, then the figures of each language; only of the chosen language if there is one.
pub fn view(analysis: &Analysis, only: Option<&Language>) -> impl IntoView + use<> {
    let chosen = |of: &&LanguageAnalysis| only.is_none_or(|only| *only == of.language);
    let languages: Vec<&LanguageAnalysis> = analysis.languages.iter().filter(chosen).collect();
    (!languages.is_empty()).then(|| {
        let say = spoken();
        // One axis for all languages, or the bars of one could not be compared with another's.
        let ranges = languages.iter().flat_map(|of| &of.distances).map(|range| range.n as f64);
        let tallest = ranges.fold(1.0, f64::max);
        let distances = languages.iter().map(|of| distances(of, tallest, say)).collect_view();
        let tallest = languages.iter().flat_map(|of| style_shares(of)).flatten().fold(1.0, f64::max);
        let styles = languages.iter().map(|of| style(of, tallest, say)).collect_view();
        view! {
            {edits(&languages, say)}
            {difference(&languages, say)}
            <Section title=say.rewrites_distance() id="distance" lead=say.rewrites_distance_lead()>
                <div class="panels">{distances}</div>
            </Section>
            <Section title=say.rewrites_style_shift() id="style" lead=say.rewrites_style_lead()>
                <div class="panels">{styles}</div>
                <details>
                    <summary>{say.how_computed()}</summary>
                    <p>{say.rewrites_style_method_score()}</p>
                    <p>{say.rewrites_style_method_classifier()}</p>
                    <p>{say.rewrites_style_method_shift()}</p>
                </details>
            </Section>
        }
    })
}

/// Kinds of edits by the paper's definition, and folded under it by its code's.
fn edits(languages: &[&LanguageAnalysis], say: Locale) -> impl IntoView + use<> {
    let paper = edits_table(languages, (say.rewrites_edits(), say), |edits| edits.n);
    let released = edits_table(languages, (say.rewrites_edits_released(), say), |edits| edits.n_released);
    view! {
        <Section title=say.rewrites_edits() id="edits" lead=say.rewrites_edits_lead()>
            {paper}
            <details>
                <summary>{say.how_computed()}</summary>
                <p>{say.rewrites_edits_method()}</p>
            </details>
            <details>
                <summary>{say.rewrites_edits_released()}</summary>
                {released}
            </details>
        </Section>
    }
}

fn edits_table(
    languages: &[&LanguageAnalysis],
    (caption, say): (&'static str, Locale),
    count: fn(&Edits) -> usize,
) -> impl IntoView + use<> {
    let heads = languages.iter().map(|of| Column::number(of.language.name()));
    let columns = std::iter::once(Column::text(say.rewrites_edit_type())).chain(heads).collect();
    let kinds = languages.first().map_or(&[][..], |of| of.edit_types.as_slice());
    let rows = kinds.iter().enumerate().map(|(place, edits)| {
        let cells = languages.iter().map(|of| percent(of, count(&of.edit_types[place]), say)).collect_view();
        view! {
            <tr>
                <th scope="row">{edit_type(edits.kind, say)}</th>
                {cells}
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <Table caption=caption columns=columns sortable=true>
            {rows}
        </Table>
    }
}

fn percent(of: &LanguageAnalysis, n: usize, say: Locale) -> impl IntoView + use<> {
    let share = of.share(n);
    view! {
        <td class="number" data-sort=share.to_string()>
            {say.rewrites_percent(format!("{:.0}", share * 100.0))} " " <small class="muted">{n}</small>
        </td>
    }
}

/// The difference of rewrites from their source, and their diversity.
fn difference(languages: &[&LanguageAnalysis], say: Locale) -> impl IntoView + use<> {
    let columns = vec![
        Column::text(say.language_column()),
        Column::number(say.sources()),
        Column::number(say.rewrites()),
        Column::number(say.rewrites_characters_changed()),
        Column::number("LeD"),
        Column::number("self-BLEU"),
        Column::number(say.rewrites_style_shift()),
    ];
    let rows = languages.iter().map(|of| {
        // Self-BLEU is undefined only if no source has two rewrites.
        let diversity =
            of.self_bleu.value.map_or_else(|| say.rewrites_no_self_bleu().to_owned(), |value| format!("{value:.2}"));
        let shift = of.style.shift.map_or_else(
            || undefined(of.style.undefined.as_ref(), say),
            |shift| shift.text() + star(of.style.p_value, of.n_sources),
        );
        let without = post_processed(of.n_removed, of.n_corrected, of.n_left_out);
        view! {
            <tr>
                <th scope="row">{of.language.name()}</th>
                <td class="number">{of.n_sources}</td>
                <td class="number">
                    {of.n_rewrites}
                    {without.map(|text| view! { <br /> <small class="muted">{text}</small> })}
                </td>
                <td class="number">{format!("{:.1}", of.edit_distance)}</td>
                <td class="number">{format!("{:.2}", of.led)}</td>
                <td class="number">{diversity}</td>
                <td class="number">{shift}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let signatures =
        languages.iter().filter_map(|of| of.self_bleu.signature.clone()).collect::<std::collections::BTreeSet<_>>();
    let signatures = signatures.into_iter().map(|signature| view! { <code>{signature}</code> " " }).collect_view();
    view! {
        <Section title=say.rewrites_diversity() id="diversity" lead=say.rewrites_diversity_lead()>
            <Table caption=say.rewrites_diversity() columns=columns sortable=true>
                {rows}
            </Table>
            <details>
                <summary>{say.how_computed()}</summary>
                <p>{say.rewrites_led_method()}</p>
                <p>{say.rewrites_self_bleu_method()}</p>
                <p>{say.rewrites_signature()} " " {signatures}</p>
            </details>
        </Section>
    }
}

fn undefined(why: Option<&String>, say: Locale) -> String {
    why.map_or_else(|| say.not_available().to_owned(), |why| say.rewrites_undefined(why))
}

fn distances(of: &LanguageAnalysis, tallest: f64, say: Locale) -> impl IntoView + use<> {
    let language = of.language.name();
    let caption = say.rewrites_distance_caption(&language, format!("{:.1}", of.edit_distance), of.n_rewrites);
    let width = of.distances.first().map_or(1, |range| range.to - range.from + 1);
    let heights = of.distances.iter().map(|range| range.n as f64).collect();
    let series = vec![(say.chart_series_rewrites().to_owned(), heights)];
    let bars = Bars { from: 0.0, width: width as f64, open: false, series, tallest };
    let drawn = histogram(&bars, say.chart_axis_characters_changed(), say.chart_axis_rewrites());
    let rows = of.distances.iter().map(|range| {
        view! {
            <tr>
                <th scope="row">{range.name()}</th>
                <td class="number">{range.n}</td>
                {percent(of, range.n, say)}
            </tr>
        }
    });
    let rows = rows.collect_view();
    let columns = vec![
        Column::text(say.rewrites_characters_changed()),
        Column::number(say.rewrites()),
        Column::number(say.share()),
    ];
    let (table, file) = (say.rewrites_distance_table(language), format!("edit-distance-{}", of.language));
    view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=table columns=columns>
                {rows}
            </Table>
        </Chart>
    }
}

/// The shares of sources and of rewrites in each range of style scores, in percent.
fn style_shares(of: &LanguageAnalysis) -> [Vec<f64>; 2] {
    let share = |n: usize, all: usize| 100.0 * n as f64 / all.max(1) as f64;
    [
        of.style.ranges.iter().map(|range| share(range.sources, of.n_sources)).collect(),
        of.style.ranges.iter().map(|range| share(range.rewrites, of.n_rewrites)).collect(),
    ]
}

fn style(of: &LanguageAnalysis, tallest: f64, say: Locale) -> AnyView {
    let language = of.language.name();
    let Style { ranges, sources: Some(sources), rewrites: Some(rewrites), shift: Some(shift), .. } = &of.style else {
        let why = of.style.undefined.clone().unwrap_or_default();
        return view! { <p>{say.rewrites_style_undefined(language, why)}</p> }.into_any();
    };
    let by = of.style.model.as_ref().map(|model| format!(" {}", say.rewrites_style_model(model))).unwrap_or_default();
    let shift = shift.text() + star(of.style.p_value, of.n_sources);
    let caption = say.rewrites_style_caption(&language, shift, rewrites.text(), sources.text()) + &by;
    let [of_sources, of_rewrites] = style_shares(of);
    let series = vec![
        (say.chart_series_sources().to_owned(), of_sources),
        (say.chart_series_rewrites().to_owned(), of_rewrites),
    ];
    let bars = Bars { from: -3.0, width: 1.0, open: true, series, tallest };
    let drawn = histogram(&bars, say.chart_axis_style_score(), say.chart_axis_share_of_texts());
    let rows = ranges.iter().map(|range| {
        let shift = range.shift.map_or_else(
            || say.rewrites_no_source().to_owned(),
            |shift| shift.text() + star(range.p_value, range.sources),
        );
        view! {
            <tr>
                <th scope="row">{range_name(range, say)}</th>
                <td class="number">{range.sources}</td>
                <td class="number">{range.rewrites}</td>
                <td class="number">{shift}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let columns = vec![
        Column::text(say.rewrites_style_score()),
        Column::number(say.sources()),
        Column::number(say.rewrites()),
        Column::number(say.rewrites_shift_of_range()),
    ];
    let (table, file) = (say.rewrites_style_table(language), format!("style-{}", of.language));
    view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=table columns=columns>
                {rows}
            </Table>
        </Chart>
    }
    .into_any()
}

/// The name of an edit type.
const fn edit_type(kind: EditType, say: Locale) -> &'static str {
    match kind {
        EditType::Capitalization => say.rewrites_edit_capitalization(),
        EditType::Lowercase => say.rewrites_edit_lowercase(),
        EditType::Punctuation => say.rewrites_edit_punctuation(),
        EditType::Spelling => say.rewrites_edit_spelling(),
        EditType::Normalization => say.rewrites_edit_normalization(),
        EditType::SplitSentences => say.rewrites_edit_split(),
        EditType::Paraphrase => say.rewrites_edit_paraphrase(),
        EditType::Repetition => say.rewrites_edit_repetition(),
        EditType::Unchanged => say.rewrites_edit_unchanged(),
    }
}

/// The name of a range of style scores; the outermost ranges are open.
fn range_name(range: &StyleRange, say: Locale) -> String {
    let minus = |bound: i32| say.integer(bound.into()).replace('-', "−");
    match (range.from, range.to) {
        (Some(from), Some(to)) => say.rewrites_range(minus(from), minus(to)),
        (None, Some(to)) => say.rewrites_range_below(minus(to)),
        (Some(from), None) => say.rewrites_range_above(minus(from)),
        (None, None) => say.all().to_owned(),
    }
}
