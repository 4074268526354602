//! The texts of a draft: which of them a change leaves behind, and whether all of them are ready for workers.

use std::collections::{BTreeMap, BTreeSet};

use shared::{
    Definition, Doubt, Language, Message, Part, Place, Problem, Question, Unconfirmed, Wordings, limit, refusal,
};

/// The texts of a definition by their places.
type ByPlace<'a> = BTreeMap<Place, Wordings<'a>>;

fn by_place(definition: &Definition) -> ByPlace<'_> {
    definition.wordings().into_iter().collect()
}

fn of<'a, 'b>(texts: &'b ByPlace<'a>, place: &Place, language: &Language) -> Option<&'b [&'a str]> {
    texts.get(place).and_then(|own| own.get(language)).map(Vec::as_slice)
}

/// The texts that must be confirmed after a definition has replaced another: those that had to be already and were
/// neither edited nor left out of the list, those of a scale whose points are no longer the same, and those that are the
/// preset's while the text of the study's first language is not any more.
pub(super) fn unconfirmed(
    old: &Definition,
    new: &Definition,
    (preset, languages): (Option<&Definition>, &[Language]),
) -> BTreeSet<Unconfirmed> {
    let (before, now) = (by_place(old), by_place(new));
    // A question may have another key by now.
    let was_at = |place: &Place| {
        let index = new.questions.iter().position(|question| question.key == place.question);
        let question = index.and_then(|index| counterpart(old, new, index)).map(|question| question.key.clone());
        Place { question: question.unwrap_or_default(), ..place.clone() }
    };
    let is_edited = |text: &Unconfirmed| {
        let was = of(&before, &was_at(&text.place), &text.language);
        was.is_some() && was != of(&now, &text.place, &text.language)
    };
    let kept = new.unconfirmed.iter().filter(|text| of(&now, &text.place, &text.language).is_some());
    let mut all: BTreeSet<Unconfirmed> = kept.filter(|text| !is_edited(text)).cloned().collect();
    for (index, question) in new.questions.iter().enumerate() {
        if let Some(was) = counterpart(old, new, index).filter(|was| is_rescaled(was, question)) {
            all.extend(left_behind(&was.key, &question.key, &before, &now));
            all.extend(with_old_ends((was, question), &before, &now));
        }
    }
    if let (Some(preset), Some(first)) = (preset, languages.first()) {
        let is_listed = |text: &Unconfirmed| {
            all.iter().any(|listed| (&listed.place, &listed.language) == (&text.place, &text.language))
        };
        let preset = by_place(preset);
        let more = untranslated(&preset, first, (&before, &now), was_at);
        let more: Vec<Unconfirmed> = more.into_iter().filter(|text| !is_listed(text)).collect();
        all.extend(more);
    }
    all
}

/// The question that this one was before: the one with its key, or else the one in its place.
fn counterpart<'a>(old: &'a Definition, new: &Definition, index: usize) -> Option<&'a Question> {
    let in_its_place = || old.questions.get(index).filter(|was| new.question(&was.key).is_none());
    old.question(&new.questions[index].key).or_else(in_its_place)
}

/// Whether both are scales with different points.
fn is_rescaled(was: &Question, is: &Question) -> bool {
    match (was.kind.as_scale(), is.kind.as_scale()) {
        (Some(was), Some(is)) => !was.values().eq(is.values()),
        _ => false,
    }
}

/// The labels and examples of a scale that are what they were when it had other points.
fn left_behind<'a>(
    was: &'a str,
    is: &'a str,
    before: &'a ByPlace<'_>,
    now: &'a ByPlace<'_>,
) -> impl Iterator<Item = Unconfirmed> + 'a {
    let of_points = |place: &Place| matches!(place.part, Part::Points | Part::Examples);
    let here = now.iter().filter(move |(place, _)| place.question == is && of_points(place));
    here.flat_map(move |(place, texts)| {
        let old = Place { question: was.to_owned(), ..place.clone() };
        let same = texts.iter().filter(|(language, own)| of(before, &old, language) == Some(own.as_slice()));
        let why = Doubt::Scale;
        let left = same.map(|(language, _)| Unconfirmed { language: (*language).clone(), place: place.clone(), why });
        left.collect::<Vec<_>>()
    })
}

/// The instructions and the text of a question that are what they were and name an end of its scale that is none any more.
fn with_old_ends((was, is): (&Question, &Question), before: &ByPlace<'_>, now: &ByPlace<'_>) -> Vec<Unconfirmed> {
    let ends = |question: &Question| {
        let values: Vec<i64> = question.kind.as_scale().map(|scale| scale.values().collect()).unwrap_or_default();
        [values.iter().min().copied(), values.iter().max().copied()].into_iter().flatten().collect::<Vec<_>>()
    };
    let kept = ends(is);
    let gone: Vec<i64> = ends(was).into_iter().filter(|end| !kept.contains(end)).collect();
    let mut all = Vec::new();
    for (place, texts) in now {
        let old = match place.part {
            Part::Instructions => place.clone(),
            Part::Prompt if place.question == is.key => Place { question: was.key.clone(), ..place.clone() },
            Part::Prompt
            | Part::Title
            | Part::Points
            | Part::Anchors
            | Part::Examples
            | Part::Options
            | Part::Labels
            | Part::Columns => continue,
        };
        for (language, own) in texts {
            let names_one = own.iter().any(|text| gone.iter().any(|end| names(text, *end)));
            if names_one && of(before, &old, language) == Some(own.as_slice()) {
                all.push(Unconfirmed { language: (*language).clone(), place: place.clone(), why: Doubt::Scale });
            }
        }
    }
    all
}

