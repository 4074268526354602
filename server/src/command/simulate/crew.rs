//! The synthetic workers: each joins, passes the gates or not, and works until nothing is left.

use std::sync::Arc;

use engine::Engine;
use engine::example::SYNTHETIC;
use serde::Deserialize;
use serde_json::{Value, json};
use shared::{
    AssignmentId, Country, Language, NewAnswer, Question, Shown, ShownItem, StudyId, Submission, SubmissionId,
    Submitted, TaskId,
};
use uuid::Uuid;

use super::{
    client::{Api, Failure},
    mind::{Amount, Mind, Setting},
    truth::{Truth, tidied},
    words::words,
};

/// A synthetic worker at work.
#[derive(Debug)]
pub struct Hand {
    api: Api,
    study: StudyId,
    language: Language,
    mind: Mind,
    database: Option<Arc<Engine>>,
    /// What it submitted first, apart from trial texts.
    pub first: Option<AssignmentId>,
    /// A rewrite of its own that only tidies its source up, with its task.
    pub tidied: Option<(AssignmentId, TaskId)>,
}

#[derive(Deserialize)]
struct Welcome {
    token: NewToken,
}

#[derive(Deserialize)]
struct NewToken {
    secret: String,
}

#[derive(Deserialize)]
struct Entry {
    next: String,
    pseudonym: String,
}

#[derive(Deserialize)]
struct Location {
    countries: Vec<Country>,
}

#[derive(Deserialize)]
struct Test {
    version: i64,
    language: Language,
    questions: Vec<Question>,
    items: Vec<ShownItem>,
}

#[derive(Deserialize)]
struct MyStudy {
    study: StudyId,
    tasks: Vec<MyTask>,
}

#[derive(Deserialize)]
struct MyTask {
    task: TaskId,
    open: bool,
}

#[derive(Deserialize)]
#[serde(tag = "claimed", rename_all = "snake_case")]
enum Claimed {
    Hit { assignment: AssignmentId },
    Nothing {},
}

impl Hand {
    /// Makes an account through a join link. Each run makes new ones.
    pub async fn join(
        api: &Api,
        (language, link): &(Language, String),
        mind: Mind,
        (study, database): (StudyId, Option<Arc<Engine>>),
    ) -> anyhow::Result<Self> {
        let run = Uuid::from_bytes(entropy());
        let newcomer = json!({
            "name": "Synthetic worker",
            "email": format!("{SYNTHETIC}{}@example.org", run.simple()),
            "password": run.to_string(),
        });
        let welcome: Welcome = api.post(&format!("/join/{link}"), &newcomer).await?;
        let api = api.with_token(welcome.token.secret);
        Ok(Self { api, study, language: language.clone(), mind, database, first: None, tidied: None })
    }

    /// Its number in the study.
    pub async fn number(&self) -> anyhow::Result<i64> {
        let entry: Entry = self.api.get(&format!("/studies/{}/entry", self.study)).await?;
        Ok(entry.pseudonym.trim_start_matches(|c: char| !c.is_ascii_digit()).parse()?)
    }

    /// Takes the steps that the study asks for, each once; whether it is through.
    pub async fn enter(&mut self, truth: &Truth) -> anyhow::Result<bool> {
        let path = format!("/studies/{}/entry", self.study);
        let mut taken: Vec<String> = Vec::new();
        loop {
            let Entry { next, .. } = self.api.get(&path).await?;
            match next.as_str() {
                "work" => return Ok(true),
                // Who is at the same step again has failed it, or somebody has to decide.
                same if taken.iter().any(|step| step == same) => return Ok(false),
                "consent" => {
                    let () = self.api.post(&format!("/studies/{}/consent", self.study), &json!({})).await?;
                }
                "location" => self.locate().await?,
                "test" => {
                    if !self.take_test(truth).await? {
                        return Ok(false);
                    }
                }
                other => anyhow::bail!("synthetic workers do not know the step {other}"),
            }
            taken.push(next);
        }
    }

    async fn locate(&self) -> anyhow::Result<()> {
        let path = format!("/studies/{}/location", self.study);
        let location: Location = self.api.get(&path).await?;
        let country = location.countries.first().map_or("FR", Country::as_str);
        let _: Value = self.api.post(&path, &json!({ "country": country })).await?;
        Ok(())
    }

    /// Takes the test; whether it was passed. A test without sentences cannot be taken.
    async fn take_test(&mut self, truth: &Truth) -> anyhow::Result<bool> {
        let path = format!("/studies/{}/test", self.study);
        let test: Test = self.api.get(&path).await?;
        if test.items.is_empty() {
            return Ok(false);
        }
        let setting = Setting { truth, language: &test.language, pilot: false };
        let answers: Vec<NewAnswer> =
            test.items.iter().flat_map(|item| self.mind.test_answers(setting, item, &test.questions)).collect();
        let result: Value = self.api.post(&path, &json!({ "version": test.version, "answers": answers })).await?;
        Ok(result["passed"] == true)
    }

