//! A long table: one answer per row, as `concord agreement` reads it. An answer of several spans has a row per span.

use crate::Error;
use crate::definition::{Format, Guess, Head, Write, Writer};
use crate::json::{guess, plain_number};
use crate::model::{Answer, Item, Record, Span, Status, Value};
use crate::output::Output;
use crate::reading::{Batch, Reading};
use crate::report::Losses;
use crate::sheet::{Cell, Column, Sheet};
use crate::table::Row;

/// The columns that are written.
const COLUMNS: [(&str, Column); 18] = [
    ("item", Column::Text),
    ("rater", Column::Text),
    ("question", Column::Text),
    ("value", Column::Any),
    ("kind", Column::Text),
    ("system", Column::Text),
    ("option_a", Column::Text),
    ("option_b", Column::Text),
    ("start", Column::Number),
    ("end", Column::Number),
    ("words", Column::Text),
    ("side", Column::Text),
    ("category", Column::Text),
    ("language", Column::Text),
    ("at", Column::Text),
    ("seconds", Column::Number),
    ("status", Column::Text),
    ("note", Column::Text),
];

/// Other names under which columns are read, as `concord agreement` reads them.
pub const ITEM: &[&str] = &["item", "task", "unit", "item_id"];
/// The same for raters.
pub const RATER: &[&str] = &["rater", "worker", "annotator", "rater_id"];
const VALUE: &[&str] = &["value", "label", "rating", "score"];
const TEXTS: &[&str] = &["text", "source", "output"];

/// One answer per row.
pub static FORMAT: Format = Format {
    name: "long",
    title: "long table (CSV, TSV, JSON Lines, Parquet)",
    endings: &[".csv", ".tsv", ".jsonl", ".parquet"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Answers(open)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let has = |names: &[&str]| names.iter().any(|name| head.has_column(name) || head.has_keys(&[name]));
    if head.is_parquet() {
        return Guess::new(20, "it is Parquet");
    }
    let is_long = has(ITEM) && has(RATER) && has(VALUE);
    if is_long { Guess::new(40, "it has columns for items, raters and values") } else { None }
}

/// The part of a row that all long tables share.
pub fn about(row: &Row, question: &str, value: Value) -> Result<Answer, String> {
    let rater = row.first(RATER).ok_or("The row names no rater.")?;
    let mut answer = Answer::new(row.first(ITEM), rater, row.first(&["question"]).unwrap_or(question), value);
    let text = |name: &str| row.first(&[name]).map(str::to_owned);
    answer.language = text("language");
    answer.at = text("at");
    answer.note = text("note");
    answer.system = text("system");
    answer.seconds = row.first(&["seconds"]).map(|cell| number(cell, "seconds")).transpose()?;
    answer.status = match row.first(&["status"]) {
        None | Some("counted") => Status::Counted,
        Some("rejected") => Status::Rejected,
        Some("attention") => Status::Attention,
        Some(other) => return Err(format!("The status \"{other}\" is none of counted, rejected, attention.")),
    };
    Ok(answer)
}

/// The cells that all long tables share, after the value: language, at, seconds, status, note.
pub fn shared(answer: &Answer) -> [Cell<'_>; 5] {
    let status = (!answer.status.is_counted()).then(|| answer.status.name());
    [
        answer.language.as_deref().into(),
        answer.at.as_deref().into(),
        answer.seconds.into(),
        status.into(),
        answer.note.as_deref().into(),
    ]
}

/// The answer that a table for statistics has of a record, if it counts. Everything else is a loss.
pub fn counted(record: Record, losses: &mut Losses) -> Option<Answer> {
    match record {
        Record::Answer(answer) => match answer.status {
            Status::Counted => return Some(answer),
            Status::Rejected => losses.add("answer of rejected work", &answer.rater),
            Status::Attention => losses.add("answer to an attention check", &answer.rater),
        },
        Record::Item(item) => losses.add("texts and metadata of an item", &item.id),
        Record::Question(question) => losses.add("scale or options of a question", &question.name),
        Record::Rater(rater) => losses.add("description of a rater", &rater.id),
    }
    None
}

fn number(cell: &str, column: &str) -> Result<f64, String> {
    let number: Option<f64> = cell.parse().ok();
    number.filter(|number| number.is_finite()).ok_or_else(|| format!("\"{cell}\" in {column} is not a number."))
}

fn offset(row: &Row, name: &str) -> Result<Option<usize>, String> {
    let wrong = |cell: &str| format!("\"{cell}\" in {name} is not a whole number from 0.");
    let Some(cell) = row.first(&[name]) else { return Ok(None) };
    let whole = cell.strip_suffix(".0").unwrap_or(cell);
    whole.parse().map(Some).map_err(|_| wrong(cell))
}

/// The spans of one answer at most that are joined; further ones are an answer of their own, which adds up.
const JOINED: usize = 10_000;

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    // An answer of spans, whose rows follow each other.
    let mut open: Option<(Answer, Vec<Span>)> = None;
    let close = |(mut answer, spans): (Answer, Vec<Span>), batch: &mut Batch| {
        answer.value = Value::Spans(spans);
        batch.answer(answer);
    };
    let mut last = None;
    reading.each_row(|row, batch, place| {
        last = Some(place.clone());
        item(row, batch);
        extra(row, batch);
        let name = value_column(row).unwrap_or("value");
        let cell = value_column(row).and_then(|name| row.get(name)).unwrap_or_default();
        if row.first(&["kind"]) == Some("spans") {
            let answer = about(row, name, Value::Spans(Vec::new()))?;
            let span = span(row, cell)?;
            match (&mut open, span) {
                (Some((before, spans)), Some(span))
                    if *before == answer && !spans.is_empty() && spans.len() < JOINED =>
                {
                    spans.push(span);
                }
                (_, span) => {
                    let before = open.replace((answer, span.into_iter().collect()));
                    if let Some(before) = before {
                        close(before, batch);
                    }
                }
            }
            return Ok(());
        }
        if let Some(before) = open.take() {
            close(before, batch);
        }
        if cell.is_empty() && row.first(&["kind"]).is_none_or(|kind| kind != "text" && kind != "choice") {
            batch.lost("row without a value");
            return Ok(());
        }
        let mut answer = about(row, name, value(row.first(&["kind"]), cell)?)?;
        if let (Some(a), Some(b)) = (row.first(&["option_a"]), row.first(&["option_b"])) {
            answer.pair = Some([a.to_owned(), b.to_owned()]);
        }
        batch.answer(answer);
        Ok(())
    })?;
    if let (Some(before), Some(place)) = (open, last) {
        let mut batch = Batch::default();
        close(before, &mut batch);
        reading.emit(Ok(()), batch, &place)?;
    }
    Ok(())
}

