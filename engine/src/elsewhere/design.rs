//! The tasks of a study, from what a file's answers are.

use std::collections::{BTreeMap, BTreeSet};

use formats::model::Kind;
use shared::{
    Anchor, ChoiceOption, ChoiceQuestion, CommentQuestion, Decimal, Definition, Language, Localised, OTHER,
    PairwiseQuestion, Question, QuestionKind, RankingQuestion, ScalePoint, ScaleQuestion, SliderQuestion,
    SpansQuestion, Subject, TextOf, limit,
};

use super::survey::{SUBJECTS, Seen, Survey};
use crate::{Result, design::preset::Preset};

/// The name of the preset of such tasks, which is none that a task can be added from.
pub(super) const PRESET: &str = "elsewhere";
/// Characters of a label or a prompt that are kept.
const LABEL: usize = 1_000;
/// Characters of a key.
const KEY: usize = 30;

/// A task of the study.
#[derive(Debug)]
pub(super) struct Planned {
    /// What its hits show.
    pub subject: Subject,
    /// Its definition.
    pub definition: Definition,
    /// By the name and kind of a question in the file: its key here, and the keys of its options or labels.
    pub questions: BTreeMap<(String, Kind), Asked>,
}

/// A question of the file in a task.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    /// Its key.
    pub key: String,
    /// The key of each option or label; empty if answers are kept as texts.
    pub options: BTreeMap<String, String>,
}

/// The tasks, in the order in which they are added.
///
/// # Errors
/// A definition is one that a study cannot have.
pub(super) fn tasks(survey: &Survey, title: &str, languages: &[Language]) -> Result<Vec<Planned>> {
    let n = survey.tasks.len();
    let mut planned = Vec::new();
    for (index, (shown, questions)) in survey.tasks.iter().enumerate() {
        let Some(subject) = SUBJECTS.get(*shown).copied() else { continue };
        let title = if n > 1 { format!("{title} ({})", index + 1) } else { title.to_owned() };
        planned.push(task(subject, questions, &title, languages)?);
    }
    Ok(planned)
}

fn task(
    subject: Subject,
    seen: &BTreeMap<(String, Kind), Seen>,
    title: &str,
    languages: &[Language],
) -> Result<Planned> {
    let text = |text: &str| {
        let text: String = text.chars().filter(|c| *c != '\0').take(LABEL).collect();
        let text = if text.trim().is_empty() { "–".to_owned() } else { text };
        Localised(languages.iter().map(|language| (language.clone(), text.clone())).collect())
    };
    let (mut keys, mut asked, mut questions) = (BTreeSet::new(), BTreeMap::new(), Vec::new());
    for ((name, kind), own) in seen.iter().filter(|((name, kind), _)| joined(seen, subject, name, *kind) == *kind) {
        let joining = seen.iter().filter(|((other, of), _)| other == name && joined(seen, subject, name, *of) == *kind);
        let all = joining.fold(Seen::default(), |all, (_, one)| all.and(one));
        let key = key(name, "question", &mut keys);
        let (kind_here, options) = question(*kind, if all.options.is_empty() { own } else { &all }, subject, &text);
        let prompt = text(name);
        questions.push(Question {
            key: key.clone(),
            prompt,
            required: false,
            skip: false,
            when: None,
            kind: kind_here,
        });
        asked.insert((name.clone(), *kind), Asked { key, options });
    }
    for (name, kind) in seen.keys() {
        let with = asked.get(&(name.clone(), joined(seen, subject, name, *kind))).cloned();
        asked.extend(with.map(|with| ((name.clone(), *kind), with)));
    }
    let definition = Definition {
        preset: PRESET.to_owned(),
        title: text(title),
        instructions: Localised::default(),
        subject,
        questions,
        need: 1,
        items_per_hit: 1,
        expected_seconds: None,
        reward: 0,
        gates: Vec::new(),
        unconfirmed: BTreeSet::new(),
        ..Preset::Blank.definition(languages)?
    };
    definition.check()?;
    Ok(Planned { subject, definition, questions: asked })
}

