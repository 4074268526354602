//! Ratings by typed errors: MQM tables, rating files of the WMT metrics task, and other files with error spans.

use std::collections::BTreeMap;

use formats::model::{Answer, Record, Value};
use formats::report::Losses;
use formats::{Error, Files};

use super::{Read, check_number, format_of, nothing, parts, rating};
use crate::mqm::{Marked, Rating};

/// The question under which formats hold error spans.
const ERROR: &str = "error";

/// Ratings by system, document, segment, rater.
type ByKey = BTreeMap<[String; 4], Vec<Marked>>;

/// The ratings of files: one of MQM (TSV), one with `system <tab> {"errors": […]}` in each line, or any file with error
/// spans that `formats` reads, such as Pearmut's.
///
/// # Arguments
/// The files, of which `main` has at least one; the name of their format, or none to detect it.
///
/// # Conventions
/// An error of MQM (TSV) is a row; of other files it is a span. In files with a line a segment, segments are numbered
/// from 0 for each system, documents and raters are not known, and `None` is a segment that nobody rated. Answers that
/// were rejected or are attention checks do not count.
///
/// # Errors
/// A file cannot be read, there are more than [`MOST`](super::MOST) ratings or errors, or there is no rating.
pub fn mqm(files: &Files, format: Option<&str>) -> Result<Read<Vec<Rating>>, Error> {
    let file = files.main.first().ok_or_else(|| Error::unusable("There is no file."))?;
    if format.is_none() && rating::is_rating(file)? {
        return rating::read(files);
    }
    let format = format_of(file, format)?;
    let is_row = format.name == "mqm";
    let (mut ratings, mut n_errors, mut losses) = (ByKey::new(), 0, Losses::default());
    // The reader of MQM adds up penalties of its own, which are not answers that were lost.
    let only = [ERROR, "penalty"].map(str::to_owned);
    let only = if is_row { &only[..] } else { &only[..1] };
    let mut report = formats::read(format, files, only, &mut |record| {
        let Record::Answer(Answer { item: Some(item), rater, value: Value::Spans(spans), system, status, .. }) = record
        else {
            return Ok(());
        };
        if !status.is_counted() {
            losses.add("rating of rejected work or of an attention check", &item);
            return Ok(());
        }
        let Some(system) = system else {
            losses.add("rating that names no system", &item);
            return Ok(());
        };
        let (document, segment) = parts(&item, &system);
        let key = [&*system, document, segment, &*rater].map(str::to_owned);
        let own = ratings.entry(key).or_default();
        // A row of MQM is one error, however many places it marks.
        let spans = spans.into_iter().take(if is_row { 1 } else { usize::MAX });
        own.extend(spans.map(|span| Marked::new(span.category.unwrap_or_default(), span.label)));
        n_errors += 1;
        check_number(n_errors.max(ratings.len()), "ratings or errors")
    })?;
    report.losses.extend(&losses);
    if ratings.is_empty() {
        return Err(nothing(file, "error spans of systems", &report));
    }
    let rating = |([system, document, segment, rater], errors): ([String; 4], _)| Rating {
        system,
        document,
        segment,
        rater,
        errors,
    };
    Ok(Read { value: ratings.into_iter().map(rating).collect(), report, format: format.title })
}
