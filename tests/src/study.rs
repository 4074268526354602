//! An example study of a paper, completed over HTTP by synthetic workers: its tables, and its export in a folder.

use std::{collections::BTreeSet, time::Duration};

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    client::Client,
    database::{Database, Kind},
    process::{Server, printed, run},
    recount::{export::Export, printed::Tables, tool::Tool},
};

const PASSWORD: &str = "a password for the example";

/// Tenths of a second that jobs may take.
const PATIENCE: u32 = 600;

/// A study that was completed.
#[derive(Debug)]
pub struct Completed {
    /// Where it is.
    pub database: Database,
    server: Server,
    manager: Client,
    study: String,
    paper: String,
}

impl Completed {
    /// Makes the example of a paper, serves it and lets so many workers complete it; `None`, said aloud, where there
    /// is no such database.
    ///
    /// # Errors
    /// A step of it fails.
    pub async fn of(kind: Kind, paper: &str, workers: u32) -> anyhow::Result<Option<Self>> {
        let Some(database) = Database::new(kind).await? else { return Ok(None) };
        let (folder, workers) = (database.folder.path().display().to_string(), workers.to_string());
        run(&database, &["demo", "--study", paper, "--password", PASSWORD, "--data", &folder]).await?;
        let server = Server::start(&database).await?;
        let simulate = ["simulate", "--url", &server.url, "--workers", &workers, "--seed", "7", "--password", PASSWORD];
        run(&database, &simulate).await?;
        let account = json!({"email": "manager@example.org", "password": PASSWORD, "name": "test", "days": 1});
        let token = Client::new(&server.url, "").post("/tokens", &account).await?;
        let manager = Client::new(&server.url, token.body["secret"].as_str().unwrap_or_default());
        let studies = manager.get("/studies").await?.body;
        let study = studies[0]["study"]["id"].as_str().unwrap_or_default().to_owned();
        Ok(Some(Self { database, server, manager, study, paper: paper.to_owned() }))
    }

