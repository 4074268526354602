//! Conventions that more than one place follows: the probability of exactly one half, and METEOR's language.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::sync::Arc;

use scoring::{
    measure::{Measure, Resources, Segment, Settings},
    metric::Scratch,
    style::{Model, has_style},
};

/// The value of a metric for one output.
fn value(name: &str, language: Option<&str>, resources: &Resources, output: &str, reference: &str) -> (f64, String) {
    let settings = Settings { language: language.map(str::to_owned), ..Settings::default() };
    let measure = Measure::of(name, &settings, resources).unwrap();
    let references = [reference];
    let segment = Segment { output, source: None, references: &references };
    let stats = measure.stats(&mut Scratch::default(), segment).unwrap();
    (measure.value(&stats).unwrap(), measure.signature(1))
}

#[test]
fn a_probability_of_one_half_has_the_style_everywhere() {
    // A model that knows no word gives every text one half.
    let model: Model = serde_json::from_str(r#"{"words":{"intercept":0.0,"words":{}}}"#).unwrap();
    assert_eq!(model.probability("any text").to_bits(), 0.5_f64.to_bits());
    assert!(has_style(0.5) && !has_style(0.5_f64.next_down()));
    let resources = Resources { classifier: Some(Arc::new(model)), ..Resources::default() };
    assert_eq!(value("accuracy", None, &resources, "any text", "").0.to_bits(), 1.0_f64.to_bits());
}

#[test]
fn meteor_has_the_stems_of_the_language_named_and_none_by_default() {
    let of = |language| value("meteor", language, &Resources::default(), "les nations dansent", "la nation danse");
    let (french, signature) = of(Some("fr"));
    // One of three words by its stem: P = R = ⅓, one stretch of one match.
    assert!((french - 1.0 / 6.0).abs() < 1e-12 && signature.contains("stem:fr"), "{french} {signature}");
    for language in [None, Some("zh")] {
        let (plain, signature) = of(language);
        assert!(plain.abs() < f64::EPSILON && signature.contains("stem:no"), "{plain} {signature}");
    }
}
