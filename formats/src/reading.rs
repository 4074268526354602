//! One import while it runs: readers hand records over, and this counts them, checks limits and notes what was lost.

use std::collections::{BTreeSet, HashMap};

use serde_json::Value as Json;

use crate::elements::Elements;
use crate::input::{File, Files};
use crate::model::{Answer, Item, Question, Rater, Record, Status, Value};
use crate::report::{Place, Report};
use crate::seen::{Different, Keyed};
use crate::table::{Row, Rows};
use crate::{Error, limit};

/// Receives the records of a file, one after the other. An error ends the import.
pub type Sink<'a> = dyn FnMut(Record) -> Result<(), Error> + 'a;

/// The records of one row or element, before they are handed over.
#[derive(Debug, Default)]
pub struct Batch {
    records: Vec<Record>,
    losses: Vec<(String, u64)>,
    refusals: Vec<String>,
}

impl Batch {
    /// Adds an item.
    pub fn item(&mut self, item: Item) {
        self.records.push(Record::Item(item));
    }

    /// Adds an answer.
    pub fn answer(&mut self, answer: Answer) {
        self.records.push(Record::Answer(answer));
    }

    /// Adds a question.
    pub fn question(&mut self, question: Question) {
        self.records.push(Record::Question(question));
    }

    /// Adds a rater.
    pub fn rater(&mut self, rater: Rater) {
        self.records.push(Record::Rater(rater));
    }

    /// Counts something that has no counterpart, or does not count.
    pub fn lost(&mut self, what: impl Into<String>) {
        self.losses.push((what.into(), 1));
    }

    /// Refuses a part of the row or element; the rest is used.
    pub fn refuse(&mut self, reason: impl Into<String>) {
        self.refusals.push(reason.into());
    }
}

/// One import.
pub struct Reading<'a> {
    /// Its files.
    pub files: &'a Files,
    sink: &'a mut Sink<'a>,
    only: &'a [String],
    report: Report,
    keyed: Keyed,
    items: Different,
    contents: Different,
    texts: HashMap<u64, u64>,
    raters: Different,
    descriptions: Different,
    questions: BTreeSet<String>,
}

impl<'a> Reading<'a> {
    /// An import of these files: of all questions, or only of those that are named.
    pub fn new(files: &'a Files, only: &'a [String], sink: &'a mut Sink<'a>) -> Self {
        Self {
            files,
            sink,
            only,
            report: Report::default(),
            keyed: Keyed::default(),
            items: Different::default(),
            contents: Different::default(),
            texts: HashMap::new(),
            raters: Different::default(),
            descriptions: Different::default(),
            questions: BTreeSet::new(),
        }
    }

    /// What was found.
    pub fn finish(mut self) -> Report {
        self.report.counts.items = self.items.count();
        self.report.counts.raters = self.raters.count();
        self.report
    }

    /// Calls back with each element of the files with answers.
    ///
    /// # Errors
    /// A file cannot be read, or the sink stops.
    pub fn each_element(
        &mut self,
        mut call: impl FnMut(&Json, &mut Batch, &File) -> Result<(), String>,
    ) -> Result<(), Error> {
        let files = self.files;
        for file in &files.main {
            let mut elements = Elements::open(file)?;
            while let Some((place, element)) = elements.read()? {
                let mut batch = Batch::default();
                let read = element.and_then(|element| call(&element, &mut batch, file));
                self.emit(read, batch, &place)?;
            }
        }
        Ok(())
    }

    /// Calls back with each row of the files with answers.
    ///
    /// # Errors
    /// A file cannot be read, or the sink stops.
    pub fn each_row(
        &mut self,
        mut call: impl FnMut(&Row, &mut Batch, &Place) -> Result<(), String>,
    ) -> Result<(), Error> {
        let files = self.files;
        for file in &files.main {
            let mut rows = Rows::open(file)?;
            while let Some((place, row)) = rows.read()? {
                let mut batch = Batch::default();
                let read = row.and_then(|row| call(&row, &mut batch, &place));
                self.emit(read, batch, &place)?;
            }
        }
        Ok(())
    }

    /// Hands over what was read of a row or element, or notes why it was refused.
    ///
    /// # Errors
    /// There are too many questions, or the sink stops.
    pub fn emit(&mut self, read: Result<(), String>, mut batch: Batch, place: &Place) -> Result<(), Error> {
        if let Err(reason) = read {
            self.report.refuse(place, reason);
            // Questions come from the configuration, whatever the first row is.
            let questions = batch.records.into_iter().filter(|record| matches!(record, Record::Question(_)));
            batch = Batch { records: questions.collect(), ..Batch::default() };
        }
        for (what, n) in batch.losses {
            self.report.losses.add_n(&what, n, place);
        }
        for reason in batch.refusals {
            self.report.refuse(place, reason);
        }
        for record in batch.records {
            if let Err(reason) = check(&record) {
                self.report.refuse(place, reason);
                continue;
            }
            if self.accept(&record, place)? {
                (self.sink)(record)?;
            }
        }
        Ok(())
    }

