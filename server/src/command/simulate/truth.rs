//! What a text is really like, as far as synthetic workers are concerned.
//!
//! The example study's texts are ours, so we know how they were written. The texts of any other study have a level that
//! belongs to their system and item. What is read in a test or a review is judged by its surface:
//! repeated punctuation, lengthened letters, missing capitals and chat abbreviations make it informal.

use std::collections::HashMap;

use engine::example::texts::example_texts;
use shared::{
    Language, OutputId, Question, ShownItem, ShownOutput, StudyId, TestItem, TestRule, Value, expected::right_answer,
};

use super::level::{Levels, Made};

/// How formal, fluent and faithful a text is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quality {
    /// From -3 to 3.
    pub formality: f64,
    /// From 1 to 5.
    pub fluency: f64,
    /// From 1 to 6, against its source.
    pub meaning: f64,
}

/// All that synthetic workers know of the language.
#[derive(Debug)]
pub struct Truth {
    known: HashMap<String, Quality>,
    rewrites: HashMap<String, Vec<String>>,
    poor: HashMap<String, String>,
    tests: Vec<TestRule>,
    /// The levels of the texts of a study of one's own.
    levels: Option<Levels>,
}

impl Truth {
    /// What is known of the example texts.
    pub fn of_the_example() -> Self {
        let mut truth = Self {
            known: HashMap::new(),
            rewrites: HashMap::new(),
            poor: HashMap::new(),
            tests: Vec::new(),
            levels: None,
        };
        for texts in example_texts() {
            let sources: HashMap<_, _> =
                texts.sources.iter().map(|source| (source.id.as_str(), source.text.as_str())).collect();
            for rewrite in &texts.rewrites {
                let source = sources.get(rewrite.id.as_str()).copied().unwrap_or_default().to_owned();
                truth.known.insert(rewrite.text.clone(), quality_of(&rewrite.system));
                match rewrite.system.as_str() {
                    "human-a" | "human-b" => truth.rewrites.entry(source).or_default().push(rewrite.text.clone()),
                    "poor" => drop(truth.poor.insert(source, rewrite.text.clone())),
                    _ => {}
                }
            }
            truth.learn(TestRule::of_formality(texts.test));
        }
        truth
    }

    /// Takes in a study's own test with its expected answers: careful workers know the language.
    pub fn learn(&mut self, test: TestRule) {
        if !test.is_on_formality() {
            self.tests.push(test);
            return;
        }
        for TestItem { text, expected, .. } in test.items {
            let formality = expected.values().find_map(|cell| cell.parse().ok());
            if let Some(formality) = formality {
                self.known.insert(text, Quality { formality, fluency: 4.0, meaning: 6.0 });
            }
        }
    }

    /// The expected answers to a question about an item of a test that is not about formality, if they are known.
    pub fn expected(&self, item: &ShownItem, question: &Question) -> Option<Vec<(Option<OutputId>, Value)>> {
        let is_same = |known: &&TestItem| {
            let texts = item.outputs.iter().map(|shown| &shown.text);
            known.text == item.source.as_deref().unwrap_or_default()
                && known.outputs.len() == item.outputs.len()
                && texts.into_iter().all(|text| known.outputs.contains(text))
        };
        let known = self.tests.iter().flat_map(|test| &test.items).find(is_same)?;
        let cell = known.expected.get(&question.key)?;
        let named = item.outputs.iter().filter_map(|shown| {
            let position = known.outputs.iter().position(|text| *text == shown.text)?;
            Some(ShownOutput { output: shown.output?, system: TestItem::output_name(position) })
        });
        let answers = right_answer(question, cell, &named.collect::<Vec<_>>());
        Some(answers).filter(|answers| !answers.is_empty())
    }

    /// The correct answer to a sentence of a test, if it is known.
    pub fn gold(&self, text: &str) -> Option<i64> {
        #[expect(clippy::cast_possible_truncation, reason = "a point of a scale of seven")]
        self.known.get(text).map(|quality| quality.formality.round() as i64)
    }

    /// What a text is like; `source` is what it was made from, if it is shown.
    pub fn quality(&self, text: &str, source: Option<&str>) -> Quality {
        let mut quality = self.known.get(text).copied().unwrap_or_else(|| by_surface(text));
        if source == Some(text) {
            quality.meaning = 6.0;
        }
        quality
    }

