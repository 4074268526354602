//! The scoring jobs: a few sources at a time, each step stored together with the progress of the job.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use shared::{JobId, Language, ModelFile, ModelKind, Problem, Settings, SourceId, StudyId, refusal};
use store::{answer::NewRewrite, assignment::AssignmentRow, job::NewJob};

use super::{
    Measured,
    measure::{Passage, Rules},
};
use crate::{
    Engine, Error, Result, Tx,
    access::known_study,
    jobs::job::{Held, Work, advance},
    texts::model::{Folder, Models},
};

/// The models that a job has loaded, by language with the files that were named, and the reason if one could not be
/// loaded.
type Loaded = (HashMap<Language, (Named, Models)>, Option<Problem>);

/// The files of a language's models, by kind.
type Named = BTreeMap<ModelKind, ModelFile>;

/// The number of sources that are read and measured at a time.
const AT_ONCE: u32 = 16;
/// The number of scores that are written in one transaction, for which other writers have to wait.
const WRITTEN: usize = 300;

impl Engine {
    /// Queues the scoring of new rewrites, and of the other outputs of their sources, which now have one more
    /// reference.
    pub(crate) async fn score_rewrites(&self, tx: &mut Tx, of: &AssignmentRow, rewrites: &[NewRewrite]) -> Result<()> {
        let job = self.scoring_job(of, rewrites);
        tx.add_jobs(job.as_slice(), self.now()).await
    }

    /// The job that scores new rewrites and the other outputs of their sources.
    pub(crate) fn scoring_job(&self, of: &AssignmentRow, rewrites: &[NewRewrite]) -> Option<NewJob> {
        if rewrites.is_empty() {
            return None;
        }
        let sources: BTreeSet<SourceId> = rewrites.iter().map(|rewrite| rewrite.source).collect();
        let work = Work::ScoreTexts(sources.into_iter().collect());
        Some(work.job(self.id(), of.study_id, format!("rewrites:{}", of.id)))
    }

    /// Queues the scoring of all outputs of sources whose rewrites were decided about, because their references have
    /// changed.
    pub(crate) async fn score_decided(&self, tx: &mut Tx, study: StudyId, sources: BTreeSet<SourceId>) -> Result<()> {
        let (id, work): (JobId, _) = (self.id(), Work::ScoreTexts(sources.into_iter().collect()));
        tx.add_jobs(&[work.job(id, study, format!("decision:{id}"))], self.now()).await
    }

    /// Queues the scoring of imported outputs.
    pub(crate) async fn score_arrivals(&self, tx: &mut Tx, study: StudyId) -> Result<()> {
        let id: JobId = self.id();
        tx.add_jobs(&[Work::ScoreStudy.job(id, study, format!("arrival:{id}"))], self.now()).await
    }

    /// Scores all outputs of these sources.
    pub(crate) async fn score_texts(&self, job: &Held, sources: &[SourceId]) -> Result<()> {
        self.then_by_neural_models(job, Some(sources)).await?;
        let (mut done, total, mut loaded) = (0, sources.len(), Loaded::default());
        for chunk in sources.chunks(AT_ONCE as usize) {
            done += chunk.len();
            loaded = self.measure_and_keep(job, chunk, loaded, (done, total)).await?;
        }
        without_models(loaded)
    }

    /// Scores all outputs of the study that have no score yet.
    pub(crate) async fn score_whole_study(&self, job: &Held) -> Result<()> {
        self.then_by_neural_models(job, None).await?;
        let total = self.glance().await?.count_sources(job.study).await?;
        let total = usize::try_from(total).unwrap_or_default();
        let (mut done, mut position, mut loaded) = (0, 0, Loaded::default());
        loop {
            let next = self.glance().await?.sources_after(job.study, position, AT_ONCE).await?;
            let Some((last, _)) = next.last() else { return without_models(loaded) };
            position = *last;
            done += next.len();
            let sources: Vec<SourceId> = next.into_iter().map(|(_, source)| source).collect();
            loaded = self.measure_and_keep(job, &sources, loaded, (done, total.max(done))).await?;
        }
    }

    async fn then_by_neural_models(&self, job: &Held, sources: Option<&[SourceId]>) -> Result<()> {
        let mut tx = self.write().await?;
        self.score_by_neural_models(&mut tx, job, sources).await?;
        tx.commit().await
    }

    /// Computes and stores the scores that these sources' outputs do not have yet; again if a text was edited meanwhile.
    async fn measure_and_keep(
        &self,
        job: &Held,
        sources: &[SourceId],
        mut loaded: Loaded,
        progress: (usize, usize),
    ) -> Result<Loaded> {
        loop {
            let (passages, settings, changes) = self.passages(job.study, sources).await?;
            let folder = self.folder().clone();
            let measuring = tokio::task::spawn_blocking(move || {
                Ok::<_, Error>((measure_all(&passages, &settings, &folder, &mut loaded)?, loaded))
            });
            let measured;
            (measured, loaded) = measuring.await.map_err(|error| Error::Unexpected(format!("scoring: {error}")))??;
            if self.keep_scores(job, measured, progress, changes).await? {
                return Ok(loaded);
            }
        }
    }

