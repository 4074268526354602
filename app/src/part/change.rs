//! What an entry of an audit log changed, field by field.

mod field;
mod value;

use std::collections::BTreeMap;

use leptos::prelude::*;
use serde_json::{Value, json};
use shared::{Locale, Time};
use uuid::Uuid;

use super::time::When;

/// The most fields that are listed at once; a larger change is folded.
const MOST_FIELDS: usize = 12;
/// The most characters of a value that is listed at once.
const LONGEST: usize = 160;

/// The characters of a shortened identifier.
const SHORT: usize = 8;

/// A field with its value before and after; a missing value is one that was not there.
type Changed = (String, Option<String>, Option<String>);

/// The fields that differ. If they are many or long, and for what a decision rests on, they are folded.
pub fn change(before: Option<Value>, after: Option<Value>, say: Locale) -> Option<AnyView> {
    let before = as_decision(before, after.as_ref());
    let fields = fields(before.as_ref(), after.as_ref(), say);
    let (details, plain): (Vec<Changed>, Vec<Changed>) =
        fields.into_iter().partition(|field| is_detail(&field.0) || is_long(field));
    let (plain, details) =
        if plain.len() <= MOST_FIELDS { (plain, details) } else { (Vec::new(), [plain, details].concat()) };
    if plain.is_empty() && details.is_empty() {
        return None;
    }
    let details = (!details.is_empty()).then(|| {
        view! {
            <details>
                <summary>{say.audit_details()}</summary>
                {lines(details, say)}
            </details>
        }
    });
    Some(view! { {lines(plain, say)} {details} }.into_any())
}

/// Each field in a line of its own.
fn lines(fields: Vec<Changed>, say: Locale) -> Vec<AnyView> {
    let shown = |(field, before, after): Changed| match (field.is_empty(), before, after) {
        (true, None, Some(value)) if !is_special(&value) => view! { <code>{value}</code> }.into_any(),
        (_, before, after) => {
            let values: Vec<String> = before.iter().chain(&after).cloned().collect();
            in_place(line((field, before, after), say), &values).into_any()
        }
    };
    fields.into_iter().map(|field| view! { <p class="small as-written">{shown(field)}</p> }.into_any()).collect()
}

/// The entry of a decision holds the state before it only as a word, and the decision itself whole.
fn as_decision(before: Option<Value>, after: Option<&Value>) -> Option<Value> {
    match before {
        Some(Value::String(state)) if after.is_some_and(|after| after.get("state").is_some()) => {
            Some(json!({ "state": state }))
        }
        other => other,
    }
}

/// Whether a field is what a decision rests on, or names what the entry names already.
fn is_detail(path: &str) -> bool {
    let first = path.split(['.', '[']).next().unwrap_or_default();
    ["evidence", "rule", "decided_by", "study", "worker"].contains(&first)
}

/// Whether a value is too long to be read at once.
fn is_long((_, old, new): &Changed) -> bool {
    [old, new].into_iter().flatten().any(|text| text.chars().count() > LONGEST)
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

/// The fields that differ, by name.
fn fields(before: Option<&Value>, after: Option<&Value>, say: Locale) -> Vec<Changed> {
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
    differ.map(|name| (name.clone(), old.get(name).cloned(), new.get(name).cloned())).collect()
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
            let words: Vec<String> = values.iter().map(|value| plain(&path, value, say)).collect();
            into.insert(path, words.join(", "));
        }
        Value::Null => {}
        Value::String(text) if text.is_empty() => {}
        other => {
            let words = plain(&path, other, say);
            into.insert(path, words);
        }
    }
}