    /// Takes in the outputs of a study of one's own. The example's outputs are judged by how they were written.
    pub fn learn_outputs(&mut self, study: StudyId, outputs: &[Made<'_>]) {
        self.levels = Some(Levels::of(study, outputs));
    }

    /// Whether this is a source of the example study.
    pub fn is_example(&self, source: &str) -> bool {
        self.poor.contains_key(source) || self.rewrites.contains_key(source)
    }

    /// The level of a text of a study of one's own, from 0 to 1.
    pub fn level(&self, text: &str) -> Option<f64> {
        self.levels.as_ref().filter(|_| !self.known.contains_key(text)).map(|levels| levels.level(text))
    }

    /// What a text is like for those who judge it: by its level in a study of one's own.
    pub fn seen(&self, text: &str, source: Option<&str>) -> Quality {
        let at = |level: f64| Quality {
            formality: -3.0 + 6.0 * level,
            fluency: 1.0 + 4.0 * level,
            meaning: 1.0 + 5.0 * level,
        };
        self.level(text).map_or_else(|| self.quality(text, source), at)
    }

    /// A good rewrite of a source, one of those known or one made from the source.
    pub fn rewrite(&self, source: &str, which: usize, language: &Language) -> String {
        match self.rewrites.get(source).filter(|known| !known.is_empty()) {
            Some(known) => known[which % known.len()].clone(),
            None if source.trim().is_empty() => "…".to_owned(),
            None => made_up(source, language),
        }
    }

    /// A careless rewrite of a source.
    pub fn poor_rewrite(&self, source: &str) -> String {
        self.poor.get(source).cloned().unwrap_or_else(|| tidied(source))
    }
}

/// A rewrite of a source that nobody has rewritten before: an introduction in English, elsewhere the same words in
/// another order.
fn made_up(source: &str, language: &Language) -> String {
    let plain = source.trim().trim_end_matches(['!', '.', '?', '。', '！', '？', '।', '؟']);
    if language.primary() == "en" {
        return format!("One could say the following: {plain}");
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    if words.len() < 2 {
        return format!("{plain} …");
    }
    let (first, second) = words.split_at(words.len() / 2);
    format!("{} — {}.", second.join(" "), first.join(" "))
}

/// A source with a capital letter at its start and a full stop at its end: what counts as tidied up, not as rewritten.
pub fn tidied(source: &str) -> String {
    let mut letters = source.trim().chars();
    let mut text: String = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    text.push_str(letters.as_str());
    if text.chars().last().is_none_or(char::is_alphanumeric) {
        text.push('.');
    }
    text
}

/// A text with two letters of its longest word in the wrong order; the same text if no word is long enough.
pub fn misspelt(text: &str) -> String {
    let is_long = |word: &&str| word.chars().count() > 5 && word.chars().all(char::is_alphabetic);
    let Some(word) = text.split(' ').filter(is_long).max_by_key(|word| word.chars().count()) else {
        return text.to_owned();
    };
    let mut letters: Vec<char> = word.chars().collect();
    let differs = (2..letters.len() - 1).find(|at| letters[*at] != letters[*at - 1]);
    let Some(at) = differs else { return text.to_owned() };
    letters.swap(at - 1, at);
    text.replacen(word, &letters.into_iter().collect::<String>(), 1)
}

fn quality_of(system: &str) -> Quality {
    let (formality, fluency, meaning) = match system {
        "human-a" | "human-b" => (2.3, 4.8, 5.7),
        "model-a" => (1.2, 4.1, 4.8),
        "model-b" => (0.1, 3.0, 3.2),
        _ => (-1.2, 3.8, 5.5),
    };
    Quality { formality, fluency, meaning }
}

fn by_surface(text: &str) -> Quality {
    let lower_start = text.chars().next().is_some_and(char::is_lowercase);
    let repeated = text.as_bytes().windows(3).any(|w| w[0] == w[1] && w[1] == w[2]);
    let marks = text.contains("!!") || text.contains("??") || text.contains("..");
    let unclosed = !text.trim_end().ends_with(['.', '!', '?', '"', '»']);
    let emoji = text.chars().any(|c| u32::from(c) > 0x1_F000);
    let informal = [lower_start, repeated, marks, unclosed, emoji].into_iter().filter(|sign| *sign).count();
    let formality = [1.0, -0.5, -1.5, -2.2, -2.7, -3.0][informal];
    Quality { formality, fluency: if informal > 2 { 3.4 } else { 4.2 }, meaning: 4.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_write_better_than_the_worse_model() {
        let truth = Truth::of_the_example();
        let texts = &example_texts()[0];
        let of = |system: &str| {
            let rewrite = texts.rewrites.iter().find(|r| r.system == system).expect("there is one");
            truth.quality(&rewrite.text, None).formality
        };
        assert!(of("human-a") > of("model-a") && of("model-a") > of("model-b") && of("model-b") > of("poor"));
    }

    #[test]
    fn unknown_texts_are_judged_by_their_surface() {
        let truth = Truth::of_the_example();
        assert!(
            truth.quality("lol no wayyy!!!", None).formality
                < truth.quality("This is an unknown sentence.", None).formality
        );
    }

    #[test]
    fn unknown_sources_are_rewritten_in_any_language() {
        let truth = Truth::of_the_example();
        for (tag, source) in [("en", "so what"), ("de", "na und"), ("ja", "それで？"), ("de", "na"), ("en", "")] {
            let language = tag.parse().expect("a language");
            let rewrite = truth.rewrite(source, 0, &language);
            assert!(!rewrite.trim().is_empty() && rewrite != source, "{tag}: {rewrite}");
        }
    }

    #[test]
    fn slips_change_what_they_name() {
        assert_eq!(tidied("omg that was fun"), "Omg that was fun.");
        assert_eq!(tidied("Done!"), "Done!");
        assert_eq!(misspelt("I regret the delay considerably"), "I regret the delay cnosiderably");
        assert_eq!(misspelt("It is ok"), "It is ok");
    }

    #[test]
    fn the_key_of_a_studys_own_test_is_learnt() {
        let mut truth = Truth::of_the_example();
        assert_eq!(truth.gold("mach hin"), None);
        truth.learn(TestRule::of_formality(vec![TestItem::of_formality("mach hin", -3, "")]));
        assert_eq!(truth.gold("mach hin"), Some(-3));
    }
}
