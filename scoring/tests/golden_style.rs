//! The style classifier against scikit-learn on the example study's English texts; `golden/make_style.py` computes the values.

use scoring::style::Classifier;
use serde_json::Value;

/// What two solvers at convergence differ by.
const TOLERANCE: f64 = 1e-4;

#[test]
fn weights_are_scikit_learns() {
    let golden: Value = serde_json::from_str(include_str!("golden/sklearn.json")).unwrap();
    let texts: Vec<&str> = golden["texts"].as_array().unwrap().iter().map(|t| t.as_str().unwrap()).collect();
    let labels: Vec<bool> = golden["labels"].as_array().unwrap().iter().map(|l| l.as_bool().unwrap()).collect();
    for model in golden["models"].as_array().unwrap() {
        let classifier = Classifier::train(&texts, &labels, model["c"].as_f64().unwrap()).unwrap();
        let near = |value: f64, expected: &Value| {
            let expected = expected.as_f64().unwrap();
            assert!((value - expected).abs() < TOLERANCE, "{value} is not {expected}");
        };
        near(classifier.intercept(), &model["intercept"]);
        for (word, weight) in model["weights"].as_object().unwrap() {
            near(classifier.weight(word).unwrap(), weight);
        }
    }
}
