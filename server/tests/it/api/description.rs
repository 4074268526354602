//! The description of the interface, for programs and for people.

use std::sync::Arc;

use serde_json::{Value, json};
use server::Settings;
use shared::{KindName, Locale, Role};

use crate::app::{TestApp, on_both_engines};

on_both_engines!(the_interface_describes_itself, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    assert!(document["openapi"].as_str().expect("a version").starts_with("3.1"));
    assert!(document["paths"]["/api/v1/tokens"]["post"].is_object());
    let page = app.browser().get("/api").await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("/api/v1/join/{code}"));
});

on_both_engines!(the_page_lists_groups_and_folds_every_call_with_an_example, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    let page = app.browser().get("/api").await.text().replace("&quot;", "\"");
    let paths = document["paths"].as_object().expect("paths").values();
    let operations: Vec<&Value> = paths.flat_map(|methods| methods.as_object().expect("methods").values()).collect();
    assert_eq!(page.matches("class=\"operation\"").count(), operations.len());
    assert_eq!(page.matches("curl").count(), operations.len(), "each call has an example of a request");
    assert!(!page.contains("<details open"), "all are folded");
    for operation in operations {
        let (id, group) = (operation["operationId"].as_str().expect("an id"), &operation["tags"][0]);
        let group = group.as_str().unwrap_or_else(|| panic!("{id} is in no group"));
        assert!(page.contains(&format!("id=\"{id}\"")), "{id}");
        assert!(page.contains(&format!("href=\"#group-{group}\"")), "the contents lead to {group}");
        assert!(page.contains(&format!("id=\"group-{group}\"")), "{group}");
        assert!(!page.contains(&format!("#group-{group}\">{group}<")), "{group} has no name in words");
    }
    let pay = page.split("href=\"#group-pay\">").nth(1).expect("a link");
    assert!(pay.starts_with(Locale::En.nav_payments()), "groups have names in words");
    assert!(page.contains("/api/v1/studies/$STUDY/approvals\""), "the address of the study's own");
    assert!(page.contains("\"changed\": 1"), "a reply made from its schema: {page}");
});

on_both_engines!(whatever_the_description_refers_to_is_in_it, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    let mut absent: Vec<String> =
        references(&document).into_iter().filter(|at| document.pointer(at.trim_start_matches('#')).is_none()).collect();
    absent.sort();
    absent.dedup();
    assert_eq!(absent, Vec::<String>::new());
});

on_both_engines!(a_client_can_be_generated_from_the_description, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    let mut ids = Vec::new();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let place = format!("{method} {path}");
            ids.push(operation["operationId"].as_str().unwrap_or_else(|| panic!("{place} has no id")));
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let in_path = parameters.filter(|parameter| parameter["in"] == "path");
            let mut named: Vec<String> =
                in_path.map(|one| format!("{{{}}}", one["name"].as_str().unwrap_or(""))).collect();
            let mut wanted: Vec<&str> = path.split('/').filter(|word| word.starts_with('{')).collect();
            named.sort();
            wanted.sort_unstable();
            assert_eq!(named, wanted, "{place}");
            for (status, response) in operation["responses"].as_object().expect("responses") {
                assert!(response["description"].as_str().is_some_and(|text| !text.is_empty()), "{place}: {status}");
            }
            assert!(operation["responses"]["default"]["content"]["application/problem+json"].is_object(), "{place}");
        }
    }
    let n = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), n, "two operations have one id");
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

on_both_engines!(the_form_of_files_is_published, async |app| {
    let published = async |name: &str| {
        let reply = app.program("").get(&format!("/{name}.schema.json")).await;
        assert_eq!(reply.header("content-type"), "application/schema+json");
        let schema = reply.good();
        let mut absent = references(&schema);
        absent.retain(|at| schema.pointer(at.trim_start_matches('#')).is_none());
        assert_eq!(absent, Vec::<String>::new(), "{name}");
        schema
    };
    let study = published("study").await;
    assert_eq!((&study["title"], &study["required"]), (&json!("A study of Concord"), &json!(["title", "languages"])));
    assert!(study["$defs"]["Settings"]["properties"]["consent"].is_object(), "{study}");
    let gate = published("gate").await;
    assert_eq!(gate["title"], "A qualification rule of Concord");
    assert!(gate["oneOf"].as_array().is_some_and(|rules| rules.len() == 3), "{gate}");
    let schema = published("task").await;
    assert_eq!(schema["title"], "A task of Concord");
    // Each kind of question has its fields, and no others.
    for kind in KindName::ALL {
        let own = schema["$defs"].as_object().expect("schemas").values().find(|one| {
            one["properties"]["kind"]["enum"] == json!([kind.as_str()]) && one["properties"]["prompt"].is_object()
        });
        assert_eq!(own.expect("a schema for each kind")["additionalProperties"], false, "{kind}");
    }
});

