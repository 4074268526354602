//! Removing a name or an address from texts that quote it.

use std::collections::BTreeSet;

use serde_json::Value;
use shared::PersonId;
use store::erasure::TraceRow;

use crate::{Result, Tx, people::person::Person};

/// The placeholder for what was removed.
const ERASED: &str = "[erased]";

/// The same JSON with these texts removed from its strings.
fn without(value: Value, texts: &[&str]) -> Value {
    match value {
        Value::String(text) => Value::String(text_without(&text, texts)),
        Value::Array(values) => Value::Array(values.into_iter().map(|value| without(value, texts)).collect()),
        Value::Object(fields) => {
            Value::Object(fields.into_iter().map(|(key, value)| (key, without(value, texts))).collect())
        }
        other => other,
    }
}

/// The text without these words or phrases, where they occur as whole words, regardless of case.
fn text_without(text: &str, texts: &[&str]) -> String {
    texts.iter().filter(|wanted| wanted.chars().count() > 2).fold(text.to_owned(), |text, wanted| one(&text, wanted))
}

fn one(text: &str, wanted: &str) -> String {
    let (lower, wanted) = (text.to_lowercase(), wanted.to_lowercase());
    // A letter whose lower-case form has another length would shift the positions.
    if lower.len() != text.len() {
        return if lower.contains(&wanted) { ERASED.to_owned() } else { text.to_owned() };
    }
    let (mut out, mut rest) = (String::new(), 0);
    while let Some(at) = lower[rest..].find(&wanted).map(|at| rest + at) {
        let end = at + wanted.len();
        let is_whole =
            !lower[..at].ends_with(char::is_alphanumeric) && !lower[end..].starts_with(char::is_alphanumeric);
        let aligned = text.is_char_boundary(at) && text.is_char_boundary(end);
        out.push_str(text.get(rest..at).unwrap_or_default());
        out.push_str(if is_whole && aligned { ERASED } else { text.get(at..end).unwrap_or_default() });
        rest = end;
    }
    out.push_str(text.get(rest..).unwrap_or_default());
    out
}

/// The events that quote a person who is erased.
#[derive(Debug)]
pub(super) struct Quoted {
    /// Events that contain their e-mail address, which identifies only them.
    address: Vec<TraceRow>,
    /// Events by them or about them that contain their name. The name is free text and may be any word, so other events
    /// are not searched for it.
    name: Vec<TraceRow>,
    /// Their addresses, the present one and former ones.
    emails: Vec<String>,
    /// What they are and were called.
    names: Vec<String>,
}

/// The events that quote a person's name or address, also those that they had before.
pub(super) async fn quoting(tx: &mut Tx, person: &Person) -> Result<Quoted> {
    let former = tx.former_values(person.id).await?;
    let all = |now: &str, key: &str| {
        let before = former.iter().filter_map(|value| value[key].as_str());
        let all: BTreeSet<String> = before.chain([now]).filter(|text| !text.is_empty()).map(str::to_owned).collect();
        all.into_iter().collect::<Vec<_>>()
    };
    let (emails, names) = (all(&person.email, "email"), all(&person.name, "name"));
    let mut address = Vec::new();
    for email in &emails {
        address.extend(tx.traces_with(&escaped(email), person.id).await?);
    }
    let mut subjects = vec![person.id.to_string()];
    subjects.extend(tx.workers_of(person.id).await?.iter().map(ToString::to_string));
    let mut name = Vec::new();
    for own in names.iter().filter(|own| own.chars().count() > 2) {
        let text = escaped(own);
        name.extend(tx.traces_by(&text, person.id).await?);
        name.extend(tx.traces_naming(own).await?);
        for subject in &subjects {
            name.extend(tx.traces_about(&text, person.id, subject).await?);
        }
    }
    Ok(Quoted { address, name, emails, names })
}

/// Removes a person's names and addresses from events and from the settings of studies.
pub(super) async fn take_out(tx: &mut Tx, quoted: &Quoted, person: PersonId) -> Result<()> {
    let emails: Vec<&str> = quoted.emails.iter().map(String::as_str).collect();
    let all: Vec<&str> = quoted.emails.iter().chain(&quoted.names).map(String::as_str).collect();
    take_out_of(tx, &quoted.address, &emails).await?;
    // An event that contains both is in both lists: the last version written contains neither.
    take_out_of(tx, &quoted.name, &all).await?;
    for study in tx.studies(person, true).await? {
        // Somebody may be changing the settings.
        tx.lock_study(study.id).await?;
        let Some(study) = tx.study(study.id).await? else { continue };
        let mut settings = study.settings.clone();
        settings.contact = text_without(&settings.contact, &emails);
        let texts_for_workers = [&mut settings.titles, &mut settings.descriptions, &mut settings.consent];
        for text in texts_for_workers.into_iter().flat_map(|texts| texts.0.values_mut()) {
            *text = text_without(text, &emails);
        }
        if settings != study.settings {
            // A data statement quotes texts for workers.
            tx.forget_stored_reports(study.id).await?;
            tx.set_study(study.id, &study.title, &study.languages, &settings).await?;
        }
    }
    Ok(())
}

async fn take_out_of(tx: &mut Tx, rows: &[TraceRow], texts: &[&str]) -> Result<()> {
    let cleaned = |value: &Option<Value>| value.clone().map(|value| without(value, texts));
    for row in rows {
        let trace = TraceRow { id: row.id, before: cleaned(&row.before), after: cleaned(&row.after) };
        tx.set_trace(&trace).await?;
    }
    Ok(())
}

/// A text as it is escaped inside JSON.
pub(super) fn escaped(text: &str) -> String {
    serde_json::Value::from(text).to_string().trim_matches('"').to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn whole_words_are_taken_out_whatever_their_case() {
        assert_eq!(
            text_without("Ask Ann Lee or ANN LEE; annlee not", &["Ann Lee"]),
            "Ask [erased] or [erased]; annlee not"
        );
        assert_eq!(text_without("Annual plans of Ann", &["Ann"]), "Annual plans of [erased]");
        assert_eq!(text_without("nothing", &["", "no"]), "nothing");
        assert_eq!(text_without("İ wrote ann", &["ann"]), "[erased]");
    }

    #[test]
    fn json_keeps_its_shape() {
        let before = json!({"contact": "ann@example.org", "n": 1, "list": ["ann@example.org, bob"]});
        let after = json!({"contact": "[erased]", "n": 1, "list": ["[erased], bob"]});
        assert_eq!(without(before, &["ann@example.org"]), after);
    }
}
