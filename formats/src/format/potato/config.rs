//! The configuration of a Potato task, in YAML: which questions it asks, and where its items are.

use serde_json::{Map, Value as Json, json};

use crate::input::File;
use crate::json::{first, list, number, object, scalar};
use crate::model::{Kind, Question};
use crate::{Error, limit};

/// What a configuration says.
#[derive(Debug)]
pub struct Config {
    /// The questions, in order.
    pub questions: Vec<Question>,
    /// The key of the items' names.
    pub id_key: String,
    /// The key of their texts.
    pub text_key: String,
    /// Types of questions that have no counterpart.
    pub unknown: Vec<String>,
}

impl Default for Config {
    fn default() -> Self {
        Self { questions: Vec::new(), id_key: "id".to_owned(), text_key: "text".to_owned(), unknown: Vec::new() }
    }
}

impl Config {
    /// The configuration in this file.
    ///
    /// # Errors
    /// It is too long, or no YAML.
    pub fn read(file: &File) -> Result<Self, Error> {
        let text = file.configuration()?;
        let wrong = |reason: String| Error::unusable(format!("{}: {reason}", file.name));
        let value: Json = serde_saphyr::from_str(&text).map_err(|error| {
            let reason = error.to_string();
            wrong(format!("This is not YAML: {}", reason.lines().next().unwrap_or_default()))
        })?;
        Self::from_json(&value).map_err(wrong)
    }

    fn from_json(value: &Json) -> Result<Self, String> {
        let members = object(value).map_err(|_| "The configuration has no keys.".to_owned())?;
        let mut config = Self::default();
        if let Some(properties) = members.get("item_properties").and_then(Json::as_object) {
            config.id_key = first(properties, &["id_key"]).unwrap_or(config.id_key);
            config.text_key = first(properties, &["text_key"]).unwrap_or(config.text_key);
        }
        for scheme in list(members, "annotation_schemes")? {
            let scheme = object(scheme).map_err(|_| "A scheme has no keys.".to_owned())?;
            let kind = first(scheme, &["annotation_type"]).ok_or("A scheme has no annotation_type.")?;
            match question(scheme, &kind)? {
                Some(question) if config.questions.len() < limit::QUESTIONS => config.questions.push(question),
                Some(_) => return Err(format!("The configuration has more than {} questions.", limit::QUESTIONS)),
                None => config.unknown.push(kind),
            }
        }
        Ok(config)
    }

    /// The question with this name.
    pub fn question(&self, name: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.name == name)
    }
}

fn question(scheme: &Map<String, Json>, kind: &str) -> Result<Option<Question>, String> {
    let answers = match kind {
        "slider" | "likert" | "number" => Kind::Number,
        "radio" | "select" | "pairwise" => Kind::Choice,
        "multiselect" => Kind::Choices,
        "span" | "highlight" => Kind::Spans,
        "text" | "textbox" => Kind::Text,
        _ => return Ok(None),
    };
    let mut question = Question::new(first(scheme, &["name"]).ok_or("A scheme has no name.")?, answers);
    question.title = first(scheme, &["description"]);
    question.min = number(scheme.get("min_value"));
    question.max = number(scheme.get("max_value"));
    question.step = number(scheme.get("step"));
    if kind == "likert" {
        (question.min, question.max, question.step) = (Some(1.0), number(scheme.get("size")), Some(1.0));
    }
    for label in list(scheme, "labels")?.iter().take(limit::OPTIONS) {
        let named = || first(label.as_object()?, &["name", "label"]);
        question.options.push(scalar(Some(label)).or_else(named).ok_or("A label has no name.")?);
    }
    Ok(Some(question))
}

/// The configuration that asks these questions, as YAML.
///
/// # Errors
/// It cannot be written.
pub fn written(questions: &[Question]) -> Result<String, Error> {
    let schemes = questions.iter().filter_map(|question| {
        let kind = match question.kind {
            Kind::Number => "slider",
            Kind::Choice => "radio",
            Kind::Choices => "multiselect",
            Kind::Text => "text",
            Kind::Spans => "span",
            Kind::Ranking => return None,
        };
        let title = question.title.as_deref().unwrap_or(&question.name);
        let mut scheme = json!({ "annotation_type": kind, "name": question.name, "description": title });
        let members = scheme.as_object_mut()?;
        for (name, number) in [("min_value", question.min), ("max_value", question.max), ("step", question.step)] {
            number.map(|number| members.insert(name.to_owned(), crate::json::from_number(number)));
        }
        if !question.options.is_empty() {
            members.insert("labels".to_owned(), json!(question.options));
        }
        Some(scheme)
    });
    let config = json!({
        "annotation_task_name": "Converted task",
        "data_files": ["items.jsonl"],
        "item_properties": { "id_key": "id", "text_key": "text" },
        "annotation_schemes": schemes.collect::<Vec<_>>(),
    });
    serde_saphyr::to_string(&config).map_err(|error| Error::Io(std::io::Error::other(error.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_configuration_comes_back() {
        let mut number = Question::new("formality", Kind::Number);
        (number.min, number.max, number.title) = (Some(-3.0), Some(3.0), Some("How \"formal\": yes?".to_owned()));
        let mut spans = Question::new("informal", Kind::Spans);
        spans.options = vec!["slang".to_owned(), "- 🚀 # no".to_owned(), "true".to_owned()];
        let text = written(&[number.clone(), spans.clone()]).unwrap();
        let read = Config::read(&File::memory("config.yaml", text)).unwrap();
        spans.title = Some("informal".to_owned());
        assert_eq!(read.questions, [number, spans]);
    }

    #[test]
    fn aliases_that_multiply_are_refused() {
        let mut text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n".to_owned();
        for n in 1..9 {
            let before = format!("*a{}", n - 1);
            text = format!("{text}a{n}: &a{n} [{}]\n", [before.as_str(); 10].join(", "));
        }
        let refused = Config::read(&File::memory("config.yaml", text)).unwrap_err().to_string();
        assert!(refused.starts_with("config.yaml: This is not YAML"), "{refused}");
        let deep = "[".repeat(100_000);
        assert!(Config::read(&File::memory("config.yaml", deep)).is_err());
    }
}
