//! Any bytes are read or refused, and what was read has a report: `cargo fuzz run reader`.
#![no_main]

use agreement::reader::{self, Format, Options};
use agreement::{Scale, report};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    for format in [None, Some(Format::Csv), Some(Format::Tsv), Some(Format::Jsonl)] {
        let options = Options { format, ..Options::new(Scale::nominal()) };
        let Ok(table) = reader::read(bytes, &options) else { continue };
        if let Ok(report) = report::of(&table, &report::Options::default()) {
            assert!(!report.to_csv().contains("NaN"));
        }
    }
});