fn value_column(row: &Row) -> Option<&'static str> {
    VALUE.iter().copied().find(|name| row.get(name).is_some())
}

fn item(row: &Row, batch: &mut Batch) {
    let text = |name: &str| row.first(&[name]).map(str::to_owned);
    let (source, judged) = (text("source"), text("output").or_else(|| text("text")));
    if let (Some(id), true) = (row.first(ITEM), source.is_some() || judged.is_some()) {
        let (text, source) = if judged.is_some() { (judged, source) } else { (source, None) };
        batch.item(Item { id: id.to_owned(), text, source, ..Item::default() });
    }
}

/// Counts the cells of columns that have no meaning.
fn extra(row: &Row, batch: &mut Batch) {
    for (name, cell) in row.iter() {
        let is = |names: &[&str]| names.iter().any(|known| known.eq_ignore_ascii_case(name));
        let is_known = is(ITEM) || is(RATER) || is(VALUE) || is(TEXTS) || COLUMNS.iter().any(|(known, _)| is(&[known]));
        if !is_known && cell.is_some_and(|cell| !cell.is_empty()) {
            batch.lost(format!("column \"{name}\""));
        }
    }
}

fn span(row: &Row, label: &str) -> Result<Option<Span>, String> {
    if label.is_empty() {
        return Ok(None);
    }
    let range = match (offset(row, "start")?, offset(row, "end")?) {
        (None, None) => None,
        (Some(start), Some(end)) if start <= end => Some([start, end]),
        (Some(_), Some(_)) => return Err("The span ends before it begins.".to_owned()),
        _ => return Err("A span has both start and end, or none of them.".to_owned()),
    };
    let text = |name: &str| row.first(&[name]).map(str::to_owned);
    // Parquet does not tell an empty text from none.
    let empty = range.filter(|[start, end]| start == end).map(|_| String::new());
    let words = range.and_then(|_| row.get("words").map(str::to_owned)).or(empty);
    let in_source = row.first(&["side"]) == Some("source");
    Ok(Some(Span { label: label.to_owned(), range, text: words, category: text("category"), in_source }))
}

