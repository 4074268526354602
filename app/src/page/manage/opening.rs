//! The opening of a report: which system is best on each question, how far raters agree, and on how much data that is
//! based. It says in sentences what the figures below show.

use leptos::prelude::*;
use report::agreement::{Agreement, Band, Figure, Report, decimal};
use report::evaluation::{
    Ahead, Comparison, Evaluation, Lead, PairTest, Preference, Preferences, Preferred, Scores, p_text,
};
use shared::{Language, Locale};

use super::agreement::{band_in_words, statistic_name};
use super::evaluation::{ahead, preferred};
use crate::part::{Section, in_file, question_name};

/// How much the opening says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::page) enum Length {
    /// What was found, and where raters do not agree on it: agreement is next to it.
    Brief,
    /// Agreement and the amount of data too.
    Full,
}

impl Length {
    /// Findings that are listed at once; the others are folded.
    const fn first(self) -> usize {
        match self {
            Self::Brief => 3,
            Self::Full => 4,
        }
    }
}

/// The opening, on one language or on all; nothing without answers. Options of a question are listed only where one system is
/// clearly ahead.
pub(in crate::page) fn opening(
    evaluation: &Evaluation,
    agreement: &Report,
    (language, length): (Option<&Language>, Length),
    say: Locale,
) -> Option<impl IntoView + use<>> {
    let mut findings: Vec<Vec<String>> = Vec::new();
    let mut told: Vec<&Agreement> = Vec::new();
    let is_told = |own: &Language| language.is_none_or(|language| language == own);
    let is_listed = |table: &&Scores| !table.is_share || matches!(table.lead, Some(Lead::Clear(_)));
    let mut tables: Vec<&Scores> =
        evaluation.tables.iter().filter(is_listed).filter(|table| is_told(&table.language)).collect();
    // What was found comes before what could not be.
    tables.sort_by_key(|table| matches!(table.lead, Some(Lead::TooLittle) | None));
    for table in tables {
        let own = agreement
            .tables
            .iter()
            .find(|own| (own.task, &own.question, &own.language) == (table.task, &table.question, &table.language));
        told.extend(own);
        let question = || say.opening_question(name(question_name(&table.label, say), table.language.name()));
        let mut sentences = vec![of_scores(table, say).unwrap_or_else(question)];
        sentences.extend(of_comparison(table, say));
        if length == Length::Full {
            sentences.extend(own.map(|own| of_agreement(own, say)));
        }
        let is_unreliable = own.and_then(Agreement::main_figure).and_then(Figure::band) == Some(Band::Unreliable);
        if is_unreliable && matches!(table.lead, Some(Lead::Clear(_))) {
            sentences.push(say.opening_unreliable().to_owned());
        }
        if length == Length::Full {
            sentences.extend(own.map(|own| counts(own, say)));
        }
        findings.push(sentences);
    }
    let compared = evaluation.preferences.iter().filter(|table| is_told(&table.language));
    findings.extend(compared.map(|table| match length {
        Length::Brief => vec![shortly(table, say)],
        Length::Full => of_preferences(table, say),
    }));
    let whole = agreement.tables.iter().filter(|table| !table.label.is_of_option() && is_told(&table.language));
    let rest = whole.filter(|table| !told.iter().any(|other| std::ptr::eq(*other, *table)));
    findings.extend(rest.map(|table| {
        let name = name(question_name(&table.label, say), table.language.name());
        let n = (length == Length::Full).then(|| counts(table, say));
        [say.opening_question(name), of_agreement(table, say)].into_iter().chain(n).collect()
    }));
    findings.retain(|sentences| !sentences.is_empty());
    if findings.is_empty() {
        return None;
    }
    let mut items = findings.into_iter().map(item).collect::<Vec<_>>();
    let folded = items.split_off(items.len().min(length.first()));
    let n_folded = folded.len();
    let folded = (n_folded > 0).then(|| {
        view! {
            <details open=in_file()>
                <summary>{say.opening_more(n_folded)}</summary>
                <ul>{folded}</ul>
            </details>
        }
    });
    Some(view! {
        <Section title=say.opening_title() id="findings">
            <ul>{items}</ul>
            {folded}
        </Section>
    })
}

