//! The calls of the REST interface, as its description has them, each with a body that can be read.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::{Map, Value, json};

use crate::app::{Reply, TestApp};

/// One call.
#[derive(Clone, Debug)]
pub struct Call {
    /// Method and address below `/api/v1`, as in `GET /studies/{study}`.
    pub name: String,
    /// How it is sent.
    pub method: Method,
    /// The address with its braces.
    pub path: String,
    query: String,
    body: Option<(String, String)>,
}

/// All calls of the interface.
pub async fn calls(app: &Arc<TestApp>) -> Vec<Call> {
    let document = app.program("").get("/openapi.json").await.good();
    let mut calls = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, call) in methods.as_object().expect("methods") {
            let method: Method = method.to_uppercase().parse().expect("a method");
            let short = path.strip_prefix("/api/v1").expect("one version");
            let name = format!("{method} {short}");
            let (query, body) = (query(&document, call), body(&document, &name, call));
            calls.push(Call { name, method, path: path.clone(), query, body });
        }
    }
    assert!(calls.len() > 50, "the description was read");
    calls
}

impl Call {
    /// A call that reads this.
    pub fn reading(path: &str) -> Self {
        let (name, path) = (format!("GET {path}"), path.to_owned());
        Self { name, method: Method::GET, path, query: String::new(), body: None }
    }

    /// Whether the address has this part.
    pub fn names(&self, part: &str) -> bool {
        self.path.contains(&format!("{{{part}}}"))
    }

    /// The kind of what is sent along, and one that fits.
    pub fn sent(&self) -> Option<(&str, &str)> {
        self.body.as_ref().map(|(kind, body)| (kind.as_str(), body.as_str()))
    }

    /// Whether it only reads.
    pub fn reads(&self) -> bool {
        self.method == Method::GET
    }

    /// The same call with a NUL character: once in each text of its body, in its query, and in its address.
    pub fn with_nul(&self) -> Vec<Self> {
        let join = if self.query.is_empty() { '?' } else { '&' };
        let mut calls = vec![
            Self { path: format!("{}%00", self.path), ..self.clone() },
            Self { query: format!("{}{join}note=a%00b", self.query), ..self.clone() },
        ];
        let Some((kind, body)) = &self.body else { return calls };
        match serde_json::from_str::<Value>(body) {
            Ok(value) => {
                for n in 0..texts(&mut value.clone(), usize::MAX) {
                    let mut dirty = value.clone();
                    texts(&mut dirty, n);
                    calls.push(Self { body: Some((kind.clone(), dirty.to_string())), ..self.clone() });
                }
            }
            Err(_) => calls.push(Self { body: Some((kind.clone(), format!("{body}a\0b\n"))), ..self.clone() }),
        }
        calls
    }

    /// The request, with the braces filled.
    pub fn request(&self, fill: impl Fn(&str) -> String) -> axum::http::request::Builder {
        let request = Request::builder().method(self.method.clone()).uri(fill(&format!("{}{}", self.path, self.query)));
        match &self.body {
            Some((kind, _)) => request.header(header::CONTENT_TYPE, kind),
            None => request,
        }
    }

    /// What is sent along.
    pub fn content(&self, fill: impl Fn(&str) -> String) -> Body {
        self.body.as_ref().map_or_else(Body::empty, |(_, body)| Body::from(fill(body)))
    }

    /// Sends it with a token; an empty one for none.
    pub async fn send(&self, app: &TestApp, token: &str, fill: impl Fn(&str) -> String) -> Reply {
        let mut request = self.request(&fill);
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        app.send(request.body(self.content(&fill)).expect("a request")).await
    }
}

/// Puts a NUL character at the end of the text with this number; how many texts there are.
fn texts(value: &mut Value, number: usize) -> usize {
    fn walk(value: &mut Value, number: usize, seen: &mut usize) {
        match value {
            Value::String(text) => {
                if *seen == number {
                    text.push('\0');
                }
                *seen += 1;
            }
            Value::Array(all) => all.iter_mut().for_each(|one| walk(one, number, seen)),
            Value::Object(fields) => fields.values_mut().for_each(|one| walk(one, number, seen)),
            _ => {}
        }
    }
    let mut seen = 0;
    walk(value, number, &mut seen);
    seen
}

