//! One question of the task designer's form.

use serde::{Deserialize, Serialize};
use shared::{
    Anchor, ChoiceOption, ChoiceQuestion, CommentQuestion, Decimal, KindName, Language, Localised, PairwiseQuestion,
    Problem, Question, QuestionKind, RankingQuestion, ScalePoint, ScaleQuestion, SliderQuestion, SpansQuestion, TextOf,
    TextQuestion, When, limit,
};

use super::{example, halves, is_on, number, own, plain, tick, word, write_text, written};

/// The maximum length that is suggested first.
const MAX_CHARS: &str = "1000";

/// A question as a form shows it. Fields of other kinds are sent too, but ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct QuestionForm {
    /// The key under which it is stored so far; empty for a new question.
    pub was: String,
    /// Its key.
    pub key: String,
    /// The question's text.
    pub prompt: String,
    /// Its kind, as a [`KindName`].
    pub kind: String,
    /// `on` if a submission needs it.
    pub required: String,
    /// `on` if a worker may give a reason for not answering.
    pub skip: String,
    /// The condition under which it is asked.
    pub when: WhenForm,
    /// The points of a scale, one per line: the number, then its label.
    pub points: String,
    /// The smallest number of a slider.
    pub min: String,
    /// Its largest number.
    pub max: String,
    /// The distance between two of its numbers.
    pub step: String,
    /// The meanings of its numbers, one per line: the number, then its label.
    pub anchors: String,
    /// Examples of the points, one per line: the number, then a text, or two separated by ` | `.
    pub examples: String,
    /// The options of a choice or the labels of spans, one per line: the stored key, then its label.
    pub options: String,
    /// `on` if several answers may be chosen.
    pub many: String,
    /// `on` if an answer in the worker's own words is offered.
    pub other: String,
    /// Longest text in characters.
    pub max_chars: String,
    /// The text that the worker starts from, as the word for a [`TextOf`]; empty for none.
    pub prefill: String,
    /// The text in which spans are marked, as the word for a [`TextOf`].
    pub of: String,
    /// `on` if ties are allowed, in a ranking or a comparison.
    pub ties: String,
}

/// A condition as a form shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WhenForm {
    /// The key of the earlier question; empty if the question is always asked.
    pub question: String,
    /// The answers to it, separated by commas.
    pub is: String,
}

impl Default for QuestionForm {
    fn default() -> Self {
        let empty = String::new;
        Self {
            was: empty(),
            key: empty(),
            prompt: empty(),
            kind: KindName::Comment.to_string(),
            required: empty(),
            skip: empty(),
            when: WhenForm::default(),
            points: empty(),
            min: "0".to_owned(),
            max: "100".to_owned(),
            step: "1".to_owned(),
            anchors: empty(),
            examples: empty(),
            options: empty(),
            many: empty(),
            other: empty(),
            max_chars: MAX_CHARS.to_owned(),
            prefill: empty(),
            of: TextOf::Source.to_string(),
            ties: empty(),
        }
    }
}

impl QuestionForm {
    /// Fills the fields from a question, in one language.
    pub(in crate::design) fn from_question(question: &Question, language: &Language) -> Self {
        let mut form = Self {
            was: question.key.clone(),
            key: question.key.clone(),
            prompt: own(&question.prompt, language),
            kind: question.kind.as_str().to_owned(),
            required: tick(question.required),
            skip: tick(question.skip),
            when: question.when.as_ref().map(WhenForm::from_condition).unwrap_or_default(),
            ..Self::default()
        };
        match &question.kind {
            QuestionKind::Scale(scale) => {
                form.points = lines(scale.points.iter().map(|p| (&p.value, &p.label)), language);
                form.examples = example::lines(&scale.points, language);
            }
            QuestionKind::Slider(slider) => {
                (form.min, form.max) = (slider.min.to_string(), slider.max.to_string());
                form.step = slider.step.to_string();
                form.anchors = lines(slider.anchors.iter().map(|anchor| (&anchor.at, &anchor.label)), language);
            }
            QuestionKind::Text(text) => {
                form.max_chars = text.max_chars.to_string();
                form.prefill = text.prefill.map(|of| of.to_string()).unwrap_or_default();
            }
            QuestionKind::Ranking(ranking) => form.ties = tick(ranking.ties),
            QuestionKind::Pairwise(pairwise) => form.ties = tick(pairwise.tie),
            QuestionKind::Choice(choice) => {
                form.options = lines(choice.options.iter().map(|o| (&o.key, &o.label)), language);
                (form.many, form.other) = (tick(choice.many), tick(choice.other));
            }
            QuestionKind::Spans(spans) => {
                form.options = lines(spans.labels.iter().map(|o| (&o.key, &o.label)), language);
                form.of = spans.of.to_string();
            }
            QuestionKind::Comment(_) => {}
        }
        form
    }

