//! What a text is really like, as far as synthetic workers are concerned.
//!
//! The example study's texts are ours, so we know how they were written. Any other text is judged by its surface:
//! repeated punctuation, lengthened letters, missing capitals and chat abbreviations make it informal.

use std::collections::HashMap;

use engine::example::texts::example_texts;

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
}

impl Truth {
    /// What is known of the example texts.
    pub fn of_the_example() -> Self {
        let mut truth = Self { known: HashMap::new(), rewrites: HashMap::new(), poor: HashMap::new() };
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
            for item in texts.test {
                #[expect(clippy::cast_precision_loss, reason = "a point of a scale of seven")]
                truth.known.insert(item.text, Quality { formality: item.gold as f64, fluency: 4.0, meaning: 6.0 });
            }
        }
        truth
    }

    /// What a text is like; `source` is what it was made from, if it is shown.
    pub fn quality(&self, text: &str, source: Option<&str>) -> Quality {
        let mut quality = self.known.get(text).copied().unwrap_or_else(|| by_surface(text));
        if source == Some(text) {
            quality.meaning = 6.0;
        }
        quality
    }

    /// A good rewrite of a source, one of those known or one made from the source.
    pub fn rewrite(&self, source: &str, which: usize) -> String {
        match self.rewrites.get(source).filter(|known| !known.is_empty()) {
            Some(known) => known[which % known.len()].clone(),
            None => format!("One could say the following: {}", source.trim_end_matches(['!', '.', '?'])),
        }
    }

    /// A careless rewrite of a source.
    pub fn poor_rewrite(&self, source: &str) -> String {
        self.poor.get(source).cloned().unwrap_or_else(|| source.replace("!!", "!"))
    }
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
}
