//! The suggested messages to a worker about a decision, in their language; the reviewer may change every word.

use serde::{Deserialize, Serialize};
use shared::{Grade, Language, Locale, Reason};

use super::Judgement;

/// The suggested messages for both decisions, in the worker's language (English if that is not available). Each names the
/// reasons given so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Messages {
    /// A message that accepts the worker.
    pub accepting: String,
    /// A message that excludes the worker.
    pub excluding: String,
}

impl Messages {
    /// The messages after these judgements.
    pub(super) fn after<'a>(language: &Language, judgements: impl Iterator<Item = &'a Judgement>) -> Self {
        let say = Locale::of(language);
        let noticed = noticed(judgements, say);
        let accepting = std::iter::once(say.pilot_accepted().to_owned()).chain(noticed.clone());
        let refused = std::iter::once(say.pilot_refused().to_owned());
        let excluding = refused.chain(noticed).chain(std::iter::once(say.pilot_thanks().to_owned()));
        let lines = |lines: Vec<String>| lines.join("\n");
        Self { accepting: lines(accepting.collect()), excluding: lines(excluding.collect()) }
    }
}

/// The reasons why texts are not excellent, as a list with how often each was given and the line above it; empty if none
/// was given.
fn noticed<'a>(judgements: impl Iterator<Item = &'a Judgement>, say: Locale) -> Vec<String> {
    let mut counts: Vec<(Reason, usize)> = Reason::ALL.iter().map(|reason| (*reason, 0)).collect();
    for reason in
        judgements.filter(|judgement| judgement.grade != Grade::Excellent).flat_map(|judgement| &judgement.reasons)
    {
        if let Some(entry) = counts.iter_mut().find(|(known, _)| known == reason) {
            entry.1 += 1;
        }
    }
    counts.retain(|(_, n)| *n > 0);
    let line = |(reason, n): &(Reason, usize)| Some(say.pilot_reason(in_words(*reason, say)?, n));
    let mut lines: Vec<String> = counts.iter().filter_map(line).collect();
    if !lines.is_empty() {
        lines.insert(0, say.pilot_noticed().to_owned());
    }
    lines
}

/// The reason in the worker's words; one that the reviewer puts into words is not in the list.
const fn in_words(reason: Reason, say: Locale) -> Option<&'static str> {
    match reason {
        Reason::Minimal => Some(say.noticed_minimal()),
        Reason::Meaning => Some(say.noticed_meaning()),
        Reason::Informal => Some(say.noticed_informal()),
        Reason::Fluency => Some(say.noticed_fluency()),
        Reason::Language => Some(say.noticed_language()),
        Reason::Other => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_counted_in_the_language_of_the_worker() {
        let poor =
            |reasons: &[Reason]| Judgement { grade: Grade::Poor, reasons: reasons.to_vec(), note: String::new() };
        let given = [poor(&[Reason::Minimal]), poor(&[Reason::Minimal, Reason::Meaning])];
        let messages = Messages::after(&"it".parse().expect("a tag"), given.iter());
        for message in [messages.accepting, messages.excluding] {
            assert!(
                message.contains("non è cambiato quasi niente (2)")
                    && message.contains("il significato è cambiato (1)"),
                "{message}"
            );
        }
    }

    #[test]
    fn every_language_has_both_messages() {
        for tag in ["fr", "it", "pt-BR", "en", "ja"] {
            let language = tag.parse().expect("a tag");
            let Messages { accepting, excluding } = Messages::after(&language, [].iter());
            assert!(!accepting.is_empty() && !excluding.is_empty() && accepting != excluding);
        }
    }
}
