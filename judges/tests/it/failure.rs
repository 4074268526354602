//! What becomes of calls that go wrong, and of the others.

use std::time::Duration;

use fake_provider::{ChatServer, ChatTrouble as Trouble};
use judges::{Answer, Chat, ChatOptions, Ended, LONGEST_REPLY, Limits, Secret, TokenLimit, Value};
use serde_json::json;

use crate::support::{KEY, Still, calls, carry_out, chat, limits, options};

/// The outcome of one call with this trouble in each attempt.
async fn only(trouble: Trouble) -> (Option<Answer>, Option<Ended>, usize) {
    let server = ChatServer::start(|_| "4".into()).await;
    server.trouble("", trouble, usize::MAX);
    let (done, _, ended) = carry_out(&chat(&server), &Still::default(), limits(), calls(1)).await;
    (done.into_iter().next().map(|done| done.answer), ended, server.calls().len())
}

#[tokio::test]
async fn a_call_says_what_it_was_given() {
    let server = ChatServer::start(|_| "4".into()).await;
    let with = ChatOptions {
        system: Some("Be strict.".into()),
        temperature: Some(0.5),
        limit_name: TokenLimit::MaxCompletionTokens,
        ..options()
    };
    let endpoint = Chat::new(server.url(), Secret::new(KEY), with).unwrap();
    let mut asked = calls(1);
    asked[0].seed = Some(7);
    let (done, summary, ended) = carry_out(&endpoint, &Still::default(), limits(), asked).await;
    assert!(ended.is_none() && summary.answered == 1, "{ended:?}");
    assert_eq!(done[0].answer, Answer::Value(Value::Number(4.0)));
    assert_eq!((done[0].reply.model.as_deref(), done[0].attempts), (Some("model-2026-01-01"), 1));
    let [call] = &server.calls()[..] else { panic!("one call") };
    assert_eq!(call.authorization.as_deref(), Some("Bearer sk-d0n0tsh0w"));
    assert_eq!(call.path, "/v1/chat/completions");
    let messages = json!([{"role": "system", "content": "Be strict."}, {"role": "user", "content": "Rate item 0."}]);
    let body = json!({"model": "m", "messages": messages, "temperature": 0.5, "seed": 7, "max_completion_tokens": 20});
    assert_eq!(call.body, body);
}

#[tokio::test]
async fn what_a_model_says_is_read_and_never_guessed() {
    let says = ["4", "I'm sorry, I cannot rate this.", "Between 3 and 4.", "Good!", "", "7"];
    let server = ChatServer::start(move |prompt| {
        let item: usize = prompt.trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap();
        says[item].to_owned()
    })
    .await;
    let (done, summary, ended) = carry_out(&chat(&server), &Still::default(), limits(), calls(says.len())).await;
    assert!(ended.is_none());
    assert_eq!((summary.answered, summary.refused, summary.unreadable, summary.failed), (1, 1, 4, 0));
    for (own, says) in done.iter().zip(says) {
        assert_eq!(own.reply.text, says, "the reply is kept as it is");
        assert!(serde_json::from_str::<serde_json::Value>(&own.reply.raw).is_ok());
    }
    assert_eq!(done[2].answer, Answer::Unreadable("there are several numbers, such as 3 and 4".into()));
}

#[tokio::test]
async fn a_call_is_repeated_where_that_may_help() {
    for (trouble, n) in [
        (Trouble::TooMany(None), 1),
        (Trouble::Status(500, "Oops".into()), 2),
        (Trouble::Status(503, "Busy".into()), 2),
        (Trouble::Cut, 1),
        (Trouble::HalfAnswer, 1),
    ] {
        let (server, ambient) = (ChatServer::start(|_| "4".into()).await, Still::default());
        server.trouble("", trouble.clone(), n);
        let (done, summary, ended) = carry_out(&chat(&server), &ambient, limits(), calls(1)).await;
        assert!(ended.is_none() && summary.answered == 1, "{trouble:?}: {done:?}");
        assert_eq!((done[0].attempts as usize, server.calls().len()), (n + 1, n + 1), "{trouble:?}");
        assert_eq!(ambient.waits().len(), n);
    }
}

