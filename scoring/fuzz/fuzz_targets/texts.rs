//! Any two texts: every metric that needs no model has a value within its bounds, and nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use scoring::{
    abbreviations,
    curation::{Curation, Duplicates, Rules},
    diff, edit_types, hints,
    measure::{Measure, NAMES, Resources, Segment, Settings},
    metric::Scratch,
    rule_based,
    tokenize::Tokenizer,
};

fuzz_target!(|pair: (&str, &str)| {
    let (a, b) = pair;
    let list = abbreviations::of("fr");
    for tokenizer in ["13a", "intl", "char", "zh", "treebank", "none"] {
        let tokenizer = Tokenizer::from_name(tokenizer).expect("a name of the crate");
        let settings = Settings { tokenizer, language: Some("en".to_owned()), ..Settings::default() };
        for (name, ..) in NAMES {
            let Ok(measure) = Measure::of(name, &settings, &Resources::default()) else { continue };
            let segment = Segment { output: a, source: Some(b), references: &[b, a] };
            let stats = measure.stats(&mut Scratch::default(), segment).expect("a source and references");
            assert!(measure.value(&stats).is_none_or(|value| value.is_finite() && value >= 0.0), "{name}");
        }
    }
    for definition in [edit_types::Definition::Paper, edit_types::Definition::Released] {
        edit_types::edit_types(a, b, &list, definition);
    }
    let mut curation = Curation::new(Rules { duplicates: Duplicates::Similar(0.8), ..Rules::default() });
    let _ = curation.admit(a);
    let _ = curation.admit(b);
    diff::diff(a, b);
    hints::hints(a, b, &list);
    rule_based::rule_based(a, &list);
});
