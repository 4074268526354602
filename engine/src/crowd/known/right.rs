//! Checks whether an answer matches the known one. A known answer is written as a cell of a table.
//!
//! | kind | cell | correct if |
//! |---|---|---|
//! | scale | `2` | it is within the tolerance |
//! | scale for several outputs | `A=2\|B=-1` | the number of each named output is within the tolerance |
//! | slider | `37.5`, or `A=37.5\|B=20` for several outputs | it is within the tolerance, in units of the slider |
//! | choice | `formal`, or `spelling\|case` for several options | exactly these options are chosen |
//! | pairwise | the name of the better system, or `tie` | it is the same |
//! | ranking | `A > B > C`, the best first | these systems are ranked in this order |
//! | spans | `[F]Sie[/F] kommen` | the share of agreeing characters (F1) is 100 − tolerance percent or more |

use std::collections::{BTreeMap, BTreeSet};

use shared::{Chosen, Decimal, Marked, Message, OTHER, OutputId, Question, QuestionKind, Span, Value, refusal};

use super::ShownOutput;

/// The word for a tie between two outputs.
const TIE: &str = "tie";

/// Checks a known answer against its question and what the item shows.
///
/// # Errors
/// What a valid known answer would be.
pub(super) fn check(question: &Question, cell: &str, shown: &[ShownOutput], text: &str) -> Result<(), Message> {
    let key = &question.key;
    let systems = || shown.iter().map(|one| one.system.as_str()).collect::<Vec<_>>().join(", ");
    let is_shown = |name: &str| shown.iter().any(|one| one.system == name);
    match &question.kind {
        QuestionKind::Scale(scale) => {
            let is_point = |cell: &str| number(cell).is_some_and(|value| scale.point(value).is_some());
            check_rated(key, cell, shown, is_point)
        }
        QuestionKind::Slider(slider) => {
            let is_number = |cell: &str| cell.parse().is_ok_and(|number| slider.holds(number));
            check_rated(key, cell, shown, is_number)
        }
        QuestionKind::Choice(choice) => {
            let chosen = Chosen::from(cell);
            let offered = |key: &String| choice.options.iter().any(|option| option.key == *key);
            match chosen.keys.iter().find(|key| !offered(key)) {
                Some(other_key) => Err(refusal::known_is_no_answer(other_key, key)),
                None if chosen.len() > 1 && !choice.many => Err(refusal::known_takes_one(key)),
                None if chosen.other.is_some() && !choice.other => Err(refusal::known_is_no_answer(OTHER, key)),
                None => Ok(()),
            }
        }
        QuestionKind::Pairwise(pairwise) if pairwise.tie && cell == TIE => Ok(()),
        QuestionKind::Pairwise(_) if is_shown(cell) => Ok(()),
        QuestionKind::Pairwise(_) => Err(refusal::not_one_of(cell, systems())),
        QuestionKind::Ranking(_) => {
            let order = order(cell);
            match order.iter().find(|name| !is_shown(name)) {
                Some(name) => Err(refusal::not_one_of(*name, systems())),
                None if order.len() < 2 => Err(refusal::known_needs_order(key)),
                None => Ok(()),
            }
        }
        QuestionKind::Spans(spans) => {
            let marked = Marked::read_named(cell, &spans.names()).map_err(|found| found.message())?;
            if marked.text.trim() == text.trim() { Ok(()) } else { Err(refusal::known_of_other_text(key)) }
        }
        QuestionKind::Text(_) | QuestionKind::Comment(_) => Err(refusal::known_is_a_text(key)),
    }
}

/// Checks a known number, or one for each of several outputs.
fn check_rated(key: &str, cell: &str, shown: &[ShownOutput], is_value: impl Fn(&str) -> bool) -> Result<(), Message> {
    if shown.len() <= 1 {
        return if is_value(cell) { Ok(()) } else { Err(refusal::known_is_no_answer(cell, key)) };
    }
    let rated = rated(cell);
    let names: BTreeSet<&str> = rated.iter().map(|(name, _)| *name).collect();
    if rated.is_empty() {
        return Err(refusal::known_of_each_output(key));
    }
    if let Some((name, _)) = rated.iter().find(|(name, _)| shown.iter().all(|one| one.system != *name)) {
        let systems: Vec<&str> = shown.iter().map(|one| one.system.as_str()).collect();
        return Err(refusal::not_one_of(*name, systems.join(", ")));
    }
    if names.len() < rated.len() {
        return Err(refusal::system_is_named_twice(cell));
    }
    match rated.iter().find(|(_, value)| !value.is_some_and(&is_value)) {
        Some((name, _)) => Err(refusal::known_without_value(*name, key)),
        None => Ok(()),
    }
}

