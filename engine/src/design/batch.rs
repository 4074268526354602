//! Batches: hits created from chosen sources or outputs for one published version of a task.

mod form;
mod growing;
mod hourly;
mod making;
mod plan;
mod stop;

use std::collections::BTreeSet;

use serde::Serialize;
use shared::{
    Action, Actor, BatchId, HitId, Money, Problem, StudyId, Subject, SystemId, SystemKind, TaskState, limit, refusal,
};

use crate::{
    Engine, Error, Result, Tx,
    access::{Permit as _, known_study, permit_language},
    audit::event::Happened,
    blocking::{Place, place},
    design::{
        batch::making::declare_batch,
        task::{TaskVersion, check_language, known_task},
    },
    texts::import::arrive::no_import,
};

pub use form::BatchForm;
pub(crate) use hourly::per_hour;
pub use hourly::{HourlyRate, TimeSource, lowest_rate};
pub use plan::{Plan, PlannedHit, PlannedItem};
pub use store::batch::{Batch, BatchProgress, BatchSpec};

/// The maximum number of hits in one batch.
const MAX_HITS: usize = 200_000;
/// The stored label of the batches of gold items, which grow while workers work.
pub const GOLD_LABEL: &str = "items with a known answer";
/// The stored label of the batches that get their texts from another task, up to the number of that task.
pub const FED_LABEL: &str = "as they come from task ";
/// The maximum length of a label, in characters.
const LONGEST_LABEL: usize = 200;

/// The size and cost of a batch before it is created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BatchPreview {
    /// The seed that reproduces exactly this batch.
    pub seed: i64,
    /// The number of sources used.
    pub n_sources: usize,
    /// The number of items in all hits.
    pub n_items: usize,
    /// The number of hits.
    pub n_hits: usize,
    /// The number of counted submissions that each hit needs.
    pub need: i64,
    /// The cost if all submissions are approved: hits × need × reward.
    pub cost: Money,
    /// The hourly rate that the reward means; `None` if nothing is paid, or no time is known.
    pub hourly: Option<HourlyRate>,
    /// The number of sources left out because the chosen systems have too few outputs for them.
    pub left_out: usize,
    /// The smallest number of qualified workers who can complete it, because no worker gets a source twice in a task.
    pub n_workers: i64,
}

/// The context of a plan.
struct Frame {
    version: TaskVersion,
    plan: Plan,
    seed: i64,
    currency: String,
    hourly: Option<HourlyRate>,
}

