//! Scores of files, and what is refused.

use std::fs;

use crate::command::text::{folder, run};

const HYP: &str = "the cat sat on the mat\na dog barks\n";
const REF: &str = "the cat is on the mat\ndogs bark loudly\n";
const SRC: &str = "teh cat sat on teh mat\na dog barks\n";

#[test]
fn every_format_has_the_same_number() {
    let folder = folder(&[("h", HYP), ("r", REF), ("s", SRC)]);
    let line = "score --hyp @h --ref @r --src @s --metric bleu,led,levenshtein,rouge-l";
    let json = run(folder.path(), &format!("{line} --format json")).json();
    assert_eq!(json["n"], 2);
    // Two letters of two words are exchanged in the first segment, nothing in the second.
    assert_eq!(json["metrics"]["levenshtein"]["score"], 2.0);
    // Of {the, cat, sat, on, mat} and {teh, cat, sat, on, mat} two of six are not shared.
    assert!((json["metrics"]["led"]["score"].as_f64().expect("a number") - 1.0 / 6.0).abs() < 1e-12);
    let bleu = json["metrics"]["bleu"]["score"].as_f64().expect("a number");
    let signature = json["metrics"]["bleu"]["signature"].as_str().expect("a text");
    assert!(signature.starts_with("nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:"), "{signature}");
    for format in ["text", "csv", "latex"] {
        let ran = run(folder.path(), &format!("{line} --format {format}"));
        assert!(ran.printed.contains(&format!("{bleu:.3}")), "{format}: {}", ran.printed);
    }
}

#[test]
fn segments_are_lines_and_average_to_the_corpus() {
    let folder = folder(&[("h", HYP), ("r", REF), ("s", SRC)]);
    let line = "score --hyp @h --ref @r --src @s --metric rouge-l,levenshtein";
    let corpus = run(folder.path(), &format!("{line} --format json")).json();
    let segments = run(folder.path(), &format!("{line} --level segment --format csv"));
    let mut lines = segments.printed.lines();
    assert_eq!(lines.next(), Some("segment,rouge-l,levenshtein"));
    let rows: Vec<Vec<f64>> =
        lines.map(|line| line.split(',').map(|cell| cell.parse().expect("a number")).collect()).collect();
    assert_eq!((rows.len(), rows[0][2], rows[1][2]), (2, 4.0, 0.0));
    let mean = f64::midpoint(rows[0][1], rows[1][1]);
    assert!((corpus["metrics"]["rouge-l"]["score"].as_f64().expect("a number") - mean).abs() < 1e-12);
    let jsonl = run(folder.path(), &format!("{line} --level segment --format json"));
    let last: serde_json::Value = serde_json::from_str(jsonl.printed.lines().nth(1).expect("a line")).expect("JSON");
    assert_eq!((&last["segment"], &last["levenshtein"]), (&2.into(), &0.0.into()));
}

#[test]
fn a_long_file_is_scored_like_a_short_one() {
    let folder = folder(&[("h", &HYP.repeat(6000)), ("r", &REF.repeat(6000)), ("h1", HYP), ("r1", REF)]);
    let of = |h: &str, r: &str| {
        let json =
            run(folder.path(), &format!("score --hyp @{h} --ref @{r} --metric chrf,chrf++,ter --format json")).json();
        ["chrf", "chrf++", "ter"].map(|name| json["metrics"][name]["score"].as_f64().expect("a number"))
    };
    for (long, short) in of("h", "r").into_iter().zip(of("h1", "r1")) {
        assert!((long - short).abs() < 1e-9, "{long} is not {short}");
    }
}

