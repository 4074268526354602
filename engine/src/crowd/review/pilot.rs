//! One worker's pilot rewrites as a reviewer reads them.

use std::collections::{BTreeMap, btree_map::Entry};

use scoring::{
    abbreviations::{self, Abbreviations},
    diff, hints,
};
use serde::Serialize;
use shared::{Actor, AnswerId, Gate, Language, PersonId, QualificationState, StudyId, WorkerId, pseudonym};
use store::live::Place;

use super::{Hints, Judgement, Piece, ReviewOutcome, message::Messages, outcome, reopen::was_taken_back, reviewed};
use crate::{Engine, Result, Tx, blocking::short};

/// A worker's pilot rewrites, with everything that a reviewer needs to decide.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pilot {
    /// The worker.
    pub worker: WorkerId,
    /// The worker's pseudonym in the study.
    pub pseudonym: String,
    /// The language in which they write.
    pub language: Language,
    /// The state of the review; absent before the pilot is finished.
    pub state: Option<QualificationState>,
    /// Whether the review is open again because a decision was taken back.
    pub reopened: bool,
    /// The message that the worker got, once it is decided.
    pub message: String,
    /// The decision in force, once it is decided, and who can take it back.
    pub outcome: Option<ReviewOutcome>,
    /// The rewrites in the order in which they were written.
    pub rewrites: Vec<PilotRewrite>,
    /// The suggested messages to the worker.
    #[serde(flatten)]
    pub messages: Messages,
}

/// One pilot rewrite with its source.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PilotRewrite {
    /// The answer.
    pub answer: AnswerId,
    /// The source.
    pub source: String,
    /// The worker's rewrite.
    pub rewrite: String,
    /// The changes, word by word.
    pub diff: Vec<Piece>,
    /// Measures of how much changed.
    pub hints: Hints,
    /// The reviewer's judgement so far.
    pub judgement: Option<Judgement>,
}

impl Engine {
    /// A worker's pilot rewrites with the actor's judgements.
    ///
    /// # Errors
    /// The actor does not review in this study or is the worker, or there is no such worker.
    pub async fn pilot(&self, actor: &Actor, study: StudyId, worker: WorkerId) -> Result<Pilot> {
        let mut tx = self.read().await?;
        let (access, place) = reviewed(&mut tx, actor, study, worker).await?;
        let trials = trials(&mut tx, &place, actor.person).await?;
        let decided = tx.qualification(worker, Gate::Review).await?;
        let outcome = outcome(&mut tx, (&access, actor), &place, decided.as_ref(), self.now()).await?;
        drop(tx);
        let built_in = || abbreviations::of(place.language.as_str());
        let list = place.settings.abbreviations.get(&place.language).cloned().unwrap_or_else(built_in);
        let rewrites = compared(trials, list).await?;
        let judgements = rewrites.iter().filter_map(|rewrite| rewrite.judgement.as_ref());
        Ok(Pilot {
            worker,
            pseudonym: pseudonym(place.number),
            state: decided.as_ref().map(|found| found.state),
            reopened: decided.as_ref().is_some_and(was_taken_back),
            message: decided.map(|found| found.message.to_string()).unwrap_or_default(),
            outcome,
            messages: Messages::after(&place.language, judgements),
            language: place.language,
            rewrites,
        })
    }
}

/// A pilot rewrite as it is stored, before any comparison.
pub(super) struct Trial {
    pub answer: AnswerId,
    source: String,
    rewrite: String,
    pub judgement: Option<Judgement>,
}

/// The pilot rewrites of a worker with one reviewer's judgements.
pub(super) async fn trials(tx: &mut Tx, place: &Place, reviewer: PersonId) -> Result<Vec<Trial>> {
    let mut versions = BTreeMap::new();
    let mut trials = Vec::new();
    for row in tx.pilot_texts(place.worker, reviewer).await? {
        if let Entry::Vacant(slot) = versions.entry(row.version) {
            slot.insert(tx.frozen(row.version).await?);
        }
        let asked = versions[&row.version].as_ref().and_then(|frozen| frozen.question(&row.question));
        if asked.is_some_and(|question| question.kind.as_text().is_some()) {
            let judgement = row.judgement();
            trials.push(Trial { answer: row.answer, source: row.source, rewrite: row.rewrite, judgement });
        }
    }
    Ok(trials)
}

/// Compares rewrites with their sources, on another thread because long texts take time.
async fn compared(trials: Vec<Trial>, list: Abbreviations) -> Result<Vec<PilotRewrite>> {
    let compared = move |trial: Trial| PilotRewrite {
        answer: trial.answer,
        diff: diff::diff(&trial.source, &trial.rewrite),
        hints: hints::hints(&trial.source, &trial.rewrite, &list),
        judgement: trial.judgement,
        source: trial.source,
        rewrite: trial.rewrite,
    };
    short(move || trials.into_iter().map(compared).collect()).await
}
