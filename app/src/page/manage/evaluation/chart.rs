//! Dot plots of the human evaluation: a panel per question and language, on the same axis for all languages.

use leptos::prelude::*;
use report::evaluation::{Evaluation, Lead, SOURCE, Scores, SystemScore};
use shared::{Language, Locale};

use crate::chart::{Axis, Dot, dots};
use crate::part::{Chart, Notice, Tone, question_name, spoken, table_name};

/// Whether there are panels in a language.
pub(in crate::page) fn has_panels(report: &Evaluation, language: &Language) -> bool {
    report.of_language(language).any(is_drawn)
}

/// The panels of ratings and ranks in a language.
pub(in crate::page) fn panels(report: &Evaluation, language: &Language) -> impl IntoView + use<> {
    with_notes(&report.of_language(language).filter(|table| is_drawn(table)).collect::<Vec<_>>())
}

/// So many of them, those in which systems were compared first, with their notes on demand.
pub(in crate::page) fn first_panels(report: &Evaluation, language: &Language, most: usize) -> impl IntoView + use<> {
    let mut tables: Vec<&Scores> = report.of_language(language).filter(|table| is_drawn(table)).collect();
    tables.sort_by_key(|table| matches!(table.lead, Some(Lead::TooLittle) | None));
    tables.truncate(most);
    let (panels, notes) = drawn(&tables);
    view! {
        {panels}
        <details>
            <summary>{spoken().how_computed()}</summary>
            <p class="hint">{notes}</p>
        </details>
    }
}

/// The panels of choices in a language: the share of each answer by system; `None` if there are none.
pub(super) fn shares(report: &Evaluation, language: &Language) -> Option<impl IntoView + use<>> {
    let is_compared = |table: &&Scores| table.is_share && table.systems.iter().any(|score| score.system != SOURCE);
    let tables: Vec<&Scores> = report.of_language(language).filter(is_compared).collect();
    (!tables.is_empty()).then(|| with_notes(&tables))
}

fn with_notes(tables: &[&Scores]) -> impl IntoView + use<> {
    let (panels, notes) = drawn(tables);
    view! {
        {panels}
        <p class="hint wide">{notes}</p>
    }
}

/// The panels of tables, and what to know about them.
fn drawn(tables: &[&Scores]) -> (impl IntoView + use<>, String) {
    let say = spoken();
    let few: Vec<String> = tables.iter().filter(|table| has_too_little(table)).map(|table| name(table, say)).collect();
    let few = (!few.is_empty()).then(|| {
        view! {
            <Notice tone=Tone::Warn>
                <p>{say.evaluation_too_little(say.list(&few))}</p>
            </Notice>
        }
    });
    let with_letters = tables.iter().filter(|table| table.systems.iter().any(|score| score.letters.is_some())).count();
    let letters = (with_letters > 0).then(|| say.evaluation_letters());
    let untested = (with_letters < tables.len()).then(|| say.evaluation_untested());
    let notes = letters.into_iter().chain(untested).collect::<Vec<_>>().join(" ");
    let panels: Vec<_> = tables.iter().map(|table| panel(table, is_twice(table, tables), say)).collect();
    let panels = view! {
        {few}
        <div class="panels">{panels}</div>
    };
    (panels, notes)
}

/// Whether another task of the language asks a question of the same name.
fn is_twice(table: &Scores, tables: &[&Scores]) -> bool {
    let question = |table: &Scores| (table.label.question(&table.language).0.to_owned(), table.language.clone());
    tables.iter().filter(|other| question(other) == question(table)).count() > 1
}

/// Whether the table is of means, and of more than the sources alone.
fn is_drawn(table: &Scores) -> bool {
    !table.is_share && table.systems.iter().any(|score| score.system != SOURCE)
}

/// Whether no interval says how sure the mean of a system is, because it was rated on fewer than two texts.
fn has_too_little(table: &Scores) -> bool {
    table.systems.iter().any(|score| score.n_items < 2)
}

