//! Any text as a definition: refused or read, shown in a form and written back, never a panic: `cargo fuzz run
//! definitions`. The files of `presets` are a corpus to begin with.
#![no_main]

#[path = "../definitions.rs"]
mod definitions;

libfuzzer_sys::fuzz_target!(|text: &str| {
    definitions::definition(text);
    let languages = ["en", "fr"].map(|tag| tag.parse().expect("a tag"));
    let preset = engine::design::preset::Preset::SecondLevel.definition(&languages).expect("a definition");
    definitions::form(text, &preset);
});
