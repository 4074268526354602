//! What CoCoA-MT published of its test references, from the references themselves, and its scorer's labels.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use engine::texts::import::{Choice, File};
use serde_json::{Value as Json, json};
use shared::import::{FileKind, Mapping};

use super::super::stage::Stage;
use super::Sent;
use crate::app::{TestApp, on_both_engines};
use crate::command::text::reference;

const LANGUAGES: [(&str, &str, f64); 3] = [("de", "Deutsch", 75.1), ("es", "Español", 79.0), ("hi", "हिन्दी", 81.1)];

on_both_engines!(overlap_of_the_reference_texts_is_as_published, async |app| {
    let Some(folder) = reference() else { return };
    let folder = folder.join("cocoa_mt");
    let admin = app.admin().await;
    let study = app.study(&admin, &["de", "es", "hi"]).await;
    let (mut sources, mut outputs) = (String::new(), String::new());
    let mut counts: Vec<[usize; 4]> = Vec::new();
    for (language, _, _) in LANGUAGES {
        let lines = |name: &str| -> Vec<String> {
            let file = folder.join(format!("formality-control.test.en-{language}.{name}"));
            fs::read_to_string(file).expect("a file").lines().map(str::to_owned).collect()
        };
        let english = lines("en");
        let levels = ["formal", "informal"].map(|level| (level, lines(&format!("{level}.annotated.{language}"))));
        for (place, text) in english.iter().enumerate() {
            let id = format!("{language}{place}");
            let source = json!({ "id": id, "text": format!("{text} ({place})"), "language": language });
            writeln!(sources, "{source}").expect("memory");
            let alternating = plain(&levels[place % 2].1[place]);
            let made = levels.iter().map(|(level, texts)| (*level, texts[place].clone()));
            for (system, text) in made.chain([("alternating", alternating)]) {
                let output = json!({ "id": id, "system": system, "language": language, "text": text });
                writeln!(outputs, "{output}").expect("memory");
            }
        }
        counts.extend(levels.iter().map(|(_, texts)| counted(texts)));
    }
    import(&app, &admin, study, (FileKind::Sources, sources)).await;
    import(&app, &admin, study, (FileKind::Outputs, outputs)).await;
    let stage = Stage { app: app.clone(), admin, study, workers: Vec::new() };
    let (overlap, marked) = (Sent::of(&stage, "cocoa-t2", "").await, Sent::of(&stage, "cocoa-t3", "").await);
    let expected: Json =
        serde_json::from_str(&fs::read_to_string(folder.join("../expected.json")).expect("a file")).expect("JSON");
    let accuracy = Sent::of(&stage, "cocoa-t6", "").await;
    for (at, (language, name, published)) in LANGUAGES.into_iter().enumerate() {
        overlap.is(&[name], "segments with both", 600.0);
        let found = overlap.number(&[name], "overlap");
        let wanted = expected["overlap"][language]["bleu"]["score"].as_f64().expect("a number");
        assert!((found - wanted).abs() < 1e-6 && (found - published).abs() <= 0.05 + 1e-9, "{name}: {found}, {wanted}");
        let mut compared = 0;
        for case in expected["m_acc"].as_array().expect("a list") {
            let variant = if case["tok_split"] == true { "token" } else { "substring" };
            if case["set"] == format!("en-{language}") && case["hyp"] == "alternate_even_formal" {
                compared += 1;
                for label in ["formal", "informal", "neutral", "other"] {
                    let n = case[label.to_uppercase()].as_f64().expect("a number");
                    accuracy.is(&[name, "alternating"], &format!("{variant}: {label}"), n);
                }
            }
        }
        assert_eq!(compared, 2, "both variants");
        for (level, counts) in ["formal", "informal"].into_iter().zip(&counts[2 * at..]) {
            let columns = ["phrases, unique", "phrases, total", "tokens, unique", "tokens, total"];
            for (column, n) in columns.into_iter().zip(counts) {
                marked.is(&[name, level], column, *n as f64);
            }
        }
    }
});

fn plain(text: &str) -> String {
    text.replace("[F]", "").replace("[/F]", "")
}

/// Different and all phrases, different and all words in them, as the files have them.
fn counted(texts: &[String]) -> [usize; 4] {
    let after = texts.iter().flat_map(|text| text.split("[F]").skip(1));
    let phrases: Vec<&str> = after.filter_map(|rest| Some(rest.split_once("[/F]")?.0.trim())).collect();
    let words: Vec<&str> = phrases.iter().flat_map(|phrase| phrase.split_whitespace()).collect();
    let unique = |all: &[&str]| all.iter().collect::<BTreeSet<_>>().len();
    [unique(&phrases), phrases.len(), unique(&words), words.len()]
}

async fn import(app: &TestApp, admin: &crate::app::Member, study: shared::StudyId, (kind, text): (FileKind, String)) {
    let file = File { kind, name: "texts.jsonl".to_owned(), format: None, bytes: text.into_bytes() };
    let mapping = Mapping {
        text: "text".to_owned(),
        id: "id".to_owned(),
        language: "language".to_owned(),
        system: if kind == FileKind::Outputs { "system".to_owned() } else { String::new() },
        ..Mapping::default()
    };
    let choice = Choice { mapping, skip_refused: false };
    let imported = app.engine.import(&admin.actor, study, file, &choice).await.expect("texts");
    assert!(imported.written, "{imported:?}");
}