/// The kind of question that answers of a kind belong to: where others wrote a text or chose several options, one option is
/// a text or a choice like theirs. Numbers stay numbers, whatever others wrote.
fn joined(seen: &BTreeMap<(String, Kind), Seen>, subject: Subject, name: &str, kind: Kind) -> Kind {
    let has = |other: Kind| seen.contains_key(&(name.to_owned(), other));
    match kind {
        Kind::Choice if subject.is_two() => kind,
        Kind::Choice | Kind::Choices if has(Kind::Text) => Kind::Text,
        Kind::Choice if has(Kind::Choices) => Kind::Choices,
        Kind::Number | Kind::Choice | Kind::Choices | Kind::Ranking | Kind::Text | Kind::Spans => kind,
    }
}

/// The question that takes such answers, with the keys of its options.
fn question(
    kind: Kind,
    seen: &Seen,
    subject: Subject,
    text: &impl Fn(&str) -> Localised,
) -> (QuestionKind, BTreeMap<String, String>) {
    let comment = || (CommentQuestion {}.into(), BTreeMap::new());
    match kind {
        Kind::Number => (numbers(seen, text), BTreeMap::new()),
        Kind::Choice if subject.is_two() => (PairwiseQuestion { tie: true }.into(), BTreeMap::new()),
        Kind::Ranking => (RankingQuestion { ties: true }.into(), BTreeMap::new()),
        Kind::Text => comment(),
        Kind::Choice | Kind::Choices | Kind::Spans
            if seen.options.len() > limit::OPTIONS || seen.options.is_empty() =>
        {
            comment()
        }
        Kind::Choice | Kind::Choices | Kind::Spans => {
            let mut keys = BTreeSet::from([OTHER.to_owned()]);
            let keyed: Vec<(String, String)> =
                seen.options.iter().map(|option| (option.clone(), key(option, "option", &mut keys))).collect();
            let options =
                keyed.iter().map(|(label, key)| ChoiceOption { key: key.clone(), label: text(label) }).collect();
            let own: QuestionKind = if kind == Kind::Spans {
                let of = if subject == Subject::Source { TextOf::Source } else { TextOf::Output };
                SpansQuestion { labels: options, of }.into()
            } else {
                // A choice of one needs something beside it.
                ChoiceQuestion { options, many: kind == Kind::Choices, other: keyed.len() < 2 }.into()
            };
            (own, keyed.into_iter().collect())
        }
    }
}

/// A scale of at most eleven whole numbers, or a slider. Its steps are coarser than the numbers where there would be more
/// than a slider has; the numbers are stored as they are.
fn numbers(seen: &Seen, text: &impl Fn(&str) -> Localised) -> QuestionKind {
    let (least, most) = seen.range.unwrap_or_default();
    let points = i64::try_from(limit::SCALE_POINTS).unwrap_or_default();
    let one = Decimal::from(1);
    if let (0, Some(steps)) = (seen.places, most.steps_from(least, one))
        && steps < points
    {
        // A scale has two points at least.
        let numbers = (0..=steps.max(1)).filter_map(|step| least.plus(step, one));
        let point = |number: Decimal| ScalePoint {
            value: number.parts().0,
            label: text(&number.to_string()),
            examples: shared::Examples::default(),
        };
        return ScaleQuestion { points: numbers.map(point).collect() }.into();
    }
    let (min, max, step) = slider(least, most, seen.places);
    let anchors = [min, max].map(|at| Anchor { at, label: text(&at.to_string()) }).into();
    SliderQuestion { min, max, step, anchors }.into()
}

