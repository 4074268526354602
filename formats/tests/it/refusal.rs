//! What cannot be used is refused with its place and the reason, and the rest is read.

use formats::{Disk, Files, Memory, convert, detect, limit, named};

use crate::{import, one};

/// What was refused of a file, and how many answers were read.
fn refused(format: &str, name: &str, content: &str) -> (Vec<String>, u64) {
    let (_, report) = import(format, &one(name, content), &[]).expect("a file");
    (report.refused.iter().map(ToString::to_string).collect(), report.counts.n_answers())
}

/// Why a file as a whole cannot be used.
fn unusable(format: &str, name: &str, content: &str) -> String {
    import(format, &one(name, content), &[]).expect_err("a refusal").to_string()
}

#[test]
fn a_row_is_named_with_the_reason() {
    let (said, n) = refused("long", "r.csv", "item,rater,value\ns1,w1,1\ns1,w2\ns2,,3\ns2,w2,\"a\nb\"\n");
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].starts_with("r.csv, line 3: The row has 2 cells, the header 3 columns."), "{said:?}");
    assert_eq!(said[1], "r.csv, line 4: The row names no rater.");
    assert_eq!(n, 2);
    let (said, n) = refused("crowd-kit", "p.csv", "worker,left,right,label\nw1,a,b,c\nw1,a,b,b\n");
    assert_eq!((said, n), (vec!["p.csv, line 2: The label \"c\" is neither \"a\" nor \"b\".".to_owned()], 1));
    let (said, _) = refused(
        "mqm",
        "m.tsv",
        "system\tdoc_id\tseg_id\trater\tsource\ttarget\tcategory\tseverity\nA\td\t1\tw\ts\t<v>t\tx\tMajor\nA\td\t1\tw\n",
    );
    assert_eq!(said[0], "m.tsv, line 2: A mark <v> has no </v>.");
    assert_eq!(said[1], "m.tsv, line 3: The row has 4 cells, the header 8.");
}

#[test]
fn a_span_that_does_not_fit_is_refused_and_never_cut() {
    let task = |start: u32, end: u32, text: &str| {
        format!(
            r#"[{{"id":1,"data":{{"text":"go 🚀 now"}},"annotations":[{{"completed_by":3,"result":[{{"from_name":"s","to_name":"text","type":"labels","value":{{"start":{start},"end":{end},"text":"{text}","labels":["x"]}}}},{{"from_name":"n","to_name":"text","type":"number","value":{{"number":2}}}}]}}]}}]"#
        )
    };
    for (start, end, text, words) in
        [(5, 99, "now", "past the end"), (5, 8, "new", "quoted for the span"), (6, 5, "now", "before it begins")]
    {
        let (said, n) = refused("label-studio", "t.json", &task(start, end, text));
        assert_eq!(n, 1, "the number is read");
        assert!(said[0].starts_with("t.json, element 1: \"s\" by 3 about 1: ") && said[0].contains(words), "{said:?}");
    }
    assert_eq!(refused("label-studio", "t.json", &task(6, 9, "now")), (vec![], 1), "UTF-16 units fit the words");
    let doccano = r#"{"id":1,"text":"go 🚀","label":[[4,5,"x"],[0,2,"y"]],"Comments":[]}"#;
    let (said, _) = refused("doccano", "w1.jsonl", doccano);
    assert!(said[0].starts_with("w1.jsonl, line 1: A span of 1: ") && said[0].contains("surrogate pair"), "{said:?}");
}

#[test]
fn spans_without_their_texts_say_which_file_is_missing() {
    let potato = r#"{"instance_id":"s1","user_id":"w1","labels":{},"spans":{"q":[{"schema":"q","name":"x","start":0,"end":1}]}}"#;
    let (said, _) = refused("potato", "a.jsonl", potato);
    assert!(said[0].contains("Name the file of items with --with."), "{said:?}");
    let appraise = "w1,A,1,TGT,eng,deu,70,d#A,False,\"[{\"\"start_i\"\":0,\"\"end_i\"\":1,\"\"severity\"\":\"\"minor\"\"}]\",1.0,2.0\n";
    let (said, n) = refused("appraise", "s.csv", appraise);
    assert!(said[0].contains("Name batches.json with --with."), "{said:?}");
    assert_eq!(n, 1, "the score is read");
}