    /// These sources with their outputs, the settings of the study, and the count of changes of its texts.
    pub(super) async fn passages(&self, study: StudyId, sources: &[SourceId]) -> Result<(Vec<Passage>, Settings, i64)> {
        let mut passages = Vec::with_capacity(sources.len());
        let mut tx = self.read().await?;
        let settings = known_study(&mut tx, study).await?.settings;
        let changes = tx.text_changes(study).await?;
        let decided = tx.decided_sources(study).await?;
        for source in sources {
            let found = tx.scored_source(study, *source).await?;
            let (language, text) =
                found.ok_or_else(|| Problem::invalid("source", refusal::no_such_source(source.to_string())))?;
            let outputs = tx.texts_of(*source).await?;
            let known = tx.scored(*source).await?.into_iter().collect();
            let is_decided = decided.contains(source);
            passages.push(Passage { language, source: text, outputs, is_decided, known });
        }
        Ok((passages, settings, changes))
    }

    /// Stores scores. If a text of the study was edited since they were computed, the rest is not stored: the result is
    /// false, and they must be computed again.
    pub(super) async fn keep_scores(
        &self,
        job: &Held,
        measured: Vec<Measured>,
        (done, total): (usize, usize),
        changes: i64,
    ) -> Result<bool> {
        let (done, total) = (i64::try_from(done).unwrap_or(i64::MAX), i64::try_from(total).unwrap_or(i64::MAX));
        let mut rest = measured.as_slice();
        loop {
            let (piece, after) = rest.split_at(rest.len().min(WRITTEN));
            let mut tx = self.write().await?;
            tx.lock_study(job.study).await?;
            if tx.text_changes(job.study).await? != changes {
                return Ok(false);
            }
            tx.add_scores(piece, self.now()).await?;
            advance(&mut tx, job, done, total).await?;
            tx.commit().await?;
            rest = after;
            if rest.is_empty() {
                return Ok(true);
            }
        }
    }
}

/// Makes a job fail for its problem, after it has done everything else.
fn without_models((_, problem): Loaded) -> Result<()> {
    problem.map_or(Ok(()), |problem| Err(problem.into()))
}

fn measure_all(
    passages: &[Passage],
    settings: &Settings,
    folder: &Folder,
    (models, problem): &mut Loaded,
) -> Result<Vec<Measured>> {
    let mut rules: HashMap<&Language, Rules> = HashMap::new();
    let mut measured = Vec::new();
    for passage in passages {
        let language = &passage.language;
        let rules = rules.entry(language).or_insert_with(|| Rules::new(language, settings));
        // The study may name other models during the job: each score is computed with the models in its signature.
        let named = settings.models.get(language).cloned().unwrap_or_default();
        if models.get(language).is_none_or(|(before, _)| *before != named) {
            let (loaded, why) = Models::load(folder, &named);
            *problem = problem.take().or(why);
            models.insert(language.clone(), (named, loaded));
        }
        let Some((_, models)) = models.get(language) else { continue };
        measured.extend(passage.measure(rules, models)?);
    }
    // A fixed order, so that two processes that write the same rows do not deadlock.
    measured.sort_by_key(|score| (score.output, score.metric));
    Ok(measured)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use scoring::style::{Classifier, Model};
    use shared::{OutputId, SystemKind};

    use super::*;
    use store::score::Made;

    #[test]
    fn a_model_named_while_a_job_goes_on_scores_what_comes_after() {
        let folder = tempfile::tempdir().expect("a folder");
        let names = [("one.json", [true, false]), ("two.json", [false, true])];
        for (name, has_style) in names {
            let classifier = Classifier::train(&["so kewl", "quite agreeable"], &has_style, 1.0).expect("a classifier");
            let json = serde_json::to_vec(&Model::Words(classifier)).expect("JSON");
            std::fs::write(folder.path().join(name), json).expect("a file");
        }
        let models = Folder::at(folder.path().to_owned());
        let passage = Passage {
            language: "en".parse().expect("a tag"),
            source: "kewl".to_owned(),
            outputs: vec![Made { id: OutputId(uuid::Uuid::nil()), kind: SystemKind::Copy, text: "kewl".to_owned() }],
            is_decided: false,
            known: HashSet::new(),
        };
        let mut loaded = Loaded::default();
        let mut style = |file: &str| {
            let named = models.name(ModelKind::Style, file).expect("a model");
            let of_language = BTreeMap::from([(ModelKind::Style, named)]);
            let settings =
                Settings { models: BTreeMap::from([(passage.language.clone(), of_language)]), ..Settings::default() };
            let measured =
                measure_all(std::slice::from_ref(&passage), &settings, &models, &mut loaded).expect("scores");
            let found = measured.into_iter().find(|score| score.metric == "style").expect("style");
            assert!(found.signature.contains(file), "{}", found.signature);
            found.value
        };
        let (one, two) = (style("one.json"), style("two.json"));
        assert!(one > 0.5 && two < 0.5, "{one} {two}");
    }
}
