//! `concord judge`: from items to the alternative annotator test, by way of an endpoint that behaves badly.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use fake_provider::{ChatServer, ChatTrouble as Trouble};
use serde_json::Value;

use super::concord;

const KEY: &str = "sk-d0n0tsh0w";

/// The command with `@name` for a file of the folder.
fn command(arguments: &str, folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_concord"));
    let path = |own: &str| own.strip_prefix('@').map_or(own.into(), |name| folder.join(name).into_os_string());
    command.arg("judge").args(arguments.split_whitespace().map(path)).env("JUDGE_API_KEY", KEY);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs it: its exit status, what it printed and what it said.
fn judge(arguments: &str, folder: &Path) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = command(arguments, folder).output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// A folder with 30 items and a template.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let rows: String = (0..30).map(|n| format!("s{n},\"text, {n}.\",x\n")).collect();
    let files = [
        ("items.csv", format!("item,text,note\n{rows}")),
        ("prompt.txt", "Rate {text}\nAnswer as {{\"score\": 1}}.".to_owned()),
        ("unknown.txt", "Rate\n{texts}".to_owned()),
        ("open.txt", "Rate\n\n{text".to_owned()),
        ("twice.jsonl", "{\"id\": 1, \"text\": \"a\"}\n{\"id\": 1, \"text\": \"b\"}\n".to_owned()),
        ("lacks.jsonl", "{\"id\": 1, \"text\": \"a\"}\n{\"id\": 2, \"text\": null}\n".to_owned()),
        ("system.txt", "Be strict.".to_owned()),
    ];
    for (name, content) in files {
        fs::write(folder.path().join(name), content).expect("a file");
    }
    folder
}

