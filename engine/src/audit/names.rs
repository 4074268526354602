//! Removes personal data from the audit log: persons are replaced by their role in the study, addresses are removed.

use std::collections::HashMap;

use serde_json::{Map, Value};
use shared::{PersonId, Role, StudyId, WorkerId, pseudonym};

use crate::{Result, Tx};

/// Fields that only ever describe a person or contain secrets.
const PRIVATE: [&str; 6] = ["email", "password", "password_hash", "hash", "code", "secret"];

/// The name of somebody who is not of the study: an administrator of the server.
pub const ADMINISTRATOR: &str = "administrator";

/// The name of a person in place of their id.
pub const PERSON: &str = "person";

/// The names of persons in exports: workers by their number, members by role and order.
#[derive(Clone, Debug, Default)]
pub struct Names(HashMap<String, String>);

impl Names {
    /// Creates the names from workers with their numbers, and members in the order in which they joined.
    pub fn new(workers: Vec<(WorkerId, PersonId, i64)>, members: Vec<(PersonId, Role)>) -> Self {
        let mut names = HashMap::new();
        let mut counts: HashMap<Role, u32> = HashMap::new();
        for (person, role) in members {
            let count = counts.entry(role).or_default();
            *count += 1;
            names.entry(person.to_string()).or_insert_with(|| format!("{role}-{count}"));
        }
        for (worker, person, number) in workers {
            names.entry(person.to_string()).or_insert_with(|| pseudonym(number));
            names.insert(worker.to_string(), pseudonym(number));
        }
        Self(names)
    }

    /// Reads the names of all people of a study.
    pub async fn read(tx: &mut Tx, study: StudyId) -> Result<Self> {
        let workers = tx.worker_numbers(study).await?;
        let members = tx.members_by_age(study).await?;
        Ok(Self::new(workers, members))
    }

    /// The name of a person; `None` means that a rule acted.
    pub fn person(&self, person: Option<PersonId>) -> String {
        person.map_or_else(
            || "rule".to_owned(),
            |person| self.text(&person.to_string()).unwrap_or_else(|| ADMINISTRATOR.to_owned()),
        )
    }

    /// The name of an event's subject, which may be a person.
    pub fn subject(&self, kind: &str, id: &str) -> String {
        match self.text(id) {
            Some(name) => name,
            None if matches!(kind, "person" | "member") || kind.parse::<Role>().is_ok() => PERSON.to_owned(),
            None if matches!(kind, "invite" | "join_link" | "link" | "session" | "token") => kind.to_owned(),
            None => without_addresses(id),
        }
    }

    /// The same JSON without anything that identifies a person.
    pub fn scrub(&self, kind: &str, value: Value) -> Value {
        match value {
            Value::Object(fields) => Value::Object(self.fields(kind, fields)),
            Value::Array(values) => Value::Array(values.into_iter().map(|value| self.scrub(kind, value)).collect()),
            Value::String(text) => Value::String(self.text(&text).unwrap_or_else(|| without_addresses(&text))),
            other => other,
        }
    }

    fn fields(&self, kind: &str, fields: Map<String, Value>) -> Map<String, Value> {
        let about_a_person = matches!(kind, "person" | "member" | "worker" | "invite" | "join_link");
        fields
            .into_iter()
            .filter(|(key, _)| !(PRIVATE.contains(&key.as_str()) || (about_a_person && key == "name")))
            .map(|(key, value)| {
                let named =
                    matches!(key.as_str(), "person" | "person_id" | "reviewer_id" | "decided_by" | "created_by");
                let value = match value {
                    Value::String(id) if named => Value::String(self.text(&id).unwrap_or_else(|| PERSON.to_owned())),
                    other => self.scrub(kind, other),
                };
                (key, value)
            })
            .collect()
    }

    fn text(&self, text: &str) -> Option<String> {
        self.0.get(text).cloned()
    }
}

/// The text with each e-mail address replaced.
fn without_addresses(text: &str) -> String {
    if !text.contains('@') {
        return text.to_owned();
    }
    text.split_inclusive(|c: char| c.is_whitespace() || "<>,;()[]\"'".contains(c))
        .map(|word| if is_address(word) { "[address] ".to_owned() } else { word.to_owned() })
        .collect()
}

fn is_address(word: &str) -> bool {
    word.split_once('@').is_some_and(|(local, domain)| !local.is_empty() && domain.contains('.'))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use uuid::Uuid;

    use super::*;

    #[test]
    fn persons_become_pseudonyms_and_addresses_disappear() {
        let (ann, bob, eve) =
            (PersonId(Uuid::from_u128(1)), PersonId(Uuid::from_u128(2)), PersonId(Uuid::from_u128(3)));
        let names = Names::new(vec![(WorkerId(Uuid::from_u128(9)), bob, 7)], vec![(ann, Role::Manager)]);
        assert_eq!(names.person(Some(ann)), "manager-1");
        assert_eq!(names.person(Some(bob)), "W007");
        assert_eq!(names.person(Some(eve)), "administrator");
        assert_eq!(names.person(None), "rule");
        let event = json!({"email": "bob@example.org", "person": eve, "who": bob, "note": "write to bob@example.org", "state": "live", "name": "Bob"});
        assert_eq!(
            names.scrub("member", event),
            json!({"person": "person", "who": "W007", "note": "write to [address] ", "state": "live"})
        );
        assert_eq!(names.subject("person", &eve.to_string()), "person");
        assert_eq!(names.subject("worker", &Uuid::from_u128(9).to_string()), "W007");
        assert_eq!(names.subject("task", "x"), "x");
    }
}
