//! CSV and TSV.

use std::io::{self, BufRead};

use csv::{ByteRecord, ReaderBuilder};

use super::build::Builder;
use super::columns::{Shape, places};
use super::table::Table;
use super::{Format, Unreadable};

pub(super) fn read(mut input: impl BufRead, format: Format, mut builder: Builder) -> Result<Table, Unreadable> {
    let delimiter = match format {
        Format::Tsv => b'\t',
        _ => separator(&mut input)?,
    };
    let mut reader = ReaderBuilder::new().delimiter(delimiter).flexible(true).has_headers(true).from_reader(input);
    let header = reader.byte_headers().map_err(failed)?.clone();
    let header: Option<Vec<String>> =
        header.iter().map(|name| std::str::from_utf8(name).ok().map(str::to_owned)).collect();
    let header = header.ok_or(Unreadable::Header)?;
    if header.iter().all(|name| name.trim().is_empty()) {
        return Err(Unreadable::Empty);
    }
    let shape = Shape::of(&header);
    let places = places(shape, &header, builder.by())?;
    builder.shape(shape);
    let mut record = ByteRecord::new();
    while reader.read_byte_record(&mut record).map_err(failed)? {
        let line = record.position().map_or(0, csv::Position::line);
        if record.len() != header.len() {
            let found = record.len();
            builder.refuse(line, format!("{found} fields, but the header has {}", header.len()));
            continue;
        }
        // No shape has more than five columns plus a column to split by.
        let mut fields = [""; 6];
        let mut is_text = true;
        for (field, &place) in fields.iter_mut().zip(&places) {
            match std::str::from_utf8(&record[place]) {
                Ok(text) => *field = text,
                Err(_) => is_text = false,
            }
        }
        if is_text {
            builder.row(line, &fields[..places.len()]);
        } else {
            builder.refuse(line, "not UTF-8 text".to_owned());
        }
    }
    Ok(builder.finish())
}

/// A comma, or a semicolon where only that is in the header.
fn separator(input: &mut impl BufRead) -> io::Result<u8> {
    let start = input.fill_buf()?;
    let header = start.trim_ascii_start().split(|&b| b == b'\n').next().unwrap_or_default();
    Ok(if header.contains(&b';') && !header.contains(&b',') { b';' } else { b',' })
}

fn failed(error: csv::Error) -> Unreadable {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => Unreadable::Io(error),
        other => Unreadable::Io(io::Error::other(format!("{other:?}"))),
    }
}
