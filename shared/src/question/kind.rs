//! All question types in one list, and the interface that each implements.
//!
//! A new type is a module of its own that implements [`QuestionType`], a variant of [`QuestionKind`] and a line in
//! `question_kinds!` below. The compiler points to every other place that has to handle it
//! (`docs/adding-a-question-type.md`).

use serde::{Deserialize, Serialize};

use super::{
    ChoiceOption, ChoiceQuestion, CommentQuestion, PairwiseQuestion, RankingQuestion, ScaleQuestion, SliderQuestion,
    SpansQuestion, TextQuestion,
};
use crate::{
    HitItemId, Localised, Message, OutputId, Problem, ShownItem, SourceId, Subject, TextOf, Value, words::words,
};

/// What an answer is about, which determines how statistics pair answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The output, or the source if no output was shown.
    Output,
    /// The source, in a ranking, although each answer names an output.
    Source,
    /// The item of the hit, for two outputs side by side.
    Two,
    /// A text with spans.
    Marked(TextOf),
}

impl About {
    /// The id of the judged object.
    pub fn id(self, source: SourceId, output: Option<OutputId>, item: HitItemId) -> uuid::Uuid {
        match self {
            Self::Output | Self::Marked(TextOf::Output | TextOf::Answer) => output.map_or(source.0, |output| output.0),
            Self::Source | Self::Marked(TextOf::Source) => source.0,
            Self::Two => item.0,
        }
    }
}

/// The level of measurement of answers that statistics are computed from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Answers without an order.
    Nominal,
    /// Numbers with an order.
    Ordinal,
    /// Numbers whose differences can be compared.
    Interval,
    /// Words and spans: no statistics of single values.
    Words,
}

/// The interface of a question type. No method has a default, so that a new type must answer each of these questions.
pub trait QuestionType {
    /// Checks that the definition is valid and fits what an item shows. Sizes are checked before.
    ///
    /// # Errors
    /// The invalid field, with what a valid value would be.
    fn check(&self, key: &str, required: bool, subject: Subject) -> Result<(), Problem>;

    /// Checks that all lists and texts of the definition are within [`crate::limit`].
    ///
    /// # Errors
    /// The field that is too large.
    fn check_size(&self) -> Result<(), Problem>;

    /// Checks that a worker may give this value for the shown item.
    ///
    /// # Errors
    /// What a valid value would be, in the worker's language.
    fn check_value(&self, value: &Value, item: &ShownItem) -> Result<(), Message>;

    /// The answers on which another question can depend, as conditions name them; `None` if they cannot be listed.
    fn answers(&self) -> Option<Vec<String>>;

    /// The label of an answer, as conditions name it; `None` if it has none.
    fn label(&self, answer: &str) -> Option<&Localised>;

    /// Whether it has an answer for each output, if an item shows this many.
    fn is_per_output(&self, n_outputs: usize) -> bool;

    /// What its answers are about.
    fn about(&self) -> About;

    /// The level of measurement of its answers.
    fn level(&self) -> Level;

    /// Whether an item can be a gold item because of its answer.
    fn has_known_answer(&self) -> bool;

    /// Whether one value can replace the values of raters who differ.
    fn has_one_value(&self) -> bool;

    /// Whether "I cannot judge this" can be offered.
    fn can_be_skipped(&self) -> bool;

    /// Whether a required question without an answer counts as missing; an empty rewrite is flagged instead.
    fn is_missed(&self) -> bool;

