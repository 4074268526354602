//! The first reading of the answers of a file: which tasks, questions, systems, languages and raters there are.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use formats::model::{Answer, Item, Kind, Question, Value};
use formats::report::Losses;
use shared::{Decimal, Language, Subject, limit};

use super::about::About;

/// Raters of a file.
pub(super) const RATERS: usize = 100_000;
/// Decimal places that are kept.
const PLACES: usize = 6;

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// By what a hit shows and the name and kind of the question.
    pub tasks: BTreeMap<Shown, BTreeMap<(String, Kind), Seen>>,
    /// Raters with their numbers and languages.
    pub raters: HashMap<String, (i64, Language)>,
    /// Systems whose outputs are shown.
    pub systems: BTreeSet<String>,
    /// Languages of the answers.
    pub languages: BTreeSet<Language>,
    /// Whether work was rejected.
    pub has_rejected: bool,
}

/// What a hit shows, in the order in which tasks are added.
pub(super) type Shown = usize;

/// The subjects of tasks.
pub(super) const SUBJECTS: [Subject; 6] =
    [Subject::Source, Subject::Output, Subject::Pair, Subject::Outputs, Subject::Sides, Subject::Two];

/// The number of a subject.
pub(super) fn shown(subject: Subject) -> Shown {
    SUBJECTS.iter().position(|own| *own == subject).unwrap_or_default()
}

/// The answers to a question.
#[derive(Debug, Default)]
pub(super) struct Seen {
    /// The lowest and the highest number.
    pub range: Option<(Decimal, Decimal)>,
    /// The most decimal places of a number.
    pub places: i64,
    /// Its options, in the order in which they are defined or first given; one more than a question may have, at most.
    pub options: Vec<String>,
}

impl Seen {
    /// With what was seen of another kind of answer to the same question.
    pub(super) fn and(mut self, other: &Self) -> Self {
        other.options.iter().for_each(|option| self.add_option(option.clone()));
        self
    }

    fn add_option(&mut self, option: String) {
        if self.options.len() <= limit::OPTIONS && !self.options.contains(&option) {
            self.options.push(option);
        }
    }

    fn add_number(&mut self, number: Decimal) {
        self.places = self.places.max(number.parts().1);
        let (least, most) = self.range.unwrap_or((number, number));
        self.range = Some((least.min(number), most.max(number)));
    }
}

impl Survey {
    /// Takes note of an answer that counts or was rejected.
    ///
    /// # Errors
    /// There are too many raters, languages, systems or questions.
    pub(super) fn add(&mut self, item: &Item, answer: &Answer, language: &Language) -> Result<(), formats::Error> {
        if !self.raters.contains_key(&answer.rater) {
            let number = i64::try_from(self.raters.len()).unwrap_or(i64::MAX).saturating_add(1);
            self.raters.insert(answer.rater.clone(), (number, language.clone()));
        }
        let about = About::of(item, answer);
        for (system, _) in &about.outputs {
            if !self.systems.contains(system) {
                self.systems.insert(system.clone());
            }
        }
        if !self.languages.contains(language) {
            self.languages.insert(language.clone());
        }
        self.has_rejected |= answer.status == formats::model::Status::Rejected;
        let questions = self.tasks.entry(shown(about.subject)).or_default();
        let seen = questions.entry((answer.question.clone(), answer.value.kind())).or_default();
        match &answer.value {
            Value::Number(number) => {
                if let Some((number, _)) = decimal(*number) {
                    seen.add_number(number);
                }
            }
            Value::Choice(option) if answer.pair.is_none() => seen.add_option(option.clone()),
            Value::Choices(options) => options.iter().for_each(|option| seen.add_option(option.clone())),
            Value::Spans(spans) => spans.iter().for_each(|span| seen.add_option(label(span))),
            Value::Choice(_) | Value::Ranking(_) | Value::Text(_) => {}
        }
        let n_questions = questions.len();
        let counts = [
            ("raters", self.raters.len(), RATERS),
            ("languages", self.languages.len(), limit::LANGUAGES),
            ("systems", self.systems.len(), limit::FILE_SYSTEMS),
            ("questions about the same texts", n_questions, limit::QUESTIONS),
        ];
        match counts.into_iter().find(|(_, n, most)| n > most) {
            Some((what, _, most)) => {
                Err(formats::Error::unusable(format!("A study can have at most {most} {what}, and the file has more.")))
            }
            None => Ok(()),
        }
    }

