//! Files with changed bytes: each is read or refused with a reason, without a panic, and gives no more records than it
//! has bytes.

use formats::{FORMATS, File, Files, detect};
use rand::{Rng as _, RngExt as _, seq::IndexedRandom as _};
use rand_chacha::ChaCha8Rng;

use crate::design::DESIGNS;
use crate::import;

/// Bytes that can occur between, around and in values.
const PIECES: [&[u8]; 30] = [
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"\"",
    b"\"\"",
    b"\\",
    b"\n",
    b"\r\n",
    b"\t",
    b"null",
    b"true",
    b"-1",
    b"1e999",
    b"99999999999999999999",
    b"\\u0000",
    b"\\ud800",
    b"\0",
    b"\xff",
    b"\xc3",
    b"\xef\xbb\xbf",
    b"<v>",
    b"</v>",
    b"PAR1",
    "\u{1F680}".as_bytes(),
    b"&x;",
    b"*a",
    b"- ",
];

fn changed(mut content: Vec<u8>, rng: &mut ChaCha8Rng) -> Vec<u8> {
    for _ in 0..rng.random_range(0..6) {
        let place = rng.random_range(0..=content.len());
        match rng.random_range(0..5) {
            0 => drop(content.splice(place..place, PIECES.choose(rng).expect("one").iter().copied())),
            1 => drop(content.drain(place..(place + rng.random_range(0..40)).min(content.len()))),
            2 => content.truncate(place),
            3 => {
                let piece: Vec<u8> = content[place..(place + 40).min(content.len())].to_vec();
                let other = rng.random_range(0..=content.len());
                drop(content.splice(other..other, piece));
            }
            _ => {
                if let Some(byte) = content.get_mut(place) {
                    *byte = rng.next_u32().to_le_bytes()[0];
                }
            }
        }
    }
    content
}

type Content = Vec<(String, Vec<u8>)>;

fn content(files: &[File]) -> Content {
    files.iter().map(|file| (file.name.to_string(), file.head().expect("a file"))).collect()
}

fn all(files: &Content) -> Vec<File> {
    files.iter().map(|(name, content)| File::memory(name, content.clone())).collect()
}

fn check(format: &str, main: &Content, with: &Content) {
    let files = Files { main: all(main), with: all(with) };
    let n_bytes: usize = main.iter().chain(with).map(|(_, content)| content.len()).sum();
    if let Ok((records, report)) = import(format, &files, &[]) {
        assert!(records.len() <= n_bytes, "{} records of {n_bytes} bytes", records.len());
        assert!(!report.to_string().is_empty());
    }
    for file in &files.main {
        let _ = detect(file);
    }
}

#[test]
fn changed_files_are_read_or_refused() {
    for design in DESIGNS {
        println!("{} {}", design.format, design.file);
        let draw = |rng: &mut ChaCha8Rng| {
            let mut records = design.draw(rng);
            while !records.iter().any(|record| matches!(record, formats::Record::Answer(_))) {
                records = design.draw(rng);
            }
            let (files, _) = design.written(&records);
            let mut change = |files: Content| {
                files.into_iter().map(|(name, bytes)| (name, changed(bytes, rng))).collect::<Content>()
            };
            (change(content(&files.main)), change(content(&files.with)))
        };
        testing::inputs(draw, |(main, with)| check(design.format, main, with));
    }
}

#[test]
fn changed_files_of_a_format_that_is_only_read_are_read_or_refused() {
    let own = "ResponseId,Finished,Status,Q1_1,Q1_2,Q2,Duration (in seconds)\nid,f,s,\"How? - \u{1F680}\",How? - b,\"Say\nmore\",d\n\
        \"{\"\"ImportId\"\": \"\"_recordId\"\"}\",x,x,\"{\"\"ImportId\"\": \"\"QID1_1\"\"}\",\"{\"\"ImportId\"\": \"\"QID1_2\"\"}\",\"{\"\"ImportId\"\": \"\"QID2\"\"}\",x\n\
        R1,1,0,-3,2,\"a\nb\",60\nR2,0,0,1,,,\n";
    let (records, report) = import("qualtrics", &crate::one("x.csv", own), &[]).expect("a file");
    assert_eq!((records.len(), report.counts.n_answers()), (2 + 2 + 3, 3));
    let draw = |rng: &mut ChaCha8Rng| changed(own.as_bytes().to_vec(), rng);
    testing::inputs(draw, |bytes| check("qualtrics", &vec![("x.csv".to_owned(), bytes.clone())], &Vec::new()));
}

