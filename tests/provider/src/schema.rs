//! The published schema, from the reference folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::{Value, json};

/// The schema; `None` if the reference folder is not there, which is noted once.
static SCHEMA: LazyLock<Option<Value>> = LazyLock::new(|| {
    let text = reference("openapi-subset.json")?;
    Some(serde_json::from_str(&text).expect("the schema is JSON"))
});

/// Validators by the name of their definition; each is made once.
static VALIDATORS: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());

/// A file of the reference folder of providers; `None`, with a note, if it is not there.
pub fn reference(name: &str) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/reference/providers");
    let text = fs::read_to_string(folder.join(name)).ok();
    if text.is_none() {
        testing::skipped("the reference folder ../shared/reference/providers is absent");
    }
    text
}

/// The examples of a fact sheet: the name of a definition, and the JSON.
pub fn examples(sheet: &str) -> Vec<(String, Value)> {
    let blocks = sheet.split("```json ").skip(1);
    let block = |block: &str| {
        let (name, rest) = block.split_once('\n').expect("a name");
        let (text, _) = rest.split_once("```").expect("an end");
        (name.trim().to_owned(), serde_json::from_str(text).expect("an example is JSON"))
    };
    blocks.map(block).collect()
}

/// Compares a value with a definition; what is wrong with it. Without the schema nothing is.
pub fn validate(definition: &str, value: &Value) -> Vec<String> {
    let Some(schema) = SCHEMA.as_ref() else { return Vec::new() };
    let mut validators = VALIDATORS.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = validators.entry(definition.to_owned()).or_insert_with(|| {
        let schema = json!({"$ref": format!("#/$defs/{definition}"), "$defs": schema["$defs"]});
        Arc::new(jsonschema::validator_for(&schema).expect("the schema is sound"))
    });
    let validator = Arc::clone(validator);
    drop(validators);
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// Compares the body of a request to an operation.
pub fn validate_request(operation: &str, body: &[u8]) -> Vec<String> {
    let Some(known) = operation_of(operation) else { return Vec::new() };
    match known["request"]["$ref"].as_str() {
        Some(reference) => validate_bytes(reference, body),
        None if body.is_empty() => Vec::new(),
        None => vec!["a body where none belongs".to_owned()],
    }
}

/// Compares the answer of an operation.
pub fn validate_answer(operation: &str, status: u16, body: &[u8]) -> Vec<String> {
    let Some(known) = operation_of(operation) else { return Vec::new() };
    let expected = if status < 400 { &known["responses"][status.to_string()] } else { &known["errors"] };
    match expected["$ref"].as_str() {
        Some(reference) => validate_bytes(reference, body),
        None => Vec::new(),
    }
}

/// The entry of an operation; `None` for those that the subset leaves out.
fn operation_of(operation: &str) -> Option<&'static Value> {
    SCHEMA.as_ref()?["operations"].get(operation)
}

fn validate_bytes(reference: &str, body: &[u8]) -> Vec<String> {
    let definition = reference.rsplit('/').next().unwrap_or_default();
    match serde_json::from_slice(body) {
        Ok(value) => validate(definition, &value),
        Err(error) => vec![error.to_string()],
    }
}
