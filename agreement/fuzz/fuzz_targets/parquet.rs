//! Any bytes of a Parquet file are read or refused, and what was read has a report: `cargo fuzz run parquet`.
#![no_main]

#[path = "../held.rs"]
#[allow(dead_code)]
mod held;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| held::parquet(bytes));
