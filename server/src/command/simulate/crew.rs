//! The synthetic workers: each joins, passes the gates or not, and works until nothing is left.

use serde::Deserialize;
use serde_json::{Value, json};
use shared::{AssignmentId, Country, NewAnswer, Shown, StudyId, Submission, SubmissionId, Submitted, TaskId};
use uuid::Uuid;

use super::{
    client::{Api, Failure},
    mind::Mind,
    truth::Truth,
};

/// A synthetic worker at work.
#[derive(Debug)]
pub struct Hand {
    api: Api,
    study: StudyId,
    mind: Mind,
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
struct Location {
    countries: Vec<Country>,
}

#[derive(Deserialize)]
struct Test {
    version: i64,
    items: Vec<TestItem>,
}

#[derive(Deserialize)]
struct TestItem {
    index: usize,
    text: String,
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
    pub async fn join(api: &Api, link: &str, mind: Mind, study: StudyId) -> anyhow::Result<Self> {
        let run = Uuid::from_bytes(entropy());
        let newcomer = json!({
            "name": "Synthetic worker",
            "email": format!("synthetic-{}@example.org", run.simple()),
            "password": run.to_string(),
        });
        let welcome: Welcome = api.post(&format!("/join/{link}"), &newcomer).await?;
        Ok(Self { api: api.with_token(welcome.token.secret), study, mind })
    }

    /// Consents, says where it is, takes the test as often as it may; whether it is through.
    pub async fn enter(&mut self, truth: &Truth) -> anyhow::Result<bool> {
        let study = self.study;
        let () = self.api.post(&format!("/studies/{study}/consent"), &json!({})).await?;
        let location: Location = self.api.get(&format!("/studies/{study}/location")).await?;
        let country = location.countries.first().map_or("FR", Country::as_str);
        let _: Value = self.api.post(&format!("/studies/{study}/location"), &json!({ "country": country })).await?;
        let test: Test = self.api.get(&format!("/studies/{study}/test")).await?;
        let answers: Vec<Value> = test
            .items
            .iter()
            .map(|item| json!({ "index": item.index, "value": self.mind.test_answer(truth, &item.text) }))
            .collect();
        let result: Value = self
            .api
            .post(&format!("/studies/{study}/test"), &json!({ "version": test.version, "answers": answers }))
            .await?;
        Ok(result["passed"] == true)
    }

    /// Takes hits of whatever is open until there are none; how many it submitted.
    pub async fn work(&mut self, truth: &Truth) -> anyhow::Result<usize> {
        let mut done = 0;
        for task in self.open_tasks().await? {
            while let Some(assignment) = self.claim(task).await? {
                let shown: Shown = self.api.get(&format!("/assignments/{assignment}")).await?;
                let answers =
                    shown.items.iter().flat_map(|item| self.mind.answer(truth, item, &shown.questions)).collect();
                self.submit(assignment, answers).await?;
                done += 1;
            }
        }
        Ok(done)
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
    async fn submit(&self, assignment: AssignmentId, answers: Vec<NewAnswer>) -> anyhow::Result<()> {
        let mut submission =
            Submission { id: SubmissionId(Uuid::from_bytes(entropy())), answers, insist: false, active_ms: 0 };
        let path = format!("/assignments/{assignment}/submit");
        if let Submitted::Flagged { flags } = self.api.post(&path, &submission).await? {
            submission.insist = true;
            let again: Submitted = self.api.post(&path, &submission).await?;
            anyhow::ensure!(matches!(again, Submitted::Stored { .. }), "flags that cannot be insisted on: {flags:?}");
        }
        Ok(())
    }
}

/// Sixteen random bytes: names of accounts and submissions must differ between runs of one seed.
fn entropy() -> [u8; 16] {
    use engine::Ambient as _;
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&engine::System.entropy()[..16]);
    bytes
}
