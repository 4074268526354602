//! Handing out gold items: training items before anything else, the others now and then during the work.

use rand::{RngExt as _, seq::IndexedRandom as _};
use rand_chacha::ChaCha12Rng;
use shared::{BatchKind, Definition, HitId, KnownKind, KnownRule, OutputId, StudyId, Subject, TaskId, WorkerId};
use store::{known::Waiting, live::Candidate};

use crate::{
    Engine, Result, Tx,
    ask::ask,
    design::{
        batch::{Batch, GOLD_LABEL, Plan, PlannedHit, PlannedItem},
        task::check_language,
    },
    generator,
};

impl Engine {
    /// A hit with a known answer, reserved for this worker, if one is due.
    pub(crate) async fn known_hit(
        &self,
        tx: &mut Tx,
        (study, task, worker): (StudyId, TaskId, WorkerId),
        candidate: &Candidate,
        (definition, seed): (&Definition, i64),
    ) -> Result<Option<HitId>> {
        let Some(rule) = &definition.known else { return Ok(None) };
        // The language may have been added to the study after this version was published.
        if check_language(definition, &candidate.language).is_err() {
            return Ok(None);
        }
        let waiting = tx.known_waiting(task, &candidate.language, worker, candidate.chain).await?;
        let mut random = generator(seed);
        let next = match waiting.iter().find(|known| known.kind == KnownKind::Training) {
            Some(training) => Some(training),
            None if waiting.is_empty() => None,
            None => {
                let since = tx.since_known(task, worker).await?;
                if is_due(rule, since, &mut random) { waiting.choose(&mut random) } else { None }
            }
        };
        match next {
            Some(known) => self.make_known_hit(tx, (study, task), (candidate, definition.subject), known).await,
            None => Ok(None),
        }
    }

    /// Whether a hit with a known answer may be due: [`Engine::known_hit`] decides, in a transaction.
    pub(crate) async fn may_be_due(
        &self,
        worker: WorkerId,
        task: TaskId,
        candidate: &Candidate,
        (definition, seed): (&Definition, i64),
    ) -> Result<bool> {
        let Some(rule) = &definition.known else { return Ok(false) };
        let (language, chain) = (&candidate.language, candidate.chain);
        let ahead = ask!(self, |tx| tx.known_ahead(task, language, worker, chain))?;
        Ok(ahead.is_some_and(|(training, since)| training || is_due(rule, since, &mut generator(seed))))
    }

    /// Creates the hit, which belongs to this worker alone: it is never open to others.
    async fn make_known_hit(
        &self,
        tx: &mut Tx,
        (study, task): (StudyId, TaskId),
        (candidate, subject): (&Candidate, Subject),
        known: &Waiting,
    ) -> Result<Option<HitId>> {
        let label = (BatchKind::Known, GOLD_LABEL.to_owned());
        let version = (study, task, candidate.version);
        let (batch, stopped) = self.growing(tx, version, candidate.language.clone(), label).await?;
        if stopped {
            return Ok(None);
        }
        // Workers can read the creation time from an id, so the id of this item gets the same age as those of the
        // others.
        let birth = tx.last_made(task, &candidate.language).await?.unwrap_or(batch.created_at);
        let batch = Batch { created_at: birth, ..batch };
        let outputs: Vec<OutputId> = known.shown.iter().map(|one| one.output).collect();
        let reference = if subject == Subject::Outputs {
            let human = tx.outputs_called(known.source, "human").await?;
            human.into_iter().map(|(output, _)| output).find(|output| !outputs.contains(output))
        } else {
            None
        };
        let item = PlannedItem { source: known.source, reference, outputs };
        let plan = Plan { hits: vec![PlannedHit { items: vec![item] }], ..Plan::default() };
        let made = self.add_plan(tx, &batch, 1, &plan).await?;
        let hit = made.into_iter().next().ok_or_else(|| crate::Error::Unexpected("no hit was made".to_owned()))?;
        tx.grow_batch(batch.id, 1).await?;
        // Afterwards the worker continues from the previous position.
        tx.keep_known_hit(hit, known.id, candidate.last_position.unwrap_or_default()).await?;
        Ok(Some(hit))
    }
}

/// Whether a worker who has submitted so much since the last known item gets one now. The distance is random, so that workers
/// cannot predict it, and at most twice the average.
fn is_due(rule: &KnownRule, since: i64, random: &mut ChaCha12Rng) -> bool {
    since + 1 >= 2 * rule.every || random.random_range(0..rule.every) == 0
}
