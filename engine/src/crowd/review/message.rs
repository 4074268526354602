//! The suggested message to a worker about a decision, in their language; the reviewer may change every word.

use shared::{Grade, Language, Locale, Reason, ReviewVerdict};

use super::Judgement;

/// A message that accepts or excludes, with the reasons given, in the worker's language (English if that is not
/// available).
pub fn proposal<'a>(
    language: &Language,
    verdict: ReviewVerdict,
    judgements: impl Iterator<Item = &'a Judgement>,
) -> String {
    let say = Locale::of(language);
    if verdict == ReviewVerdict::Accept {
        return say.pilot_accepted().to_owned();
    }
    let mut counts: Vec<(Reason, usize)> = Reason::ALL.iter().map(|reason| (*reason, 0)).collect();
    for reason in
        judgements.filter(|judgement| judgement.grade != Grade::Excellent).flat_map(|judgement| &judgement.reasons)
    {
        if let Some(entry) = counts.iter_mut().find(|(known, _)| known == reason) {
            entry.1 += 1;
        }
    }
    counts.retain(|(_, n)| *n > 0);
    let noticed = |(reason, n): &(Reason, usize)| Some(say.pilot_reason(noticed(*reason, say)?, n));
    let noticed: Vec<String> = counts.iter().filter_map(noticed).collect();
    let mut lines = vec![say.pilot_refused().to_owned()];
    if !noticed.is_empty() {
        lines.push(say.pilot_noticed().to_owned());
        lines.extend(noticed);
    }
    lines.push(say.pilot_thanks().to_owned());
    lines.join("\n")
}

/// The reason in the worker's words; one that the reviewer puts into words is not in the list.
const fn noticed(reason: Reason, say: Locale) -> Option<&'static str> {
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
        let message = proposal(&"it".parse().expect("a tag"), ReviewVerdict::Exclude, given.iter());
        assert!(
            message.contains("non è cambiato quasi niente (2)") && message.contains("il significato è cambiato (1)"),
            "{message}"
        );
    }

    #[test]
    fn every_language_has_both_messages() {
        for tag in ["fr", "it", "pt-BR", "en", "ja"] {
            let language = tag.parse().expect("a tag");
            for verdict in ReviewVerdict::ALL {
                assert!(!proposal(&language, *verdict, [].iter()).is_empty());
            }
        }
    }
}
