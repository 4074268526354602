//! Potato: a configuration, a file of texts, one state file for each worker.

use std::{collections::BTreeMap, fs, path::PathBuf};

use anyhow::Context as _;
use reqwest::{Client, header, redirect::Policy};
use serde_json::{Value, json};
use system_tests::browser::{form, keep, sent};
use tempfile::TempDir;
use tokio::process::Command;

use super::{
    NEED, WORKERS,
    site::{self, Answer, Asked, Export, Page, Process, Site},
};

pub struct Potato {
    folder: TempDir,
    process: Option<Process>,
    port: u16,
    study: usize,
}

pub struct Worker {
    client: Client,
    url: String,
    name: String,
    cookies: Vec<(String, String)>,
    /// What is on the page already.
    shown: Option<String>,
}

impl Potato {
    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    fn study(&self) -> PathBuf {
        self.folder.path().join(format!("study{}", self.study))
    }

    /// The files of a study.
    fn write(&self, texts: usize) -> anyhow::Result<()> {
        let study = self.study();
        fs::create_dir_all(&study)?;
        let items: String =
            (0..texts).map(|n| format!("{}\n", json!({"id": format!("t{n}"), "text": site::text(n)}))).collect();
        fs::write(study.join("items.jsonl"), items)?;
        let config = json!({
            "annotation_task_name": "Rivals", "port": self.port, "server_name": "rivals", "task_dir": ".",
            "output_annotation_dir": "out", "output_annotation_format": "jsonl", "data_files": ["items.jsonl"],
            "item_properties": {"id_key": "id", "text_key": "text"},
            "annotation_schemes": [{"annotation_type": "likert", "name": "fluency", "description": "How fluent is it?",
                "min_label": "bad", "max_label": "good", "size": 5}],
            "max_annotations_per_item": NEED, "assignment_strategy": "random", "max_annotations_per_user": texts,
            "user_config": {"allow_all_users": true, "users": []}, "require_password": true,
            "authentication": {"method": "in_memory"}, "secret_key": "only for this measurement",
            "site_dir": "default"
        });
        // JSON is YAML.
        fs::write(study.join("config.yaml"), serde_json::to_string_pretty(&config)?)?;
        Ok(())
    }

    async fn run(&self) -> anyhow::Result<Process> {
        let mut command = Command::new(site::program("potato")?);
        command.args(["start", "config.yaml", "-p", &self.port.to_string()]).current_dir(self.study());
        Process::start(command, &self.folder.path().join("log"), &self.url()).await
    }

    /// A state as Potato writes it, with answers to these texts.
    fn state(&self, worker: usize, texts: impl Iterator<Item = usize>, like: &Value) -> anyhow::Result<()> {
        let name = format!("worker{worker}");
        let texts: Vec<String> = texts.map(|n| format!("t{n}")).collect();
        let answers: BTreeMap<&String, Value> =
            texts.iter().map(|text| (text, json!([[{"schema": "fluency", "name": "3"}, "3"]]))).collect();
        let mut state = like.clone();
        state["user_id"] = json!(name);
        state["instance_id_ordering"] = json!(texts);
        state["instance_id_to_label_to_value"] = json!(answers);
        let folder = self.study().join("out").join(&name);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("user_state.json"), state.to_string())?;
        Ok(())
    }
}

impl Site for Potato {
    type Worker = Worker;
    const NAME: &'static str = "Potato";
    const TEXTS: usize = 500;

    async fn start(texts: usize) -> anyhow::Result<Self> {
        let port = system_tests::process::free_address()?.port();
        let mut potato = Self { folder: tempfile::tempdir()?, process: None, port, study: 0 };
        potato.write(texts)?;
        potato.again().await?;
        Ok(potato)
    }

    fn title(&self) -> String {
        format!("Potato {}", site::version("potato-annotation"))
    }

    async fn empty(&mut self, texts: usize) -> anyhow::Result<()> {
        self.process = None;
        self.study += 1;
        self.write(texts)?;
        self.again().await
    }

    async fn sign_up(&self, number: usize) -> anyhow::Result<Worker> {
        let client = Client::builder().redirect(Policy::none()).build()?;
        let name = format!("worker{number}");
        let signing = client
            .post(format!("{}/register", self.url()))
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(form(&[("email", &name), ("pass", "a long pass phrase"), ("action", "signup")]));
        let reply = signing.send().await?;
        anyhow::ensure!(reply.status().is_redirection(), "registering: {}", reply.status());
        let mut cookies = Vec::new();
        keep(&mut cookies, &reply);
        Ok(Worker { client, url: self.url(), name, cookies, shown: None })
    }

