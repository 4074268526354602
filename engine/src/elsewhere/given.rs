//! The answers of one rater about one hit, as they are stored.

use std::collections::{BTreeMap, BTreeSet};

use formats::model::{Answer, Item, Kind, Span, TIE, Value};
use formats::report::Losses;
use scoring::text::nfc;
use shared::{Marked, OutputId};

use super::about::About;
use super::design::{Asked, Planned};
use super::survey::{self, clean, lose};

/// A value as it is stored.
#[derive(Clone, Debug, Default)]
pub(super) struct Stored {
    /// A number, as its digits.
    pub number: Option<i64>,
    /// How many of them follow the decimal point.
    pub places: i64,
    /// A text, keys or spans.
    pub text: Option<String>,
    /// The output that it is about.
    pub output: Option<OutputId>,
}

/// The answers of one rater about one hit.
pub(super) struct Given<'a> {
    /// The task of the hit.
    pub task: &'a Planned,
    /// What it shows.
    pub about: &'a About,
    /// The item of the file.
    pub item: &'a Item,
    /// The outputs by their systems.
    pub outputs: &'a BTreeMap<String, OutputId>,
    /// What is lost.
    pub losses: &'a mut Losses,
}

impl Given<'_> {
    /// The values by the keys of their questions.
    pub(super) fn values(&mut self, answers: &[&Answer]) -> BTreeMap<String, Vec<Stored>> {
        let mut values: BTreeMap<String, Vec<Stored>> = BTreeMap::new();
        let mut spans: BTreeMap<&str, Vec<Span>> = BTreeMap::new();
        let mut met: BTreeSet<&str> = BTreeSet::new();
        let task = self.task;
        for answer in answers {
            let kind = answer.value.kind();
            let Some(asked) = task.questions.get(&(answer.question.clone(), kind)) else { continue };
            if let Value::Spans(own) = &answer.value {
                spans.entry(&answer.question).or_default().extend(own.iter().cloned());
                continue;
            }
            if !met.insert(&asked.key) {
                lose(
                    self.losses,
                    "further answer of a rater to the same question about the same text (the first counts)",
                    answer,
                );
                continue;
            }
            match self.value(answer, asked) {
                Ok(stored) => values.entry(asked.key.clone()).or_default().extend(stored),
                Err(what) => lose(self.losses, what, answer),
            }
        }
        for (question, own) in spans {
            if let Some(asked) = task.questions.get(&(question.to_owned(), Kind::Spans)) {
                let text = self.spans(&own, asked);
                values.entry(asked.key.clone()).or_default().push(Stored { text: Some(text), ..Stored::default() });
            }
        }
        values
    }

    fn value(&mut self, answer: &Answer, asked: &Asked) -> Result<Vec<Stored>, &'static str> {
        let text = |text: String| Ok(vec![Stored { text: Some(text), ..Stored::default() }]);
        match &answer.value {
            Value::Number(number) => {
                let (number, is_rounded) = survey::decimal(*number).ok_or("number beyond 1,000,000,000")?;
                if is_rounded {
                    lose(self.losses, "number that was rounded to six decimal places", answer);
                }
                let (digits, places) = number.parts();
                Ok(vec![Stored { number: Some(digits), places, ..Stored::default() }])
            }
            Value::Choice(option) if answer.pair.is_some() => {
                if option == TIE {
                    return Ok(vec![Stored { number: Some(0), ..Stored::default() }]);
                }
                let output = self.outputs.get(option).ok_or("preference for a system that was not compared")?;
                Ok(vec![Stored { number: Some(1), output: Some(*output), ..Stored::default() }])
            }
            Value::Choice(option) if asked.options.is_empty() => text(nfc(&clean(option))),
            Value::Choice(option) => text(asked.options.get(option).ok_or("option that is not known")?.clone()),
            Value::Choices(options) if asked.options.is_empty() => text(nfc(&clean(&options.join(" | ")))),
            Value::Choices(options) => {
                let keys: BTreeSet<&String> = options.iter().filter_map(|option| asked.options.get(option)).collect();
                if keys.is_empty() {
                    return Err("choice of no option");
                }
                let in_order: Vec<&str> = keys.into_iter().map(String::as_str).collect();
                text(in_order.join("|"))
            }
            Value::Ranking(groups) => {
                let mut ranks = Vec::new();
                let mut rank = 1;
                for group in groups {
                    for system in group {
                        let output = self.outputs.get(system).copied();
                        ranks.push(Stored { number: Some(rank), output, ..Stored::default() });
                    }
                    rank += i64::try_from(group.len()).unwrap_or_default();
                }
                Ok(ranks)
            }
            Value::Text(words) if words.trim().is_empty() => Err("empty text"),
            Value::Text(words) => text(nfc(clean(words).trim())),
            Value::Spans(_) => Err("span"),
        }
    }

    /// Spans in the stored form: code points of the stored text.
    fn spans(&mut self, spans: &[Span], asked: &Asked) -> String {
        let shown = self.about.marked(self.item);
        let mut marked = Marked { text: String::new(), spans: Vec::new() };
        let of = self.item.id.as_str();
        for span in spans {
            let Some([start, end]) = span.range.filter(|_| !span.in_source) else {
                let what = if span.in_source { "span in a source" } else { "omission" };
                self.losses.add(what, &of);
                continue;
            };
            let Some(label) = asked.options.get(&survey::label(span)) else {
                self.losses.add("span of a question with too many labels", &of);
                continue;
            };
            let (start, end) = (composed(shown, start), composed(shown, end));
            if start < end {
                marked.spans.push(shared::Span { start, end, label: label.clone() });
            } else {
                self.losses.add("span of nothing", &of);
            }
        }
        marked.spans.sort();
        marked.spans.dedup();
        marked.stored()
    }
}

/// The place in the composed text of a place in the text, in code points.
fn composed(text: &str, place: usize) -> usize {
    if text.is_ascii() {
        return place.min(text.len());
    }
    let before: String = text.chars().take(place).collect();
    nfc(&before).chars().count()
}
