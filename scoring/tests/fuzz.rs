//! The fuzz targets on a stable compiler: inputs from a seed, for a second each or for `CONCORD_FUZZ_SECONDS`.
//!
//! `cargo fuzz` (folder `fuzz`) finds more by watching which code runs; this holds what it found.

#[path = "../fuzz/files.rs"]
mod files;
#[path = "../fuzz/texts.rs"]
mod texts;

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;

const FILES: [&str; 7] = [
    "2 2\na 1 -2.5\nb 3e5 4\n",
    "1 1\na \u{0}\u{0}\u{1}A",
    "\\data\\\nngram 1=5\nngram 2=2\n\n\\1-grams:\n-1\t<unk>\n0\t<s>\t-0.3\n-1\t</s>\n-0.7\ta\t-0.2\n-0.9\tb\t0\n\n\
     \\2-grams:\n-0.4\t<s> a\n-0.2\ta b\n\n\\end\\\n",
    "word n 1 1 @ 1 0 00000010\n---\n00000010 06 n 03 word 0 term 0 open_word 0 000 | a unit\n---\nwords word\n",
    "{\"hashed\":{\"unit\":\"words\",\"bits\":8,\"intercept\":0.5,\"weights\":{\"3\":-1.25}}}",
    "{\"words\":{\"intercept\":-0.5,\"words\":{\"a\":{\"weight\":2.5,\"n_texts\":3}}}}",
    "u\tyou\n[F]Haben Sie[/F] Zeit?\n",
];

const PIECES: [&str; 30] = [
    "\n",
    "\t",
    " ",
    "  ",
    "---\n",
    "NaN",
    "inf",
    "1e39",
    "1e308",
    "-1",
    "0",
    "64",
    "99999999999999999999",
    "\\end\\",
    "<s>",
    "<unk>",
    "[F]",
    "[/F]",
    "\u{0}",
    "\u{feff}",
    "a",
    "b",
    "é",
    "e\u{301}",
    "🙂",
    "。",
    "...",
    "U.S.",
    "&quot;",
    "ﬁ",
];

/// One of the files above, changed in some places.
fn file(rng: &mut ChaCha8Rng) -> Vec<u8> {
    let mut bytes = FILES.choose(rng).expect("there are some").as_bytes().to_vec();
    for _ in 0..rng.random_range(0..8) {
        let place = rng.random_range(0..=bytes.len());
        let end = (place + rng.random_range(0..12)).min(bytes.len());
        let piece = PIECES.choose(rng).expect("there are some").bytes();
        match rng.random_range(0..5) {
            0 => drop(bytes.drain(place..end)),
            1 => drop(bytes.splice(place..place, piece)),
            2 => drop(bytes.splice(end..end, bytes[place..end].to_vec())),
            3 => drop(bytes.splice(place..end, piece)),
            _ => bytes.insert(place, rng.random()),
        }
    }
    bytes
}

/// A text of the pieces above and of any characters.
fn text(rng: &mut ChaCha8Rng) -> String {
    let piece = |rng: &mut ChaCha8Rng| match rng.random_range(0..4) {
        0 => rng.random::<char>().to_string(),
        1 => char::from(rng.random_range(b' '..=b'~')).to_string(),
        _ => (*PIECES.choose(rng).expect("there are some")).to_owned(),
    };
    (0..rng.random_range(0..40)).map(|_| piece(rng)).collect()
}

/// Two texts, the second often the first changed in one place.
fn pair(rng: &mut ChaCha8Rng) -> (String, String) {
    let first = text(rng);
    if rng.random() {
        return (first, text(rng));
    }
    let mut second: Vec<char> = first.chars().collect();
    let place = rng.random_range(0..=second.len());
    second.splice(place..place, text(rng).chars());
    (first, second.into_iter().collect())
}

#[test]
fn any_texts_have_values_within_bounds() {
    testing::inputs(pair, |(a, b)| texts::texts(a, b));
}

#[test]
fn any_file_is_read_or_refused() {
    testing::inputs(file, |bytes| files::file(bytes));
}
