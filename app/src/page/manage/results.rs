//! `/studies/{study}/results`: what a study has found, on one screen, each part with the way to its detail.

use std::{cmp::Reverse, collections::BTreeMap, sync::Arc};

use leptos::prelude::*;
use report::agreement::{Agreement, Band, Report};
use report::evaluation::Evaluation;
use report::progress::Progress;
use shared::{Action, Language, Locale, StudyId};

use super::{
    agreement::{Detail, matrix},
    evaluation::{first_panels, has_panels, preferences as preferences_of},
    left_out,
    opening::{Length, opening},
};
use crate::call;
use crate::page::Frame;
use crate::page::manage::versions;
use crate::page::study::attention_lines;
use crate::part::{self, Empty, Head, Progress as Bar, Section, chosen_language, in_file, load, param, query, spoken};

/// What is shown, as far as the reader may see it.
struct Found {
    agreement: Arc<Report>,
    evaluation: Arc<Evaluation>,
    progress: Option<Progress>,
    hourly: Option<String>,
    attention: Vec<AnyView>,
}

/// Progress and pay, what was found and what needs attention, systems, agreement.
#[component]
pub fn Results() -> impl IntoView {
    let study = param::<StudyId>("study");
    let language = query("language");
    view! {
        <Frame study=study.clone().ok() here="results">
            {load(async move {
                let (study, say) = (study?, spoken());
                let may_review = call::study::may(study, Action::Review).await?;
                let found = Found {
                    agreement: call::agreement(study).await?,
                    evaluation: call::evaluation(study, None).await?,
                    progress: call::progress(study).await.ok(),
                    hourly: median_hourly(study, say).await,
                    attention: attention_lines(study, call::study::attention(study).await?, may_review, say),
                };
                Ok(content(study, found, language, say))
            })}
        </Frame>
    }
}

/// The median of the workers' pay per hour, for readers who may see payments.
pub(super) async fn median_hourly(study: StudyId, say: Locale) -> Option<String> {
    let wages = call::wages(study).await.ok()?;
    wages.median_hourly().map(|hourly| say.money(&wages.money(hourly)))
}

fn content(study: StudyId, found: Found, language: Option<String>, say: Locale) -> impl IntoView + use<> {
    let left_out = left_out(&found.agreement.left_out, say);
    let is_empty = found.agreement.tables.is_empty() && found.evaluation.tables.is_empty();
    let agreement = (!found.agreement.tables.is_empty()).then(|| agreement(study, &found.agreement.tables, say));
    let languages = languages(&found);
    let chosen = chosen_language(&languages, language.as_deref());
    let is_rated = found.progress.as_ref().is_some_and(|progress| progress.total().0 > 0);
    let nothing_yet = if is_rated { say.results_older() } else { say.results_empty() };
    view! {
        <Head title=say.results_title() lead=say.results_lead() />
        {versions::shown(&found.agreement.series, say)}
        {found.progress.filter(|progress| progress.total().1 > 0).map(|progress| strip(study, &progress, found.hourly, say))}
        {left_out}
        {is_empty.then(|| view! { <Empty text=nothing_yet /> })}
        <div class="columns">
            {opening(&found.evaluation, &found.agreement, (chosen, Length::Brief), say)}
            {warnings(Detail::Pages(study), &found.agreement.tables, Some(found.attention), say)}
        </div>
        {chosen
            .filter(|chosen| are_judged(&found.evaluation, chosen))
            .map(|chosen| systems(study, &found.evaluation, (&languages, chosen), say))}
        {agreement}
    }
}

/// The languages that the page can be about: those in which systems were judged, otherwise those of any judgements.
fn languages(found: &Found) -> Vec<Language> {
    let mut languages = found.evaluation.languages();
    languages.retain(|language| are_judged(&found.evaluation, language));
    if languages.is_empty() {
        languages.extend(found.agreement.tables.iter().map(|table| table.language.clone()));
        languages.sort();
        languages.dedup();
    }
    languages
}

/// Whether systems were judged in a language.
fn are_judged(evaluation: &Evaluation, language: &Language) -> bool {
    has_panels(evaluation, language) || evaluation.preferences.iter().any(|table| table.language == *language)
}

/// The means of the systems in one language, and the way to the other languages.
fn systems(
    study: StudyId,
    evaluation: &Evaluation,
    (languages, chosen): (&[Language], &Language),
    say: Locale,
) -> impl IntoView + use<> {
    let address = |language: &Language| format!("/studies/{study}/results?language={language}");
    let links = part::languages(languages, chosen, &address, say);
    let all = format!("/studies/{study}/evaluation");
    let has_panels = has_panels(evaluation, chosen);
    let panels = has_panels.then(|| first_panels(evaluation, chosen, PANELS));
    // What is preferred is among the findings; it is drawn here where nothing else is.
    let mut preferences = evaluation.preferences.iter().filter(|table| table.language == *chosen && !has_panels);
    let preferences = preferences.next().map(|table| preferences_of(table, say));
    view! {
        <Section title=say.results_systems() id="systems">
            {links}
            {panels}
            {preferences}
            <p>
                <a href=all>{say.results_all_systems()}</a>
            </p>
        </Section>
    }
}

/// The agreement on each question as a whole, and the way to that on each of its options.
fn agreement(study: StudyId, tables: &[Agreement], say: Locale) -> impl IntoView + use<> {
    let whole: Vec<&Agreement> = tables.iter().filter(|table| !table.label.is_of_option()).collect();
    let shown = if whole.is_empty() { tables.iter().collect() } else { whole };
    let more = (shown.len() < tables.len()).then(|| {
        view! {
            <p>
                <a href=format!("/studies/{study}/agreement")>{say.results_all_agreement()}</a>
            </p>
        }
    });
    let matrix = matrix(Detail::Pages(study), &shown, say);
    view! {
        <Section title=say.agreement_title() id="agreement">
            {matrix} {more}
        </Section>
    }
}

