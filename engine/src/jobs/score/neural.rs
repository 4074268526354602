//! The job that computes scores with neural models: many sources at a time, because a model measures a hundred texts as
//! fast as one.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
};

use scoring::{
    measure::{self, Segment, Stats},
    registry::Entry,
};
use shared::{JobId, Language, ModelFile, ModelKind, Problem, Settings, SourceId, refusal};

use super::{
    Measured,
    measure::{Missing, Passage, Rules, neural_model, statistics},
};
use crate::{
    Engine, Error, Result, Tx,
    access::known_study,
    jobs::job::{Held, Work},
    texts::{model::Folder, neural::Neural},
};

/// The number of sources that are read and measured at a time.
const AT_ONCE: u32 = 256;

/// The missing scores by one metric with one model, each with the source of its output.
type Group<'a> = Vec<(&'a str, Missing<'a>)>;

impl Engine {
    /// Queues a job that scores the outputs of these sources, or all outputs, with neural models if the study names
    /// any; it runs after the job that computes the other scores.
    pub(super) async fn score_by_neural_models(
        &self,
        tx: &mut Tx,
        after: &Held,
        sources: Option<&[SourceId]>,
    ) -> Result<()> {
        let settings = known_study(tx, after.study).await?.settings;
        if !settings.models.values().flat_map(BTreeMap::keys).any(|kind| kind.is_neural()) {
            return Ok(());
        }
        let (id, key): (JobId, _) = (self.id(), format!("neural:{}", after.id));
        let work = Work::ScoreNeural(sources.map(<[_]>::to_vec));
        tx.add_jobs(&[work.job(id, after.study, key)], self.now()).await
    }

    /// Scores the outputs of these sources, or all outputs that have no score yet, with neural models.
    pub(crate) async fn score_neural(&self, job: &Held, sources: Option<Vec<SourceId>>) -> Result<()> {
        let Some(neural) = self.neural() else {
            return Err(Error::Unexpected("a job for neural models came to a process without".to_owned()));
        };
        let (mut done, mut position, mut problem) = (0, 0, None);
        let total = match &sources {
            Some(sources) => sources.len(),
            None => usize::try_from(self.glance().await?.count_sources(job.study).await?).unwrap_or_default(),
        };
        loop {
            let next: Vec<SourceId> = if let Some(sources) = &sources {
                sources.iter().skip(done).take(AT_ONCE as usize).copied().collect()
            } else {
                let next = self.glance().await?.sources_after(job.study, position, AT_ONCE).await?;
                position = next.last().map_or(position, |(last, _)| *last);
                next.into_iter().map(|(_, source)| source).collect()
            };
            if next.is_empty() {
                // A job with a problem fails only after it has done everything else.
                return problem.map_or(Ok(()), |problem: Problem| Err(problem.into()));
            }
            done += next.len();
            loop {
                let (passages, settings, changes) = self.passages(job.study, &next).await?;
                let (neural, folder) = (Arc::clone(&neural), self.folder().clone());
                let measuring = tokio::task::spawn_blocking(move || measure(&passages, &settings, &folder, &*neural));
                let (measured, why) =
                    measuring.await.map_err(|error| Error::Unexpected(format!("scoring: {error}")))?;
                problem = problem.or(why);
                if self.keep_scores(job, measured, (done, total.max(done)), changes).await? {
                    break;
                }
            }
        }
    }
}

/// Computes the missing scores as far as possible, and returns why others cannot be computed.
fn measure(
    passages: &[Passage],
    settings: &Settings,
    folder: &Folder,
    neural: &dyn Neural,
) -> (Vec<Measured>, Option<Problem>) {
    let mut rules: HashMap<&Language, Rules> = HashMap::new();
    for Passage { language, .. } in passages {
        rules.entry(language).or_insert_with(|| Rules::new(language, settings));
    }
    let mut groups: BTreeMap<(&Language, &'static Entry), Group<'_>> = BTreeMap::new();
    for passage in passages {
        for missing in passage.missing(&rules[&passage.language], |metric| metric.neural().is_some()) {
            groups.entry((&passage.language, missing.metric)).or_default().push((&passage.source, missing));
        }
    }
    let (mut measured, mut problem) = (Vec::new(), None);
    for ((language, metric), group) in groups {
        match of_group(metric, group, &rules[language].neural_models().collect(), folder, neural) {
            Ok(scores) => measured.extend(scores),
            Err(error) => problem = problem.or(Some(error.into())),
        }
    }
    // A fixed order, so that two processes that write the same rows do not deadlock.
    measured.sort_by_key(|score| (score.output, score.metric));
    (measured, problem)
}

fn of_group(
    metric: &'static Entry,
    group: Group<'_>,
    models: &BTreeMap<ModelKind, &ModelFile>,
    folder: &Folder,
    neural: &dyn Neural,
) -> Result<Vec<Measured>> {
    // A metric without its model has no signature, so none of its scores is missing.
    let Some((kind, named)) = neural_model(metric).and_then(|kind| Some((kind, *models.get(&kind)?))) else {
        return Ok(Vec::new());
    };
    let model = folder.neural(kind, named)?;
    let segment = |(source, missing): &'_ (&'_ str, Missing<'_>)| (missing.output.text.clone(), (*source).to_owned());
    let texts: Vec<(String, String)> = group.iter().map(segment).collect();
    let segments: Vec<Segment<'_>> = texts
        .iter()
        .zip(&group)
        .map(|((output, source), (_, missing))| Segment {
            output,
            source: Some(source),
            references: &missing.references,
        })
        .collect();
    let refused = |why: String| Problem::invalid("models", refusal::model_is_unusable(&named.file, why));
    let means = neural.means(metric, &model, &segments).map_err(refused)?;
    let mut measured = Vec::with_capacity(group.len());
    for (mean, (_, missing)) in means.into_iter().zip(&group) {
        let (output, signature) = (missing.output.id, missing.signature.clone());
        let stats = Stats::Mean(mean);
        let value = metric.value(&measure::Settings::default(), &stats);
        let Some(value) = value.filter(|value| value.is_finite()) else { continue };
        let statistics = statistics(metric, &stats)?;
        measured.push(Measured { output, metric: metric.name, signature, value, statistics });
    }
    Ok(measured)
}
