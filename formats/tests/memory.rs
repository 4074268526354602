//! A file of any length needs the memory of one row: files of `CONCORD_FORMATS_MB` MiB (8 where it is not set) are
//! written to the disk and read, and the most memory that the process ever had is compared. It is a process of its own,
//! so that no other test counts.

use std::fs;
use std::io::{BufWriter, Write as _};

use formats::{Disk, File, Files, convert, named, read};

/// Growth that is allowed, in MiB, whatever the file.
const MOST: u64 = 48;

fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kib| kib >> 10)
}

/// A file of rows, of about so many MiB.
fn large(begin: &str, row: impl Fn(u64) -> String, end: &str) -> (tempfile::NamedTempFile, u64) {
    let size = std::env::var("CONCORD_FORMATS_MB").ok().and_then(|mb| mb.parse::<u64>().ok()).unwrap_or(8) << 20;
    let file = tempfile::NamedTempFile::new().expect("a file");
    let mut out = BufWriter::new(file.as_file());
    out.write_all(begin.as_bytes()).expect("a file");
    let (mut written, mut n) = (0, 0);
    while written < size {
        let row = row(n);
        out.write_all(row.as_bytes()).expect("a file");
        (written, n) = (written + row.len() as u64, n + 1);
    }
    out.write_all(end.as_bytes()).expect("a file");
    out.flush().expect("a file");
    drop(out);
    (file, n)
}

fn files(file: &tempfile::NamedTempFile, name: &str) -> Files {
    let file = file.reopen().expect("a file");
    Files { main: vec![File::disk(name, file)], with: Vec::new() }
}

#[test]
fn a_large_file_needs_the_memory_of_one_row() {
    let text = "x".repeat(2_000);
    let task = |n: u64| {
        let comma = if n == 0 { "" } else { ",\n" };
        format!(
            "{comma}{{\"id\":{n},\"data\":{{\"text\":\"{text}\"}},\"annotations\":[{{\"completed_by\":3,\"result\":[{{\"from_name\":\"q\",\"type\":\"number\",\"value\":{{\"number\":1}}}}]}}]}}"
        )
    };
    let cases = [
        ("label-studio", "x.json", large("[", task, "]")),
        ("long", "x.csv", large("item,rater,value\n", |n| format!("s{},w{n},1\n", n % 1_000), "")),
        (
            "long",
            "x.jsonl",
            large(
                "",
                |n| format!("{{\"item\":\"s{}\",\"rater\":\"w{}\",\"value\":\"{text}\"}}\n", n % 1_000, n % 50),
                "",
            ),
        ),
    ];
    let Some(before) = peak() else {
        testing::skipped("there is no /proc/self/status");
        return;
    };
    for (format, name, (file, n)) in &cases {
        let files = files(file, name);
        let mut answers = 0;
        let report = read(named(format).expect("a format"), &files, &[], &mut |record| {
            answers += u64::from(matches!(record, formats::Record::Answer(_)));
            Ok(())
        })
        .expect("a file");
        assert_eq!((answers, report.n_refused), (*n, 0), "{format}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    for (from, name, (file, _)) in &cases {
        for to in ["records", "long"] {
            let mut output = Disk::new(&folder.path().join("out.csv"), false);
            let (from, to) = (named(from).expect("a format"), named(to).expect("a format"));
            convert(from, &files(file, name), &[], to, &mut output).expect("a file");
        }
    }
    // Gathered by item on the disk.
    let (from, name, (file, _)) = &cases[0];
    for to in ["label-studio", "wide"] {
        let mut output = Disk::new(&folder.path().join("out.csv"), false);
        let (from, to) = (named(from).expect("a format"), named(to).expect("a format"));
        convert(from, &files(file, name), &[], to, &mut output).expect("a file");
    }
    let growth = peak().unwrap_or(u64::MAX).saturating_sub(before);
    println!("{before} MiB before, {growth} MiB more at most");
    assert!(growth <= MOST, "{growth} MiB more than the {before} MiB before");
}
