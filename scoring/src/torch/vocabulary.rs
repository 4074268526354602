//! The words of a model that was trained here, as numbers.

use std::{
    collections::{BTreeSet, HashMap},
    fs,
    path::Path,
};

use serde::{Deserialize, Serialize};

use super::{Error, train::checkpoint};
use crate::text;

/// The number of the padding after a text.
pub const PADDING: i64 = 0;
/// The number of every unknown word.
pub const UNKNOWN: i64 = 1;
/// The number of a sentence's beginning, in a vocabulary with sentences.
pub const BEGIN: i64 = 2;
/// The number of a sentence's end, in a vocabulary with sentences.
pub const END: i64 = 3;

/// The options from which a vocabulary is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Whether upper and lower case are treated as the same word.
    pub lower: bool,
    /// Rarer words are unknown.
    pub fewest: usize,
    /// The maximum number of words; the most frequent ones are kept.
    pub most: usize,
    /// Whether sentences begin and end with a special word.
    pub sentences: bool,
}

/// The words of a model, each with a number.
///
/// # Conventions
/// Words are the tokens of [`text::tokens`] in normal form C, including punctuation and emoji. The most frequent word
/// has the lowest number; equally frequent words are in alphabetical order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vocabulary {
    options: Options,
    words: Vec<String>,
    ids: HashMap<String, i64>,
}

/// A vocabulary as a file has it.
#[derive(Debug, Serialize, Deserialize)]
struct Stored {
    #[serde(flatten)]
    options: Options,
    words: Vec<String>,
}

impl Vocabulary {
    /// The name of its file in a model's folder.
    pub const FILE: &'static str = "vocabulary.json";

    /// The words of texts.
    pub fn of<S: AsRef<str>>(texts: &[S], options: Options) -> Self {
        let mut counts: HashMap<String, usize> = HashMap::new();
        for text in texts {
            for word in words(text.as_ref(), options.lower) {
                *counts.entry(word).or_default() += 1;
            }
        }
        let mut counts: Vec<(String, usize)> =
            counts.into_iter().filter(|(_, count)| *count >= options.fewest).collect();
        counts.sort_unstable_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        let words = counts.into_iter().take(options.most).map(|(word, _)| word).collect();
        Self::from(Stored { options, words })
    }

    /// The options from which it was made.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The number of entries, including those that are not words.
    pub fn len(&self) -> usize {
        usize::try_from(first(self.options.sentences)).unwrap_or(0) + self.words.len()
    }

    /// Whether it contains no word.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The words, each with its number.
    pub fn words(&self) -> impl Iterator<Item = (&str, i64)> {
        self.words.iter().map(String::as_str).zip(first(self.options.sentences)..)
    }

    /// The different words, to look up vectors for.
    pub fn set(&self) -> BTreeSet<String> {
        self.words.iter().cloned().collect()
    }

    /// The numbers of a text's words; in a vocabulary with sentences between beginning and end.
    pub fn ids(&self, text: &str) -> Vec<i64> {
        let mut ids = Vec::new();
        ids.extend(self.options.sentences.then_some(BEGIN));
        ids.extend(words(text, self.options.lower).map(|word| self.ids.get(&word).copied().unwrap_or(UNKNOWN)));
        ids.extend(self.options.sentences.then_some(END));
        ids
    }

    /// Writes it into a model's folder.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn write(&self, folder: &Path) -> Result<(), Error> {
        let Self { options, words, .. } = self.clone();
        checkpoint::write_json(&Stored { options, words }, &folder.join(Self::FILE))
    }

    /// Reads the vocabulary from a model's folder; it must have the given number of words.
    ///
    /// # Errors
    /// The file cannot be read, or is not a vocabulary, or is a different one.
    pub(crate) fn read(folder: &Path, n_words: usize) -> Result<Self, Error> {
        let path = folder.join(Self::FILE);
        let text = fs::read_to_string(&path).map_err(Error::file(&path))?;
        let stored: Stored = serde_json::from_str(&text)
            .map_err(|error| Error::Model(path.clone(), format!("is no vocabulary: {error}")))?;
        let vocabulary = Self::from(stored);
        if vocabulary.ids.len() < vocabulary.words.len() {
            return Err(Error::Model(path, "a word is there twice".to_owned()));
        }
        if vocabulary.len() != n_words {
            let why = format!("has {} words, and the model {n_words}", vocabulary.len());
            return Err(Error::Model(path, why));
        }
        Ok(vocabulary)
    }
}

impl From<Stored> for Vocabulary {
    fn from(stored: Stored) -> Self {
        let ids = stored.words.iter().cloned().zip(first(stored.options.sentences)..).collect();
        Self { options: stored.options, words: stored.words, ids }
    }
}

/// The number of the first word.
const fn first(sentences: bool) -> i64 {
    if sentences { END + 1 } else { UNKNOWN + 1 }
}

fn words(text: &str, lower: bool) -> impl Iterator<Item = String> {
    let text = text::nfc(text);
    let text = if lower { text.to_lowercase() } else { text };
    text::tokens(&text).into_iter().map(str::to_owned).collect::<Vec<_>>().into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: Options = Options { lower: true, fewest: 2, most: 100, sentences: false };

    #[test]
    fn frequent_words_come_first_and_rare_ones_are_unknown() {
        let vocabulary = Vocabulary::of(&["The cat saw the dog", "A dog, a cat, the end"], OPTIONS);
        let words: Vec<&str> = vocabulary.words().map(|(word, _)| word).collect();
        assert_eq!(words, ["the", ",", "a", "cat", "dog"]);
        assert_eq!((vocabulary.len(), vocabulary.ids("THE zebra, dog")), (7, vec![2, UNKNOWN, 3, 6]));
        assert_eq!(vocabulary.ids(""), Vec::<i64>::new());
    }

    #[test]
    fn sentences_have_a_beginning_and_an_end() {
        let vocabulary = Vocabulary::of(&["b a", "b"], Options { lower: false, fewest: 1, most: 1, sentences: true });
        assert_eq!(vocabulary.ids("b B a"), [BEGIN, 4, UNKNOWN, UNKNOWN, END]);
        assert_eq!(vocabulary.ids(""), [BEGIN, END]);
    }

    #[test]
    fn what_is_written_is_read() {
        let folder = std::env::temp_dir().join(format!("concord-vocabulary-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder is made");
        let vocabulary = Vocabulary::of(&["é e\u{301} \" \\ 👍"], Options { fewest: 1, ..OPTIONS });
        vocabulary.write(&folder).expect("it is written");
        assert_eq!(Vocabulary::read(&folder, 6).expect("it is read"), vocabulary);
        fs::write(
            folder.join(Vocabulary::FILE),
            r#"{"lower":true,"fewest":1,"most":9,"sentences":false,"words":["a","a"]}"#,
        )
        .expect("written");
        assert!(Vocabulary::read(&folder, 4).expect_err("twice").to_string().contains("twice"));
    }
}