fn name(table: &Scores, say: Locale) -> String {
    format!("{} · {}", question_name(&table.label, say), table.language.name())
}

fn panel(table: &Scores, is_twice: bool, say: Locale) -> impl IntoView + use<> {
    let mut systems: Vec<&SystemScore> = table.systems.iter().collect();
    systems.sort_by(|a, b| if table.is_rank { a.mean.total_cmp(&b.mean) } else { b.mean.total_cmp(&a.mean) });
    let dot = |score: &&SystemScore| Dot {
        name: score.system.clone(),
        value: score.mean,
        interval: score.interval,
        label: format!("{:.2} {}", score.mean, score.letters.as_deref().unwrap_or_default()).replace('-', "−"),
    };
    let about = match (table.is_rank, table.is_share) {
        (true, _) => say.chart_axis_mean_rank(),
        (_, true) => say.chart_axis_share(),
        _ => say.chart_axis_mean_rating(),
    };
    let axis = Axis { range: table.range, about: about.to_owned(), ..Axis::default() };
    let drawn = dots(&systems.iter().map(dot).collect::<Vec<_>>(), &axis);
    let caption = caption((table, is_twice), &systems, say);
    let file = format!("{}-{}", table.question, table.language);
    view! { <Chart drawn=drawn caption=caption file=file /> }
}

/// The finding: which system has the best mean, and which ones cannot be told from it. Sources are not systems.
fn caption((table, is_twice): (&Scores, bool), systems: &[&SystemScore], say: Locale) -> String {
    let question = if is_twice { table_name(&table.label, false, say) } else { question_name(&table.label, say) };
    let measure = match (table.is_rank, table.is_share) {
        (true, _) => say.evaluation_mean_rank(question),
        (_, true) => say.evaluation_share(question),
        _ => question,
    };
    let language = table.language.name();
    let systems: Vec<&SystemScore> = systems.iter().copied().filter(|score| score.system != SOURCE).collect();
    let [top, others @ ..] = systems.as_slice() else { return format!("{measure} · {language}") };
    if others.is_empty() {
        return format!("{measure} · {language}");
    }
    // Without letters, the best two are compared.
    let Some(letters) = top.letters.as_deref() else {
        return match &table.lead {
            None => format!("{measure} · {language}"),
            // An order that nothing has tested is no finding, and is said to be none.
            Some(Lead::TooLittle) => {
                let untested = say.evaluation_not_tested(ahead(table, &top.system, say));
                say.evaluation_finding(measure, language, untested)
            }
            Some(Lead::Clear(_)) => finding(table, &top.system, &[], (measure, &language), say),
            Some(Lead::Open(ahead)) => finding(table, &top.system, &[&ahead.second], (measure, &language), say),
        };
    };
    let shares = |score: &&&SystemScore| {
        score.letters.as_deref().is_some_and(|own| own.contains(|letter| letters.contains(letter)))
    };
    let alike: Vec<&str> = others.iter().filter(shares).map(|score| score.system.as_str()).collect();
    finding(table, &top.system, &alike, (measure, &language), say)
}

/// The title of a figure that says which system is first, and which ones cannot be told from it.
fn finding(table: &Scores, top: &str, alike: &[&str], (measure, language): (String, &str), say: Locale) -> String {
    let finding = match (alike, table.is_rank) {
        ([], _) => ahead(table, top, say),
        (alike, false) if table.is_share => say.evaluation_highest_share_like(top, say.list(alike)),
        (alike, false) => say.evaluation_highest_like(top, say.list(alike)),
        (alike, true) => say.evaluation_best_rank_like(top, say.list(alike)),
    };
    say.evaluation_finding(measure, language, finding)
}

/// In what a system is the first: a scale has no good end, a rank has.
pub(in crate::page) fn ahead(table: &Scores, system: &str, say: Locale) -> String {
    match (table.is_rank, table.is_share) {
        (true, _) => say.evaluation_best_rank(system),
        (_, true) => say.evaluation_highest_share(system),
        _ => say.evaluation_highest(system),
    }
}