impl Engine {
    /// The batches of a study with their progress, newest first.
    ///
    /// # Errors
    /// The actor may not read tasks in this study.
    pub async fn batches(&self, actor: &Actor, study: StudyId) -> Result<Vec<BatchProgress>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        tx.batches(study).await
    }

    /// Previews a batch: counts and cost. Nothing is written.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the specification yields no hits.
    pub async fn plan_batch(&self, actor: &Actor, study: StudyId, spec: &BatchSpec) -> Result<BatchPreview> {
        self.read().await?.permit(actor, study, Action::DesignTasks).await?;
        let place = place().await?;
        let mut tx = self.in_background().read().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        let frame = self.frame(&mut tx, study, spec, &place).await?;
        Ok(preview(&frame))
    }

    /// Creates a batch. Its hits are shuffled with the recorded seed; the hits of a large batch are written in several
    /// transactions.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, or the specification yields no hits.
    pub async fn make_batch(&self, actor: &Actor, study: StudyId, spec: BatchSpec) -> Result<BatchId> {
        self.read().await?.permit(actor, study, Action::DesignTasks).await?;
        let place = place().await?;
        // All texts of a study are read and shuffled before the transaction that writes the hits.
        let mut tx = self.in_background().read().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        let before = (no_import(&mut tx, study).await?, tx.last_known(spec.task).await?);
        let frame = self.frame(&mut tx, study, &spec, &place).await?;
        drop((tx, place));
        let about = preview(&frame);
        let batch = Batch {
            id: self.id(),
            study_id: study,
            task_id: spec.task,
            version_id: frame.version.id,
            language: spec.language.clone(),
            label: label(&spec)?,
            seed: frame.seed,
            n_hits: i64::try_from(about.n_hits).unwrap_or(i64::MAX),
            created_at: self.now(),
            spec: BatchSpec { seed: Some(frame.seed), ..spec },
        };
        let (engine, actor) = (self.clone(), *actor);
        // It is completed even if the client has disconnected.
        let making = tokio::spawn(async move { engine.write_batch(&actor, batch, (frame, about), before).await });
        making.await.map_err(|error| Error::Unexpected(format!("a batch: {error}")))?
    }

    /// Writes a batch, provided the data from which it was planned has not changed.
    async fn write_batch(
        &self,
        actor: &Actor,
        batch: Batch,
        (frame, about): (Frame, BatchPreview),
        before: (i64, i64),
    ) -> Result<BatchId> {
        let (id, study, hits) = (batch.id, batch.study_id, frame.plan.hits.as_slice());
        let small = Self::is_small(hits);
        if !small {
            self.put_down_batch(&batch, about.need, hits).await?;
        }
        let mut tx = self.write().await?;
        let made = async {
            tx.permit(actor, study, Action::DesignTasks).await?;
            tx.lock_study(study).await?;
            let live = tx.version_in(batch.task_id, TaskState::Live).await?;
            let now = (no_import(&mut tx, study).await?, tx.last_known(batch.task_id).await?);
            if now != before || live.is_none_or(|live| live.id != frame.version.id) {
                return Err(Problem::conflict(refusal::study_just_changed()).into());
            }
            if small {
                tx.add_batch(&batch).await?;
                let last = tx.last_hit(batch.task_id).await?;
                self.add_planned(&mut tx, &batch, (about.need, true), (hits, last)).await?;
                tx.know_sizes().await?;
            } else {
                declare_batch(&mut tx, id).await?;
            }
            self.record(&mut tx, Happened::by(actor, study, "make", "batch", id), None::<&()>, Some(&about)).await?;
            tx.commit().await
        };
        match made.await {
            Ok(()) if small => Ok(id),
            Ok(()) => self.open_made(id).await.map(|()| id),
            Err(error) => {
                if !small {
                    self.leave_batch(id, None).await?;
                }
                Err(error)
            }
        }
    }

    async fn frame(&self, tx: &mut Tx, study: StudyId, spec: &BatchSpec, place: &Place) -> Result<Frame> {
        known_task(tx, study, spec.task).await?;
        permit_language(tx, study, &spec.language).await?;
        let Some(version) = tx.version_in(spec.task, TaskState::Live).await? else {
            return Err(Problem::conflict(refusal::task_is_not_published()).into());
        };
        check_language(&version.definition, &spec.language)?;
        let human = check_systems(tx, study, spec, version.definition.subject).await?;
        let seed = spec.seed.unwrap_or_else(|| self.seed());
        // A text with a known answer is handed out only as such an item.
        let known: BTreeSet<_> = tx.known_sources(spec.task).await?.into_iter().collect();
        let mut sources = tx.source_ids(study, &spec.language).await?;
        sources.retain(|source| !known.contains(source));
        let mut outputs = tx.output_keys(study, &spec.language).await?;
        outputs.retain(|output| !known.contains(&output.source_id));
        let pool = plan::Pool { sources, outputs, human };
        let (definition, own) = (version.definition.clone(), spec.clone());
        let plan = place.run(move || plan::plan(&definition, &own, &pool, seed)).await??;
        if plan.hits.len() > MAX_HITS {
            return Err(Problem::invalid("sample", refusal::batch_too_large(plan.hits.len(), MAX_HITS)).into());
        }
        let currency = known_study(tx, study).await?.settings.currency;
        let hourly = hourly::hourly(tx, study, &version, (&spec.language, &currency)).await?;
        Ok(Frame { version, plan, seed, currency, hourly })
    }

    /// Adds the hits of a plan after the existing hits of the task, and returns their ids.
    pub(crate) async fn add_plan(&self, tx: &mut Tx, batch: &Batch, need: i64, plan: &Plan) -> Result<Vec<HitId>> {
        let last = tx.last_hit(batch.task_id).await?;
        self.add_planned(tx, batch, (need, true), (&plan.hits, last)).await
    }
}

/// Checks the chosen systems, and finds the system of human rewrites.
async fn check_systems(tx: &mut Tx, study: StudyId, spec: &BatchSpec, subject: Subject) -> Result<Option<SystemId>> {
    if spec.systems.len() > limit::SYSTEMS {
        return Err(Problem::invalid("systems", refusal::too_many_entries(spec.systems.len(), limit::SYSTEMS)).into());
    }
    let known = tx.systems(study).await?;
    if spec.systems.iter().any(|chosen| known.iter().all(|system| system.id != *chosen)) {
        return Err(Problem::NotFound.into());
    }
    let wanted = subject.n_systems();
    if spec.systems.len() < wanted {
        let reason = if wanted == 2 { refusal::batch_needs_two_systems() } else { refusal::batch_needs_system() };
        return Err(Problem::invalid("systems", reason).into());
    }
    Ok(known.into_iter().find(|system| system.kind == SystemKind::Human).map(|system| system.id))
}

fn label(spec: &BatchSpec) -> Result<String, Problem> {
    let label = spec.label.trim();
    if label.contains('\0') {
        return Err(Problem::invalid("label", refusal::contains_nul()));
    }
    if label.chars().count() > LONGEST_LABEL {
        return Err(Problem::invalid("label", refusal::most_characters(LONGEST_LABEL)));
    }
    Ok(label.to_owned())
}

fn preview(frame: &Frame) -> BatchPreview {
    let definition = &frame.version.definition;
    let n_hits = frame.plan.hits.len();
    let submissions = definition.need.saturating_mul(i64::try_from(n_hits).unwrap_or(i64::MAX));
    BatchPreview {
        seed: frame.seed,
        n_sources: frame.plan.n_sources,
        n_items: frame.plan.hits.iter().map(|hit| hit.items.len()).sum(),
        n_hits,
        need: definition.need,
        cost: Money::new(submissions.saturating_mul(definition.reward), frame.currency.clone()),
        hourly: frame.hourly.clone(),
        left_out: frame.plan.left_out,
        n_workers: definition.need.saturating_mul(i64::try_from(frame.plan.n_workers).unwrap_or(i64::MAX)),
    }
}
