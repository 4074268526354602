//! `/api`: readable documentation of the REST interface, generated from its OpenAPI description.

mod example;

use std::collections::BTreeMap;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::Value;
use shared::Locale;

use self::example::Schemas;
use super::Frame;
use crate::call::origin;
use crate::part::{Contents, Head, spoken};

/// The OpenAPI document, provided by the server through the context.
#[derive(Clone, Debug)]
pub struct Reference(pub Arc<Value>);

/// The anchor of the types.
const TYPES: &str = "types";

/// An operation with its address and method.
struct Call<'a> {
    path: &'a str,
    method: &'a str,
    operation: &'a Value,
}

/// Every address with its methods, fields and answers, folded, in groups.
#[component]
pub fn Api() -> impl IntoView {
    let say = spoken();
    let document = use_context::<Reference>().map(|reference| reference.0).unwrap_or_default();
    let schemas = document["components"]["schemas"].as_object().cloned().unwrap_or_default();
    let groups = groups(&document);
    let origin = origin();
    let contents = groups.iter().map(|(name, calls)| (format!("group-{name}"), titled(name, say), Some(calls.len())));
    let types = (TYPES.to_owned(), say.guide_api_types().to_owned(), Some(schemas.len()));
    let contents = contents.chain([types]).collect();
    let groups = groups.iter().map(|(name, calls)| {
        let calls = calls.iter().map(|call| call_view(call, &origin, Schemas(&schemas)).into_any()).collect();
        group_view(&format!("group-{name}"), &titled(name, say), Some((*name).to_owned()), calls)
    });
    let groups: Vec<AnyView> = groups.collect();
    let types = schemas.iter().map(|(name, schema)| schema_view(name, schema).into_any()).collect();
    let types = group_view(TYPES, say.guide_api_types(), None, types);
    view! {
        <Frame>
            <Head title=say.guide_api_title() />
            <p>{say.guide_api_send()} " " <code dir="ltr">"Authorization: Bearer concord_…"</code></p>
            <p>{say.guide_api_create()} " " <code dir="ltr">"POST /api/v1/tokens"</code></p>
            <p>{say.guide_api_errors("application/problem+json")}</p>
            <p>{say.guide_api_examples("$TOKEN", "$STUDY")}</p>
            <p class="row">
                <a href="/account">{say.guide_api_account()}</a>
                <a href="/api/v1/openapi.json" rel="external">
                    {say.guide_api_description()}
                </a>
            </p>
            <Contents parts=contents />
            <div class="stack">
                {groups}
                {types}
            </div>
        </Frame>
    }
}

/// The operations by their tags, in the order of the tags.
fn groups(document: &Value) -> BTreeMap<&str, Vec<Call<'_>>> {
    let mut groups: BTreeMap<&str, Vec<Call<'_>>> = BTreeMap::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let tag = operation["tags"][0].as_str().unwrap_or("other");
            groups.entry(tag).or_default().push(Call { path, method, operation });
        }
    }
    groups
}

/// What a group is about, in words; a group that this page does not know is named as it is written in the document.
fn titled(name: &str, say: Locale) -> String {
    let words = match name {
        "account" => say.nav_accounts(),
        "adjudication" => say.nav_adjudication(),
        "batch" => say.nav_batches(),
        "entry" => say.guide_api_entry(),
        "export" => say.nav_export(),
        "gate" => say.nav_qualification(),
        "job" => say.nav_jobs(),
        "pay" => say.nav_payments(),
        "people" => say.nav_team(),
        "report" => say.nav_results(),
        "review" => say.nav_review(),
        "rewrite" => say.nav_rewrites(),
        "study" => say.studies(),
        "task" => say.nav_tasks(),
        "text" => say.nav_texts(),
        "work" => say.guide_api_work(),
        "worker" => say.nav_workers(),
        other => other,
    };
    words.to_owned()
}

/// A folded group: its name in the language of the page, the word for it in the document, and its content in English.
fn group_view(id: &str, name: &str, tag: Option<String>, content: Vec<AnyView>) -> AnyView {
    view! {
        <details id=id.to_owned() class="folded">
            <summary>
                <h2>
                    {name.to_owned()}
                    {tag
                        .map(|tag| {
                            view! {
                                " "
                                <code class="muted small" dir="ltr">{tag}</code>
                            }
                        })}
                </h2>
            </summary>
            <div class="stack" lang="en" dir="ltr">{content}</div>
        </details>
    }
    .into_any()
}

fn call_view(call: &Call<'_>, origin: &str, schemas: Schemas<'_>) -> impl IntoView + use<> {
    let Call { path, method, operation } = call;
    let summary = text(&operation["summary"]);
    let more = text(&operation["description"]);
    let body = schema_name(&operation["requestBody"]["content"]["application/json"]["schema"]);
    let parameters = operation["parameters"].as_array().into_iter().flatten().map(parameter).collect_view();
    let answers = operation["responses"].as_object().cloned().unwrap_or_default();
    let reply = answers.iter().find(|(status, _)| status.starts_with('2'));
    let reply = reply.and_then(|(_, answer)| schemas.example(&answer["content"]["application/json"]["schema"]));
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
    let command = schemas.command(origin, (method, path), operation);
    view! {
        <details class="operation" id=text(&operation["operationId"])>
            <summary>
                <code>{method.to_uppercase()} " " {(*path).to_owned()}</code>
                " "
                {summary}
            </summary>
            <div class="stack">
                {(!more.is_empty()).then(|| view! { <p>{more}</p> })}
                <ul>{parameters}</ul>
                {body.map(|body| view! { <p>"Request body: " {body}</p> })}
                <p>"Example request"</p>
                <pre class="wrapped">{command}</pre>
                <p>"Replies"</p>
                <ul>{answers.collect_view()}</ul>
                {reply
                    .map(|reply| {
                        view! {
                            <p>"Example reply"</p>
                            <pre class="wrapped">{reply}</pre>
                        }
                    })}
            </div>
        </details>
    }
}

/// A part of the address, or a field of its query.
fn parameter(of: &Value) -> impl IntoView + use<> {
    let place = match of["in"].as_str() {
        Some("path") => "part of the address",
        Some("query") if of["required"] == true => "in the query, required",
        Some("query") => "in the query",
        _ => "in a header",
    };
    view! {
        <li>
            <code>{text(&of["name"])}</code>
            " "
            {schema_name(&of["schema"])}
            ", "
            {place}
            " "
            {text(&of["description"])}
        </li>
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
        <details class="schema" id=name.to_owned()>
            <summary>
                <code>{name.to_owned()}</code>
            </summary>
            <p>{text(&schema["description"])}</p>
            {(!words.is_empty()).then(|| view! { <p>"One of: " {words}</p> })}
            <dl>{fields.collect_view()}</dl>
        </details>
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
