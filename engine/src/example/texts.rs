//! The texts of the example study: sources, outputs of invented systems and of people, test sentences. All of them are
//! our own. They are data of a language, not translations: a language without them is not part of the example study.

use shared::{Language, TestItem};
use tabular::read::{Delimited, Format, Input, Options};

/// The example texts of one language.
#[derive(Clone, Debug)]
pub struct ExampleTexts {
    /// The language.
    pub language: Language,
    /// The informal sentences.
    pub sources: Vec<ExampleSource>,
    /// Rewrites of each source: two good ones, a poor one, and those of two systems.
    pub rewrites: Vec<ExampleRewrite>,
    /// The sentences of the test with their correct answers.
    pub test: Vec<TestItem>,
}

/// An informal sentence.
#[derive(Clone, Debug)]
pub struct ExampleSource {
    /// Its id: `fr-01`.
    pub id: String,
    /// The sentence.
    pub text: String,
}

/// A rewrite of a sentence.
#[derive(Clone, Debug)]
pub struct ExampleRewrite {
    /// The id of its source.
    pub id: String,
    /// `human-a`, `human-b`, `poor`, `model-a` or `model-b`.
    pub system: String,
    /// The rewrite.
    pub text: String,
}

macro_rules! files {
    ($($tag:literal),+) => {
        [$((
            $tag,
            include_str!(concat!("../../example/sources.", $tag, ".tsv")),
            include_str!(concat!("../../example/rewrites.", $tag, ".tsv")),
            include_str!(concat!("../../example/test.", $tag, ".tsv")),
        )),+]
    };
}

/// The example texts of all four languages.
pub fn example_texts() -> Vec<ExampleTexts> {
    files!["fr", "it", "pt-BR", "en"]
        .into_iter()
        .map(|(tag, sources, rewrites, test)| ExampleTexts {
            language: tag.parse().expect("the tag is one of the four above"),
            sources: rows(sources, |cell| ExampleSource { id: cell("id"), text: cell("text") }),
            rewrites: rows(rewrites, |cell| ExampleRewrite {
                id: cell("id"),
                system: cell("system"),
                text: cell("text"),
            }),
            test: rows(test, |cell| {
                let gold = cell("gold").parse().expect("a test reads the numbers");
                TestItem::of_formality(cell("text"), gold, cell("why"))
            }),
        })
        .collect()
}

/// The rows of a file, each made from its cells.
fn rows<T>(file: &str, make: impl Fn(&dyn Fn(&str) -> String) -> T) -> Vec<T> {
    let why = "the files are part of the program and a test reads them";
    let input = Input::open(file.as_bytes()).expect(why);
    let mut file = Delimited::open(input, &Options::new(Format::Tsv)).expect(why);
    let columns = file.columns().to_vec();
    let mut rows = Vec::new();
    while let Some(record) = file.read_record().expect(why) {
        let record = record.expect(why);
        let column = |name: &str| columns.iter().position(|column| column == name).expect(why);
        rows.push(make(&|name| record.text(column(name)).expect(why).to_owned()));
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_source_has_five_rewrites() {
        for texts in example_texts() {
            assert_eq!(texts.sources.len(), 40, "{}", texts.language);
            for source in &texts.sources {
                let rewrites = texts.rewrites.iter().filter(|rewrite| rewrite.id == source.id).count();
                assert_eq!(rewrites, 5, "{}", source.id);
            }
        }
    }

    #[test]
    fn the_test_spans_the_scale() {
        for texts in example_texts() {
            assert_eq!(texts.test.len(), 8);
            let gold: Vec<i64> =
                texts.test.iter().map(|item| item.expected["formality"].parse().expect("a number")).collect();
            assert!(gold.iter().any(|gold| *gold <= -2) && gold.iter().any(|gold| *gold >= 2));
        }
    }
}
