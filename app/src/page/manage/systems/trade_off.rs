//! Plots of one measure of systems against another, with one mark per system.

use std::collections::BTreeSet;
use std::sync::Arc;

use leptos::prelude::*;
use report::agreement::decimal;
use report::evaluation::{Evaluation, Scores};
use report::metrics::{Metrics, SystemMetric};
use scoring::measure::Against;
use scoring::registry::{Better, Entry, find, shown};
use shared::{Language, Locale, StudyId};

use crate::chart::{Point, scatter_beside};
use crate::part::{Chart, Choice, Column, Section, Select, SubmitButton, Table, metric_title, question_name, spoken};

/// The default plots, as far as their measures are available: similarity to human rewrites against similarity to the
/// source (XFORMAL, Figure 4), and content and naturalness against style transfer intensity, both as measured by models
/// and as rated by humans (Mir et al. 2019, Figure 2).
const USUAL: [(&str, &str); 5] = [
    ("self_bleu", "bleu"),
    ("intensity", "wmd_masked"),
    ("intensity", "naturalness"),
    ("formality", "meaning"),
    ("formality", "fluency"),
];

/// The available measures of systems: automatic metrics and human judgements.
pub struct Measures {
    /// Automatic metrics.
    pub metrics: Arc<Metrics>,
    /// Human judgements.
    pub evaluation: Arc<Evaluation>,
}

/// A system with its values across and up.
type Place = (Option<f64>, Option<f64>, String);

/// The systems with both values.
fn points(places: &[Place]) -> Vec<Point> {
    let point = |(x, y, name): &Place| Some(Point { name: name.clone(), x: (*x)?, y: (*y)? });
    places.iter().filter_map(point).collect()
}

/// A measure: its key in the address and its name.
type Named = (String, String);

impl Measures {
    /// The chosen or default plots in each language; `None` with fewer than two measures.
    pub fn view(&self, study: StudyId, across: Option<String>, up: Option<String>) -> Option<impl IntoView + use<>> {
        let say = spoken();
        let names = self.names(say);
        let drawn = drawn(&names, across.zip(up));
        let (first, second) = drawn.first()?.clone();
        let choices: Vec<Choice> = names.iter().map(|(key, name)| Choice::new(key.clone(), name.clone())).collect();
        let languages = self.languages();
        let plots = drawn.iter().map(|pair| self.plots(&languages, pair, say));
        let plots = plots.collect_view();
        Some(view! {
            <Section title=say.systems_trade_off() lead=say.systems_trade_off_lead() id="trade-off">
                <form method="get" action=format!("/studies/{study}/systems#trade-off") class="form inline">
                    <Select name="x" label=say.systems_horizontal() choices=choices.clone() value=first.0 />
                    <Select name="y" label=say.systems_vertical() choices=choices value=second.0 />
                    <SubmitButton label=say.systems_draw() />
                </form>
                {plots}
            </Section>
        })
    }

    /// The measures that can be plotted.
    fn names(&self, say: Locale) -> Vec<Named> {
        let said = |metric: &&'static Entry| {
            self.metrics.languages.iter().flat_map(|table| &table.systems).any(|system| system.score(metric).is_some())
        };
        let metrics = shown().filter(said).map(|metric| (metric.to_string(), name(metric, say)));
        let questions: BTreeSet<Named> =
            self.evaluation.tables.iter().map(|table| (key(table), question(table, say))).collect();
        metrics.chain(questions).collect()
    }

    fn languages(&self) -> BTreeSet<Language> {
        let scored = self.metrics.languages.iter().map(|table| table.language.clone());
        scored.chain(self.evaluation.languages()).collect()
    }

    /// The systems of a language by either half.
    fn systems(&self, language: &Language) -> BTreeSet<String> {
        let scored = self.metrics.languages.iter().filter(|table| table.language == *language);
        let scored = scored.flat_map(|table| &table.systems).map(|found| found.system.clone());
        let judged = self.evaluation.of_language(language).flat_map(|table| &table.systems);
        scored.chain(judged.map(|found| found.system.clone())).collect()
    }

    /// The value of a measure for a system.
    fn value(&self, key: &str, language: &Language, system: &str) -> Option<f64> {
        let scored = self.metrics.languages.iter().filter(|table| table.language == *language);
        let mut scored = scored.flat_map(|table| &table.systems).filter(|found| found.system == system);
        let metric = scored.find_map(|found| found.scores.iter().find(|score| score.metric.name == key));
        let judged = || {
            let mut tables = self.evaluation.of_language(language).filter(|table| self::key(table) == key);
            tables.find_map(|table| table.systems.iter().find(|score| score.system == system)).map(|score| score.mean)
        };
        let kept =
            |score: &SystemMetric| if is_distance(score.metric) { 1.0 / (1.0 + score.value) } else { score.value };
        metric.map(kept).or_else(judged)
    }

    /// Two measures in each language, next to each other on the same axes.
    fn plots(&self, languages: &BTreeSet<Language>, pair: &(Named, Named), say: Locale) -> impl IntoView + use<> {
        let all: Vec<Point> = languages.iter().flat_map(|language| points(&self.places(language, pair))).collect();
        let plots = languages.iter().map(|language| self.plot(language, pair, &all, say)).collect_view();
        view! { <div class="panels">{plots}</div> }
    }

    /// The systems of a language with both values, as far as there are any.
    fn places(&self, language: &Language, ((x, _), (y, _)): &(Named, Named)) -> Vec<Place> {
        let systems = self.systems(language).into_iter();
        systems.map(|name| (self.value(x, language, &name), self.value(y, language, &name), name)).collect()
    }

    fn plot(
        &self,
        language: &Language,
        pair: &(Named, Named),
        all: &[Point],
        say: Locale,
    ) -> Option<impl IntoView + use<>> {
        let ((x, across), (y, up)) = pair;
        let places = self.places(language, pair);
        let points = points(&places);
        if points.is_empty() {
            return None;
        }
        let table = say.systems_plot_caption(language.name(), up, across, points.len());
        let caption = finding(&points, language, (across.as_str(), up.as_str()), say).unwrap_or_else(|| table.clone());
        let columns = vec![Column::text(say.system()), Column::number(across), Column::number(up)];
        let rows = places.iter().map(|(x, y, name)| {
            view! {
                <tr>
                    <th scope="row">{name.clone()}</th>
                    {cell(*x, say)}
                    {cell(*y, say)}
                </tr>
            }
        });
        let rows = rows.collect_view();
        let file = format!("{}-{}-{language}", x.replace(':', "-"), y.replace(':', "-"));
        Some(view! {
            <Chart drawn=scatter_beside(&points, all, across, up) caption=caption file=file>
                <Table caption=table columns=columns sortable=true>
                    {rows}
                </Table>
            </Chart>
        })
    }
}

