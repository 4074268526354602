//! The sections of a statement, with one function each.

use std::collections::{BTreeMap, BTreeSet};

use engine::design::task::{TaskVersion, title_of};
use shared::{
    Example, Gate, GateRule, Language, Locale, Localised, Money, Question, QuestionType as _, ScalePoint, TaskState,
};

use super::{Facts, Named, Quote, Section};
use crate::wages::{Wage, median_hourly};
use crate::{
    agreement::Found,
    grid::{Cell, Grid},
    paper::{Paper, gate_of},
};

/// Milliseconds of an hour.
const HOUR_MS: f64 = 3_600_000.0;

/// The statistics that summarise a table of agreement: the first of these that it has.
const HEADLINES: [&str; 4] = ["krippendorff_ordinal", "krippendorff_nominal", "simulated_kendall", "span_f1"];

fn section(title: &str) -> Section {
    Section { title: title.to_owned(), ..Section::default() }
}

impl Facts {
    /// One of the papers' tables with a different caption.
    fn table(&self, key: &str, caption: &str) -> Option<Named> {
        let table = self.tables.iter().find(|table| table.key == key)?;
        Some(Named { caption: caption.to_owned(), grid: table.grid.clone() })
    }

    fn published(&self) -> impl Iterator<Item = &TaskVersion> {
        self.versions.iter().filter(|version| version.state != TaskState::Draft)
    }

    pub(super) fn curation(&self) -> Section {
        let mut systems: BTreeMap<(&Language, &str), usize> = BTreeMap::new();
        for output in &self.written {
            *systems.entry((&output.language, &output.system)).or_default() += 1;
        }
        let rows = systems
            .into_iter()
            .map(|((language, system), n)| vec![Cell::text(language.name()), Cell::text(system), Cell::count(n)]);
        let outputs = Grid::default()
            .columns(&["Language", "System"], ["Texts made from sources"])
            .rows(rows, "no texts have been made from the sources yet");
        let mut paragraphs = vec![
            "The sources were imported. How they were chosen before is not recorded in the study: say here from which collection, and why.".to_owned(),
        ];
        let mut tables = Vec::new();
        // The rules are those of one paper, so they say something only about a study that follows it.
        if self.published().any(|version| Paper::Xformal.has_preset(&version.definition.preset)) {
            paragraphs.push("The rules below are those of XFORMAL, applied to the sources as they are in the study; a step that takes nothing away was taken before the import, or was not needed.".to_owned());
            tables.extend(self.table("xformal-t2", "Texts left after each step of curation"));
        }
        tables.push(Named { caption: "Texts made from the sources".to_owned(), grid: outputs });
        Section { paragraphs, tables, ..section("Curation rationale") }
    }

    pub(super) fn languages(&self) -> Section {
        let rows = self.study.languages.iter().map(|language| {
            vec![Cell::text(language.as_str()), Cell::text(language.name()), Cell::text(language.direction().as_str())]
        });
        let grid =
            Grid::default().columns(&["BCP 47 tag"], ["Name", "Direction"]).rows(rows, "the study has no language");
        Section {
            paragraphs: vec![
                "Who wrote the sources, where and when, is not recorded in the study: say here what is known of them."
                    .to_owned(),
            ],
            tables: vec![Named { caption: "Languages of the texts".to_owned(), grid }],
            ..section("Language variety and speakers")
        }
    }

    pub(super) fn annotators(&self) -> Section {
        let is_used = |gate: Gate| self.published().any(|version| version.definition.gates.contains(&gate));
        let asks = is_used(Gate::Location);
        let of = |language: &Language| {
            let own = self.rules.iter().filter(|rule| rule.language == *language);
            let countries = own.clone().find_map(|stored| match &stored.rule {
                // A rule that no task requires has not excluded any worker.
                GateRule::Location(rule) if asks => Some(rule.countries.clone()),
                _ => None,
            });
            let where_from = match countries {
                None => "workers of this language were not asked where they are".to_owned(),
                Some(all) if all.is_empty() => "any country".to_owned(),
                Some(all) => format!("in {}", Locale::En.country_list(&all)),
            };
            format!("{}: {where_from}.", language.name())
        };
        let languages = self.study.languages.iter().filter(|_| asks);
        let mut paragraphs: Vec<String> = languages.map(of).collect();
        paragraphs
            .push("Age, gender, education and first language of the workers are not recorded in the study.".to_owned());
        let mut tables: Vec<Named> =
            self.table("xformal-t3", "Workers left after each qualification step").into_iter().collect();
        for table in &mut tables {
            table.grid.rows.retain(|row| gate_of(row).is_none_or(is_used));
        }
        tables.retain(|table| !table.grid.rows.is_empty());
        Section { paragraphs, tables, ..section("Annotators") }
    }