    /// Parses the question; texts in other languages are taken from the old question.
    pub(super) fn question(&self, old: Option<&Question>, language: &Language) -> Result<Question, Problem> {
        let before = old.map(|old| Self::from_question(old, language)).unwrap_or_default();
        let mut prompt = old.map(|old| old.prompt.clone()).unwrap_or_default();
        write_text(&mut prompt, language, (&self.prompt, &before.prompt));
        let when = if self.when == before.when { old.and_then(|old| old.when.clone()) } else { self.when.read() };
        // A question that is added is a comment, which may stay empty. What it becomes must be answered, until the form says
        // otherwise.
        let becomes_a_judgement = old.is_some_and(|old| old.kind.name() == KindName::Comment && !old.required)
            && self.kind != KindName::Comment.as_str();
        Ok(Question {
            key: self.key.trim().to_owned(),
            prompt,
            required: is_on(&self.required) || becomes_a_judgement,
            skip: is_on(&self.skip),
            when,
            kind: self.kind(old.map(|old| &old.kind), &before, language)?,
        })
    }

    fn kind(&self, old: Option<&QuestionKind>, before: &Self, language: &Language) -> Result<QuestionKind, Problem> {
        let options = || self.options(old, before, language);
        let no_kind = |problem: Problem| problem.in_field("kind");
        Ok(match self.kind.parse().map_err(no_kind)? {
            KindName::Text => {
                let prefill = Some(self.prefill.as_str()).filter(|of| !of.is_empty());
                let prefill = prefill.map(|of| word("prefill", of)).transpose()?;
                TextQuestion { max_chars: number("max_chars", &self.max_chars)?, prefill }.into()
            }
            KindName::Scale => ScaleQuestion { points: self.points(old, before, language)? }.into(),
            KindName::Slider => self.slider(old.and_then(QuestionKind::as_slider), before, language)?.into(),
            KindName::Ranking => RankingQuestion { ties: is_on(&self.ties) }.into(),
            KindName::Choice => {
                ChoiceQuestion { options: options(), many: is_on(&self.many), other: is_on(&self.other) }.into()
            }
            KindName::Pairwise => PairwiseQuestion { tie: is_on(&self.ties) }.into(),
            KindName::Spans => SpansQuestion { labels: options(), of: word("of", &self.of)? }.into(),
            KindName::Comment => CommentQuestion {}.into(),
        })
    }

