//! Examples of requests and replies, made from the schemas of the OpenAPI description.

use serde_json::{Map, Value, json};

/// The depth from which objects and lists are left empty, so that an example stays readable.
const DEEPEST: usize = 5;
/// The id in examples.
const ID: &str = "0198a5b2-7c1d-7e3f-8a4b-5c6d7e8f9a0b";
/// The instant in examples.
const INSTANT: &str = "2026-01-31T12:00:00Z";

/// The named schemas of a description.
#[derive(Clone, Copy, Debug)]
pub(super) struct Schemas<'a>(pub(super) &'a Map<String, Value>);

impl Schemas<'_> {
    /// A value that fits the schema, as indented JSON; `None` if the schema does not say what it contains.
    pub(super) fn example(self, schema: &Value) -> Option<String> {
        let value = self.value(schema, 0);
        if is_empty(&value) { None } else { serde_json::to_string_pretty(&value).ok() }
    }

    fn value(self, schema: &Value, depth: usize) -> Value {
        if depth > DEEPEST {
            return Value::Null;
        }
        if let Some(name) = schema["$ref"].as_str().and_then(|link| link.rsplit('/').next()) {
            return self.0.get(name).map_or(Value::Null, |schema| self.value(schema, depth));
        }
        for key in ["example", "const", "default"] {
            if let Some(value) = schema.get(key).filter(|value| !value.is_null()) {
                return value.clone();
            }
        }
        if let Some(first) = schema["enum"].as_array().and_then(|words| words.first()) {
            return first.clone();
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let objects = parts.iter().map(|part| self.value(part, depth));
            let fields = objects.filter_map(|object| object.as_object().cloned()).flatten();
            return Value::Object(fields.collect());
        }
        if let Some(ways) = ["oneOf", "anyOf"].iter().find_map(|key| schema[*key].as_array()) {
            let way = ways.iter().find(|way| way["type"] != "null");
            return way.map_or(Value::Null, |way| self.value(way, depth));
        }
        match kind(schema) {
            "object" => self.object(schema, depth),
            "array" => self.list(schema, depth),
            "integer" => schema.get("minimum").filter(|least| **least != json!(0)).cloned().unwrap_or(json!(1)),
            "number" => json!(0.5),
            "boolean" => json!(true),
            "string" => text(schema),
            _ if schema.get("properties").is_some() => self.object(schema, depth),
            _ => Value::Null,
        }
    }

    fn object(self, schema: &Value, depth: usize) -> Value {
        let properties = schema["properties"].as_object().into_iter().flatten();
        let mut fields: Map<String, Value> =
            properties.map(|(name, of)| (name.clone(), self.value(of, depth + 1))).collect();
        if let Some(of) = schema.get("additionalProperties").filter(|of| of.is_object()) {
            let value = self.value(of, depth + 1);
            if !value.is_null() {
                fields.insert("key".to_owned(), value);
            }
        }
        Value::Object(fields)
    }

    fn list(self, schema: &Value, depth: usize) -> Value {
        if let Some(each) = schema["prefixItems"].as_array() {
            return each.iter().map(|of| self.value(of, depth + 1)).collect();
        }
        let one = self.value(&schema["items"], depth + 1);
        if one.is_null() { json!([]) } else { json!([one]) }
    }

    /// A command that sends a request: the address with a variable of the shell for each of its parts, the token, and a body
    /// that fits its schema.
    pub(super) fn command(self, origin: &str, (method, path): (&str, &str), operation: &Value) -> String {
        let mut lines = vec![match method {
            "get" => "curl".to_owned(),
            other => format!("curl -X {}", other.to_uppercase()),
        }];
        lines.push("-H \"Authorization: Bearer $TOKEN\"".to_owned());
        let content = operation["requestBody"]["content"].as_object().and_then(|content| content.iter().next());
        match content {
            Some((kind, body)) if kind.contains("json") => {
                let example = self.example(&body["schema"]).unwrap_or_else(|| "{}".to_owned());
                lines.push(format!("-H \"Content-Type: {kind}\""));
                lines.push(format!("-d '{}'", example.replace('\'', "'\\''")));
            }
            Some((kind, _)) if kind.starts_with("multipart/") => lines.push("-F \"file=@FILE\"".to_owned()),
            Some((kind, _)) => {
                lines.push(format!("-H \"Content-Type: {kind}\""));
                lines.push("--data-binary @FILE".to_owned());
            }
            None => {}
        }
        lines.push(format!("\"{origin}{}\"", address(path, operation)));
        lines.join(" \\\n  ")
    }
}