fn item(sentences: Vec<String>) -> AnyView {
    let sentences = sentences.into_iter().map(|sentence| view! { <span>{sentence}</span> " " });
    view! { <li>{sentences.collect_view()}</li> }.into_any()
}

fn name(question: String, language: impl std::fmt::Display) -> String {
    format!("{question} · {language}")
}

/// Which system is the best, or why none is.
fn of_scores(table: &Scores, say: Locale) -> Option<String> {
    let name = name(question_name(&table.label, say), table.language.name());
    let interval = |Ahead { interval: [low, high], .. }: &Ahead| format!("[{}, {}]", decimal(*low), decimal(*high));
    Some(match table.lead.as_ref()? {
        Lead::Clear(ahead) => {
            let finding = self::ahead(table, &ahead.best, say);
            say.opening_clear(name, finding, &ahead.second, decimal(ahead.by), interval(ahead))
        }
        Lead::Open(ahead) => {
            // The interval alone may leave 0 out although the test, which is the stricter one, does not tell them apart.
            let is_this = |pair: &&PairTest| {
                [&pair.first, &pair.second].iter().all(|system| [&ahead.best, &ahead.second].contains(system))
            };
            let p = table.pairs.iter().find(is_this).map(|pair| format!("; {}", p_text(Some(pair.p))));
            let interval = interval(ahead) + p.as_deref().unwrap_or_default();
            say.opening_open(name, &ahead.best, &ahead.second, decimal(ahead.by), interval)
        }
        Lead::TooLittle => say.opening_too_little(name),
    })
}

/// That the best two systems are compared as independent samples, if they are.
fn of_comparison(table: &Scores, say: Locale) -> Option<String> {
    let (Lead::Clear(ahead) | Lead::Open(ahead)) = table.lead.as_ref()? else { return None };
    (ahead.comparison == Comparison::Independent).then(|| say.opening_independent().to_owned())
}

/// Which of every two systems is preferred.
fn of_preferences(table: &Preferences, say: Locale) -> Vec<String> {
    let name = name(question_name(&table.label, say), table.language.name());
    let of_pair = |pair: &Preference| {
        let Preference { a, b, p, .. } = pair;
        let percent = |share: f64| format!("{:.0}", 100.0 * share);
        let (first, other) = (percent(pair.a_better), percent(pair.b_better));
        match pair.preferred() {
            Preferred::TooLittle => say.opening_too_little_pair(&name, a, b),
            Preferred::First => say.opening_preferred(&name, a, b, first, other, p_text(*p)),
            Preferred::Other => say.opening_preferred(&name, b, a, other, first, p_text(*p)),
            Preferred::Neither => say.opening_not_preferred(&name, a, b, first, other),
        }
    };
    table.pairs.iter().map(of_pair).collect()
}

/// Which systems are preferred, in one sentence.
fn shortly(table: &Preferences, say: Locale) -> String {
    if table.pairs.iter().all(|pair| pair.preferred() == Preferred::TooLittle) {
        return say.opening_too_little(name(question_name(&table.label, say), table.language.name()));
    }
    format!("{}.", preferred(table, say))
}

/// On how much data a coefficient is based.
fn counts(table: &Agreement, say: Locale) -> String {
    say.opening_counts(table.n_items, table.n_raters, table.n_ratings)
}

/// The headline coefficient with its word.
fn of_agreement(table: &Agreement, say: Locale) -> String {
    let found = table.main_figure().and_then(|figure| Some((figure, figure.found.value()?)));
    let Some((figure, value)) = found else { return say.opening_no_agreement().to_owned() };
    let (statistic, value) = (statistic_name(figure.statistic, say).0, decimal(value.value));
    match figure.band() {
        Some(band) => say.opening_agreement(statistic, value, band_in_words(band, say)),
        None => say.opening_agreement_plain(statistic, value),
    }
}