/// The places in a schema that say nothing of what a value is.
fn empty(schema: &Value, at: &str) -> Vec<String> {
    let Value::Object(fields) = schema else { return Vec::new() };
    let says = ["$ref", "oneOf", "anyOf", "allOf", "enum", "properties", "additionalProperties", "items", "const"];
    let kind = fields.get("type").map(ToString::to_string).unwrap_or_default();
    let is_open = kind.contains("object") || kind.contains("array") || kind.is_empty();
    let own = (is_open && !says.iter().any(|word| fields.contains_key(*word))).then(|| at.to_owned());
    let parts = fields.get("properties").and_then(Value::as_object).into_iter().flatten();
    let parts = parts.map(|(name, part)| (part.clone(), format!("{at}.{name}")));
    let lists = ["oneOf", "anyOf", "allOf", "prefixItems"].iter().filter_map(|word| fields.get(*word)?.as_array());
    let lists = lists.flatten().enumerate().map(|(index, part)| (part.clone(), format!("{at}[{index}]")));
    let others = ["items", "additionalProperties"].iter().filter_map(|word| fields.get(*word));
    let others = others.map(|part| (part.clone(), format!("{at}[]")));
    own.into_iter().chain(parts.chain(lists).chain(others).flat_map(|(part, at)| empty(&part, &at))).collect()
}

on_both_engines!(no_schema_of_an_answer_or_a_definition_is_empty, async |app| {
    let document = app.program("").get("/openapi.json").await.good();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let sent = ["NewAnswer", "Definition", "Shown", "Dispute", "TaskVersion", "AgreementReport"];
    let decided = ["StoredRule", "Pilot", "Disagreement", "Misspelt"];
    for root in sent.into_iter().chain(decided) {
        let (mut open, mut seen) = (vec![root.to_owned()], Vec::new());
        while let Some(name) = open.pop() {
            let schema = schemas.get(&name).unwrap_or_else(|| panic!("no schema of {name}"));
            assert_eq!(empty(schema, &name), Vec::<String>::new());
            let more = references(schema).into_iter().filter_map(|at| Some(at.rsplit_once('/')?.1.to_owned()));
            seen.push(name);
            open.extend(more.filter(|name| !seen.contains(name)).collect::<Vec<_>>());
        }
        assert!(!seen.is_empty());
    }
    assert_eq!(schemas["Value"]["oneOf"].as_array().map(Vec::len), Some(7), "{}", schemas["Value"]);
    assert_eq!(empty(&json!({ "properties": { "a": {}, "b": { "type": "object" } } }), "x"), ["x.a", "x.b"]);
    let sent = &document["paths"]["/api/v1/studies/{study}/tasks/{task}"]["put"]["requestBody"]["content"];
    assert_eq!(sent["application/json"]["schema"]["$ref"], "#/components/schemas/Definition");
});

const CALLS: &str = "<!-- calls -->\n";
const END: &str = "<!-- end -->";

/// The list of calls in the documentation is that of the description. `UPDATE_DOCS=1` writes it there.
#[tokio::test]
async fn the_page_of_the_interface_lists_its_calls() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/rest.md");
    let page = std::fs::read_to_string(&path).expect("the page");
    let (before, rest) = page.split_once(CALLS).expect("where the calls begin");
    let (listed, after) = rest.split_once(END).expect("where they end");
    TestApp::on_sqlite(Settings::default(), async |app: Arc<TestApp>| {
        let document = app.program("").get("/openapi.json").await.good();
        let calls = calls(&document);
        if std::env::var_os("UPDATE_DOCS").is_some() {
            std::fs::write(&path, format!("{before}{CALLS}{calls}{END}{after}")).expect("the page is written");
        } else {
            assert_eq!(
                listed, calls,
                "docs/rest.md is out of date: UPDATE_DOCS=1 cargo test -p server lists_its_calls"
            );
        }
    })
    .await;
}

/// A table for each group, in the order of the description.
fn calls(document: &Value) -> String {
    let mut groups: Vec<(&str, String)> = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let group = operation["tags"][0].as_str().expect("a group");
            let summary = operation["summary"].as_str().or(operation["description"].as_str()).expect("a description");
            let summary = summary.lines().next().unwrap_or_default().replace('|', "\\|");
            let line = format!("| `{} {path}` | {summary} |\n", method.to_uppercase());
            match groups.iter_mut().find(|(name, _)| *name == group) {
                Some((_, lines)) => lines.push_str(&line),
                None => groups.push((group, line)),
            }
        }
    }
    let tables =
        groups.iter().map(|(name, lines)| format!("\n### Calls: {name}\n\n| call | effect |\n|---|---|\n{lines}"));
    tables.collect::<String>() + "\n"
}