/// The address with its placeholders as variables of the shell, and with the parameters that it cannot do without.
fn address(path: &str, operation: &Value) -> String {
    let part = |part: &str| match part.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
        Some((name, end)) => format!("{}{end}", variable(name)),
        None => part.to_owned(),
    };
    let path = path.split('/').map(part).collect::<Vec<_>>().join("/");
    let parameters = operation["parameters"].as_array().into_iter().flatten();
    let needed = parameters.filter(|one| one["in"] == "query" && one["required"] == true);
    let needed = needed.filter_map(|one| one["name"].as_str()).map(|name| format!("{name}={}", variable(name)));
    let needed: Vec<String> = needed.collect();
    if needed.is_empty() { path } else { format!("{path}?{}", needed.join("&")) }
}

fn variable(name: &str) -> String {
    format!("${}", name.trim_start_matches('*').to_uppercase())
}

/// The type of a schema; of several, the first that is a value.
fn kind(schema: &Value) -> &str {
    match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null").unwrap_or_default(),
        kind => kind.as_str().unwrap_or_default(),
    }
}

fn text(schema: &Value) -> Value {
    match schema["format"].as_str() {
        Some("uuid") => json!(ID),
        Some("date-time") => json!(INSTANT),
        Some("date") => json!(&INSTANT[..10]),
        _ => json!("text"),
    }
}

/// Whether a value says nothing.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Object(fields) => fields.is_empty(),
        Value::Array(values) => values.iter().all(is_empty),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schemas() -> Map<String, Value> {
        let tree = json!({ "type": "object", "properties": { "parts": { "type": "array", "items": { "$ref": "#/components/schemas/Tree" } } } });
        let state = json!({ "type": "string", "enum": ["draft", "live"] });
        [("Tree".to_owned(), tree), ("State".to_owned(), state)].into_iter().collect()
    }

    #[test]
    fn an_example_has_every_field_of_its_schema() {
        let all = schemas();
        let schema = json!({ "type": "object", "properties": {
            "id": { "type": "string", "format": "uuid" },
            "at": { "type": ["string", "null"], "format": "date-time" },
            "n": { "type": "integer", "minimum": 0 },
            "state": { "$ref": "#/components/schemas/State" },
            "either": { "oneOf": [{ "type": "null" }, { "type": "boolean" }] },
            "pair": { "type": "array", "prefixItems": [{ "type": "number" }, { "type": "string" }] },
            "titles": { "type": "object", "additionalProperties": { "type": "string" } },
        } });
        let example = Schemas(&all).example(&schema).expect("an example");
        let value: Value = serde_json::from_str(&example).expect("JSON");
        let expected = json!({
            "id": ID, "at": INSTANT, "n": 1, "state": "draft", "either": true, "pair": [0.5, "text"],
            "titles": { "key": "text" },
        });
        assert_eq!(value, expected);
    }

    #[test]
    fn a_schema_within_itself_ends_and_one_without_content_has_no_example() {
        let all = schemas();
        assert!(Schemas(&all).example(&json!({ "$ref": "#/components/schemas/Tree" })).is_some());
        assert_eq!(Schemas(&all).example(&json!({ "type": "array", "items": {} })), None);
        assert_eq!(Schemas(&all).example(&json!({})), None);
    }

    #[test]
    fn a_command_names_what_has_to_be_filled_in() {
        let all = schemas();
        let operation = json!({
            "parameters": [{ "in": "query", "name": "kind", "required": true }, { "in": "query", "name": "after" }],
            "requestBody": { "content": { "application/json": { "schema": {
                "type": "object", "properties": { "reason": { "type": "string", "example": "it's late" } } } } } },
        });
        let path = "/api/v1/studies/{study}/files/{name}.csv";
        let command = Schemas(&all).command("https://texts.example.org", ("post", path), &operation);
        assert!(command.starts_with("curl -X POST \\\n"), "{command}");
        assert!(
            command.ends_with("\"https://texts.example.org/api/v1/studies/$STUDY/files/$NAME.csv?kind=$KIND\""),
            "{command}"
        );
        assert!(command.contains("it'\\''s late") && command.contains("Bearer $TOKEN"), "{command}");
    }
}
