//! The texts of a definition that workers read: where they are, which are missing in a language, and which a designer
//! still has to confirm.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::Definition;
use crate::{
    Example, Examples, Language, Locale, Localised, Message, QuestionKind, QuestionType as _, refusal, words::words,
};

words! {
    /// A kind of text of a definition.
    Part {
        /// The title of the task.
        Title = "title",
        /// The instructions of the task.
        Instructions = "instructions",
        /// A question itself.
        Prompt = "prompt",
        /// The label of a point of a scale.
        Points = "points",
        /// The examples of a point of a scale.
        Examples = "examples",
        /// The label of a number of a slider.
        Anchors = "anchors",
        /// The label of an option of a choice.
        Options = "options",
        /// The label of spans.
        Labels = "labels",
        /// The label of a column of the imported file.
        Columns = "columns",
    }
}

words! {
    /// Why a text must be confirmed before it is published.
    Doubt {
        /// It was written for other points of its scale.
        Scale = "scale",
        /// It is still the preset's, but the text in the study's first language was changed.
        Translation = "translation",
        /// It is a copy of the English text: the preset has none in its language.
        Copy = "copy",
        /// It was taken from the preset when its language was added to the study.
        Added = "added",
        /// It is the text with which a task from scratch starts.
        Placeholder = "placeholder",
    }
}

/// The place of a text in a definition.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Place {
    /// The kind of text.
    pub part: Part,
    /// The key of its question; empty for the title and the instructions.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub question: String,
    /// The number or the key that it explains; empty if it is the only text of its kind.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub at: String,
}

impl Place {
    fn new(part: Part, question: &str, at: &impl ToString) -> Self {
        Self { part, question: question.to_owned(), at: at.to_string() }
    }

    /// Its name for a person.
    pub fn message(&self) -> Message {
        let Self { part, question, at } = self;
        match part {
            Part::Title => refusal::text_of_title(),
            Part::Instructions => refusal::text_of_instructions(),
            Part::Prompt => refusal::text_of_question(question),
            Part::Examples => refusal::text_of_examples(question, at),
            Part::Points | Part::Anchors | Part::Options | Part::Labels => refusal::text_of_label(question, at),
            Part::Columns => refusal::text_of_column(at),
        }
    }

    /// The same name as text.
    pub fn in_locale(&self, locale: Locale) -> String {
        self.message().in_locale(locale)
    }

    /// The field of a definition that holds it in a language, such as `questions[0].points.fr`.
    pub fn field(&self, definition: &Definition, language: &Language) -> String {
        if self.part == Part::Columns {
            let index = definition.columns.iter().position(|own| own.column == self.at).unwrap_or_default();
            return format!("columns[{index}].label.{language}");
        }
        let index = definition.questions.iter().position(|question| question.key == self.question);
        match index.filter(|_| !self.question.is_empty()) {
            Some(index) => format!("questions[{index}].{}.{language}", self.part),
            None => format!("{}.{language}", self.part),
        }
    }
}

/// A text that a designer has to edit, remove or confirm before the task can be published.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Unconfirmed {
    /// Its language.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub language: Language,
    /// Its place.
    pub place: Place,
    /// Why it must be confirmed.
    pub why: Doubt,
}

impl Unconfirmed {
    /// Its name in forms, such as `scale.points.formality.-1.en`.
    pub fn key(&self) -> String {
        let Self { language, place: Place { part, question, at }, why } = self;
        format!("{why}.{part}.{question}.{at}.{language}")
    }
}

/// A text in each language that has it: one string, or the strings of all examples. Empty texts are left out.
pub type Wordings<'a> = BTreeMap<&'a Language, Vec<&'a str>>;

