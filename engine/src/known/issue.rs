//! Handing known items out: training before anything else, then now and then one among the work.

use rand::{RngExt as _, seq::IndexedRandom as _};
use shared::{BatchKind, Definition, HitId, KnownKind, StudyId, TaskId, WorkerId};

use crate::{
    Engine, Result, Tx,
    batch::{Plan, PlannedHit, PlannedItem},
    db::{known::Waiting, live::Candidate},
    generator,
};

impl Engine {
    /// A hit with a known answer, reserved for this worker, if it is time for one.
    pub(crate) async fn known_hit(
        &self,
        tx: &mut Tx,
        (study, task, worker): (StudyId, TaskId, WorkerId),
        candidate: &Candidate,
        definition: &Definition,
    ) -> Result<Option<HitId>> {
        let Some(rule) = &definition.known else { return Ok(None) };
        let waiting = tx.known_waiting(task, &candidate.language, worker, candidate.chain).await?;
        let mut random = generator(self.seed());
        let next = match waiting.iter().find(|known| known.kind == KnownKind::Training) {
            Some(training) => Some(training),
            None if waiting.is_empty() => None,
            None => {
                // Drawn, so that nobody can count up to it; never more than twice as far away as on average.
                let since = tx.since_known(task, worker).await?;
                let due = since + 1 >= 2 * rule.every || random.random_range(0..rule.every) == 0;
                if due { waiting.choose(&mut random) } else { None }
            }
        };
        match next {
            Some(known) => self.make_known_hit(tx, (study, task), candidate, known).await.map(Some),
            None => Ok(None),
        }
    }

    /// Makes the hit, which is this worker's alone: nobody else ever finds it open.
    async fn make_known_hit(
        &self,
        tx: &mut Tx,
        (study, task): (StudyId, TaskId),
        candidate: &Candidate,
        known: &Waiting,
    ) -> Result<HitId> {
        let label = (BatchKind::Known, "items with a known answer".to_owned());
        let (batch, _) = self.growing(tx, (study, task, candidate.version), candidate.language.clone(), label).await?;
        let outputs = known.shown.iter().map(|one| one.output).collect();
        let item = PlannedItem { source: known.source, reference: None, outputs };
        let plan = Plan { hits: vec![PlannedHit { items: vec![item] }], ..Plan::default() };
        let made = self.add_plan(tx, &batch, 1, &plan).await?;
        let hit = made.into_iter().next().ok_or_else(|| crate::Error::Unexpected("no hit was made".to_owned()))?;
        tx.grow_batch(batch.id, 1).await?;
        // The worker goes on afterwards where they were.
        tx.keep_known_hit(hit, known.id, candidate.last_position.unwrap_or_default()).await?;
        Ok(hit)
    }
}
