//! The small models of the example studies, trained on their own texts when an example is made, so that no table or
//! figure of a paper lacks a model. They measure the example, and nothing else: 40 sources are too few for more.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use rand::RngExt as _;
use scoring::{
    lm,
    style::{Classifier, Model},
    text::words,
};
use shared::{Actor, Language, ModelKind, StudyId};
use uuid::Uuid;

use super::texts::ExampleTexts;
use crate::{
    Engine, Error, Result, generator,
    texts::model::{Folder, PART},
};

/// The longest n-grams of the language model.
const ORDER: usize = 3;
/// How much the texts weigh against small weights in a classifier of style.
const STRENGTH: f64 = 1.0;
/// The numbers of a word vector.
const DIMENSION: usize = 32;
/// How many words before and after a word are its context.
const WINDOW: usize = 2;
/// The seed of the word vectors.
const SEED: i64 = 7;

/// The kinds of models that are made, with the ending of each file.
const FILES: [(ModelKind, &str); 5] = [
    (ModelKind::Style, "style.json"),
    (ModelKind::Naturalness, "naturalness.json"),
    (ModelKind::Language, "arpa"),
    (ModelKind::Vectors, "vectors.txt"),
    (ModelKind::Dictionary, "dic"),
];

/// What happened to the models of an example.
#[derive(Debug)]
pub(super) enum Models {
    /// All files exist, and a study can name them.
    Ready,
    /// The server has no folder of models.
    NoFolder,
    /// A file could not be written, for this reason.
    Unwritable(String),
}

impl Models {
    /// Why they could not be written.
    pub(super) fn failure(self) -> Option<String> {
        match self {
            Self::Unwritable(reason) => Some(reason),
            Self::Ready | Self::NoFolder => None,
        }
    }
}

impl Engine {
    /// Trains the models of these languages, unless their files exist. It changes no study, so that a folder that cannot
    /// be written leaves no half-made example behind.
    pub(super) async fn write_example_models(&self, texts: &[ExampleTexts]) -> Result<Models> {
        let (folder, own, run) = (self.folder().clone(), texts.to_vec(), self.id());
        let training = tokio::task::spawn_blocking(move || write_all(&folder, &own, run));
        training.await.map_err(|error| Error::Unexpected(format!("the example's models: {error}")))?
    }

    /// Names the models of a language in the study. Their files have to exist.
    pub(super) async fn name_example_models(&self, admin: &Actor, study: StudyId, texts: &ExampleTexts) -> Result<()> {
        let named: BTreeMap<ModelKind, String> =
            FILES.into_iter().map(|(kind, ending)| (kind, name(&texts.language, ending))).collect();
        self.set_models(admin, study, texts.language.clone(), named).await
    }
}

fn name(language: &Language, ending: &str) -> String {
    format!("example.{language}.{ending}")
}

/// Writes the files that do not exist yet, and those that are no models, such as half a file. Examples in one language
/// share them.
fn write_all(folder: &Folder, texts: &[ExampleTexts], run: Uuid) -> Result<Models> {
    let Some(path) = folder.path() else { return Ok(Models::NoFolder) };
    for texts in texts {
        for (kind, ending) in FILES {
            let name = name(&texts.language, ending);
            if folder.name(kind, &name).is_ok() {
                continue;
            }
            for (place, bytes) in train(kind, texts, &path.join(&name))? {
                if let Err(error) = replace(&place, &bytes, run) {
                    return Ok(Models::Unwritable(format!("{}: {error}", place.display())));
                }
            }
        }
    }
    Ok(Models::Ready)
}

/// Trains a model: the content of each of its files, the one that it is named after last.
fn train(kind: ModelKind, texts: &ExampleTexts, path: &Path) -> Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut files = Vec::new();
    let bytes = match kind {
        ModelKind::Style => classifier(&formal(texts), &informal(texts))?,
        ModelKind::Naturalness => classifier(&by_people(texts), &by_systems(texts))?,
        ModelKind::Language => language_model(&formal(texts))
            .map_err(|error| Error::Unexpected(format!("the example's language model: {error}")))?,
        ModelKind::Vectors => vectors(&all(texts)).into_bytes(),
        _ => {
            files.push((path.with_extension("aff"), affix_file(texts).into_bytes()));
            dictionary(texts).into_bytes()
        }
    };
    files.push((path.to_owned(), bytes));
    Ok(files)
}

