//! Fuzz tests: any text as a list of items with a known answer, and any cell as an answer. Each is refused with a
//! reason or parsed, and never panics.

use rand::{RngExt as _, seq::IndexedRandom as _};
use rand_chacha::ChaCha8Rng;
use shared::{Definition, OutputId, ShownOutput, Value, expected};

use super::read;
use crate::design::preset::Preset;

const PIECES: [&str; 27] = [
    "id",
    "language",
    "systems",
    "kind",
    "tolerance",
    "explanation",
    "formality",
    ",",
    ";",
    "\t",
    "\n",
    "\"",
    "|",
    "=",
    "A",
    "B",
    ">",
    "tie",
    "−2",
    "2",
    "[formal]",
    "[/formal]",
    "other:",
    "\u{feff}",
    "é",
    "..",
    " ",
];

fn text(rng: &mut ChaCha8Rng) -> String {
    let header = if rng.random() { "id,formality\n" } else { "" };
    let n = rng.random_range(0..30);
    header.to_owned() + &(0..n).map(|_| *PIECES.choose(rng).expect("there are some")).collect::<String>()
}

fn definition(rng: &mut ChaCha8Rng) -> Definition {
    let preset = Preset::ALL.choose(rng).expect("there are some");
    preset.definition(&["en".parse().expect("a tag")]).expect("a definition")
}

#[test]
fn any_text_is_refused_as_a_list_or_read() {
    testing::inputs(
        |rng| (definition(rng), text(rng)),
        |(definition, text)| match read::with_ids(text, definition) {
            Ok((header, records)) => {
                assert!(header.iter().any(|name| name == "id") && !records.is_empty());
                assert!(records.iter().all(|(line, _)| *line >= 1));
            }
            Err(problem) => assert_eq!(problem.field(), Some("table")),
        },
    );
}

#[test]
fn any_cell_is_refused_as_an_answer_or_compared() {
    let output =
        |n: u128, system: &str| ShownOutput { output: OutputId(uuid::Uuid::from_u128(n)), system: system.into() };
    let shown = [output(1, "A"), output(2, "B")];
    testing::inputs(
        |rng| (definition(rng), text(rng), text(rng), rng.random_range(0..=100)),
        |(definition, cell, given, tolerance)| {
            for question in &definition.questions {
                if let Err(reason) = expected::check(question, cell, &shown, "Sie") {
                    assert!(!reason.text().is_empty());
                    continue;
                }
                for value in
                    [Value::Text(given.clone()), Value::Number(2), Value::Tie, Value::Preferred(shown[0].output)]
                {
                    let given = [(Some(shown[0].output), &value), (None, &value)];
                    expected::is_right(question, (cell, *tolerance), &shown, &given);
                }
            }
        },
    );
}
