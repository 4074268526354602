//! Comparisons of two systems, one per row: `item,rater,left,right,winner`, as `concord agreement` and
//! `concord aggregate --method bradley-terry` read them.

use super::long::{ITEM, RATER, about, counted, shared};
use crate::Error;
use crate::definition::{Format, Guess, Head, Write, Writer};
use crate::model::{Record, TIE, Value};
use crate::output::Output;
use crate::reading::Reading;
use crate::report::Losses;
use crate::sheet::{Cell, Column, Sheet};

const COLUMNS: [(&str, Column); 11] = [
    ("item", Column::Text),
    ("rater", Column::Text),
    ("question", Column::Text),
    ("left", Column::Text),
    ("right", Column::Text),
    ("winner", Column::Text),
    ("language", Column::Text),
    ("at", Column::Text),
    ("seconds", Column::Number),
    ("status", Column::Text),
    ("note", Column::Text),
];

/// One comparison per row.
pub static FORMAT: Format = Format {
    name: "pairs",
    title: "table of comparisons (CSV, TSV, JSON Lines, Parquet)",
    endings: &[".csv", ".tsv", ".jsonl", ".parquet"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Answers(open)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let has = |name: &str| head.has_column(name) || head.has_keys(&[name]);
    let is_pairs = has("left") && has("right") && (has("winner") || has("preferred"));
    let is_own = is_pairs && ITEM.iter().chain(RATER).any(|name| has(name));
    if is_own { Guess::new(60, "it has the columns left, right and winner") } else { None }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_row(|row, batch, _| {
        let need = |name: &str| row.first(&[name]).ok_or_else(|| format!("The row has no \"{name}\"."));
        let (left, right) = (need("left")?, need("right")?);
        let winner = row.first(&["winner", "preferred"]).ok_or("The row has no \"winner\".")?;
        let winner = match winner {
            _ if winner == left || winner == right => winner,
            "left" | "a" | "model_a" => left,
            "right" | "b" | "model_b" => right,
            TIE | "both" | "equal" | "draw" => TIE,
            _ => return Err(format!("The winner \"{winner}\" is neither \"{left}\" nor \"{right}\", and no tie.")),
        };
        let mut answer = about(row, "preference", Value::Choice(winner.to_owned()))?;
        answer.pair = Some([left.to_owned(), right.to_owned()]);
        answer.system = None;
        batch.answer(answer);
        Ok(())
    })
}

struct Pairs(Sheet);

fn open(output: &mut dyn Output) -> Result<Box<dyn Writer>, Error> {
    Ok(Box::new(Pairs(Sheet::open(output, &COLUMNS)?)))
}

impl Writer for Pairs {
    fn record(&mut self, record: Record, losses: &mut Losses) -> Result<(), Error> {
        let Some(answer) = counted(record, losses) else { return Ok(()) };
        let (Value::Choice(winner), Some([left, right])) = (&answer.value, &answer.pair) else {
            losses.add("answer that compares no two systems", &answer.question);
            return Ok(());
        };
        let cells: [Cell<'_>; 6] = [
            answer.item.as_deref().into(),
            answer.rater.as_str().into(),
            answer.question.as_str().into(),
            left.as_str().into(),
            right.as_str().into(),
            winner.as_str().into(),
        ];
        self.0.row(cells.into_iter().chain(shared(&answer)))
    }

    fn finish(self: Box<Self>) -> Result<(), Error> {
        self.0.finish()
    }
}
