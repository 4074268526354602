//! A wide table. With a column for raters, a row is what one rater said about one item, with a column per question.
//! Without one, a row is an item, with a column per rater.

use super::long::{ITEM, RATER, structured};
use crate::definition::{Format, Guess, Head, Write};
use crate::grouped::Grouped;
use crate::json::guess;
use crate::model::{Answer, Item, Kind, Value};
use crate::output::Output;
use crate::reading::Reading;
use crate::report::Losses;
use crate::sheet::{Cell, Column, Sheet};
use crate::{Error, limit};

/// The columns about the item, before those of the questions.
const ABOUT: [&str; 4] = ["item", "text", "source", "rater"];

/// The beginning of the column of a question whose name is reserved.
const PREFIX: &str = "question:";

/// A column per question, or per rater.
pub static FORMAT: Format = Format {
    name: "wide",
    title: "wide table (CSV, TSV, JSON Lines, Parquet)",
    endings: &[".csv", ".tsv", ".jsonl", ".parquet"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Items(write)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let has_item = ITEM.iter().any(|name| head.has_column(name));
    let rater = RATER.iter().any(|name| head.has_column(name));
    let columns = if rater { "a column per question" } else { "a column per rater" };
    if has_item {
        Guess::new(10, format!("it has a column for items, and no better reading than {columns}"))
    } else {
        None
    }
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_row(|row, batch, _| {
        let names: Vec<&str> = row.iter().map(|(name, _)| name).collect();
        let find =
            |known: &[&str]| names.iter().position(|name| known.iter().any(|own| own.eq_ignore_ascii_case(name)));
        let (item_column, rater_column) = (find(ITEM), find(RATER));
        let item_column = item_column.ok_or("The table has no column for items, such as \"item\".")?;
        let id = row.first(ITEM);
        let text = |name: &str| row.first(&[name]).map(str::to_owned);
        let (source, judged) = (text("source"), text("text"));
        let rater = rater_column.and_then(|_| row.first(RATER));
        let has_texts = source.is_some() || judged.is_some();
        if let (Some(id), true) = (id, has_texts || rater.is_none()) {
            batch.item(Item { id: id.to_owned(), text: judged, source, ..Item::default() });
        }
        for (place, (name, cell)) in row.iter().enumerate() {
            let is_about = ["text", "source"].iter().any(|own| own.eq_ignore_ascii_case(name));
            let Some(cell) = cell.filter(|cell| !cell.is_empty()) else { continue };
            if is_about || place == item_column || Some(place) == rater_column {
                continue;
            }
            let (rater, question) = match (rater_column, rater) {
                (None, _) => (name, "value"),
                (Some(_), Some(rater)) => (rater, name.strip_prefix(PREFIX).unwrap_or(name)),
                (Some(_), None) => return Err("The row names no rater.".to_owned()),
            };
            let value = structured(cell).unwrap_or_else(|| guess(cell));
            batch.answer(Answer::new(id, rater, question, value));
        }
        Ok(())
    })
}

fn write(grouped: &mut Grouped, output: &mut dyn Output, losses: &mut Losses) -> Result<(), Error> {
    let questions: Vec<String> = grouped.questions().iter().map(|question| question.name.clone()).collect();
    if questions.len() + ABOUT.len() > limit::COLUMNS {
        return Err(Error::unusable(format!("A table has at most {} columns.", limit::COLUMNS)));
    }
    let kinds = grouped.questions().iter().map(|question| match question.kind {
        Kind::Number => Column::Number,
        Kind::Choice | Kind::Choices | Kind::Ranking | Kind::Text | Kind::Spans => Column::Any,
    });
    let names: Vec<String> = questions.iter().map(|name| column(name)).collect();
    let columns = ABOUT.iter().map(|name| (*name, Column::Text));
    let columns: Vec<(&str, Column)> = columns.chain(names.iter().map(String::as_str).zip(kinds)).collect();
    let mut sheet = Sheet::open(output, &columns)?;
    for number in 0..grouped.len() {
        let group = grouped.group(number)?;
        lost_of_item(&group.item, losses);
        let mut rows: Vec<(&str, Vec<Option<Value>>)> = Vec::new();
        for answer in &group.answers {
            let row = rows.iter().position(|(rater, _)| *rater == answer.rater).unwrap_or_else(|| {
                rows.push((&answer.rater, vec![None; questions.len()]));
                rows.len() - 1
            });
            lost_of_answer(answer, losses);
            let Some(column) = questions.iter().position(|name| *name == answer.question) else { continue };
            match (&mut rows[row].1[column], &answer.value) {
                (Some(Value::Spans(known)), Value::Spans(more)) => known.extend(more.iter().cloned()),
                (Some(_), _) => losses.add("second answer of a rater to a question about an item", &group.item.id),
                (cell @ None, value) => *cell = Some(value.clone()),
            }
        }
        if rows.is_empty() {
            rows.push(("", vec![None; questions.len()]));
        }
        for (rater, values) in rows {
            let about =
                [Some(group.item.id.as_str()), group.item.text.as_deref(), group.item.source.as_deref(), Some(rater)];
            let cells = values.into_iter().map(|value| value.map_or(Ok(Cell::Empty), cell));
            let cells = cells.collect::<Result<Vec<_>, Error>>()?;
            sheet.row(about.into_iter().map(Cell::from).chain(cells))?;
        }
    }
    sheet.finish()
}

/// The name of a question's column, which differs from the columns about the item.
fn column(question: &str) -> String {
    let is_taken = ITEM.iter().chain(RATER).chain(&ABOUT).any(|own| own.eq_ignore_ascii_case(question));
    if is_taken || question.starts_with(PREFIX) { format!("{PREFIX}{question}") } else { question.to_owned() }
}

fn cell(value: Value) -> Result<Cell<'static>, Error> {
    Ok(match value {
        Value::Number(number) => Cell::Number(number),
        Value::Choice(text) | Value::Text(text) => Cell::Text(text.into()),
        Value::Choices(options) => Cell::List(serde_json::to_value(options)?),
        Value::Ranking(ranks) => Cell::List(serde_json::to_value(ranks)?),
        Value::Spans(spans) => Cell::List(serde_json::to_value(spans)?),
    })
}

fn lost_of_item(item: &Item, losses: &mut Losses) {
    if !item.outputs.is_empty() {
        losses.add("outputs of an item", &item.id);
    }
    if !item.metadata.is_empty() {
        losses.add("metadata of an item", &item.id);
    }
}

fn lost_of_answer(answer: &Answer, losses: &mut Losses) {
    let Answer { system, pair, language, at, seconds, status, note, .. } = answer;
    let place = answer.item.as_deref().unwrap_or(&answer.rater);
    for (is_there, what) in [
        (pair.is_some(), "the two systems of a comparison"),
        (system.is_some(), "system of an answer"),
        (language.is_some(), "language of an answer"),
        (at.is_some() || seconds.is_some(), "time of an answer"),
        (!status.is_counted() || note.is_some(), "status or note of an answer"),
    ] {
        if is_there {
            losses.add(what, &place);
        }
    }
}
