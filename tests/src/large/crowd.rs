//! The workers of a large study, and what they answer.

use std::collections::{HashMap, HashSet};

use anyhow::Context as _;
use engine::{
    Engine,
    crowd::{invite::NewJoinLink, join::Visitor},
    people::person::NewPerson,
};
use shared::{Actor, Language, Role, StudyId};
use uuid::Uuid;

use super::{
    PASSWORD,
    bulk::{Bulk, Hand, OpenHit, Text},
    rows::{Cell, Rows},
    sentence,
};

/// Microseconds between two submissions.
const PACE: i64 = 30_000_000;

/// Answers that are gathered before they are written.
const AT_ONCE: usize = 50_000;

/// Who works in a study.
pub(super) struct Crowd {
    pub study: StudyId,
    /// Of so many HITs, the last one waits for work; 0: none does.
    pub open: usize,
}

/// The rows that work leaves behind.
struct Made<'a> {
    assignments: Rows<'a>,
    exposures: Rows<'a>,
    outputs: Rows<'a>,
    answers: Rows<'a>,
    payments: Rows<'a>,
}

impl Made<'_> {
    fn new() -> Self {
        Self {
            assignments: Rows::new(
                "assignment",
                &[
                    "id",
                    "study_id",
                    "task_id",
                    "version_id",
                    "hit_id",
                    "worker_id",
                    "language",
                    "state",
                    "outcome",
                    "approval",
                    "seed",
                    "lease_until",
                    "draft",
                    "revision",
                    "claimed_at",
                    "active_at",
                    "active_ms",
                    "reward",
                    "currency",
                    "submitted_at",
                    "submission_id",
                ],
            ),
            exposures: Rows::new("exposure", &["task_id", "worker_id", "source_id", "assignment_id"]),
            outputs: Rows::new(
                "output",
                &["id", "study_id", "source_id", "system_id", "text", "author_id", "created_at"],
            ),
            answers: Rows::new(
                "answer",
                &[
                    "id",
                    "study_id",
                    "task_id",
                    "version_id",
                    "assignment_id",
                    "worker_id",
                    "item_id",
                    "source_id",
                    "output_id",
                    "question",
                    "number",
                    "text",
                    "created_at",
                ],
            ),
            payments: Rows::new(
                "payment",
                &[
                    "id",
                    "study_id",
                    "worker_id",
                    "assignment_id",
                    "kind",
                    "amount",
                    "currency",
                    "key",
                    "state",
                    "created_at",
                ],
            ),
        }
    }

    /// Writes all of it; how many rows the triggers of the program would have counted.
    async fn write(&mut self, bulk: &mut Bulk) -> anyhow::Result<usize> {
        let counted = self.assignments.len() + self.outputs.len() + self.answers.len() + self.payments.len();
        bulk.run("begin").await?;
        bulk.write(&mut self.assignments).await?;
        bulk.write(&mut self.exposures).await?;
        bulk.write(&mut self.outputs).await?;
        bulk.write(&mut self.answers).await?;
        bulk.write(&mut self.payments).await?;
        bulk.run("commit").await?;
        Ok(counted)
    }
}

impl Crowd {
    /// A worker of a language by the way that all workers take, and so many others like that one.
    pub(super) async fn join(
        &self,
        (engine, bulk): (&Engine, &mut Bulk),
        admin: &Actor,
        language: &Language,
        workers: usize,
    ) -> anyhow::Result<()> {
        let link = NewJoinLink { role: Role::Worker, language: Some(language.clone()), days: None, uses: None };
        let link = engine.add_join_link(admin, self.study, link).await?;
        let known = bulk.hands(self.study.0).await?.len();
        let person = NewPerson {
            name: format!("worker {}", known + 1),
            email: format!("worker{}@example.org", known + 1),
            password: PASSWORD.to_owned(),
        };
        let nowhere = Visitor { locale: None, address: "", browser: None };
        let (signed_in, _) = engine.join_as_new(&link.code, person, None, nowhere).await?;
        let actor = engine.actor(signed_in).await?.context("a new account is signed in")?;
        engine.consent(&actor, self.study, true).await?;
        let first = bulk.hands(self.study.0).await?.pop().context("the worker who has joined")?;
        bulk.run("begin").await?;
        for number in known + 2..=known + workers {
            bulk.add_like(&first, [engine.id(), engine.id()], i64::try_from(number)?).await?;
        }
        bulk.run("commit").await
    }

