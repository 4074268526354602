//! What changes between two versions of a task: only the wording, or something on which answers depend.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Definition;
use crate::{Problem, refusal, words::words};

words! {
    /// How a draft replaces the live version of its task.
    Publishing {
        /// As a new version: its answers are analysed separately.
        Version = "version",
        /// As a correction of the wording: open HITs show it, and its answers are pooled with those of the version that
        /// it corrects.
        Wording = "wording",
    }
}

/// The maximum length of a [`VersionChoice`] as text, in bytes.
const LONGEST_CHOICE: usize = 1_000;

impl Definition {
    /// The same definition without its wording: without every text that workers read. Whatever is left decides what can
    /// be answered, by whom and for how much.
    #[must_use]
    pub fn without_wording(&self) -> Self {
        let mut rest = self.clone();
        for text in rest.texts_mut() {
            text.0.clear();
        }
        for examples in rest.examples_mut() {
            examples.0.clear();
        }
        rest.unconfirmed.clear();
        rest
    }

    /// The first field apart from the wording that differs in the other definition, such as `need` or
    /// `questions[0].points`; `None` if nothing but the wording differs.
    pub fn differs_beyond_wording(&self, other: &Self) -> Option<String> {
        let [own, other] = [self, other].map(|definition| serde_json::to_value(definition.without_wording()));
        let (own, other) = (own.unwrap_or_default(), other.unwrap_or_default());
        if let [Some(own), Some(other)] = [&own, &other].map(|value| value["questions"].as_array())
            && own.len() == other.len()
            && let Some((place, (own, other))) =
                own.iter().zip(other).enumerate().find(|(_, (own, other))| own != other)
        {
            let field = differing(own, other).unwrap_or_default();
            return Some(format!("questions[{place}].{field}"));
        }
        differing(&own, &other)
    }

    /// Every value that differs in a later definition, before and after, by its path in the JSON of a definition.
    pub fn changes(&self, later: &Self) -> [BTreeMap<String, Value>; 2] {
        let mut changes = [BTreeMap::new(), BTreeMap::new()];
        let [before, after] = [self, later].map(|definition| serde_json::to_value(definition).unwrap_or_default());
        collect("", [Some(&before), Some(&after)], &mut changes);
        changes
    }
}

/// The first key whose value differs.
fn differing(own: &Value, other: &Value) -> Option<String> {
    let (own, other) = (own.as_object()?, other.as_object()?);
    own.keys().chain(other.keys()).find(|key| own.get(*key) != other.get(*key)).cloned()
}

/// Collects the values that differ. A list is compared place by place, so that a changed entry is a short change.
fn collect(path: &str, values: [Option<&Value>; 2], changes: &mut [BTreeMap<String, Value>; 2]) {
    let within = |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
    match values {
        [before, after] if before == after => {}
        [Some(Value::Object(before)), Some(Value::Object(after))] => {
            for key in before.keys().chain(after.keys().filter(|key| !before.contains_key(*key))) {
                collect(&within(key), [before.get(key), after.get(key)], changes);
            }
        }
        [Some(Value::Array(before)), Some(Value::Array(after))] => {
            for place in 0..before.len().max(after.len()) {
                collect(&format!("{path}[{place}]"), [before.get(place), after.get(place)], changes);
            }
        }
        values => {
            for (value, side) in values.into_iter().zip(changes) {
                side.extend(value.map(|value| (path.to_owned(), value.clone())));
            }
        }
    }
}

/// The versions of tasks that statistics are about, as an address holds them: `2.1,3.4` names the series of version 1 of
/// the second task and that of version 4 of the third. A task that is not named shows its latest answered series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VersionChoice(pub BTreeMap<i64, i64>);

impl VersionChoice {
    /// The same choice with another version for the task at this position.
    #[must_use]
    pub fn with(&self, position: i64, version: i64) -> Self {
        let mut choice = self.clone();
        choice.0.insert(position, version);
        choice
    }
}

impl fmt::Display for VersionChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (position, version)) in self.0.iter().enumerate() {
            let comma = if place > 0 { "," } else { "" };
            write!(f, "{comma}{position}.{version}")?;
        }
        Ok(())
    }
}

impl FromStr for VersionChoice {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let refused = || Problem::invalid("versions", refusal::versions_unreadable());
        if text.len() > LONGEST_CHOICE {
            return Err(refused());
        }
        let mut choice = BTreeMap::new();
        for pair in text.split(',').filter(|pair| !pair.is_empty()) {
            let (position, version) = pair.split_once('.').ok_or_else(refused)?;
            let [position, version] = [position, version].map(str::parse::<i64>);
            choice.insert(position.map_err(|_| refused())?, version.map_err(|_| refused())?);
        }
        Ok(Self(choice))
    }
}