/// Writes a file: all of it, or nothing. A process that is killed leaves at most a hidden file with the id of its run.
fn replace(path: &Path, bytes: &[u8], run: Uuid) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let name = path.file_name().unwrap_or_default().display();
    let part = folder.join(format!(".{name}.{run}{PART}"));
    let write = || {
        let mut file = File::create_new(&part)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&part, path)
    };
    write().inspect_err(|_| {
        // The first error is the one to report.
        let _ = fs::remove_file(&part);
    })
}

/// The rewrites of these systems.
fn of<'a>(texts: &'a ExampleTexts, systems: &'a [&str]) -> impl Iterator<Item = &'a str> {
    let own = texts.rewrites.iter().filter(|rewrite| systems.contains(&rewrite.system.as_str()));
    own.map(|rewrite| rewrite.text.as_str())
}

fn sources(texts: &ExampleTexts) -> impl Iterator<Item = &str> {
    texts.sources.iter().map(|source| source.text.as_str())
}

fn formal(texts: &ExampleTexts) -> Vec<&str> {
    of(texts, &["human-a", "human-b", "model-a"]).collect()
}

fn informal(texts: &ExampleTexts) -> Vec<&str> {
    sources(texts).chain(of(texts, &["poor"])).collect()
}

fn by_people(texts: &ExampleTexts) -> Vec<&str> {
    sources(texts).chain(of(texts, &["human-a", "human-b"])).collect()
}

fn by_systems(texts: &ExampleTexts) -> Vec<&str> {
    of(texts, &["model-a", "model-b"]).collect()
}

fn all(texts: &ExampleTexts) -> Vec<&str> {
    sources(texts).chain(texts.rewrites.iter().map(|rewrite| rewrite.text.as_str())).collect()
}

/// A classifier that tells these texts from the others.
fn classifier(style: &[&str], other: &[&str]) -> Result<Vec<u8>> {
    let all: Vec<&str> = style.iter().chain(other).copied().collect();
    let labels: Vec<bool> = (0..all.len()).map(|at| at < style.len()).collect();
    let model = Classifier::train(&all, &labels, STRENGTH);
    let model = model.map_err(|error| Error::Unexpected(format!("the example's classifier: {error}")))?;
    serde_json::to_vec(&Model::Words(model)).map_err(|error| Error::Unexpected(format!("a classifier: {error}")))
}

fn language_model(texts: &[&str]) -> io::Result<Vec<u8>> {
    let mut file = Vec::new();
    lm::Corpus::read(texts, ORDER).map_err(io::Error::other)?.write_arpa(&mut file)?;
    Ok(file)
}

/// A vector for every word: the sum of random vectors of its groups of three letters, and of the words around it. Words
/// with the same letters or the same neighbours lie near each other (random indexing, Kanerva et al. 2000, with the
/// groups of letters of Bojanowski et al. 2017).
fn vectors(texts: &[&str]) -> String {
    let mut found: BTreeMap<String, [f64; DIMENSION]> = BTreeMap::new();
    for text in texts {
        let lower = text.to_lowercase();
        let words = words(&lower);
        for (at, word) in words.iter().enumerate() {
            let vector = found.entry((*word).to_owned()).or_insert_with(|| of_letters(word));
            let around = at.saturating_sub(WINDOW)..(at + WINDOW + 1).min(words.len());
            for other in around.filter(|other| *other != at) {
                add(vector, &random(words[other]), 0.1);
            }
        }
    }
    let line = |(word, vector): (&String, &[f64; DIMENSION])| {
        let numbers: Vec<String> = vector.iter().map(|number| format!("{number:.4}")).collect();
        format!("{word} {}\n", numbers.join(" "))
    };
    found.iter().map(line).collect()
}

/// The mean of the random vectors of a word's groups of three letters.
fn of_letters(word: &str) -> [f64; DIMENSION] {
    let letters: Vec<char> = std::iter::once('<').chain(word.chars()).chain(['>']).collect();
    let groups: Vec<String> = letters.windows(3).map(|group| group.iter().collect()).collect();
    let mut vector = [0.0; DIMENSION];
    for group in &groups {
        add(&mut vector, &random(group), 1.0 / groups.len() as f64);
    }
    vector
}

