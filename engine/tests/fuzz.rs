//! The fuzz target on a stable compiler: inputs from a seed, for a second each or for `CONCORD_FUZZ_SECONDS`.
//!
//! `cargo fuzz` (folder `fuzz`) finds more by watching which code runs; this holds what it found.

#[path = "../fuzz/definitions.rs"]
mod definitions;
#[path = "../fuzz/spans.rs"]
mod spans;

use engine::design::gate_rule::GateForm;
use engine::design::preset::Preset;
use engine::design::task::TaskForm;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use shared::{Definition, Gate, GateRule, Locale, TestRule};

/// A preset in two languages, some with columns of the imported file.
fn preset(rng: &mut ChaCha8Rng) -> Definition {
    let languages = ["en", "fr"].map(|tag| tag.parse().expect("a tag"));
    let mut preset = Preset::ALL.choose(rng).expect("there are some").definition(&languages).expect("a definition");
    if rng.random() {
        let columns =
            json!([{"column": "context", "label": {"en": "x", "fr": "y"}, "collapsed": true}, {"column": "a b"}]);
        preset.columns = serde_json::from_value(columns).expect("columns");
    }
    preset
}

const KEYS: [&str; 17] = [
    "kind", "points", "value", "when", "from", "task", "is", "question", "key", "label", "labels", "of", "prefill",
    "system", "en", "display", "columns",
];

/// Something else to stand in a place.
fn value(rng: &mut ChaCha8Rng) -> Value {
    let values = [
        json!(null),
        json!(0),
        json!(-1),
        json!(i64::MAX),
        json!(1.5),
        json!(true),
        json!(""),
        json!("text"),
        json!("answer"),
        json!("\u{0}"),
        json!("a\r\nb \u{202e}ש"),
        json!([]),
        json!({}),
        json!({"en": "x"}),
        json!({"question": "formality", "is": ["1"]}),
        json!({"task": 1, "when": "approved", "memory": 50}),
    ];
    values.choose(rng).expect("there are some").clone()
}

/// Drops, renames, doubles or replaces something, somewhere.
fn mutate(rng: &mut ChaCha8Rng, place: &mut Value) {
    let stop = rng.random_range(0..4) == 0;
    match place {
        Value::Object(all) if !all.is_empty() => {
            let keys: Vec<String> = all.keys().cloned().collect();
            let key = keys.choose(rng).expect("there are some").clone();
            match (stop, rng.random_range(0..3)) {
                (false, _) => mutate(rng, all.get_mut(&key).expect("it is there")),
                (true, 0) => drop(all.remove(&key)),
                (true, 1) => {
                    let old = all.remove(&key).expect("it is there");
                    all.insert((*KEYS.choose(rng).expect("there are some")).to_owned(), old);
                }
                (true, _) => drop(all.insert(key, value(rng))),
            }
        }
        Value::Array(all) if !all.is_empty() => {
            let index = rng.random_range(0..all.len());
            match (stop, rng.random_range(0..3)) {
                (false, _) => mutate(rng, &mut all[index]),
                (true, 0) => drop(all.remove(index)),
                (true, 1) => all.insert(index, all[index].clone()),
                (true, _) => all[index] = value(rng),
            }
        }
        other => *other = value(rng),
    }
}

/// The file of a preset with some changes, as JSON or TOML.
fn mutated(rng: &mut ChaCha8Rng) -> String {
    let mut file = serde_json::to_value(preset(rng)).expect("JSON");
    for _ in 0..rng.random_range(0..5) {
        mutate(rng, &mut file);
    }
    if rng.random() {
        return file.to_string();
    }
    toml::to_string(&file).unwrap_or_else(|_| file.to_string())
}

/// A text with stretches dropped, doubled and put elsewhere.
fn scrambled(rng: &mut ChaCha8Rng, text: &str) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..rng.random_range(0..12) {
        let place = rng.random_range(0..=signs.len());
        let end = (place + rng.random_range(0..20)).min(signs.len());
        match rng.random_range(0..4) {
            0 => drop(signs.drain(place..end)),
            1 => {
                let stretch = signs[place..end].to_vec();
                drop(signs.splice(end..end, stretch));
            }
            2 => signs.insert(place, rng.random()),
            _ => signs.insert(place, *['[', ']', '=', '&', '%', '"', '{', '\n'].choose(rng).expect("there are some")),
        }
    }
    signs.into_iter().collect()
}

