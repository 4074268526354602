//! Any bytes of a table of unknown layout, or of a workbook, are read or refused: `cargo fuzz run detect`.
#![no_main]

#[path = "../held.rs"]
#[allow(dead_code)]
mod held;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| held::detected(bytes));
