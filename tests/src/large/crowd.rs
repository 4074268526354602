//! The workers of a large study, and what they answer.

use std::collections::HashMap;

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
    sentence,
};

/// Sources for which there is one worker more, between the least and the most.
const SOURCES: usize = 20;
const LEAST: usize = 8;
const MOST: usize = 60;

/// Microseconds between two submissions.
const PACE: i64 = 30_000_000;

/// HITs whose work is written at once.
const AT_ONCE: usize = 5_000;

/// Who works in a study.
pub(super) struct Crowd {
    study: StudyId,
    joined: usize,
}

/// The rows that work leaves behind.
#[derive(Default)]
struct Rows {
    assignments: Vec<String>,
    exposures: Vec<String>,
    outputs: Vec<String>,
    answers: Vec<String>,
    payments: Vec<String>,
}

impl Crowd {
    pub(super) const fn new(study: StudyId) -> Self {
        Self { study, joined: 0 }
    }

    /// Workers of a language, as many as its sources want.
    pub(super) async fn join(
        &mut self,
        engine: &Engine,
        admin: &Actor,
        language: &Language,
        sources: usize,
    ) -> anyhow::Result<()> {
        let link = NewJoinLink { role: Role::Worker, language: Some(language.clone()), days: None, uses: None };
        let link = engine.add_join_link(admin, self.study, link).await?;
        for _ in 0..(sources / SOURCES).clamp(LEAST, MOST) {
            self.joined += 1;
            let person = NewPerson {
                name: format!("worker {}", self.joined),
                email: format!("worker{}@example.org", self.joined),
                password: PASSWORD.to_owned(),
            };
            let nowhere = Visitor { locale: None, address: "", browser: None };
            let (signed_in, _) = engine.join_as_new(&link.code, person, None, nowhere).await?;
            let actor = engine.actor(signed_in).await?.context("a new account is signed in")?;
            engine.consent(&actor, self.study, true).await?;
        }
        Ok(())
    }

    /// Answers every HIT as often as it needs; how many answers that were.
    pub(super) async fn work(&self, engine: &Engine, bulk: &Bulk) -> anyhow::Result<usize> {
        let study = self.study.0;
        let (hits, hands) = (bulk.hits(study).await?, bulk.hands(study).await?);
        let mut texts: HashMap<Uuid, Vec<Text>> = HashMap::new();
        for text in bulk.texts(study).await? {
            texts.entry(text.hit_id).or_default().push(text);
        }
        let human = bulk.human(study).await?.context("a study with a task that asks for rewrites has their system")?;
        let work = Work { engine, bulk, study, human, start: engine.now().0 };
        let (mut answers, mut turn) = (0, 0);
        for some in hits.chunks(AT_ONCE) {
            let mut rows = Rows::default();
            for hit in some {
                let own: Vec<(usize, &Hand)> =
                    hands.iter().enumerate().filter(|(_, hand)| hand.language == hit.language).collect();
                for place in 0..usize::try_from(hit.need)? {
                    let (number, hand) = own[(turn + place * 3) % own.len()];
                    work.submit(&mut rows, hit, (number, hand), &texts[&hit.id], turn + place);
                }
                turn += 1;
            }
            answers += rows.answers.len();
            work.write(rows).await?;
        }
        bulk.run(format!("update hit set done = need where study_id = {}", bulk.id(study))).await?;
        Ok(answers)
    }
}

/// What is the same for all submissions.
struct Work<'a> {
    engine: &'a Engine,
    bulk: &'a Bulk,
    study: Uuid,
    human: Uuid,
    start: i64,
}

impl Work<'_> {
    fn new_id(&self) -> (Uuid, String) {
        let id = self.engine.id::<Uuid>();
        (id, self.bulk.id(id))
    }

    fn submit(&self, rows: &mut Rows, hit: &OpenHit, (number, hand): (usize, &Hand), texts: &[Text], turn: usize) {
        let id = |id: Uuid| self.bulk.id(id);
        let (assignment_id, assignment) = self.new_id();
        let at = self.start - PACE * (1_000_000 - i64::try_from(turn).unwrap_or_default());
        let (study, task, version, worker) = (id(self.study), id(hit.task_id), id(hit.version_id), id(hand.id));
        let approved = !turn.is_multiple_of(5);
        let approval = if approved { "'approved'" } else { "'waiting'" };
        let milliseconds = 40_000 + 1_000 * i64::try_from(number).unwrap_or_default();
        rows.assignments.push(format!(
            "({assignment}, {study}, {task}, {version}, {}, {worker}, '{}', 'submitted', 'counted', {approval}, {turn}, {at}, \
             '[]', 1, {at}, {at}, {milliseconds}, 10, 'USD', {at}, {})",
            id(hit.id),
            hit.language,
            self.new_id().1
        ));
        if approved {
            rows.payments.push(format!(
                "({}, {study}, {worker}, {assignment}, 'reward', 10, 'USD', 'reward:{assignment_id}', 'approved', {at})",
                self.new_id().1
            ));
        }
        let question = hit.preset.rsplit('/').next().unwrap_or_default();
        let ranks = ranks(question, texts, number);
        for (text, rank) in texts.iter().zip(ranks) {
            let source = id(text.source_id);
            rows.exposures.push(format!("({task}, {worker}, {source}, {assignment})"));
            let (about, value, words) = if question == "rewrite" {
                let (_, output) = self.new_id();
                let words = format!("'Hello, {} is very pleasant.'", sentence(turn));
                rows.outputs
                    .push(format!("({output}, {study}, {source}, {}, {words}, {worker}, {at})", id(self.human)));
                (output, "null".to_owned(), words)
            } else {
                let about = text.output_id.map_or_else(|| "null".to_owned(), id);
                (about, rank.unwrap_or_else(|| rated(question, text, number)).to_string(), "null".to_owned())
            };
            rows.answers.push(format!(
                "({}, {study}, {task}, {version}, {assignment}, {worker}, {}, {source}, {about}, '{question}', {value}, \
                 {words}, {at})",
                self.new_id().1,
                id(text.item_id)
            ));
        }
    }

    async fn write(&self, rows: Rows) -> anyhow::Result<()> {
        let assignments = "assignment (id, study_id, task_id, version_id, hit_id, worker_id, language, state, outcome, approval, \
                           seed, lease_until, draft, revision, claimed_at, active_at, active_ms, reward, currency, \
                           submitted_at, submission_id)";
        let answers = "answer (id, study_id, task_id, version_id, assignment_id, worker_id, item_id, source_id, output_id, \
                       question, number, text, created_at)";
        let payments =
            "payment (id, study_id, worker_id, assignment_id, kind, amount, currency, key, state, created_at)";
        self.bulk.add(assignments, &rows.assignments).await?;
        self.bulk.add("exposure (task_id, worker_id, source_id, assignment_id)", &rows.exposures).await?;
        self.bulk
            .add("output (id, study_id, source_id, system_id, text, author_id, created_at)", &rows.outputs)
            .await?;
        self.bulk.add(answers, &rows.answers).await?;
        self.bulk.add(payments, &rows.payments).await
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
