//! The translations against English: what does not fit, and how much there is.

use std::collections::BTreeSet;

use crate::{Catalogue, Fault, Message, Messages, Place, SOURCE};

/// How much of the source language a translation has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coverage {
    /// The tag of the translation.
    pub tag: String,
    /// How many messages the source language has.
    pub of: usize,
    /// The names of those that the translation misses.
    pub missing: Vec<String>,
}

impl Coverage {
    /// The part that is translated, in percent, rounded down: 100 means all.
    pub fn percent(&self) -> usize {
        (self.of - self.missing.len()) * 100 / self.of.max(1)
    }
}

impl Catalogue {
    /// What stops a build: messages and arguments that English does not have, and arguments that have no order.
    pub(crate) fn compare(&self) -> Vec<Fault> {
        let Some(source) = self.locales.first().filter(|first| first.tag == SOURCE) else {
            let place = Place { file: SOURCE.into(), line: 1 };
            return vec![Fault { place, text: "there are no messages in English".to_owned() }];
        };
        let mut faults: Vec<Fault> = source.messages.values().filter_map(without_order).collect();
        for translation in &self.locales[1..] {
            faults.extend(translation.messages.values().filter_map(|message| unlike(message, source)));
        }
        faults
    }

    /// How much of English each other language has.
    pub fn coverage(&self) -> Vec<Coverage> {
        let source = self.source();
        let missing = |translation: &Messages| {
            source.messages.keys().filter(|name| !translation.messages.contains_key(*name)).cloned().collect()
        };
        self.locales[1..]
            .iter()
            .map(|each| Coverage { tag: each.tag.clone(), of: source.messages.len(), missing: missing(each) })
            .collect()
    }
}

/// A message with several arguments names them in its comment: so their order does not change with the wording.
fn without_order(message: &Message) -> Option<Fault> {
    let used: BTreeSet<&str> = message.arguments().into_iter().collect();
    let named: BTreeSet<&str> = message.order.iter().map(String::as_str).collect();
    let fits = if named.is_empty() { used.len() < 2 } else { used == named };
    (!fits).then(|| Fault {
        place: message.place.clone(),
        text: format!(
            "{}: name its arguments in the comment above it, in the order of the Rust method, such as: # Arguments: {}",
            message.name,
            used.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ")
        ),
    })
}

/// What a translation has and English has not, or leaves out.
fn unlike(message: &Message, source: &Messages) -> Option<Fault> {
    let fault = |text: String| Some(Fault { place: message.place.clone(), text });
    let name = &message.name;
    let Some(original) = source.messages.get(name) else {
        return fault(format!("English has no message {name}"));
    };
    if original.area != message.area {
        return fault(format!("{name} is in {}.ftl in English", original.area));
    }
    let known: BTreeSet<&str> = original.arguments().into_iter().collect();
    let used: BTreeSet<&str> = message.arguments().into_iter().collect();
    match used.difference(&known).next() {
        Some(unknown) => fault(format!("{name}: English has no argument ${unknown}")),
        None => known
            .difference(&used)
            .next()
            .and_then(|left_out| fault(format!("{name}: the argument ${left_out} of the English text is missing"))),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::parse::parse;

    fn catalogue(texts: [(&str, &str); 2]) -> Catalogue {
        let locales = texts.map(|(tag, text)| {
            let (messages, faults) = parse(Path::new(&format!("{tag}/a.ftl")), "a", text);
            assert_eq!(faults, []);
            Messages {
                tag: tag.to_owned(),
                messages: messages.into_iter().map(|each| (each.name.clone(), each)).collect(),
            }
        });
        Catalogue { locales: locales.to_vec() }
    }

    #[test]
    fn what_english_does_not_have_stops_the_build() {
        let wrong = [
            ("a = x\n", "b = y\n", "fr/a.ftl:1: English has no message b"),
            ("a = x { $n }\n", "a = y { $m }\n", "fr/a.ftl:1: a: English has no argument $m"),
            ("a = x { $n }\n", "a = y\n", "fr/a.ftl:1: a: the argument $n of the English text is missing"),
            ("a = { $n } of { $m }\n", "", "en/a.ftl:1: a: name its arguments"),
            ("# $n, $k\na = { $n } of { $m }\n", "", "en/a.ftl:2: a: name its arguments"),
        ];
        for (english, french, fault) in wrong {
            let faults = catalogue([("en", english), ("fr", french)]).compare();
            assert!(faults.iter().any(|found| found.to_string().starts_with(fault)), "{fault}: {faults:?}");
        }
        assert_eq!(
            catalogue([("en", "# $n, $m\na = { $n } of { $m }\n"), ("fr", "a = { $m }/{ $n }\n")]).compare(),
            []
        );
    }

    #[test]
    fn a_missing_translation_is_counted() {
        let coverage = catalogue([("en", "a = x\nb = y\nc = z\n"), ("fr", "a = x\nb = y\n")]).coverage();
        assert_eq!((coverage[0].percent(), &coverage[0].missing[..]), (66, &["c".to_owned()][..]));
    }
}
