//! Files with hostile texts, drawn from a seed, are read again as they were.

use std::collections::BTreeMap;

use payfile::{
    mturk::{
        CellFault, Unusable,
        answer::{AnswerValue, Entities},
        approval::{self, Decision},
        input,
        results::Results,
    },
    paypal::{self, DecimalMark},
    sepa::latin,
};
use rand::{Rng, RngExt as _, seq::IndexedRandom as _};
use shared::Money;
use tabular::read::{Format, Options, Rows};

/// What breaks files.
const PIECES: [&str; 24] = [
    "\"",
    "\"\"",
    ",",
    ";",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "=",
    "+",
    "-",
    "@",
    "'",
    "🚀",
    "é",
    "e\u{301}",
    "|",
    "&lt;",
    "&#0;",
    "\\",
    " ",
    "\u{feff}",
    "[{\"a\":1}]",
    "text",
];

fn text(rng: &mut impl Rng) -> String {
    (0..rng.random_range(0..8)).map(|_| *PIECES.choose(rng).expect("pieces")).collect()
}

fn texts(rng: &mut impl Rng) -> Vec<[String; 3]> {
    (0..rng.random_range(1..6)).map(|_| [text(rng), text(rng), text(rng)]).collect()
}

#[test]
fn an_input_file_is_read_again_as_it_was() {
    testing::inputs(texts, |texts| {
        let rows: Vec<Vec<String>> =
            texts.iter().zip(1..).map(|(cells, n)| [&[format!("{n}")], &cells[..]].concat()).collect();
        let file = input::write(&["item", "a", "b", "c"], &rows).expect("a file");
        let mut table = Rows::open(file.as_bytes(), &Options::new(Format::Csv)).expect("a table");
        let mut read = Vec::new();
        while let Some(row) = table.read_row().expect("a file") {
            let cells = row.expect("a row").cells;
            read.push(cells.iter().map(|(_, cell)| cell.as_str().expect("a text").to_owned()).collect::<Vec<_>>());
        }
        assert_eq!(read, rows);
    });
}

/// A file of results whose inputs, answers and feedback are these texts.
fn file(texts: &[[String; 3]]) -> String {
    let quoted = |text: &String| format!("\"{}\"", text.replace('"', "\"\""));
    let row = |(cells, n): (&[String; 3], usize)| {
        format!("\"H\",\"A{n}\",\"W\",\"Submitted\",{},\"\"\r\n", cells.each_ref().map(quoted).join(","))
    };
    let header = "\"HITId\",\"AssignmentId\",\"WorkerId\",\"AssignmentStatus\",\"Input. a \",\"Answer.b\",\"RequesterFeedback\",\"Reject\"\r\n";
    header.to_owned() + &texts.iter().zip(1..).map(row).collect::<String>()
}

#[test]
fn results_come_back_from_the_file_with_decisions_as_they_were() {
    testing::inputs(texts, |texts| {
        let read = |file: &str| Results::read(file.as_bytes(), Entities::Keep).expect("results");
        let results = read(&file(texts));
        let same = |results: &Results| {
            assert_eq!(results.assignments().len(), texts.len());
            for (assignment, [input, answer, feedback]) in results.assignments().iter().zip(texts) {
                assert_eq!(results.input(assignment).collect::<Vec<_>>(), [(" a ", &**input)]);
                let value = results.answers(assignment).first().map(|answer| answer.value.clone());
                let expected = (!answer.is_empty()).then(|| AnswerValue::Text(answer.clone()));
                assert_eq!((value, &assignment.feedback), (expected, feedback));
            }
        };
        same(&results);
        let reason = format!("{}.", texts[0][0]);
        let decisions = BTreeMap::from([("A1".to_owned(), Decision::Reject(reason.clone()))]);
        let decided = read(&approval::write(&results, &decisions).expect("a file"));
        same(&decided);
        assert_eq!(decided.assignments()[0].reject, reason);
        let again = approval::write(&decided, &BTreeMap::new()).expect("a file");
        assert_eq!(read(&again), decided);
    });
}

#[test]
fn nul_is_refused_wherever_it_is() {
    testing::inputs(
        |rng| (texts(rng), rng.random_range(0..3)),
        |(texts, place)| {
            let mut texts = texts.clone();
            texts.last_mut().expect("a row")[*place].push('\0');
            let refused = Results::read(file(&texts).as_bytes(), Entities::Decode);
            assert!(matches!(refused, Err(Unusable::Cell { fault: CellFault::Nul, .. })), "{refused:?}");
            let rows: Vec<Vec<&str>> = vec![vec!["1", texts.last().map_or("", |cells| &cells[*place])]];
            assert!(matches!(input::write(&["hit", "t"], &rows), Err(input::Refusal::Control { row: 1, .. })));
        },
    );
}

/// Characters of any script, then pieces that break files.
fn any_text(rng: &mut impl Rng) -> String {
    let any: String = (0..20).filter_map(|_| char::from_u32(rng.random_range(0..0x2_0000))).collect();
    any + &text(rng)
}

#[test]
fn any_text_becomes_one_that_banks_accept() {
    testing::inputs(any_text, |typed| {
        let written = latin::text(typed, 35);
        assert!(written.len() <= 35 && written.chars().all(latin::is_accepted) && written.trim() == written);
        assert_eq!(latin::text(&written, 35), written);
    });
}

#[test]
fn no_cell_of_a_file_for_paypal_begins_like_a_formula() {
    testing::inputs(text, |note| {
        let payment = paypal::Payment {
            email: "ann@example.org".into(),
            amount: Money::new(150, "EUR"),
            reference: "A".into(),
            note: note.clone(),
        };
        let file = paypal::write(&[payment], DecimalMark::Comma).expect("a file");
        assert_eq!(file.lines().count(), 1);
        let table = format!("a,b,c,d,e,f\n{file}");
        let mut rows = Rows::open(table.as_bytes(), &Options::new(Format::Csv)).expect("a table");
        let row = rows.read_row().expect("a file").expect("a row").expect("a row");
        for (_, cell) in row.cells {
            assert!(!cell.as_str().expect("a text").starts_with(['=', '+', '-', '@', '\t', '\r']), "{file}");
        }
    });
}
