//! Every call and every server function there is, with bodies made of what they take: too long, too many, too deep.

use axum::http::{Request, header};
use engine::crowd::claim::Claimed;
use serde_json::{Value, json};

use super::on_one_thread;
use super::other::{Other, send};
use crate::route::call::calls;
use crate::route::function::{fields, functions};
use crate::route::world::World;

/// Bytes of a body: as much as a route takes that imports no file.
const SIZE: usize = 250_000;

/// Bodies made of one that fits.
fn bodies(fitting: &str) -> Vec<(&'static str, Vec<u8>)> {
    let mut bodies = vec![
        ("brackets", "[".repeat(SIZE)),
        ("objects", "{\"a\":".repeat(SIZE / 5)),
        ("numbers", format!("[{}1]", "1,".repeat(SIZE / 2))),
        ("names", format!("{{{}\"a\":1}}", (0..SIZE / 10).map(|n| format!("\"a{n}\":1,")).collect::<String>())),
    ];
    if let Ok(fitting) = serde_json::from_str::<Value>(fitting) {
        bodies.push(("long texts", json!(grown(&fitting, true)).to_string()));
        bodies.push(("long lists", json!(grown(&fitting, false)).to_string()));
    }
    bodies.into_iter().map(|(name, body)| (name, body.into_bytes())).collect()
}

/// The same with each text, or each list, as large as a body may be.
fn grown(value: &Value, texts: bool) -> Value {
    match value {
        Value::String(text) if texts && !text.contains('{') && !text.is_empty() => json!("[a".repeat(SIZE / 8)),
        Value::Array(all) if !texts => {
            let one = all.first().cloned().unwrap_or_else(|| json!("{submission}"));
            let n = SIZE / (one.to_string().len() + 1);
            Value::Array(vec![one; n.min(20_000)])
        }
        Value::Array(all) => all.iter().map(|one| grown(one, texts)).collect(),
        Value::Object(all) => all.iter().map(|(name, one)| (name.clone(), grown(one, texts))).collect(),
        other => other.clone(),
    }
}

/// Somebody who works in the study of this world.
async fn other(world: &World) -> Other {
    let member = world.stage.tested("vic").await;
    let claimed = world.app.engine.claim(&member.actor, world.stage.study, world.stage.pilot).await.expect("a claim");
    let Claimed::Hit { assignment } = claimed else { panic!("nothing to claim: {claimed:?}") };
    Other::new(&world.app, &member, assignment).await
}

on_one_thread!(every_call_with_its_worst_bodies, async |app| {
    let world = World::new(&app).await;
    let other = other(&world).await;
    for call in calls(&app).await {
        let Some((kind, fitting)) = call.sent() else { continue };
        let bodies = bodies(&world.fill(fitting));
        let who = if call.names("assignment") { "worker" } else { "administrator" };
        let token = format!("Bearer {}", world.who(who).token);
        let attack = async || {
            let mut replies = Vec::new();
            for (_, body) in &bodies {
                let request = Request::builder().method(call.method.clone()).uri(world.fill(&call.path));
                let request = request.header(header::AUTHORIZATION, &token).header(header::CONTENT_TYPE, kind);
                replies.push(send(&app, request, body.clone()).await);
            }
            replies
        };
        let replies = other.waits_while(&call.name, attack).await;
        for (reply, (name, _)) in replies.iter().zip(&bodies) {
            assert!(reply.body.len() < SIZE, "{} with {name} is answered at length", call.name);
        }
    }
    other.end().await;
});

/// Fields that fit, each but ids and numbers as long as it can be, and more of them than any form has.
fn forms(world: &World, name: &str) -> Vec<(&'static str, Vec<u8>)> {
    let own: Vec<(String, String)> = fields(name).into_iter().map(|(name, value)| (name, world.fill(&value))).collect();
    let is_short = |value: &str| value.len() == 36 || value.parse::<i64>().is_ok() || value == "it";
    let long = own.iter().map(|(name, value)| {
        let value = if is_short(value) { value.clone() } else { "[a, ".repeat(SIZE / 4 / 40) };
        (name.clone(), value)
    });
    let id = "01900000-0000-7000-8000-00000000abcd";
    let skips = (0..3_000).map(|n| (format!("answers[i{id}.q{n}.skip:]"), "why".to_owned()));
    let questions = (0..3_000).map(|n| (format!("questions[{n}][key]"), format!("q{n}")));
    let more = |more: Vec<(String, String)>| own.clone().into_iter().chain(more);
    let lists = ["assignments[]", "outputs[]", "systems[]", "languages[]"];
    let ids = (0..4_000).map(|n| (lists[n % 4].to_owned(), id.to_owned()));
    let deep = vec![(format!("answers{}", "[a]".repeat(SIZE / 9)), "x".to_owned())];
    let all = [
        ("long fields", long.collect()),
        ("reasons", more(skips.collect()).collect()),
        ("questions", more(questions.collect()).collect()),
        ("ids", more(ids.collect()).collect()),
        ("deep names", more(deep).collect()),
    ];
    let encoded = |fields: Vec<(String, String)>| {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish().into_bytes()
    };
    all.into_iter().map(|(name, fields)| (name, encoded(fields))).collect()
}

on_one_thread!(every_function_with_its_worst_forms, async |app| {
    let world = World::new(&app).await;
    let other = other(&world).await;
    let (office, desk) =
        (app.signed_in(&world.who("administrator").member).await, { app.signed_in(&world.who("worker").member).await });
    // What ends a session, or changes a password, ends the test.
    let kept = |name: &String| !name.starts_with("sign_") && !name.contains("password");
    for function in functions().into_iter().filter(kept) {
        let browser = if function.starts_with("work/") { &desk } else { &office };
        let forms = forms(&world, &function);
        let attack = async || {
            let mut replies = Vec::new();
            for (_, body) in &forms {
                let request = Request::post(format!("/fn/{function}"))
                    .header("sec-fetch-site", "same-origin")
                    .header(header::HOST, "texts.example.org")
                    .header(header::ACCEPT, "application/json")
                    .header(header::COOKIE, format!("concord={}", browser.cookie().expect("signed in")))
                    .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
                replies.push(send(&app, request, body.clone()).await);
            }
            replies
        };
        other.waits_while(&function, attack).await;
    }
    other.end().await;
});
