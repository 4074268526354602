//! Any text as a text with marks.
#![no_main]

#[path = "../spans.rs"]
mod spans;

libfuzzer_sys::fuzz_target!(|texts: (&str, &str)| {
    spans::marked(texts.0);
    spans::stored(texts.0, texts.1);
});