/// Whether the answers to a question match the known one, and how they would be written in a list. `given` contains all
/// answers to the question.
pub(super) fn is_right(
    question: &Question,
    (cell, tolerance): (&str, i64),
    shown: &[ShownOutput],
    given: &[(Option<OutputId>, &Value)],
) -> (bool, String) {
    let value = match given.first() {
        None => return (false, String::new()),
        Some((_, Value::Skipped(reason))) => return (false, reason.clone()),
        Some((_, value)) => *value,
    };
    match &question.kind {
        QuestionKind::Ranking(_) => ranked(cell, shown, given),
        QuestionKind::Scale(_) | QuestionKind::Slider(_) if shown.len() > 1 => {
            each_rated((cell, tolerance), shown, given)
        }
        QuestionKind::Scale(_) | QuestionKind::Slider(_) => (is_near(cell, value, tolerance), written(value)),
        QuestionKind::Choice(_) => {
            let Value::Chosen(chosen) = value else { return (false, written(value)) };
            let set = |chosen: &Chosen| chosen.keys.iter().cloned().collect::<BTreeSet<_>>();
            let expected = Chosen::from(cell);
            let same = set(chosen) == set(&expected) && chosen.other.is_some() == expected.other.is_some();
            (same, chosen.to_string())
        }
        QuestionKind::Pairwise(_) => {
            let system = |output: &OutputId| shown.iter().find(|one| one.output == *output).map(|one| &one.system);
            let given = match value {
                Value::Preferred(output) => system(output).cloned().unwrap_or_default(),
                other => written(other),
            };
            (cell == given, given)
        }
        QuestionKind::Spans(own) => {
            let Value::Text(text) = value else { return (false, written(value)) };
            let names = own.names();
            let spans = |text: &str| Marked::read_named(text, &names).map(|marked| marked.spans).unwrap_or_default();
            let least = 100 - tolerance.clamp(0, 100);
            (percent(&spans(cell), &spans(text)) >= least, text.clone())
        }
        QuestionKind::Text(_) | QuestionKind::Comment(_) => (false, written(value)),
    }
}

/// Whether a number is within the tolerance of the known one.
fn is_near(cell: &str, value: &Value, tolerance: i64) -> bool {
    let is_near_decimal = |value: Decimal| {
        let near = |expected: Decimal| Decimal::new(tolerance, 0).is_some_and(|most| expected.distance(value) <= most);
        cell.parse().is_ok_and(near)
    };
    match value {
        Value::Number(value) => match number(cell) {
            Some(expected) => (expected - value).abs() <= tolerance,
            // A program may answer a slider with a whole number.
            None => Decimal::new(*value, 0).is_some_and(is_near_decimal),
        },
        Value::Decimal(value) => is_near_decimal(*value),
        Value::Text(_) | Value::Chosen(_) | Value::Preferred(_) | Value::Tie | Value::Skipped(_) => false,
    }
}

/// A value as text.
fn written(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::Decimal(number) => number.to_string(),
        Value::Text(text) | Value::Skipped(text) => text.clone(),
        Value::Chosen(chosen) => chosen.to_string(),
        Value::Preferred(output) => output.to_string(),
        Value::Tie => TIE.to_owned(),
    }
}

/// Whether the named systems are ranked in the named order.
fn ranked(cell: &str, shown: &[ShownOutput], given: &[(Option<OutputId>, &Value)]) -> (bool, String) {
    let place = |name: &str| {
        let output = shown.iter().find(|one| one.system == name)?.output;
        given.iter().find_map(|(about, value)| match value {
            Value::Number(rank) if *about == Some(output) => Some(*rank),
            _ => None,
        })
    };
    let mut all: Vec<(i64, &str)> =
        shown.iter().filter_map(|one| Some((place(&one.system)?, one.system.as_str()))).collect();
    all.sort_unstable();
    let order: Vec<Option<i64>> = order(cell).into_iter().map(place).collect();
    let right = order.windows(2).all(|two| matches!((two[0], two[1]), (Some(first), Some(second)) if first < second));
    (right, all.iter().map(|(_, name)| *name).collect::<Vec<_>>().join(" > "))
}

