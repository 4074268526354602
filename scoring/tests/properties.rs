//! What holds of every metric by its name, for any texts.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::sync::Arc;

use proptest::prelude::*;
use scoring::{
    embeddings::{Idf, Vectors},
    lm::{self, train},
    measure::{Against, Measure, Resources, Segment, Settings, Stats},
    metric::Scratch,
    registry::METRICS,
    style::{Classifier, Model},
    wordnet::WordNet,
};

/// Models of a few words, so that every metric has a value.
fn resources() -> Resources {
    let texts = ["a b c", "b c d", "d a", "é 🙂"];
    let classifier = Classifier::train(&texts, &[true, true, false, false], 1.0).unwrap();
    Resources {
        model: Some(Arc::new(train(texts, 2).unwrap())),
        lexicon: Some(Arc::new(["b".to_owned()].into_iter().collect())),
        naturalness: Some(Arc::new(Model::Words(classifier.clone()))),
        classifier: Some(Arc::new(Model::Words(classifier))),
        vectors: Some(Arc::new(Vectors::read(b"a 1 0\nb 0 1\nc 1 1\nd -1 0.5\n").unwrap())),
        idf: Some(Arc::new(Idf::of(&texts))),
        wordnet: None,
    }
}

fn measures() -> Vec<(&'static str, Measure)> {
    let (resources, settings) = (resources(), Settings { language: Some("fr".to_owned()), ..Settings::default() });
    let of_texts = METRICS.into_iter().filter(|metric| metric.neural().is_none());
    of_texts.map(|metric| (metric.command_name, metric.measure(&settings, &resources).unwrap())).collect()
}

fn stats(measure: &Measure, [output, source, reference]: &[String; 3]) -> Stats {
    let segment = Segment { output, source: Some(source), references: &[reference, source] };
    measure.stats(&mut Scratch::default(), segment).unwrap()
}

fn sum<'a>(stats: impl IntoIterator<Item = &'a Stats>) -> Stats {
    let mut sum = Stats::default();
    stats.into_iter().for_each(|stats| sum += stats);
    sum
}

fn near(a: Option<f64>, b: Option<f64>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => (a - b).abs() <= 1e-9 * a.abs().max(1.0),
        (a, b) => a == b,
    }
}

#[test]
fn a_text_against_itself_has_the_best_score() {
    let text = "a b c d a b".to_owned();
    for (name, measure) in measures() {
        let value = measure.value(&stats(&measure, &[text.clone(), text.clone(), text.clone()])).unwrap();
        let best = match name {
            "bleu" | "self-bleu" | "diversity" | "chrf" | "chrf++" => 100.0,
            "rouge-l" | "sim" | "average" | "greedy" | "extrema" => 1.0,
            "ter" | "led" | "wmd" | "wmd-masked" | "intensity" => 0.0,
            name if name.contains("levenshtein") => 0.0,
            _ => continue,
        };
        assert!((value - best).abs() < 1e-9, "{name}: {value}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_order_of_segments_does_not_matter(
        segments in prop::collection::vec(prop::array::uniform3("[a-dé ]{0,12}"), 1..6),
        seed: u64,
    ) {
        let mut shuffled: Vec<usize> = (0..segments.len()).collect();
        shuffled.sort_by_key(|at| (*at as u64 + 1).wrapping_mul(seed | 1));
        for (name, measure) in measures() {
            let of_segment: Vec<Stats> = segments.iter().map(|segment| stats(&measure, segment)).collect();
            let there = measure.value(&sum(&of_segment));
            let back = measure.value(&sum(shuffled.iter().map(|at| &of_segment[*at])));
            prop_assert!(near(there, back), "{}: {:?} is not {:?}", name, there, back);
        }
    }

    #[test]
    fn any_unicode_has_a_finite_value_or_none(texts in prop::array::uniform3("\\PC{0,25}|[ -~\u{300}-\u{36f}א-ת🙂👩\u{200d}]{0,25}")) {
        for (name, measure) in measures() {
            let value = measure.value(&stats(&measure, &texts));
            prop_assert!(value.is_none_or(f64::is_finite), "{}: {:?}", name, value);
        }
    }

    #[test]
    fn any_file_is_read_or_refused(file in "([0-9]{1,6} [0-9]{1,19}\n)?([a-c. 0-9-]{0,9}[ \n\t]?){0,9}", cut in 0_usize..40) {
        let bytes: Vec<u8> = file.bytes().map(|byte| if usize::from(byte) % 41 == cut { 0xf0 } else { byte }).collect();
        for file in [file.as_bytes(), &bytes] {
            if let Ok(vectors) = Vectors::read(file) {
                prop_assert!(vectors.dimension() > 0);
            }
            if let Ok(wordnet) = WordNet::read(|_| Ok(file)) {
                prop_assert!(wordnet.synonyms("a").contains("a"));
            }
            prop_assert!(lm::Model::read_arpa(file).is_err());
        }
    }

    #[test]
    fn distances_are_symmetric(a in "[a-dé🙂 ]{0,15}", b in "[a-dé🙂 ]{0,15}") {
        let symmetric = ["led", "levenshtein", "levenshtein-norm", "token-levenshtein", "token-levenshtein-norm", "wmd", "average", "greedy", "extrema", "sim"];
        for (name, measure) in measures().into_iter().filter(|(name, _)| symmetric.contains(name)) {
            let of = |a: &String, b: &String| measure.value(&stats(&measure, &[a.clone(), b.clone(), String::new()]));
            prop_assert!(near(of(&a, &b), of(&b, &a)), "{}", name);
        }
    }
}

#[test]
fn a_measure_says_what_it_is_held_against() {
    for (name, measure) in measures() {
        let lacking = Segment { output: "a b", source: None, references: &[] };
        let refused = measure.stats(&mut Scratch::default(), lacking).is_err();
        assert_eq!(refused, measure.entry().against != Against::Itself, "{name}");
    }
}