/// Whether a text has this number, with any minus sign, and not as a part of another one.
fn names(text: &str, number: i64) -> bool {
    let plain: String = text.chars().map(|c| if matches!(c, '−' | '–' | '‐' | '‑') { '-' } else { c }).collect();
    let wanted = number.to_string();
    plain.match_indices(&wanted).any(|(at, found)| {
        let before = plain[..at].chars().next_back();
        let after = plain[at + found.len()..].chars().next();
        let is_signed = number >= 0 && before == Some('-') && !plain[..at - 1].ends_with(|c: char| c.is_ascii_digit());
        !before.is_some_and(|c| c.is_ascii_digit()) && !after.is_some_and(|c| c.is_ascii_digit()) && !is_signed
    })
}

/// The texts that are the preset's, while the text in the first language is not; only those for which this change is
/// the reason. A question is recognised by its texts and not by its key, which is often the first thing that changes.
fn untranslated(
    preset: &ByPlace<'_>,
    first: &Language,
    (before, now): (&ByPlace<'_>, &ByPlace<'_>),
    was: impl Fn(&Place) -> Place,
) -> Vec<Unconfirmed> {
    let mut all = Vec::new();
    for (place, texts) in now {
        let Some(own) = of(now, place, first) else { continue };
        let is_alike = |other: &Place| {
            (other.part, &other.at, other.question.is_empty()) == (place.part, &place.at, place.question.is_empty())
        };
        let alike: Vec<&Wordings<'_>> =
            preset.iter().filter(|(other, _)| is_alike(other)).map(|(_, texts)| texts).collect();
        let says = |texts: &Wordings<'_>, language: &Language, text: &[&str]| {
            texts.get(language).is_some_and(|other| other == text)
        };
        let was = was(place);
        let stale = texts.iter().filter(|(language, text)| {
            let of_preset = || alike.iter().filter(|texts| says(texts, language, text));
            let before = [of(before, &was, first), of(before, &was, language)];
            **language != first
                && of_preset().any(|texts| texts.contains_key(first))
                && !of_preset().any(|texts| says(texts, first, own))
                && before != [Some(own), Some(text.as_slice())]
        });
        let why = Doubt::Translation;
        all.extend(stale.map(|(language, _)| Unconfirmed { language: (*language).clone(), place: place.clone(), why }));
    }
    all
}

/// Refuses to publish a definition with a text that is missing in a language of the study, or still to be confirmed.
pub(super) fn check(definition: &Definition, languages: &[Language]) -> Result<(), Problem> {
    let mut missing = definition.missing(languages).into_iter();
    let mut doubtful = definition.unconfirmed_in(languages);
    if let Some((place, language)) = missing.next() {
        let reason = refusal::text_is_missing(place.message(), language.name());
        let n = missing.len() + doubtful.count();
        return Err(Problem::invalid(place.field(definition, &language), and_others(reason, n)));
    }
    let Some(Unconfirmed { place, language, why }) = doubtful.next() else { return Ok(()) };
    let first = languages.first().map(Language::name).unwrap_or_default();
    let reason = match why {
        Doubt::Scale => refusal::text_of_old_scale(place.message(), language.name()),
        Doubt::Copy => refusal::text_is_copied(place.message(), language.name()),
        Doubt::Added => refusal::text_was_added(place.message(), language.name()),
        Doubt::Placeholder => refusal::text_is_placeholder(place.message(), language.name()),
        Doubt::Translation => refusal::text_is_outdated(place.message(), language.name(), first),
    };
    Err(Problem::invalid(place.field(definition, language), and_others(reason, doubtful.count())))
}

/// Refuses to hand out a published definition to workers of a language in which one of its texts is missing: the language
/// may have been added to the study later.
pub(crate) fn check_language(definition: &Definition, language: &Language) -> Result<(), Problem> {
    let mut missing = definition.missing(std::slice::from_ref(language)).into_iter();
    let Some((place, _)) = missing.next() else { return Ok(()) };
    let reason = refusal::text_is_missing(place.message(), language.name());
    Err(Problem::invalid("language", and_others(reason, missing.len())))
}

fn and_others(reason: Message, n: usize) -> Message {
    if n == 0 { reason } else { refusal::and_other_texts(reason, n) }
}

/// Refuses a scale with more points than fit in a row of buttons.
pub(super) fn check_scales(definition: &Definition) -> Result<(), Problem> {
    for (index, question) in definition.questions.iter().enumerate() {
        let n = question.kind.as_scale().map_or(0, |scale| scale.points.len());
        if n > limit::SCALE_POINTS {
            let reason = refusal::of_question(&question.key, refusal::scale_too_long(n, limit::SCALE_POINTS));
            return Err(Problem::invalid(format!("questions[{index}].points"), reason));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
