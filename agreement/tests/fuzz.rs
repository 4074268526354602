//! The fuzz targets on a stable compiler: inputs from a seed, for a second each or for `CONCORD_FUZZ_SECONDS`.
//!
//! `cargo fuzz` (folder `fuzz`) finds more by watching which code runs; this holds what it found.

#[path = "../fuzz/held.rs"]
mod held;

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

type Rows = Vec<(u8, u8, i8)>;

/// Rows in any number, from few items to many and from few values to many.
fn rows(rng: &mut ChaCha8Rng) -> Rows {
    let n = rng.random_range(0..60);
    let (items, raters, values) = (rng.random_range(1..=255), rng.random_range(1..=255), rng.random_range(0..=127));
    (0..n)
        .map(|_| (rng.random_range(0..items), rng.random_range(0..raters), rng.random_range(-values..=values)))
        .collect()
}

const SEEDS: [&str; 8] = [
    "item,rater,value\n1,a,3\n1,b,4\n2,a,1\n2,b,1\n3,a,5\n3,c,2\n",
    "task\tworker\tlabel\tlang\n1\ta\tx\tfr\n1\tb\ty\tfr\n1\ta\tx\tit\n",
    "{\"item\":1,\"rater\":\"a\",\"value\":3}\n{\"item\":1,\"rater\":\"b\",\"value\":\"4\",\"lang\":\"fr\"}\n",
    "item,rater,system,rank\n1,a,X,1\n1,a,Y,2\n1,b,X,2\n1,b,Y,1\n",
    "item;rater;left;right;winner\n1;a;X;Y;X\n1;b;X;Y;tie\n2;a;Y;X;left\n",
    "id;text;a;b;c\n1;one;2;3,5;2\n2;two;1;1\n3;three;;5;4\n4;four;3;3;NA;;\n",
    "item,rater,a,b,note\n1,x,1,4,good\n1,y,2,4,bad\n2,x,1,5,\n2,y,1,3,good\n",
    "sentence\ta\tb\nx\tgood\tbad\ny\tgood\tgood\nz\tbad\tbad\n",
];

const WORDS: [&str; 22] = [
    ",", "\n", "\"", "\t", ";", "\r\n", "NaN", "inf", "1e308", "-1e308", "-0", "5e-324", "\u{feff}", "{", "}", "null",
    "\"lang\"", "0", "1", "a", "é", "\u{0}",
];

/// One of the files above, changed in some places.
fn file(rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = SEEDS.choose(rng).expect("there are some").as_bytes().to_vec();
    for _ in 0..rng.random_range(0..12) {
        let place = rng.random_range(0..=bytes.len());
        let end = (place + rng.random_range(0..20)).min(bytes.len());
        match rng.random_range(0..5) {
            0 => drop(bytes.drain(place..end)),
            1 => drop(bytes.splice(place..place, WORDS.choose(rng).expect("there are some").bytes())),
            2 => drop(bytes.splice(end..end, bytes[place..end].to_vec())),
            3 => drop(bytes.splice(place..end, WORDS.choose(rng).expect("there are some").bytes())),
            _ => bytes.insert(place, rng.random()),
        }
    }
    bytes
}

/// A Parquet file with ratings, changed in some bytes.
fn parquet(rng: &mut ChaCha8Rng) -> Vec<u8> {
    use tabular::parquet::{Cell, Kind, Writer};
    let value = if rng.random() { Kind::Integer } else { Kind::Text };
    let columns = [("item", Kind::Text), ("rater", Kind::Integer), ("value", value), ("lang", Kind::Text)];
    let mut file = Writer::new(&columns, &[], "fuzz").expect("a file");
    let mut bytes = Vec::new();
    for row in 0..rng.random_range(0..40) {
        let number = rng.random_range(0..9);
        let value = match value {
            Kind::Integer => Cell::Integer(number),
            _ => Cell::Text(number.to_string().into()),
        };
        let lang = if number == 3 { Cell::Empty } else { Cell::Text("fr".into()) };
        file.row([Cell::Text((row / 4).to_string().into()), Cell::Integer(row % 4), value, lang]).expect("a row");
        if row == 20 {
            bytes.append(&mut file.take_group().expect("a group"));
        }
    }
    bytes.append(&mut file.finish().expect("a file"));
    for _ in 0..rng.random_range(0..4) {
        let place = rng.random_range(0..bytes.len());
        bytes[place] ^= 1 << rng.random_range(0..8);
    }
    bytes
}