    /// Takes hits of whatever is open until there are none; how many it submitted.
    pub async fn work(&mut self, truth: &Truth) -> anyhow::Result<usize> {
        let mut done = 0;
        for task in self.open_tasks().await? {
            done += self.work_on(task, truth, usize::MAX).await?.len();
        }
        Ok(done)
    }

    /// Takes at most so many hits of a task; what it submitted.
    pub async fn work_on(&mut self, task: TaskId, truth: &Truth, most: usize) -> anyhow::Result<Vec<AssignmentId>> {
        let mut done = Vec::new();
        while done.len() < most {
            let Some(assignment) = self.claim(task).await? else { break };
            let shown: Shown = self.api.get(&format!("/assignments/{assignment}")).await?;
            let setting = Setting { truth, language: &shown.language, pilot: shown.pilot };
            let items = shown.items.iter();
            let answers: Vec<NewAnswer> =
                items.flat_map(|item| self.mind.answer(setting, item, &shown.questions)).collect();
            self.note(&shown, &answers);
            let active_ms = self.mind.takes(&assignment.to_string(), amount(&shown, &answers));
            if let Some(database) = &self.database {
                database.backdate_synthetic_claim(assignment, active_ms).await?;
            }
            self.submit(assignment, answers, active_ms).await?;
            done.push(assignment);
        }
        Ok(done)
    }

    /// Remembers what is worth talking about afterwards.
    fn note(&mut self, shown: &Shown, answers: &[NewAnswer]) {
        if shown.pilot {
            return;
        }
        self.first = self.first.or(Some(shown.id));
        let source = |answer: &NewAnswer| shown.items.iter().find(|item| item.id == answer.item)?.source.as_deref();
        let is_tidied = |answer: &NewAnswer| match &answer.value {
            shared::Value::Text(text) => source(answer).is_some_and(|source| tidied(source) == *text),
            _ => false,
        };
        if answers.iter().any(is_tidied) {
            self.tidied = self.tidied.or(Some((shown.id, shown.task)));
        }
    }

    /// Asks the study's people something about the hit it submitted first; nothing where it submitted none.
    pub async fn ask(&self, which: usize) -> anyhow::Result<Option<AssignmentId>> {
        let Some(assignment) = self.first else { return Ok(None) };
        let questions = words(&self.language).questions;
        let text = json!({ "text": questions[which % questions.len()] });
        let () = self.api.post(&format!("/assignments/{assignment}/messages"), &text).await?;
        Ok(Some(assignment))
    }

    async fn open_tasks(&self) -> anyhow::Result<Vec<TaskId>> {
        let studies: Vec<MyStudy> = self.api.get("/work").await?;
        let mine = studies.into_iter().find(|mine| mine.study == self.study);
        Ok(mine.into_iter().flat_map(|mine| mine.tasks).filter(|task| task.open).map(|task| task.task).collect())
    }

    async fn claim(&self, task: TaskId) -> anyhow::Result<Option<AssignmentId>> {
        match self.api.post(&format!("/studies/{}/tasks/{task}/claim", self.study), &json!({})).await {
            Ok(Claimed::Hit { assignment }) => Ok(Some(assignment)),
            // The gate can be shut by the very hit that was submitted last: the pilot ends in a review.
            Ok(Claimed::Nothing {}) | Err(Failure::Refused(_)) => Ok(None),
            Err(other) => Err(other.into()),
        }
    }

    /// Reads the flags, if there are any, and insists.
    async fn submit(&self, assignment: AssignmentId, answers: Vec<NewAnswer>, active_ms: i64) -> anyhow::Result<()> {
        let mut submission =
            Submission { active_ms, ..Submission::new(SubmissionId(Uuid::from_bytes(entropy())), answers) };
        let path = format!("/assignments/{assignment}/submit");
        if let Submitted::Flagged { flags } = self.api.post(&path, &submission).await? {
            submission.insist = true;
            let again: Submitted = self.api.post(&path, &submission).await?;
            anyhow::ensure!(matches!(again, Submitted::Stored { .. }), "flags that cannot be insisted on: {flags:?}");
        }
        Ok(())
    }
}

/// How much there was to read, to write and to answer.
fn amount(shown: &Shown, answers: &[NewAnswer]) -> Amount {
    let n_chars = |text: &str| text.chars().count();
    let mut amount = Amount::default();
    for item in &shown.items {
        let texts = item.source.iter().chain(&item.reference).chain(item.outputs.iter().map(|output| &output.text));
        let columns = item.columns.iter().filter(|column| !column.collapsed).map(|column| &column.text);
        amount.read += texts.chain(columns).map(|text| n_chars(text)).sum::<usize>();
    }
    for answer in answers {
        match &answer.value {
            shared::Value::Text(text) => amount.written += n_chars(text),
            _ => amount.answers += 1,
        }
    }
    amount
}

/// Sixteen random bytes: names of accounts and submissions must differ between runs of one seed.
fn entropy() -> [u8; 16] {
    use engine::Ambient as _;
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&engine::System.entropy()[..16]);
    bytes
}