    /// Adds the scales and options that the file defines, where its answers are of that kind.
    pub(super) fn define(&mut self, defined: &[Question]) {
        for questions in self.tasks.values_mut() {
            for ((name, kind), seen) in questions.iter_mut() {
                let Some(own) = defined.iter().find(|own| own.name == *name && own.kind == *kind) else { continue };
                let given = std::mem::take(&mut seen.options);
                // Labels of spans have their category in front, which the definition does not know.
                let own_options = own.options.iter().filter(|_| *kind != Kind::Spans).cloned();
                own_options.chain(given).for_each(|option| seen.add_option(option));
                let ends = [own.min, own.max].map(|end| end.and_then(decimal));
                if *kind == Kind::Number {
                    ends.into_iter().flatten().for_each(|(end, _)| seen.add_number(end));
                }
            }
        }
    }
}

/// A number as it is stored, and whether it was rounded; `None` if it is too large.
pub(super) fn decimal(number: f64) -> Option<(Decimal, bool)> {
    let exact = format!("{number:.PLACES$}").parse::<Decimal>().ok()?;
    // What was a decimal number of at most six places is the nearest double of that number.
    let is_exact = (exact.to_f64() - number).abs() <= f64::EPSILON * number.abs();
    Some((exact, !is_exact))
}

/// The label of a span with its category.
pub(super) fn label(span: &formats::model::Span) -> String {
    match &span.category {
        Some(category) if !category.is_empty() => format!("{category}: {}", span.label),
        _ => span.label.clone(),
    }
}

/// The language of the import if there is one, or else the language that the file names.
pub(super) fn language_of(item: &Item, answer: &Answer, given: Option<&Language>) -> Option<Language> {
    if let Some(given) = given {
        return Some(given.clone());
    }
    let named = answer.language.as_deref().or(item.language.as_deref());
    named.and_then(|tag| short(tag).parse().ok())
}

/// The tag of two letters for a code of three that translation formats use; others as they are.
fn short(code: &str) -> &str {
    let found = CODES.iter().find(|(three, _)| code.eq_ignore_ascii_case(three));
    found.map_or(code, |(_, two)| two)
}

/// Codes of ISO 639-3 with their codes in ISO 639-1, which tags prefer.
const CODES: [(&str, &str); 44] = [
    ("amh", "am"),
    ("ara", "ar"),
    ("ben", "bn"),
    ("bul", "bg"),
    ("cat", "ca"),
    ("ces", "cs"),
    ("dan", "da"),
    ("deu", "de"),
    ("ell", "el"),
    ("eng", "en"),
    ("est", "et"),
    ("eus", "eu"),
    ("fas", "fa"),
    ("fin", "fi"),
    ("fra", "fr"),
    ("gle", "ga"),
    ("hau", "ha"),
    ("heb", "he"),
    ("hin", "hi"),
    ("hrv", "hr"),
    ("hun", "hu"),
    ("ind", "id"),
    ("isl", "is"),
    ("ita", "it"),
    ("jpn", "ja"),
    ("kor", "ko"),
    ("lav", "lv"),
    ("lit", "lt"),
    ("nld", "nl"),
    ("pol", "pl"),
    ("por", "pt"),
    ("ron", "ro"),
    ("rus", "ru"),
    ("slk", "sk"),
    ("spa", "es"),
    ("swa", "sw"),
    ("swe", "sv"),
    ("tam", "ta"),
    ("tha", "th"),
    ("tur", "tr"),
    ("ukr", "uk"),
    ("vie", "vi"),
    ("zho", "zh"),
    ("zul", "zu"),
];

/// Counts what an answer loses.
pub(super) fn lose(losses: &mut Losses, what: &str, answer: &Answer) {
    let of = answer.item.as_deref().unwrap_or("-");
    losses.add(what, &format!("{of}, {}", answer.rater));
}

/// The text without the one character that a database refuses.
pub(super) fn clean(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}
