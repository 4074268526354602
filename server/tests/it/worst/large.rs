//! The bodies that once stopped the server, each with what it must come to now, and the largest that are legal.

use std::sync::Arc;

use engine::design::preset::Preset;
use serde_json::{Value, json};
use shared::{AssignmentId, Problem, TaskId, limit};

use super::on_one_thread;
use super::other::{Other, by, send};
use crate::app::{Reply, TestApp};
use crate::report::stage::Stage;

/// A study with a task about spans, and somebody who works on it; another worker has a hit too.
struct Scene {
    app: Arc<TestApp>,
    stage: Stage,
    task: TaskId,
    hit: AssignmentId,
    other: Other,
    office: String,
    desk: String,
}

impl Scene {
    async fn new(app: &Arc<TestApp>) -> Self {
        let stage = Stage::new(app, 3, 2).await;
        let spans = |definition: &mut shared::Definition| {
            (definition.need, definition.items_per_hit) = (2, 1);
            definition.known = Some(shared::KnownRule::default());
        };
        let task = stage.open(Preset::Tag, spans).await;
        let others = stage.claim(1, task).await.expect("a hit");
        let hit = stage.claim(0, task).await.expect("a hit");
        let other = Other::new(app, &stage.workers[1], others).await;
        let token = async |member| app.engine.add_token(member, "test", 30).await.expect("a token").secret;
        let (office, desk) = (token(&stage.admin.actor).await, token(&stage.workers[0].actor).await);
        Self { app: app.clone(), stage, task, hit, other, office, desk }
    }

    fn at(&self, path: &str) -> String {
        format!("/studies/{}{path}", self.stage.study)
    }

    /// Sends it while somebody works.
    async fn send(&self, name: &str, (token, method, path): (&str, &str, &str), kind: &str, body: &str) -> Reply {
        let attack = async || vec![send(&self.app, by(token, method, path, kind), body.as_bytes().to_vec()).await];
        self.other.waits_while(name, attack).await.remove(0)
    }

    async fn json(&self, name: &str, to: (&str, &str, &str), body: &Value) -> Reply {
        self.send(name, to, "application/json", &body.to_string()).await
    }

    async fn shown(&self) -> shared::Shown {
        self.app.engine.shown(&self.stage.workers[0].actor, self.hit).await.expect("a page")
    }

    async fn import(&self, name: &str, format: &str, body: &str) -> Reply {
        // So often nobody imports; what is counted by the hour is forgotten.
        self.app.clock.pass(3_600);
        let path = self.at(&format!("/sources?format={format}&default_language=en&id=id"));
        self.send(name, (&self.office, "POST", &path), "text/plain", body).await
    }
}

/// It was refused for this reason, or for its length before it was read.
fn refused(reply: &Reply, field: &str, reason: &str) {
    if reply.status == 413 {
        return;
    }
    let problem: Problem = serde_json::from_slice(&reply.body).unwrap_or_else(|_| panic!("{}", reply.text()));
    assert_eq!(problem.field(), Some(field), "{problem:?}");
    assert!(problem.to_string().contains(reason), "{problem}");
}

