//! An example study of each paper is made, served and completed by synthetic workers over HTTP; its tables print, and
//! what they say is what its export says.

use std::collections::{BTreeMap, BTreeSet};

use reqwest::StatusCode;
use serde_json::{Value, json};
use system_tests::{
    client::Client,
    database::{Database, Kind},
    process::{Server, is_built, run},
};

const PASSWORD: &str = "a password for the example";

/// A study that was completed.
struct Completed {
    database: Database,
    server: Server,
    manager: Client,
    study: String,
}

impl Completed {
    async fn of(kind: Kind, protocol: &str, workers: &str) -> anyhow::Result<Option<Self>> {
        let Some(database) = Database::new(kind).await? else { return Ok(None) };
        let folder = database.folder.path().display().to_string();
        run(&database, &["demo", "--study", protocol, "--password", PASSWORD, "--data", &folder]).await?;
        let server = Server::start(&database).await?;
        let simulate = ["simulate", "--url", &server.url, "--workers", workers, "--seed", "7", "--password", PASSWORD];
        run(&database, &simulate).await?;
        let account = json!({"email": "manager@example.org", "password": PASSWORD, "name": "test", "days": 1});
        let token = Client::new(&server.url, "").post("/tokens", &account).await?;
        let manager = Client::new(&server.url, token.body["secret"].as_str().unwrap_or_default());
        let studies = manager.get("/studies").await?.body;
        let study = studies[0]["study"]["id"].as_str().unwrap_or_default().to_owned();
        Ok(Some(Self { database, server, manager, study }))
    }

    async fn get(&self, path: &str) -> anyhow::Result<Value> {
        let reply = self.manager.get(&format!("/studies/{}/{path}", self.study)).await?;
        anyhow::ensure!(reply.status == StatusCode::OK, "{path}: {reply:?}");
        Ok(reply.body)
    }

    /// The rows of a file of the export; one row alone is read as JSON already.
    async fn rows(&self, noun: &str) -> anyhow::Result<Vec<Value>> {
        match self.get(&format!("exports/{noun}.jsonl")).await? {
            Value::String(lines) => Ok(lines.lines().map(serde_json::from_str).collect::<Result<_, _>>()?),
            one => Ok(vec![one]),
        }
    }

    async fn end(self) -> anyhow::Result<()> {
        drop(self.server);
        self.database.remove().await
    }
}

/// Every hit has what it wants, and every table of the paper prints: with numbers, or with the reason in each empty cell.
async fn is_complete(done: &Completed, paper: &str) -> anyhow::Result<BTreeMap<String, Value>> {
    let progress = done.get("progress").await?;
    for task in progress["tasks"].as_array().into_iter().flatten() {
        assert_eq!(task["counted"], task["need"], "{paper}: {task}");
    }
    let report = done.get("tables").await?;
    let mut found = BTreeMap::new();
    for table in report["tables"].as_array().into_iter().flatten().filter(|table| table["paper"] == paper) {
        let key = table["key"].as_str().unwrap_or_default();
        let cells: Vec<&Value> = table["rows"]
            .as_array()
            .into_iter()
            .flatten()
            .flat_map(|row| row.as_array().into_iter().flatten())
            .collect();
        assert!(!cells.is_empty(), "{key} has no row");
        let filled = cells.iter().filter(|cell| cell["kind"] == "number" || cell["kind"] == "count").count();
        let reasons: BTreeSet<&str> =
            cells.iter().filter(|cell| cell["kind"] == "empty").filter_map(|cell| cell["reason"].as_str()).collect();
        assert!(reasons.iter().all(|reason| !reason.is_empty()));
        let wants_models = reasons.iter().any(|reason| reason.contains("settings"));
        assert!(filled > 0 || wants_models, "{key} is empty: {reasons:?}");
        found.insert(key.to_owned(), table.clone());
    }
    Ok(found)
}

fn count(cell: &Value) -> Option<usize> {
    cell["count"].as_u64().and_then(|n| usize::try_from(n).ok())
}

fn word<'a>(row: &'a Value, name: &str) -> &'a str {
    row.get(name).unwrap_or_else(|| panic!("no {name} in {row}")).as_str().unwrap_or_default()
}

