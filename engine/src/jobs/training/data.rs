//! The training data: ratings of texts or rewrites, in a fixed order.

use sha2::{Digest as _, Sha256};
use shared::{
    About, Action, Actor, Language, Level, ModelKind, Problem, QuestionType as _, StudyId, TaskId, digits_to_f64,
    pseudonym, refusal,
};
use store::training::{Pair, Rated};
use tabular::csv::Writer;

use super::split::{self, Sides};
use crate::{Engine, Result, Tx, access::Permit as _, design::task::TaskVersion, texts::neural::Example};

/// Examples for training and held-out examples.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Data {
    pub training: Vec<Example>,
    pub held_out: Vec<Example>,
}

impl Data {
    fn from_sides((training, held_out): Sides) -> Self {
        Self { training, held_out }
    }

    pub(super) fn n_examples(&self) -> i64 {
        i64::try_from(self.training.len()).unwrap_or(i64::MAX)
    }

    pub(super) fn n_held_out(&self) -> i64 {
        i64::try_from(self.held_out.len()).unwrap_or(i64::MAX)
    }

    /// SHA-256 of all examples, in hexadecimal.
    pub(super) fn sha256(&self) -> String {
        let mut digest = Sha256::new();
        for (side, examples) in [("training", &self.training), ("held out", &self.held_out)] {
            for piece in [side, &examples.len().to_string()] {
                digest.update((piece.len() as u64).to_le_bytes());
                digest.update(piece);
            }
            for Example { text, value, of } in examples {
                for piece in [text, of] {
                    digest.update((piece.len() as u64).to_le_bytes());
                    digest.update(piece);
                }
                digest.update(value.to_le_bytes());
            }
        }
        hex::encode(digest.finalize())
    }

    /// Refuses data that is too little to learn from.
    pub(super) fn check(&self, kind: ModelKind) -> Result<(), Problem> {
        let refused = match (kind, self.training.is_empty(), self.held_out.is_empty()) {
            (_, false, false) => return Ok(()),
            (ModelKind::Rating, true, true) => ("task", refusal::no_ratings_yet()),
            (ModelKind::Rating, ..) => ("task", refusal::ratings_of_one_worker()),
            (_, true, true) => ("kind", refusal::no_rewrites_yet()),
            _ => ("kind", refusal::rewrites_of_one_source()),
        };
        Err(Problem::invalid(refused.0, refused.1))
    }
}

/// The question whose numbers are the ratings: the first scale or slider of the task's latest version.
pub(super) fn scale(versions: &[TaskVersion], task: TaskId) -> Option<&str> {
    let version = versions.iter().rfind(|version| version.task_id == task && version.published_at.is_some())?;
    let mut questions = version.definition.questions.iter();
    questions
        .find(|question| {
            matches!(question.kind.level(), Level::Ordinal | Level::Interval) && question.kind.about() == About::Output
        })
        .map(|question| question.key.as_str())
}

/// The examples for a kind of model.
pub(super) async fn examples(
    tx: &mut Tx,
    study: StudyId,
    kind: ModelKind,
    language: &Language,
    task: Option<TaskId>,
) -> Result<Data> {
    let seed = tx.study(study).await?.ok_or(Problem::NotFound)?.seed;
    if let (ModelKind::Rating, Some(task)) = (kind, task) {
        let versions = tx.versions_of_study(study).await?;
        if !versions.iter().any(|version| version.task_id == task) {
            return Err(Problem::NotFound.into());
        }
        let Some(question) = scale(&versions, task) else { return Ok(Data::from_sides(Sides::default())) };
        let rated = tx.ratings(study, task, question, language).await?;
        let example = |Rated { text, number, places, worker }| Example {
            text,
            value: digits_to_f64(number, places),
            of: pseudonym(worker),
        };
        return Ok(Data::from_sides(split::by_person(rated.into_iter().map(example).collect(), seed)));
    }
    let mut examples: Vec<Example> = Vec::new();
    for Pair { source, text, rewrite } in tx.human_pairs(study, language).await? {
        let of = source.to_string();
        let is_new = examples.last().is_none_or(|last| last.of != of);
        if kind == ModelKind::NeuralStyle && is_new {
            examples.push(Example { text, value: 0.0, of: of.clone() });
        }
        let value = if kind == ModelKind::NeuralStyle { 1.0 } else { 0.0 };
        examples.push(Example { text: rewrite, value, of });
    }
    Ok(Data::from_sides(split::by_source(examples, seed)))
}

impl Engine {
    /// The data of a rating model for training and evaluation, in the format of `concord train regression --data`:
    /// text, rating, worker and split. Texts are escaped for spreadsheets, as in every file.
    ///
    /// # Errors
    /// The actor may not export data of this study, or the study has no such task.
    pub async fn ratings_csv(
        &self,
        actor: &Actor,
        study: StudyId,
        task: TaskId,
        language: &Language,
    ) -> Result<String> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Export).await?;
        let data = examples(&mut tx, study, ModelKind::Rating, language, Some(task)).await?;
        tx.commit().await?;
        let mut file = Writer::new(&["text", "rating", "worker", "split"]);
        for (split, examples) in [("training", &data.training), ("held_out", &data.held_out)] {
            for Example { text, value, of } in examples {
                file.row([text.into(), (*value).into(), of.into(), split.into()]);
            }
        }
        Ok(file.finish())
    }
}