on_one_thread!(what_workers_send_holds_nobody_up, async |app| {
    let scene = Scene::new(&app).await;
    let shown = scene.shown().await;
    let (item, text) = (shown.items[0].id, shown.items[0].outputs[0].text.clone());
    let answer = |text: &str| json!({"item": item, "question": "formality", "value": {"type": "text", "value": text}});
    let (draft, submit) = (format!("/assignments/{}/draft", scene.hit), format!("/assignments/{}/submit", scene.hit));
    let to_draft = (scene.desk.as_str(), "PUT", draft.as_str());

    for (name, marks) in [("brackets", "["), ("open marks", "[formal]"), ("closed marks", "[/formal]"), ("both", "[[/")]
    {
        let long = marks.repeat(1_500_000 / marks.len());
        let reply = scene.json(name, to_draft, &json!({"revision": 0, "answers": [answer(&long)]})).await;
        assert!(reply.status.is_client_error(), "{name}: {}", reply.status);
        let submission = json!({"id": uuid(), "answers": [answer(&long)], "insist": true});
        let reply = scene.json(name, (&scene.desk, "POST", &submit), &submission).await;
        assert!(reply.status.is_client_error(), "{name}: {}", reply.status);
    }
    // What fits is stored and can be read: a text with every character marked.
    let marked: String = text.chars().map(|c| format!("[FORMAL]{c}[/FORMAL]")).collect();
    let reply = scene.json("marks", to_draft, &json!({"revision": 0, "answers": [answer(&marked)]})).await;
    assert_eq!(reply.status, 200, "{}", reply.text());

    let twice = json!({"revision": 1, "answers": vec![answer("[FORMAL]"); 55_000]});
    refused(&scene.json("one answer again and again", to_draft, &twice).await, "formality", "twice");
    let others: Vec<Value> =
        (0..2_000).map(|n| json!({"item": item, "question": format!("q{n}"), "value": {"type": "tie"}})).collect();
    let reply = scene.json("answers to anything", to_draft, &json!({"revision": 1, "answers": others})).await;
    refused(&reply, "answers", "more answers than this task has questions");
    let chosen = json!({"type": "chosen", "value": {"keys": vec!["formal"; 30_000]}});
    let one = json!({"revision": 1, "answers": [{"item": item, "question": "formality", "value": chosen}]});
    assert_eq!(scene.json("one choice again and again", to_draft, &one).await.status, 422);
    assert_eq!(scene.shown().await.draft.answers.len(), 1);

    let browser = app.signed_in(&scene.stage.workers[0]).await;
    let name = |n: usize| format!("answers[i{item}.q{n}.skip:]");
    let reasons =
        (0..40_000).flat_map(|n| [(name(n), "x".to_owned()), (name(n).replace(".skip:", ""), "1".to_owned())]);
    let own = [("assignment".to_owned(), scene.hit.to_string()), ("revision".to_owned(), "1".to_owned())];
    let form = form_urlencoded::Serializer::new(String::new()).extend_pairs(own.into_iter().chain(reasons)).finish();
    let attack = async || {
        let request = axum::http::Request::post("/fn/work/save_form")
            .header("sec-fetch-site", "same-origin")
            .header("host", "texts.example.org")
            .header("accept", "application/json")
            .header("cookie", format!("concord={}", browser.cookie().expect("signed in")))
            .header("content-type", "application/x-www-form-urlencoded");
        vec![send(&app, request, form.clone().into_bytes()).await]
    };
    let replies = scene.other.waits_while("reasons of a form", attack).await;
    assert!(replies[0].status.is_client_error(), "{}", replies[0].text());
    scene.other.end().await;
});

fn uuid() -> String {
    "01900000-0000-7000-8000-00000000abcd".to_owned()
}

on_one_thread!(what_designers_send_holds_nobody_up, async |app| {
    let scene = Scene::new(&app).await;
    let task = scene.at(&format!("/tasks/{}", scene.task));
    let found: Value = app.program(&scene.office).get(&task).await.good();
    let mut definition = found["live"]["definition"].clone();
    let question = |n: usize, kind: Value| {
        let mut question = json!({"key": format!("q{n}"), "prompt": {"en": "?"}, "required": true});
        question.as_object_mut().expect("an object").extend(kind.as_object().expect("an object").clone());
        question
    };
    definition["questions"] = (0..60_000).map(|n| question(n, json!({"kind": "comment"}))).collect();
    let to = (scene.office.as_str(), "PUT", task.as_str());
    refused(&scene.json("60,000 questions", to, &definition).await, "questions", "at most 100");

    let end = limit::POINTS - 1;
    let anchors: Vec<Value> = [0, end].map(|at| json!({"at": at, "label": {"en": "x"}})).into();
    let scale = |n: usize| {
        let mut scale = json!({"kind": "slider", "min": 0, "max": end, "step": 1, "anchors": anchors});
        if n > 0 {
            let is: Vec<String> = (0..limit::POINTS).map(|value| value.to_string()).collect();
            scale["when"] = json!({"question": format!("q{}", n - 1), "is": is});
        }
        question(n, scale)
    };
    definition["questions"] = (0..limit::QUESTIONS).map(scale).collect();
    let reply = scene.json("the largest definition", to, &definition).await;
    assert_eq!(reply.status, 200, "{}", reply.text());

    let header = |n: usize| vec!["id"; n].join(",");
    let known = scene.at(&format!("/tasks/{}/known", scene.task));
    for (name, table) in [
        ("a list of 100,000 columns", header(100_000)),
        ("a list of 100,000 lines", format!("id,q1\n{}", "s,1\n".repeat(100_000))),
    ] {
        let reply = scene.send(name, (&scene.office, "POST", &known), "text/plain", &table).await;
        assert!(reply.status.is_client_error(), "{name}: {}", reply.status);
    }
    let systems = json!({"task": scene.task, "language": "en", "systems": vec![uuid(); 20_000]});
    let reply = scene.json("20,000 systems", (&scene.office, "POST", &scene.at("/batches")), &systems).await;
    assert!(reply.status.is_client_error(), "{}", reply.status);
    let ids = json!({"assignments": vec![uuid(); 20_000]});
    let reply = scene.json("20,000 submissions", (&scene.office, "POST", &scene.at("/approvals")), &ids).await;
    refused(&reply, "ids", "At most 1,000 ");
    scene.other.end().await;
});

