//! The provider and the sign-in service as a program, for tests in other languages: it prints their addresses and secrets, and then answers each line on its
//! standard input, a JSON list that begins with what happens, with a line of JSON. It ends with its standard input.
//!
//! - `["take_place", STUDY, NUMBER]`: a participant takes a place; the address to follow and the submission, or null
//! - `["submit", SUBMISSION, CODE]`: the participant submits with this code; whether that was possible
//! - `["submission", SUBMISSION]`: its state and its bonuses
//! - `["balance", CURRENCY, MINOR]`: the money of the workspace
//! - `["staff", NAME, EMAIL, GROUPS]`: who signs in at the sign-in service from now on

use fake_provider::{CLIENT, CLIENT_SECRET, FakeProvider, KEY, SignInServer, Staff, TOKEN, WORKSPACE};
use serde_json::{Value, json};

#[tokio::main]
async fn main() {
    let fake = FakeProvider::start().await;
    let service = SignInServer::start().await;
    let sign_in = json!({"url": service.url(), "client": CLIENT, "secret": CLIENT_SECRET});
    println!("{}", json!({"url": fake.url(), "token": TOKEN, "key": KEY, "workspace": WORKSPACE, "sign_in": sign_in}));
    // Waiting here keeps nobody waiting: the server runs on other threads.
    for line in std::io::stdin().lines().map_while(Result::ok) {
        println!("{}", answer(&fake, &service, &line).await);
    }
}

async fn answer(fake: &FakeProvider, service: &SignInServer, line: &str) -> Value {
    let asked: Vec<Value> = serde_json::from_str(line).unwrap_or_default();
    let text = |n: usize| asked.get(n).and_then(Value::as_str).unwrap_or_default();
    let number = |n: usize| asked.get(n).and_then(Value::as_i64).unwrap_or_default();
    match text(0) {
        "take_place" => {
            let participant = FakeProvider::participant(u32::try_from(number(2)).unwrap_or_default());
            let entry = fake.take_place(text(1), &participant).await;
            entry.map_or(Value::Null, |entry| json!({"url": entry.url, "submission": entry.submission}))
        }
        "submit" => json!(fake.submit(text(1), text(2)).await),
        "submission" => json!({"state": fake.submission_state(text(1)), "bonuses": fake.bonuses(text(1))}),
        "balance" => {
            fake.set_balance(text(1), number(2));
            json!(true)
        }
        "staff" => {
            let groups = asked.get(3).and_then(Value::as_array).into_iter().flatten();
            let groups: Vec<&str> = groups.filter_map(Value::as_str).collect();
            service.set_staff(Staff::new(text(1), text(2), &groups));
            json!(true)
        }
        other => json!({ "unknown": other }),
    }
}