/// Whether each named output is rated as expected, and how all were rated.
fn each_rated(
    (cell, tolerance): (&str, i64),
    shown: &[ShownOutput],
    given: &[(Option<OutputId>, &Value)],
) -> (bool, String) {
    let rating = |one: &ShownOutput| {
        let own = given.iter().find(|(about, value)| *about == Some(one.output) && !matches!(value, Value::Skipped(_)));
        own.map(|(_, value)| *value)
    };
    let near = |(name, expected): &(&str, Option<&str>)| {
        let rating = shown.iter().find(|one| one.system == *name).and_then(rating);
        expected.zip(rating).is_some_and(|(expected, rating)| is_near(expected, rating, tolerance))
    };
    let all = shown.iter().filter_map(|one| Some(format!("{}={}", one.system, written(rating(one)?))));
    (rated(cell).iter().all(near), all.collect::<Vec<_>>().join("|"))
}

/// How far two sets of spans agree: F1 over the labelled characters, in percent. Two empty sets agree.
fn percent(expected: &[Span], given: &[Span]) -> i64 {
    let (marked_before, marked_now) = (by_label(expected), by_label(given));
    let n = |all: &BTreeMap<&str, Vec<(usize, usize)>>| {
        all.values().flatten().map(|(start, end)| end.saturating_sub(*start)).sum::<usize>()
    };
    let of_label = |(label, spans): (&&str, &Vec<(usize, usize)>)| {
        marked_now.get(label).map_or(0, |others| overlap(spans, others))
    };
    let both: usize = marked_before.iter().map(of_label).sum();
    let share = (200 * both).checked_div(n(&marked_before) + n(&marked_now)).unwrap_or(100);
    i64::try_from(share).unwrap_or_default()
}

/// The spans of each label, in their order; spans with the same label never overlap.
fn by_label(spans: &[Span]) -> BTreeMap<&str, Vec<(usize, usize)>> {
    let mut all: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
    for span in spans {
        all.entry(&span.label).or_default().push((span.start, span.end));
    }
    for spans in all.values_mut() {
        spans.sort_unstable();
    }
    all
}

/// How many positions two lists of spans share; one pass over both.
fn overlap(one: &[(usize, usize)], other: &[(usize, usize)]) -> usize {
    let (mut one, mut other, mut both) = (one.iter().peekable(), other.iter().peekable(), 0);
    while let (Some((a, b)), Some((c, d))) = (one.peek(), other.peek()) {
        both += b.min(d).saturating_sub(*a.max(c));
        let _ = if b < d { one.next() } else { other.next() };
    }
    both
}

fn number(cell: &str) -> Option<i64> {
    cell.trim().replace('−', "-").parse().ok()
}

/// The systems in a cell, each with its number if it has one.
pub(super) fn rated(cell: &str) -> Vec<(&str, Option<&str>)> {
    let parts = cell.split('|').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| part.rsplit_once('=').map_or((part, None), |(name, value)| (name.trim(), Some(value.trim()))))
        .collect()
}

