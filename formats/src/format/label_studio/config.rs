//! The labelling configuration of Label Studio: which tags there are, and what they show and ask.

use std::collections::BTreeMap;
use std::io::Write as _;

use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, Writer};

use crate::input::File;
use crate::model::{Kind, Question};
use crate::{Error, limit};

/// What a configuration says.
#[derive(Debug, Default)]
pub struct Config {
    /// The questions, in order.
    pub questions: Vec<Question>,
    /// The key of the data that each tag shows.
    pub shown: BTreeMap<String, String>,
    /// Tags that ask something that has no counterpart.
    pub unknown: Vec<String>,
}

/// Tags that show a text.
const TEXTS: [&str; 4] = ["Text", "HyperText", "Paragraphs", "Header"];

impl Config {
    /// The configuration in this file.
    ///
    /// # Errors
    /// It is too long, or no XML.
    pub fn read(file: &File) -> Result<Self, Error> {
        let text = file.configuration()?;
        let mut reader = Reader::from_str(&text);
        let mut config = Self::default();
        let (mut depth, mut title) = (0, None);
        loop {
            let position = reader.buffer_position();
            let wrong = |what: &str| Error::unusable(format!("{}, byte {position}: {what}.", file.name));
            match reader.read_event().map_err(|error| wrong(&error.to_string()))? {
                Event::Eof => return Ok(config),
                Event::Start(tag) => {
                    depth += 1;
                    if depth > limit::NESTING {
                        return Err(wrong(&format!("The configuration has more than {} levels", limit::NESTING)));
                    }
                    config.tag(&tag, &mut title).map_err(|reason| wrong(&reason))?;
                }
                Event::Empty(tag) => config.tag(&tag, &mut title).map_err(|reason| wrong(&reason))?,
                Event::End(_) => depth -= 1,
                _ => {}
            }
        }
    }

    /// The question with this name.
    pub fn question(&self, name: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.name == name)
    }

    fn tag(&mut self, tag: &BytesStart<'_>, title: &mut Option<String>) -> Result<(), String> {
        let name = tag.name();
        let kind: &str = name.as_ref();
        let mut attributes = BTreeMap::new();
        for attribute in tag.attributes() {
            let attribute = attribute.map_err(|error| error.to_string())?;
            let key: &str = attribute.key.as_ref();
            attributes.insert(key.to_ascii_lowercase(), value(&attribute)?);
        }
        let get = |name: &str| attributes.get(name).cloned();
        let number =
            |name: &str| get(name).and_then(|text| text.parse::<f64>().ok()).filter(|number| number.is_finite());
        if let (true, Some(name), Some(shown)) = (TEXTS.contains(&kind), get("name"), get("value")) {
            self.shown.insert(name, shown.trim_start_matches('$').to_owned());
        }
        if kind == "Header" {
            *title = get("value").filter(|value| !value.starts_with('$'));
        }
        if matches!(kind, "Choice" | "Label") {
            if let (Some(option), Some(question)) = (get("alias").or_else(|| get("value")), self.questions.last_mut()) {
                if question.options.len() >= limit::OPTIONS {
                    return Err(format!("A question has more than {} options", limit::OPTIONS));
                }
                question.options.push(option);
            }
            return Ok(());
        }
        let (Some(name), true) = (get("name"), attributes.contains_key("toname")) else { return Ok(()) };
        let answers = match kind {
            "Number" | "Rating" => Kind::Number,
            "Choices" if get("choice").is_some_and(|choice| choice == "multiple") => Kind::Choices,
            "Choices" | "Pairwise" | "DateTime" => Kind::Choice,
            "Taxonomy" => Kind::Choices,
            "Ranker" => Kind::Ranking,
            "TextArea" => Kind::Text,
            "Labels" | "HyperTextLabels" | "ParagraphLabels" => Kind::Spans,
            _ => {
                self.unknown.push(kind.to_owned());
                return Ok(());
            }
        };
        if self.questions.len() >= limit::QUESTIONS {
            return Err(format!("The configuration has more than {} questions", limit::QUESTIONS));
        }
        let mut question = Question::new(name, answers);
        question.title = title.take();
        (question.min, question.max, question.step) = (number("min"), number("max"), number("step"));
        if kind == "Rating" {
            (question.min, question.max, question.step) = (Some(1.0), number("maxrating").or(Some(5.0)), Some(1.0));
        }
        self.questions.push(question);
        Ok(())
    }
}

fn value(attribute: &Attribute<'_>) -> Result<String, String> {
    attribute
        .normalized_value(quick_xml::XmlVersion::Implicit1_0)
        .map(std::borrow::Cow::into_owned)
        .map_err(|error| error.to_string())
}

/// Writes a configuration that asks these questions about the text.
///
/// # Errors
/// The file cannot be written.
pub fn write(questions: &[Question], mut out: Box<dyn std::io::Write>) -> Result<(), Error> {
    let mut xml = Writer::new_with_indent(&mut out, b' ', 2);
    let numbers = |question: &Question| {
        [("min", question.min), ("max", question.max), ("step", question.step)]
            .into_iter()
            .filter_map(|(name, number)| Some((name, number?.to_string())))
            .collect::<Vec<_>>()
    };
    xml.create_element("View").write_inner_content(|view| {
        view.create_element("Text").with_attributes([("name", "text"), ("value", "$text")]).write_empty()?;
        for question in questions {
            if let Some(title) = &question.title {
                view.create_element("Header").with_attribute(("value", title.as_str())).write_empty()?;
            }
            let (tag, child) = match question.kind {
                Kind::Number => ("Number", None),
                Kind::Choice | Kind::Choices => ("Choices", Some("Choice")),
                Kind::Ranking => ("Ranker", None),
                Kind::Text => ("TextArea", None),
                Kind::Spans => ("Labels", Some("Label")),
            };
            let numbers = numbers(question);
            let mut element =
                view.create_element(tag).with_attributes([("name", question.name.as_str()), ("toName", "text")]);
            element = element.with_attributes(numbers.iter().map(|(name, number)| (*name, number.as_str())));
            if let Kind::Choice | Kind::Choices = question.kind {
                let choice = if question.kind == Kind::Choices { "multiple" } else { "single" };
                element = element.with_attributes([("choice", choice), ("required", "false")]);
            }
            match child {
                None => {
                    element.write_empty()?;
                }
                Some(child) => {
                    element.write_inner_content(|inner| {
                        for option in &question.options {
                            inner.create_element(child).with_attribute(("value", option.as_str())).write_empty()?;
                        }
                        Ok(())
                    })?;
                }
            }
        }
        Ok(())
    })?;
    out.write_all(b"\n")?;
    Ok(out.flush()?)
}