    /// Answers every HIT as often as it needs, but for those that stay open; how many answers that were.
    pub(super) async fn work(&self, engine: &Engine, bulk: &mut Bulk) -> anyhow::Result<usize> {
        let study = self.study.0;
        let (hits, hands) = (bulk.hits(study).await?, bulk.hands(study).await?);
        let mut own: HashMap<&str, Vec<(usize, &Hand)>> = HashMap::new();
        for (number, hand) in hands.iter().enumerate() {
            own.entry(&hand.language).or_default().push((number, hand));
        }
        let human = bulk.human(study).await?.context("a study with a task that asks for rewrites has their system")?;
        let bare = bulk.strip().await?;
        let work = Work { engine, study, human, start: engine.now().0 };
        let (mut answers, mut arrived, mut turn) = (0, 0, 0);
        for hits in hits.chunk_by(|a, b| (a.task_id, &a.language) == (b.task_id, &b.language)) {
            let Some(first) = hits.first() else { continue };
            let mut texts: HashMap<Uuid, Vec<Text>> = HashMap::new();
            for text in bulk.texts(first.task_id, &first.language).await? {
                texts.entry(text.hit_id).or_default().push(text);
            }
            let own = own.get(first.language.as_str()).context("workers of this language")?;
            let waiting = hits.len().checked_div(self.open).unwrap_or_default();
            let mut made = Made::new();
            let mut met = HashSet::new();
            for hit in &hits[..hits.len() - waiting] {
                let texts = &texts[&hit.id];
                for place in 0..usize::try_from(hit.need)? {
                    // Nobody meets a source twice in a task.
                    let is_new = |(number, _): &(usize, &Hand)| {
                        texts.iter().all(|text| !met.contains(&(*number, text.source_id)))
                    };
                    let mut turns = (0..own.len()).map(|further| own[(turn + place * 3 + further) % own.len()]);
                    let (number, hand) = turns.find(is_new).context("too few workers for what they may meet")?;
                    met.extend(texts.iter().map(|text| (number, text.source_id)));
                    work.submit(&mut made, hit, (number, hand), texts, turn + place);
                }
                turn += 1;
                if made.answers.len() >= AT_ONCE {
                    answers += made.answers.len();
                    arrived += made.write(bulk).await?;
                }
            }
            answers += made.answers.len();
            arrived += made.write(bulk).await?;
        }
        bulk.dress(bare, study, arrived).await?;
        Ok(answers)
    }
}

/// What is the same for all submissions.
struct Work<'a> {
    engine: &'a Engine,
    study: Uuid,
    human: Uuid,
    start: i64,
}

