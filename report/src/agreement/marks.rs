//! Agreement of raters on the spans that they mark: on the marked positions, and on where spans begin and end.

use std::collections::{BTreeMap, BTreeSet};

use ::agreement::{
    span::{Annotation, Span},
    statistic::{Answers, Of, Statistic, shown_for},
};
use engine::{
    Result, Tx,
    crowd::answers::{VersionUsed, questions},
    design::task::{TaskVersion, title_of},
};
use sha2::{Digest, Sha256};
use shared::{About, Language, Marked, Question, QuestionType as _, StudyId, TaskId, TextOf};
use store::counted::{AnswersTo, Marking};

use super::{
    measure::{figure, of_estimate, options, plan},
    remembered,
    report::Agreement,
};
use crate::label::Label;

/// All spans that were marked for one question of one task in one language.
pub(super) struct Marks {
    pub(super) task: TaskId,
    pub(super) question: String,
    of: TextOf,
    pub(super) language: Language,
    pub(super) rows: Vec<Marking>,
}

/// The questions for which people mark a text that others mark, too, in the order of the tasks.
pub(super) fn marked(versions: &[TaskVersion]) -> Vec<(TaskId, &Question, TextOf)> {
    // Where each person marks a text of their own, no text is marked by two people.
    let marked = |(task, question): (TaskId, &'_ Question)| match question.kind.about() {
        About::Marked(of @ (TextOf::Source | TextOf::Output)) => Some((task, of)),
        _ => None,
    };
    questions(versions)
        .filter_map(|(task, question)| marked((task, question)).map(|(task, of)| (task, question, of)))
        .collect()
}

/// Reads what was marked for a question under these versions, by language.
pub(super) async fn marks(
    tx: &mut Tx,
    (study, task, question): (StudyId, TaskId, &Question),
    of: TextOf,
    (versions, rejected): (&[TaskVersion], bool),
) -> Result<Vec<Marks>> {
    let mut languages: BTreeMap<Language, Vec<Marking>> = BTreeMap::new();
    let marks = tx.counted_marks(AnswersTo { study, task, question: &question.key }, rejected).await?;
    for marking in marks.into_iter().filter(|one| versions.iter().any(|own| own.id == one.row.version_id)) {
        languages.entry(marking.language.clone()).or_default().push(marking);
    }
    let question = question.key.clone();
    let table = |(language, rows)| Marks { task, question: question.clone(), of, language, rows };
    Ok(languages.into_iter().map(table).collect())
}

impl Marks {
    /// Each rater's spans in each text.
    fn annotations(&self) -> Vec<Annotation> {
        let annotation = |marking: &Marking| {
            let text = match self.of {
                TextOf::Source => &marking.source_text,
                TextOf::Output | TextOf::Answer => marking.output_text.as_ref().unwrap_or(&marking.source_text),
            };
            let item = match self.of {
                TextOf::Source => marking.row.source_id.0,
                TextOf::Output | TextOf::Answer => {
                    marking.row.output_id.map_or(marking.row.source_id.0, |output| output.0)
                }
            };
            let span = |span: shared::Span| Span { start: span.start, end: span.end, label: span.label };
            Annotation {
                item: item.to_string(),
                rater: marking.row.worker_id.to_string(),
                length: text.chars().count(),
                spans: Marked::of_stored(text, &marking.text).spans.into_iter().map(span).collect(),
            }
        };
        let mut all: Vec<Annotation> = self.rows.iter().map(annotation).collect();
        all.sort_by(|a, b| (&a.item, &a.rater).cmp(&(&b.item, &b.rater)));
        all
    }

    /// The statistics, or the earlier result for exactly these spans.
    pub(super) fn measured(&self, versions: &[TaskVersion], seed: u64) -> Agreement {
        let used = versions.iter().filter(|version| self.rows.iter().any(|one| one.row.version_id == version.id));
        let used: Vec<VersionUsed> =
            used.map(|version| VersionUsed { number: version.number, hash: version.hash.clone() }).collect();
        let annotations = self.annotations();
        let config = self.config(&annotations, &used, &options(seed));
        let (task_title, preset) = title_of(versions, self.task);
        let found = remembered(config.clone(), || self.measure(&annotations, used, config, seed));
        Agreement { task_title, preset, ..found }
    }

    fn measure(&self, annotations: &[Annotation], versions: Vec<VersionUsed>, config: String, seed: u64) -> Agreement {
        let plan = plan(seed);
        let computed = |statistic: &'static Statistic| match statistic.of {
            Of::Marks(compute) => Some(figure(statistic, compute(annotations, &plan).map(of_estimate))),
            Of::Ratings(_) | Of::Simulated(_) => None,
        };
        let items: BTreeSet<&str> = annotations.iter().map(|one| one.item.as_str()).collect();
        let raters: BTreeSet<&str> = annotations.iter().map(|one| one.rater.as_str()).collect();
        let of_item = annotations.chunk_by(|a, b| a.item == b.item).map(<[Annotation]>::len);
        let cells = items.len() * raters.len();
        Agreement {
            task: self.task,
            task_title: String::new(),
            preset: String::new(),
            question: self.question.clone(),
            label: Label::default(),
            language: self.language.clone(),
            n_items: items.len(),
            n_raters: raters.len(),
            n_ratings: annotations.len(),
            n_pairs: of_item.map(|n| n * (n - 1) / 2).sum(),
            n_skipped: 0,
            coverage: if cells == 0 { 0.0 } else { annotations.len() as f64 / cells as f64 },
            figures: shown_for(Answers::Marks).filter_map(computed).collect(),
            alone: Vec::new(),
            baselines: Vec::new(),
            config,
            versions,
        }
    }

    /// SHA-256 of everything that the numbers depend on: versions, options and the spans themselves.
    fn config(&self, annotations: &[Annotation], versions: &[VersionUsed], options: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{}\n{}\n{}\n{options}\n", self.task, self.question, self.language));
        for version in versions {
            hash.update(format!("{} {}\n", version.number, version.hash));
        }
        for Annotation { item, rater, length, spans } in annotations {
            hash.update(format!("{item}\t{rater}\t{length}\t{spans:?}\n"));
        }
        hex::encode(hash.finalize())
    }
}
