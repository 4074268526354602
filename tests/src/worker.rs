//! A worker of the load tests: claims, answers, submits, until nothing is left; remembers what was acknowledged.

use std::time::{Duration, Instant};

use engine::{Ambient as _, System};
use serde_json::{Value, json};
use shared::{
    AssignmentId, ChoiceQuestion, NewAnswer, QuestionKind, ScaleQuestion, Shown, StudyId, Submission, SubmissionId,
    TaskId,
};
use uuid::Uuid;

use crate::client::{Client, Reply};

/// What the server has acknowledged: it must never be lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The assignment.
    pub assignment: AssignmentId,
    /// The submission.
    pub submission: SubmissionId,
    /// `counted` or `surplus`.
    pub outcome: String,
}

/// How long a worker goes on looking for a server that does not answer.
const PATIENCE: Duration = Duration::from_mins(1);

/// Works through a task until the server says there is nothing left. A broken connection is tried again.
///
/// # Errors
/// A refusal nobody expects, or a server that stays away.
pub async fn work(client: &Client, study: StudyId, task: TaskId) -> anyhow::Result<Vec<Acknowledged>> {
    let mut done = Vec::new();
    while let Some(assignment) = claim(client, study, task).await? {
        let shown: Shown =
            serde_json::from_value(persist(client, &format!("/assignments/{assignment}"), None).await?.body)?;
        let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
        done.push(submit(client, assignment, &submission).await?);
    }
    Ok(done)
}

/// Claims the next hit; `None` when there is nothing left.
///
/// # Errors
/// As [`work`].
pub async fn claim(client: &Client, study: StudyId, task: TaskId) -> anyhow::Result<Option<AssignmentId>> {
    let reply = persist(client, &format!("/studies/{study}/tasks/{task}/claim"), Some(&json!({}))).await?;
    anyhow::ensure!(reply.status.is_success(), "claim: {} {}", reply.status, reply.body);
    Ok(reply.body.get("assignment").map(|id| serde_json::from_value(id.clone())).transpose()?)
}

/// Submits until it is acknowledged.
///
/// # Errors
/// As [`work`].
pub async fn submit(
    client: &Client,
    assignment: AssignmentId,
    submission: &Submission,
) -> anyhow::Result<Acknowledged> {
    let body = serde_json::to_value(submission)?;
    let reply = persist(client, &format!("/assignments/{assignment}/submit"), Some(&body)).await?;
    anyhow::ensure!(reply.body["result"] == "stored", "submit: {} {}", reply.status, reply.body);
    let outcome = reply.body["outcome"].as_str().unwrap_or_default().to_owned();
    Ok(Acknowledged { assignment, submission: submission.id, outcome })
}

/// A new name for a submission.
pub fn submission_id() -> SubmissionId {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&System.entropy()[..16]);
    SubmissionId(Uuid::from_bytes(bytes))
}

/// An answer to everything that is asked, different from worker to worker.
pub fn answers(shown: &Shown) -> Vec<NewAnswer> {
    let mut answers = Vec::new();
    for item in &shown.items {
        for question in &shown.questions {
            let mut give = |output, value| {
                answers.push(NewAnswer { item: item.id, question: question.key.clone(), output, value });
            };
            match &question.kind {
                QuestionKind::Text(_) => {
                    give(None, shared::Value::Text(format!("It is rather pleasant, {}.", shown.id)));
                }
                QuestionKind::Scale(ScaleQuestion { points }) => {
                    let pick = usize::from(shown.id.0.as_bytes()[15]) % points.len();
                    give(None, shared::Value::Number(points[pick].value));
                }
                QuestionKind::Slider(slider) => give(None, shared::Value::Decimal(slider.max)),
                QuestionKind::Ranking(_) => {
                    for (rank, output) in (1..).zip(&item.outputs) {
                        give(output.output, shared::Value::Number(rank));
                    }
                }
                QuestionKind::Choice(ChoiceQuestion { options, .. }) => {
                    let pick = usize::from(shown.id.0.as_bytes()[15]) % options.len();
                    let keys = vec![options[pick].key.clone()];
                    give(None, shared::Value::Chosen(shared::Chosen { keys, other: None }));
                }
                QuestionKind::Pairwise(_) => {
                    if let Some(better) = item.outputs.first().and_then(|shown| shown.output) {
                        give(None, shared::Value::Preferred(better));
                    }
                }
                QuestionKind::Spans(_) | QuestionKind::Comment(_) => {}
            }
        }
    }
    answers
}

/// Calls until there is an answer: a post with a body, a get without.
async fn persist(client: &Client, path: &str, body: Option<&Value>) -> anyhow::Result<Reply> {
    let since = Instant::now();
    loop {
        let reply = match body {
            Some(body) => client.post(path, body).await,
            None => client.get(path).await,
        };
        match reply {
            Ok(reply) if !reply.status.is_server_error() => return Ok(reply),
            Ok(reply) => anyhow::bail!("{path}: {} {}", reply.status, reply.body),
            Err(error) if since.elapsed() > PATIENCE => return Err(error.into()),
            Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
        }
    }
}
