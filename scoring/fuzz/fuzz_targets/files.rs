//! Any bytes as a file of a model: refused or read, never a panic: `cargo fuzz run files`.
#![no_main]

#[path = "../files.rs"]
mod files;

libfuzzer_sys::fuzz_target!(|file: &[u8]| files::file(file));
