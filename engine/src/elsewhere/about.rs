//! What an answer of a file is about, in terms of a study: a source, or outputs of a source.

use std::collections::BTreeSet;

use formats::model::{Answer, Item, Value};
use shared::Subject;

/// The system of a text that has a source and no named author.
const UNNAMED: &str = "unnamed";

/// What an answer is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct About {
    /// What the hit shows.
    pub subject: Subject,
    /// The systems whose outputs it shows, with their texts. Of a comparison in the order of their names: which one was on
    /// which side, a study does not know.
    pub outputs: Vec<(String, String)>,
}

impl About {
    /// What this answer about this item is about.
    pub(super) fn of(item: &Item, answer: &Answer) -> Self {
        let output = |system: &str| (system.to_owned(), text_of(item, system));
        if let Value::Ranking(ranks) = &answer.value {
            let systems: BTreeSet<&String> = ranks.iter().flatten().collect();
            let outputs = systems.into_iter().map(|system| output(system)).collect();
            return Self { subject: Subject::Outputs, outputs };
        }
        if let Some(pair) = &answer.pair {
            let shows_source = item.source.is_some() || item.text.is_some();
            let subject = if shows_source { Subject::Sides } else { Subject::Two };
            let mut outputs = pair.each_ref().map(|system| output(system)).to_vec();
            outputs.sort();
            return Self { subject, outputs };
        }
        let has_both = item.source.is_some() && item.text.is_some();
        let system = answer.system.as_deref().or(item.system.as_deref()).or(has_both.then_some(UNNAMED));
        match system {
            Some(system) => {
                let has_source = item.source.is_some() || (item.system.is_none() && item.text.is_some());
                let subject = if has_source { Subject::Pair } else { Subject::Output };
                Self { subject, outputs: vec![output(system)] }
            }
            None => Self { subject: Subject::Source, outputs: Vec::new() },
        }
    }

    /// The text in which spans are counted.
    pub(super) fn marked<'a>(&'a self, item: &'a Item) -> &'a str {
        self.outputs.first().map_or_else(|| source_text(item), |(_, text)| text.as_str())
    }
}

/// The text of a system; its name where the file has none.
fn text_of(item: &Item, system: &str) -> String {
    let own = item.outputs.iter().find(|output| output.system == system).map(|output| output.text.as_str());
    let is_of_item = item.system.as_deref().is_none_or(|own| own == system) && item.source.is_some();
    let only = is_of_item || item.system.as_deref() == Some(system);
    let text = own.or_else(|| item.text.as_deref().filter(|_| only));
    text.map_or_else(|| format!("{} ({system})", item.id), str::to_owned)
}

/// The text of an item's source; its name where the file has none.
pub(super) fn source_text(item: &Item) -> &str {
    let own = item.text.as_deref().filter(|_| item.system.is_none());
    item.source.as_deref().or(own).unwrap_or(&item.id)
}

/// The name of an item's source, which items of several systems share: the item's name without that of the system.
///
/// Names of translation formats are `document|system|segment`. Where the system is not in the name, items with the same
/// source text have the same source.
pub(super) fn source_key(item: &Item) -> String {
    let (Some(system), Some(source)) = (&item.system, &item.source) else { return item.id.clone() };
    let parts: Vec<&str> = item.id.split('|').collect();
    if parts.iter().filter(|part| *part == system).count() == 1 {
        let rest: Vec<&str> = parts.into_iter().filter(|part| part != system).collect();
        return rest.join("|");
    }
    source.clone()
}

#[cfg(test)]
mod tests {
    use formats::model::Output;

    use super::*;

    fn item(text: Option<&str>, source: Option<&str>, system: Option<&str>) -> Item {
        let own = |text: Option<&str>| text.map(str::to_owned);
        Item { id: "i".to_owned(), text: own(text), source: own(source), system: own(system), ..Item::default() }
    }

    fn about(item: &Item, change: impl FnOnce(&mut Answer)) -> (Subject, Vec<(String, String)>) {
        let mut answer = Answer::new(Some("i"), "r", "q", Value::Number(1.0));
        change(&mut answer);
        let about = About::of(item, &answer);
        (about.subject, about.outputs)
    }

    #[test]
    fn an_answer_is_about_what_the_file_says() {
        let made = |system: &str, text: &str| (system.to_owned(), text.to_owned());
        let as_is = |_: &mut Answer| {};
        assert_eq!(about(&item(Some("a"), None, None), as_is), (Subject::Source, vec![]));
        assert_eq!(about(&item(None, None, None), as_is), (Subject::Source, vec![]));
        let translated = item(Some("b"), Some("a"), Some("mt"));
        assert_eq!(about(&translated, as_is), (Subject::Pair, vec![made("mt", "b")]));
        assert_eq!(about(&item(Some("b"), None, Some("mt")), as_is), (Subject::Output, vec![made("mt", "b")]));
        assert_eq!(about(&item(Some("b"), Some("a"), None), as_is), (Subject::Pair, vec![made("unnamed", "b")]));
        let named = |answer: &mut Answer| answer.system = Some("mt".to_owned());
        assert_eq!(about(&item(Some("a"), None, None), named), (Subject::Pair, vec![made("mt", "i (mt)")]));
        assert_eq!(about(&item(None, None, None), named), (Subject::Output, vec![made("mt", "i (mt)")]));
        let mut compared = item(Some("a"), None, None);
        compared.outputs = vec![Output { system: "y".to_owned(), text: "Y".to_owned() }];
        let pair = |answer: &mut Answer| answer.pair = Some(["y".to_owned(), "x".to_owned()]);
        assert_eq!(about(&compared, pair), (Subject::Sides, vec![made("x", "i (x)"), made("y", "Y")]));
        assert_eq!(about(&item(None, None, None), pair).0, Subject::Two);
        let ranked =
            |answer: &mut Answer| answer.value = Value::Ranking(vec![vec!["y".to_owned()], vec!["x".to_owned()]]);
        assert_eq!(about(&compared, ranked), (Subject::Outputs, vec![made("x", "i (x)"), made("y", "Y")]));
    }

    #[test]
    fn systems_share_a_source() {
        let named = |id: &str, system: &str, source: &str| Item {
            id: id.to_owned(),
            ..item(Some("x"), Some(source), Some(system))
        };
        assert_eq!(source_key(&named("d|mt|3", "mt", "Yes.")), "d|3");
        assert_eq!(source_key(&named("17", "mt", "Yes.")), "Yes.");
        assert_eq!(source_key(&named("mt|mt|3", "mt", "Yes.")), "Yes.", "it cannot be seen which part is the system");
        assert_eq!(source_key(&item(Some("x"), None, None)), "i");
    }
}
