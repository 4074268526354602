//! People who keep working whatever happens to the servers, and remember what they were told.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use shared::{AssignmentId, Shown, StudyId, Submission, SubmissionId, TaskId};
use tokio::time::sleep;

use crate::{
    client::{Client, Reply},
    worker::{answers, submission_id},
};

/// What a worker was told, and when.
#[derive(Clone, Copy, Debug)]
pub struct Told {
    /// The submission of which the server said that it is stored.
    pub submission: SubmissionId,
    /// When it said so.
    pub at: Instant,
}

/// Somebody who works, and goes to the other server if one does not answer.
#[derive(Debug)]
pub struct Person {
    client: Client,
    servers: [String; 2],
    at: usize,
    stop: Arc<AtomicBool>,
}

impl Person {
    /// The person of this token, who begins at one of two servers and works until told to stop.
    pub fn new(token: &str, servers: [String; 2], first: usize, stop: Arc<AtomicBool>) -> Self {
        let at = first % 2;
        Self { client: Client::new(&servers[at], token), servers, at, stop }
    }

    /// Asks until there is an answer that is none of a broken server; `None` when it is time to stop.
    async fn ask(&mut self, path: &str, body: Option<&Value>) -> anyhow::Result<Option<Reply>> {
        while !self.stop.load(Ordering::Relaxed) {
            let client = self.client.at(&self.servers[self.at]);
            let asked = async {
                match body {
                    Some(body) => client.post(path, body).await,
                    None => client.get(path).await,
                }
            };
            match tokio::time::timeout(Duration::from_secs(5), asked).await {
                Ok(Ok(reply)) if reply.status.as_u16() == 500 => anyhow::bail!("{path}: {}", reply.body),
                Ok(Ok(reply)) if !reply.status.is_server_error() => return Ok(Some(reply)),
                _ => {
                    self.at = 1 - self.at;
                    sleep(Duration::from_millis(200)).await;
                }
            }
        }
        Ok(None)
    }

    /// Claims and submits until there is no hit left, or it is time to stop.
    ///
    /// # Errors
    /// A reply is a fault of the server, or no answer to what was asked.
    pub async fn work(mut self, study: StudyId, task: TaskId) -> anyhow::Result<Vec<Told>> {
        let mut told = Vec::new();
        let claim = format!("/studies/{study}/tasks/{task}/claim");
        while let Some(claimed) = self.ask(&claim, Some(&json!({}))).await? {
            let Some(id) = claimed.body.get("assignment") else {
                anyhow::ensure!(claimed.status.is_success(), "claim: {} {}", claimed.status, claimed.body);
                break;
            };
            let id: AssignmentId = serde_json::from_value(id.clone())?;
            let Some(shown) = self.ask(&format!("/assignments/{id}"), None).await? else { break };
            let shown: Shown = serde_json::from_value(shown.body)?;
            let submission = Submission { insist: true, ..Submission::new(submission_id(), answers(&shown)) };
            let body = serde_json::to_value(&submission)?;
            let Some(reply) = self.ask(&format!("/assignments/{id}/submit"), Some(&body)).await? else { break };
            anyhow::ensure!(reply.body["result"] == "stored", "submit: {} {}", reply.status, reply.body);
            told.push(Told { submission: submission.id, at: Instant::now() });
            sleep(Duration::from_millis(200)).await;
        }
        Ok(told)
    }
}
