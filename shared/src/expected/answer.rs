//! An answer that is as expected, for programs that answer in place of people.

use super::{TIE, alternatives, number::first_number, order, rated};
use crate::{Chosen, Decimal, OutputId, Question, QuestionKind, ShownOutput, Value};

/// Answers to a question that match the expected one: one, or one for each output. Empty if there can be none.
pub fn right_answer(question: &Question, cell: &str, shown: &[ShownOutput]) -> Vec<(Option<OutputId>, Value)> {
    let first = alternatives(cell, shown).first().copied().unwrap_or_default();
    let output = |name: &str| shown.iter().find(|one| one.system == name).map(|one| one.output);
    match &question.kind {
        QuestionKind::Scale(_) | QuestionKind::Slider(_) => {
            let is_scale = question.kind.as_scale().is_some();
            let value = |at: Decimal| {
                if is_scale { at.digits_with(0).map(Value::Number) } else { Some(Value::Decimal(at)) }
            };
            if shown.len() <= 1 {
                return first_number(cell).and_then(value).map(|value| (None, value)).into_iter().collect();
            }
            let named = rated(cell);
            // An output that nobody expects anything of gets the first number.
            let any = named.first().and_then(|(_, number)| *number);
            let number =
                |one: &ShownOutput| named.iter().find(|(name, _)| *name == one.system).map_or(any, |found| found.1);
            let of_output = |one: &ShownOutput| Some((Some(one.output), value(first_number(number(one)?)?)?));
            shown.iter().filter_map(of_output).collect()
        }
        QuestionKind::Choice(_) => vec![(None, Value::Chosen(Chosen::from(first)))],
        QuestionKind::Pairwise(_) if first == TIE => vec![(None, Value::Tie)],
        QuestionKind::Pairwise(_) => output(first).map(|output| (None, Value::Preferred(output))).into_iter().collect(),
        QuestionKind::Ranking(_) => {
            let named = order(first);
            let others = shown.iter().map(|one| one.system.as_str()).filter(|name| !named.contains(name));
            let all = named.iter().copied().chain(others);
            all.zip(1..).filter_map(|(name, rank)| Some((Some(output(name)?), Value::Number(rank)))).collect()
        }
        QuestionKind::Spans(_) => vec![(None, Value::Text(cell.to_owned()))],
        QuestionKind::Text(_) | QuestionKind::Comment(_) => Vec::new(),
    }
}
