//! An item of a file with its answers, as rows of a study.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use formats::Group;
use formats::model::{Answer, Item, Status, Value};
use formats::report::Losses;
use scoring::text::nfc;
use shared::{
    Approval, BatchId, Language, Output, OutputId, Source, SourceId, StudyId, Subject, SystemId, TaskId, TaskVersionId,
    Time, WorkerId,
};
use store::elsewhere::{Answer as Row, Hit, Within, Work};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

use super::about::{About, source_key, source_text};
use super::design::Planned;
use super::given::Given;
use super::ids::Ids;
use super::survey::{self, Survey, clean, language_of, lose};

/// Characters of the name of a text that are kept as they are.
const NAME: usize = 200;
/// The longest time of work that is believed, in seconds.
const LONGEST: f64 = 7.0 * 86_400.0;

/// Rows that are written together.
#[derive(Debug, Default)]
pub(super) struct Rows {
    /// Sources.
    pub sources: Vec<Source>,
    /// Outputs.
    pub outputs: Vec<Output>,
    /// Hits.
    pub hits: Vec<Hit>,
    /// Submissions.
    pub work: Vec<Work>,
    /// Values.
    pub answers: Vec<Row>,
}

impl Rows {
    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.sources.len() + self.outputs.len() + self.hits.len() + self.work.len() + self.answers.len()
    }
}

/// Turns groups into rows.
#[derive(Debug)]
pub(super) struct Writer {
    /// The study.
    pub study: StudyId,
    /// Its ids.
    pub ids: Ids,
    /// The time of answers without one.
    pub now: Time,
    /// What was found.
    pub survey: Survey,
    /// The tasks.
    pub tasks: Vec<Planned>,
    /// The language of the import, if it has one for all texts.
    pub given: Option<Language>,
    /// The language of texts of which the file names none.
    pub default: Language,
    /// Whether models count as raters.
    pub with_models: bool,
    /// The numbers of the sources, by language and name.
    pub sources: HashMap<Uuid, i64>,
    /// The outputs that were written.
    pub outputs: HashSet<Uuid>,
    /// What was lost.
    pub losses: Losses,
    /// How many values became answers.
    pub n_answers: u64,
}

/// The answers of one hit.
#[derive(Debug, Default)]
struct Piece<'a> {
    about: Option<About>,
    /// By rater, in the order of the file.
    by: BTreeMap<&'a str, Vec<&'a Answer>>,
}

impl Writer {
    /// The id of a task.
    pub(super) fn task(&self, subject: Subject) -> TaskId {
        self.ids.id("task", &[subject.as_str()])
    }

    /// The id of the only version of a task.
    pub(super) fn version(&self, subject: Subject) -> TaskVersionId {
        self.ids.id("version", &[subject.as_str()])
    }

    /// The id of the batch of a task in a language.
    pub(super) fn batch(&self, subject: Subject, language: &Language) -> BatchId {
        self.ids.id("batch", &[subject.as_str(), language.as_str()])
    }

    /// The id of a system.
    pub(super) fn system(&self, name: &str) -> SystemId {
        self.ids.id("system", &[name])
    }

    /// The id of a rater as a worker.
    pub(super) fn worker(&self, name: &str) -> WorkerId {
        self.ids.id("worker", &[name])
    }

    /// The language of an answer.
    pub(super) fn language(&self, item: &Item, answer: &Answer) -> Language {
        language_of(item, answer, self.given.as_ref()).unwrap_or_else(|| self.default.clone())
    }

