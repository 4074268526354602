//! The key is hidden in what is kept, and not in what is read.

use fake_provider::{ChatServer, ChatTrouble as Trouble};
use judges::{Answer, Chat, Done, Run, Scale, Secret, Value};

use crate::support::{Still, calls, limits, options};

/// The answer to one call with this key, and the reply that is kept.
async fn asked(server: &ChatServer, key: &str, scale: &Scale) -> (Answer, String) {
    let endpoint = Chat::new(server.url(), Secret::new(key), options()).expect("an endpoint");
    let run = Run { endpoint: &endpoint, ambient: &Still::default(), scale, field: None, limits: limits() };
    let mut all = Vec::new();
    let keep = |done: &Done| {
        assert!(key.len() < 8 || !done.reply.raw.contains(key), "{done:?}");
        all.push((done.answer.clone(), done.reply.text.clone()));
        Ok(())
    };
    run.carry_out(calls(1), keep).await;
    all.pop().expect("a call")
}

fn word(text: &str) -> Answer {
    Answer::Value(Value::Text(text.into()))
}

#[tokio::test]
async fn a_short_key_does_not_change_answers() {
    for key in ["none", "x", "EMPTY"] {
        let server = ChatServer::start(|_| key.into()).await;
        let labels = Scale::labels(&[key.to_owned(), "other".to_owned()]).expect("labels");
        assert_eq!(asked(&server, key, &labels).await, (word(key), key.into()));
        assert_eq!(asked(&server, key, &Scale::Text).await, (word(key), key.into()));
    }
}

#[tokio::test]
async fn an_answer_is_read_before_a_long_key_is_hidden() {
    let server = ChatServer::start(|_| "formality".into()).await;
    let labels = Scale::labels(&["formality", "other"].map(str::to_owned)).expect("labels");
    assert_eq!(asked(&server, "formality", &labels).await, (word("formality"), "…".into()));
    assert_eq!(asked(&server, "formality", &Scale::Text).await, (word("…"), "…".into()), "a text is kept without it");
}

#[tokio::test]
async fn no_part_of_a_key_is_in_a_reason() {
    let server = ChatServer::start(|_| "4".into()).await;
    server.trouble("", Trouble::SayKey, 1);
    let (answer, reply) = asked(&server, "1234/5678", &Scale::levels("1..5").expect("levels")).await;
    assert_eq!((answer, reply), (Answer::Unreadable("the reply repeats the key".into()), "Bearer … 4".into()));
}