impl Definition {
    /// Every text that workers read, in the order in which the designer shows them.
    pub fn wordings(&self) -> Vec<(Place, Wordings<'_>)> {
        let mut all = vec![
            (Place::new(Part::Title, "", &""), worded(&self.title)),
            (Place::new(Part::Instructions, "", &""), worded(&self.instructions)),
        ];
        let columns = self.columns.iter();
        all.extend(columns.map(|own| (Place::new(Part::Columns, "", &own.column), worded(&own.label))));
        for question in &self.questions {
            let key = question.key.as_str();
            all.push((Place::new(Part::Prompt, key, &""), worded(&question.prompt)));
            match &question.kind {
                QuestionKind::Scale(scale) => {
                    for point in &scale.points {
                        all.push((Place::new(Part::Points, key, &point.value), worded(&point.label)));
                        all.push((Place::new(Part::Examples, key, &point.value), exemplified(&point.examples)));
                    }
                }
                QuestionKind::Slider(slider) => {
                    let anchors = slider.anchors.iter();
                    all.extend(anchors.map(|own| (Place::new(Part::Anchors, key, &own.at), worded(&own.label))));
                }
                QuestionKind::Choice(choice) => {
                    let options = choice.options.iter();
                    all.extend(options.map(|own| (Place::new(Part::Options, key, &own.key), worded(&own.label))));
                }
                QuestionKind::Spans(spans) => {
                    let labels = spans.labels.iter();
                    all.extend(labels.map(|own| (Place::new(Part::Labels, key, &own.key), worded(&own.label))));
                }
                QuestionKind::Text(_)
                | QuestionKind::Ranking(_)
                | QuestionKind::Pairwise(_)
                | QuestionKind::Comment(_) => {}
            }
        }
        all
    }

    /// The texts that exist in another language, but not in one of these. A text in `pt` also serves readers of `pt-BR`,
    /// unless `pt` is one of these languages itself.
    pub fn missing(&self, languages: &[Language]) -> Vec<(Place, Language)> {
        let mut missing = Vec::new();
        for (place, texts) in self.wordings() {
            let serves = |other: &Language, language: &Language| {
                other == language || (other.primary() == language.primary() && !languages.contains(other))
            };
            let lacks = |language: &&Language| !texts.keys().any(|other| serves(other, language));
            if !texts.is_empty() {
                missing.extend(languages.iter().filter(lacks).map(|language| (place.clone(), language.clone())));
            }
        }
        missing
    }

    /// Removes what is only written in other languages than these: nobody would read it, and no form shows it.
    pub fn drop_unread(&mut self, languages: &[Language]) {
        let is_read = |own: &Language| languages.iter().any(|language| language.primary() == own.primary());
        for text in self.texts_mut() {
            if !text.0.iter().any(|(own, text)| is_read(own) && !text.trim().is_empty()) {
                text.0.clear();
            }
        }
        for examples in self.examples_mut() {
            if !examples.0.iter().any(|(own, all)| is_read(own) && !all.is_empty()) {
                examples.0.clear();
            }
        }
    }

    /// Every text but the examples.
    pub fn texts_mut(&mut self) -> Vec<&mut Localised> {
        let mut texts = vec![&mut self.title, &mut self.instructions];
        texts.extend(self.columns.iter_mut().map(|column| &mut column.label));
        for question in &mut self.questions {
            texts.push(&mut question.prompt);
            texts.extend(question.kind.labels_mut());
        }
        texts
    }

    /// The examples of every point of a scale.
    pub fn examples_mut(&mut self) -> Vec<&mut Examples> {
        let points = self.questions.iter_mut().flat_map(|question| match &mut question.kind {
            QuestionKind::Scale(scale) => scale.points.as_mut_slice(),
            QuestionKind::Text(_)
            | QuestionKind::Slider(_)
            | QuestionKind::Choice(_)
            | QuestionKind::Ranking(_)
            | QuestionKind::Pairwise(_)
            | QuestionKind::Spans(_)
            | QuestionKind::Comment(_) => &mut [],
        });
        points.map(|point| &mut point.examples).collect()
    }

    /// Takes the texts at these places in a language from another definition, as far as that has them there.
    pub fn take_texts(&mut self, places: &BTreeSet<Place>, language: &Language, mut other: Self) {
        let known: BTreeMap<Place, Localised> =
            other.text_places().into_iter().zip(other.texts_mut().into_iter().map(|text| text.clone())).collect();
        for (place, text) in self.text_places().into_iter().zip(self.texts_mut()) {
            let own = known.get(&place).and_then(|known| known.0.get(language));
            if let Some(own) = own.filter(|_| places.contains(&place)) {
                text.set(language.clone(), own);
            }
        }
        let known: BTreeMap<Place, Examples> =
            other.example_places().into_iter().zip(other.examples_mut().into_iter().map(|all| all.clone())).collect();
        for (place, examples) in self.example_places().into_iter().zip(self.examples_mut()) {
            let own = known.get(&place).and_then(|known| known.0.get(language));
            if let Some(own) = own.filter(|_| places.contains(&place)) {
                examples.set(language.clone(), own.clone());
            }
        }
    }

