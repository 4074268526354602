//! A call that is done: its answer, or why there is none.

use std::sync::Arc;
use std::time::Duration;

use crate::{Finish, Money, Reply, Scale, Usage, Value};

/// How replies of models begin that refuse, in English. They only decide what a reply without an answer is counted as.
const REFUSALS: [&str; 10] = [
    "i can't",
    "i cannot",
    "i can not",
    "i won't",
    "i will not",
    "i'm sorry",
    "i am sorry",
    "sorry",
    "i'm unable",
    "i am unable",
];

/// A prompt about an item, for a rater.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// The item.
    pub item: String,
    /// The rater that the answer belongs to.
    pub rater: String,
    /// The prompt, which all raters of an item share.
    pub prompt: Arc<str>,
    /// The seed of this call.
    pub seed: Option<u64>,
}

/// What came of a call.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// An answer on the scale.
    Value(Value),
    /// The model, or a filter of the endpoint, refuses to answer: its words.
    Refused(String),
    /// The reply has no answer, or several: the reason.
    Unreadable(String),
    /// There is no reply: the reason.
    Failed(String),
}

/// A call that is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Done {
    /// What was asked.
    pub call: Call,
    /// What came of it.
    pub answer: Answer,
    /// The reply; empty if there is none.
    pub reply: Reply,
    /// What all attempts cost; an upper bound where a budget has to count what the endpoint does not say. `None` if it is not known.
    pub cost: Option<Money>,
    /// When it was done, in microseconds since 1970.
    pub at: i64,
    /// How long it took, with all attempts and waits.
    pub time: Duration,
    /// How often it was tried.
    pub attempts: u32,
}

/// What came of all calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Calls with an answer.
    pub answered: usize,
    /// Calls that were refused.
    pub refused: usize,
    /// Calls whose reply has no answer, or several.
    pub unreadable: usize,
    /// Calls without a reply.
    pub failed: usize,
    /// Tokens, where the endpoint counted them.
    pub usage: Usage,
    /// Replies whose tokens the endpoint did not count.
    pub uncounted: usize,
    /// What the calls cost whose cost is known.
    pub cost: Money,
}

impl Answer {
    /// The answer of a reply.
    pub(crate) fn of(reply: &Reply, scale: &Scale, field: Option<&str>) -> Self {
        match &reply.finish {
            Finish::Refused(words) => return Self::Refused(words.clone()),
            Finish::Cut => return Self::Unreadable("the reply was cut at the limit of tokens".to_owned()),
            Finish::Complete => {}
        }
        let Some(text) = said(&reply.text) else {
            return Self::Unreadable("the reply ends before the model has finished thinking".to_owned());
        };
        let read = match field {
            Some(field) => scale.read_field(text, field),
            None => scale.read(text),
        };
        match read {
            Ok(value) => Self::Value(value),
            Err(_) if is_refusal(text) => Self::Refused(String::new()),
            Err(reason) => Self::Unreadable(reason.0),
        }
    }
}

/// What a model says after it has thought: some servers leave its thoughts in the reply, up to `</think>`. `None` if nothing follows them.
fn said(reply: &str) -> Option<&str> {
    match reply.rsplit_once("</think>") {
        Some((_, said)) => Some(said),
        None => (!reply.trim_start().starts_with("<think>")).then_some(reply),
    }
}

/// Whether a reply without an answer begins as refusals do.
fn is_refusal(text: &str) -> bool {
    let beginning: String = text.trim_start().chars().take(20).collect::<String>().to_lowercase().replace('’', "'");
    REFUSALS.iter().any(|own| beginning.starts_with(own))
}

impl Summary {
    /// Counts a call.
    pub fn add(&mut self, done: &Done) {
        match done.answer {
            Answer::Value(_) => self.answered += 1,
            Answer::Refused(_) => self.refused += 1,
            Answer::Unreadable(_) => self.unreadable += 1,
            Answer::Failed(_) => self.failed += 1,
        }
        match (done.reply.usage, &done.answer) {
            (Some(Usage { input, output }), _) => {
                self.usage.input = self.usage.input.saturating_add(input);
                self.usage.output = self.usage.output.saturating_add(output);
            }
            (None, Answer::Value(_) | Answer::Refused(_) | Answer::Unreadable(_)) => self.uncounted += 1,
            (None, Answer::Failed(_)) => {}
        }
        self.cost += done.cost.unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_an_answer_or_has_a_reason() {
        let scale = Scale::levels("1..5").unwrap();
        let of = |text: &str, finish: Finish| {
            Answer::of(&Reply { text: text.to_owned(), finish, ..Reply::default() }, &scale, None)
        };
        assert_eq!(of("4", Finish::Complete), Answer::Value(Value::Number(4.0)));
        assert_eq!(of("I’m sorry, but no.", Finish::Complete), Answer::Refused(String::new()));
        assert_eq!(of("Sorry for the delay: 4", Finish::Complete), Answer::Value(Value::Number(4.0)));
        assert_eq!(of("4", Finish::Refused("No.".into())), Answer::Refused("No.".into()));
        assert!(matches!(of("4", Finish::Cut), Answer::Unreadable(_)), "more could have followed");
        assert!(matches!(of("good", Finish::Complete), Answer::Unreadable(_)));
        for thought in ["<think>3? Or 4?</think>\n\n4", "3? Or 4?</think>4"] {
            assert_eq!(of(thought, Finish::Complete), Answer::Value(Value::Number(4.0)), "{thought}");
        }
        assert!(matches!(of("<think>4", Finish::Complete), Answer::Unreadable(_)));
    }
}