    pub(super) fn guidelines(&self) -> Section {
        let published: Vec<_> = self.published().collect();
        let mut quotes = Vec::new();
        for version in &published {
            let definition = &version.definition;
            for (language, text) in &definition.instructions.0 {
                let title = definition.title.get(language);
                let caption = format!("{title}, version {}, {}", version.number, language.name());
                let text = format!("{text}{}", asked(&definition.questions, language));
                quotes.push(Quote { caption, language: language.clone(), text });
            }
        }
        let rows = published.iter().map(|version| {
            let definition = &version.definition;
            vec![
                Cell::text(title_of(&self.versions, version.task_id).0),
                Cell::count(version.number),
                Cell::text(&definition.preset),
                Cell::text(definition.subject.as_str()),
                Cell::count(definition.need),
                Cell::text(version.published_at.map(shared::Time::date).unwrap_or_default()),
                Cell::text(version.hash.get(..12).unwrap_or_default()),
            ]
        });
        let grid = Grid::default()
            .columns(
                &["Task", "Version"],
                ["Preset", "Shows", "Judgements per HIT", "Published", "SHA-256, first 12 digits"],
            )
            .rows(rows, "no task has been published yet");
        let tables = vec![Named { caption: "Versions of the tasks".to_owned(), grid }];
        let paragraphs = vec!["Workers see texts without the names of systems and in random order. The texts below are what they read before they answered, word for word.".to_owned()];
        Section { paragraphs, tables, quotes, ..section("Annotation guidelines") }
    }

    pub(super) fn pay(&self) -> Section {
        let settings = &self.study.settings;
        let money = |minor: i64| Money::new(minor, settings.currency.clone()).to_string();
        let languages: BTreeSet<&Language> = self.wages.iter().map(|wage| &wage.language).collect();
        let rows = languages.into_iter().map(|language| {
            let own: Vec<&Wage> = self.wages.iter().filter(|wage| wage.language == *language).collect();
            let hours = own.iter().map(|wage| wage.active_ms as f64).sum::<f64>() / HOUR_MS;
            let earned = own.iter().map(|wage| wage.granted + wage.waiting).sum::<i64>();
            let submissions = own.iter().map(|wage| wage.submissions).sum::<i64>();
            let hourly = median_hourly(own.iter().copied());
            vec![
                Cell::text(language.name()),
                Cell::count(own.len()),
                Cell::count(submissions),
                Cell::number(hours, 1),
                Cell::text(money(earned)),
                hourly
                    .map_or_else(|| Cell::empty("nobody has worked for a minute"), |hourly| Cell::text(money(hourly))),
            ]
        });
        let columns = ["Workers", "Submissions", "Hours worked", "Earned", "Median earned per hour"];
        let grid = Grid::default().columns(&["Language"], columns).rows(rows, "nobody has submitted anything yet");
        let target = format!(
            "The target wage is {} per hour. Earned is what was approved or waits for approval, bonuses included.",
            money(settings.target_hourly)
        );
        let tables = vec![Named { caption: "What the work paid".to_owned(), grid }];
        Section { paragraphs: vec![target], tables, ..section("Compensation") }
    }