#[test]
fn limits_are_named() {
    let many: String = (0..=limit::QUESTIONS).map(|n| format!("s,w,q{n},1\n")).collect();
    let said = unusable("long", "q.csv", &format!("item,rater,question,value\n{many}"));
    assert!(said.contains("line 1002: The file has more than 1000 questions."), "{said}");
    let header: Vec<String> = (0..=limit::COLUMNS).map(|n| format!("c{n}")).collect();
    assert!(unusable("wide", "w.csv", &(header.join(",") + "\n")).contains("at most 2000"));
    let long = "x".repeat(limit::FIELD + 1);
    let (said, _) = refused("long", "f.jsonl", &format!("{{\"item\":\"a\",\"rater\":\"w\",\"value\":\"{long}\"}}\n"));
    assert_eq!(said, ["f.jsonl, line 1: A text is longer than 1 MiB."]);
    let deep = format!("[{}{}]", "[".repeat(100), "]".repeat(100));
    let (said, _) = refused("label-studio", "d.json", &deep);
    assert_eq!(said, ["d.json, element 1: This element has more than 64 levels of brackets."]);
}

#[test]
fn a_file_without_anything_of_use_is_refused_in_one_sentence() {
    let said = |content: &str| {
        let (from, to) = (named("long").expect("long"), named("records").expect("records"));
        convert(from, &one("x.csv", content), &[], to, &mut Memory::new("y.jsonl")).expect_err("a refusal").to_string()
    };
    assert_eq!(said("item,rater,value\n"), "Nothing in the file can be used: it has no item and no answer.");
    assert_eq!(
        said("item,rater,value\ns1,,3\n"),
        "Nothing in the file can be used. x.csv, line 2: The row names no rater."
    );
    assert_eq!(said(""), "x.csv: This file is empty.");
    let (from, to) = (named("records").expect("records"), named("long").expect("long"));
    let only_items = one("x.jsonl", "{\"record\":\"item\",\"id\":\"s1\",\"text\":\"a\"}\n");
    let refused = convert(from, &only_items, &[], to, &mut Memory::new("y.csv")).expect_err("a refusal").to_string();
    assert!(refused.starts_with("The file has no answers, and long table"), "{refused}");
    for (name, content, words) in
        [("x.json", "{\"a\":", "--from"), ("x.csv", "a,b\n1,2\n", "--from"), ("x.csv", "", "--from")]
    {
        let error = detect(&one(name, content).main[0]).expect_err("no format").to_string();
        assert!(error.contains(words), "{error}");
    }
}

#[test]
fn tables_for_statistics_have_only_what_counts() {
    let content = "w1,A,1,TGT,eng,deu,70,d#A,False,[],1.0,2.0\nw1,A,2,BAD,eng,deu,1,d#A#bad1,False,[],3.0,4.0\n";
    let (from, to) = (named("appraise").expect("appraise"), named("long").expect("long"));
    let mut output = Memory::new("y.csv");
    let only = ["score".to_owned()];
    let report = convert(from, &one("x.csv", content), &only, to, &mut output).expect("a file");
    assert_eq!((report.counts.attention, report.losses.n("answer to an attention check")), (1, 1));
    assert_eq!(String::from_utf8_lossy(&output.files()["y.csv"]).lines().count(), 2);
}

#[test]
fn only_the_questions_that_are_named_are_read() {
    let content = "item,rater,question,value\ns1,w1,a,1\ns1,w1,b,2\ns1,w2,a,3\n";
    let (records, report) = import("long", &one("x.csv", content), &["a".to_owned()]).expect("a file");
    assert_eq!((records.len(), report.counts.n_answers(), report.losses.n("answer to another question")), (2, 2, 1));
}

#[test]
fn a_file_that_is_not_finished_keeps_the_name_of_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("y.jsonl");
    std::fs::write(&path, "before").expect("a file");
    let (from, to) = (named("long").expect("long"), named("records").expect("records"));
    let files = |content: &str| one("x.csv", content);
    let mut output = Disk::new(&path, false);
    convert(from, &files("item,rater,value\n"), &[], to, &mut output).expect_err("nothing");
    drop(output);
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), "before");
    let mut output = Disk::new(&path, false);
    convert(from, &files("item,rater,value\ns,w,1\n"), &[], to, &mut output).expect("a file");
    output.commit().expect("a name");
    assert!(std::fs::read_to_string(&path).expect("a file").starts_with("{\"record\":\"answer\""));
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1);
}

#[test]
fn names_of_formats_are_unique_and_every_one_is_read_or_written() {
    let formats = formats::FORMATS;
    for (place, format) in formats.iter().enumerate() {
        assert!(formats.iter().skip(place + 1).all(|other| other.name != format.name));
        assert!(format.read.is_some() || format.write.is_some());
        assert!(!format.endings.is_empty());
    }
    let document = include_str!("../../../docs/formats.md");
    for format in formats {
        let yes = |is: bool| if is { "yes" } else { "no" };
        let row = format!("| `{}` | {} | {} |", format.name, yes(format.read.is_some()), yes(format.write.is_some()));
        assert!(document.contains(&row), "docs/formats.md has no row {row}");
    }
    let _ = Files::default();
}
