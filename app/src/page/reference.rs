//! `/api`: readable documentation of the REST interface, generated from its OpenAPI description.

use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;

use super::Frame;
use crate::part::{Head, spoken};

/// The OpenAPI document, provided by the server through the context.
#[derive(Clone, Debug)]
pub struct Reference(pub Arc<Value>);

/// Every address with its methods, fields and answers.
#[component]
pub fn Api() -> impl IntoView {
    let say = spoken();
    let document = use_context::<Reference>().map(|reference| reference.0).unwrap_or_default();
    let paths = document["paths"].as_object().cloned().unwrap_or_default();
    let schemas = document["components"]["schemas"].as_object().cloned().unwrap_or_default();
    let operations = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().cloned().unwrap_or_default();
        methods
            .into_iter()
            .map(|(method, operation)| operation_view(path, &method, &operation).into_any())
            .collect::<Vec<_>>()
    });
    let operations: Vec<AnyView> = operations.collect();
    let types: Vec<AnyView> = schemas.iter().map(|(name, schema)| schema_view(name, schema).into_any()).collect();
    view! {
        <Frame>
            <Head title=say.guide_api_title() />
            <p>{say.guide_api_send()} " " <code dir="ltr">"Authorization: Bearer concord_…"</code></p>
            <p>{say.guide_api_create()} " " <code dir="ltr">"POST /api/v1/tokens"</code></p>
            <p>{say.guide_api_errors("application/problem+json")}</p>
            <p class="row">
                <a href="/account">{say.guide_api_account()}</a>
                <a href="/api/v1/openapi.json" rel="external">
                    {say.guide_api_description()}
                </a>
            </p>
            <div class="stack" lang="en" dir="ltr">
                {operations}
            </div>
            <h2>{say.guide_api_types()}</h2>
            <div class="stack" lang="en" dir="ltr">
                {types}
            </div>
        </Frame>
    }
}

fn operation_view(path: &str, method: &str, operation: &Value) -> impl IntoView + use<> {
    let summary = text(&operation["summary"]);
    let more = text(&operation["description"]);
    let body = schema_name(&operation["requestBody"]["content"]["application/json"]["schema"]);
    let answers = operation["responses"].as_object().cloned().unwrap_or_default();
    let answers = answers.into_iter().map(|(status, answer)| {
        let shape = schema_name(&answer["content"]["application/json"]["schema"]);
        view! {
            <li>
                <code>{status}</code>
                " "
                {shape}
                " "
                {text(&answer["description"])}
            </li>
        }
    });
    view! {
        <section class="operation">
            <h2>
                <code>{method.to_uppercase()} " " {path.to_owned()}</code>
            </h2>
            <p>{summary}</p>
            {(!more.is_empty()).then(|| view! { <p>{more}</p> })}
            {body.map(|body| view! { <p>"Request body: " {body}</p> })}
            <ul>{answers.collect_view()}</ul>
        </section>
    }
}

fn schema_view(name: &str, schema: &Value) -> impl IntoView + use<> {
    let fields = schema["properties"].as_object().cloned().unwrap_or_default();
    let words: Vec<&str> = schema["enum"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let words = words.join(", ");
    let fields = fields.into_iter().map(|(field, of)| {
        view! {
            <dt>
                <code>{field}</code>
                " "
                {schema_name(&of)}
            </dt>
            <dd>{text(&of["description"])}</dd>
        }
    });
    view! {
        <section class="schema" id=name.to_owned()>
            <h3>{name.to_owned()}</h3>
            <p>{text(&schema["description"])}</p>
            {(!words.is_empty()).then(|| view! { <p>"One of: " {words}</p> })}
            <dl>{fields.collect_view()}</dl>
        </section>
    }
}

/// The name of a schema, with a link to it if it is a named schema.
fn schema_name(schema: &Value) -> Option<AnyView> {
    if let Some(name) = schema["$ref"].as_str().and_then(|link| link.rsplit('/').next()) {
        return Some(view! { <a href=format!("#{name}")>{name.to_owned()}</a> }.into_any());
    }
    if let Some(of) = schema.get("items") {
        return Some(view! { "list of " {schema_name(of)} }.into_any());
    }
    if let Some(some) = ["oneOf", "anyOf"].iter().find_map(|key| schema[key].as_array()) {
        return some.iter().find_map(schema_name);
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        kind => text(kind),
    };
    (!kind.is_empty()).then(|| view! { <span>{kind}</span> }.into_any())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
