//! Concord, on either database.

use std::{marker::PhantomData, time::Instant};

use anyhow::Context as _;
use engine::{Engine, design::preset::Preset, texts::output::Builtin};
use serde_json::{Value, json};
use shared::TaskId;
use system_tests::{
    browser::Browser,
    client::Client,
    database::{Database, Kind},
    page_worker::{Done, PageWorker},
    process::Server,
    scene::Scene,
};

use super::{
    NEED, WORKERS,
    site::{self, Answer, Asked, Export, Page, Site},
};

const PASSWORD: &str = "a long enough pass phrase";

/// On which database it runs.
pub trait On {
    const KIND: Kind;
    const NAME: &'static str;
}

pub struct OnSqlite;
pub struct OnPostgres;

impl On for OnSqlite {
    const KIND: Kind = Kind::Sqlite;
    const NAME: &'static str = "Concord on SQLite";
}

impl On for OnPostgres {
    const KIND: Kind = Kind::Postgres;
    const NAME: &'static str = "Concord on PostgreSQL";
}

pub struct Concord<K> {
    database: Database,
    server: Option<Server>,
    scene: Scene,
    task: TaskId,
    /// The token of its administrator, and the code by which workers join.
    token: String,
    code: String,
    kind: PhantomData<K>,
}

pub struct Worker(PageWorker);

impl<K: On> Concord<K> {
    async fn made(texts: usize) -> anyhow::Result<Self> {
        let database = Database::new(K::KIND).await?.context("there is no PostgreSQL")?;
        let engine = database.engine().await?;
        let scene = Scene::new(&engine, texts, 0).await?;
        let task = Self::open(&engine, &scene, i64::try_from(NEED)?, 1).await?;
        let token = engine.add_token(&scene.admin, "bench", 1).await?.secret;
        let link = engine::crowd::invite::NewJoinLink {
            role: shared::Role::Worker,
            language: Some(scene.language.clone()),
            days: None,
            uses: None,
        };
        let code = engine.add_join_link(&scene.admin, scene.study, link).await?.code;
        engine.db().close().await;
        let server = Some(Server::start(&database).await?);
        Ok(Self { database, server, scene, task, token, code, kind: PhantomData })
    }

    async fn open(engine: &Engine, scene: &Scene, need: i64, items: i64) -> anyhow::Result<TaskId> {
        engine.run_builtin(&scene.admin, scene.study, Builtin::Copy).await?;
        let change = |definition: &mut shared::Definition| {
            definition.need = need;
            definition.items_per_hit = items;
        };
        let task = scene.open_task(engine, Preset::Fluency, change).await?;
        let systems = engine.systems(&scene.admin, scene.study).await?.into_iter().map(|counted| counted.id).collect();
        scene.batch(engine, task, systems).await?;
        Ok(task)
    }

    fn server(&self) -> anyhow::Result<&Server> {
        self.server.as_ref().context("it runs")
    }

    async fn read(&self, file: &str) -> anyhow::Result<String> {
        Ok(String::from_utf8(self.read_bytes(file).await?)?)
    }

    async fn read_bytes(&self, file: &str) -> anyhow::Result<Vec<u8>> {
        let url = format!("{}/api/v1/studies/{}/exports/{file}", self.server()?.url, self.scene.study);
        let reply = reqwest::Client::new().get(url).bearer_auth(&self.token).send().await?;
        Ok(reply.error_for_status()?.bytes().await?.to_vec())
    }

    fn figure(&self, name: &str) -> u64 {
        self.server.as_ref().map_or(0, |server| site::memory(server.id(), name))
    }
}

impl<K: On> Site for Concord<K> {
    type Worker = Worker;
    const NAME: &'static str = K::NAME;
    const TEXTS: usize = 20_000;

    async fn start(texts: usize) -> anyhow::Result<Self> {
        Self::made(texts).await
    }

    fn title(&self) -> String {
        K::NAME.to_owned()
    }

    async fn empty(&mut self, texts: usize) -> anyhow::Result<()> {
        *self = Self::made(texts).await?;
        Ok(())
    }

