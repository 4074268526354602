//! Our own records, one JSON object per line: the one format that holds everything.

use std::io::Write as _;

use crate::Error;
use crate::definition::{Format, Guess, Head, Write, Writer, json_line};
use crate::model::Record;
use crate::output::Output;
use crate::reading::Reading;
use crate::report::Losses;

/// One record per line.
pub static FORMAT: Format = Format {
    name: "records",
    title: "Concord records (JSON Lines)",
    endings: &[".records.jsonl", ".jsonl"],
    with: &[],
    is_folder: false,
    read: Some(read),
    write: Some(Write::Stream(open)),
    sniff,
};

fn sniff(head: &Head<'_>) -> Option<Guess> {
    let is_record = head.text.starts_with("{\"record\":\"");
    is_record.then(|| Guess { sure: 95, why: "its first object begins with \"record\"".to_owned() })
}

fn read(reading: &mut Reading<'_>) -> Result<(), Error> {
    reading.each_element(|value, batch, _| {
        let record: Record =
            serde_json::from_value(value.clone()).map_err(|error| format!("This is no record: {error}."))?;
        match record {
            Record::Item(item) => batch.item(item),
            Record::Question(question) => batch.question(question),
            Record::Rater(rater) => batch.rater(rater),
            Record::Answer(answer) => batch.answer(answer),
        }
        Ok(())
    })
}

struct Lines(Box<dyn std::io::Write>);

fn open(output: &mut dyn Output) -> Result<Box<dyn Writer>, Error> {
    Ok(Box::new(Lines(output.main()?)))
}

impl Writer for Lines {
    fn record(&mut self, record: Record, _: &mut Losses) -> Result<(), Error> {
        json_line(&mut self.0, &record)
    }

    fn finish(mut self: Box<Self>) -> Result<(), Error> {
        Ok(self.0.flush()?)
    }
}
