//! The actions of the task designer's buttons that change the questions.

use shared::{CommentQuestion, Definition, Language, Locale, Localised, Problem, Question, QuestionKind, refusal};

/// A change to the list of questions; positions are counted from 0, as in the names of the form's fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// No change: the form is only saved.
    Save,
    /// No change: what is saved is published.
    Publish,
    /// Adds a question at the end.
    Add,
    /// Removes the question at this position.
    Remove(usize),
    /// Swaps the question with the previous one.
    Up(usize),
    /// Swaps the question with the next one.
    Down(usize),
}

impl std::str::FromStr for Act {
    type Err = Problem;

    /// Parses `publish`, `add`, `remove:2`, `up:2`, `down:2`, or nothing.
    fn from_str(word: &str) -> Result<Self, Problem> {
        let (verb, place) = word.split_once(':').unwrap_or((word, ""));
        match (verb, place.parse()) {
            ("", _) => Ok(Self::Save),
            ("publish", _) => Ok(Self::Publish),
            ("add", _) => Ok(Self::Add),
            ("remove", Ok(place)) => Ok(Self::Remove(place)),
            ("up", Ok(place)) => Ok(Self::Up(place)),
            ("down", Ok(place)) => Ok(Self::Down(place)),
            _ => Err(Problem::invalid(
                "act",
                refusal::not_one_of(word, ["publish", "add", "remove:0", "up:0", "down:0"].join(", ")),
            )),
        }
    }
}

impl Act {
    /// Applies the change to the questions; a position that does not exist changes nothing. Returns the index of the
    /// question to show next.
    pub fn perform(self, definition: &mut Definition, language: &Language) -> Option<usize> {
        let questions = &mut definition.questions;
        let n = questions.len();
        match self {
            Self::Add => {
                questions.push(fresh(questions, language));
                Some(n)
            }
            Self::Remove(place) if place < n => {
                questions.remove(place);
                Some(place.min(n.saturating_sub(2)))
            }
            Self::Up(place) if (1..n).contains(&place) => {
                questions.swap(place - 1, place);
                Some(place - 1)
            }
            Self::Down(place) if place < n.saturating_sub(1) => {
                questions.swap(place, place + 1);
                Some(place + 1)
            }
            Self::Save | Self::Publish | Self::Remove(_) | Self::Up(_) | Self::Down(_) => None,
        }
    }

    /// The same refusal with the positions from before the change, which the form still shows.
    pub fn undo(self, problem: Problem) -> Problem {
        let Problem::Invalid { field, reason } = problem else { return problem };
        let parts = field.strip_prefix("questions[").and_then(|rest| rest.split_once(']'));
        let place = parts.and_then(|(place, rest)| Some((place.parse().ok()?, rest)));
        let field = match place {
            Some((place, rest)) => format!("questions[{}]{rest}", self.before(place)),
            None => field.clone(),
        };
        Problem::Invalid { field, reason }
    }

    /// The position that a question had before the change.
    const fn before(self, place: usize) -> usize {
        match self {
            Self::Remove(gone) if place >= gone => place.saturating_add(1),
            Self::Up(below) if place == below => below.saturating_sub(1),
            Self::Up(below) if place.saturating_add(1) == below => below,
            Self::Down(above) if place == above => above.saturating_add(1),
            Self::Down(above) if place == above.saturating_add(1) => above,
            _ => place,
        }
    }
}

/// A new comment question, which fits every task.
fn fresh(questions: &[Question], language: &Language) -> Question {
    let is_free = |key: &String| questions.iter().all(|question| question.key != *key);
    let mut keys = std::iter::once("comment".to_owned()).chain((2..).map(|n: usize| format!("comment_{n}")));
    Question {
        key: keys.find(is_free).unwrap_or_default(),
        prompt: Localised::of(language.clone(), Locale::of(language).comment_optional()),
        required: false,
        skip: false,
        when: None,
        kind: QuestionKind::Comment(CommentQuestion {}),
    }
}