/// Which systems have the highest values. A scale has no good end, so this is all that can be said.
fn finding(points: &[Point], language: &Language, (across, up): (&str, &str), say: Locale) -> Option<String> {
    let first = points.iter().max_by(|a, b| a.y.total_cmp(&b.y)).filter(|_| points.len() > 1)?;
    let second = points.iter().max_by(|a, b| a.x.total_cmp(&b.x))?;
    let language = language.name();
    Some(if first.name == second.name {
        say.systems_plot_one(language, &first.name)
    } else {
        say.systems_plot_two(language, &first.name, up, &second.name, across)
    })
}

/// Whether a metric's axis is inverted, so that up is good: it then shows the content that is kept, not the content
/// that is lost.
fn is_distance(metric: &Entry) -> bool {
    metric.better == Better::Lower && metric.against == Against::Source
}

fn name(metric: &Entry, say: Locale) -> String {
    let title = metric_title(metric, say);
    if is_distance(metric) { format!("1 / (1 + {title})") } else { title.to_owned() }
}

fn cell(value: Option<f64>, say: Locale) -> impl IntoView {
    view! {
        <td class="number" data-sort=value.map(|value| value.to_string())>
            {value.map_or_else(|| say.systems_not_measured().to_owned(), decimal)}
        </td>
    }
}

/// The chosen pair, otherwise the available default pairs, otherwise the first two measures.
fn drawn(names: &[Named], chosen: Option<(String, String)>) -> Vec<(Named, Named)> {
    let known = |wanted: &str| {
        // Any name of a metric is understood.
        let wanted = find(wanted).map_or(wanted, |metric| metric.name);
        let asked = format!(":{wanted}");
        names.iter().find(|(key, _)| key == wanted || key.starts_with("judged:") && key.ends_with(&asked)).cloned()
    };
    let pair = |x: &str, y: &str| known(x).zip(known(y));
    if let Some(pair) = chosen.and_then(|(x, y)| pair(&x, &y)) {
        return vec![pair];
    }
    let usual: Vec<(Named, Named)> = USUAL.iter().filter_map(|(x, y)| pair(x, y)).collect();
    match names {
        [first, second, ..] if usual.is_empty() => vec![(first.clone(), second.clone())],
        _ => usual,
    }
}

/// The key of a rated question in the address.
fn key(table: &Scores) -> String {
    format!("judged:{}:{}", table.preset, table.question)
}

/// The name of a rated question.
fn question(table: &Scores, say: Locale) -> String {
    let question = question_name(&table.label, say);
    if table.is_rank { say.systems_ranked(question) } else { say.systems_rated(question) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(keys: &[&str]) -> Vec<Named> {
        keys.iter().map(|key| ((*key).to_owned(), key.to_uppercase())).collect()
    }

    #[test]
    fn what_is_chosen_is_drawn_and_the_usual_where_nothing_known_is() {
        let names = named(&[
            "bleu",
            "led",
            "self_bleu",
            "judged:xformal/formality:formality",
            "judged:xformal/meaning:meaning",
        ]);
        let keys = |chosen: Option<(&str, &str)>| -> Vec<(String, String)> {
            let chosen = chosen.map(|(x, y)| (x.to_owned(), y.to_owned()));
            drawn(&names, chosen).into_iter().map(|(x, y)| (x.0, y.0)).collect()
        };
        let pair = |x: &str, y: &str| (x.to_owned(), y.to_owned());
        assert_eq!(
            keys(Some(("led", "judged:xformal/meaning:meaning"))),
            [pair("led", "judged:xformal/meaning:meaning")]
        );
        let usual =
            [pair("self_bleu", "bleu"), pair("judged:xformal/formality:formality", "judged:xformal/meaning:meaning")];
        assert_eq!(keys(None), usual);
        assert_eq!(keys(Some(("led", "nonsense"))), usual);
        assert_eq!(
            keys(Some(("led", "self-bleu"))),
            [pair("led", "self_bleu")],
            "the command line's name is understood"
        );
        assert_eq!(drawn(&named(&["led", "ter"]), None)[0].1.0, "ter");
        assert_eq!(drawn(&named(&["led"]), None), []);
    }
}