/// The random vector of a word or a group of letters: the same wherever it occurs.
fn random(word: &str) -> [f64; DIMENSION] {
    let seed =
        word.chars().fold(SEED, |seed, letter| seed.wrapping_mul(1_000_003).wrapping_add(i64::from(u32::from(letter))));
    let mut random = generator(seed);
    std::array::from_fn(|_| if random.random_bool(0.5) { 1.0 } else { -1.0 })
}

fn add(sum: &mut [f64; DIMENSION], other: &[f64; DIMENSION], weight: f64) {
    sum.iter_mut().zip(other).for_each(|(sum, value)| *sum += weight * value);
}

/// The words of the good rewrites and of the systems' outputs, as a Hunspell word list: it knows how the example is
/// spelt, and no other text.
fn dictionary(texts: &ExampleTexts) -> String {
    let good = of(texts, &["human-a", "human-b", "model-a", "model-b"]);
    let mut known: BTreeSet<String> = BTreeSet::new();
    for text in good {
        for (at, word) in words(text).into_iter().enumerate() {
            known.insert(word.to_owned());
            // The first word of a text has a capital letter whatever it is.
            if at == 0 {
                known.insert(word.to_lowercase());
            }
        }
    }
    let lines: String = known.iter().map(|word| format!("{word}\n")).collect();
    format!("{}\n{lines}", known.len())
}

/// The file beside the word list: its encoding, and the letters that suggestions try.
fn affix_file(texts: &ExampleTexts) -> String {
    let letters: BTreeSet<char> = dictionary(texts).to_lowercase().chars().filter(|c| c.is_alphabetic()).collect();
    format!("SET UTF-8\nTRY {}\n", letters.into_iter().collect::<String>())
}

#[cfg(test)]
mod tests {
    use scoring::{embeddings::Vectors, spelling::Dictionary};

    use super::*;
    use crate::example::texts::example_texts;

    fn model(style: &[&str], other: &[&str]) -> Model {
        serde_json::from_slice(&classifier(style, other).expect("trained")).expect("a model")
    }

    #[test]
    fn the_models_tell_what_they_are_for() {
        for texts in example_texts() {
            let language = texts.language.to_string();
            let style = model(&formal(&texts), &informal(&texts));
            let mean = |texts: &[&str], model: &Model| {
                texts.iter().map(|text| model.probability(text)).sum::<f64>() / texts.len() as f64
            };
            assert!(mean(&formal(&texts), &style) > 0.6 && mean(&informal(&texts), &style) < 0.4, "{language}");
            let people = model(&by_people(&texts), &by_systems(&texts));
            assert!(mean(&by_people(&texts), &people) > mean(&by_systems(&texts), &people), "{language}");
            let file = language_model(&formal(&texts)).expect("trained");
            let model = lm::Model::read_arpa(file.as_slice()).expect("a language model");
            assert!(model.score(formal(&texts)[0]).log10.is_finite());
        }
    }

    #[test]
    fn words_of_the_same_letters_lie_near_and_every_machine_has_the_same_vectors() {
        let texts = example_texts().into_iter().find(|texts| texts.language.as_str() == "en").expect("English");
        let file = vectors(&all(&texts));
        assert_eq!(file, vectors(&all(&texts)));
        let vectors = Vectors::read(file.as_bytes()).expect("vectors");
        let near = vectors.average("movie", "movie").expect("known");
        let far = vectors.average("movie", "beans").expect("known");
        assert!((near - 1.0).abs() < 1e-6 && far < 0.9, "{near} {far}");
    }

    #[test]
    fn the_dictionary_knows_the_good_rewrites_and_finds_slips() {
        for texts in example_texts() {
            let read = Dictionary::read(affix_file(&texts).as_bytes(), dictionary(&texts).as_bytes());
            let dictionary = read.expect("a dictionary");
            for text in of(&texts, &["human-a", "human-b"]) {
                assert_eq!(dictionary.misspelt(text, "", &BTreeSet::new()), [""; 0], "{text}");
            }
            let text = of(&texts, &["human-a"]).next().expect("a rewrite");
            let word = words(text).into_iter().max_by_key(|word| word.len()).expect("a word");
            let mut letters: Vec<char> = word.chars().collect();
            letters.swap(2, 3);
            let slip: String = letters.into_iter().collect();
            if slip != word {
                assert_eq!(dictionary.misspelt(&slip, "", &BTreeSet::new()), [slip]);
            }
        }
    }
}