const EXPORT: [(&str, &str); 6] = [
    (
        "answers.jsonl",
        r#"{"item":"o1","worker":"W1","value":3,"question":"q","version":1,"language":"en","source_id":"s1","output_id":"o1","system":"a","outcome":"counted","superseded":false,"created_at":"2026-11-02T10:12:12Z","task_id":"t","assignment_id":"a1","hit_item_id":"i1","spans":null,"skipped":null,"withdrawn":false}
{"item":"s1","worker":"W1","value":"x","question":"e","version":1,"language":"en","source_id":"s1","output_id":"o1","system":null,"outcome":"check","superseded":false,"created_at":null,"task_id":"t","assignment_id":"a1","hit_item_id":"i1","spans":"minor:0-2|minor:1-3","skipped":null,"withdrawn":false}
{"item":"s1","worker":"W1","value":1,"question":"r","version":1,"language":"en","source_id":"s1","output_id":"o1","system":"a","outcome":"counted","superseded":false,"task_id":"u","assignment_id":"a2","hit_item_id":"i2"}
{"item":"s1","worker":"W1","value":1,"question":"r","version":1,"language":"en","source_id":"s1","output_id":"o2","system":"b","outcome":"counted","superseded":false,"task_id":"u","assignment_id":"a2","hit_item_id":"i2"}
"#,
    ),
    ("sources.jsonl", r#"{"source_id":"s1","external_id":"first","language":"en","text":"gotta go 🚀"}"#),
    (
        "outputs.jsonl",
        r#"{"output_id":"o1","source_id":"s1","system":"a","text":"I must go."}
{"output_id":"o2","source_id":"s1","system":"b","text":"I go."}
"#,
    ),
    (
        "items.jsonl",
        r#"{"hit_item_id":"i2","output_id":"o1"}
{"hit_item_id":"i2","output_id":"o2"}
"#,
    ),
    (
        "tasks.jsonl",
        r#"{"task_id":"t","version":1,"definition":{"subject":"pair","questions":[{"key":"q","kind":"scale","points":[{"value":1},{"value":5}]},{"key":"e","kind":"spans","of":"output","labels":[{"key":"minor","label":{"en":"Minor"}}]}]}}
{"task_id":"u","version":1,"definition":{"subject":"outputs","questions":[{"key":"r","kind":"ranking"}]}}
"#,
    ),
    ("assignments.jsonl", r#"{"assignment_id":"a2","approval":"rejected","active_ms":1500}"#),
];

#[test]
fn a_changed_export_is_read_or_refused() {
    let export: Content = EXPORT.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect();
    let files = Files { main: all(&export[..1].to_vec()), with: all(&export[1..].to_vec()) };
    let (records, report) = import("concord", &files, &[]).expect("an export");
    let json = serde_json::to_string(&records).expect("JSON");
    assert_eq!((report.counts.n_answers(), report.counts.attention, report.counts.rejected), (1, 2, 1), "{json}");
    for part in [r#""ranking":[["a","b"]]"#, r#""label":"Minor""#, r#""seconds":1.5"#, r#""id":"first|a""#] {
        assert!(json.contains(part), "{part} is not in {json}");
    }
    let draw = |rng: &mut ChaCha8Rng| {
        let mut change = |(name, bytes): &(String, Vec<u8>)| (name.clone(), changed(bytes.clone(), rng));
        export.iter().map(&mut change).collect::<Content>()
    };
    testing::inputs(draw, |files| check("concord", &files[..1].to_vec(), &files[1..].to_vec()));
    let without = Files { main: all(&export[..1].to_vec()), with: Vec::new() };
    let refused = import("concord", &without, &[]).expect_err("no tasks").to_string();
    assert!(refused.contains("Name the folder of the export"), "{refused}");
}

#[test]
fn a_file_of_one_format_is_no_danger_to_the_reader_of_another() {
    let draw = |rng: &mut ChaCha8Rng| {
        let design = DESIGNS.choose(rng).expect("one");
        let (files, _) = loop {
            let records = design.draw(rng);
            if records.iter().any(|record| matches!(record, formats::Record::Answer(_))) {
                break design.written(&records);
            }
        };
        let reader = FORMATS.choose(rng).expect("one").name;
        (reader, content(&files.main), content(&files.with))
    };
    testing::inputs(draw, |(reader, main, with)| check(reader, main, with));
}

#[test]
fn changed_parquet_with_lists_is_read_or_refused() {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared/reference/formats/argilla/rows.parquet");
    let Ok(bytes) = std::fs::read(path) else {
        testing::skipped("the reference folder ../shared/reference is absent");
        return;
    };
    let draw = |rng: &mut ChaCha8Rng| changed(bytes.clone(), rng);
    testing::inputs(draw, |bytes| check("argilla", &vec![("x.parquet".to_owned(), bytes.clone())], &Vec::new()));
}