#[test]
fn any_text_is_refused_as_a_definition_or_read() {
    testing::inputs(
        |rng| {
            let file = mutated(rng);
            scrambled(rng, &file)
        },
        |text| definitions::definition(text),
    );
}

#[test]
fn presets_with_changes_are_refused_or_survive_the_form() {
    testing::inputs(mutated, |text| definitions::definition(text));
}

#[test]
fn any_text_is_refused_as_a_form_or_read() {
    let english = "en".parse().expect("a tag");
    let base = preset(&mut ChaCha8Rng::seed_from_u64(1));
    testing::inputs(
        |rng| {
            let form = TaskForm::from_definition(&preset(rng), &english, "USD").write().expect("a form");
            scrambled(rng, &form)
        },
        |sent| definitions::form(sent, &base),
    );
}

/// What texts with marks, forms and lists are made of.
const PIECES: [&str; 24] = [
    "[",
    "]",
    "[f]",
    "[/f]",
    "[F]",
    "[/F]",
    "[formal]",
    "[/formal]",
    "[f_2]",
    "[/f_2]",
    "[/",
    "[[",
    "[x]",
    "[f",
    "a",
    "é",
    "e\u{301}",
    "👩‍👧",
    "ש",
    "\n",
    " ",
    "|",
    "f:0-1",
    "f:1-",
];

fn pieces(rng: &mut ChaCha8Rng) -> String {
    (0..rng.random_range(0..24)).map(|_| *PIECES.choose(rng).expect("there are some")).collect()
}

#[test]
fn any_text_with_marks_is_read_as_by_the_plainest_way() {
    testing::inputs(pieces, |text| spans::marked(text));
}

#[test]
fn any_stored_spans_of_any_text_are_shown() {
    let span = |rng: &mut ChaCha8Rng| format!("f:{}-{}", rng.random_range(0..30), rng.random_range(0..30));
    testing::inputs(
        |rng| {
            let all: Vec<String> = (0..rng.random_range(0..8)).map(|_| span(rng)).collect();
            (pieces(rng), format!("{}{}", all.join("|"), pieces(rng)))
        },
        |(text, stored)| spans::stored(text, stored),
    );
}

#[test]
fn any_text_is_refused_as_a_rule_of_a_gate_or_read() {
    let words =
        ["-3,", "−2", "|", "text,formality\n", "\"", "FR", ",", ";", "\n", "99999999999999999999", "7", "é", "\0"];
    testing::inputs(
        |rng| {
            let mut text = || {
                let n = rng.random_range(0..8);
                (0..n).map(|_| *words.choose(rng).expect("there are some")).collect::<String>()
            };
            let (countries, items, tolerance, pass_mark, attempts) = (text(), text(), text(), text(), text());
            let (wait_minutes, pilot_hits) = (text(), text());
            let rule = GateRule::Test(TestRule::of_formality(Vec::new()));
            let form = GateForm::from_rule(&rule, &"fr".parse().expect("a tag"), Locale::Fr);
            GateForm {
                countries,
                items,
                tolerances: vec![tolerance],
                pass_mark,
                attempts,
                wait_minutes,
                pilot_hits,
                ..form
            }
        },
        |form| {
            let language = "fr".parse().expect("a tag");
            let said = (&language, Locale::Fr);
            let before = GateRule::Test(TestRule::of_formality(Vec::new()));
            for gate in Gate::ALL {
                match form.rule(*gate, said, Some(&before)) {
                    Ok(rule) => {
                        let again = GateForm::from_rule(&rule, said.0, said.1).rule(*gate, said, Some(&rule));
                        assert_eq!(again.as_ref(), Ok(&rule));
                    }
                    Err(problem) => assert!(problem.field().is_some_and(|field| !field.is_empty()), "{problem:?}"),
                }
            }
            if let Ok(all) = Locale::En.read_languages(&form.items) {
                assert!(all.len() <= form.items.len());
            }
        },
    );
}
