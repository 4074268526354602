//! The order in which a worker sees the items of a test and their outputs. It is drawn from a seed and never stored.

use rand::seq::SliceRandom as _;
use shared::{HitItemId, OutputId, ShownItem, ShownOutput, ShownText, TestItem, TestRule};
use uuid::Uuid;

use crate::generator;

/// An item as one worker sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    /// Its position in the rule.
    pub index: usize,
    /// What is shown.
    pub item: ShownItem,
    /// The outputs with the names that expected answers use.
    pub outputs: Vec<ShownOutput>,
}

/// The items in the order of this seed.
pub(super) fn drawn(rule: &TestRule, seed: i64) -> Vec<Drawn> {
    let mut random = generator(seed);
    let mut order: Vec<usize> = (0..rule.items.len()).collect();
    order.shuffle(&mut random);
    let one = |index: usize| {
        let TestItem { text, outputs, .. } = &rule.items[index];
        let mut all: Vec<(usize, &String)> = outputs.iter().enumerate().collect();
        all.shuffle(&mut random);
        // An output is named after its place on the screen, so that its name says nothing about the key.
        let shown = all.into_iter().zip(1..);
        let (texts, outputs) = shown
            .map(|((position, text), place)| {
                let output = OutputId(id(index + 1, place));
                let text = ShownText { output: Some(output), text: text.clone() };
                (text, ShownOutput { output, system: TestItem::output_name(position) })
            })
            .unzip();
        let source = Some(text.clone()).filter(|_| rule.subject.shows_source());
        let id = HitItemId(id(index + 1, 0));
        Drawn {
            index,
            item: ShownItem { id, source, reference: None, outputs: texts, columns: Vec::new(), memory: Vec::new() },
            outputs,
        }
    };
    order.into_iter().map(one).collect()
}

/// The id of an item, or of an output of it, within one test.
fn id(item: usize, output: usize) -> Uuid {
    let [item, output] = [item, output].map(|n| u128::try_from(n).unwrap_or_default());
    Uuid::from_u128((item << 32) | output)
}

#[cfg(test)]
mod tests {
    use shared::{Subject, WorkerId};

    use super::*;
    use crate::crowd::test::seed;

    #[test]
    fn each_worker_has_an_order_of_their_own_that_stays() {
        let item = |n: i64| TestItem::of_formality(format!("sentence {n}"), n % 4, "secret");
        let rule = TestRule::of_formality((0..8).map(item).collect());
        let order = |worker: u128| drawn(&rule, seed(7, WorkerId(Uuid::from_u128(worker))));
        assert_eq!(order(1), order(1));
        assert!((2..9).any(|worker| order(worker) != order(1)));
        let text = |drawn: &Drawn| drawn.item.source.clone().unwrap_or_default();
        assert!(order(1).iter().all(|drawn| rule.items[drawn.index].text == text(drawn)));
    }

    #[test]
    fn outputs_keep_their_names_in_any_order() {
        let outputs = vec!["first".to_owned(), "second".to_owned()];
        let items = vec![TestItem { outputs, ..TestItem::default() }];
        let rule = TestRule { subject: Subject::Two, items, ..TestRule::default() };
        let sides: Vec<String> = (0..20)
            .map(|seed| {
                let one = drawn(&rule, seed).remove(0);
                let name = |at: usize| (one.item.outputs[at].text.as_str(), one.outputs[at].system.as_str());
                assert!([name(0), name(1)].contains(&("first", "A")) && [name(0), name(1)].contains(&("second", "B")));
                assert_eq!(one.item.source, None);
                one.item.outputs[0].text.clone()
            })
            .collect();
        assert!(sides.contains(&"first".to_owned()) && sides.contains(&"second".to_owned()));
    }
}