    /// Every text of the definition that workers read, with its field.
    fn labels(&self) -> Vec<(&'static str, &Localised)>;

    /// The same texts, for changing them.
    fn labels_mut(&mut self) -> Vec<&mut Localised>;
}

/// Generates the enum, its names and its dispatch from one list, so that no type can be missing in one of them.
macro_rules! question_kinds {
    ($($(#[$meta:meta])* $variant:ident($type:ident) = $name:literal,)+) => {
        /// The kind of answer that a question expects.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(tag = "kind")]
        pub enum QuestionKind {
            $($(#[$meta])* #[serde(rename = $name)] $variant($type),)+
        }

        words! {
            /// The name of a kind, in the order in which the task designer offers them.
            KindName { $($(#[$meta])* $variant = $name),+ }
        }

        impl QuestionKind {
            /// Its name.
            pub const fn name(&self) -> KindName {
                match self { $(Self::$variant(_) => KindName::$variant),+ }
            }

            /// The word with which it is written.
            pub const fn as_str(&self) -> &'static str {
                self.name().as_str()
            }
        }

        $(impl From<$type> for QuestionKind {
            fn from(own: $type) -> Self {
                Self::$variant(own)
            }
        })+

        /// Adds the schemas of all kinds.
        #[cfg(feature = "schema")]
        pub(super) fn add_schemas(schemas: &mut super::schema::Schemas) {
            $(super::schema::add::<$type>(KindName::$variant, schemas);)+
        }

        /// The names of these schemas.
        #[cfg(feature = "schema")]
        pub(super) fn schema_names() -> Vec<(KindName, String)> {
            vec![$((KindName::$variant, <$type as utoipa::ToSchema>::name().into_owned())),+]
        }

        /// Calls a method of the type that a kind holds.
        macro_rules! of_type {
            ($kind:expr, $own:ident => $call:expr) => {
                match $kind { $(QuestionKind::$variant($own) => $call),+ }
            };
        }
    };
}

question_kinds! {
    /// A rewrite. It becomes an output of the system `human`.
    Text(TextQuestion) = "text",
    /// A whole number from a scale, about one text or each of several.
    Scale(ScaleQuestion) = "scale",
    /// A number from a range, about one text or each of several.
    Slider(SliderQuestion) = "slider",
    /// One or several of the answers offered, about one text.
    Choice(ChoiceQuestion) = "choice",
    /// A rank, from 1, for each output shown.
    Ranking(RankingQuestion) = "ranking",
    /// Which of two outputs side by side is better.
    Pairwise(PairwiseQuestion) = "pairwise",
    /// Spans of a text, each with a label.
    Spans(SpansQuestion) = "spans",
    /// An optional comment.
    Comment(CommentQuestion) = "comment",
}

impl QuestionType for QuestionKind {
    fn check(&self, key: &str, required: bool, subject: Subject) -> Result<(), Problem> {
        of_type!(self, own => own.check(key, required, subject))
    }

    fn check_size(&self) -> Result<(), Problem> {
        of_type!(self, own => own.check_size())
    }

    fn check_value(&self, value: &Value, item: &ShownItem) -> Result<(), Message> {
        of_type!(self, own => own.check_value(value, item))
    }

    fn answers(&self) -> Option<Vec<String>> {
        of_type!(self, own => own.answers())
    }

    fn label(&self, answer: &str) -> Option<&Localised> {
        of_type!(self, own => own.label(answer))
    }

    fn is_per_output(&self, n_outputs: usize) -> bool {
        of_type!(self, own => own.is_per_output(n_outputs))
    }

    fn about(&self) -> About {
        of_type!(self, own => own.about())
    }

    fn level(&self) -> Level {
        of_type!(self, own => own.level())
    }

    fn has_known_answer(&self) -> bool {
        of_type!(self, own => own.has_known_answer())
    }

    fn has_one_value(&self) -> bool {
        of_type!(self, own => own.has_one_value())
    }

    fn can_be_skipped(&self) -> bool {
        of_type!(self, own => own.can_be_skipped())
    }

    fn is_missed(&self) -> bool {
        of_type!(self, own => own.is_missed())
    }

    fn labels(&self) -> Vec<(&'static str, &Localised)> {
        of_type!(self, own => own.labels())
    }

    fn labels_mut(&mut self) -> Vec<&mut Localised> {
        of_type!(self, own => own.labels_mut())
    }
}

/// Methods that concern only one type.
impl QuestionKind {
    /// The question as a text question.
    pub const fn as_text(&self) -> Option<&TextQuestion> {
        if let Self::Text(own) = self { Some(own) } else { None }
    }

    /// The question as a scale.
    pub const fn as_scale(&self) -> Option<&ScaleQuestion> {
        if let Self::Scale(own) = self { Some(own) } else { None }
    }

    /// The question as a slider.
    pub const fn as_slider(&self) -> Option<&SliderQuestion> {
        if let Self::Slider(own) = self { Some(own) } else { None }
    }

    /// The question as a choice.
    pub const fn as_choice(&self) -> Option<&ChoiceQuestion> {
        if let Self::Choice(own) = self { Some(own) } else { None }
    }

    /// The question as a spans question.
    pub const fn as_spans(&self) -> Option<&SpansQuestion> {
        if let Self::Spans(own) = self { Some(own) } else { None }
    }

    /// Whether spans are marked in the worker's own text from an earlier question.
    pub fn marks_own_text(&self) -> bool {
        self.as_spans().is_some_and(|spans| spans.of == TextOf::Answer)
    }

    /// Whether it allows a tie between two outputs.
    pub fn offers_tie(&self) -> bool {
        if let Self::Pairwise(own) = self { own.tie } else { false }
    }

    /// The options of a choice, or the labels of spans.
    pub fn options(&self) -> &[ChoiceOption] {
        match self {
            Self::Choice(own) => &own.options,
            Self::Spans(own) => &own.labels,
            Self::Text(_)
            | Self::Scale(_)
            | Self::Slider(_)
            | Self::Ranking(_)
            | Self::Pairwise(_)
            | Self::Comment(_) => &[],
        }
    }
}