    pub(super) fn agreement(&self) -> Section {
        let rows = self.agreement.tables.iter().map(|table| {
            let headline = HEADLINES.iter().find_map(|key| table.figure(key));
            let value = match headline.map(|figure| &figure.found) {
                Some(Found::Value(value)) => Cell::number(value.value, 3).interval(value.interval),
                Some(Found::Undefined { undefined }) => Cell::empty(undefined.to_string()),
                None => Cell::empty("no statistic applies"),
            };
            vec![
                Cell::text(&table.task_title),
                Cell::text(&table.question),
                Cell::text(table.language.name()),
                Cell::text(headline.map_or("none", |figure| figure.statistic.name)),
                value,
                Cell::count(table.n_items),
                Cell::count(table.n_raters),
                Cell::count(table.n_ratings),
                Cell::number(table.coverage, 3),
            ]
        });
        let columns = ["Statistic", "Value", "Texts", "People", "Judgements", "Coverage"];
        let grid = Grid::default()
            .columns(&["Task", "Question", "Language"], columns)
            .rows(rows, "nothing has been judged yet");
        let mut paragraphs = vec!["One statistic a question with its 95 % interval; the agreement report of the study has all of them with their methods.".to_owned()];
        paragraphs.extend(engine::crowd::answers::shown_in_words(&self.agreement.series, Locale::En));
        paragraphs.extend(engine::crowd::known::left_out_sentence(&self.agreement.left_out, Locale::En));
        Section {
            paragraphs,
            tables: vec![Named { caption: "Agreement of annotators".to_owned(), grid }],
            ..section("Annotator agreement")
        }
    }

    pub(super) fn provenance(&self) -> Section {
        let models = self.study.settings.models.iter().flat_map(|(language, models)| {
            models.iter().map(move |(kind, file)| {
                vec![
                    Cell::text(language.name()),
                    Cell::text(kind.as_str()),
                    Cell::text(&file.file),
                    Cell::text(&file.sha256),
                ]
            })
        });
        let grid = Grid::default()
            .columns(&["Language", "Model"], ["File", "SHA-256"])
            .rows(models, "the settings name no models");
        let facts = format!(
            "Study {}, opened on {}, {}. Seed of samples, orders, intervals and simulations: {}.",
            self.study.id,
            self.study.created_at.date(),
            self.study.state,
            self.study.seed
        );
        let paragraphs = vec![
            facts,
            "The export of the study carries a manifest with the rows and the SHA-256 of every file.".to_owned(),
        ];
        let has_models = self.study.settings.models.values().any(|models| !models.is_empty());
        let models = has_models.then(|| Named { caption: "Models that score texts".to_owned(), grid });
        let tables = models.into_iter().collect();
        Section { paragraphs, tables, ..section("Provenance") }
    }
}

/// The questions as a reader of this language sees them: what is asked, what the answers are called, and the examples next
/// to a scale.
fn asked(questions: &[Question], language: &Language) -> String {
    let of = |question: &Question| {
        let kind = &question.kind;
        let named = |(answer, label): (&str, &Localised)| {
            let label = label.get(language);
            (!label.is_empty()).then(|| format!("\n- **{answer}** {label}"))
        };
        let answers = kind.answers().unwrap_or_default();
        let answers = answers.iter().filter_map(|answer| Some((answer.as_str(), kind.label(answer)?)));
        let spans = kind.as_spans().into_iter().flat_map(|spans| &spans.labels);
        let spans = spans.map(|label| (label.key.as_str(), &label.label));
        let labels: String = answers.chain(spans).filter_map(named).collect();
        let points = kind.as_scale().into_iter().flat_map(|scale| &scale.points);
        let examples: String = points.flat_map(|point| of_point(point, language)).collect();
        let lines: String =
            [labels, examples].into_iter().filter(|lines| !lines.is_empty()).collect::<Vec<_>>().join("\n");
        format!("\n\n{}\n{lines}", question.prompt.get(language))
    };
    questions.iter().map(of).collect()
}

/// The examples of a point of a scale, a line each.
fn of_point<'a>(point: &'a ScalePoint, language: &Language) -> impl Iterator<Item = String> + use<'a> {
    let line = |example: &Example| format!("\n- **{}** {}", point.value, example.texts().join(" > "));
    point.examples.get(language).iter().map(line)
}