    /// The places of the texts, in the order of [`Definition::texts_mut`].
    fn text_places(&self) -> Vec<Place> {
        let places = self.wordings().into_iter().map(|(place, _)| place);
        places.filter(|place| place.part != Part::Examples).collect()
    }

    /// The places of the examples, in the order of [`Definition::examples_mut`].
    fn example_places(&self) -> Vec<Place> {
        let places = self.wordings().into_iter().map(|(place, _)| place);
        places.filter(|place| place.part == Part::Examples).collect()
    }

    /// The texts to be confirmed in these languages.
    pub fn unconfirmed_in<'a>(&'a self, languages: &'a [Language]) -> impl Iterator<Item = &'a Unconfirmed> {
        self.unconfirmed.iter().filter(|text| languages.contains(&text.language))
    }
}

fn worded(text: &Localised) -> Wordings<'_> {
    let own = text.0.iter().filter(|(_, text)| !text.trim().is_empty());
    own.map(|(language, text)| (language, vec![text.as_str()])).collect()
}

fn exemplified(examples: &Examples) -> Wordings<'_> {
    let own = examples.0.iter().filter(|(_, all)| !all.is_empty());
    own.map(|(language, all)| (language, strings(all))).collect()
}

fn strings(examples: &[Example]) -> Vec<&str> {
    examples.iter().flat_map(Example::texts).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Question, ScalePoint, ScaleQuestion};

    fn language(tag: &str) -> Language {
        tag.parse().expect("a tag")
    }

    fn text(all: &[(&str, &str)]) -> Localised {
        Localised(all.iter().map(|(tag, text)| (language(tag), (*text).to_owned())).collect())
    }

    fn definition() -> Definition {
        let example = |tag: &str| (language(tag), vec![Example::Text("so".to_owned())]);
        let point = |value, label: &[(&str, &str)], tags: &[&str]| ScalePoint {
            value,
            label: text(label),
            examples: Examples(tags.iter().map(|tag| example(tag)).collect()),
        };
        let points = vec![
            point(1, &[("en", "low"), ("de", "niedrig")], &["de"]),
            point(2, &[], &[]),
            point(3, &[("en", "high"), ("de", " ")], &[]),
        ];
        let question = Question {
            key: "fluency".to_owned(),
            prompt: text(&[("pt", "?")]),
            required: true,
            skip: false,
            when: None,
            kind: ScaleQuestion { points }.into(),
        };
        Definition {
            title: text(&[("en", "Fluency"), ("de", "Flüssigkeit")]),
            ..super::super::fixture::definition(vec![question])
        }
    }

    #[test]
    fn what_one_language_has_and_another_lacks_is_named() {
        let languages = ["en", "de"].map(language);
        let missing = definition().missing(&languages);
        let named: Vec<String> =
            missing.iter().map(|(place, language)| format!("{}, {language}", place.message().text())).collect();
        assert_eq!(
            named,
            [
                "Question “fluency”, en",
                "Question “fluency”, de",
                "Question “fluency”, examples of 1, en",
                "Question “fluency”, label of 3, de",
            ]
        );
        assert_eq!(missing[2].0.field(&definition(), &missing[2].1), "questions[0].examples.en");
    }

    #[test]
    fn a_variety_reads_its_language_unless_that_is_a_language_of_the_study_too() {
        let of_prompt = |languages: &[Language]| {
            let missing = definition().missing(languages);
            missing.into_iter().filter(|(place, _)| place.part == Part::Prompt).map(|(_, tag)| tag).collect::<Vec<_>>()
        };
        assert_eq!(of_prompt(&[language("pt-BR")]), []);
        assert_eq!(of_prompt(&[language("pt"), language("pt-BR")]), [language("pt-BR")]);
    }

    #[test]
    fn a_definition_from_before_reads_as_confirmed() {
        let json = serde_json::to_string(&definition()).expect("JSON");
        assert!(!json.contains("unconfirmed"), "{json}");
        assert_eq!(serde_json::from_str::<Definition>(&json).expect("the same"), definition());
        let place = Place::new(Part::Points, "fluency", &-1);
        let text = Unconfirmed { language: language("en"), place, why: Doubt::Scale };
        assert_eq!(text.key(), "scale.points.fluency.-1.en");
    }
}
