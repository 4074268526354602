//! Scores with or without error spans: exports of Appraise, of Pearmut, and other files with a score a text.

use std::collections::BTreeMap;

use formats::appraise::{self, Score};
use formats::model::{Answer, Record, Status, Value};
use formats::report::{Losses, Report};
use formats::{Error, File, Files, Format};

use super::{Read, check_number, format_of, nothing, parts, refuse};
use crate::campaign::{Campaign, Entry, Group};
use crate::esa::{Judgement, Marked};
use crate::quality::Pair;

/// The question under which formats hold error spans.
const ERROR: &str = "error";

/// What a campaign holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Evaluated {
    /// The scores of systems.
    pub judgements: Vec<Judgement>,
    /// Each attention check with its counterpart by the same worker.
    pub controls: Vec<Pair>,
    /// Attention checks without a counterpart.
    pub n_alone: usize,
    /// Texts that were scored twice by a worker.
    pub repeats: Vec<Pair>,
    /// What the file says beyond that, if it is one of Appraise.
    pub campaign: Option<Campaign>,
}

/// The scores of files.
///
/// # Arguments
/// The files, of which `main` has at least one; the name of their format, or none to detect it; the question with the
/// score, which is `score` in files of Appraise and Pearmut.
///
/// # Conventions
/// Rows of Appraise are grouped and paired as [`Campaign`] says. In other files, an answer that is marked as an attention
/// check belongs to the worker's answer about the same item that is not; answers that were rejected do not count.
/// Scores are from 0 to 100 in files of Appraise, and any number elsewhere: [`esa::scores`](crate::esa::scores) checks.
///
/// # Errors
/// A file cannot be read, there are more than [`MOST`](super::MOST) scores or spans, or there is no score.
pub fn evaluated(files: &Files, format: Option<&str>, question: &str) -> Result<Read<Evaluated>, Error> {
    let file = files.main.first().ok_or_else(|| Error::unusable("There is no file."))?;
    let format = format_of(file, format)?;
    let read =
        if format.name == "appraise" { of_appraise(files, format) } else { of_records(files, format, question) }?;
    if read.value.judgements.is_empty() {
        return Err(nothing(file, &format!("scores of systems (\"{question}\")"), &read.report));
    }
    Ok(read)
}

fn of_appraise(files: &Files, format: &'static Format) -> Result<Read<Evaluated>, Error> {
    let (mut entries, mut report, mut n) = (Vec::new(), Report::default(), 0);
    for file in &files.main {
        appraise::scores(file, &mut |place, row| {
            match row.and_then(entry) {
                Ok(entry) => {
                    n += 1 + entry.spans.len();
                    check_number(n, "scores or spans")?;
                    entries.push(entry);
                }
                Err(reason) => refuse(&mut report, place, reason),
            }
            Ok(())
        })?;
    }
    let campaign = Campaign::new(entries);
    let mut losses = Losses::default();
    let named = || files.main.first().map(|file: &File| file.name.to_string()).unwrap_or_default();
    losses.add_n("score that a later one replaces", campaign.n_replaced() as u64, &named());
    let n_documents = campaign.entries().iter().filter(|entry| entry.is_document).count();
    losses.add_n("score of a whole document", n_documents as u64, &named());
    report.losses.extend(&losses);
    let ((controls, n_alone), (repeats, _)) = (campaign.controls(), campaign.repeats());
    let judgements = campaign.judgements(Group::System);
    let value = Evaluated { judgements, controls, n_alone, repeats, campaign: Some(campaign) };
    Ok(Read { value, report, format: format.title })
}

fn entry(row: Score) -> Result<Entry, String> {
    if !(0.0..=100.0).contains(&row.score) {
        return Err(format!("The score {} is not from 0 to 100.", row.score));
    }
    let marked = |mark: &appraise::Mark| Ok(Marked { severity: mark.severity.parse()?, is_missing: mark.is_missing });
    Ok(Entry {
        spans: row.spans.iter().map(marked).collect::<Result<_, String>>()?,
        rater: row.login,
        system: row.system,
        item: row.item,
        kind: row.kind,
        document: row.document,
        is_document: row.is_document,
        score: row.score,
        times: row.times,
    })
}

/// The answers of a worker about an item.
#[derive(Default)]
struct Own {
    system: String,
    score: Option<f64>,
    control: Option<f64>,
    spans: Vec<Marked>,
}

fn of_records(files: &Files, format: &'static Format, question: &str) -> Result<Read<Evaluated>, Error> {
    let only = [question.to_owned(), ERROR.to_owned()];
    let mut all: BTreeMap<[String; 2], Own> = BTreeMap::new();
    let (mut losses, mut n) = (Losses::default(), 0);
    let mut wrong: Vec<String> = Vec::new();
    let mut report = formats::read(format, files, &only, &mut |record| {
        let Record::Answer(Answer { item: Some(item), rater, value, system: Some(system), status, .. }) = record else {
            if matches!(record, Record::Answer(_)) {
                losses.add("answer that names no item or no system", &"an answer");
            }
            return Ok(());
        };
        n += 1;
        check_number(n, "scores or spans")?;
        let own = all.entry([item.clone(), rater]).or_default();
        own.system = system;
        match (value, status) {
            (_, Status::Rejected) => losses.add("answer of rejected work", &item),
            (Value::Number(score), Status::Counted) if own.score.replace(score).is_some() => {
                losses.add("second score of a worker for a text (the last one counts)", &item);
            }
            (Value::Number(score), Status::Attention) => own.control = Some(score),
            (Value::Spans(spans), Status::Counted) => {
                n += spans.len();
                for span in spans {
                    match span.label.parse() {
                        Ok(severity) => own.spans.push(Marked { severity, is_missing: span.range.is_none() }),
                        Err(reason) => wrong.push(format!("{item}: {reason}")),
                    }
                }
            }
            (Value::Number(_), Status::Counted) | (Value::Spans(_), Status::Attention) => {}
            (Value::Choice(_) | Value::Choices(_) | Value::Ranking(_) | Value::Text(_), _) => {
                losses.add("answer that is not a number", &item);
            }
        }
        Ok(())
    })?;
    if let Some(first) = wrong.first() {
        return Err(Error::unusable(format!("{first} ({} spans in all)", wrong.len())));
    }
    let mut value = Evaluated::default();
    for ([item, rater], own) in all {
        let Own { system, score, control, spans } = own;
        if let Some(control) = control {
            match score {
                Some(original) => value.controls.push(Pair { rater: rater.clone(), original, control }),
                None => value.n_alone += 1,
            }
        }
        let (document, segment) = parts(&item, &system);
        let (document, segment) = (document.to_owned(), segment.to_owned());
        match score {
            Some(score) => value.judgements.push(Judgement { rater, system, document, segment, score, spans }),
            None if !spans.is_empty() => losses.add("error spans of a worker who gave no score", &item),
            None => {}
        }
    }
    report.losses.extend(&losses);
    Ok(Read { value, report, format: format.title })
}
