//! Words, edit distances, LeD, the word diff, edit types, the rule-based baseline, hints and curation.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use scoring::abbreviations::{self, Abbreviations};
use scoring::curation::{Curation, Duplicates, Reason, Rules};
use scoring::diff::{Kind, diff};
use scoring::distinct::distinct;
use scoring::edit_types::{Definition, EditType, edit_types};
use scoring::hints::{hints, is_copy_of};
use scoring::{led, levenshtein, rule_based, text};
use serde::Serialize;

use super::texts::{self, Script, any, drawn, edited, short};
use super::{DEFINITION, RAPIDFUZZ, Sides, UNISEG, joined, python};
use crate::answer::{Answer, Answers, answers, value};
use crate::entry::Entry;

/// The statistics of this file.
pub fn entries() -> Vec<Entry> {
    vec![
        Entry::of("words and sentences", &["text"], python(UNISEG), |plan| drawn(plan, One::draw), One::pieces),
        Entry::of(
            "Levenshtein distance",
            &["levenshtein"],
            python(RAPIDFUZZ),
            |plan| drawn(plan, Sides::draw),
            distances,
        ),
        Entry::of("word diff", &["diff::diff"], python(DEFINITION), |plan| drawn(plan, few), kept),
        Entry::of(
            "LeD",
            &["led::led", "led::matrix"],
            python(DEFINITION),
            |plan| drawn(plan, Systems::draw),
            Systems::led,
        ),
        Entry::of(
            "distinct-n",
            &["distinct::distinct"],
            python(DEFINITION),
            |plan| drawn(plan, Texts::draw),
            Texts::ours,
        ),
        Entry::of(
            "edit types",
            &["edit_types::edit_types"],
            python(DEFINITION),
            |plan| drawn(plan, Rewrite::draw),
            Rewrite::types,
        ),
        Entry::of(
            "rule-based baseline",
            &["rule_based"],
            python(DEFINITION),
            |plan| drawn(plan, One::draw),
            One::steps,
        ),
        Entry::of("hints", &["hints::hints"], python(DEFINITION), |plan| drawn(plan, Rewrite::draw), Rewrite::hints),
        Entry::of(
            "curation",
            &["curation::Curation"],
            python(DEFINITION),
            |plan| drawn(plan, Collection::draw),
            Collection::ours,
        ),
    ]
}

/// One text, with the abbreviations of a language.
#[derive(Serialize)]
struct One {
    text: String,
    abbreviations: Abbreviations,
}

impl One {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        Self { text: texts::text(rng, script, n), abbreviations: list(rng) }
    }

    fn pieces(&self) -> Answers {
        let of = |pieces: Vec<&str>| joined(pieces.into_iter());
        let pieces = [
            ("tokens", of(text::tokens(&self.text))),
            ("words", of(text::words(&self.text))),
            ("sentences", of(text::sentences(&self.text))),
            ("fold", text::fold(&self.text)),
        ];
        answers(pieces.map(|(name, found)| (name, Answer::Text(found))))
    }

    fn steps(&self) -> Answers {
        let steps = [
            ("punctuation", rule_based::repeated_punctuation(&self.text)),
            ("letters", rule_based::repeated_letters(&self.text)),
            ("capitals", rule_based::capitals(&self.text)),
            ("expand", rule_based::expand(&self.text, &self.abbreviations)),
            ("rule-based", rule_based::rule_based(&self.text, &self.abbreviations)),
        ];
        answers(steps.map(|(name, found)| (name, Answer::Text(found))))
    }
}

/// The built-in abbreviations of any language.
fn list(rng: &mut ChaCha8Rng) -> Abbreviations {
    abbreviations::of(any(rng, &["en", "fr", "it", "pt-BR", "de"]))
}

fn distances(sides: &Sides) -> Answers {
    let characters = levenshtein::characters(&sides.a, &sides.b);
    let tokens = levenshtein::tokens(&sides.a, &sides.b);
    answers([
        ("characters", characters.edits as f64),
        ("characters, normalised", characters.normalised()),
        ("tokens", tokens.edits as f64),
        ("tokens, normalised", tokens.normalised()),
    ])
}

/// Two texts that share fewer than ten spaces and five marks.
fn few(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Sides {
    let script = if script == Script::Marks { Script::Latin } else { script };
    Sides::draw(rng, n.min(4), script)
}

/// What the diff keeps, and both texts put together again.
fn kept(sides: &Sides) -> Answers {
    let pieces = diff(&sides.a, &sides.b);
    let without = |kind: Kind| pieces.iter().filter(|p| p.kind != kind).map(|p| p.text.as_str()).collect::<String>();
    let same: Vec<&str> = pieces.iter().filter(|p| p.kind == Kind::Same).flat_map(|p| text::tokens(&p.text)).collect();
    let words = same.iter().filter(|token| token.chars().any(char::is_alphanumeric)).count();
    answers([
        ("words", Answer::Number(words as f64)),
        ("marks", Answer::Number((same.len() - words) as f64)),
        ("source", Answer::Text(without(Kind::Added))),
        ("rewrite", Answer::Text(without(Kind::Removed))),
    ])
}

/// The outputs of systems.
#[derive(Serialize)]
struct Systems {
    systems: Vec<Vec<String>>,
}

impl Systems {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let sources: Vec<String> = (0..n).map(|_| short(rng, script, 10)).collect();
        let mut system = || sources.iter().map(|text| edited(rng, text, script)).collect();
        Self { systems: vec![system(), system(), system()] }
    }

    fn led(&self) -> Answers {
        let matrix = led::matrix(&self.systems).expect("systems have one output of each source");
        let cell = |i: usize, j: usize| (format!("{}, {}", i + 1, j + 1), matrix[i][j]);
        answers((0..3).flat_map(|i| (0..3).map(move |j| (i, j))).map(|(i, j)| cell(i, j)))
    }
}

