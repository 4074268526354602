//! Grading an attempt: each expected answer is compared as those of gold items are.

use std::collections::{BTreeMap, BTreeSet};

use shared::{Attempt, HitItemId, NewAnswer, Problem, TestRule, expected, refusal};
use store::test::TestAnswered;

use super::draw::Drawn;
use crate::crowd::{
    check::{check_item_complete, check_size},
    hit::Contents,
};

/// The result of an attempt, and what was answered about each item of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Graded {
    pub attempt: Attempt,
    pub answers: Vec<TestAnswered>,
}

/// Grades answers to the items that were drawn for a worker.
///
/// # Errors
/// An answer is missing or is not one that was offered; the field is the id of the item.
pub(super) fn grade(rule: &TestRule, drawn: &[Drawn], answers: &[NewAnswer]) -> Result<Graded, Problem> {
    let definition = rule.definition();
    let items = drawn.iter().map(|drawn| drawn.item.clone()).collect();
    check_size(&definition, &Contents { items, ..Contents::default() }, answers)?;
    let ids: BTreeSet<HitItemId> = drawn.iter().map(|drawn| drawn.item.id).collect();
    if let Some(stray) = answers.iter().find(|answer| !ids.contains(&answer.item)) {
        return Err(Problem::invalid(stray.question.clone(), refusal::not_of_this_work()));
    }
    if let Some(stray) = answers.iter().find(|answer| definition.question(&answer.question).is_none()) {
        return Err(Problem::invalid("question", refusal::no_such_question(&stray.question)));
    }
    let mut by_item: BTreeMap<HitItemId, Vec<&NewAnswer>> = BTreeMap::new();
    for answer in answers {
        by_item.entry(answer.item).or_default().push(answer);
    }
    let (mut right, mut asked) = (0, 0);
    let mut all = vec![TestAnswered::new(); rule.items.len()];
    for (place, drawn) in drawn.iter().enumerate() {
        let given = by_item.remove(&drawn.item.id).unwrap_or_default();
        check_item_complete(&definition, &drawn.item, &given).map_err(|problem| {
            Problem::invalid(
                drawn.item.id.to_string(),
                refusal::of_text(place + 1, rule.items.len(), problem.into_message()),
            )
        })?;
        let item = &rule.items[drawn.index];
        for question in &rule.questions {
            let Some(cell) = item.expected.get(&question.key) else { continue };
            let is_asked = definition.asked(&given).iter().any(|asked| asked.key == question.key);
            let of_question = given.iter().filter(|answer| is_asked && answer.question == question.key);
            let of_question: Vec<_> = of_question.map(|answer| (answer.output, &answer.value)).collect();
            let key = (cell.as_str(), rule.tolerance(&question.key));
            let (is_right, written) = expected::is_right(question, key, &drawn.outputs, &of_question);
            (right, asked) = (right + i64::from(is_right), asked + 1);
            all[drawn.index].insert(question.key.clone(), written);
        }
    }
    Ok(Graded { attempt: Attempt::new(right, asked, rule.pass_mark), answers: all })
}

#[cfg(test)]
mod tests {
    use shared::{TestItem, Value};

    use super::*;
    use crate::crowd::test::draw;

    fn answer(drawn: &Drawn, value: i64) -> NewAnswer {
        let question = "formality".to_owned();
        NewAnswer { item: drawn.item.id, question, output: None, value: Value::Number(value) }
    }

    #[test]
    fn within_one_point_is_right_and_a_missing_answer_is_named() {
        let items: Vec<TestItem> = (0..8).map(|n| TestItem::of_formality("x", n % 7 - 3, "")).collect();
        let gold: Vec<i64> = (0..8).map(|n| n % 7 - 3).collect();
        let rule = TestRule::of_formality(items);
        let drawn = draw::drawn(&rule, 1);
        let graded = |off: &dyn Fn(usize) -> i64| {
            let answers: Vec<_> = drawn.iter().map(|one| answer(one, off(one.index))).collect();
            grade(&rule, &drawn, &answers).expect("graded").attempt
        };
        assert_eq!(graded(&|at| gold[at]).points, 100);
        assert!(graded(&|at| if gold[at] < 3 { gold[at] + 1 } else { gold[at] - 1 }).passed);
        let six = graded(&|at| if matches!(at, 0 | 6) { -gold[at] } else { gold[at] });
        assert_eq!((six.right, six.points, six.passed), (6, 75, false));
        let missing: Vec<_> = drawn.iter().filter(|one| one.index != 5).map(|one| answer(one, 0)).collect();
        let id = drawn.iter().find(|one| one.index == 5).expect("an item").item.id.to_string();
        assert_eq!(grade(&rule, &drawn, &missing).expect_err("refused").field(), Some(id.as_str()));
        let off_the_scale: Vec<_> = drawn.iter().map(|one| answer(one, 4)).collect();
        assert!(grade(&rule, &drawn, &off_the_scale).is_err());
    }
}
