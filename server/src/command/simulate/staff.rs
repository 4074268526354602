//! The synthetic study's people: they invite, read trial texts, make batches, approve.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context as _;
use engine::Engine;
use serde::Deserialize;
use serde_json::{Value, json};
use shared::{
    AnswerId, AssignmentId, Definition, GateRule, Grade, JobState, Language, Reason, ReviewVerdict, Study, StudyId,
    StudyState, Subject, SystemId, TaskId, WorkerId,
};

use super::{
    Simulate,
    client::{Api, Failure},
    crew::Hand,
    truth::Truth,
};

/// Half seconds that the server may take for background work.
const PATIENCE: u32 = 600;

/// The three who run the studies, signed in.
#[derive(Clone, Debug)]
pub struct People {
    manager: Api,
    researcher: Api,
    reviewer: Option<Api>,
}

/// The people of a study.
#[derive(Debug)]
pub struct Staff {
    pub(super) manager: Api,
    pub(super) researcher: Api,
    reviewer: Option<Api>,
    /// The study they run.
    pub study: StudyId,
    /// Its languages.
    pub languages: Vec<Language>,
    /// The pseudonyms of the workers of this run: nobody else's texts are judged, and nobody else's work is approved.
    own: Mutex<BTreeSet<String>>,
    /// The server's database, if working times can be stated.
    pub database: Option<Arc<Engine>>,
}

/// Which tasks get batches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// Those that show sources alone: rewriting, and ratings of sources.
    Sources,
    /// Those that show outputs, of which every one is to be judged where there are so many workers.
    Outputs {
        /// Workers a language who may rate.
        n_workers: usize,
    },
}

/// A live task.
#[derive(Debug)]
pub struct LiveTask {
    /// Its id.
    pub id: TaskId,
    /// What people work on.
    pub definition: Definition,
}

#[derive(Deserialize)]
struct Gates {
    rule: GateRule,
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
    pseudonym: String,
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
    number: i64,
}

/// A rewrite counts as formal from here.
const FORMAL: f64 = 1.0;

impl Staff {
    /// The people of a study, which has to be live.
    pub fn of(people: &People, study: Study, database: Option<Arc<Engine>>) -> anyhow::Result<Self> {
        anyhow::ensure!(study.state == StudyState::Live, "\"{}\" is not live, so nobody can work in it", study.title);
        let People { manager, researcher, reviewer } = people.clone();
        let Study { id: study, languages, .. } = study;
        Ok(Self { manager, researcher, reviewer, study, languages, own: Mutex::default(), database })
    }

    /// Takes a worker of this run on.
    pub async fn hire(&self, hand: &Hand) -> anyhow::Result<()> {
        let pseudonym = shared::pseudonym(hand.number().await?);
        self.own.lock().unwrap_or_else(PoisonError::into_inner).insert(pseudonym);
        Ok(())
    }

    fn is_own(&self, pseudonym: &str) -> bool {
        self.own.lock().unwrap_or_else(PoisonError::into_inner).contains(pseudonym)
    }

    /// Learns the key of the study's own test.
    pub async fn learn(&self, truth: &mut Truth) -> anyhow::Result<()> {
        let gates: Vec<Gates> = match self.researcher.get(&format!("/studies/{}/gates", self.study)).await {
            // Managers may not read the key: then workers judge the sentences by their surface.
            Err(Failure::Refused(_)) => Vec::new(),
            found => found?,
        };
        for Gates { rule } in gates {
            if let GateRule::Test(test) = rule {
                truth.learn(test);
            }
        }
        Ok(())
    }

    /// A join link for workers of a language.
    pub async fn link(&self, language: &Language) -> anyhow::Result<String> {
        let wanted = json!({ "role": "worker", "language": language, "days": 1 });
        let link: Link = self.manager.post(&format!("/studies/{}/join-links", self.study), &wanted).await?;
        Ok(link.code)
    }

