//! Records by item, for files that hold an item with all its answers: gathered on the disk, one item in memory.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Answer, Item, Kind, Question, Rater, Record, Value};
use crate::spill::Spill;
use crate::{Error, limit};

/// All records of a file.
#[derive(Debug)]
pub struct Grouped {
    spill: Spill,
    questions: Vec<Question>,
    places: BTreeMap<String, usize>,
    /// The questions whose options the file defines.
    declared: BTreeSet<String>,
    raters: BTreeMap<String, Rater>,
}

/// An item with its answers.
#[derive(Debug, Default)]
pub struct Group {
    /// The item; with an empty name for answers without one.
    pub item: Item,
    /// Its answers, in the order of the file.
    pub answers: Vec<Answer>,
}

impl Grouped {
    /// Nothing yet.
    ///
    /// # Errors
    /// No file can be made in the folder for temporary files.
    pub fn new() -> Result<Self, Error> {
        let spill = Spill::new()?;
        let (questions, places, declared) = (Vec::new(), BTreeMap::new(), BTreeSet::new());
        Ok(Self { spill, questions, places, declared, raters: BTreeMap::new() })
    }

    /// Adds a record.
    ///
    /// # Errors
    /// The temporary file cannot be written.
    pub fn add(&mut self, record: Record) -> Result<(), Error> {
        match record {
            Record::Question(question) => {
                if !question.options.is_empty() {
                    self.declared.insert(question.name.clone());
                }
                let place = self.place(&question.name, question.kind);
                self.questions[place] = question;
            }
            Record::Rater(rater) => {
                if self.raters.len() < limit::DISTINCT {
                    self.raters.insert(rater.id.clone(), rater);
                }
            }
            Record::Item(ref item) => {
                let key = item.id.clone();
                self.spill.add(&key, &serde_json::to_vec(&record)?)?;
            }
            Record::Answer(ref answer) => {
                self.observe(answer);
                let key = answer.item.clone().unwrap_or_else(|| format!("\0{}", answer.rater));
                self.spill.add(&key, &serde_json::to_vec(&record)?)?;
            }
        }
        Ok(())
    }

    /// The questions: as the file defines them, or as their answers are.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// What the file says about a rater.
    pub fn rater(&self, id: &str) -> Option<&Rater> {
        self.raters.get(id)
    }

    /// The number of items.
    pub fn len(&self) -> usize {
        self.spill.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.spill.is_empty()
    }

    /// The item with this number and its answers.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub fn group(&mut self, number: usize) -> Result<Group, Error> {
        let mut group = Group::default();
        for piece in self.spill.pieces(number)? {
            match serde_json::from_slice(&piece)? {
                Record::Item(item) => join(&mut group.item, item),
                Record::Answer(answer) => {
                    if let Some(id) = &answer.item {
                        group.item.id.clone_from(id);
                    }
                    group.answers.push(answer);
                }
                Record::Question(_) | Record::Rater(_) => {}
            }
        }
        Ok(group)
    }

    fn place(&mut self, name: &str, kind: Kind) -> usize {
        let n = self.questions.len();
        let place = *self.places.entry(name.to_owned()).or_insert(n);
        if place == n {
            self.questions.push(Question::new(name, kind));
        }
        place
    }

    fn observe(&mut self, answer: &Answer) {
        let kind = answer.value.kind();
        let place = self.place(&answer.question, kind);
        let question = &mut self.questions[place];
        question.kind = common(question.kind, kind);
        if self.declared.contains(&answer.question) {
            return;
        }
        let mut add = |option: &str| {
            if question.options.len() < limit::OPTIONS && !question.options.iter().any(|own| own == option) {
                question.options.push(option.to_owned());
            }
        };
        match &answer.value {
            Value::Choice(option) => add(option),
            Value::Choices(options) => options.iter().for_each(|option| add(option)),
            Value::Ranking(ranks) => ranks.iter().flatten().for_each(|option| add(option)),
            Value::Spans(spans) => spans.iter().for_each(|span| add(&span.label)),
            Value::Number(_) | Value::Text(_) => {}
        }
    }
}

/// The kind that answers of both kinds fit.
fn common(one: Kind, other: Kind) -> Kind {
    match (one, other) {
        _ if one == other => one,
        (Kind::Text, Kind::Choice | Kind::Number) | (Kind::Choice | Kind::Number, Kind::Text) => Kind::Text,
        (Kind::Choice, Kind::Number) | (Kind::Number, Kind::Choice) => Kind::Choice,
        (Kind::Choices, Kind::Choice) | (Kind::Choice, Kind::Choices) => Kind::Choices,
        _ => one,
    }
}

/// Adds what a further description says about an item.
fn join(item: &mut Item, other: Item) {
    item.id = other.id;
    item.text = item.text.take().or(other.text);
    item.source = item.source.take().or(other.source);
    item.system = item.system.take().or(other.system);
    item.language = item.language.take().or(other.language);
    for output in other.outputs {
        if !item.outputs.contains(&output) {
            item.outputs.push(output);
        }
    }
    for (name, value) in other.metadata {
        item.metadata.entry(name).or_insert(value);
    }
}