async fn contrastive_translation(kind: Kind) -> anyhow::Result<()> {
    let Some(done) = Completed::of(kind, "cocoa", "12").await? else { return Ok(()) };
    let tables = is_complete(&done, "cocoa").await?;
    let (answers, outputs) = (done.rows("answers").await?, done.rows("outputs").await?);
    let sources = |system: &str| {
        let own = outputs.iter().filter(|output| word(output, "system") == system);
        own.map(|output| word(output, "source_id")).collect::<BTreeSet<_>>()
    };
    let (formal, informal) = (sources("formal"), sources("informal"));
    // What has a mark goes on, once, and nothing else does.
    let marked = answers.iter().filter(|row| word(row, "question") == "marks" && word(row, "system") == "formal");
    let marked = marked.filter(|row| !word(row, "spans").is_empty()).map(|row| word(row, "source_id"));
    assert_eq!(marked.collect::<BTreeSet<_>>(), informal);
    let row = &tables["cocoa-t2"]["rows"][0];
    let numbers: Vec<Option<usize>> = (1..=3).map(|at| count(&row[at])).collect();
    assert_eq!(numbers, [formal.len(), informal.len(), formal.intersection(&informal).count()].map(Some));

    // Table 3: phrases and words marked, each level.
    for row in tables["cocoa-t3"]["rows"].as_array().into_iter().flatten() {
        let level = word(&row[1], "text");
        let of_level = answers.iter().filter(|row| word(row, "question") == "marks" && word(row, "system") == level);
        let mut phrases = Vec::new();
        for answer in of_level {
            let text = outputs.iter().find(|output| output["output_id"] == answer["output_id"]);
            let chars: Vec<char> = text.map(|output| word(output, "text").chars().collect()).unwrap_or_default();
            for span in word(answer, "spans").split('|').filter(|span| !span.is_empty()) {
                let (start, end) = span.rsplit_once(':').and_then(|(_, at)| at.split_once('-')).expect("a stretch");
                let (start, end): (usize, usize) = (start.parse()?, end.parse()?);
                phrases.push(chars[start..end].iter().collect::<String>());
            }
        }
        let unique = |all: &[String]| all.iter().collect::<BTreeSet<_>>().len();
        let tokens: Vec<String> =
            phrases.iter().flat_map(|phrase| phrase.split_whitespace()).map(str::to_owned).collect();
        let wanted = [unique(&phrases), phrases.len(), unique(&tokens), tokens.len()].map(Some);
        assert_eq!((2..=5).map(|at| count(&row[at])).collect::<Vec<_>>(), wanted, "{level}: {row}");
    }
    // Nobody has met a source in two tasks of the chain.
    let chain = ["cocoa/translate-and-tag", "cocoa/second-level", "cocoa/gender-variant"];
    let mut met: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for row in answers.iter().filter(|row| chain.contains(&word(row, "preset"))) {
        met.entry((word(row, "worker"), word(row, "source_id"))).or_default().insert(word(row, "task_id"));
    }
    assert!(!met.is_empty() && met.values().all(|tasks| tasks.len() == 1));
    done.end().await
}

#[tokio::test]
async fn contrastive_translations_are_completed_on_sqlite() -> anyhow::Result<()> {
    if is_built() { contrastive_translation(Kind::Sqlite).await } else { Ok(()) }
}

#[tokio::test]
async fn contrastive_translations_are_completed_on_postgres() -> anyhow::Result<()> {
    if is_built() { contrastive_translation(Kind::Postgres).await } else { Ok(()) }
}

#[tokio::test]
async fn style_content_and_naturalness_are_completed() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(done) = Completed::of(Kind::Sqlite, "mir", "12").await? else { return Ok(()) };
    let tables = is_complete(&done, "mir").await?;
    assert_eq!(tables.len(), 8);
    done.end().await
}

#[tokio::test]
async fn comparisons_two_by_two_are_completed() -> anyhow::Result<()> {
    if !is_built() {
        return Ok(());
    }
    let Some(done) = Completed::of(Kind::Sqlite, "pang", "12").await? else { return Ok(()) };
    let tables = is_complete(&done, "pang").await?;
    // Table 4: of each comparison of two systems, the shares of what was said add up.
    for row in tables["pang-t4"]["rows"].as_array().into_iter().flatten() {
        let shares: Vec<f64> =
            row.as_array().into_iter().flatten().filter_map(|cell| cell["value"].as_f64()).take(3).collect();
        assert!((shares.iter().sum::<f64>() - 100.0).abs() < 1e-6, "{row}");
    }
    done.end().await
}