impl Work<'_> {
    fn submit<'a>(
        &self,
        made: &mut Made<'a>,
        hit: &'a OpenHit,
        (number, hand): (usize, &Hand),
        texts: &[Text],
        turn: usize,
    ) {
        let id = || Cell::Id(self.engine.id());
        let text = |text: &'static str| Cell::Text(text.into());
        let assignment_id: Uuid = self.engine.id();
        let at = self.start - PACE * (1_000_000 - i64::try_from(turn).unwrap_or_default());
        let at = || Cell::Number(at);
        let (study, task, version) = (Cell::Id(self.study), Cell::Id(hit.task_id), Cell::Id(hit.version_id));
        let (assignment, worker) = (Cell::Id(assignment_id), Cell::Id(hand.id));
        let approved = !turn.is_multiple_of(5);
        made.assignments.push([
            assignment.clone(),
            study.clone(),
            task.clone(),
            version.clone(),
            Cell::Id(hit.id),
            worker.clone(),
            Cell::Text(hit.language.as_str().into()),
            text("submitted"),
            text("counted"),
            text(if approved { "approved" } else { "waiting" }),
            Cell::Number(i64::try_from(turn).unwrap_or_default()),
            at(),
            text("[]"),
            Cell::Number(1),
            at(),
            at(),
            Cell::Number(40_000 + 1_000 * i64::try_from(number % 60).unwrap_or_default()),
            Cell::Number(10),
            text("USD"),
            at(),
            id(),
        ]);
        if approved {
            made.payments.push([
                id(),
                study.clone(),
                worker.clone(),
                assignment.clone(),
                text("reward"),
                Cell::Number(10),
                text("USD"),
                Cell::Text(format!("reward:{assignment_id}").into()),
                text("approved"),
                at(),
            ]);
        }
        let question = hit.preset.rsplit('/').next().unwrap_or_default();
        let ranks = ranks(question, texts, number);
        let mut seen = HashSet::new();
        for (shown, rank) in texts.iter().zip(ranks) {
            let source = Cell::Id(shown.source_id);
            if seen.insert(shown.source_id) {
                made.exposures.push([task.clone(), worker.clone(), source.clone(), assignment.clone()]);
            }
            let (about, value, words) = if question == "rewrite" {
                let output = id();
                let words = Cell::Text(format!("Hello, {} is very pleasant.", sentence(turn)).into());
                let human = Cell::Id(self.human);
                made.outputs.push([
                    output.clone(),
                    study.clone(),
                    source.clone(),
                    human,
                    words.clone(),
                    worker.clone(),
                    at(),
                ]);
                (output, Cell::Null, words)
            } else {
                let value = rank.unwrap_or_else(|| rated(question, shown, number));
                (Cell::id_or_null(shown.output_id), Cell::Number(value), Cell::Null)
            };
            made.answers.push([
                id(),
                study.clone(),
                task.clone(),
                version.clone(),
                assignment.clone(),
                worker.clone(),
                Cell::Id(shown.item_id),
                source,
                about,
                Cell::Text(question.into()),
                value,
                words,
                at(),
            ]);
        }
    }
}

/// The ranks of the outputs of each item for a ranking; nothing for another question.
fn ranks(question: &str, texts: &[Text], rater: usize) -> Vec<Option<i64>> {
    if question != "ranking" {
        return vec![None; texts.len()];
    }
    let quality = |text: &Text| quality(text, rater);
    let better = |text: &Text| {
        texts.iter().filter(|other| other.item_id == text.item_id && quality(other) > quality(text)).count()
    };
    texts.iter().map(|text| i64::try_from(better(text) + 1).ok()).collect()
}

/// A rating on the scale of a question.
fn rated(question: &str, text: &Text, rater: usize) -> i64 {
    let (least, points) = match question {
        "formality" => (-3, 7),
        "meaning" => (1, 6),
        _ => (1, 5),
    };
    least + i64::try_from(quality(text, rater) * points / 1_000).unwrap_or_default()
}

/// How good an output seems to a rater, below 1,000: by its system, itself and the rater.
fn quality(text: &Text, rater: usize) -> u64 {
    let system = match text.system.as_deref() {
        Some("model-a") => 450,
        Some("model-b") => 350,
        Some("COPY") => 50,
        _ => 200,
    };
    let mut own = text.output_id.unwrap_or(text.item_id).as_u64_pair().1;
    let mut seen = own ^ (rater as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for mixed in [&mut own, &mut seen] {
        *mixed = (*mixed ^ (*mixed >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        *mixed ^= *mixed >> 29;
    }
    (system + own % 350 + seen % 200).min(999)
}