/// The value of a cell, of a kind that the file names or of any.
fn value(kind: Option<&str>, cell: &str) -> Result<Value, String> {
    let wrong = |what: &str| format!("\"{}\" is not {what}.", cell.chars().take(80).collect::<String>());
    Ok(match kind {
        Some("number") => Value::Number(plain_number(cell).map_or_else(|| number(cell, "value"), Ok)?),
        Some("choice") => Value::Choice(cell.to_owned()),
        Some("text") => Value::Text(cell.to_owned()),
        Some("choices") => Value::Choices(serde_json::from_str(cell).map_err(|_| wrong("a JSON list of texts"))?),
        Some("ranking") => {
            Value::Ranking(serde_json::from_str(cell).map_err(|_| wrong("a JSON list of lists of texts"))?)
        }
        _ => structured(cell).unwrap_or_else(|| guess(cell)),
    })
}

/// The value of a cell that is a JSON list: of texts, of lists of texts, or of spans.
pub fn structured(cell: &str) -> Option<Value> {
    if !cell.starts_with('[') {
        return None;
    }
    let choices = || serde_json::from_str(cell).ok().map(Value::Choices);
    let ranking = || serde_json::from_str(cell).ok().map(Value::Ranking);
    let spans = || serde_json::from_str(cell).ok().map(Value::Spans);
    choices().or_else(ranking).or_else(spans)
}

struct Long(Sheet);

fn open(output: &mut dyn Output) -> Result<Box<dyn Writer>, Error> {
    Ok(Box::new(Long(Sheet::open(output, &COLUMNS)?)))
}

impl Writer for Long {
    fn record(&mut self, record: Record, losses: &mut Losses) -> Result<(), Error> {
        counted(record, losses).map_or(Ok(()), |answer| self.answer(&answer))
    }

    fn finish(self: Box<Self>) -> Result<(), Error> {
        self.0.finish()
    }
}

impl Long {
    fn answer(&mut self, answer: &Answer) -> Result<(), Error> {
        match &answer.value {
            Value::Number(number) => self.row(answer, "number", Cell::Number(*number), None),
            Value::Choice(option) => self.row(answer, "choice", option.as_str().into(), None),
            Value::Text(text) => self.row(answer, "text", text.as_str().into(), None),
            Value::Choices(options) => self.row(answer, "choices", Cell::List(serde_json::to_value(options)?), None),
            Value::Ranking(ranks) => self.row(answer, "ranking", Cell::List(serde_json::to_value(ranks)?), None),
            Value::Spans(spans) if spans.is_empty() => self.row(answer, "spans", Cell::Empty, None),
            Value::Spans(spans) => {
                spans.iter().try_for_each(|span| self.row(answer, "spans", span.label.as_str().into(), Some(span)))
            }
        }
    }

    fn row(&mut self, answer: &Answer, kind: &str, value: Cell<'_>, span: Option<&Span>) -> Result<(), Error> {
        let side = span.and_then(|span| span.in_source.then_some("source"));
        let [start, end] =
            span.and_then(|span| span.range).map_or([None; 2], |[start, end]| [Some(start as f64), Some(end as f64)]);
        let pair = answer.pair.as_ref();
        let cells: [Cell<'_>; 13] = [
            answer.item.as_deref().into(),
            answer.rater.as_str().into(),
            answer.question.as_str().into(),
            value,
            kind.into(),
            answer.system.as_deref().into(),
            pair.map(|pair| pair[0].as_str()).into(),
            pair.map(|pair| pair[1].as_str()).into(),
            start.into(),
            end.into(),
            span.and_then(|span| span.text.as_deref()).into(),
            side.into(),
            span.and_then(|span| span.category.as_deref()).into(),
        ];
        self.0.row(cells.into_iter().chain(shared(answer)))
    }
}
