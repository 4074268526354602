//! Any table of ratings has a report without NaN: `cargo fuzz run tables`.
#![no_main]

use agreement::report::{self, Options};
use agreement::simulate::Draws;
use agreement::{Bootstrap, Ratings, Scale};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|rows: Vec<(u8, u8, i8)>| {
    let rows = rows.into_iter().map(|(i, r, v)| (i % 16, r % 8, f64::from(v) / 4.0));
    let scale = Scale::interval().keep_replicates();
    let ratings = Ratings::from_numbers(rows, &scale).expect("finite numbers, replicates kept");
    let options = Options {
        bootstrap: Some(Bootstrap { replicates: 10, ..Bootstrap::default() }),
        simulate: Some(Draws { draws: 5, ..Draws::default() }),
        threshold: Some(0.0),
        reml: true,
        level: 0.95,
    };
    let json = serde_json::to_string(&report::of_ratings(&ratings, &options)).expect("JSON");
    // serde writes a NaN as `null`; intervals may be absent, values may not.
    assert!(!json.contains("\"value\":null") && !json.contains("\"median\":null"));
});
