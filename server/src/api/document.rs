//! Completes the OpenAPI document that utoipa makes of the handlers, so that validators accept it and generators of
//! clients understand it.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// The document with unique operation ids, a description of each response, the problem that any operation may answer
/// with, and lists of fixed length in the form that generators read.
pub(super) fn complete(mut document: Value) -> Value {
    for (path, operations) in fields(&mut document, "paths") {
        for operation in operations.as_object_mut().into_iter().flat_map(Map::values_mut) {
            if let Some(id) = operation.get("operationId").and_then(Value::as_str) {
                operation["operationId"] = json!(operation_id(id, path));
            }
            respond(operation);
        }
    }
    open_lists(&mut document);
    let schemas = document["components"]["schemas"].clone();
    merge_objects(&mut document, &schemas);
    document
}

/// The name of the handler and the words of the address: `list` of `/api/v1/studies/{study}/tasks` is `list_tasks`.
fn operation_id(handler: &str, path: &str) -> String {
    let words = path.split('/').filter(|word| !word.is_empty() && !word.starts_with('{'));
    let mut words: Vec<String> = words.skip(2).map(|word| word.replace(['-', '.'], "_")).collect();
    // What belongs to a study is named by what it is.
    if words.len() > 1 && words[0] == "studies" {
        words.remove(0);
    }
    std::iter::once(handler.to_owned()).chain(words).collect::<Vec<_>>().join("_")
}

/// Describes each response by its status, and adds the problem.
fn respond(operation: &mut Value) {
    for (status, response) in fields(operation, "responses") {
        let code = status.parse::<u16>().ok().and_then(|status| StatusCode::from_u16(status).ok());
        let reason = code.and_then(|code| code.canonical_reason()).unwrap_or("A response");
        if response.get("description").is_none() {
            response["description"] = json!(reason);
        }
    }
    if let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) {
        let schema = json!({ "$ref": "#/components/schemas/Problem" });
        let problem = json!({
            "description": "A refusal: what happened, and what to do.",
            "content": { "application/problem+json": { "schema": schema } },
        });
        responses.entry("default").or_insert(problem);
    }
}

/// A list of fixed length says that nothing follows by `items: false`, which generators of clients do not read.
fn open_lists(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if fields.contains_key("prefixItems") && fields.get("items") == Some(&Value::Bool(false)) {
                fields.remove("items");
                let n = fields["prefixItems"].as_array().map_or(0, Vec::len);
                fields.insert("maxItems".to_owned(), json!(n));
            }
            fields.values_mut().for_each(open_lists);
        }
        Value::Array(values) => values.iter_mut().for_each(open_lists),
        _ => {}
    }
}

/// Writes an object that consists of several (`allOf`, as flattened fields are described) as one with the fields of all.
fn merge_objects(value: &mut Value, schemas: &Value) {
    if let Some(merged) = value.get("allOf").and_then(Value::as_array).and_then(|parts| merged(parts, schemas)) {
        let description = value.get("description").cloned();
        *value = merged;
        if let Some(description) = description {
            value["description"] = description;
        }
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(|field| merge_objects(field, schemas)),
        Value::Array(values) => values.iter_mut().for_each(|value| merge_objects(value, schemas)),
        _ => {}
    }
}

/// One object of several, or a choice of such objects where one of them is a choice; `None` if one of them is anything
/// else than an object with named fields.
fn merged(parts: &[Value], schemas: &Value) -> Option<Value> {
    let parts: Vec<&Value> = parts.iter().map(|part| resolved(part, schemas)).collect::<Option<_>>()?;
    if let Some(place) = parts.iter().position(|part| part.get("oneOf").is_some()) {
        let with = |variant: &Value| {
            let mut objects: Vec<Value> = parts.iter().copied().cloned().collect();
            objects[place] = variant.clone();
            merged(&objects, schemas)
        };
        let variants: Vec<Value> = parts[place]["oneOf"].as_array()?.iter().map(with).collect::<Option<_>>()?;
        return Some(json!({ "oneOf": variants }));
    }
    let (mut properties, mut required) = (Map::new(), Vec::new());
    for part in parts {
        let known = ["type", "description", "properties", "required"];
        if !part.as_object()?.keys().all(|key| known.contains(&key.as_str())) {
            return None;
        }
        properties.extend(part.get("properties")?.as_object()?.clone());
        required.extend(part.get("required").and_then(Value::as_array).cloned().unwrap_or_default());
    }
    Some(json!({ "type": "object", "properties": properties, "required": required }))
}

/// A schema, or the one that it refers to.
fn resolved<'a>(part: &'a Value, schemas: &'a Value) -> Option<&'a Value> {
    match part.get("$ref").and_then(Value::as_str) {
        Some(reference) => schemas.get(reference.rsplit_once('/')?.1),
        None => Some(part),
    }
}

/// The fields of an object in an object.
fn fields<'a>(value: &'a mut Value, name: &str) -> impl Iterator<Item = (&'a String, &'a mut Value)> {
    value.get_mut(name).and_then(Value::as_object_mut).into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_is_named_by_its_handler_and_address() {
        assert_eq!(operation_id("list", "/api/v1/studies"), "list_studies");
        assert_eq!(operation_id("list", "/api/v1/studies/{study}/join-links"), "list_join_links");
        assert_eq!(operation_id("add", "/api/v1/studies/{study}/tasks/{task}/known"), "add_tasks_known");
    }

    #[test]
    fn an_object_of_several_is_one_with_all_their_fields() {
        let a = json!({ "type": "object", "properties": { "a": {} }, "required": ["a"] });
        let choice = json!({ "oneOf": [{ "$ref": "#/components/schemas/A" }] });
        let schemas = json!({ "A": a, "Choice": choice, "Text": { "type": "string" } });
        let own = json!({ "type": "object", "properties": { "b": {} } });
        let mut schema = json!({ "description": "both", "allOf": [{ "$ref": "#/components/schemas/A" }, own.clone()] });
        merge_objects(&mut schema, &schemas);
        let both =
            json!({ "type": "object", "description": "both", "properties": { "a": {}, "b": {} }, "required": ["a"] });
        assert_eq!(schema, both);
        let mut choice = json!({ "allOf": [{ "$ref": "#/components/schemas/Choice" }, own] });
        merge_objects(&mut choice, &schemas);
        let one = json!({ "type": "object", "properties": { "a": {}, "b": {} }, "required": ["a"] });
        assert_eq!(choice, json!({ "oneOf": [one] }));
        let text = json!({ "allOf": [{ "$ref": "#/components/schemas/Text" }] });
        let mut kept = text.clone();
        merge_objects(&mut kept, &schemas);
        assert_eq!(kept, text);
    }

    #[test]
    fn a_list_of_fixed_length_keeps_its_length() {
        let mut schema = json!({ "prefixItems": [{ "type": "string" }, { "type": "number" }], "items": false });
        open_lists(&mut schema);
        assert_eq!(schema, json!({ "prefixItems": [{ "type": "string" }, { "type": "number" }], "maxItems": 2 }));
    }
}