#[test]
fn any_bytes_of_parquet_are_read_or_refused() {
    testing::inputs(parquet, |bytes| held::parquet(bytes));
}

#[test]
fn any_bytes_are_read_or_refused() {
    testing::inputs(file, |bytes| held::bytes(bytes));
}

/// One of the files above, sometimes in UTF-16.
fn encoded(rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = file(rng);
    if rng.random_ratio(1, 3) {
        let units = String::from_utf8_lossy(&bytes).into_owned();
        bytes = std::iter::once(0xfeff).chain(units.encode_utf16()).flat_map(u16::to_le_bytes).collect();
        for _ in 0..rng.random_range(0..3) {
            let place = rng.random_range(0..bytes.len());
            bytes[place] = rng.random();
        }
        bytes.truncate(bytes.len() - rng.random_range(0..2.min(bytes.len())));
    }
    bytes
}

#[test]
fn any_bytes_are_detected_or_refused() {
    testing::inputs(encoded, |bytes| held::detected(bytes));
}

const XML: [&str; 16] = [
    "<c r=\"XFD1048576\">",
    "<c r=\"AAAAAAAAAA1\"><v>1</v></c>",
    "<c r=\"A99999999999\"><v>1</v></c>",
    "</c>",
    "<row r=\"0\">",
    "</row>",
    "<v>9e999</v>",
    "t=\"s\"",
    "t=\"b\"",
    "t=\"e\"",
    "<is><t>x</t></is>",
    "&#x0;",
    "&lt;",
    "<!--",
    "]]>",
    "</sheetData>",
];

/// A workbook, changed in some places of its parts or of its archive.
fn workbook(rng: &mut ChaCha8Rng) -> Vec<u8> {
    let rows: Vec<Vec<&str>> =
        SEEDS.choose(rng).expect("there are some").lines().map(|line| line.split([',', ';', '\t']).collect()).collect();
    let mut parts = testing::workbook::parts(&[("empty", &[]), ("ratings", &rows)]);
    for _ in 0..rng.random_range(0..4) {
        let part = rng.random_range(0..parts.len());
        let text = &mut parts[part].1;
        let word = if rng.random() { XML.choose(rng) } else { WORDS.choose(rng) };
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let Some(place) = places.choose(rng) else { continue };
        text.insert_str(*place, word.expect("there are some"));
    }
    let mut bytes = testing::workbook::archive(&parts);
    if rng.random_ratio(1, 4) {
        let place = rng.random_range(0..bytes.len());
        bytes[place] ^= 1 << rng.random_range(0..8);
    }
    bytes
}

#[test]
fn any_workbook_is_detected_or_refused() {
    testing::inputs(workbook, |bytes| held::detected(bytes));
}

#[test]
fn any_table_of_ratings_has_numbers_or_reasons() {
    testing::inputs(rows, |rows| held::ratings(rows));
}

#[test]
fn any_comparisons_and_rankings_have_strengths_or_reasons() {
    testing::inputs(rows, |rows| held::systems(rows));
}

#[test]
fn any_series_have_numbers_or_reasons() {
    testing::inputs(rows, |rows| held::series(rows));
}

#[test]
fn any_spans_have_numbers_or_reasons() {
    testing::inputs(rows, |rows| held::spans(rows));
}
