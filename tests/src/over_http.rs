//! A study that is ready for work, made over HTTP: at a server of whatever version, which alone knows its database.

use anyhow::Context as _;
use reqwest::Method;
use serde_json::{Value, json};
use shared::{StudyId, TaskId};

use crate::client::{Client, Reply};

/// A password that is long enough.
const PASSWORD: &str = "a long enough pass phrase";

/// A study under way.
#[derive(Clone, Debug)]
pub struct Study {
    /// The study.
    pub id: StudyId,
    /// Its task, a rewriting one without gates.
    pub task: TaskId,
    /// The tokens of its workers.
    pub workers: Vec<String>,
}

impl Study {
    /// A study with so many sources, of which each is rewritten so often, and so many workers; an administrator makes it.
    ///
    /// # Errors
    /// The server refuses something.
    pub async fn new(admin: &Client, (sources, need): (usize, i64), workers: usize) -> anyhow::Result<Self> {
        let study = done(admin.post("/studies", &json!({"title": "Upgrade", "languages": ["en"]})).await?)?;
        let id: StudyId = serde_json::from_value(study["id"].clone())?;
        let lines: String = (0..sources).map(|number| format!("hey nr {number} is kinda cool!!\n")).collect();
        done(admin.send(&format!("/studies/{id}/sources?format=lines&default_language=en"), lines).await?)?;
        let task = done(admin.post(&format!("/studies/{id}/tasks"), &json!({"preset": "xformal/rewrite"})).await?)?;
        let task_id: TaskId =
            serde_json::from_value(task["task"]["id"].clone()).with_context(|| format!("a task has an id: {task}"))?;
        let mut definition = task["draft"]["definition"].clone();
        definition["gates"] = json!([]);
        definition["need"] = json!(need);
        let address = format!("/studies/{id}/tasks/{task_id}");
        done(admin.call(Method::PUT, &address, Some(&definition)).await?)?;
        done(admin.post(&format!("{address}/publish"), &json!({})).await?)?;
        done(admin.post(&format!("/studies/{id}/state"), &json!({"state": "live"})).await?)?;
        let batch = json!({"task": task_id, "language": "en", "label": "", "systems": []});
        done(admin.post(&format!("/studies/{id}/batches"), &batch).await?)?;
        let link = done(
            admin.post(&format!("/studies/{id}/join-links"), &json!({"role": "worker", "language": "en"})).await?,
        )?;
        let code = link["code"].as_str().context("a link has a code")?;
        let mut tokens = Vec::new();
        for number in 0..workers {
            let email = format!("worker{number}@example.org");
            let new = json!({"name": format!("Worker {number}"), "email": email, "password": PASSWORD});
            let welcome = done(admin.post(&format!("/join/{code}"), &new).await?)?;
            let token = welcome["token"]["secret"].as_str().context("a welcome has a token")?.to_owned();
            done(admin.of(&token).post(&format!("/studies/{id}/consent"), &json!({})).await?)?;
            tokens.push(token);
        }
        Ok(Self { id, task: task_id, workers: tokens })
    }
}

fn done(reply: Reply) -> anyhow::Result<Value> {
    anyhow::ensure!(reply.status.is_success(), "{}: {}", reply.status, reply.body);
    Ok(reply.body)
}