    async fn page(&self, worker: &mut Worker) -> anyhow::Result<Page> {
        let url = format!("{}/annotate", self.url());
        Ok(Page { url, cookies: sent(&worker.cookies), control: "input[type=radio]" })
    }

    fn kill(&self) -> anyhow::Result<()> {
        self.process.as_ref().context("it runs")?.kill()
    }

    async fn again(&mut self) -> anyhow::Result<()> {
        self.process = None;
        self.process = Some(self.run().await?);
        Ok(())
    }

    async fn stored(&self) -> anyhow::Result<Vec<Answer>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(self.study().join("out"))?.flatten() {
            let Ok(text) = fs::read_to_string(entry.path().join("user_state.json")) else { continue };
            let state: Value = serde_json::from_str(&text)?;
            let worker = state["user_id"].as_str().unwrap_or_default().to_owned();
            for (text, labels) in state["instance_id_to_label_to_value"].as_object().into_iter().flatten() {
                if labels.as_array().is_some_and(|labels| !labels.is_empty()) {
                    found.push(Answer { worker: worker.clone(), text: text.clone() });
                }
            }
        }
        Ok(found)
    }

    async fn export(&mut self, answers: usize) -> anyhow::Result<Export> {
        // A state that it has written itself is the model of the others.
        let mut written = fs::read_dir(self.study().join("out"))?.flatten();
        let like = written.find_map(|entry| fs::read_to_string(entry.path().join("user_state.json")).ok());
        let like: Value = serde_json::from_str(&like.context("somebody has worked")?)?;
        self.process = None;
        self.study += 1;
        let texts = answers / NEED;
        self.write(texts)?;
        for worker in 0..WORKERS {
            let own = (0..texts * NEED).filter(|n| n % WORKERS == worker).map(|n| n / NEED);
            self.state(worker, own, &like)?;
        }
        let out = self.study().join("answers.csv");
        let mut command = std::process::Command::new(site::program("python")?);
        command.args(["-m", "potato.export", "--config", "config.yaml", "--format", "csv", "--output"]).arg(&out);
        let (took, peak) = site::timed(command.current_dir(self.study()))?;
        let bytes = site::size(&out)?;
        Ok(Export { took, bytes, peak })
    }

    fn memory(&self) -> u64 {
        self.process.as_ref().map_or(0, |process| process.memory("VmRSS:"))
    }
}

impl Worker {
    /// The text of a page.
    fn text(page: &str) -> Option<String> {
        let (_, rest) = page.split_once("name=\"instance_id\" type=\"hidden\" value=\"")?;
        let (text, _) = rest.split_once('"')?;
        (!text.is_empty()).then(|| text.to_owned())
    }

    async fn open(&mut self, request: reqwest::RequestBuilder, asked: &mut Asked) -> anyhow::Result<()> {
        let reply = request.header(header::COOKIE, sent(&self.cookies)).send().await?;
        keep(&mut self.cookies, &reply);
        asked.is_fine(reply.status());
        self.shown = Self::text(&reply.text().await?);
        Ok(())
    }
}

impl site::Worker for Worker {
    /// The page of the first text, and after an answer that of the next one.
    async fn next(&mut self, asked: &mut Asked) -> anyhow::Result<Option<String>> {
        let before = self.shown.take();
        let url = format!("{}/annotate", self.url);
        let request = match &before {
            Some(text) => self.client.post(url).json(&json!({"action": "next_instance", "instance_id": text})),
            None => self.client.get(url),
        };
        self.open(request, asked).await?;
        // The same text again: there is no other.
        if self.shown == before {
            self.shown = None;
        }
        Ok(self.shown.clone())
    }

    async fn submit(&mut self, text: &str, asked: &mut Asked) -> anyhow::Result<bool> {
        let body = json!({"instance_id": text, "annotations": {"fluency:3": "3"}, "span_annotations": []});
        let request = self.client.post(format!("{}/updateinstance", self.url)).json(&body);
        let reply = request.header(header::COOKIE, sent(&self.cookies)).send().await?;
        let is_fine = asked.is_fine(reply.status());
        Ok(is_fine && reply.json::<Value>().await.is_ok_and(|body| body["status"] == "success"))
    }

    fn answer(&self, text: &str) -> Answer {
        Answer { worker: self.name.clone(), text: text.to_owned() }
    }
}