/// How much was collected, and what it paid, with the way to each task.
pub(super) fn collection(
    study: StudyId,
    progress: &Progress,
    hourly: Option<String>,
    say: Locale,
) -> impl IntoView + use<> {
    let collected = collected(progress, hourly, say);
    view! {
        <Section title=say.results_collection() id="collection">
            {collected}
            {(!in_file())
                .then(|| {
                    view! {
                        <p>
                            <a href=format!("/studies/{study}/progress")>{say.overview_see_progress()}</a>
                        </p>
                    }
                })}
        </Section>
    }
}

/// The same in a line.
fn strip(study: StudyId, progress: &Progress, hourly: Option<String>, say: Locale) -> impl IntoView + use<> {
    view! {
        <section class="strip" id="collection" aria-label=say.results_collection()>
            {collected(progress, hourly, say)}
            <a href=format!("/studies/{study}/progress")>{say.overview_see_progress()}</a>
        </section>
    }
}

fn collected(progress: &Progress, hourly: Option<String>, say: Locale) -> impl IntoView + use<> {
    let ((counted, need), open) = (progress.total(), progress.n_open());
    let hourly = hourly.map(|hourly| {
        view! {
            <dt>{say.payments_median_hourly()}</dt>
            <dd>{hourly}</dd>
        }
    });
    view! {
        <Bar label=say.overview_submissions() done=counted of=need />
        <dl class="facts">
            <dt>{say.results_open_tasks()}</dt>
            <dd>{open.to_string()}</dd>
            {hourly}
        </dl>
    }
}

/// What waits for somebody, and what makes the results uncertain. A report (`None`) does not say what waits.
pub(super) fn warnings(
    detail: Detail,
    tables: &[Agreement],
    waiting: Option<Vec<AnyView>>,
    say: Locale,
) -> impl IntoView + use<> {
    let name = |table: &Agreement| format!("{} · {}", super::agreement::title(table, say), table.language.name());
    let low: Vec<&Agreement> = tables
        .iter()
        .filter(|table| table.main_figure().and_then(report::agreement::Figure::band) == Some(Band::Unreliable))
        .collect();
    let few: Vec<&Agreement> = tables
        .iter()
        .filter(|table| table.caveats().iter().any(|caveat| matches!(caveat, report::agreement::Caveat::Few(_))))
        .collect();
    // Many of a kind are one line: a study may have hundreds.
    let one_by_one = |found: &[&Agreement], text: &dyn Fn(&str) -> String, all: String| match found {
        [] => Vec::new(),
        found if found.len() > AT_ONCE => vec![(all, detail.all())],
        found => found.iter().map(|table| (text(&name(table)), detail.of(table))).collect(),
    };
    let n_low = say.results_low_agreement_on(low.len(), tables.len());
    let n_few = say.results_few_data_on(few.len(), tables.len());
    let mut all = alone(detail, tables, &name, say);
    all.extend(one_by_one(&low, &|table| say.results_low_agreement(table), n_low));
    all.extend(one_by_one(&few, &|table| say.results_few_data(table), n_few));
    let n = all.len();
    let line = |(text, href): (String, String)| {
        view! {
            <li>
                <a href=href>{text}</a>
            </li>
        }
    };
    let mut lines = all.into_iter().map(line);
    let first: Vec<_> = lines.by_ref().take(FIRST).collect();
    let rest: Vec<_> = lines.collect();
    let n_rest = rest.len();
    let nothing = match &waiting {
        None => Some(say.results_no_warnings()).filter(|_| n == 0),
        Some(waiting) => Some(say.overview_nothing()).filter(|_| n == 0 && waiting.is_empty()),
    };
    let nothing = nothing.map(|text| view! { <p class="muted">{text}</p> });
    let rest = (n_rest > 0).then(|| {
        view! {
            <details>
                <summary>{say.results_more_warnings(n_rest)}</summary>
                <ul>{rest}</ul>
            </details>
        }
    });
    view! {
        <Section title=say.overview_attention() id="attention">
            {nothing}
            <ul>{waiting} {first}</ul>
            {rest}
        </Section>
    }
}

/// A line for each worker who agrees with nobody, those first who do so most often, with the way to one such table.
fn alone(
    detail: Detail,
    tables: &[Agreement],
    name: &dyn Fn(&Agreement) -> String,
    say: Locale,
) -> Vec<(String, String)> {
    let mut found: BTreeMap<&str, Vec<&Agreement>> = BTreeMap::new();
    for table in tables {
        for rater in &table.alone {
            found.entry(&rater.pseudonym).or_default().push(table);
        }
    }
    let mut found: Vec<_> = found.into_iter().collect();
    found.sort_by_key(|(_, tables)| Reverse(tables.len()));
    let line = |(worker, tables): (&str, Vec<&Agreement>)| {
        let first = tables.first()?;
        let text = match tables.len() {
            1 => say.results_agrees_with_nobody(worker, name(first)),
            n => say.results_agrees_with_nobody_on(worker, n),
        };
        Some((text, detail.of(first)))
    };
    found.into_iter().filter_map(line).collect()
}

/// Panels on the first screen: a row of them.
const PANELS: usize = 3;

/// Warnings that are listed at once.
const FIRST: usize = 4;

/// Warnings of one kind that have a line each.
const AT_ONCE: usize = 3;
