//! Any bytes as a file of a model: refused or read, never a panic.
#![no_main]

use libfuzzer_sys::fuzz_target;
use scoring::{abbreviations, embeddings::Vectors, lm::Model, m_acc, wordnet::WordNet};

fuzz_target!(|file: &[u8]| {
    if let Ok(vectors) = Vectors::read(file) {
        assert!(vectors.n_words() > 0);
    }
    if let Ok(model) = Model::read_arpa(file) {
        assert!(!model.score("a b").log10.is_nan());
    }
    if let Ok(wordnet) = WordNet::read(|_| Ok(file)) {
        assert!(wordnet.synonyms("word").contains("word"));
    }
    if let Ok(text) = std::str::from_utf8(file) {
        let _ = abbreviations::parse(text);
        m_acc::label(text, text, text, m_acc::Variant::Token);
    }
});
