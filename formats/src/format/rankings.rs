//! Rankings, one system per row: `item,rater,system,rank`, as `concord agreement` and
//! `concord aggregate --method plackett-luce` read them. Tied systems have the same rank.

use super::long::{about, counted, shared};
use crate::definition::{Format, Guess, Head, Write, Writer};
use crate::model::{Answer, Record, Value};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::sheet::{Cell, Column, Sheet};
use crate::{Error, limit};

const COLUMNS: [(&str, Column); 10] = [
    ("item", Column::Text),
    ("rater", Column::Text),
    ("question", Column::Text),
    ("system", Column::Text),
    ("rank", Column::Number),
    ("language", Column::Text),
    ("at", Column::Text),
    ("seconds", Column::Number),
    ("status", Column::Text),
    ("note", Column::Text),
];

/// One system of a ranking per row.
pub static FORMAT: Format = Format {
    name: "rankings",
    title: "table of rankings (CSV, TSV, JSON Lines, Parquet)",
    endings: &[".csv", ".tsv", ".jsonl", ".parquet"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Answers(open)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let is_own = head.has_columns(&["system", "rank"]) || head.has_keys(&["system", "rank", "rater"]);
    if is_own { Guess::new(60, "it has the columns system and rank") } else { None }
}

/// A ranking whose rows are being read.
struct Open {
    answer: Answer,
    ranks: Vec<(f64, String)>,
}

impl Open {
    /// The answer, with its systems in groups of the same rank.
    fn close(mut self) -> Answer {
        self.ranks.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut groups: Vec<(f64, Vec<String>)> = Vec::new();
        for (rank, system) in self.ranks {
            match groups.last_mut() {
                Some((last, group)) if last.total_cmp(&rank).is_eq() => group.push(system),
                _ => groups.push((rank, vec![system])),
            }
        }
        self.answer.value = Value::Ranking(groups.into_iter().map(|(_, group)| group).collect());
        self.answer
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let mut open: Option<Open> = None;
    let mut last = None;
    reading.each_row(|row, batch, place| {
        last = Some(place.clone());
        let system = row.first(&["system", "model"]).ok_or("The row names no system.")?;
        let cell = row.first(&["rank"]).ok_or("The row has no rank.")?;
        let rank: Option<f64> = cell.parse().ok().filter(|rank: &f64| rank.is_finite());
        let rank = rank.ok_or_else(|| format!("The rank \"{cell}\" is not a number."))?;
        let mut answer = about(row, "ranking", Value::Ranking(Vec::new()))?;
        answer.system = None;
        match &mut open {
            Some(open) if open.answer == answer => {
                if open.ranks.iter().any(|(_, known)| known == system) {
                    return Err(format!("The system \"{system}\" has two ranks in one ranking."));
                }
                if open.ranks.len() >= limit::OPTIONS {
                    return Err(format!("A ranking has at most {} systems.", limit::OPTIONS));
                }
                open.ranks.push((rank, system.to_owned()));
            }
            _ => {
                let ranks = vec![(rank, system.to_owned())];
                open.replace(Open { answer, ranks }).into_iter().for_each(|open| batch.answer(open.close()));
            }
        }
        Ok(())
    })?;
    if let (Some(open), Some(place)) = (open, last) {
        let mut batch = Batch::default();
        batch.answer(open.close());
        reading.emit(Ok(()), batch, &place)?;
    }
    Ok(())
}

struct Rankings(Sheet);

fn open(output: &mut dyn Output) -> Result<Box<dyn Writer>, Error> {
    Ok(Box::new(Rankings(Sheet::open(output, &COLUMNS)?)))
}

impl Writer for Rankings {
    fn record(&mut self, record: Record, losses: &mut Losses) -> Result<(), Error> {
        let Some(answer) = counted(record, losses) else { return Ok(()) };
        let Value::Ranking(groups) = &answer.value else {
            losses.add("answer that is no ranking", &answer.question);
            return Ok(());
        };
        let mut rank = 1;
        for group in groups {
            for system in group {
                let cells: [Cell<'_>; 5] = [
                    answer.item.as_deref().into(),
                    answer.rater.as_str().into(),
                    answer.question.as_str().into(),
                    system.as_str().into(),
                    Cell::Number(f64::from(rank)),
                ];
                self.0.row(cells.into_iter().chain(shared(&answer)))?;
            }
            rank += i32::try_from(group.len()).unwrap_or(i32::MAX - rank);
        }
        Ok(())
    }

    fn finish(self: Box<Self>) -> Result<(), Error> {
        self.0.finish()
    }
}
