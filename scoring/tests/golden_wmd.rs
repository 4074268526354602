//! Word Mover's Distance against POT on random texts; `golden/make_wmd.py` computes the values.

use scoring::embeddings::Vectors;
use serde_json::Value;

/// Both solvers are exact; the sums are rounded differently.
const TOLERANCE: f64 = 1e-6;

#[test]
fn distances_are_pots() {
    let golden: Value = serde_json::from_str(include_str!("golden/pot.json")).unwrap();
    let vectors = Vectors::read(golden["vectors"].as_str().unwrap().as_bytes()).unwrap();
    for pair in golden["pairs"].as_array().unwrap() {
        let (a, b) = (pair[0].as_str().unwrap(), pair[1].as_str().unwrap());
        let (value, expected) = (vectors.movers_distance(a, b).unwrap(), pair[2].as_f64().unwrap());
        assert!((value - expected).abs() < TOLERANCE, "{value} is not {expected}: {a} | {b}");
        assert!(vectors.relaxed_movers_distance(a, b).unwrap() <= value + TOLERANCE);
    }
}