/// The numbers of versions separated by commas, as an address holds them.
///
/// # Errors
/// A part is not a whole number, or the text is too long.
pub fn version_numbers(text: &str) -> Result<Vec<i64>, Problem> {
    let refused = || Problem::invalid("version", refusal::version_numbers_unreadable());
    if text.len() > LONGEST_CHOICE {
        return Err(refused());
    }
    text.split(',').filter(|part| !part.is_empty()).map(|part| part.trim().parse().map_err(|_| refused())).collect()
}

impl Serialize for VersionChoice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for VersionChoice {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|problem: Problem| serde::de::Error::custom(problem.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        ChoiceOption, ChoiceQuestion, Example, Examples, Gate, Language, Question, ScalePoint, ScaleQuestion,
        task::fixture,
    };

    fn english() -> Language {
        "en".parse().expect("a tag")
    }

    fn definition() -> Definition {
        let label = fixture::english;
        let question = |key: &str, kind| Question {
            key: key.to_owned(),
            prompt: label("How?"),
            required: true,
            skip: false,
            when: None,
            kind,
        };
        let points = (0..3).map(|value| ScalePoint { value, label: label("so"), examples: Examples::default() });
        let options = ["a", "b"].map(|key| ChoiceOption { key: key.to_owned(), label: label(key) });
        let choice = ChoiceQuestion { options: options.into(), many: false, other: false };
        fixture::definition(vec![
            question("fluency", ScaleQuestion { points: points.collect() }.into()),
            question("why", choice.into()),
        ])
    }

    #[test]
    fn texts_are_wording() {
        let (before, mut after) = (definition(), definition());
        for text in after.texts_mut() {
            text.set(english(), "Other words");
        }
        for examples in after.examples_mut() {
            examples.set(english(), vec![Example::Text("One".to_owned())]);
        }
        assert_eq!(before.differs_beyond_wording(&after), None);
    }

    #[test]
    fn whatever_answers_depend_on_is_not() {
        let refused = |change: &dyn Fn(&mut Definition)| {
            let mut after = definition();
            change(&mut after);
            definition().differs_beyond_wording(&after)
        };
        let scale = |change: &dyn Fn(&mut ScaleQuestion)| {
            refused(&|after| {
                if let crate::QuestionKind::Scale(scale) = &mut after.questions[0].kind {
                    change(scale);
                }
            })
        };
        let points = Some("questions[0].points".to_owned());
        assert_eq!(scale(&|scale| scale.points[1].value = 7), points);
        assert_eq!(scale(&|scale| drop(scale.points.pop())), points);
        assert_eq!(refused(&|after| after.questions[1].required = false).as_deref(), Some("questions[1].required"));
        assert_eq!(refused(&|after| after.questions[0].key = "f".to_owned()).as_deref(), Some("questions[0].key"));
        assert_eq!(refused(&|after| drop(after.questions.pop())).as_deref(), Some("questions"));
        assert!(refused(&|after| after.questions.swap(0, 1)).is_some_and(|field| field.starts_with("questions[0].")));
        assert_eq!(refused(&|after| after.need = 2).as_deref(), Some("need"));
        assert_eq!(refused(&|after| after.reward = 2).as_deref(), Some("reward"));
        assert_eq!(refused(&|after| after.gates = vec![Gate::Test]).as_deref(), Some("gates"));
        assert_eq!(refused(&|after| after.items_per_hit = 2).as_deref(), Some("items_per_hit"));
        assert_eq!(refused(&|after| after.expected_seconds = Some(9)).as_deref(), Some("expected_seconds"));
        let hidden = |after: &mut Definition| drop(after.lexicon.insert(english(), ["so".to_owned()].into()));
        assert_eq!(refused(&hidden).as_deref(), Some("lexicon"));
    }

    #[test]
    fn a_change_is_listed_before_and_after() {
        let mut after = definition();
        after.title.set(english(), "Fluency of texts");
        after.gates = vec![Gate::Test];
        let [old, new] = definition().changes(&after);
        let listed = |side: &BTreeMap<String, Value>| serde_json::to_string(side).expect("JSON");
        assert_eq!(listed(&old), r#"{"title.en":"Fluency"}"#);
        assert_eq!(listed(&new), r#"{"gates[0]":"test","title.en":"Fluency of texts"}"#);
    }

    #[test]
    fn a_choice_of_versions_is_read_as_it_is_written() {
        let choice: VersionChoice = "3.2,2.1".parse().expect("a choice");
        assert_eq!((choice.to_string().as_str(), choice.with(2, 4).to_string().as_str()), ("2.1,3.2", "2.4,3.2"));
        assert_eq!("".parse::<VersionChoice>().expect("none").to_string(), "");
        let long = "1.1,".repeat(1_000);
        for wrong in ["2", "2.x", "a.1", "1.1.1", long.as_str()] {
            assert!(wrong.parse::<VersionChoice>().is_err(), "{wrong}");
        }
        assert_eq!(version_numbers("2,3").expect("numbers"), [2, 3]);
        assert!(version_numbers("2,x").is_err());
    }
}
