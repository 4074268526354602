//! Synonyms from the files of a WordNet in Princeton's format.
//!
//! It reads `index.POS`, `data.POS` and, if they exist, `POS.exc` for nouns, verbs, adjectives and adverbs. No WordNet
//! is included: users supply the files of their own.

use std::{
    collections::{BTreeSet, HashMap},
    error,
    fmt::{self, Display},
    io::{self, BufRead},
};

/// The parts of speech by the ends of their files, with the endings that lead from an inflected
/// form to its lemma.
const PARTS: [(&str, &[(&str, &str)]); 4] = [
    (
        "noun",
        &[
            ("s", ""),
            ("ses", "s"),
            ("ves", "f"),
            ("xes", "x"),
            ("zes", "z"),
            ("ches", "ch"),
            ("shes", "sh"),
            ("men", "man"),
            ("ies", "y"),
        ],
    ),
    ("verb", &[("s", ""), ("ies", "y"), ("es", "e"), ("es", ""), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", "")]),
    ("adj", &[("er", ""), ("est", ""), ("er", "e"), ("est", "e")]),
    ("adv", &[]),
];

/// The synonyms of English words, or of words in another language in the same format.
///
/// # Conventions
/// As NLTK's reader: a word is looked up unchanged and by its lemmas, from the exception lists or else by WordNet's
/// endings, in all parts of speech; synonyms of several words are skipped.
/// # References
/// G. Miller, "WordNet: A Lexical Database for English", Communications of the ACM 38 (1995).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WordNet {
    parts: Vec<Part>,
}

/// One part of speech.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Part {
    /// The sets of synonyms of each lemma, by their position in the file.
    lemmas: HashMap<String, Vec<u32>>,
    /// The words of each set.
    sets: HashMap<u32, Vec<String>>,
    /// The lemmas of irregular forms.
    exceptions: HashMap<String, Vec<String>>,
}

/// The reason why a WordNet could not be read.
#[derive(Debug)]
pub enum WordNetError {
    /// A file is missing or could not be read.
    Io {
        /// Which file.
        file: String,
        /// The error.
        error: io::Error,
    },
    /// A line (counted from 1) does not have WordNet's format.
    Line {
        /// Which file.
        file: String,
        /// Which line.
        line: usize,
    },
}

impl Display for WordNetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { file, .. } => write!(f, "{file} could not be read"),
            Self::Line { file, line } => write!(f, "{file}, line {line}: not in WordNet's format"),
        }
    }
}

impl error::Error for WordNetError {
    fn source(&self) -> Option<&(dyn error::Error + 'static)> {
        match self {
            Self::Io { error, .. } => Some(error),
            Self::Line { .. } => None,
        }
    }
}

impl WordNet {
    /// Reads a WordNet whose files `open` opens by their names; the lists of exceptions may be
    /// missing.
    pub fn read<R: BufRead>(mut open: impl FnMut(&str) -> io::Result<R>) -> Result<Self, WordNetError> {
        let mut wordnet = Self::default();
        for (name, _) in PARTS {
            let mut part = Part::default();
            let index = format!("index.{name}");
            each_line(&index, open(&index), |line| part.add_lemma(line))?;
            let data = format!("data.{name}");
            each_line(&data, open(&data), |line| part.add_set(line))?;
            let exceptions = format!("{name}.exc");
            match open(&exceptions) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                opened => each_line(&exceptions, opened, |line| part.add_exception(line))?,
            }
            wordnet.parts.push(part);
        }
        Ok(wordnet)
    }

    /// The single words that share a meaning with a word in lower case, which is among them.
    pub fn synonyms<'a>(&'a self, word: &'a str) -> BTreeSet<&'a str> {
        let mut synonyms = BTreeSet::from([word]);
        for (part, (_, endings)) in self.parts.iter().zip(PARTS) {
            for lemma in part.lemmas_of(word, endings) {
                let sets = part.lemmas.get(lemma.as_str()).into_iter().flatten();
                let words = sets.filter_map(|set| part.sets.get(set)).flatten();
                synonyms.extend(words.map(String::as_str).filter(|word| !word.contains('_')));
            }
        }
        synonyms
    }
}

impl Part {
    /// The forms under which the index may contain a word.
    fn lemmas_of(&self, word: &str, endings: &[(&str, &str)]) -> Vec<String> {
        let mut forms = vec![word.to_owned()];
        if let Some(lemmas) = self.exceptions.get(word) {
            forms.extend(lemmas.iter().cloned());
        } else {
            let stems = endings.iter().filter_map(|(old, new)| Some(word.strip_suffix(old)?.to_owned() + new));
            forms.extend(stems);
        }
        forms
    }

