//! Tables of crowd-kit: `task,worker,label`, `worker,left,right,label` and `task,worker,text`.

use crate::Error;
use crate::definition::{Format, Guess, Head, Write, Writer};
use crate::json::guess;
use crate::model::{Answer, Kind, Record, Value};
use crate::output::Output;
use crate::reading::Reading;
use crate::report::Losses;
use crate::sheet::{Cell, Column, Sheet};

/// Labels, comparisons or texts.
pub static FORMAT: Format = Format {
    name: "crowd-kit",
    title: "crowd-kit (CSV)",
    endings: &[".csv", ".tsv"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Answers(open)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.columns.len() > 4 {
        return None;
    }
    if head.has_columns(&["worker", "left", "right", "label"]) {
        Guess::new(80, "it has the columns worker, left, right and label")
    } else if head.has_columns(&["task", "worker", "label"]) {
        Guess::new(80, "it has the columns task, worker and label")
    } else if head.has_columns(&["task", "worker", "text"]) {
        Guess::new(80, "it has the columns task, worker and text")
    } else {
        None
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_row(|row, batch, _| {
        let need = |name: &str| row.first(&[name]).ok_or_else(|| format!("The row has no \"{name}\"."));
        let worker = need("worker")?;
        let answer = if let (Some(left), Some(right)) = (row.get("left"), row.get("right")) {
            let label = need("label")?;
            if label != left && label != right {
                return Err(format!("The label \"{label}\" is neither \"{left}\" nor \"{right}\"."));
            }
            let mut answer = Answer::new(row.first(&["task"]), worker, "pairwise", Value::Choice(label.to_owned()));
            answer.pair = Some([left.to_owned(), right.to_owned()]);
            answer
        } else if let Some(text) = row.get("text") {
            Answer::new(Some(need("task")?), worker, "text", Value::Text(text.to_owned()))
        } else {
            Answer::new(Some(need("task")?), worker, "label", guess(need("label")?))
        };
        for (name, cell) in row.iter() {
            let is_known = ["task", "worker", "left", "right", "label", "text"].contains(&name);
            if !is_known && cell.is_some_and(|cell| !cell.is_empty()) {
                batch.lost(format!("column \"{name}\""));
            }
        }
        batch.answer(answer);
        Ok(())
    })
}

/// What the first answer was, which the file goes on with.
struct Opened {
    sheet: Sheet,
    question: String,
    kind: Kind,
    is_pairs: bool,
}

struct Tables {
    output: Option<Later>,
    opened: Option<Opened>,
}

fn open(output: &mut dyn Output) -> Result<Box<dyn Writer>, Error> {
    // The columns are known with the first answer, when the output is no longer at hand.
    let later = Later { name: output.name().to_owned(), file: Some(output.main()?) };
    Ok(Box::new(Tables { output: Some(later), opened: None }))
}

/// An output whose file is open already.
struct Later {
    name: String,
    file: Option<Box<dyn std::io::Write>>,
}

impl Output for Later {
    fn main(&mut self) -> std::io::Result<Box<dyn std::io::Write>> {
        self.file.take().ok_or_else(|| std::io::Error::other("the file is open already"))
    }

    fn companion(&mut self, _: &str) -> std::io::Result<Box<dyn std::io::Write>> {
        Err(std::io::Error::other("there are no further files"))
    }

    fn name(&self) -> &str {
        &self.name
    }
}

impl Tables {
    /// The table, with the columns of this answer if it is the first.
    fn opened(&mut self, answer: &Answer) -> Result<Option<&mut Opened>, Error> {
        if let Some(mut output) = self.output.take() {
            let kind = answer.value.kind();
            let is_pairs = answer.pair.is_some() && kind == Kind::Choice;
            let columns: &[(&str, Column)] = if is_pairs && answer.item.is_none() {
                &[("worker", Column::Text), ("left", Column::Text), ("right", Column::Text), ("label", Column::Text)]
            } else if is_pairs {
                &[
                    ("task", Column::Text),
                    ("worker", Column::Text),
                    ("left", Column::Text),
                    ("right", Column::Text),
                    ("label", Column::Text),
                ]
            } else if kind == Kind::Text {
                &[("task", Column::Text), ("worker", Column::Text), ("text", Column::Text)]
            } else {
                &[("task", Column::Text), ("worker", Column::Text), ("label", Column::Any)]
            };
            let sheet = Sheet::open(&mut output, columns)?;
            self.opened = Some(Opened { sheet, question: answer.question.clone(), kind, is_pairs });
        }
        Ok(self.opened.as_mut())
    }
}

impl Writer for Tables {
    fn record(&mut self, record: Record, losses: &mut Losses) -> Result<(), Error> {
        let answer = match record {
            Record::Answer(answer) => answer,
            Record::Item(item) => {
                losses.add("texts and metadata of an item", &item.id);
                return Ok(());
            }
            Record::Question(_) | Record::Rater(_) => return Ok(()),
        };
        let is_single = matches!(answer.value, Value::Number(_) | Value::Choice(_) | Value::Text(_));
        if !is_single || !answer.status.is_counted() {
            losses.add("answer that is no single label, or does not count", &answer.question);
            return Ok(());
        }
        if let (Some(pair), Value::Choice(choice)) = (&answer.pair, &answer.value)
            && !pair.contains(choice)
        {
            losses.add("tie", &answer.question);
            return Ok(());
        }
        let item = answer.item.clone();
        let Some(opened) = self.opened(&answer)? else { return Ok(()) };
        let is_pair = answer.pair.is_some() && answer.value.kind() == Kind::Choice;
        let is_text = answer.value.kind() == Kind::Text;
        if opened.question != answer.question || opened.is_pairs != is_pair || (opened.kind == Kind::Text) != is_text {
            losses.add("answer to another question than the first", &answer.question);
            return Ok(());
        }
        if answer.at.is_some() || answer.seconds.is_some() {
            losses.add("time of an answer", &answer.rater);
        }
        let label = match &answer.value {
            Value::Number(number) => Cell::Number(*number),
            Value::Choice(text) | Value::Text(text) => text.as_str().into(),
            Value::Choices(_) | Value::Ranking(_) | Value::Spans(_) => Cell::Empty,
        };
        let worker = Cell::from(answer.rater.as_str());
        match (&answer.pair, item.as_deref()) {
            (Some([left, right]), None) if is_pair => {
                opened.sheet.row([worker, left.as_str().into(), right.as_str().into(), label])
            }
            (Some([left, right]), Some(item)) if is_pair => {
                opened.sheet.row([item.into(), worker, left.as_str().into(), right.as_str().into(), label])
            }
            _ => opened.sheet.row([item.as_deref().into(), worker, label]),
        }
    }

    fn finish(self: Box<Self>) -> Result<(), Error> {
        self.opened.map_or(Ok(()), |opened| opened.sheet.finish())
    }
}