/// A value without the marks of JSON, in words where it is one of a list.
fn plain(path: &str, value: &Value, say: Locale) -> String {
    match value {
        Value::Bool(is_so) => if *is_so { say.yes() } else { say.no() }.to_owned(),
        Value::String(text) => value::called(path, text, say).unwrap_or_else(|| text.clone()),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(before: Option<Value>, after: Option<Value>) -> Vec<String> {
        let before = as_decision(before, after.as_ref());
        fields(before.as_ref(), after.as_ref(), Locale::En).into_iter().map(|field| line(field, Locale::En)).collect()
    }

    #[test]
    fn only_what_differs_is_listed() {
        let before = json!({"need": 3, "title": {"en": "Rate"}, "gates": ["test"], "same": true, "note": null});
        let after =
            json!({"need": 5, "title": {"en": "Rate", "de": "Bewerten"}, "gates": ["test", "review"], "same": true});
        assert_eq!(
            told(Some(before), Some(after)),
            [
                "Qualification: Qualification test → Qualification test, Native-speaker review",
                "Judgements per item: 3 → 5",
                "Title › Deutsch: Bewerten"
            ]
        );
        assert_eq!(told(Some(json!("draft")), Some(json!("live"))), ["draft → live"]);
        assert_eq!(told(None, Some(json!("All the same."))), ["All the same."]);
        assert_eq!(told(Some(json!({"role": "worker"})), None), ["Role: Worker → nothing"]);
        let closed = told(Some(json!({"closed": false})), Some(json!({"closed": true, "not_known": 1})));
        assert_eq!(closed, ["Closed: No → Yes", "not known: 1"]);
        let list = told(Some(json!({"questions": [{"key": "a"}]})), Some(json!({"questions": [{"key": "b"}]})));
        assert_eq!(list, ["Question 1 › Key: a → b"]);
        assert!(told(Some(json!({"a": 1})), Some(json!({"a": 1}))).is_empty(), "nothing differs");
    }

    #[test]
    fn a_decision_is_compared_with_the_state_before_it() {
        let after = json!({"state": "waiting", "evidence": {"taken_back": {"state": "failed"}}});
        let lines = told(Some(json!("failed")), Some(after));
        assert_eq!(lines, ["Basis › Decision taken back › State: failed", "State: failed → waiting"]);
    }

    #[test]
    fn what_people_wrote_is_shown_as_it_is() {
        let lines = told(None, Some(json!({"grade": "poor", "reasons": ["minimal", "meaning"], "note": "poor"})));
        assert_eq!(lines, ["Grade: Poor", "Note: poor", "Reason: hardly changed, meaning changed"]);
        let stored = json!({"below": "pause", "kind": "scale", "languages": ["fr", "zz"], "publishing": "version"});
        assert_eq!(
            told(None, Some(stored)),
            [
                "If below: Pause the worker until a manager decides",
                "Type: Scale",
                "Languages: Français, zz",
                "Published as: A new version"
            ]
        );
    }

    #[test]
    fn the_settings_of_a_link_are_called_by_name() {
        let settings = json!({"provider": "prolific", "submissions": 3, "codes": {"screened_out": "X"}});
        assert_eq!(
            told(None, Some(json!({"settings": settings}))),
            [
                "Settings › Completion codes › Screened out: X",
                "Settings › Service: Prolific",
                "Settings › HITs per participant: 3"
            ]
        );
    }

    fn html(after: Value) -> String {
        Owner::new().with(|| change(None, Some(after), Locale::En).map(RenderHtml::to_html).unwrap_or_default())
    }

    #[test]
    fn a_large_change_is_folded_and_whole() {
        let many: BTreeMap<String, usize> = (0..=MOST_FIELDS).map(|n| (format!("field{n}"), n)).collect();
        let html_of_many = html(json!(many));
        assert!(html_of_many.contains("<details>") && html_of_many.contains("field12: 12"), "{html_of_many}");
        let long = "a".repeat(LONGEST + 1);
        let html_of_long = html(json!({ "text": long }));
        assert!(html_of_long.contains("<details>") && html_of_long.contains(&long), "{html_of_long}");
        assert!(!html(json!({ "need": 3 })).contains("<details>"));
        let decision = html(json!({"state": "passed", "evidence": {"n": 4}}));
        let (before, after) = decision.split_once("<details>").expect("a fold");
        assert!(before.contains("State: passed") && after.contains("Basis › Number: 4"), "{decision}");
    }
}