#[tokio::test]
async fn a_call_that_fails_has_a_reason_and_the_run_goes_on() {
    for (trouble, attempts, reason) in [
        (Trouble::Status(500, "Oops".into()), 3, "the endpoint failed with status 500: Oops"),
        (Trouble::TooMany(None), 3, "the endpoint received too many requests: Too many requests."),
        (Trouble::Cut, 3, "the connection broke: "),
        (Trouble::Body("<html>".into()), 1, "the reply cannot be read: it is not what was expected (line 1"),
        (Trouble::Huge(LONGEST_REPLY + 1), 1, "the reply is larger than 4 MiB"),
    ] {
        let server = ChatServer::start(|_| "4".into()).await;
        server.trouble("item 1.", trouble.clone(), usize::MAX);
        let (done, summary, ended) = carry_out(&chat(&server), &Still::default(), limits(), calls(3)).await;
        assert!(ended.is_none(), "{ended:?}");
        assert_eq!((summary.answered, summary.failed), (2, 1), "{trouble:?}");
        let Answer::Failed(found) = &done[1].answer else { panic!("{trouble:?}: {:?}", done[1].answer) };
        assert!(found.starts_with(reason) && done[1].attempts == attempts, "{trouble:?}: {found}");
        if trouble == Trouble::Body("<html>".into()) {
            assert_eq!(done[1].reply.raw, "<html>");
        }
    }
}

#[tokio::test]
async fn an_endpoint_that_refuses_or_redirects_ends_the_run() {
    let (answer, ended, n) = only(Trouble::Status(400, "No such\nmodel \u{1b}[31m.".into())).await;
    assert_eq!((answer, n), (None, 1));
    let said = ended.expect("an end").to_string();
    assert_eq!(said, "the endpoint refuses the request (status 400): No such model  [31m.");
    let other = ChatServer::start(|_| "4".into()).await;
    let (_, ended, n) = only(Trouble::Redirect(format!("{}/chat/completions", other.url()))).await;
    assert!(ended.expect("an end").to_string().contains("redirect (status 307), which is not followed"));
    assert_eq!((n, other.calls().len()), (1, 0));
    let (answer, ended, _) = only(Trouble::Filtered).await;
    assert_eq!(answer, Some(Answer::Refused("The prompt was filtered.".into())));
    assert!(ended.is_none(), "a filter is about one item");
    let (answer, ..) = only(Trouble::Refusal("I won't.".into())).await;
    assert_eq!(answer, Some(Answer::Refused("I won't.".into())));
    let (answer, ..) = only(Trouble::Length).await;
    assert!(matches!(answer, Some(Answer::Unreadable(_))), "{answer:?}");
}

#[tokio::test]
async fn calls_in_progress_are_kept_when_a_run_ends() {
    let server = ChatServer::start(|_| "4".into()).await;
    server.trouble("item 0.", Trouble::Status(401, "Unknown key.".into()), 1);
    let limits = Limits { at_once: 3, ..limits() };
    let (done, summary, ended) = carry_out(&chat(&server), &Still::default(), limits, calls(50)).await;
    assert!(matches!(ended, Some(Ended::Endpoint(_))), "{ended:?}");
    let n = server.calls().len();
    assert!(n < 50 && done.len() == n - 1 && summary.answered == n - 1, "{n} calls, {} kept", done.len());
}

#[tokio::test]
async fn a_pause_that_the_endpoint_asks_for_holds_every_call() {
    let (server, ambient) = (ChatServer::start(|_| "4".into()).await, Still::default());
    server.trouble("item 0.", Trouble::TooMany(Some("17".into())), 1);
    let limits = Limits { at_once: 1, ..limits() };
    let (_, summary, _) = carry_out(&chat(&server), &ambient, limits, calls(2)).await;
    assert_eq!((summary.answered, ambient.waits()), (2, vec![Duration::from_secs(17)]));
    let (server, ambient) = (ChatServer::start(|_| "4".into()).await, Still::default());
    server.trouble("", Trouble::TooMany(Some("3600".into())), 1);
    let (done, _, ended) = carry_out(&chat(&server), &ambient, limits, calls(2)).await;
    assert!(matches!(ended, Some(Ended::Wait(asked)) if asked == Duration::from_hours(1)), "{ended:?}");
    assert_eq!((ambient.waits(), server.calls().len()), (Vec::new(), 1));
    assert!(matches!(done[0].answer, Answer::Failed(_)));
}

