//! The examples of the fact sheets fit the schema.

use fake_provider::{examples, reference, validate};
use serde_json::json;

#[test]
fn every_example_fits_its_definition() {
    for (sheet, least) in [("PROLIFIC.md", 25), ("CONNECT.md", 6)] {
        let (Some(text), Some(_)) = (reference(sheet), reference("openapi-subset.json")) else { return };
        let examples = examples(&text);
        assert!(examples.len() >= least, "{sheet} has {} examples", examples.len());
        for (definition, example) in examples {
            assert_eq!(validate(&definition, &example), Vec::<String>::new(), "{sheet}: {definition}");
        }
    }
}

#[test]
fn what_does_not_fit_is_found() {
    if reference("openapi-subset.json").is_none() {
        return;
    }
    assert!(!validate("SubmissionTransition", &json!({"action": "REJECT", "message": "No."})).is_empty());
    let both = json!({"submission_ids": ["64395e9c2332b8a59a65d600"], "study_id": "64395e9c2332b8a59a65d51e"});
    assert!(!validate("BulkApprove", &both).is_empty());
}
