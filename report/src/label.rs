//! What people read in place of the keys of a question and its options. Files keep the keys.

use std::collections::BTreeMap;

use engine::{crowd::answers::asked, design::task::TaskVersion};
use shared::{ChoiceOption, Language, Localised, TaskId};

/// The names of a table's task, question and options, as the latest version of the task that has the question says them.
#[derive(Clone, Debug, Default, PartialEq, Eq, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct Label {
    task: Localised,
    question: String,
    /// The key of the option of a multiple choice that the table is about.
    option: Option<String>,
    options: BTreeMap<String, Localised>,
}

impl Label {
    /// The names for a table; `question` is a key, or `question/option` for one option of a choice.
    pub(crate) fn of(versions: &[TaskVersion], task: TaskId, question: &str) -> Self {
        let key = asked(question);
        let mut of_task = versions.iter().rev().filter(|version| version.task_id == task);
        let title = of_task.clone().next().map(|version| version.definition.title.clone());
        let found = of_task.find_map(|version| version.definition.question(key));
        // Points of a scale stay numbers: only the options of a choice have keys that mean nothing to a reader.
        let options = found.and_then(|question| question.kind.as_choice()).map(|choice| choice.options.as_slice());
        let named = |option: &ChoiceOption| (option.key.clone(), option.label.clone());
        Self {
            task: title.unwrap_or_default(),
            question: in_words(key),
            option: question.split_once('/').map(|(_, option)| option.to_owned()),
            options: options.unwrap_or_default().iter().map(named).collect(),
        }
    }

    /// Whether the table is about one option of a question, not about the question.
    pub const fn is_of_option(&self) -> bool {
        self.option.is_some()
    }

    /// The title of the task for a reader of this language.
    pub fn task(&self, language: &Language) -> &str {
        self.task.get(language)
    }

    /// The question in words, and the option that the table is about.
    pub fn question(&self, language: &Language) -> (&str, Option<String>) {
        (&self.question, self.option.as_ref().map(|option| self.answer(option, language)))
    }

    /// An answer in words: the label of its option, or the answer itself if it has none.
    pub fn answer(&self, answer: &str, language: &Language) -> String {
        let label = self.options.get(answer).map(|label| label.get(language)).filter(|label| !label.trim().is_empty());
        label.map_or_else(|| if self.option.is_some() { in_words(answer) } else { answer.to_owned() }, str::to_owned)
    }

    /// The question and its option in English, as a column of files.
    pub(crate) fn written(&self) -> String {
        let (question, option) = match "en".parse() {
            Ok(english) => self.question(&english),
            Err(_) => (self.question.as_str(), None),
        };
        option.map_or_else(|| question.to_owned(), |option| format!("{question}: {option}"))
    }
}

/// A key as words: `edit_types` is “Edit types”.
pub fn in_words(key: &str) -> String {
    let words = key.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(tag: &str) -> Language {
        tag.parse().expect("a tag")
    }

    #[test]
    fn a_key_reads_as_words_and_an_option_as_its_label_in_the_readers_language() {
        let mut capitals = Localised::of(language("en"), "Capitalization");
        capitals.set(language("fr"), "Majuscules");
        let options = BTreeMap::from([("capitalization".to_owned(), capitals)]);
        let option = Some("capitalization".to_owned());
        let label = Label { task: Localised::default(), question: in_words("edit_types"), option, options };
        let (question, option) = label.question(&language("fr"));
        assert_eq!((question, option.as_deref()), ("Edit types", Some("Majuscules")));
        assert_eq!(label.written(), "Edit types: Capitalization");
        assert_eq!(label.answer("other", &language("fr")), "Other", "an option without a label is its key in words");
        let plain = Label { question: in_words("formality"), ..Label::default() };
        assert_eq!((plain.written().as_str(), plain.answer("-3", &language("fr"))), ("Formality", "-3".to_owned()));
        assert_eq!(in_words(""), "");
    }
}
