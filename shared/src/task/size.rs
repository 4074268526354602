//! Size limits of a definition: checked before any of its parts are compared with each other.

use super::Definition;
use crate::question::{
    QuestionType as _,
    size::{bytes, count, languages, text},
};
use crate::{Gate, Problem, Question, limit};

impl Definition {
    /// Refuses whatever is larger than [`limit`] allows, in linear time.
    ///
    /// # Errors
    /// The first field that is too large, with the limit.
    pub(super) fn check_size(&self) -> Result<(), Problem> {
        count("questions", self.questions.len(), limit::QUESTIONS)?;
        count("gates", self.gates.len(), Gate::ALL.len())?;
        text("title", &self.title, limit::TEXT)?;
        text("instructions", &self.instructions, limit::INSTRUCTIONS)?;
        count("columns", self.columns.len(), limit::SHOWN_COLUMNS)?;
        for (index, column) in self.columns.iter().enumerate() {
            text("label", &column.label, limit::TEXT)
                .map_err(|problem| problem.within(&format!("columns[{index}]")))?;
        }
        languages("lexicon", &self.lexicon)?;
        for (language, words) in &self.lexicon {
            let field = format!("lexicon.{language}");
            count(&field, words.len(), limit::LEXICON)?;
            words.iter().try_for_each(|word| bytes(&field, word.len(), limit::TEXT))?;
        }
        for (index, question) in self.questions.iter().enumerate() {
            check_question(question).map_err(|problem| problem.within(&format!("questions[{index}]")))?;
        }
        Ok(())
    }
}

fn check_question(question: &Question) -> Result<(), Problem> {
    bytes("key", question.key.len(), limit::TEXT)?;
    text("prompt", &question.prompt, limit::TEXT)?;
    if let Some(when) = &question.when {
        count("when.is", when.is.len(), limit::POINTS)?;
    }
    question.kind.check_size()
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;
    use crate::{
        ChoiceQuestion, CommentQuestion, Example, Examples, QuestionKind, ScalePoint, ScaleQuestion, When,
        task::fixture::{definition, english},
    };

    fn question(n: usize, kind: QuestionKind) -> Question {
        Question { key: format!("q{n}"), prompt: english("?"), required: true, skip: false, when: None, kind }
    }

    fn points(n: i64) -> Vec<ScalePoint> {
        (0..n).map(|value| ScalePoint { value, label: english("x"), examples: Examples::default() }).collect()
    }

    /// Such a definition used to be accepted after 96 seconds.
    #[test]
    fn too_many_questions_are_refused_at_once() {
        let many = definition((0..60_000).map(|n| question(n, QuestionKind::Comment(CommentQuestion {}))).collect());
        let began = Instant::now();
        assert_eq!(many.check().expect_err("refused").field(), Some("questions"));
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    }

    #[test]
    fn the_largest_that_is_taken_is_checked_at_once() {
        let example = || Example::Text("x".repeat(100));
        let scale = |n: usize| {
            let mut points = points(101);
            for point in &mut points {
                point.examples.set("en".parse().expect("a tag"), (0..limit::EXAMPLES).map(|_| example()).collect());
            }
            let mut question = question(n, QuestionKind::Scale(ScaleQuestion { points }));
            let is = (0..101).map(|value| value.to_string()).collect();
            question.when = n.checked_sub(1).map(|before| When { question: format!("q{before}"), is });
            question
        };
        let largest = definition((0..limit::QUESTIONS).map(scale).collect());
        let began = Instant::now();
        largest.check().expect("it holds together");
        assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    }

    #[test]
    fn what_is_too_large_is_named() {
        let long = |n: usize| "x".repeat(n);
        let of = |change: &dyn Fn(&mut Definition)| {
            let mut definition =
                definition(vec![question(0, QuestionKind::Scale(ScaleQuestion { points: points(3) }))]);
            change(&mut definition);
            definition.check().expect_err("refused").field().map(str::to_owned).unwrap_or_default()
        };
        let kind = |kind: QuestionKind| of(&move |definition| definition.questions[0].kind = kind.clone());
        assert_eq!(of(&|one| one.title = english(&long(limit::TEXT + 1))), "title");
        assert_eq!(of(&|one| one.instructions = english(&long(limit::INSTRUCTIONS + 1))), "instructions");
        assert_eq!(of(&|one| one.gates = vec![Gate::Test; 6]), "gates");
        assert_eq!(of(&|one| one.questions[0].prompt = english(&long(limit::TEXT + 1))), "questions[0].prompt");
        assert_eq!(kind(QuestionKind::Scale(ScaleQuestion { points: points(102) })), "questions[0].points");
        let option = |n| crate::ChoiceOption { key: format!("o{n}"), label: english("x") };
        let choice =
            QuestionKind::Choice(ChoiceQuestion { options: (0..51).map(option).collect(), many: true, other: false });
        assert_eq!(kind(choice), "questions[0].options");
    }
}