/// The number of the item in a prompt.
fn number(prompt: &str) -> usize {
    prompt
        .lines()
        .next()
        .unwrap_or_default()
        .chars()
        .filter(char::is_ascii_digit)
        .collect::<String>()
        .parse()
        .unwrap_or(0)
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap_or_default();
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn from_items_to_the_alternative_annotator_test() {
    let folder = folder();
    let server = ChatServer::start(|prompt| format!("{{\"score\": {}}}", number(prompt) % 5 + 1)).await;
    let line = format!(
        "@items.csv --prompt @prompt.txt --system @system.txt --endpoint {} --model m-1 --levels=1..5 --json score \
         --seed 7 --max-tokens 9 --price 1,2 --out @out.jsonl --answers @judge.csv",
        server.url()
    );
    let (code, printed, said) = judge(&format!("{line} --dry-run"), folder.path());
    assert_eq!(code, Some(0), "{said}");
    for part in ["Be strict.", "Rate text, 0.\nAnswer as {\"score\": 1}.", "30 items, 1 rater: 30 calls", "Estimate: "]
    {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    assert!(server.calls().is_empty() && !folder.path().join("out.jsonl").exists(), "nothing was asked or made");
    server.trouble("text, 3.", Trouble::TooMany(Some("0".into())), 1);
    let (code, printed, said) = judge(&line, folder.path());
    assert_eq!((code, printed.as_str()), (Some(0), ""), "{said}");
    assert!(said.contains("answered 30, refused 0, unreadable 0, failed 0\n"), "{said}");
    assert!(said.contains("; cost 0.00"), "{said}");
    let results = lines(&folder.path().join("out.jsonl"));
    assert_eq!((results.len(), server.calls().len()), (30, 31));
    for line in &results {
        assert_eq!(line["parameters"]["scale"], "levels 1..5");
        assert_eq!((&line["model"], &line["rater"]), (&"model-2026-01-01".into(), &"m-1".into()));
    }
    let answers = fs::read_to_string(folder.path().join("judge.csv")).expect("answers");
    assert!(answers.starts_with("item,rater,value\ns0,m-1,1\ns1,m-1,2\n"), "{answers}");
    let human = ["ann", "bob", "cem"].map(|rater| answers.replace("m-1", rater).replacen("item,rater,value\n", "", 1));
    let both = format!("item,rater,value\n{}", human.concat());
    fs::write(folder.path().join("human.csv"), &both).expect("a file");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let test = ["alt-test", "--human", &path("human.csv"), "--judge", &path("judge.csv"), "--annotators", "experts"];
    let tested = concord(&test, "");
    let printed = String::from_utf8_lossy(&tested.stdout);
    assert!(printed.starts_with("m-1 passes: winning rate 1.00 (3 of 3 annotators)"), "{printed}");
    let agreement = concord(&["agreement", &path("human.csv"), "--levels=1..5"], "");
    assert!(agreement.status.success(), "{}", String::from_utf8_lossy(&agreement.stderr));
    let (code, _, said) = judge(&line, folder.path());
    assert!(code == Some(0) && said.contains("answered 0") && said.contains("; 30 answers were there"), "{said}");
    assert_eq!(server.calls().len(), 31, "nothing is asked twice");
    let (code, _, said) = judge(&line.replace("--seed 7", "--seed 8"), folder.path());
    assert!(code == Some(1) && said.contains("answered with seed 7, which is 8 now"), "{said}");
    let (code, _, said) = judge(&format!("{line} --repeats 2 --rater again"), folder.path());
    assert_eq!(code, Some(0), "{said}");
    let seeds: Vec<Option<u64>> = server.calls()[31..].iter().map(|call| call.body["seed"].as_u64()).collect();
    assert_eq!((seeds.len(), seeds.iter().filter(|seed| **seed == Some(8)).count()), (60, 30), "each has its seed");
    let answers = fs::read_to_string(folder.path().join("judge.csv")).expect("answers");
    assert!(answers.contains("s29,again#2,5\n") && answers.lines().count() == 61, "{answers}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_run_goes_on_where_it_stopped() {
    let (folder, server) = (folder(), ChatServer::start(|_| "3".into()).await);
    let line = format!(
        "@items.csv --prompt @prompt.txt --endpoint {} --model m --levels=1..5 --at-once 2 --out @out.jsonl",
        server.url()
    );
    server.answer_at_most(9);
    let mut child = command(&line, folder.path()).spawn().expect("the program starts");
    let out = folder.path().join("out.jsonl");
    while server.calls().len() < 11 || fs::read_to_string(&out).unwrap_or_default().matches('\n').count() < 9 {
        assert_eq!(child.try_wait().expect("a process"), None, "it ended early");
        tokio::task::yield_now().await;
    }
    child.kill().expect("a process");
    child.wait().expect("a process");
    let before = fs::read_to_string(&out).expect("results");
    // As if it had been killed while it wrote.
    fs::write(&out, format!("{before}{}", &before[..before.len() / 20])).expect("a file");
    server.answer_at_most(usize::MAX);
    let (code, _, said) = judge(&line, folder.path());
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("the last line is unfinished and is dropped") && said.contains("; 9 answers were there"));
    let after = fs::read_to_string(&out).expect("results");
    assert!(after.starts_with(&before) && lines(&out).len() == 30, "{after}");
    assert_eq!(server.calls().len(), 32, "only the two calls in progress are made again");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_asked_is_refused_before_anything_is_sent() {
    let (folder, server) = (folder(), ChatServer::start(|_| "3".into()).await);
    let to = |url: &str, rest: &str| format!("{rest} --endpoint {url} --model m --out @out.jsonl");
    let known = "@items.csv --prompt @prompt.txt";
    for (line, words) in [
        (to(server.url(), "@items.csv --levels=1..5 --prompt @unknown.txt"), "line 2: there is no column \"texts\""),
        (to(server.url(), "@items.csv --levels=1..5 --prompt @open.txt"), "line 3: a brace is not closed"),
        (to(server.url(), "@twice.jsonl --levels=1..5 --prompt @prompt.txt"), "line 2: the item \"1\" is there twice"),
        (to(server.url(), "@lacks.jsonl --levels=1..5 --prompt @prompt.txt"), "line 2: there is no `text`"),
        (to(server.url(), &format!("{known} --levels=1..5 --item text2")), "line 2: there is no `text2`"),
        (to(server.url(), &format!("{known} --levels=5..1")), "is no scale"),
        (to(server.url(), &format!("{known} --labels a,A")), "the label \"A\" is there twice"),
        (to(server.url(), &format!("{known} --text --key-variable NOT_SET_ANYWHERE")), "NOT_SET_ANYWHERE holds no key"),
        (to("http://api.example.org/v1", &format!("{known} --text")), "begins with https://"),
        (to("https://u:pass@api.example.org/v1", &format!("{known} --text")), "has no password"),
    ] {
        let (code, printed, said) = judge(&line, folder.path());
        assert_eq!((code, printed.as_str()), (Some(1), ""), "{line}: {said}");
        assert!(said.contains(words) && said.lines().count() == 1 && !said.contains("u:pass"), "{words}: {said}");
    }
    for line in [
        to(server.url(), known),
        to(server.url(), &format!("{known} --text --levels=1..5")),
        to(server.url(), &format!("{known} --text --budget 1 --price 1,1")),
        to(server.url(), &format!("{known} --text --temperature 3")),
        format!("{known} --text --out @out.jsonl"),
    ] {
        assert_eq!(judge(&line, folder.path()).0, Some(2), "{line}");
    }
    assert!(server.calls().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_that_ends_early_keeps_what_is_there_and_never_the_key() {
    let (folder, server) = (folder(), ChatServer::start(|_| "good".into()).await);
    let line = format!(
        "@items.csv --prompt @prompt.txt --endpoint {} --model m --labels good,bad --max-tokens 5 --price 10,10 \
         --budget 0.003 --out @out.jsonl --answers @a.csv",
        server.url()
    );
    server.trouble("text, 0.", Trouble::SayKey, 1);
    let (code, printed, said) = judge(&line, folder.path());
    assert_eq!((code, printed.as_str()), (Some(1), ""), "{said}");
    assert!(said.contains("the budget of 0.003 does not cover the next call: "), "{said}");
    let n = server.calls().len();
    assert!(n > 1 && n < 30 && lines(&folder.path().join("out.jsonl")).len() == n, "{n}");
    let answers = fs::read_to_string(folder.path().join("a.csv")).expect("answers");
    assert_eq!(answers.lines().count(), n + 1, "{answers}");
    let (code, ..) = judge(&line, folder.path());
    assert_eq!((code, server.calls().len()), (Some(1), n), "what was spent before counts");
    server.trouble("", Trouble::TellKey, usize::MAX);
    let (code, _, refused) = judge(&line.replace("--budget 0.003", "--budget 1"), folder.path());
    assert!(code == Some(1) && refused.contains("(status 401): The key Bearer … is not"), "{refused}");
    fs::write(folder.path().join("key"), format!("{KEY}\n")).expect("a file");
    let by_file = format!("{} --key-file @key --rater other", line.replace("--budget 0.003", "--budget 1"));
    let (.., other) = judge(&by_file, folder.path());
    assert!(server.calls().iter().all(|call| call.authorization.as_deref() == Some("Bearer sk-d0n0tsh0w")));
    let kept = fs::read_to_string(folder.path().join("out.jsonl")).expect("results");
    for text in [said, refused, other, kept, answers] {
        assert!(!text.contains(KEY), "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_read_is_never_written() {
    let (folder, server) = (folder(), ChatServer::start(|_| "3".into()).await);
    fs::create_dir(folder.path().join("inner")).expect("a folder");
    fs::write(folder.path().join("key"), KEY).expect("a file");
    let line = format!(
        "@items.csv --prompt @prompt.txt --system @system.txt --key-file @key --endpoint {} --model m --levels=1..5",
        server.url()
    );
    let before = |name: &str| fs::read(folder.path().join(name)).ok();
    let names = ["items.csv", "prompt.txt", "system.txt", "key"];
    let files = names.map(before);
    for (rest, words) in [
        ("--out @out.jsonl --answers @inner/../out.jsonl", "--answers and --out name the same file"),
        ("--out @out.jsonl --answers @inner/../items.csv", "--answers and the table of items name the same file"),
        ("--out @out.jsonl --answers @inner/../prompt.txt", "--answers and --prompt name the same file"),
        ("--out @inner/../system.txt", "--out and --system name the same file"),
        ("--out @out.jsonl --answers @key", "--answers and --key-file name the same file"),
        ("--out @out.jsonl --answers @nowhere/a.csv", "cannot write "),
    ] {
        let (code, _, said) = judge(&format!("{line} {rest}"), folder.path());
        assert!(code == Some(1) && said.contains(words) && said.lines().count() == 1, "{words}: {said}");
    }
    assert_eq!(names.map(before), files);
    assert!(server.calls().is_empty() && !folder.path().join("out.jsonl").exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_without_a_price_count_for_a_later_budget() {
    let (folder, server) = (folder(), ChatServer::start(|_| "3".into()).await);
    let line = format!(
        "@items.csv --prompt @prompt.txt --endpoint {} --model m --levels=1..5 --max-tokens 5 --out @out.jsonl",
        server.url()
    );
    let priced = format!("{line} --price 1000,1000 --budget 0.1");
    assert_eq!(judge(&line, folder.path()).0, Some(0));
    let other = format!("{priced} --rater other");
    let (code, _, said) = judge(&other, folder.path());
    assert!(code == Some(1) && said.contains("the budget of 0.10 does not cover the next call: "), "{said}");
    assert_eq!(server.calls().len(), 30, "the first run has spent it");
    let out = folder.path().join("out.jsonl");
    let results = fs::read_to_string(&out).expect("results").replacen("\"input_tokens\":", "\"was\":", 1);
    fs::write(&out, results).expect("a file");
    let (code, _, said) = judge(&other, folder.path());
    let words = "cannot have a --budget: line 1: neither the cost nor the tokens of this call are known";
    assert!(code == Some(1) && said.contains(words), "{said}");
    assert_eq!(server.calls().len(), 30);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_terminal_obeys_no_text_of_the_table() {
    let (folder, server) = (folder(), ChatServer::start(|_| "3".into()).await);
    let row = "{\"id\": \"a\\u001b[2J\\nb\", \"text\": \"x\\u001b]0;y\\u0007\\nz\"}\n";
    fs::write(folder.path().join("odd.jsonl"), row).expect("a file");
    fs::write(folder.path().join("odd2.jsonl"), row.repeat(2)).expect("a file");
    let line = format!("--prompt @prompt.txt --endpoint {} --model m --levels=1..5 --dry-run", server.url());
    let (code, printed, said) = judge(&format!("@odd.jsonl {line}"), folder.path());
    assert_eq!(code, Some(0), "{said}");
    assert!(printed.contains("Prompt of the item a [2J b:\n\nRate x ]0;y \nz\n"), "{printed:?}");
    let (code, _, said) = judge(&format!("@odd2.jsonl {line}"), folder.path());
    assert!(code == Some(1) && said.contains("line 2: the item \"a [2J b\" is there twice"), "{said:?}");
}

#[cfg(unix)]
#[test]
fn a_program_can_be_the_judge() {
    let folder = folder();
    let script = "grep -q 'text, 1' && echo Bad. || echo good or bad";
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (items, prompt, out, answers) = (path("items.csv"), path("prompt.txt"), path("o.jsonl"), path("a.csv"));
    let arguments =
        ["judge", &items, "--prompt", &prompt, "--labels", "good,bad", "--out", &out, "--answers", &answers];
    let output = concord(&[&arguments[..], &["--command", "sh", "-c", script]].concat(), "");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("answered 11, refused 0, unreadable 19, failed 0"), "{said}");
    let answers = fs::read_to_string(&answers).expect("answers");
    assert!(answers.starts_with("item,rater,value\ns1,sh,bad\ns10,sh,bad\n"), "{answers}");
    let failing = concord(&[&arguments[..], &["--rater", "x", "--command", "sh", "-c", "exit 3"]].concat(), "");
    let said = String::from_utf8_lossy(&failing.stderr);
    assert!(failing.status.code() == Some(1) && said.contains("10 calls in a row failed"), "{said}");
}