#[tokio::test]
async fn calls_are_made_so_many_at_once_and_a_minute() {
    let (server, ambient) = (ChatServer::start(|_| "4".into()).await, Still::default());
    server.answer_at_most(0);
    let (endpoint, limits) = (chat(&server), Limits { at_once: 3, ..limits() });
    let run = carry_out(&endpoint, &ambient, limits, calls(8));
    let open = async {
        while server.calls().len() < 3 {
            tokio::task::yield_now().await;
        }
        server.answer_at_most(usize::MAX);
    };
    let ((_, summary, _), ()) = futures::join!(run, open);
    assert_eq!((summary.answered, server.most_at_once()), (8, 3));
    let limits = Limits { at_once: 4, per_minute: Some(30), ..limits };
    let (done, ..) = carry_out(&endpoint, &ambient, limits, calls(5)).await;
    let last = done.iter().map(|done| done.at).max().unwrap();
    assert!(last >= 1_800_000_000_000_000 + 8_000_000, "the fifth call begins after 8 seconds: {last}");
}

#[tokio::test]
async fn a_call_without_an_answer_ends_in_time() {
    let server = ChatServer::start(|_| "4".into()).await;
    server.trouble("item 0.", Trouble::Silent, usize::MAX);
    let with = ChatOptions { timeout: Duration::from_millis(300), ..options() };
    let endpoint = Chat::new(server.url(), None, with).unwrap();
    let limits = Limits { retries: 1, at_once: 1, ..limits() };
    let (done, ..) = carry_out(&endpoint, &Still::default(), limits, calls(1)).await;
    assert_eq!((&done[0].answer, done[0].attempts), (&Answer::Failed("there was no reply in time".into()), 2));
    assert_eq!(server.calls()[0].authorization, None, "without a key, none is sent");
}

#[tokio::test]
async fn an_endpoint_that_is_down_ends_the_run() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let base = format!("http://{}/v1", listener.local_addr().unwrap());
    drop(listener);
    let endpoint = Chat::new(&base, Secret::new(KEY), options()).unwrap();
    let (done, _, ended) = carry_out(&endpoint, &Still::default(), Limits { at_once: 1, ..limits() }, calls(50)).await;
    assert_eq!(done.len(), judges::FAILED_IN_A_ROW);
    let said = ended.expect("an end").to_string();
    assert!(said.starts_with("10 calls in a row failed. The last one: the endpoint could not be reached"), "{said}");
}

#[tokio::test]
async fn the_key_is_in_nothing_that_is_kept_or_said() {
    let (_, ended, _) = only(Trouble::TellKey).await;
    let ended = ended.expect("an end");
    assert!(ended.to_string().contains("The key Bearer … is not"), "{ended}");
    let server = ChatServer::start(|_| "4".into()).await;
    server.trouble("item 0.", Trouble::SayKey, 1);
    server.trouble("item 1.", Trouble::Body(format!("<{KEY}>")), 1);
    server.trouble("item 2.", Trouble::Refusal(format!("Not {KEY}.")), 1);
    server.trouble("item 3.", Trouble::Status(500, format!("Bad {KEY}.")), 9);
    let endpoint = chat(&server);
    let (done, ..) = carry_out(&endpoint, &Still::default(), limits(), calls(5)).await;
    assert_eq!(done.len(), 5);
    assert!(server.calls().iter().all(|call| call.authorization.as_deref().is_some_and(|own| own.contains(KEY))));
    for text in [format!("{done:?}"), format!("{ended:?}"), format!("{endpoint:?}")] {
        assert!(!text.contains(KEY), "{text}");
    }
}