fn order(cell: &str) -> Vec<&str> {
    cell.split('>').map(str::trim).filter(|name| !name.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design::preset::Preset;

    fn question(preset: Preset) -> Question {
        preset.definition(&["en".parse().expect("a tag")]).expect("a definition").questions.remove(0)
    }

    fn shown() -> Vec<ShownOutput> {
        let output = |n: u128, system: &str| ShownOutput {
            output: OutputId(uuid::Uuid::from_u128(n)),
            system: system.to_owned(),
        };
        vec![output(1, "A"), output(2, "B"), output(3, "C")]
    }

    fn one(preset: Preset, cell: &str, tolerance: i64, value: Value) -> bool {
        let question = question(preset);
        let all = shown();
        let shown = if question.kind.as_scale().is_some() { &all[..1] } else { &all[..] };
        check(&question, cell, shown, "Sie kommen").expect("a known answer");
        is_right(&question, (cell, tolerance), shown, &[(None, &value)]).0
    }

    #[test]
    fn each_kind_of_answer_is_compared_in_its_own_way() {
        assert!(one(Preset::Formality, "−2", 1, Value::Number(-1)));
        assert!(!one(Preset::Formality, "-2", 0, Value::Number(-1)));
        let chosen = |keys: &[&str]| {
            Value::Chosen(Chosen { keys: keys.iter().map(|key| (*key).to_owned()).collect(), other: None })
        };
        assert!(one(Preset::EditTypes, "spelling|capitalization", 0, chosen(&["capitalization", "spelling"])));
        assert!(!one(Preset::EditTypes, "spelling|capitalization", 0, chosen(&["spelling"])));
        assert!(one(Preset::AbStyle, "tie", 0, Value::Tie));
        assert!(one(Preset::AbStyle, "B", 0, Value::Preferred(shown()[1].output)));
        assert!(!one(Preset::AbStyle, "A", 0, Value::Preferred(shown()[1].output)));
        let marked = |text: &str| Value::Text(text.to_owned());
        assert!(one(Preset::Tag, "[formal]Sie[/formal] kommen", 0, marked("[FORMAL]Sie[/FORMAL] kommen")));
        assert!(!one(Preset::Tag, "[formal]Sie[/formal] kommen", 0, marked("[formal]Sie kommen[/formal]")));
        assert!(one(Preset::Tag, "[formal]Sie[/formal] kommen", 60, marked("[formal]Sie kommen[/formal]")));
        assert!(one(Preset::Tag, "Sie kommen", 0, marked("Sie kommen")));
    }

    #[test]
    fn a_ranking_is_right_if_those_named_stand_in_their_order() {
        let question = question(Preset::Ranking);
        let (one, two, three) = (Value::Number(1), Value::Number(2), Value::Number(3));
        let shown = shown();
        let given = [(Some(shown[0].output), &two), (Some(shown[1].output), &one), (Some(shown[2].output), &three)];
        check(&question, "B > C", &shown, "").expect("a known answer");
        assert_eq!(is_right(&question, ("B > C", 0), &shown, &given), (true, "B > A > C".to_owned()));
        assert!(!is_right(&question, ("A > B", 0), &shown, &given).0);
        let tied = [(Some(shown[0].output), &one), (Some(shown[1].output), &one)];
        assert!(!is_right(&question, ("A > B", 0), &shown, &tied).0);
    }

    #[test]
    fn a_grid_is_right_if_each_output_named_is_near_its_point() {
        let question = question(Preset::Formality);
        let (shown, values) = (shown(), [Value::Number(2), Value::Number(-1), Value::Number(3)]);
        let given: Vec<_> = shown.iter().zip(&values).map(|(one, value)| (Some(one.output), value)).collect();
        for (cell, tolerance, right) in [
            ("A=2|B=−1", 0, true),
            ("B = 0 | A = 3", 1, true),
            ("A=2|B=0", 0, false),
            ("C=-3", 5, false),
            ("C=-3", 6, true),
        ] {
            check(&question, cell, &shown, "").expect(cell);
            assert_eq!(
                is_right(&question, (cell, tolerance), &shown, &given),
                (right, "A=2|B=-1|C=3".to_owned()),
                "{cell}"
            );
        }
        assert!(!is_right(&question, ("A=2|B=-1", 6), &shown, &given[..1]).0, "B was not rated");
        for (cell, why) in [
            ("2", "is not possible here. Use one of: A, B, C."),
            ("", "needs a value for each output"),
            ("A=2|A=2", "twice"),
            ("A=9", "The system “A” has no possible value"),
            ("A=x", "The system “A” has no possible value"),
        ] {
            let refused = check(&question, cell, &shown, "").expect_err(cell).to_string();
            assert!(refused.contains(why), "{refused}");
        }
    }

    #[test]
    fn what_cannot_be_an_answer_is_refused_with_the_reason() {
        for (preset, cell, why) in [
            (Preset::Formality, "9", "“9” is not a possible answer"),
            (Preset::FormalityLabel, "nice", "“nice” is not a possible answer"),
            (Preset::FormalityLabel, "formal|informal", "takes only one answer"),
            (Preset::AbStyle, "D", "is not possible here. Use one of: A, B, C."),
            (Preset::Preference, "tie", "Use one of: A, B"),
            (Preset::Ranking, "A", "needs an order"),
            (Preset::Tag, "[formal]Du[/formal]", "differs from the text that is shown"),
            (Preset::Rewrite, "anything", "asks for a text"),
        ] {
            let shown = if preset == Preset::Formality { shown()[..1].to_vec() } else { shown() };
            let refused = check(&question(preset), cell, &shown, "Sie kommen").expect_err(cell).to_string();
            assert!(refused.contains(why), "{refused}");
        }
    }
}
