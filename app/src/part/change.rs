//! What an entry of an audit log changed, field by field.

mod field;

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde_json::Value;
use shared::{Locale, Time};
use uuid::Uuid;

use super::time::When;

/// The most fields that are listed; a larger change is shown as it is stored.
const MOST_FIELDS: usize = 12;
/// The most characters of a value that are listed.
const LONGEST: usize = 160;

/// The characters of a shortened identifier.
const SHORT: usize = 8;

/// A field with its value before and after; a missing value is one that was not there.
type Changed = (String, Option<String>, Option<String>);

/// The fields that differ, or, if they are many or long, both states as they are stored, folded.
pub fn change(before: Option<Value>, after: Option<Value>, say: Locale) -> Option<AnyView> {
    if before.is_none() && after.is_none() {
        return None;
    }
    if let Some(fields) = fields(before.as_ref(), after.as_ref(), say) {
        let shown = |(field, before, after): Changed| match (field.is_empty(), before, after) {
            (true, None, Some(value)) if !is_special(&value) => view! { <code>{value}</code> }.into_any(),
            (_, before, after) => {
                let values: Vec<String> = before.iter().chain(&after).cloned().collect();
                in_place(line((field, before, after), say), &values).into_any()
            }
        };
        let lines = fields.into_iter().map(|field| view! { <p class="small">{shown(field)}</p> });
        return Some(lines.collect_view().into_any());
    }
    let told = |value: Option<Value>| value.map_or_else(|| say.audit_nothing().to_owned(), |value| value.to_string());
    let states = [before, after].map(|state| {
        view! {
            <p>
                <code>{told(state)}</code>
            </p>
        }
    });
    let view = view! {
        <details>
            <summary>{say.audit_before_after()}</summary>
            {states}
        </details>
    };
    Some(view.into_any())
}

/// An identifier, short, with the whole one in the title: its end tells it from those made at the same time. Anything
/// else is shown as it is.
pub fn short_id(id: String) -> AnyView {
    let Ok(known) = id.parse::<Uuid>() else { return view! { <code>{id}</code> }.into_any() };
    let whole = known.hyphenated().to_string();
    let short = whole.get(whole.len() - SHORT..).unwrap_or_default().to_owned();
    view! { <code title=whole>{format!("…{short}")}</code> }.into_any()
}

/// Whether a value is an instant or an identifier, which people do not read as it is stored.
fn is_special(value: &str) -> bool {
    instant(value).is_some() || value.parse::<Uuid>().is_ok()
}

fn instant(value: &str) -> Option<Time> {
    Time::parse(value).filter(|_| value.contains('T'))
}

/// A sentence about values, in which an instant is shown in the reader's own time and an identifier is short.
fn in_place(mut line: String, values: &[String]) -> Vec<AnyView> {
    let mut parts = Vec::new();
    for value in values.iter().filter(|value| is_special(value)) {
        if let Some((before, after)) = line.split_once(value.as_str()) {
            let after = after.to_owned();
            parts.push(before.to_owned().into_any());
            parts
                .push(instant(value).map_or_else(|| short_id(value.clone()), |at| view! { <When at=at /> }.into_any()));
            line = after;
        }
    }
    parts.push(line.into_any());
    parts
}

fn line((path, before, after): Changed, say: Locale) -> String {
    let field = field::called(&path, say);
    match (field.is_empty(), before, after) {
        (true, None, after) => after.unwrap_or_default(),
        (true, Some(before), after) => say.audit_value_changed(before, after.as_deref().unwrap_or(say.audit_nothing())),
        (false, None, after) => say.audit_field_set(field, after.unwrap_or_default()),
        (false, Some(before), after) => {
            say.audit_field_changed(field, before, after.as_deref().unwrap_or(say.audit_nothing()))
        }
    }
}

