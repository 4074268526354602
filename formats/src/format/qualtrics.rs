//! Qualtrics: a CSV with three header rows (names, texts, ids), one response per row. It is only read.
//!
//! Columns of a matrix, such as `Q1_1` and `Q1_2`, are one question about several items: the text after ` - `.

use std::collections::{BTreeMap, BTreeSet};

use tabular::read::Names;

use crate::definition::{Format, Guess, Head};
use crate::json::guess;
use crate::model::{Answer, Item, Kind, Question, Rater};
use crate::reading::{Batch, Reading};
use crate::report::Place;
use crate::table::{Row, Rows};
use crate::{Error, times};

/// A response per row.
pub static FORMAT: Format = Format {
    name: "qualtrics",
    title: "Qualtrics (CSV)",
    endings: &[".csv"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: None,
    sniff,
};

/// Columns about the response, which are no questions.
const ABOUT: [&str; 19] = [
    "StartDate",
    "EndDate",
    "Status",
    "Progress",
    "Duration (in seconds)",
    "Finished",
    "RecordedDate",
    "ResponseId",
    "RecipientLastName",
    "RecipientFirstName",
    "RecipientEmail",
    "ExternalReference",
    "ExternalDataReference",
    "LocationLatitude",
    "LocationLongitude",
    "DistributionChannel",
    "UserLanguage",
    "IPAddress",
    "Q_RecaptchaScore",
];

fn sniff(head: &Head<'_>) -> Option<Guess> {
    if head.has_columns(&["ResponseId", "Finished"]) && head.text.contains("ImportId") {
        Guess::new(95, "it has the columns ResponseId and Finished, and a row of ImportId")
    } else {
        None
    }
}

/// What a column holds.
enum Column {
    /// Nothing that is kept.
    About,
    /// Something about the rater.
    Rater,
    /// Answers to a question, and the item that they are about.
    Answers { question: String, item: Option<String> },
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    let files = reading.files;
    for file in &files.main {
        let mut rows = Rows::open_with(file, Names::Any)?;
        let unusable = |what: &str| Error::unusable(format!("{}: {what}", file.name));
        let names = rows.columns().to_vec();
        let mut header = |what: &str| -> Result<(Place, Row), Error> {
            match rows.read()? {
                Some((place, Ok(row))) => Ok((place, row)),
                Some((place, Err(reason))) => Err(Error::At { place, reason }),
                None => Err(unusable(what)),
            }
        };
        let (place, texts) = header("The row with the texts of the questions is missing.")?;
        let (_, ids) = header("The row with the ImportIds is missing.")?;
        if !ids.iter().any(|(_, cell)| cell.is_some_and(|cell| cell.contains("ImportId"))) {
            return Err(unusable("The third row holds no ImportIds. Export the responses with all three header rows."));
        }
        let mut batch = Batch::default();
        let columns = columns(&names, &texts, &ids, &mut batch);
        reading.emit(Ok(()), batch, &place)?;
        while let Some((place, row)) = rows.read()? {
            let mut batch = Batch::default();
            let read = row.and_then(|row| response(&row, &columns, &mut batch));
            reading.emit(read, batch, &place)?;
        }
    }
    Ok(())
}

fn columns(names: &[String], texts: &Row, ids: &Row, batch: &mut Batch) -> Vec<Column> {
    let texts: Vec<&str> = texts.iter().map(|(_, cell)| cell.unwrap_or_default()).collect();
    let ids: Vec<&str> = ids.iter().map(|(_, cell)| cell.unwrap_or_default()).collect();
    let mut sizes: BTreeMap<&str, usize> = BTreeMap::new();
    for (place, name) in names.iter().enumerate() {
        if let Some((question, _, _)) = matrix(name, texts.get(place).copied().unwrap_or_default()) {
            *sizes.entry(question).or_default() += 1;
        }
    }
    let mut columns = Vec::new();
    let mut asked: BTreeSet<&str> = BTreeSet::new();
    for (place, name) in names.iter().enumerate() {
        let text = texts.get(place).copied().unwrap_or_default();
        let is_question = ids.get(place).is_some_and(|id| id.contains("\"QID"));
        let of_matrix = matrix(name, text).filter(|(question, ..)| sizes.get(question).is_some_and(|n| *n > 1));
        columns.push(match of_matrix {
            _ if ABOUT.contains(&name.as_str()) || name.is_empty() => Column::About,
            _ if !is_question => Column::Rater,
            Some((question, title, item)) => {
                if asked.insert(question) {
                    let mut asked = Question::new(question, Kind::Choice);
                    asked.title = Some(title.to_owned());
                    batch.question(asked);
                }
                batch.item(Item { id: name.clone(), text: Some(item.to_owned()), ..Item::default() });
                Column::Answers { question: question.to_owned(), item: Some(name.clone()) }
            }
            None => {
                let mut question = Question::new(name.clone(), Kind::Choice);
                question.title = Some(text.to_owned()).filter(|text| !text.is_empty());
                batch.question(question);
                Column::Answers { question: name.clone(), item: None }
            }
        });
    }
    columns
}

/// Question, its text and the text of the item, of a column such as `Q1_2`.
fn matrix<'a>(name: &'a str, text: &'a str) -> Option<(&'a str, &'a str, &'a str)> {
    let (question, number) = name.rsplit_once('_')?;
    let (title, item) = text.split_once(" - ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && !question.is_empty()).then_some((question, title, item))
}

fn response(row: &Row, columns: &[Column], batch: &mut Batch) -> Result<(), String> {
    let rater = row.first(&["ResponseId"]).ok_or("The row has no ResponseId.")?;
    if row.first(&["Status"]).is_some_and(|status| status == "1" || status == "Survey Preview") {
        batch.lost("preview");
        return Ok(());
    }
    if row.first(&["Finished"]).is_some_and(|finished| finished == "0" || finished.eq_ignore_ascii_case("false")) {
        batch.lost("response that is not finished");
        return Ok(());
    }
    let mut about = Rater { id: rater.to_owned(), ..Rater::default() };
    let at = row.first(&["RecordedDate", "EndDate"]).and_then(times::from_plain);
    let seconds = row.first(&["Duration (in seconds)"]).and_then(crate::json::plain_number);
    for ((name, cell), column) in row.iter().zip(columns) {
        let Some(cell) = cell.filter(|cell| !cell.is_empty()) else { continue };
        match column {
            Column::About => {}
            Column::Rater => drop(about.metadata.insert(name.to_owned(), cell.to_owned())),
            Column::Answers { question, item } => {
                let mut answer = Answer::new(item.as_deref(), rater, question.as_str(), guess(cell));
                answer.at.clone_from(&at);
                answer.seconds = seconds;
                answer.language = row.first(&["UserLanguage"]).map(str::to_owned);
                batch.answer(answer);
            }
        }
    }
    if !about.metadata.is_empty() {
        batch.rater(about);
    }
    Ok(())
}
