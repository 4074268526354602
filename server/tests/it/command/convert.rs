//! `concord convert`: what it says, what it writes, and its exit status.

use std::fs;
use std::path::Path;

use super::concord;

const LABELS: &str = "task,worker,label\ns1,w1,-3\ns1,w2,2\ns2,w1,0\n";

fn run(arguments: &[&str], folder: &Path) -> (Option<i32>, String, String) {
    let paths: Vec<String> = arguments
        .iter()
        .map(|argument| {
            argument
                .strip_prefix('@')
                .map_or_else(|| (*argument).to_owned(), |name| folder.join(name).display().to_string())
        })
        .collect();
    let arguments: Vec<&str> = ["convert"].into_iter().chain(paths.iter().map(String::as_str)).collect();
    let output = concord(&arguments, "");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, content) in files {
        fs::write(folder.path().join(name), content).expect("a file");
    }
    folder
}

#[test]
fn the_format_is_detected_and_said_and_agreement_reads_the_result() {
    let folder = folder(&[("labels.csv", LABELS)]);
    let (code, printed, said) = run(&["@labels.csv", "@long.csv", "--to", "long"], folder.path());
    assert_eq!((code, printed.as_str()), (Some(0), ""), "{said}");
    assert!(said.contains("reading crowd-kit (CSV), because it has the columns task, worker and label"), "{said}");
    assert!(said.contains("2 items, 2 raters, 3 answers, 0 spans"), "{said}");
    let long = fs::read_to_string(folder.path().join("long.csv")).expect("a file");
    let output = concord(&["agreement", "-", "--bootstrap", "0", "--simulate", "0", "--levels=-3..3"], &long);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (code, printed, said) = run(&["@labels.csv", "-", "--to", "long", "--from", "crowd-kit"], folder.path());
    assert_eq!((code, printed), (Some(0), long), "{said}");
}

#[test]
fn losses_and_refused_rows_are_said_and_show_in_the_exit_status() {
    let folder = folder(&[("p.csv", "item,rater,left,right,winner\n1,w1,A,B,tie\n1,w2,A,B,C\n2,w1,A,B,A\n")]);
    let (code, _, said) = run(&["@p.csv", "@k.csv", "--to", "crowd-kit"], folder.path());
    assert_eq!(code, Some(1));
    assert!(said.contains("not converted: tie: 1"), "{said}");
    assert!(said.contains("line 3: The winner \"C\" is neither"), "{said}");
    assert!(said.contains("1 row was left out"), "{said}");
    let written = fs::read_to_string(folder.path().join("k.csv")).expect("a file");
    assert_eq!(written, "task,worker,left,right,label\n2,w1,A,B,A\n");
}

#[test]
fn a_file_of_no_use_is_refused_in_one_sentence_and_nothing_is_written() {
    let folder = folder(&[("x.csv", "a,b\n1,2\n"), ("empty.csv", "item,rater,value\n")]);
    let (code, _, said) = run(&["@x.csv", "@y.csv", "--to", "long"], folder.path());
    assert_eq!(code, Some(1));
    assert!(said.contains("The format of this file is not known. Name it with --from."), "{said}");
    let (code, _, said) = run(&["@empty.csv", "@y.csv", "--to", "long"], folder.path());
    assert_eq!(code, Some(1));
    assert!(said.contains("Nothing in the file can be used"), "{said}");
    assert!(!folder.path().join("y.csv").exists());
    let (code, ..) = run(&["@x.csv", "@y.csv", "--to", "qualtrics"], folder.path());
    assert_eq!(code, Some(2), "a format that is only read is no choice");
    let (code, _, said) = run(&["@x.csv", "@x.csv", "--to", "long", "--from", "wide"], folder.path());
    assert_eq!(code, Some(1));
    assert!(said.contains("cannot be written at the same time"), "{said}");
}

#[test]
fn a_folder_has_a_file_per_rater() {
    let folder = folder(&[("labels.csv", "item,rater,value\ns1,w1,formal\ns1,w 2,slang\n")]);
    let (code, _, said) = run(&["@labels.csv", "@out", "--to", "doccano"], folder.path());
    assert_eq!(code, Some(0), "{said}");
    assert!(folder.path().join("out/w%202.jsonl").is_file());
    let (code, printed, said) = run(&["@out", "-", "--to", "long"], folder.path());
    assert_eq!(code, Some(0), "{said}");
    assert!(printed.contains("s1,w 2,class,slang,choice"), "{printed}");
}
