//! Analysis of how workers changed their sources: kinds of edits, difference and diversity, and two histograms per
//! language.

use leptos::prelude::*;
use report::rewrites::analysis::{Analysis, Edits, LanguageAnalysis, Style, star, title};
use shared::Language;

use super::super::post_processed;
use crate::chart::{Bars, histogram};
use crate::part::{Chart, Column, Section, Table};

/// The tables of all languages, then the figures of each language; only of the chosen language if there is one.
pub fn view(analysis: &Analysis, only: Option<&Language>) -> impl IntoView + use<> {
    let chosen = |of: &&LanguageAnalysis| only.is_none_or(|only| *only == of.language);
    let languages: Vec<&LanguageAnalysis> = analysis.languages.iter().filter(chosen).collect();
    (!languages.is_empty()).then(|| {
        let distances = languages.iter().map(|of| distances(of)).collect_view();
        let styles = languages.iter().map(|of| style(of)).collect_view();
        view! {
            {edits(&languages)}
            {difference(&languages)}
            <Section title="How many characters changed" id="distance" lead="Characters added, dropped or replaced on the way from a source to its rewrite (Levenshtein distance).">
                {distances}
            </Section>
            <Section title="How far the style moved" id="style" lead="What a classifier says of texts it has not learned from: above 0 a text has the style of rewrites, below that of sources.">
                {styles}
                <p class="muted">
                    "The score is the logarithm of the odds of the style: by the style model that the settings name for the language; where they name none, of being a rewrite, by logistic regression on words, trained on four fifths of the sources with their rewrites and applied to the last fifth, five times over, less the odds of the training texts. The shift is a rewrite's score less its source's, mean ± standard deviation; a star marks p < .05, a paired t test of the sources and the means of their rewrites; with fewer than 6 sources there is none."
                </p>
            </Section>
        }
    })
}

/// Kinds of edits by the paper's definition, and folded under it by its code's.
fn edits(languages: &[&LanguageAnalysis]) -> impl IntoView + use<> {
    let paper = edits_table(languages, "Kinds of edits", |edits| edits.n);
    let released = edits_table(languages, "Kinds of edits by the released code", |edits| edits.n_released);
    view! {
        <Section title="Kinds of edits" id="edits" lead="The share of rewrites that show each kind; a rewrite may show several.">
            {paper}
            <p class="muted">
                "As the paper defines them (XFORMAL, Table 4). Its released code decides some differently, even which way Capitalization goes: the paper counts words that lost their capitals, the code words that gained one."
            </p>
            <details>
                <summary>"As the released code decides"</summary>
                {released}
            </details>
        </Section>
    }
}

