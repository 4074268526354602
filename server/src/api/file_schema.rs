//! The JSON Schemas (2020-12) of the files of a study, for editors and for programs that write them. They are parts of the
//! OpenAPI document, which is made from the types.

use std::sync::OnceLock;

use serde_json::{Map, Value, json};

/// Where the OpenAPI document has its schemas, and where a JSON Schema has them.
const PLACES: [&str; 2] = ["#/components/schemas/", "#/$defs/"];

/// Of `study.toml`.
pub(super) fn study(document: &Value) -> &'static str {
    static SCHEMA: OnceLock<String> = OnceLock::new();
    SCHEMA.get_or_init(|| {
        let mut schema = of(document, "StudyEdit", "A study of Concord");
        schema["required"] = json!(["title", "languages"]);
        schema.to_string()
    })
}

/// Of the file of a task.
pub(super) fn task(document: &Value) -> &'static str {
    static SCHEMA: OnceLock<String> = OnceLock::new();
    SCHEMA.get_or_init(|| of(document, "Definition", "A task of Concord").to_string())
}

/// Of the file of a gate.
pub(super) fn gate(document: &Value) -> &'static str {
    static SCHEMA: OnceLock<String> = OnceLock::new();
    SCHEMA.get_or_init(|| of(document, "GateRule", "A qualification rule of Concord").to_string())
}

/// The schema of this name, with those it refers to.
fn of(document: &Value, name: &str, title: &str) -> Value {
    let all = &document["components"]["schemas"];
    let mut found = Map::new();
    let mut open = vec![name.to_owned()];
    while let Some(name) = open.pop() {
        if !found.contains_key(&name) {
            let (schema, names) = moved(&all[&name]);
            open.extend(names);
            found.insert(name, schema);
        }
    }
    let mut schema = found.remove(name).unwrap_or_default();
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["title"] = json!(title);
    schema["$defs"] = Value::Object(found);
    schema
}

/// A schema with its references as a JSON Schema has them, and the names it refers to.
fn moved(schema: &Value) -> (Value, Vec<String>) {
    match schema {
        Value::String(text) => match text.strip_prefix(PLACES[0]) {
            Some(name) => (json!(format!("{}{name}", PLACES[1])), vec![name.to_owned()]),
            None => (schema.clone(), Vec::new()),
        },
        Value::Array(items) => {
            let (items, names): (Vec<Value>, Vec<Vec<String>>) = items.iter().map(moved).unzip();
            (Value::Array(items), names.concat())
        }
        Value::Object(fields) => {
            let mut names = Vec::new();
            let field = |(key, value): (&String, &Value)| {
                let (value, own) = moved(value);
                names.extend(own);
                (key.clone(), value)
            };
            let fields: Map<String, Value> = fields.iter().map(field).collect();
            (Value::Object(fields), names)
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => (schema.clone(), Vec::new()),
    }
}