    async fn sign_up(&self, number: usize) -> anyhow::Result<Worker> {
        let client = Client::new(&self.server()?.url, &self.token);
        let email = format!("worker{number}@example.org");
        let new = json!({"name": format!("Worker {number}"), "email": email, "password": PASSWORD});
        let welcome = client.post(&format!("/join/{}", self.code), &new).await?;
        let token = welcome.body["token"]["secret"].as_str().with_context(|| welcome.body.to_string())?;
        let client = client.of(token);
        client.post(&format!("/studies/{}/consent", self.scene.study), &json!({})).await?;
        let mut browser = Browser::new(&self.server()?.url)?;
        browser.sign_in(&email, PASSWORD).await?;
        Ok(Worker(PageWorker::new(browser, client, (self.scene.study, self.task))))
    }

    async fn page(&self, worker: &mut Worker) -> anyhow::Result<Page> {
        let path = worker.0.next().await?.context("there is a hit")?.to_owned();
        let browser = &worker.0.browser;
        let url = format!("{}{path}", browser.url());
        Ok(Page { url, cookies: browser.cookies(), control: "input[type=radio]" })
    }

    fn kill(&self) -> anyhow::Result<()> {
        let id = self.server()?.id().context("it runs")?;
        anyhow::ensure!(
            std::process::Command::new("kill").args(["-KILL", &id.to_string()]).status()?.success(),
            "kill"
        );
        Ok(())
    }

    async fn again(&mut self) -> anyhow::Result<()> {
        self.server = None;
        self.server = Some(Server::start(&self.database).await?);
        Ok(())
    }

    async fn stored(&self) -> anyhow::Result<Vec<Answer>> {
        let mut found = Vec::new();
        for line in self.read("answers.jsonl").await?.lines() {
            // Whether it counts or is more than was asked for: both are stored.
            let line: Value = serde_json::from_str(line)?;
            let of = |name: &str| line[name].as_str().unwrap_or_default().to_owned();
            found.push(Answer { worker: of("assignment_id"), text: of("hit_item_id") });
        }
        Ok(found)
    }

    async fn export(&mut self, answers: usize) -> anyhow::Result<Export> {
        let database = Database::new(K::KIND).await?.context("there is no PostgreSQL")?;
        let engine = database.engine().await?;
        self.scene = Scene::new(&engine, answers / NEED, WORKERS).await?;
        self.task = Self::open(&engine, &self.scene, i64::try_from(NEED)?, 100).await?;
        futures::future::try_join_all(
            self.scene.workers.iter().map(|worker| self.scene.work(&engine, worker, self.task)),
        )
        .await?;
        self.token = engine.add_token(&self.scene.admin, "bench", 1).await?.secret;
        engine.db().close().await;
        self.server = None;
        self.server = Some(Server::start(&database).await?);
        self.database = database;
        self.read("systems.csv").await?;
        site::forget_peak(self.server()?.id());
        let since = Instant::now();
        // With the texts, as the others have them.
        let bytes = self.read_bytes("csv.zip").await?.len();
        Ok(Export { took: since.elapsed(), bytes, peak: self.figure("VmHWM:") })
    }

    fn memory(&self) -> u64 {
        self.figure("VmRSS:")
    }
}

impl site::Worker for Worker {
    async fn next(&mut self, asked: &mut Asked) -> anyhow::Result<Option<String>> {
        if self.0.next().await?.is_none() {
            return Ok(None);
        }
        if let Done::No(status) = self.0.open().await? {
            asked.is_fine(status);
            return Ok(None);
        }
        Ok(self.0.work().map(|work| work.item.clone()))
    }

    async fn submit(&mut self, _text: &str, asked: &mut Asked) -> anyhow::Result<bool> {
        let done = self.0.submit().await?;
        Ok(match done {
            Done::Yes => true,
            Done::No(status) => {
                asked.is_fine(status);
                false
            }
        })
    }

    fn answer(&self, text: &str) -> Answer {
        let worker = self.0.work().map(|work| work.id.to_string()).unwrap_or_default();
        Answer { worker, text: text.to_owned() }
    }
}