    /// Adds the rows of an item and of the answers about it.
    pub(super) fn add(&mut self, group: &Group, is_model: impl Fn(&str) -> bool, rows: &mut Rows) {
        let mut pieces: BTreeMap<(usize, Vec<String>, Language), Piece<'_>> = BTreeMap::new();
        for answer in &group.answers {
            if let Some(what) = left_out(answer, !self.with_models && is_model(&answer.rater)) {
                lose(&mut self.losses, what, answer);
                continue;
            }
            let about = About::of(&group.item, answer);
            let systems = about.outputs.iter().map(|(system, _)| system.clone()).collect();
            let language = self.language(&group.item, answer);
            let piece = pieces.entry((survey::shown(about.subject), systems, language)).or_default();
            piece.about.get_or_insert(about);
            piece.by.entry(&answer.rater).or_default().push(answer);
        }
        if pieces.is_empty() && !group.item.id.is_empty() {
            let nobody = Answer::new(None, "", "", Value::Choices(Vec::new()));
            let language = self.language(&group.item, &nobody);
            if self.survey.languages.contains(&language) {
                let (source, _) = self.source(&group.item, &language, rows);
                self.outputs_of(&group.item, source, rows);
            } else {
                self.losses.add("text in a language in which nobody judged any", &group.item.id.as_str());
            }
            return;
        }
        for ((_, _, language), piece) in pieces {
            if let Some(about) = &piece.about {
                self.piece(&group.item, about, &language, &piece.by, rows);
            }
        }
    }

    /// The source of an item, and its number.
    fn source(&mut self, item: &Item, language: &Language, rows: &mut Rows) -> (SourceId, i64) {
        let key = source_key(item);
        let id: Uuid = self.ids.id("source", &[language.as_str(), &key]);
        let next = i64::try_from(self.sources.len()).unwrap_or(i64::MAX).saturating_add(1);
        let known = self.sources.get(&id).copied();
        let position = known.unwrap_or(next);
        if known.is_none() {
            self.sources.insert(id, position);
            // Items of several systems share a source that has no name of its own.
            let named = if key == source_text(item) && key != item.id { &item.id } else { &key };
            let meta = item.metadata.iter().map(|(name, value)| (clean(name), clean(value).into()));
            rows.sources.push(Source {
                id: SourceId(id),
                study_id: self.study,
                language: language.clone(),
                text: nfc(&clean(source_text(item))),
                external_id: short(&clean(named)),
                meta: serde_json::Value::Object(meta.collect()),
                position,
                curation: "imported".to_owned(),
            });
        }
        (SourceId(id), position)
    }

    /// The outputs of an item about which nobody answered.
    fn outputs_of(&mut self, item: &Item, source: SourceId, rows: &mut Rows) {
        let own = item.system.iter().zip(&item.text).map(|(system, text)| (system.clone(), text.clone()));
        let others = item.outputs.iter().map(|output| (output.system.clone(), output.text.clone()));
        let outputs: Vec<(String, String)> = own.chain(others).collect();
        for (system, text) in outputs {
            if self.survey.systems.contains(&system) {
                self.output(item, source, (&system, &text), rows);
            }
        }
    }

    fn output(&mut self, item: &Item, source: SourceId, (system, text): (&str, &str), rows: &mut Rows) -> OutputId {
        let id: Uuid = self.ids.id("output", &[&source.to_string(), system, &item.id]);
        if self.outputs.insert(id) {
            let system = self.system(system);
            rows.outputs.push(Output {
                id: OutputId(id),
                study_id: self.study,
                source_id: source,
                system_id: system,
                text: nfc(&clean(text)),
                author_id: None,
                created_at: self.now,
            });
        }
        OutputId(id)
    }

