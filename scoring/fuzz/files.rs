//! What must hold for any bytes as a file of a model: refused or read, never a panic. Shared by the target of `cargo fuzz`
//! and the bounded test `tests/fuzz.rs`.

use scoring::{abbreviations, embeddings::Vectors, lm, m_acc, rule_based, style, wordnet::WordNet};

/// Any bytes as a file of a model are refused or read, and what was read can be used.
pub fn file(file: &[u8]) {
    if let Ok(vectors) = Vectors::read(file) {
        assert!(vectors.n_words() > 0 && vectors.dimension() > 0);
        let finite = |value: Option<f64>| assert!(value.is_none_or(f64::is_finite), "{value:?}");
        finite(vectors.movers_distance("a b", "b c"));
        finite(vectors.extrema("a b", "b c"));
        finite(vectors.greedy("a b", "b c"));
        finite(vectors.scaled().average("a b", "b c"));
    }
    if let Ok(model) = lm::Model::read_arpa(file) {
        assert!(model.score("a b a").log10.is_finite());
        let mut written = Vec::new();
        model.write_arpa(&mut written).expect("memory takes any");
        let again = lm::Model::read_arpa(written.as_slice()).expect("what was written");
        assert_eq!(again.n_grams(), model.n_grams());
    }
    wordnet(file);
    if let Ok(model) = serde_json::from_slice::<style::Model>(file) {
        assert!((0.0..=1.0).contains(&model.probability("a b")));
    }
    if let Ok(text) = std::str::from_utf8(file) {
        if let Ok(list) = abbreviations::parse(text) {
            rule_based::rule_based("so u know", &list);
            assert_eq!(abbreviations::parse(&abbreviations::print(&list)).as_ref(), Ok(&list));
        }
        m_acc::marked(text.lines());
        for variant in [m_acc::Variant::Token, m_acc::Variant::Substring] {
            // The same phrases on both sides tell nothing.
            let label = m_acc::label(text, text, text, variant);
            assert!(matches!(label, m_acc::Label::Neutral | m_acc::Label::Other), "{label:?}");
        }
    }
}

/// The three files of a part of speech stand one after the other, with a line `---` between.
fn wordnet(file: &[u8]) {
    let Ok(text) = std::str::from_utf8(file) else { return };
    let mut parts = text.split("---\n");
    let [index, data, exceptions] = [(); 3].map(|()| parts.next().unwrap_or_default());
    let open = |name: &str| {
        Ok(match name.split('.').next() {
            Some("index") => index,
            Some("data") => data,
            _ => exceptions,
        }
        .as_bytes())
    };
    if let Ok(wordnet) = WordNet::read(open) {
        assert!(["word", "words", "éa"].iter().all(|word| wordnet.synonyms(word).contains(word)));
    }
}