    /// Parses the points; labels in other languages are kept with their number.
    fn points(
        &self,
        old: Option<&QuestionKind>,
        before: &Self,
        language: &Language,
    ) -> Result<Vec<ScalePoint>, Problem> {
        let old = old.and_then(QuestionKind::as_scale).map_or(&[][..], |scale| &scale.points);
        let same = [(&self.points, &before.points), (&self.examples, &before.examples)];
        if !old.is_empty() && same.iter().all(|(typed, shown)| plain(typed) == plain(shown)) {
            return Ok(old.to_vec());
        }
        let point = |line: &str| -> Result<ScalePoint, Problem> {
            let (value, words) = halves(line);
            let value = number("points", value)?;
            let known = old.iter().find(|point| point.value == value);
            let mut label = known.map(|point| point.label.clone()).unwrap_or_default();
            // A label that was not edited stays unchanged, including its white space.
            if known.is_none_or(|known| own_line(&value, &known.label, language) != line) {
                label.set(language.clone(), words);
            }
            let examples = known.map(|point| point.examples.clone()).unwrap_or_default();
            Ok(ScalePoint { value, label, examples })
        };
        // Take one more than allowed, so that the check of the whole definition reports the excess.
        let lines = written(&self.points).take(limit::POINTS + 1);
        let mut points = lines.map(point).collect::<Result<Vec<_>, _>>()?;
        example::set(&mut points, &self.examples, old, language)?;
        Ok(points)
    }

    /// Parses the slider; labels in other languages are kept with their number.
    fn slider(
        &self,
        old: Option<&SliderQuestion>,
        before: &Self,
        language: &Language,
    ) -> Result<SliderQuestion, Problem> {
        let old = old.map_or(&[][..], |slider| &slider.anchors);
        let anchor = |line: &str| -> Result<Anchor, Problem> {
            let (at, words) = halves(line);
            let at = decimal("anchors", at)?;
            let known = old.iter().find(|anchor| anchor.at == at);
            let mut label = known.map(|anchor| anchor.label.clone()).unwrap_or_default();
            if known.is_none_or(|known| own_line(&at, &known.label, language) != line) {
                label.set(language.clone(), words);
            }
            Ok(Anchor { at, label })
        };
        let anchors = if !old.is_empty() && plain(&self.anchors) == plain(&before.anchors) {
            old.to_vec()
        } else {
            written(&self.anchors).take(limit::ANCHORS + 1).map(anchor).collect::<Result<_, _>>()?
        };
        Ok(SliderQuestion {
            min: decimal("min", &self.min)?,
            max: decimal("max", &self.max)?,
            step: decimal("step", &self.step)?,
            anchors,
        })
    }

    /// Parses the options or labels; texts in other languages are kept with their key.
    fn options(&self, old: Option<&QuestionKind>, before: &Self, language: &Language) -> Vec<ChoiceOption> {
        let old = old.map_or(&[][..], QuestionKind::options);
        if !old.is_empty() && plain(&self.options) == plain(&before.options) {
            return old.to_vec();
        }
        let option = |line: &str| {
            let (key, words) = halves(line);
            let known = old.iter().find(|option| option.key == key);
            let mut label = known.map(|option| option.label.clone()).unwrap_or_default();
            label.set(language.clone(), words);
            ChoiceOption { key: key.to_owned(), label }
        };
        written(&self.options).take(limit::OPTIONS + 1).map(option).collect()
    }
}

/// Parses a number that may have decimals.
fn decimal(field: &str, typed: &str) -> Result<Decimal, Problem> {
    typed.parse().map_err(|problem: Problem| problem.in_field(field))
}

impl WhenForm {
    fn from_condition(when: &When) -> Self {
        Self { question: when.question.clone(), is: when.is.join(", ") }
    }

    fn read(&self) -> Option<When> {
        let is = self.is.split([',', ' ', '\n', '\r', '\t']).filter(|answer| !answer.is_empty());
        let is = is.map(|answer| answer.replace('−', "-")).collect();
        (!self.question.is_empty()).then(|| When { question: self.question.clone(), is })
    }
}

/// One line each: the stored value, then its label.
fn lines<'a, T: ToString + 'a>(all: impl Iterator<Item = (&'a T, &'a Localised)>, language: &Language) -> String {
    all.map(|(key, label)| own_line(key, label, language)).collect::<Vec<_>>().join("\n")
}

/// The stored value, then its label.
fn own_line(key: &impl ToString, label: &Localised, language: &Language) -> String {
    format!("{} {}", key.to_string(), own(label, language)).trim_end().to_owned()
}
