//! The alternative annotator test against the values that its authors print.

use std::collections::BTreeMap;

use formats::File;
use protocols::alt_test::{AltTest, Options, labels, numbers};
use protocols::files::{Annotations, annotations};

use crate::{alike, close, equal, expected, reference};

fn read(dataset: &str, file: &str) -> Option<Annotations> {
    let bytes = reference(&format!("evaluation/alt-test/{dataset}/{file}_annotations.json"))?;
    Some(annotations(File::memory("answers.json", bytes), None, None).expect("answers").value)
}

fn tested(humans: &Annotations, judges: &Annotations, judge: &str, options: &Options) -> AltTest {
    let found = match (humans.numbers(), judges.numbers()) {
        (Some(humans), Some(judges)) => numbers(&humans, &judges[judge], options),
        _ => labels(&humans.labels(), &judges.labels()[judge], options),
    };
    found.expect("a result")
}

#[test]
fn all_values_are_those_of_the_authors() {
    let Some(expected) = expected("evaluation/alt-test") else { return };
    let mut n = 0;
    for (name, dataset) in expected["datasets"].as_object().expect("an object") {
        let (Some(humans), Some(judges)) = (read(name, "human"), read(name, "llm")) else { return };
        let options = Options::new(dataset["epsilon"].as_f64().expect("a number"));
        equal(humans.0.len(), &dataset["persons"]);
        equal(humans.0.values().map(BTreeMap::len).sum(), &dataset["answers"]);
        for (judge, expected) in dataset["judges"].as_object().expect("an object") {
            let found = tested(&humans, &judges, judge, &options);
            equal(found.n_items + found.n_items_dropped, &dataset["items"]);
            equal(found.n_items_dropped, &expected["items_dropped"]);
            equal(found.annotators.len(), &expected["persons"]);
            equal(found.n_won, &expected["won"]);
            close(found.omega, &expected["omega"], 0.0);
            close(found.rho, &expected["rho"], 1e-12);
            assert_eq!(Some(found.passed), expected["passed"].as_bool());
            for person in expected["by_person"].as_array().expect("a list") {
                let own = found.annotators.iter().find(|own| own.annotator == person["person"]).expect("a person");
                equal(own.n, &person["n"]);
                close(own.advantage_judge, &person["advantage_judge"], 1e-12);
                close(own.advantage_annotator, &person["advantage_person"], 1e-12);
                alike(own.p, &person["p"], 1e-9, 1e-300);
                assert_eq!(Some(own.won), person["won"].as_bool());
                n += 1;
            }
        }
    }
    assert_eq!(n, 6 * (8 + 13 + 4));
}
