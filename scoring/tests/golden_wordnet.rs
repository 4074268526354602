//! METEOR with stems and synonyms against NLTK over a tiny WordNet; `golden/make_wordnet.py` computes the values.

use std::{fs::File, io::BufReader, path::Path, sync::Arc};

use scoring::{
    meteor::{Meteor, Stemmer},
    tokenize::Tokenizer,
    wordnet::WordNet,
};
use serde_json::Value;

const TOLERANCE: f64 = 1e-9;

#[test]
fn meteor_with_synonyms_is_nltks() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/wordnet");
    let wordnet = WordNet::read(|name| Ok(BufReader::new(File::open(folder.join(name))?))).unwrap();
    let with = |wordnet| Meteor { tokenizer: Tokenizer::None, stemmer: Stemmer::of("en"), wordnet };
    let (meteor, plain) = (with(Some(Arc::new(wordnet))), with(None));
    let golden: Value = serde_json::from_str(include_str!("golden/wordnet.json")).unwrap();
    let mut n_changed = 0;
    for pair in golden["pairs"].as_array().unwrap() {
        let (hypothesis, reference) = (pair[0].as_str().unwrap(), pair[1].as_str().unwrap());
        let (value, expected) = (meteor.segment(hypothesis, &[reference]), pair[2].as_f64().unwrap());
        assert!((value - expected).abs() < TOLERANCE, "{value} is not {expected}: {hypothesis} | {reference}");
        n_changed += usize::from((plain.segment(hypothesis, &[reference]) - value).abs() > TOLERANCE);
    }
    assert!(n_changed > 50, "synonyms matter in {n_changed} pairs only");
}