/// Texts and the length of n-grams.
#[derive(Serialize)]
struct Texts {
    n: usize,
    texts: Vec<String>,
}

impl Texts {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        Self { n: rng.random_range(1..=3), texts: (0..n).map(|_| short(rng, script, 8)).collect() }
    }

    fn ours(&self) -> Answers {
        let found = distinct(&self.texts, self.n);
        let mut all = value(found.value());
        all.extend(answers([("n_different", found.n_different as f64), ("n_all", found.n_all as f64)]));
        all
    }
}

/// An informal text and its rewrite.
#[derive(Serialize)]
struct Rewrite {
    informal: String,
    formal: String,
    abbreviations: Abbreviations,
}

impl Rewrite {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let (informal, abbreviations) = (texts::text(rng, script, n), list(rng));
        let formal = match rng.random_range(0..4) {
            0 => rule_based::rule_based(&informal, &abbreviations),
            1 => format!(" {} ", informal.replace(' ', "  ")),
            _ => edited(rng, &informal, script),
        };
        Self { informal, formal, abbreviations }
    }

    fn types(&self) -> Answers {
        let of = |definition| {
            let types = edit_types(&self.informal, &self.formal, &self.abbreviations, definition);
            let mut names: Vec<&str> = types.into_iter().map(name).collect();
            names.sort_unstable();
            Answer::Text(names.join(","))
        };
        answers([("paper", of(Definition::Paper)), ("released", of(Definition::Released))])
    }

    fn hints(&self) -> Answers {
        let hints = hints(&self.informal, &self.formal, &self.abbreviations);
        answers([
            ("unchanged", f64::from(u8::from(hints.unchanged))),
            ("normalised only", f64::from(u8::from(hints.normalised_only))),
            ("words", hints.n_words as f64),
            ("changed", hints.n_changed as f64),
            ("copy", f64::from(u8::from(is_copy_of(&self.informal, &self.formal)))),
        ])
    }
}

/// The name of a kind of edit, as files have it.
fn name(kind: EditType) -> &'static str {
    match kind {
        EditType::Capitalization => "capitalization",
        EditType::Lowercase => "lowercase",
        EditType::Punctuation => "punctuation",
        EditType::Spelling => "spelling",
        EditType::Normalization => "normalization",
        EditType::SplitSentences => "split_sentences",
        EditType::Paraphrase => "paraphrase",
        EditType::Repetition => "repetition",
        EditType::Unchanged => "unchanged",
    }
}

/// A collection to choose from, with copies.
#[derive(Serialize)]
struct Collection {
    duplicates: &'static str,
    fewest: usize,
    most: usize,
    texts: Vec<String>,
}

impl Collection {
    fn draw(rng: &mut ChaCha8Rng, n: usize, script: Script) -> Self {
        let mut texts: Vec<String> = (0..n).map(|_| short(rng, script, 9)).collect();
        for _ in 0..n {
            let copy = texts[rng.random_range(0..n)].clone();
            texts.push(match rng.random_range(0..4) {
                0 => copy.to_uppercase(),
                1 => format!("{copy}!!"),
                2 => copy.replace('o', "oooo"),
                _ => edited(rng, &copy, script),
            });
        }
        let duplicates = any(rng, &["keep", "exact", "near"]);
        Self { duplicates, fewest: rng.random_range(0..4), most: rng.random_range(5..12), texts }
    }

    fn ours(&self) -> Answers {
        let duplicates = match self.duplicates {
            "exact" => Duplicates::Exact,
            "near" => Duplicates::Near,
            _ => Duplicates::Keep,
        };
        // Addresses are decided by a list of domains, which `scoring` tests with labelled texts.
        let (fewest_tokens, most_tokens) = (self.fewest, self.most);
        let rules = Rules { no_addresses: false, fewest_tokens, most_tokens, duplicates, ..Rules::default() };
        let mut curation = Curation::new(rules);
        let reason = |text: &String| match curation.admit(text) {
            Ok(()) => "kept",
            Err(Reason::Question) => "question",
            Err(Reason::Length) => "length",
            Err(Reason::Duplicate) => "duplicate",
            Err(Reason::Address | Reason::Language | Reason::Style) => "another reason",
        };
        let reasons: Vec<&str> = self.texts.iter().map(reason).collect();
        value(reasons.join(",").as_str())
    }
}
