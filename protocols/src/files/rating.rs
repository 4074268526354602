//! Rating files of the WMT metrics task: in each line a system, a tab, and `{"errors": […]}` or `None`.

use std::collections::BTreeMap;
use std::io::{BufRead as _, Read as _};

use formats::report::{Losses, Place, Report, Unit};
use formats::{Error, File, Files, limit};
use serde::Deserialize;
use tabular::read::Lines;

use super::{Read, check_number, nothing, refuse};
use crate::mqm::{Marked, Rating};

/// The errors of a line.
#[derive(Deserialize)]
struct Errors {
    errors: Vec<OneError>,
}

#[derive(Deserialize)]
struct OneError {
    category: String,
    severity: String,
}

/// Whether the first line of a file is one of these.
pub fn is_rating(file: &File) -> Result<bool, Error> {
    let mut first = Vec::new();
    file.reader()?.take(limit::HEAD as u64).read_until(b'\n', &mut first)?;
    let rest = first.iter().position(|byte| *byte == b'\t').map(|tab| first[tab + 1..].trim_ascii());
    Ok(rest.is_some_and(|rest| rest == b"None" || rest.starts_with(b"{\"errors\"")))
}

/// The ratings of such files.
pub fn read(files: &Files) -> Result<Read<Vec<Rating>>, Error> {
    let (mut ratings, mut report, mut losses) = (Vec::new(), Report::default(), Losses::default());
    let mut next: BTreeMap<String, usize> = BTreeMap::new();
    let mut n_errors = 0;
    for file in &files.main {
        let mut lines = Lines::new(file.reader()?, limit::ROW);
        while let Some(line) = lines.read_line()? {
            let place = Place { file: file.name.clone(), unit: Unit::Line, number: line.number };
            if line.is_blank() {
                continue;
            }
            let text = if line.is_cut() {
                Err(format!("The row is longer than {} MiB.", limit::ROW >> 20))
            } else {
                line.text().map_err(|fault| fault.to_string())
            };
            let read = text.and_then(|text| {
                let (system, errors) = text.split_once('\t').ok_or("The row has no tab.")?;
                if system.is_empty() || system.len() > limit::FIELD {
                    return Err("The row names no system.".to_owned());
                }
                let number = next.entry(system.to_owned()).or_default();
                let segment = number.to_string();
                // A row that is refused has a number, too.
                *number += 1;
                Ok((system, segment, marked(errors)?))
            });
            match read {
                Err(reason) => refuse(&mut report, &place, reason),
                Ok((_, _, None)) => losses.add("segment that nobody rated", &place),
                Ok((system, segment, Some(errors))) => {
                    n_errors += errors.len().max(1);
                    check_number(n_errors, "ratings or errors")?;
                    let (document, rater) = (String::new(), String::new());
                    ratings.push(Rating { system: system.to_owned(), document, segment, rater, errors });
                }
            }
        }
    }
    report.losses.extend(&losses);
    match files.main.first() {
        Some(file) if ratings.is_empty() => Err(nothing(file, "ratings", &report)),
        _ => Ok(Read { value: ratings, report, format: "rating files (a system and its errors in a line)" }),
    }
}

/// The errors of a segment; none if nobody rated it.
fn marked(text: &str) -> Result<Option<Vec<Marked>>, String> {
    let text = text.trim();
    if ["None", "null"].contains(&text) {
        return Ok(None);
    }
    let list: Errors = serde_json::from_str(text).map_err(|error| format!("The errors cannot be read: {error}."))?;
    Ok(Some(list.errors.into_iter().map(|error| Marked::new(error.category, error.severity)).collect()))
}
