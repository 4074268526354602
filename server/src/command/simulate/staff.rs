//! The synthetic study's people: they invite, read trial texts, make batches to rate, approve.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use anyhow::Context as _;
use serde::Deserialize;
use serde_json::{Value, json};
use shared::{
    AnswerId, AssignmentId, Definition, Grade, JobState, Language, Reason, ReviewVerdict, Study, StudyId, Subject,
    SystemId, TaskId, WorkerId,
};

use super::{Simulate, client::Api, truth::Truth};

/// Half seconds that the server may take for background work.
const PATIENCE: u32 = 600;

/// The three who run the study, signed in.
#[derive(Debug)]
pub struct Staff {
    manager: Api,
    researcher: Api,
    reviewer: Api,
    /// The study they run.
    pub study: StudyId,
}

#[derive(Deserialize)]
struct Token {
    secret: String,
}

#[derive(Deserialize)]
struct Listed {
    study: Study,
}

#[derive(Deserialize)]
struct Link {
    code: String,
}

#[derive(Deserialize)]
struct Queued {
    worker: WorkerId,
}

#[derive(Deserialize)]
struct Pilot {
    rewrites: Vec<Rewrite>,
    accepting: String,
}

#[derive(Deserialize)]
struct Excluding {
    excluding: String,
}

#[derive(Deserialize)]
struct Rewrite {
    answer: AnswerId,
    source: String,
    #[serde(rename = "rewrite")]
    text: String,
}

#[derive(Deserialize)]
struct ListedTask {
    task: TaskHead,
    live: Option<Version>,
}

#[derive(Deserialize)]
struct TaskHead {
    id: TaskId,
}

#[derive(Deserialize)]
struct Version {
    definition: Definition,
}

#[derive(Deserialize)]
struct Jobs {
    counts: BTreeMap<JobState, i64>,
}

#[derive(Deserialize)]
struct Batch {
    task_id: TaskId,
    language: Language,
}

#[derive(Deserialize)]
struct System {
    id: SystemId,
    language: Option<Language>,
}

#[derive(Deserialize)]
struct Submission {
    id: AssignmentId,
}

/// A rewrite counts as formal from here.
const FORMAL: f64 = 1.0;

impl Staff {
    /// Signs all three in and finds the study.
    pub async fn sign_in(api: &Api, told: &Simulate) -> anyhow::Result<Self> {
        let token = async |email: &str| {
            let by = json!({ "email": email, "password": told.password, "name": "simulate", "days": 1 });
            let token: Token = api.post("/tokens", &by).await.with_context(|| email.to_owned())?;
            anyhow::Ok(api.with_token(token.secret))
        };
        let manager = token(&told.manager).await?;
        let study = match told.study {
            Some(study) => study,
            None => only(manager.get("/studies").await?)?,
        };
        Ok(Self { manager, researcher: token(&told.researcher).await?, reviewer: token(&told.reviewer).await?, study })
    }

    /// The languages of the study.
    pub async fn languages(&self) -> anyhow::Result<Vec<Language>> {
        let studies: Vec<Listed> = self.manager.get("/studies").await?;
        let listed = studies.into_iter().find(|listed| listed.study.id == self.study);
        Ok(listed.context("the manager has no such study")?.study.languages)
    }

    /// A join link for workers of a language.
    pub async fn link(&self, language: &Language) -> anyhow::Result<String> {
        let wanted = json!({ "role": "worker", "language": language, "days": 1 });
        let link: Link = self.manager.post(&format!("/studies/{}/join-links", self.study), &wanted).await?;
        Ok(link.code)
    }

    /// Reads every trial text that waits; how many workers were accepted and how many excluded.
    pub async fn review(&self, truth: &Truth) -> anyhow::Result<(usize, usize)> {
        let base = format!("/studies/{}/review", self.study);
        let (mut accepted, mut excluded) = (0, 0);
        let queue: Vec<Queued> = self.reviewer.get(&base).await?;
        for Queued { worker } in queue {
            let pilot: Pilot = self.reviewer.get(&format!("{base}/{worker}")).await?;
            let mut poor = 0;
            for rewrite in &pilot.rewrites {
                let quality = truth.quality(&rewrite.text, Some(&rewrite.source));
                let (grade, reasons) = if quality.formality >= FORMAL {
                    (Grade::Excellent, vec![])
                } else {
                    (Grade::Poor, vec![Reason::Minimal])
                };
                poor += usize::from(grade == Grade::Poor);
                let given = json!({ "grade": grade, "reasons": reasons });
                let () = self.reviewer.put(&format!("{base}/{worker}/{}", rewrite.answer), &given).await?;
            }
            let accept = poor * 2 < pilot.rewrites.len();
            let decision = if accept {
                json!({ "verdict": ReviewVerdict::Accept, "message": pilot.accepting })
            } else {
                // The message is made from the reasons just given, so it is read again.
                let Excluding { excluding } = self.reviewer.get(&format!("{base}/{worker}")).await?;
                json!({ "verdict": ReviewVerdict::Exclude, "message": excluding })
            };
            let () = self.reviewer.post(&format!("{base}/{worker}"), &decision).await?;
            *(if accept { &mut accepted } else { &mut excluded }) += 1;
        }
        Ok((accepted, excluded))
    }

