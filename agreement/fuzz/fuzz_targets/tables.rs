//! Any table of ratings, comparisons, series or spans has finite numbers or reasons: `cargo fuzz run tables`.
#![no_main]

#[path = "../held.rs"]
#[allow(dead_code)]
mod held;

libfuzzer_sys::fuzz_target!(|rows: Vec<(u8, u8, i8)>| {
    held::ratings(&rows);
    held::systems(&rows);
    held::series(&rows);
    held::spans(&rows);
});