/// The ends and the step of a slider that holds these numbers.
fn slider(least: Decimal, most: Decimal, places: i64) -> (Decimal, Decimal, Decimal) {
    let mut exponent = -places;
    loop {
        let step = power_of_ten(exponent);
        let ends = step.and_then(|step| Some((floor(least, step)?, ceiling(most, step)?, step)));
        match ends {
            Some((min, max, step)) => {
                let n = max.steps_from(min, step).unwrap_or(i64::MAX);
                if n == 0 {
                    return (min, min.plus(1, step).unwrap_or(max), step);
                }
                if n < limit::SLIDER_VALUES {
                    return (min, max, step);
                }
            }
            // Beyond the largest number a slider can have.
            None => return (least, most, most.distance(least)),
        }
        exponent += 1;
    }
}

fn power_of_ten(exponent: i64) -> Option<Decimal> {
    if exponent <= 0 {
        Decimal::new(1, -exponent)
    } else {
        Decimal::new(10_i64.checked_pow(exponent.try_into().ok()?)?, 0)
    }
}

fn floor(number: Decimal, step: Decimal) -> Option<Decimal> {
    let (number, step) = (number.digits_with(6)?, step.digits_with(6)?);
    Decimal::new(number.div_euclid(step).checked_mul(step)?, 6)
}

fn ceiling(number: Decimal, step: Decimal) -> Option<Decimal> {
    let below = floor(number, step)?;
    if below == number { Some(below) } else { below.plus(1, step) }
}

/// A key made of a name: its letters and digits in lower case, and a number where another one is the same.
fn key(name: &str, otherwise: &str, taken: &mut BTreeSet<String>) -> String {
    let mut made = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if made.len() >= KEY {
            break;
        }
        if c.is_ascii_lowercase() || c.is_ascii_digit() {
            made.push(c);
        } else if !made.is_empty() && !made.ends_with('_') {
            made.push('_');
        }
    }
    let base = match made.trim_end_matches('_') {
        "" => otherwise,
        base => base,
    };
    let numbered = (2..).map(|n: u64| format!("{base}_{n}"));
    let free = std::iter::once(base.to_owned()).chain(numbered).find(|key| !taken.contains(key)).unwrap_or_default();
    taken.insert(free.clone());
    free
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(text: &str) -> Decimal {
        text.parse().expect("a number")
    }

    #[test]
    fn numbers_are_a_scale_or_a_slider() {
        let english: Language = "en".parse().expect("a tag");
        let text = |text: &str| Localised::of(english.clone(), text);
        let of = |least: &str, most: &str, places| {
            let seen = Seen { range: Some((number(least), number(most))), places, options: Vec::new() };
            match numbers(&seen, &text) {
                QuestionKind::Scale(scale) => format!("{:?}", scale.values().collect::<Vec<_>>()),
                QuestionKind::Slider(slider) => {
                    shared::QuestionType::check(&slider, "q", false, Subject::Source).expect("a slider");
                    format!("{} to {} by {}", slider.min, slider.max, slider.step)
                }
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(of("-3", "3", 0), "[-3, -2, -1, 0, 1, 2, 3]");
        assert_eq!(of("4", "4", 0), "[4, 5]", "a scale has two points");
        assert_eq!(of("0", "100", 0), "0 to 100 by 1");
        assert_eq!(of("0.5", "3", 1), "0.5 to 3 by 0.1");
        assert_eq!(of("-1.234567", "2.5", 6), "-1.235 to 2.5 by 0.001");
        assert_eq!(of("0.25", "0.25", 2), "0.25 to 0.26 by 0.01");
        assert_eq!(of("-1000000000", "1000000000", 0), "-1000000000 to 1000000000 by 1000000");
    }

    #[test]
    fn keys_differ() {
        let mut taken = BTreeSet::new();
        let mut made = |name: &str| key(name, "option", &mut taken);
        assert_eq!(made("Very good!"), "very_good");
        assert_eq!(made("very good"), "very_good_2");
        assert_eq!(made("非常に良い"), "option");
        assert_eq!(made("良い"), "option_2");
        assert_eq!(made(&"x".repeat(100)).len(), KEY);
    }
}