    /// `lemma pos n_synsets n_pointers [pointer…] n_senses n_tagged offset…`
    fn add_lemma(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split_ascii_whitespace();
        let lemma = fields.next()?.to_owned();
        let n_sets: usize = fields.nth(1)?.parse().ok()?;
        let n_pointers: usize = fields.next()?.parse().ok()?;
        let offsets = fields.skip(n_pointers).skip(2).map(|offset| offset.parse().ok());
        let offsets: Vec<u32> = offsets.collect::<Option<_>>()?;
        (offsets.len() == n_sets).then(|| {
            self.lemmas.insert(lemma, offsets);
        })
    }

    /// `offset file type n_words word lex_id …`, the number in hexadecimal digits.
    fn add_set(&mut self, line: &str) -> Option<()> {
        let mut fields = line.split_ascii_whitespace();
        let offset = fields.next()?.parse().ok()?;
        let n_words = usize::from_str_radix(fields.nth(2)?, 16).ok()?;
        let words: Vec<String> = fields.step_by(2).take(n_words).map(unmarked).collect();
        (words.len() == n_words).then(|| {
            self.sets.insert(offset, words);
        })
    }

    /// `form lemma…`
    fn add_exception(&mut self, line: &str) -> Option<()> {
        let mut words = line.split_ascii_whitespace().map(str::to_owned);
        let form = words.next()?;
        self.exceptions.insert(form, words.collect());
        Some(())
    }
}

/// An adjective without the marker of its allowed position, as in `asleep(p)`.
fn unmarked(word: &str) -> String {
    word.split('(').next().unwrap_or(word).to_owned()
}

/// Reads the lines of a file, except for its indented header and blank lines.
fn each_line<R: BufRead>(
    file: &str,
    opened: io::Result<R>,
    mut read: impl FnMut(&str) -> Option<()>,
) -> Result<(), WordNetError> {
    let failed = |error| WordNetError::Io { file: file.to_owned(), error };
    for (index, line) in opened.map_err(failed)?.lines().enumerate() {
        let line = line.map_err(failed)?;
        if !line.starts_with(' ') && !line.trim().is_empty() {
            read(&line).ok_or_else(|| WordNetError::Line { file: file.to_owned(), line: index + 1 })?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(name: &str) -> io::Result<&'static [u8]> {
        match name {
            "index.noun" => Ok(b"  1 head\nfilm n 1 1 @ 1 0 00000010\nmovie n 1 1 @ 1 0 00000010\n"),
            "data.noun" => Ok(b"00000010 06 n 03 movie 0 film 0 motion_picture 0 000 | a story\n"),
            "index.verb" => Ok(b"see v 1 0 1 0 00000020\nwatch v 1 0 1 0 00000020\n"),
            "data.verb" => Ok(b"00000020 39 v 02 see 0 watch 1 000 | look at\n"),
            "verb.exc" => Ok(b"saw see\n"),
            "index.adj" | "data.adj" | "index.adv" | "data.adv" => Ok(b""),
            _ => Err(io::ErrorKind::NotFound.into()),
        }
    }

    #[test]
    fn synonyms_are_found_by_lemmas_and_exceptions() {
        let wordnet = WordNet::read(open).unwrap();
        let of = |word| wordnet.synonyms(word).into_iter().collect::<Vec<_>>();
        assert_eq!(of("films"), ["film", "films", "movie"]);
        assert_eq!(of("watching"), ["see", "watch", "watching"]);
        assert_eq!(of("saw"), ["saw", "see", "watch"]);
        assert_eq!(of("unheard"), ["unheard"]);
    }

    #[test]
    fn a_missing_file_and_a_broken_line_are_named() {
        let missing =
            WordNet::read(|name| if name == "data.verb" { Err(io::ErrorKind::NotFound.into()) } else { open(name) });
        assert!(missing.unwrap_err().to_string().starts_with("data.verb"));
        for line in ["good a 2 0 1 0 00000001", "good a 1 18446744073709551615 1 0 00000001"] {
            let broken = WordNet::read(|name| if name == "index.adj" { Ok(line.as_bytes()) } else { open(name) });
            assert_eq!(broken.unwrap_err().to_string(), "index.adj, line 1: not in WordNet's format");
        }
    }
}