/// The fields that differ; `None` if they are too many or too long to be listed, or if nothing differs.
fn fields(before: Option<&Value>, after: Option<&Value>, say: Locale) -> Option<Vec<Changed>> {
    let (mut old, mut new) = (BTreeMap::new(), BTreeMap::new());
    for (value, flat) in [(before, &mut old), (after, &mut new)] {
        if let Some(value) = value {
            flatten(value, String::new(), flat, say);
        }
    }
    let mut names: Vec<&String> = old.keys().chain(new.keys()).collect();
    names.sort();
    names.dedup();
    let differ = names.into_iter().filter(|name| old.get(*name) != new.get(*name));
    let found: Vec<Changed> =
        differ.map(|name| (name.clone(), old.get(name).cloned(), new.get(name).cloned())).collect();
    let is_short = |text: &Option<String>| text.as_ref().is_none_or(|text| text.chars().count() <= LONGEST);
    let is_small = found.len() <= MOST_FIELDS && found.iter().all(|(_, old, new)| is_short(old) && is_short(new));
    (is_small && !found.is_empty()).then_some(found)
}

/// The values by the path to them: `settings.currency`, `questions[2].key`. A list of plain values is one value; what is
/// empty or absent is no value.
fn flatten(value: &Value, path: String, into: &mut BTreeMap<String, String>, say: Locale) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                flatten(value, if path.is_empty() { name.clone() } else { format!("{path}.{name}") }, into, say);
            }
        }
        Value::Array(values) if values.iter().any(|value| value.is_object() || value.is_array()) => {
            for (index, value) in values.iter().enumerate() {
                flatten(value, format!("{path}[{index}]"), into, say);
            }
        }
        Value::Array(values) if values.is_empty() => {}
        Value::Array(values) => {
            into.insert(path, values.iter().map(|value| plain(value, say)).collect::<Vec<_>>().join(", "));
        }
        Value::Null => {}
        other => {
            into.insert(path, plain(other, say));
        }
    }
}

/// A value without the marks of JSON.
fn plain(value: &Value, say: Locale) -> String {
    match value {
        Value::Bool(is_so) => if *is_so { say.yes() } else { say.no() }.to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn lines(before: Option<Value>, after: Option<Value>) -> Option<Vec<String>> {
        let fields = fields(before.as_ref(), after.as_ref(), Locale::En)?;
        Some(fields.into_iter().map(|field| line(field, Locale::En)).collect())
    }

    #[test]
    fn only_what_differs_is_listed() {
        let before = json!({"need": 3, "title": {"en": "Rate"}, "gates": ["test"], "same": true, "note": null});
        let after =
            json!({"need": 5, "title": {"en": "Rate", "de": "Bewerten"}, "gates": ["test", "review"], "same": true});
        let expected = ["Qualification: test → test, review", "Answers per item: 3 → 5", "Title › Deutsch: Bewerten"];
        assert_eq!(lines(Some(before), Some(after)), Some(expected.map(str::to_owned).to_vec()));
        let moved = lines(Some(json!("draft")), Some(json!("live")));
        assert_eq!(moved, Some(vec!["draft → live".to_owned()]));
        assert_eq!(lines(None, Some(json!("All the same."))), Some(vec!["All the same.".to_owned()]));
        assert_eq!(lines(Some(json!({"role": "worker"})), None), Some(vec!["Role: worker → nothing".to_owned()]));
        let closed = lines(Some(json!({"closed": false})), Some(json!({"closed": true, "not_known": 1})));
        assert_eq!(closed, Some(vec!["Closed: No → Yes".to_owned(), "not known: 1".to_owned()]));
        let list = lines(Some(json!({"questions": [{"key": "a"}]})), Some(json!({"questions": [{"key": "b"}]})));
        assert_eq!(list, Some(vec!["Question 1 › Key: a → b".to_owned()]));
    }

    #[test]
    fn a_large_change_is_not_listed() {
        let many: BTreeMap<String, usize> = (0..=MOST_FIELDS).map(|n| (format!("field{n}"), n)).collect();
        assert_eq!(lines(None, Some(json!(many))), None);
        assert_eq!(lines(None, Some(json!({"text": "a".repeat(LONGEST + 1)}))), None);
        assert_eq!(lines(Some(json!({"a": 1})), Some(json!({"a": 1}))), None, "nothing differs");
    }
}
