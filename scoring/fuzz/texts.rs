//! What must hold for any two texts: no panic, and every metric within its bounds. Shared by the target of `cargo fuzz`
//! and the bounded test `tests/fuzz.rs`.

use std::sync::{Arc, LazyLock};

use scoring::{
    abbreviations,
    curation::{self, Curation, Duplicates, Rules},
    diff,
    edit_types::{self, Definition},
    embeddings::{Idf, Vectors},
    hints,
    lm::{self, train},
    measure::{Measure, Resources, Segment, Settings},
    metric::Scratch,
    registry::METRICS,
    rule_based,
    style::{self, Classifier, Hashed, Unit},
    tokenize::Tokenizer,
};

/// Models of a few words, so that every metric has a value for texts of these.
static RESOURCES: LazyLock<Resources> = LazyLock::new(|| {
    let texts = ["a b c", "b c d", "d a", "é 🙂"];
    let classifier = Classifier::train(&texts, &[true, true, false, false], 1.0).expect("two styles");
    let vectors = Vectors::read("a 1 0\nb 0 1\nc 1 1\nd -1 0.5\né 0 0\n".as_bytes()).expect("vectors");
    Resources {
        model: Some(Arc::new(train(texts, 2).expect("sentences"))),
        lexicon: Some(Arc::new(["a".to_owned()].into_iter().collect())),
        naturalness: Some(Arc::new(style::Model::Words(classifier.clone()))),
        classifier: Some(Arc::new(style::Model::Words(classifier))),
        vectors: Some(Arc::new(vectors)),
        idf: Some(Arc::new(Idf::of(&texts))),
        wordnet: None,
    }
});

/// Any two texts have values of every metric within its bounds, and whatever else reads texts takes them.
pub fn texts(a: &str, b: &str) {
    let mut scratch = Scratch::default();
    for (tokenizer, language) in
        ["13a", "intl", "char", "zh", "treebank", "none"].into_iter().zip(["en", "fr", "ru", "zh", "it", "pt"])
    {
        let tokenizer = Tokenizer::from_name(tokenizer).expect("a name of the crate");
        let settings = Settings { tokenizer, language: Some(language.to_owned()), ..Settings::default() };
        for metric in METRICS.into_iter().filter(|metric| metric.neural().is_none()) {
            let measure = metric.measure(&settings, &RESOURCES).expect("its models");
            check(&measure, &mut scratch, [a, b]);
        }
    }
    for language in ["en", "fr", "it", "pt"] {
        let list = abbreviations::of(language);
        for definition in [Definition::Paper, Definition::Released] {
            edit_types::edit_types(a, b, &list, definition);
        }
        hints::hints(a, b, &list);
        rule_based::rule_based(a, &list);
    }
    let mut curation = Curation::new(Rules { duplicates: Duplicates::Similar(0.8), ..Rules::default() });
    let _ = curation.admit(a);
    let _ = curation.admit(b);
    assert!(curation::language(a).is_none_or(|(_, confidence)| (0.0..=1.0).contains(&confidence)));
    diff::diff(a, b);
    models([a, b]);
}

/// A metric of a segment is finite and within the range that the registry declares.
fn check(measure: &Measure, scratch: &mut Scratch, [a, b]: [&str; 2]) {
    let metric = measure.entry();
    let segment = Segment { output: a, source: Some(b), references: &[b, a] };
    let stats = measure.stats(scratch, segment).expect("a source and references");
    let value = measure.value(&stats);
    assert!(
        value.is_none_or(|value| value.is_finite() && metric.range.holds(value)),
        "{metric} {value:?} is not {}",
        metric.range
    );
    let again = measure.stats(&mut Scratch::default(), segment).expect("as before");
    assert_eq!(measure.value(&again), value, "{metric}: memory changes nothing");
}

/// What is learned from two texts has probabilities, and a language model comes back from its file.
fn models(texts: [&str; 2]) {
    if let Ok(model) = train(texts, 3) {
        let mut file = Vec::new();
        model.write_arpa(&mut file).expect("memory takes any");
        let read = lm::Model::read_arpa(file.as_slice()).expect("what was written");
        for text in texts {
            let (there, back) = (model.score(text).log10, read.score(text).log10);
            assert!((there - back).abs() < 1e-3 && there <= 0.0, "{there} {back}");
        }
    }
    let words = Classifier::train(&texts, &[true, false], 1.0).expect("two styles");
    let hashed = Hashed::train(&texts, &[true, false], 1.0, Unit::Characters, 8).expect("two styles");
    for model in [style::Model::Words(words), style::Model::Hashed(hashed)] {
        assert!(texts.iter().all(|text| (0.0..=1.0).contains(&model.probability(text))));
    }
}