fn edits_table(
    languages: &[&LanguageAnalysis],
    caption: &'static str,
    count: fn(&Edits) -> usize,
) -> impl IntoView + use<> {
    let heads = languages.iter().map(|of| Column::number(of.language.name()));
    let columns = std::iter::once(Column::text("Kind of edit")).chain(heads).collect();
    let kinds = languages.first().map_or(&[][..], |of| of.edit_types.as_slice());
    let rows = kinds.iter().enumerate().map(|(place, edits)| {
        let cells = languages.iter().map(|of| percent(of, count(&of.edit_types[place]))).collect_view();
        view! {
            <tr>
                <th scope="row">{title(edits.kind)}</th>
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

fn percent(of: &LanguageAnalysis, n: usize) -> impl IntoView + use<> {
    let share = of.share(n);
    view! {
        <td class="number" data-sort=share.to_string()>
            {format!("{:.0} %", share * 100.0)} " " <small class="muted">{n}</small>
        </td>
    }
}

/// The difference of rewrites from their source, and their diversity.
fn difference(languages: &[&LanguageAnalysis]) -> impl IntoView + use<> {
    let columns = vec![
        Column::text("Language"),
        Column::number("Sources"),
        Column::number("Rewrites"),
        Column::number("Characters changed"),
        Column::number("LeD"),
        Column::number("self-BLEU"),
        Column::number("Style shift"),
    ];
    let rows = languages.iter().map(|of| {
        let diversity = of
            .self_bleu
            .value
            .map_or_else(|| undefined(of.self_bleu.undefined.as_ref()), |value| format!("{value:.2}"));
        let shift = of.style.shift.map_or_else(
            || undefined(of.style.undefined.as_ref()),
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
        <Section title="Difference and diversity" id="diversity" lead="How far rewrites are from their sources, and how alike those of one source are.">
            <Table caption="Difference and diversity" columns=columns sortable=true>
                {rows}
            </Table>
            <p class="muted">
                "LeD is the share of words and marks that source and rewrite do not have in common. self-BLEU compares each rewrite with the others of its source, over sources with two or more: 100 where all are alike, so higher is less diverse. "
                {signatures}
            </p>
        </Section>
    }
}

fn undefined(why: Option<&String>) -> String {
    why.map_or_else(|| "n/a".to_owned(), |why| format!("n/a: {why}"))
}

fn distances(of: &LanguageAnalysis) -> impl IntoView + use<> {
    let language = of.language.name();
    let caption =
        format!("{language}: {:.1} characters changed on average in {} rewrites.", of.edit_distance, of.n_rewrites);
    let width = of.distances.first().map_or(1, |range| range.to - range.from + 1);
    let heights = of.distances.iter().map(|range| range.n as f64).collect();
    let bars = Bars { from: 0.0, width: width as f64, open: false, series: vec![("rewrites".to_owned(), heights)] };
    let drawn = histogram(&bars, "characters changed", "rewrites");
    let rows = of.distances.iter().map(|range| {
        view! {
            <tr>
                <th scope="row">{range.name()}</th>
                <td class="number">{range.n}</td>
                {percent(of, range.n)}
            </tr>
        }
    });
    let rows = rows.collect_view();
    let columns = vec![Column::text("Characters changed"), Column::number("Rewrites"), Column::number("Share")];
    let (table, file) = (format!("Edit distance in {language}"), format!("edit-distance-{}", of.language));
    view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=table columns=columns>
                {rows}
            </Table>
        </Chart>
    }
}

fn style(of: &LanguageAnalysis) -> AnyView {
    let language = of.language.name();
    let Style { ranges, sources: Some(sources), rewrites: Some(rewrites), shift: Some(shift), .. } = &of.style else {
        let why = of.style.undefined.clone().unwrap_or_default();
        return view! { <p>{language} ": n/a, " {why} "."</p> }.into_any();
    };
    let by = of.style.model.as_ref().map(|model| format!(" By {model}.")).unwrap_or_default();
    let caption = format!(
        "{language}: rewrites score {}{} above their sources ({} and {}).{by}",
        shift.text(),
        star(of.style.p_value, of.n_sources),
        rewrites.text(),
        sources.text()
    );
    let share = |n: usize, all: usize| 100.0 * n as f64 / all as f64;
    let (of_sources, of_rewrites) = (
        ranges.iter().map(|range| share(range.sources, of.n_sources)).collect(),
        ranges.iter().map(|range| share(range.rewrites, of.n_rewrites)).collect(),
    );
    let series = vec![("sources".to_owned(), of_sources), ("rewrites".to_owned(), of_rewrites)];
    let bars = Bars { from: -3.0, width: 1.0, open: true, series };
    let drawn = histogram(&bars, "style score", "% of texts");
    let rows = ranges.iter().map(|range| {
        view! {
            <tr>
                <th scope="row">{range.name()}</th>
                <td class="number">{range.sources}</td>
                <td class="number">{range.rewrites}</td>
                <td class="number">{range.shift.map_or_else(|| "n/a: no source".to_owned(), |shift| shift.text() + star(range.p_value, range.sources))}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let columns = vec![
        Column::text("Style score"),
        Column::number("Sources"),
        Column::number("Rewrites"),
        Column::number("Shift of these sources' rewrites"),
    ];
    let (table, file) = (format!("Style scores in {language}"), format!("style-{}", of.language));
    view! {
        <Chart drawn=drawn caption=caption file=file>
            <Table caption=table columns=columns>
                {rows}
            </Table>
        </Chart>
    }
    .into_any()
}
