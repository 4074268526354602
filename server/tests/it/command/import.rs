//! `concord import`: a study from a file, on the machine itself.

use std::fs;
use std::path::Path;

use super::concord;

fn run(folder: &Path, line: &str) -> (Option<i32>, String, String) {
    let data = folder.join("data").display().to_string();
    let words = line.split(' ').map(|word| {
        word.strip_prefix('@').map_or_else(|| word.to_owned(), |name| folder.join(name).display().to_string())
    });
    let words: Vec<String> = words.chain(["--data".to_owned(), data]).collect();
    let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
    let output = concord(&arguments, "correct horse battery\n");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn an_old_file_becomes_a_study_with_its_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let mut rows = String::from("task,worker,label\n");
    for n in 0..40 {
        for rater in ["ann", "=bob"] {
            let value = if n % 8 == 0 && rater == "ann" { 1 } else { n % 3 };
            rows.push_str(&["s", &n.to_string(), ",", rater, ",", &value.to_string(), "\n"].concat());
        }
    }
    fs::write(folder.join("labels.csv"), &rows).expect("a file");
    let (code, printed, said) = run(folder, "import @labels.csv");
    assert_eq!((code, printed.as_str()), (Some(1), ""), "there is no installation yet: {said}");
    let (code, _, said) = run(folder, "user add ann@example.org --name Ann --admin");
    assert_eq!(code, Some(0), "{said}");
    let (code, printed, said) = run(folder, "import @labels.csv --language de --raters @raters.csv");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("40 items, 2 raters, 80 answers"), "{said}");
    assert!(said.contains("the study has 80 answers in 1 task, and is closed"), "{said}");
    assert_eq!(fs::read_to_string(folder.join("raters.csv")).expect("a file"), "rater,worker\nann,W001\n'=bob,W002\n");
    let study = printed.trim();

    // The same number as without a study.
    let (code, report, said) = run(folder, &format!("report {study} --format json"));
    assert_eq!(code, Some(0), "{said}");
    let long = folder.join("long.csv").display().to_string();
    let labels = folder.join("labels.csv").display().to_string();
    assert!(concord(&["convert", &labels, &long, "--to", "long"], "").status.success());
    let direct = concord(&["agreement", &long, "--format", "json", "--simulate", "0"], "");
    let direct: serde_json::Value = serde_json::from_slice(&direct.stdout).expect("JSON");
    let kappa = direct.pointer("/fleiss/value").unwrap_or_else(|| panic!("no κ in {direct:#}"));
    assert!(report.contains(&kappa.to_string()), "{kappa} is not in {report}");
}

#[test]
fn what_cannot_be_used_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (code, _, said) = run(folder, "user add ann@example.org --name Ann --admin");
    assert_eq!(code, Some(0), "{said}");
    fs::write(folder.join("x.csv"), "a,b\n1,2\n").expect("a file");
    fs::write(folder.join("none.csv"), "item,rater,value\n").expect("a file");
    for (line, expected) in [
        ("import @x.csv", "The format of this file is not known"),
        ("import @none.csv --from long", "The file has no answer that can be imported."),
        ("import @none.csv --language x", "--language"),
        ("import @missing.csv", "cannot read"),
    ] {
        let (code, printed, said) = run(folder, line);
        assert_eq!((code, printed.as_str()), (Some(1), ""), "{line}: {said}");
        assert!(said.contains(expected), "{line}: {said}");
    }
}
