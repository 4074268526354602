//! CSV and TSV.

use std::io::BufRead;

use tabular::read::{Delimited, Format, Input, Names, Options, Refused};

use super::Unreadable;
use super::build::Builder;
use super::columns::{Shape, places};
use super::table::Table;

pub(super) fn read(input: Input<impl BufRead>, format: Format, mut builder: Builder) -> Result<Table, Unreadable> {
    let options = Options::new(format).names(Names::Any).quoted_tabs();
    let mut file = Delimited::open(input, &options)?;
    let header = file.columns().to_vec();
    if header.iter().all(String::is_empty) {
        return Err(Unreadable::Empty);
    }
    let shape = Shape::from_header(&header, builder.columns());
    let places = places(shape, &header, builder.columns(), builder.by())?;
    builder.shape(shape);
    while let Some(record) = file.read_record()? {
        let record = match record {
            Ok(record) => record,
            Err(refused) => {
                builder.refuse(refused.into());
                continue;
            }
        };
        // No shape has more than five columns plus a column to split by.
        let mut fields = [""; 6];
        let mut refused = None;
        for (field, &place) in fields.iter_mut().zip(&places) {
            match record.text(place) {
                Ok(text) => *field = text,
                Err(fault) => refused = Some(Refused { line: record.line, fault }),
            }
        }
        match refused {
            None => builder.row(record.line, &fields[..places.len()]),
            Some(refused) => builder.refuse(refused.into()),
        }
    }
    builder.finish()
}