/// The parameters that a call needs.
fn query(document: &Value, call: &Value) -> String {
    let needed = call["parameters"]
        .as_array()
        .into_iter()
        .flatten()
        .filter(|parameter| parameter["in"] == "query" && parameter["required"] == true);
    let pairs: Vec<String> = needed
        .map(|parameter| {
            let value = match parameter["name"].as_str() {
                Some("payment") => json!("1.80"),
                _ => example(document, &parameter["schema"]),
            };
            let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            format!("{}={}", parameter["name"].as_str().expect("a name"), value.replace(' ', "%20"))
        })
        .collect();
    if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
}

/// A body that fits the schema. What the description leaves open is given here.
fn body(document: &Value, name: &str, call: &Value) -> Option<(String, String)> {
    let (kind, content) = call["requestBody"]["content"].as_object()?.iter().next().expect("a kind of body");
    let body = match name {
        "PUT /studies/{study}/gates/{language}" => json!({"gate": "review", "pilot_hits": 9}),
        "PUT /studies/{study}/models/{language}" => json!({}),
        "POST /studies/{study}/adjudication" => {
            json!({"item": "{submission}", "question": "formality", "value": {"type": "number", "value": 1}})
        }
        "POST /studies/{study}/trainings" => json!({
            "kind": "neural_style", "language": "it", "name": "m", "epochs": 1, "seed": 1, "use_at_once": true,
        }),
        "POST /studies/{study}/tasks" => json!({"preset": "xformal/rewrite"}),
        "PUT /studies/{study}/tasks/{task}" => json!({
            "preset": "xformal/rewrite", "title": {"it": "Altro"}, "instructions": {}, "subject": "source",
            "questions": [{"key": "rewrite", "prompt": {}, "required": true, "kind": "text", "max_chars": 9}],
            "need": 1, "items_per_hit": 1, "lease_seconds": 60, "reward": 1, "gates": [],
        }),
        _ if kind == "text/plain" => return Some((kind.clone(), "text\nuna frase\n".to_owned())),
        _ => example(document, &content["schema"]),
    };
    Some((kind.clone(), body.to_string()))
}

/// The smallest value that fits a schema.
fn example(document: &Value, schema: &Value) -> Value {
    if let Some(at) = schema["$ref"].as_str() {
        // What the world has is named, so that a call is about it.
        return match at.rsplit('/').next().expect("a name") {
            "Language" => json!("it"),
            "Country" => json!("IT"),
            "TaskId" => json!("{task}"),
            "AssignmentId" => json!("{assignment}"),
            _ => {
                let schema = document.pointer(at.trim_start_matches('#'));
                example(document, schema.unwrap_or_else(|| panic!("{at} is referred to and not there")))
            }
        };
    }
    for several in ["oneOf", "anyOf"] {
        if let Some(first) = schema[several].as_array().and_then(|all| all.iter().find(|one| one["type"] != "null")) {
            return example(document, first);
        }
    }
    if let Some(parts) = schema["allOf"].as_array() {
        let parts = parts.iter().filter_map(|part| example(document, part).as_object().cloned());
        return Value::Object(parts.flatten().collect());
    }
    if let Some(first) = schema["enum"].as_array().and_then(|all| all.first()) {
        return first.clone();
    }
    let kind = &schema["type"];
    let kind =
        kind.as_str().or_else(|| kind.as_array()?.iter().find_map(|one| one.as_str().filter(|one| *one != "null")));
    match kind {
        Some("object") => {
            let needed = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let fields = needed.map(|name| (name.to_owned(), example(document, &schema["properties"][name])));
            Value::Object(fields.collect::<Map<_, _>>())
        }
        Some("array") => json!([]),
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(false),
        Some("string") if schema["format"] == "uuid" => json!("{submission}"),
        _ => json!("eine Angabe"),
    }
}
