//! The steps of the task designer: which of them holds a field, and what the page shows after a form is saved.

use shared::{Definition, Language, Part, Place, Problem, Unconfirmed};

use super::TaskForm;
use crate::design::display;

/// A step of the task designer. All steps are parts of one form, so nothing is lost between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// What an item shows and where its texts come from.
    #[default]
    Content,
    /// The questions about an item.
    Questions,
    /// Everything that workers read, language by language.
    Instructions,
    /// Who may work, how often an item is judged, gold items.
    Quality,
    /// The amount of work and the reward.
    Pay,
    /// What is still missing, and publishing.
    Check,
}

impl Step {
    /// All steps, in their order.
    pub const ALL: [Self; 6] =
        [Self::Content, Self::Questions, Self::Instructions, Self::Quality, Self::Pay, Self::Check];

    /// The word for it in addresses and forms.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Content => "content",
            Self::Questions => "questions",
            Self::Instructions => "instructions",
            Self::Quality => "quality",
            Self::Pay => "pay",
            Self::Check => "check",
        }
    }

    /// The step of this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.as_str() == word)
    }

    /// The step that shows a field of the form.
    pub fn of_field(field: &str) -> Self {
        match field.split(['.', '[']).next().unwrap_or_default() {
            "questions" | "skip" => Self::Questions,
            "instructions" => Self::Instructions,
            "need" | "known" | "location" | "test" | "review" | "gates" => Self::Quality,
            "items_per_hit" | "expected_seconds" | "lease_minutes" | "reward" => Self::Pay,
            _ => Self::Content,
        }
    }

    /// The step in which a text is written: those of other languages than the first are translated together.
    pub fn of_text(place: &Place, is_first: bool) -> Self {
        match place.part {
            _ if !is_first => Self::Instructions,
            Part::Title | Part::Columns => Self::Content,
            Part::Instructions => Self::Instructions,
            Part::Prompt | Part::Points | Part::Examples | Part::Anchors | Part::Options | Part::Labels => {
                Self::Questions
            }
        }
    }
}

/// What keeps a draft from being published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A text is missing in a language.
    Missing(Place, Language),
    /// A text has to be confirmed.
    Doubtful(Unconfirmed),
    /// The words to hide.
    Hidden(Problem),
}

impl Obstacle {
    /// Everything that keeps a definition from being published in these languages.
    pub fn all(definition: &Definition, languages: &[Language]) -> Vec<Self> {
        let missing = definition.missing(languages).into_iter().map(|(place, language)| Self::Missing(place, language));
        let doubtful = definition.unconfirmed_in(languages).cloned().map(Self::Doubtful);
        let hidden = display::check(definition, languages).err().map(Self::Hidden);
        missing.chain(doubtful).chain(hidden).collect()
    }

    /// The step in which it is removed, in a study with this first language.
    pub fn step(&self, first: Option<&Language>) -> Step {
        match self {
            Self::Missing(place, language) => Step::of_text(place, first == Some(language)),
            Self::Doubtful(text) => Step::of_text(&text.place, first == Some(&text.language)),
            Self::Hidden(_) => Step::Content,
        }
    }
}

/// What the page shows after a form is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// The same as before.
    Stay,
    /// Another step.
    Step(Step),
    /// The texts of another language.
    Language(Language),
    /// The preview in a language.
    Preview(Language),
}

impl TaskForm {
    /// What its button asks to show next; a word that says nothing changes nothing.
    pub fn next(&self) -> Next {
        let Some((what, which)) = self.next.split_once(':') else { return Next::Stay };
        let language = which.parse::<Language>();
        let next = match what {
            "step" => Step::from_word(which).map(Next::Step),
            "language" => language.ok().map(Next::Language),
            "preview" => language.ok().map(Next::Preview),
            _ => None,
        };
        next.unwrap_or(Next::Stay)
    }

    /// The step, the language and the preview that the page shows after the form is saved, as the query of its address.
    pub fn query(&self) -> String {
        let (mut step, mut language) = (Step::from_word(&self.step), self.language.clone());
        let mut preview = None;
        match self.next() {
            Next::Stay => {}
            Next::Step(next) => step = Some(next),
            Next::Language(next) => language = next.to_string(),
            Next::Preview(next) => preview = Some(next),
        }
        let step = step.map(|step| format!("&step={}", step.as_str())).unwrap_or_default();
        let preview = preview.map(|language| format!("&preview={language}#preview")).unwrap_or_default();
        format!("language={language}{step}{preview}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_in_the_step_that_shows_it() {
        for (field, step) in [
            ("title", Step::Content),
            ("lexicon", Step::Content),
            ("from.task", Step::Content),
            ("questions[2].points", Step::Questions),
            ("instructions", Step::Instructions),
            ("known.every", Step::Quality),
            ("need", Step::Quality),
            ("reward", Step::Pay),
        ] {
            assert_eq!(Step::of_field(field), step, "{field}");
        }
    }

    #[test]
    fn a_button_says_what_comes_next() {
        let mut form = TaskForm { language: "de".to_owned(), step: "pay".to_owned(), ..TaskForm::default() };
        for (next, query) in [
            ("", "language=de&step=pay"),
            ("step:quality", "language=de&step=quality"),
            ("step:nowhere", "language=de&step=pay"),
            ("language:pt-BR", "language=pt-BR&step=pay"),
            ("language:<b>", "language=de&step=pay"),
            ("preview:fr", "language=de&step=pay&preview=fr#preview"),
        ] {
            next.clone_into(&mut form.next);
            assert_eq!(form.query(), query, "{next}");
        }
    }
}
