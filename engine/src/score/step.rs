//! The jobs that score: a few sources at a time, each step stored with how far it brought the job.

use std::collections::{BTreeSet, HashMap};

use shared::{JobId, Language, Problem, Settings, SourceId, StudyId};

use super::{
    Measured,
    measure::{Passage, Rules},
};
use crate::{
    Engine, Error, Result, Tx,
    db::{answer::NewRewrite, assignment::Row},
    job::{Held, NewJob, Work},
};

/// Sources that are read and measured at once.
const AT_ONCE: u32 = 16;
/// Scores that are written at once: whoever else writes waits so long.
const WRITTEN: usize = 300;

impl Engine {
    /// Has new rewrites scored, and with them what else was made from their sources: there is a reference more.
    pub(crate) async fn score_rewrites(&self, tx: &mut Tx, of: &Row, rewrites: &[NewRewrite]) -> Result<()> {
        if rewrites.is_empty() {
            return Ok(());
        }
        let sources: BTreeSet<SourceId> = rewrites.iter().map(|rewrite| rewrite.source).collect();
        let work = Work::ScoreTexts(sources.into_iter().collect());
        let job = NewJob { id: self.id(), study: of.study_id, key: format!("rewrites:{}", of.id), work };
        tx.add_jobs(&[job], self.now()).await
    }

    /// Has outputs scored that came in bulk.
    pub(crate) async fn score_arrivals(&self, tx: &mut Tx, study: StudyId) -> Result<()> {
        let id: JobId = self.id();
        tx.add_jobs(&[NewJob { id, study, key: format!("arrival:{id}"), work: Work::ScoreStudy }], self.now()).await
    }

    /// Scores all that was made from these sources.
    pub(crate) async fn score_texts(&self, job: &Held, sources: &[SourceId]) -> Result<()> {
        let (mut done, total) = (0, sources.len());
        for chunk in sources.chunks(AT_ONCE as usize) {
            done += chunk.len();
            let measured = self.measure(job.study, chunk).await?;
            self.keep_scores(job, measured, (done, total)).await?;
        }
        Ok(())
    }

    /// Scores whatever in the study has no score yet.
    pub(crate) async fn score_whole_study(&self, job: &Held) -> Result<()> {
        let total = self.glance().await?.count_sources(job.study).await?;
        let total = usize::try_from(total).unwrap_or_default();
        let (mut done, mut position) = (0, 0);
        loop {
            let next = self.glance().await?.sources_after(job.study, position, AT_ONCE).await?;
            let Some((last, _)) = next.last() else { return Ok(()) };
            position = *last;
            done += next.len();
            let sources: Vec<SourceId> = next.into_iter().map(|(_, source)| source).collect();
            let measured = self.measure(job.study, &sources).await?;
            self.keep_scores(job, measured, (done, total.max(done))).await?;
        }
    }

    /// The scores that these sources' outputs do not have yet.
    async fn measure(&self, study: StudyId, sources: &[SourceId]) -> Result<Vec<Measured>> {
        let mut passages = Vec::with_capacity(sources.len());
        let mut tx = self.read().await?;
        let settings = tx.known_study(study).await?.settings;
        for source in sources {
            let found = tx.scored_source(study, *source).await?;
            let (language, text) =
                found.ok_or_else(|| Problem::invalid("source", format!("The study has no source {source}.")))?;
            let outputs = tx.texts_of(*source).await?;
            let known = tx.scored(*source).await?.into_iter().collect();
            passages.push(Passage { language, source: text, outputs, known });
        }
        drop(tx);
        let measuring = tokio::task::spawn_blocking(move || measure_all(&passages, &settings));
        measuring.await.map_err(|error| Error::Unexpected(format!("scoring: {error}")))?
    }

    async fn keep_scores(&self, job: &Held, measured: Vec<Measured>, (done, total): (usize, usize)) -> Result<()> {
        let (done, total) = (i64::try_from(done).unwrap_or(i64::MAX), i64::try_from(total).unwrap_or(i64::MAX));
        let mut rest = measured.as_slice();
        loop {
            let (piece, after) = rest.split_at(rest.len().min(WRITTEN));
            let mut tx = self.write().await?;
            tx.add_scores(piece, self.now()).await?;
            tx.advance(job, done, total).await?;
            tx.commit().await?;
            rest = after;
            if rest.is_empty() {
                return Ok(());
            }
        }
    }
}

fn measure_all(passages: &[Passage], settings: &Settings) -> Result<Vec<Measured>> {
    let mut rules: HashMap<&Language, Rules> = HashMap::new();
    let mut measured = Vec::new();
    for passage in passages {
        let rules = rules.entry(&passage.language).or_insert_with(|| Rules::of(&passage.language, settings));
        measured.extend(passage.measure(rules)?);
    }
    // In one order, so that two who write the same do not wait for each other.
    measured.sort_by_key(|score| (score.output, score.metric));
    Ok(measured)
}