    /// Reads every trial text that waits and is of this run; how many workers were accepted and how many excluded.
    pub async fn review(&self, truth: &Truth) -> anyhow::Result<(usize, usize)> {
        let base = format!("/studies/{}/review", self.study);
        let (mut accepted, mut excluded) = (0, 0);
        let Some(reviewer) = &self.reviewer else { return Ok((0, 0)) };
        let queue: Vec<Queued> = match reviewer.get(&base).await {
            // The reviewer of the example need not be a member of every study.
            Err(Failure::Refused(_)) => return Ok((0, 0)),
            found => found?,
        };
        for Queued { worker, .. } in queue.into_iter().filter(|queued| self.is_own(&queued.pseudonym)) {
            let pilot: Pilot = reviewer.get(&format!("{base}/{worker}")).await?;
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
                let () = reviewer.put(&format!("{base}/{worker}/{}", rewrite.answer), &given).await?;
            }
            let accept = poor * 2 < pilot.rewrites.len();
            let decision = if accept {
                json!({ "verdict": ReviewVerdict::Accept, "message": pilot.accepting })
            } else {
                // The message is made from the reasons just given, so it is read again.
                let Excluding { excluding } = reviewer.get(&format!("{base}/{worker}")).await?;
                json!({ "verdict": ReviewVerdict::Exclude, "message": excluding })
            };
            let () = reviewer.post(&format!("{base}/{worker}"), &decision).await?;
            *(if accept { &mut accepted } else { &mut excluded }) += 1;
        }
        Ok((accepted, excluded))
    }

    /// The live tasks.
    pub async fn live_tasks(&self) -> anyhow::Result<Vec<LiveTask>> {
        let tasks: Vec<ListedTask> = self.researcher.get(&format!("/studies/{}/tasks", self.study)).await?;
        let live = tasks.into_iter().filter_map(|listed| Some((listed.task.id, listed.live?.definition)));
        Ok(live.map(|(id, definition)| LiveTask { id, definition }).collect())
    }

    /// Makes a batch for each task of the round and each language that has none yet; how many. Every output is judged
    /// where so many workers can be had for it, else one of each source.
    pub async fn open_batches(&self, round: Round) -> anyhow::Result<usize> {
        let base = format!("/studies/{}", self.study);
        let batches: Vec<Batch> = self.researcher.get(&format!("{base}/batches")).await?;
        let systems: Vec<System> = self.researcher.get(&format!("{base}/systems")).await?;
        let mut made = 0;
        let is_of_round = |task: &LiveTask| (task.definition.subject == Subject::Source) == (round == Round::Sources);
        for LiveTask { id, definition } in self.live_tasks().await?.into_iter().filter(is_of_round) {
            for language in self.languages.iter().filter(|_| definition.from.is_none()) {
                let is_there = |batch: &Batch| batch.task_id == id && batch.language == *language;
                if !batches.iter().any(is_there) {
                    let systems = systems.iter().filter(|system| system.language.as_ref() == Some(language));
                    let systems = systems.map(|system| system.id).collect();
                    made += usize::from(self.open_batch(id, &definition, (language, systems), round).await?);
                }
            }
        }
        Ok(made)
    }

    /// Makes one batch; whether there was something to make it of.
    async fn open_batch(
        &self,
        task: TaskId,
        definition: &Definition,
        (language, systems): (&Language, BTreeSet<SystemId>),
        round: Round,
    ) -> anyhow::Result<bool> {
        // The page of batches names the task and the language of one without a label.
        let name = format!("{} ({})", definition.title.get(language), language.name());
        let mut spec = json!({ "task": task, "language": language });
        match round {
            Round::Sources => {}
            Round::Outputs { n_workers } => {
                let wanted = systems.len().saturating_mul(usize::try_from(definition.need).unwrap_or(usize::MAX));
                let is_alone = matches!(definition.subject, Subject::Output | Subject::Pair);
                spec["spread"] = (definition.subject != Subject::Outputs && (!is_alone || n_workers < wanted)).into();
                if systems.len() < definition.subject.n_systems() {
                    eprintln!("{name}: no batch, because too few systems have texts");
                    return Ok(false);
                }
                spec["systems"] = json!(systems);
            }
        }
        match self.researcher.post::<Value>(&format!("/studies/{}/batches", self.study), &spec).await {
            Ok(_) => Ok(true),
            // A study of somebody's own may lack the texts of a task: the others go on.
            Err(Failure::Refused(why)) => {
                eprintln!("{name}: no batch: {why}");
                Ok(false)
            }
            Err(other) => Err(other.into()),
        }
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

    /// Approves everything of this run that waits; how many.
    pub async fn approve(&self) -> anyhow::Result<usize> {
        let base = format!("/studies/{}", self.study);
        let mut approved = 0;
        let mut after = String::new();
        loop {
            let page = format!("{base}/submissions?approval=waiting{after}");
            let waiting: Vec<Submission> = self.manager.get(&page).await?;
            let Some(last) = waiting.last() else { return Ok(approved) };
            after = format!("&after={}", last.id);
            let own = waiting.iter().filter(|submission| self.is_own(&shared::pseudonym(submission.number)));
            let ids: Vec<AssignmentId> = own.map(|submission| submission.id).collect();
            if !ids.is_empty() {
                let _: Value = self.manager.post(&format!("{base}/approvals"), &json!({ "assignments": ids })).await?;
            }
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

impl People {
    /// Signs all three in. Where an account of the last two cannot sign in, the manager does the researcher's work, and
    /// nobody reviews.
    pub async fn sign_in(api: &Api, told: &Simulate) -> anyhow::Result<Self> {
        let token = async |email: &str| {
            let by = json!({ "email": email, "password": told.password, "name": "simulate", "days": 1 });
            let token: Result<Token, Failure> = api.post("/tokens", &by).await;
            token.map(|token| api.with_token(token.secret))
        };
        let manager = token(&told.manager).await.with_context(|| told.manager.clone())?;
        let researcher = match token(&told.researcher).await {
            Err(Failure::Refused(why)) => {
                eprintln!("{} does the work of {}: {why}", told.manager, told.researcher);
                manager.clone()
            }
            found => found.with_context(|| told.researcher.clone())?,
        };
        let reviewer = match token(&told.reviewer).await {
            Err(Failure::Refused(why)) => {
                eprintln!("nobody reviews pilots, because {} cannot sign in: {why}", told.reviewer);
                None
            }
            found => Some(found.with_context(|| told.reviewer.clone())?),
        };
        Ok(Self { manager, researcher, reviewer })
    }

    /// The studies that were named; if none was, the only one the manager has, or all of them.
    pub async fn studies(&self, named: &[StudyId], all: bool) -> anyhow::Result<Vec<Study>> {
        let studies: Vec<Listed> = self.manager.get("/studies").await?;
        let studies: Vec<Study> = studies.into_iter().map(|listed| listed.study).collect();
        if named.is_empty() {
            anyhow::ensure!(!studies.is_empty(), "the manager has no study");
            anyhow::ensure!(all || studies.len() == 1, "the manager has several studies: name one, or use --all");
            return Ok(studies);
        }
        let find = |id: &StudyId| studies.iter().find(|study| study.id == *id).cloned();
        named.iter().map(|id| find(id).with_context(|| format!("the manager has no study {id}"))).collect()
    }
}