    fn piece(
        &mut self,
        item: &Item,
        about: &About,
        language: &Language,
        by: &BTreeMap<&str, Vec<&Answer>>,
        rows: &mut Rows,
    ) {
        let Some(place) = self.tasks.iter().position(|task| task.subject == about.subject) else { return };
        let (source, position) = self.source(item, language, rows);
        let outputs: BTreeMap<String, OutputId> = about
            .outputs
            .iter()
            .map(|(system, text)| (system.clone(), self.output(item, source, (system, text), rows)))
            .collect();
        let subject = about.subject;
        let within = Within {
            study: self.study,
            task: self.task(subject),
            version: self.version(subject),
            batch: self.batch(subject, language),
        };
        let mut names = vec![subject.as_str(), language.as_str(), item.id.as_str()];
        names.extend(outputs.keys().map(String::as_str));
        let name = names.join("\u{1f}");
        let (hit, shown) = (self.ids.id("hit", &[&name]), self.ids.id("item", &[&name]));
        let mut done = 0;
        for (rater, answers) in by {
            let worker = self.worker(rater);
            let assignment = self.ids.id("assignment", &[&name, rater]);
            let before = rows.answers.len();
            let task = &self.tasks[place];
            let mut given = Given { task, about, item, outputs: &outputs, losses: &mut self.losses };
            let values = given.values(answers);
            let at = answers.iter().find_map(|answer| time_of(answer)).unwrap_or(self.now);
            for (question, values) in values {
                for value in values {
                    let of = value.output.map(|output| output.to_string()).unwrap_or_default();
                    // The output that an answer about one text is about.
                    let only = if outputs.len() == 1 { outputs.values().next().copied() } else { None };
                    rows.answers.push(Row {
                        within,
                        id: self.ids.id("answer", &[&name, rater, &question, &of]),
                        assignment,
                        worker,
                        item: shown,
                        source,
                        output: value.output.or(only),
                        question: question.clone(),
                        number: value.number,
                        places: value.places,
                        text: value.text,
                        at,
                    });
                }
            }
            let n = rows.answers.len() - before;
            if n == 0 {
                continue;
            }
            self.n_answers += n as u64;
            done += 1;
            let rejected = answers.iter().find(|answer| answer.status == Status::Rejected);
            rows.work.push(Work {
                within,
                id: assignment,
                submission: self.ids.id("submission", &[&name, rater]),
                hit,
                worker,
                language: language.clone(),
                approval: if rejected.is_some() { Approval::Rejected } else { Approval::Approved },
                reason: rejected.map(|answer| clean(answer.note.as_deref().unwrap_or_default())),
                at,
                active_ms: answers.iter().find_map(|answer| answer.seconds).map_or(0, milliseconds),
            });
        }
        if done > 0 {
            let outputs = outputs.into_values().collect();
            rows.hits.push(Hit {
                within,
                id: hit,
                item: shown,
                language: language.clone(),
                position,
                done,
                source,
                outputs,
            });
        }
    }
}

/// Why an answer is not imported.
fn left_out(answer: &Answer, is_model: bool) -> Option<&'static str> {
    match &answer.value {
        _ if answer.status == Status::Attention => Some("attention check"),
        _ if is_model => Some("answer of a model"),
        Value::Number(number) if survey::decimal(*number).is_none() => Some("number beyond 1,000,000,000"),
        Value::Ranking(groups) => {
            let all: Vec<&String> = groups.iter().flatten().collect();
            match all.iter().collect::<BTreeSet<_>>().len() {
                0 | 1 => Some("ranking of fewer than two systems"),
                n if n < all.len() => Some("ranking that names a system twice"),
                _ => None,
            }
        }
        Value::Number(_) | Value::Choices(_) | Value::Spans(_) if answer.pair.is_some() => {
            Some("answer about two systems that is no preference")
        }
        _ if answer.pair.as_ref().is_some_and(|[left, right]| left == right) => {
            Some("comparison of a system with itself")
        }
        _ => None,
    }
}

/// Takes note of a group, in the first reading.
///
/// # Errors
/// There is more of something than a study can have.
pub(super) fn survey_group(
    survey: &mut Survey,
    group: &Group,
    language: impl Fn(&Item, &Answer) -> Language,
    is_model: impl Fn(&str) -> bool,
) -> Result<(), formats::Error> {
    for answer in &group.answers {
        if left_out(answer, is_model(&answer.rater)).is_none() {
            survey.add(&group.item, answer, &language(&group.item, answer))?;
        }
    }
    Ok(())
}

fn time_of(answer: &Answer) -> Option<Time> {
    let at = OffsetDateTime::parse(answer.at.as_deref()?, &Rfc3339).ok()?;
    i64::try_from(at.unix_timestamp_nanos() / 1_000).ok().map(Time)
}

#[expect(clippy::cast_possible_truncation, reason = "at most a week")]
fn milliseconds(seconds: f64) -> i64 {
    (seconds.clamp(0.0, LONGEST) * 1_000.0) as i64
}

/// A name that is not longer than others; what is cut off stays in a hash.
fn short(name: &str) -> String {
    use sha2::Digest as _;
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    let hash = hex::encode(&sha2::Sha256::digest(name.as_bytes())[..8]);
    format!("{}…{hash}", name.chars().take(NAME).collect::<String>())
}