on_one_thread!(what_importers_send_holds_nobody_up, async |app| {
    let scene = Scene::new(&app).await;
    let columns = |n: usize| (0..n).map(|n| format!("c{n},")).collect::<String>();
    refused(&scene.import("200,000 columns", "csv", &format!("{}text\na\n", columns(200_000))).await, "file", "1,000");
    refused(&scene.import("a column twice", "csv", "text,id,text\na,1,b\n").await, "file", "twice");
    let names: String = (0..990).map(|n| format!("{}{n},", "n".repeat(190))).collect();
    let wide =
        format!("{names}id,text\n{}", (0..1_500).map(|n| format!("{}{n},a\n", ",".repeat(990))).collect::<String>());
    let reply = scene.import("rows that repeat long names", "csv", &wide).await;
    refused(&reply, "file", "65,536");
    let long = format!("id,text\n1,{}\n", "x".repeat(limit::CELL + 1));
    assert!(scene.import("a long cell", "csv", &long).await.text().contains("65,536"));
    let quote = format!("id,text\n1,\"{}\n", "x\n".repeat(1_000_000));
    assert_eq!(scene.import("a quotation mark that is never closed", "csv", &quote).await.status, 422);
    let nested = format!("{{\"id\":\"1\",\"text\":{}1{}}}\n", "[".repeat(120), "]".repeat(120)).repeat(3_000);
    assert_eq!(scene.import("nested values", "jsonl", &nested).await.status, 422);
    let cells = format!("id,text\n{}", "1\n".repeat(limit::ROWS));
    let reply = scene.import("rows that are all refused", "csv", &cells).await;
    assert_eq!(reply.status, 422);
    assert_eq!(reply.text().matches("row-is-ragged").count(), limit::ROWS);

    // Large and legal: every row gets in, and nobody waits for them.
    let rows = 20_000;
    let text = "so kewl isn't it? ".repeat(15);
    let legal: String = (0..rows).map(|n| format!("i{n},{text}{n}\n")).collect();
    let began = std::time::Instant::now();
    let attack = async || {
        let path = scene.at("/sources?format=csv&default_language=en&id=id&skip_refused=true");
        let request = by(&scene.office, "POST", &path, "text/plain");
        vec![send(&app, request, format!("id,text\n{legal}").into_bytes()).await]
    };
    scene.other.waits_while("20,000 rows", attack).await;
    let n = app.engine.n_sources(&scene.stage.admin.actor, scene.stage.study).await.expect("counts")[0].1;
    assert_eq!(n, rows + 3, "{:?}", began.elapsed());
    let run = scene.at("/systems/COPY/run");
    let reply = scene.json("20,000 outputs", (&scene.office, "POST", &run), &Value::Null).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let systems = app.engine.systems(&scene.stage.admin.actor, scene.stage.study).await.expect("systems");
    let copy = systems.iter().find(|system| system.name == "COPY").expect("it was run").id;
    let batch = json!({"task": scene.task, "language": "en", "systems": [copy]});
    let reply = scene.json("20,000 hits", (&scene.office, "POST", &scene.at("/batches")), &batch).await;
    assert_eq!(reply.status, 201, "{}", reply.text());
    let page = app.engine.batches(&scene.stage.admin.actor, scene.stage.study).await.expect("batches");
    let made = page.iter().find(|batch| batch.n_hits == rows + 3).expect("the batch");
    assert_eq!((made.wanted, made.stopped_at), (2 * (rows + 3), None));
    scene.other.end().await;
});
