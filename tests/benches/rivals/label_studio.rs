//! Label Studio: its own server on SQLite, as the package starts it.

use std::{
    fs,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use reqwest::{Client, Method, RequestBuilder, header, redirect::Policy};
use serde_json::{Value, json};
use system_tests::browser::{form, keep, sent};
use tempfile::TempDir;
use tokio::process::Command;

use super::{
    NEED,
    site::{self, Answer, Asked, Export, Page, Process, Site},
};

const TOKEN: &str = "abcdef0123456789abcdef0123456789abcdef01";
const PASSWORD: &str = "A-long-pass-phrase-1";

/// One question on a scale of five stars.
const CONFIG: &str =
    "<View><Text name=\"text\" value=\"$text\"/><Rating name=\"fluency\" toName=\"text\" maxRating=\"5\"/></View>";

/// Tasks of one request of an import.
const CHUNK: usize = 2_000;

pub struct LabelStudio {
    folder: TempDir,
    process: Option<Process>,
    port: u16,
    client: Client,
    project: i64,
    /// How often somebody has signed up: addresses are not used twice.
    round: usize,
}

pub struct Worker {
    client: Client,
    url: String,
    project: i64,
    cookies: Vec<(String, String)>,
    id: String,
}

impl LabelStudio {
    fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    async fn call(&self, method: Method, path: &str, body: &Value) -> anyhow::Result<Value> {
        let request = self.client.request(method, format!("{}/api/{path}", self.url()));
        let reply = request.header(header::AUTHORIZATION, format!("Token {TOKEN}")).json(body).send().await?;
        let status = reply.status();
        let text = reply.text().await?;
        anyhow::ensure!(status.is_success(), "{path}: {status} {text}");
        Ok(serde_json::from_str(&text)?)
    }

    async fn project(&mut self) -> anyhow::Result<()> {
        let new = json!({"title": "Rivals", "maximum_annotations": NEED, "label_config": CONFIG});
        let made = self.call(Method::POST, "projects", &new).await?;
        self.project = made["id"].as_i64().context("a project has an id")?;
        Ok(())
    }

    async fn import(&self, tasks: Vec<Value>) -> anyhow::Result<()> {
        for tasks in tasks.chunks(CHUNK) {
            self.call(Method::POST, &format!("projects/{}/import", self.project), &json!(tasks)).await?;
        }
        Ok(())
    }

    fn exported(&self) -> String {
        format!("{}/api/projects/{}/export?exportType=JSON&download_all_tasks=false", self.url(), self.project)
    }
}

impl Site for LabelStudio {
    type Worker = Worker;
    const NAME: &'static str = "Label Studio";
    const TEXTS: usize = 500;

    async fn start(texts: usize) -> anyhow::Result<Self> {
        let port = system_tests::process::free_address()?.port();
        let client = Client::builder().redirect(Policy::none()).timeout(Duration::from_mins(10)).build()?;
        let mut site = Self { folder: tempfile::tempdir()?, process: None, port, client, project: 0, round: 0 };
        site.again().await?;
        site.empty(texts).await?;
        Ok(site)
    }

    fn title(&self) -> String {
        format!("Label Studio {}", site::version("label-studio"))
    }

    async fn empty(&mut self, texts: usize) -> anyhow::Result<()> {
        self.round += 1;
        self.project().await?;
        self.import((0..texts).map(|n| json!({"text": site::text(n)})).collect()).await
    }

    async fn sign_up(&self, number: usize) -> anyhow::Result<Worker> {
        let url = format!("{}/user/signup/", self.url());
        let mut cookies = Vec::new();
        keep(&mut cookies, &self.client.get(&url).send().await?);
        let csrf = csrf(&cookies);
        let email = format!("worker{number}-{}@example.org", self.round);
        let fields = [
            ("csrfmiddlewaretoken", csrf.as_str()),
            ("email", &email),
            ("password", PASSWORD),
            ("allow_newsletters", "false"),
        ];
        let signing = self
            .client
            .post(&url)
            .header(header::COOKIE, sent(&cookies))
            .header(header::REFERER, &url)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(form(&fields));
        let reply = signing.send().await?;
        anyhow::ensure!(reply.status().is_redirection(), "signing up: {}", reply.status());
        keep(&mut cookies, &reply);
        let who = self.client.get(format!("{}/api/current-user/whoami", self.url()));
        let who: Value = who.header(header::COOKIE, sent(&cookies)).send().await?.json().await?;
        let id = who["id"].to_string();
        Ok(Worker { client: self.client.clone(), url: self.url(), project: self.project, cookies, id })
    }

    async fn page(&self, worker: &mut Worker) -> anyhow::Result<Page> {
        let url = format!("{}/projects/{}/data?labeling=1", self.url(), self.project);
        Ok(Page { url, cookies: sent(&worker.cookies), control: ".ant-rate-star, [class*='rating'] [role=radio]" })
    }

    fn kill(&self) -> anyhow::Result<()> {
        self.process.as_ref().context("it runs")?.kill()
    }

    async fn again(&mut self) -> anyhow::Result<()> {
        self.process = None;
        let mut command = Command::new(site::program("label-studio")?);
        command.args(["start", "--no-browser", "-p", &self.port.to_string(), "--username", "admin@example.org"]);
        command.args(["--password", PASSWORD, "--user-token", TOKEN]).current_dir(self.folder.path());
        command.env("LABEL_STUDIO_BASE_DATA_DIR", self.folder.path()).env("COLLECT_ANALYTICS", "false");
        command.env("LABEL_STUDIO_ENABLE_LEGACY_API_TOKEN", "true").env("LATEST_VERSION_CHECK", "false");
        self.process =
            Some(Process::start(command, &self.folder.path().join("log"), &format!("{}/health", self.url())).await?);
        Ok(())
    }

    async fn stored(&self) -> anyhow::Result<Vec<Answer>> {
        let request = self.client.get(self.exported()).header(header::AUTHORIZATION, format!("Token {TOKEN}"));
        let tasks: Value = request.send().await?.json().await?;
        let mut found = Vec::new();
        for task in tasks.as_array().into_iter().flatten() {
            for annotation in task["annotations"].as_array().into_iter().flatten() {
                let worker = annotation["completed_by"].to_string();
                found.push(Answer { worker, text: task["id"].to_string() });
            }
        }
        Ok(found)
    }

    async fn export(&mut self, answers: usize) -> anyhow::Result<Export> {
        self.project().await?;
        let rated =
            json!({"result": [{"from_name": "fluency", "to_name": "text", "type": "rating", "value": {"rating": 3}}]});
        let tasks =
            (0..answers / NEED).map(|n| json!({"data": {"text": site::text(n)}, "annotations": vec![&rated; NEED]}));
        self.import(tasks.collect()).await?;
        let process = self.process.as_ref().context("it runs")?;
        process.forget_peak();
        let since = Instant::now();
        let request = self.client.get(self.exported()).header(header::AUTHORIZATION, format!("Token {TOKEN}"));
        let bytes = request.send().await?.error_for_status()?.bytes().await?.len();
        Ok(Export { took: since.elapsed(), bytes, peak: process.memory("VmHWM:") })
    }

    fn memory(&self) -> u64 {
        self.process.as_ref().map_or(0, |process| process.memory("VmRSS:"))
    }
}

impl Drop for LabelStudio {
    fn drop(&mut self) {
        // The process writes into the folder until it is gone.
        self.process = None;
        let _ = fs::remove_dir_all(self.folder.path());
    }
}

fn csrf(cookies: &[(String, String)]) -> String {
    cookies.iter().find(|(name, _)| name == "csrftoken").map(|(_, value)| value.clone()).unwrap_or_default()
}

impl Worker {
    async fn ask(&mut self, request: RequestBuilder, asked: &mut Asked) -> anyhow::Result<Option<Value>> {
        let request = request.header(header::COOKIE, sent(&self.cookies)).header("X-CSRFToken", csrf(&self.cookies));
        let reply = request.header(header::REFERER, &self.url).send().await?;
        keep(&mut self.cookies, &reply);
        let is_fine = asked.is_fine(reply.status());
        let body = reply.text().await?;
        Ok(if is_fine { serde_json::from_str(&body).ok() } else { None })
    }
}

impl site::Worker for Worker {
    async fn next(&mut self, asked: &mut Asked) -> anyhow::Result<Option<String>> {
        let request = self.client.get(format!("{}/api/projects/{}/next", self.url, self.project));
        Ok(self.ask(request, asked).await?.and_then(|task| task["id"].as_i64()).map(|id| id.to_string()))
    }

    async fn submit(&mut self, text: &str, asked: &mut Asked) -> anyhow::Result<bool> {
        let body = json!({
            "result": [{"from_name": "fluency", "to_name": "text", "type": "rating", "value": {"rating": 3}}],
            "lead_time": 5
        });
        let request = self.client.post(format!("{}/api/tasks/{text}/annotations/", self.url)).json(&body);
        Ok(self.ask(request, asked).await?.is_some_and(|annotation| annotation["id"].is_i64()))
    }

    fn answer(&self, text: &str) -> Answer {
        Answer { worker: self.id.clone(), text: text.to_owned() }
    }
}
