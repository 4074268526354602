//! The description of the interface, for programs and for people.

use serde_json::{Value, json};
use shared::Role;

use crate::app::on_both_engines;

on_both_engines!(the_interface_describes_itself, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    assert!(document["openapi"].as_str().expect("a version").starts_with("3.1"));
    assert!(document["paths"]["/api/v1/tokens"]["post"].is_object());
    let page = app.browser().get("/api").await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("/api/v1/join/{code}"));
});

on_both_engines!(whatever_the_description_refers_to_is_in_it, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    let mut absent: Vec<String> =
        references(&document).into_iter().filter(|at| document.pointer(at.trim_start_matches('#')).is_none()).collect();
    absent.sort();
    absent.dedup();
    assert_eq!(absent, Vec::<String>::new());
});

on_both_engines!(closed_vocabularies_are_described_by_the_words_that_are_sent, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    let described = |name: &str| document["components"]["schemas"][name]["enum"].clone();
    let words = |all: &[Role]| all.iter().map(|role| json!(role.as_str())).collect::<Vec<_>>();
    assert_eq!(described("Role"), json!(words(Role::ALL)));
    assert_eq!(described("ReviewVerdict"), json!(["accept", "exclude"]));
});

/// All references in a document.
fn references(value: &Value) -> Vec<String> {
    match value {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str).map(str::to_owned);
            own.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(values) => values.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

on_both_engines!(the_form_of_a_task_is_published, async |app| {
    let reply = app.program("").get("/task.schema.json").await;
    assert_eq!(reply.header("content-type"), "application/schema+json");
    assert_eq!(reply.good()["title"], "A task of Concord");
});