#[test]
fn what_cannot_be_used_is_named_with_its_line() {
    let folder = folder(&[("h", HYP), ("short", "one line\n"), ("empty", "")]);
    fs::write(folder.path().join("latin"), b"the cat\nna\xefve\n").expect("written");
    for (line, words) in [
        ("--ref @short --metric bleu", "short ends after line 1, but there is"),
        ("--ref @latin --metric bleu", "latin, line 2: The line is not UTF-8: byte 3 is wrong"),
        ("--ref @empty --metric bleu", "empty, line 1: the file is empty"),
        ("--ref @none --metric bleu", "cannot read"),
        ("--metric bleu", "give --ref FILE"),
        ("--metric led", "give --src FILE"),
        ("--metric fluency", "give --lm FILE"),
        ("--metric wmd", "give --vectors FILE"),
        ("--metric style", "give --style-model FILE"),
        ("--metric blue", "there is no metric `blue`"),
        ("--metric m-acc", "--formal-ref and --informal-ref"),
    ] {
        run(folder.path(), &format!("score --hyp @h {line}")).is_refused(words);
    }
    run(folder.path(), "score --hyp @empty --metric distinct-1").is_refused("line 1: the file is empty");
    let usual = run(folder.path(), "score --hyp @h --ref @h");
    assert!(usual.code == Some(0) && usual.said.starts_with("bleu, chrf (--metric"), "{usual:?}");
    run(folder.path(), "score --hyp @h").is_refused("give references with --ref");
    assert_eq!(run(folder.path(), "score --metric bleu").code, Some(2), "usage");
}

#[test]
fn masked_words_and_normal_form_show_in_the_signature() {
    let files = [("h", "so cool, caf\u{e9}\n"), ("s", "so bad, cafe\u{301}\n"), ("l", "cool\t1.5\nbad\t-1.2\n")];
    let folder = folder(&files);
    let of = |more: &str| {
        let json =
            run(folder.path(), &format!("score --hyp @h --src @s --metric self-bleu --format json {more}")).json();
        let metric = &json["metrics"]["self-bleu"];
        (metric["score"].as_f64().expect("a number"), metric["signature"].as_str().expect("a text").to_owned())
    };
    let (masked, signature) = of("--nfc --lexicon @l --words mask");
    assert!((masked - 100.0).abs() < 1e-9, "the texts differ in the masked words only: {masked}");
    assert!(signature.contains("nfc:yes|style:masked|version:"), "{signature}");
    assert!(of("").0 < 100.0);
}

#[test]
fn vectors_are_read_as_text_and_binary() {
    let folder = folder(&[("h", "good film\nunheard of\n"), ("s", "fine film\nfine film\n")]);
    let vectors = [("good", [1.0_f32, 0.0]), ("fine", [0.8, 0.6]), ("film", [0.0, 1.0]), ("spare", [0.5, 0.5])];
    let mut binary = b"4 2\n".to_vec();
    let mut text = String::new();
    for (word, values) in vectors {
        binary.extend(word.bytes().chain([b' ']));
        binary.extend(values.iter().flat_map(|value| value.to_le_bytes()));
        text += &format!("{word} {} {}\n", values[0], values[1]);
    }
    fs::write(folder.path().join("v.bin"), binary).expect("written");
    fs::write(folder.path().join("v.txt"), text).expect("written");
    for file in ["v.bin", "v.txt"] {
        let line = format!("score --hyp @h --src @s --vectors @{file} --metric wmd,sim,average --format json");
        let json = run(folder.path(), &line).json();
        let wmd = &json["metrics"]["wmd"];
        // good > fine costs √(0.04 + 0.36), film stays; the second output has no word with a vector.
        assert!((wmd["score"].as_f64().expect("a number") - 0.4_f64.sqrt() / 2.0).abs() < 1e-6, "{json}");
        assert_eq!(wmd["n_undefined"], 1);
    }
}

#[test]
fn m_acc_prints_counts_and_accuracies() {
    let folder = folder(&[
        ("h", "Haben Sie jetzt Zeit?\nHast du Zeit?\nZeit?\n"),
        ("f", &"[F]Haben Sie[/F] Zeit?\n".repeat(3)),
        ("i", &"[F]Hast du[/F] Zeit?\n".repeat(3)),
    ]);
    let line = "score --metric m-acc --hyp @h --formal-ref @f --informal-ref @i --variant token";
    let json = run(folder.path(), line).json();
    let expected = serde_json::json!({
        "FORMAL": 1, "INFORMAL": 1, "NEUTRAL": 1, "OTHER": 0, "formal_accuracy": 0.5, "informal_accuracy": 0.5,
    });
    assert_eq!(json, expected);
    let labels = run(folder.path(), &format!("{line} --level segment --format text"));
    assert_eq!(labels.printed, "FORMAL\nINFORMAL\nNEUTRAL\n");
}
