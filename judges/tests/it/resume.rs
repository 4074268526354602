//! A run that was ended goes on, and no call is made twice.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fake_provider::{ChatServer, ChatTrouble as Trouble};
use judges::{Call, Line, OpenError, Parameters, Plan, Results, Run, Scale, Status, Value, digest};

use crate::support::{KEY, Still, calls, chat, limits, plan};

/// Makes the calls that the file lacks; the number of them.
async fn go_on(server: &ChatServer, path: &Path, calls: Vec<Call>) -> usize {
    let plan = plan();
    let mut results = Results::open(path, std::slice::from_ref(&plan)).expect("results");
    let left: Vec<Call> = calls
        .into_iter()
        .filter(|call| results.answer(&call.item, &call.rater, &digest(&call.prompt)).is_none())
        .collect();
    let n = left.len();
    let (endpoint, ambient, scale) = (chat(server), Still::default(), Scale::levels("1..5").expect("a scale"));
    let run = Run { endpoint: &endpoint, ambient: &ambient, scale: &scale, field: None, limits: limits() };
    run.carry_out(left, |done| results.write(done, &plan)).await;
    results.finish().expect("a disk");
    n
}

fn lines(path: &Path) -> Vec<Line> {
    let text = fs::read_to_string(path).expect("a file");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of results")).collect()
}

#[tokio::test]
async fn a_run_that_is_dropped_in_the_middle_goes_on_without_a_second_call() {
    let (folder, server) = (tempfile::tempdir().unwrap(), ChatServer::start(|_| "4".into()).await);
    let path = folder.path().join("out.jsonl");
    server.answer_at_most(7);
    {
        let run = go_on(&server, &path, calls(20));
        let stuck = async {
            while server.calls().len() < 11 || fs::read_to_string(&path).unwrap().lines().count() < 7 {
                tokio::task::yield_now().await;
            }
        };
        tokio::select! { _ = run => panic!("calls are waiting"), () = stuck => {} }
    }
    let before = lines(&path);
    assert_eq!(before.len(), 7);
    server.answer_at_most(usize::MAX);
    assert_eq!(go_on(&server, &path, calls(20)).await, 13);
    let items: BTreeSet<String> = lines(&path).into_iter().map(|line| line.item).collect();
    assert_eq!((items.len(), lines(&path).len()), (20, 20));
    assert_eq!(lines(&path)[..7], before, "what was there stays");
    assert_eq!(server.calls().len(), 24, "the four that were in progress are asked again");
    assert_eq!(go_on(&server, &path, calls(20)).await, 0);
}

#[tokio::test]
async fn an_unfinished_last_line_is_dropped() {
    let (folder, server) = (tempfile::tempdir().unwrap(), ChatServer::start(|_| "4".into()).await);
    let path = folder.path().join("out.jsonl");
    go_on(&server, &path, calls(3)).await;
    let whole = fs::read(&path).unwrap();
    let ends: Vec<usize> = whole.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
    for cut in (0..whole.len()).step_by(13).chain(ends.iter().map(|end| end - 1)) {
        fs::write(&path, &whole[..cut]).unwrap();
        let n_whole = ends.iter().filter(|end| **end <= cut).count();
        let results = Results::open(&path, &[plan()]).unwrap();
        assert_eq!(results.is_unfinished(), !ends.contains(&cut) && cut > 0, "{cut}");
        drop(results);
        assert_eq!(fs::read(&path).unwrap().len(), cut, "reading changes nothing");
        assert_eq!(go_on(&server, &path, calls(3)).await, 3 - n_whole, "cut after {cut} bytes");
        assert_eq!(lines(&path).len(), 3);
    }
    let long = [&whole[..ends[1]], b"{\"item\": \"i2\", \"reply\": \"", "x".repeat(9_999).as_bytes()].concat();
    fs::write(&path, long).unwrap();
    go_on(&server, &path, calls(3)).await;
    assert_eq!(lines(&path).len(), 3, "nothing is left of a line that was longer than the next one");
}

#[tokio::test]
async fn lines_hold_everything_and_no_key() {
    let (folder, server) = (tempfile::tempdir().unwrap(), ChatServer::start(|_| "4".into()).await);
    let path = folder.path().join("out.jsonl");
    server.trouble("item 0.", Trouble::SayKey, 1);
    server.trouble("item 1.", Trouble::Body(format!("<{KEY}>")), 1);
    go_on(&server, &path, calls(3)).await;
    assert!(!fs::read_to_string(&path).unwrap().contains(KEY));
    let all = lines(&path);
    let of = |item: &str| all.iter().find(|line| line.item == item).expect("a line");
    assert_eq!((of("i1").status, of("i1").raw.as_str()), (Status::Failed, "<…>"));
    let line = of("i2");
    assert_eq!((line.status, &line.value, line.attempts), (Status::Answered, &Some(Value::Number(4.0)), 1));
    assert_eq!((line.input_tokens, line.output_tokens, line.cost), (Some(3), Some(1), None));
    assert_eq!((line.at.as_str(), line.reply.as_str()), ("2027-01-15T08:00:00Z", "4"));
    assert_eq!(line.prompt_sha256, digest("Rate item 2."));
}

#[tokio::test]
async fn an_item_whose_prompt_changed_is_asked_again() {
    let (folder, server) = (tempfile::tempdir().unwrap(), ChatServer::start(|_| "4".into()).await);
    let path = folder.path().join("out.jsonl");
    go_on(&server, &path, calls(3)).await;
    let mut changed = calls(3);
    changed[1].prompt = "Rate item 1, corrected.".into();
    assert_eq!(go_on(&server, &path, changed.clone()).await, 1);
    assert_eq!(go_on(&server, &path, changed).await, 0);
}

#[tokio::test]
async fn other_parameters_and_other_files_are_refused() {
    let (folder, server) = (tempfile::tempdir().unwrap(), ChatServer::start(|_| "4".into()).await);
    let path = folder.path().join("out.jsonl");
    go_on(&server, &path, calls(2)).await;
    let warmer = Plan { parameters: Parameters { temperature: Some(1.0), ..plan().parameters }, ..plan() };
    let said = Results::open(&path, std::slice::from_ref(&warmer)).unwrap_err().to_string();
    assert!(said.starts_with("line 1: the rater \"m\" answered with temperature null, which is 1.0 now"), "{said}");
    let other = Plan { template_sha256: digest("x"), ..plan() };
    assert!(Results::open(&path, &[other]).unwrap_err().to_string().contains("answered with another template"));
    assert!(Results::open(&path, &[Plan { rater: "m2".into(), ..warmer }]).is_ok(), "another rater may");
    let held = Results::open(&path, &[plan()]).unwrap();
    assert!(matches!(Results::open(&path, &[plan()]), Err(OpenError::Locked)));
    drop(held);
    let foreign = folder.path().join("items.csv");
    for text in ["item,text\n1,x\n", "one line without an end", "{\"item\": \"1\"}\n"] {
        fs::write(&foreign, text).unwrap();
        assert!(matches!(Results::open(&foreign, &[plan()]), Err(OpenError::Foreign { line: 1, .. })), "{text}");
        assert_eq!(fs::read_to_string(&foreign).unwrap(), text, "it stays as it is");
    }
}