    /// Makes a batch over all systems for each rating task and language that has none yet; how many. Every output is
    /// judged where so many workers can be had for it, else one of each source.
    pub async fn open_ratings(&self, languages: &[Language], n_workers: usize) -> anyhow::Result<usize> {
        let base = format!("/studies/{}", self.study);
        let tasks: Vec<ListedTask> = self.researcher.get(&format!("{base}/tasks")).await?;
        let batches: Vec<Batch> = self.researcher.get(&format!("{base}/batches")).await?;
        let systems: Vec<System> = self.researcher.get(&format!("{base}/systems")).await?;
        let mut made = 0;
        let live = tasks.iter().filter_map(|listed| Some((listed.task.id, &listed.live.as_ref()?.definition)));
        for (task, definition) in
            live.filter(|(_, definition)| definition.subject != Subject::Source && definition.from.is_none())
        {
            for language in languages {
                let of_language: BTreeSet<SystemId> = systems
                    .iter()
                    .filter(|system| system.language.as_ref() == Some(language))
                    .map(|system| system.id)
                    .collect();
                if of_language.is_empty()
                    || batches.iter().any(|batch| batch.task_id == task && batch.language == *language)
                {
                    continue;
                }
                let label = format!("{} {language}", definition.preset);
                let wanted = of_language.len().saturating_mul(usize::try_from(definition.need).unwrap_or(usize::MAX));
                let is_alone = matches!(definition.subject, Subject::Output | Subject::Pair);
                let spread = definition.subject != Subject::Outputs && (!is_alone || n_workers < wanted);
                let spec = json!({ "task": task, "language": language, "label": label, "systems": of_language, "spread": spread });
                let _: Value = self.researcher.post(&format!("{base}/batches"), &spec).await?;
                made += 1;
            }
        }
        Ok(made)
    }

    /// Waits until the server has no background work left.
    pub async fn wait_for_jobs(&self) -> anyhow::Result<()> {
        let path = format!("/studies/{}/jobs", self.study);
        for _ in 0..PATIENCE {
            let page: Jobs = self.researcher.get(&path).await?;
            if page.counts.iter().all(|(state, n)| !state.is_open() || *n == 0) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
        anyhow::bail!("the server still has jobs to do after {} s", PATIENCE / 2)
    }

    /// Approves everything that waits; how many.
    pub async fn approve(&self) -> anyhow::Result<usize> {
        let base = format!("/studies/{}", self.study);
        let mut approved = 0;
        loop {
            let waiting: Vec<Submission> = self.manager.get(&format!("{base}/submissions?approval=waiting")).await?;
            if waiting.is_empty() {
                return Ok(approved);
            }
            let ids: Vec<AssignmentId> = waiting.iter().map(|submission| submission.id).collect();
            let _: Value = self.manager.post(&format!("{base}/approvals"), &json!({ "assignments": ids })).await?;
            approved += ids.len();
        }
    }

    /// How far the study is now.
    pub async fn outcome(&self) -> anyhow::Result<Value> {
        let base = format!("/studies/{}", self.study);
        let funnel: Value = self.manager.get(&format!("{base}/funnel")).await?;
        let progress: Value = self.manager.get(&format!("{base}/progress")).await?;
        Ok(json!({ "funnel": funnel, "progress": progress }))
    }
}

fn only(studies: Vec<Listed>) -> anyhow::Result<StudyId> {
    match studies.as_slice() {
        [only] => Ok(only.study.id),
        [] => anyhow::bail!("the manager has no study"),
        _ => anyhow::bail!("the manager has several studies: name one"),
    }
}
