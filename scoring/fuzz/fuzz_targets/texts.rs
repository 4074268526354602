//! Any two texts: every metric has a value within its bounds, and nothing panics: `cargo fuzz run texts`.
#![no_main]

#[path = "../texts.rs"]
mod texts;

libfuzzer_sys::fuzz_target!(|pair: (&str, &str)| texts::texts(pair.0, pair.1));