    /// Reads what stands at a path below the study.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn get(&self, path: &str) -> anyhow::Result<Value> {
        let reply = self.manager.get(&format!("/studies/{}/{path}", self.study)).await?;
        anyhow::ensure!(reply.status == StatusCode::OK, "{path}: {reply:?}");
        Ok(reply.body)
    }

    /// Writes the export into a folder, by the command line.
    ///
    /// # Errors
    /// It is refused, or cannot be read.
    pub async fn export(&self, name: &str) -> anyhow::Result<Export> {
        let (folder, data) =
            (self.database.folder.path().join(name), self.database.folder.path().display().to_string());
        let out = folder.display().to_string();
        let arguments = ["study", "--data", &data, "export", "--format", "jsonl", "--out", &out, &self.study];
        printed(&self.database, &arguments).await?;
        Export::read(folder)
    }

    /// The tables of its paper, beside a baseline if one is named.
    ///
    /// # Errors
    /// The server refuses.
    pub async fn tables(&self, baseline: Option<&str>) -> anyhow::Result<Tables> {
        let query = baseline.map_or_else(String::new, |name| format!("?baseline={name}"));
        let report = self.get(&format!("tables{query}")).await?;
        let own =
            report["tables"].as_array().into_iter().flatten().filter(|table| table["paper"] == self.paper.as_str());
        Ok(Tables(own.cloned().collect()))
    }

    /// Trains models on the export, names them in the settings, and waits until the server has scored all texts.
    ///
    /// # Errors
    /// A step of it fails.
    pub async fn with_models(&self, export: &Export) -> anyhow::Result<Tool<'_>> {
        let tool = Tool::new(&self.database)?;
        for (tag, _) in &export.languages {
            let files = tool.train(export, tag).await?;
            let path = format!("/studies/{}/models/{tag}", self.study);
            let reply = self.manager.call(Method::PUT, &path, Some(&files)).await?;
            anyhow::ensure!(reply.status == StatusCode::NO_CONTENT, "models of {tag}: {reply:?}");
        }
        for _ in 0..PATIENCE {
            let jobs = self.get("jobs").await?;
            let n = |state: &str| jobs["counts"][state].as_i64().unwrap_or_default();
            anyhow::ensure!(n("failed") == 0, "{jobs}");
            if n("queued") + n("running") == 0 {
                return Ok(tool);
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        anyhow::bail!("the texts are not scored after {} s", PATIENCE / 10)
    }

    /// Every hit has what it wants; the pilot's are more than its workers need. Every table prints by the models of the
    /// example, each empty cell with its reason.
    ///
    /// # Errors
    /// The server refuses.
    ///
    /// # Panics
    /// Something is missing.
    pub async fn is_complete(&self) -> anyhow::Result<()> {
        let progress = self.get("progress").await?;
        for task in progress["tasks"].as_array().into_iter().flatten().filter(|task| task["preset"] != "pilot") {
            assert_eq!(task["counted"], task["need"], "{}: {task}", self.paper);
        }
        for table in self.tables(None).await?.0 {
            let rows = table["rows"].as_array().into_iter().flatten();
            let cells: Vec<&Value> = rows.flat_map(|row| row.as_array().into_iter().flatten()).collect();
            let is_filled = |cell: &&&Value| cell["kind"] == "number" || cell["kind"] == "count";
            let empty = cells.iter().filter(|cell| cell["kind"] == "empty");
            let reasons: BTreeSet<&str> = empty.map(|cell| cell["reason"].as_str().unwrap_or_default()).collect();
            assert!(!cells.is_empty() && !reasons.contains(""), "{}", table["key"]);
            let wants_models = reasons.iter().any(|reason| reason.contains("the settings name no"));
            assert!(!wants_models, "{} lacks a model: {reasons:?}", table["key"]);
            assert!(cells.iter().any(|cell| is_filled(&cell)), "{} is empty: {reasons:?}", table["key"]);
        }
        Ok(())
    }

    /// What happens in every study has happened here: a task has a second version, gold items have paused a worker, somebody
    /// is excluded and left out, a submission is rejected with a reason, workers have asked and were answered, and
    /// raters differ in places, of which some are decided.
    ///
    /// # Errors
    /// The server refuses.
    ///
    /// # Panics
    /// Something has not happened.
    pub async fn is_lively(&self) -> anyhow::Result<()> {
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let mut known = Vec::new();
        for task in list(&self.get("tasks").await?).iter().filter(|task| !task["live"]["definition"]["known"].is_null())
        {
            let id = task["task"]["id"].as_str().unwrap_or_default();
            assert_eq!(list(&self.get(&format!("tasks/{id}/versions")).await?).len(), 2, "{task}");
            known.extend(list(&self.get(&format!("tasks/{id}/known")).await?["rates"]));
        }
        assert!(known.len() > 1, "several workers have met gold items: {known:?}");
        let workers = list(&self.get("workers").await?);
        let stands = |state: &str| workers.iter().filter(|worker| worker["known"] == state).count();
        assert!(stands("waiting") >= 1 && stands("failed") == 1, "{workers:?}");
        assert_eq!(workers.iter().filter(|worker| !worker["left_out_at"].is_null()).count(), 1, "{workers:?}");
        let rejected = list(&self.get("submissions?approval=rejected").await?);
        let has_reason = |row: &Value| row["reason"].as_str().is_some_and(|reason| !reason.is_empty());
        assert!(!rejected.is_empty() && rejected.iter().all(has_reason), "{rejected:?}");
        let threads = list(&self.get("threads").await?);
        let answered = threads.iter().filter(|thread| list(&thread["messages"]).len() > 1).count();
        assert!(threads.len() >= 3 && answered == 2, "{threads:?}");
        let disputes = self.get("adjudication?settled=all").await?;
        assert!(disputes["n_decided"].as_i64() > Some(0) && disputes["n"].as_i64() > disputes["n_decided"].as_i64());
        Ok(())
    }

    /// Ends the server and removes the database.
    ///
    /// # Errors
    /// The database stays.
    pub async fn end(self) -> anyhow::Result<()> {
        drop(self.server);
        self.database.remove().await
    }
}