    /// Counts a record; whether it is handed over.
    fn accept(&mut self, record: &Record, place: &Place) -> Result<bool, Error> {
        match record {
            Record::Question(question) => {
                let is_new = !self.questions.contains(&question.name);
                self.know(&question.name, place)?;
                Ok(is_new && self.is_asked_for(&question.name))
            }
            Record::Item(item) => Ok(self.accept_item(item, place)),
            Record::Rater(rater) => {
                self.raters.is_new(&[&rater.id]);
                let content = serde_json::to_string(rater)?;
                Ok(self.descriptions.is_new(&[&content]))
            }
            Record::Answer(answer) => {
                self.know(&answer.question, place)?;
                if !self.is_asked_for(&answer.question) {
                    self.report.losses.add("answer to another question", place);
                    return Ok(false);
                }
                self.count(answer);
                Ok(true)
            }
        }
    }

    fn accept_item(&mut self, item: &Item, place: &Place) -> bool {
        self.items.is_new(&[&item.id]);
        if let Some(text) = &item.text {
            let (id, text) = (self.keyed.of(&[&item.id]), self.keyed.of(&[text]));
            if self.texts.get(&id).is_some_and(|known| *known != text) {
                self.report.losses.add("item with another text than before (the first counts)", place);
            } else if self.texts.len() < limit::DISTINCT {
                self.texts.insert(id, text);
            }
        }
        serde_json::to_string(item).is_ok_and(|content| self.contents.is_new(&[&content]))
    }

    fn is_asked_for(&self, question: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|name| name == question)
    }

    fn know(&mut self, question: &str, place: &Place) -> Result<(), Error> {
        if self.questions.contains(question) {
            return Ok(());
        }
        if self.questions.len() >= limit::QUESTIONS {
            let reason = format!("The file has more than {} questions.", limit::QUESTIONS);
            return Err(Error::At { place: place.clone(), reason });
        }
        self.questions.insert(question.to_owned());
        Ok(())
    }

    fn count(&mut self, answer: &Answer) {
        if let Some(item) = &answer.item {
            self.items.is_new(&[item]);
        }
        self.raters.is_new(&[&answer.rater]);
        let counts = &mut self.report.counts;
        let n = if let Value::Spans(spans) = &answer.value { spans.len() as u64 } else { 1 };
        match answer.status {
            Status::Rejected => counts.rejected += n,
            Status::Attention => counts.attention += n,
            Status::Counted => {
                *counts.answers.entry((answer.question.clone(), answer.value.kind())).or_default() += n;
                if let Value::Spans(_) = answer.value {
                    counts.spans += n;
                }
            }
        }
    }
}

/// Refuses a record without a name, or with a text that is too long.
fn check(record: &Record) -> Result<(), String> {
    let named = |name: &str, what: &str| {
        if name.trim().is_empty() { Err(format!("There is no {what}.")) } else { Ok(()) }
    };
    match record {
        Record::Question(question) => {
            named(&question.name, "name of a question")?;
            short([question.name.as_str()].into_iter().chain(question.title.as_deref()))
        }
        Record::Item(item) => {
            named(&item.id, "name of the item")?;
            let texts = [&item.text, &item.source, &item.system, &item.language].into_iter().flatten();
            let texts = texts.chain(item.metadata.keys()).chain(item.metadata.values());
            short(texts.map(String::as_str).chain(item.outputs.iter().map(|output| output.text.as_str())))
        }
        Record::Rater(rater) => {
            named(&rater.id, "name of the rater")?;
            short(rater.metadata.values().map(String::as_str))
        }
        Record::Answer(answer) => {
            named(&answer.rater, "name of the rater")?;
            named(&answer.question, "name of the question")?;
            named(answer.item.as_deref().unwrap_or("-"), "name of the item")?;
            let value = match &answer.value {
                Value::Number(number) if !number.is_finite() => return Err("The number is not finite.".to_owned()),
                _ if answer.seconds.is_some_and(|seconds| !seconds.is_finite()) => {
                    return Err("The seconds are not a finite number.".to_owned());
                }
                Value::Choice(text) | Value::Text(text) => Some(text.as_str()),
                Value::Number(_) | Value::Choices(_) | Value::Ranking(_) | Value::Spans(_) => None,
            };
            short(value.into_iter().chain([answer.rater.as_str(), &answer.question]).chain(answer.note.as_deref()))
        }
    }
}

fn short<'a>(mut texts: impl Iterator<Item = &'a str>) -> Result<(), String> {
    if texts.any(|text| text.len() > limit::FIELD) {
        return Err(format!("A text is longer than {} MiB.", limit::FIELD >> 20));
    }
    Ok(())
}
