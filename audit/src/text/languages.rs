//! The language a text is in, on sentences of our own in twelve languages, as people chat.

use scoring::curation::language;
use serde::Serialize;

use super::{LINGUA, python};
use crate::answer::value;
use crate::entry::{Entry, Named, Plan};

/// Lines of a language's code, a tab and a sentence.
const SENTENCES: &str = include_str!("languages.tsv");

/// Sentences of fewer characters are often mistaken, by either side.
const CLEAR: usize = 75;

/// Languages.
pub fn entries() -> Vec<Entry> {
    vec![Entry::of("language identification", &["curation::language"], python(LINGUA), clear, |one: &One| {
        value(language(&one.text).map_or("none", |(code, _)| code))
    })]
}

#[derive(Serialize)]
struct One {
    text: String,
}

/// Each sentence with its language.
fn sentences() -> impl Iterator<Item = (&'static str, &'static str)> {
    SENTENCES.lines().filter_map(|line| line.split_once('\t'))
}

/// The sentences long enough to be told for certain.
fn clear(_: &Plan) -> Vec<Named<One>> {
    let long = sentences().filter(|(_, text)| text.chars().count() >= CLEAR);
    let named = long.enumerate().map(|(n, (code, text))| Named {
        name: format!("{code}, sentence {}", n + 1),
        design: One { text: text.to_owned() },
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::{CLEAR, language, sentences};

    /// The share of sentences of these lengths that are told to be in their language.
    fn accuracy(lengths: std::ops::Range<usize>) -> f64 {
        let some: Vec<_> = sentences().filter(|(_, text)| lengths.contains(&text.chars().count())).collect();
        let right = some.iter().filter(|(code, text)| language(text).is_some_and(|(found, _)| found == *code));
        right.count() as f64 / some.len() as f64
    }

    #[test]
    fn longer_sentences_are_told_more_often() {
        let (short, middle, long) = (accuracy(0..30), accuracy(30..CLEAR), accuracy(CLEAR..999));
        eprintln!("{short:.3} {middle:.3} {long:.3}");
        assert!(short >= 0.5 && middle >= 0.75 && long >= 0.98, "{short} {middle} {long}");
    }
}
