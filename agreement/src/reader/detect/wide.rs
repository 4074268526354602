//! Wide tables: a row for each item, with a cell for each rater.

use super::plan::{Wide, name};
use super::profile::Sample;
use super::{Arrangement, BadRow, Detected, Hints, Named, Source, Unreadable, builder};
use crate::reader::build::{Builder, is_missing};
use crate::reader::columns::Shape;

/// A wide table while it is being read.
struct Reading<'a> {
    builder: Builder,
    columns: &'a Wide,
    raters: Vec<String>,
    /// How many ratings each rater has.
    n: Vec<u64>,
    unrated: u64,
}

/// Reads a wide table.
///
/// # Errors
/// The file cannot be read.
pub(super) fn read(
    mut source: impl Source,
    sample: Sample,
    (header, hints, commas): (&[String], &Hints, bool),
    columns: &Wide,
) -> Result<Detected, Unreadable> {
    let mut builder = builder(&source, hints, None, commas);
    builder.shape(Shape::Ratings);
    let raters: Vec<String> = columns.raters.iter().map(|&place| name(header, place)).collect();
    let mut reading = Reading { builder, columns, n: vec![0; raters.len()], raters, unrated: 0 };
    for row in sample.rows {
        match row {
            Ok((line, cells)) => reading.row(line, |place| Ok(cells[place].as_str())),
            Err(bad) => reading.builder.refuse(bad),
        }
    }
    while let Some(row) = source.next()? {
        match row {
            Ok(row) => reading.row(row.line(), |place| row.text(place)),
            Err(bad) => reading.builder.refuse(bad),
        }
    }
    let Reading { builder, raters, n, unrated, .. } = reading;
    let (mut rated, mut silent) = (Vec::new(), Vec::new());
    for (rater, n) in raters.into_iter().zip(n) {
        if n > 0 { rated.push(rater) } else { silent.push(rater) }
    }
    let item = columns.item.map(|place| name(header, place));
    Ok(Detected {
        tables: vec![Named { value: None, table: builder.finish()? }],
        arrangement: Arrangement::Wide { item, raters: rated, unrated, silent },
        separator: None,
        sheet: None,
        left_out: columns.left_out.clone(),
    })
}

impl Reading<'_> {
    /// Adds the ratings of an item. A cell without a value is no rating.
    fn row<'a>(&mut self, line: u64, text: impl Fn(usize) -> Result<&'a str, BadRow>) {
        let Wide { item, raters, by, .. } = self.columns;
        let (own, group) = match (item.map(&text).transpose(), by.map(&text).transpose()) {
            (Ok(item), Ok(group)) => (item.map(str::to_owned), group),
            (Err(bad), _) | (_, Err(bad)) => return self.builder.refuse(bad),
        };
        let item = own.unwrap_or_else(|| format!("row {line}"));
        let mut is_rated = false;
        for (rater, &place) in raters.iter().enumerate() {
            let value = match text(place) {
                Ok(value) => value,
                Err(bad) => return self.builder.refuse(bad),
            };
            if is_missing(value) {
                continue;
            }
            if item.trim().is_empty() {
                return self.builder.refuse_at(line, "no item".to_owned());
            }
            is_rated = true;
            self.n[rater] += 1;
            let fields = [&item, &self.raters[rater], value, group.unwrap_or_default()];
            self.builder.row(line, &fields[..3 + usize::from(group.is_some())]);
        }
        self.unrated += u64::from(!is_rated);
    }
}
