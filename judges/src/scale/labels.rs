//! The label in a reply.

use super::cut;

/// Words before a label that turn it around. Only English ones: in other languages, a prompt asks for the label alone.
const NEGATIONS: [&str; 9] = ["not", "no", "never", "neither", "nor", "cannot", "hardly", "without", "isn't"];

/// A label at a place of a text.
struct Match {
    label: usize,
    from: usize,
    to: usize,
}

/// The only label of a text, as it was declared.
pub(super) fn read(reply: &str, labels: &[String]) -> Result<String, String> {
    if let Some(label) = whole(reply, labels) {
        return Ok(label);
    }
    let text = folded(reply);
    let all: Vec<Match> = labels.iter().enumerate().flat_map(|(label, own)| matches(&text, label, own)).collect();
    let mut found: Vec<&Match> = Vec::new();
    for one in &all {
        let is_within = |other: &Match| other.from <= one.from && one.to <= other.to && other.len() > one.len();
        if !all.iter().any(is_within) {
            found.push(one);
        }
    }
    let Some(first) = found.first() else { return Err("there is no label in the reply".to_owned()) };
    if let Some(other) = found.iter().find(|other| other.label != first.label) {
        return Err(format!(
            "there are several labels, such as \"{}\" and \"{}\"",
            labels[first.label], labels[other.label]
        ));
    }
    let other = |label: &&String| is_letter(label) && **label != labels[first.label] && names(reply, label);
    if let Some(other) = labels.iter().find(other) {
        return Err(format!("there are several labels, such as \"{}\" and \"{other}\"", labels[first.label]));
    }
    if found.iter().any(|one| is_negated(&text[..one.from])) {
        return Err(format!("\"{}\" is negated", cut(&labels[first.label])));
    }
    Ok(labels[first.label].clone())
}

/// The label that is the whole text, but for case, white space, quotation marks and other punctuation around it.
pub(super) fn whole(text: &str, labels: &[String]) -> Option<String> {
    let bare = |text: &str| folded(text).trim_matches(|c: char| !c.is_alphanumeric()).to_owned();
    // A sign belongs to a label that begins with one.
    let signed = folded(text);
    let own = labels.iter().find(|label| folded(label) == signed.trim());
    let text = bare(text);
    let is_same = |label: &&String| {
        let label = folded(label);
        label.starts_with(char::is_alphanumeric) && label.ends_with(char::is_alphanumeric) && label == text
    };
    own.or_else(|| labels.iter().find(is_same)).cloned()
}

impl Match {
    const fn len(&self) -> usize {
        self.to - self.from
    }
}

/// A text in small letters, with plain apostrophes, and with one space between words. Line ends stay.
fn folded(text: &str) -> String {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.collect::<Vec<_>>().join("\n").to_lowercase().replace('’', "'")
}

fn is_letter(label: &str) -> bool {
    label.chars().count() == 1
}

/// Whether a text has a label of one letter as a whole word, in the case in which it was declared.
fn names(text: &str, label: &str) -> bool {
    let at = text.match_indices(label);
    at.map(|(from, _)| (&text[..from], &text[from + label.len()..]))
        .any(|(before, after)| !joins(before.chars().rev()) && !joins(after.chars()))
}

/// The places where a label is, as whole words. A label of one letter, which may be a word of the language (`A`), only counts before
/// punctuation or at the end of a line.
fn matches(text: &str, label: usize, own: &str) -> Vec<Match> {
    let own = folded(own);
    let ends = |rest: &str| !rest.starts_with(' ') || rest.trim_start_matches(' ').starts_with(['\n', '–', '—', '-']);
    let at = text.match_indices(own.as_str()).map(|(from, _)| Match { label, from, to: from + own.len() });
    at.filter(|one| {
        let (before, after) = (&text[..one.from], &text[one.to..]);
        !joins(before.chars().rev()) && !joins(after.chars()) && (!is_letter(&own) || ends(after))
    })
    .collect()
}

/// Whether the text next to a label makes it a part of a longer word: `non-toxic`, `can't`.
fn joins(mut next: impl Iterator<Item = char>) -> bool {
    match next.next() {
        Some(c) if c.is_alphanumeric() || c == '_' => true,
        Some('-' | '\'') => next.next().is_some_and(char::is_alphanumeric),
        Some(_) | None => false,
    }
}

/// Whether one of the two words before a label negates it.
fn is_negated(before: &str) -> bool {
    let sentence = before.rsplit(['.', '!', '?', ':', ';', ',', '\n']).next().unwrap_or_default();
    let mut words = sentence.rsplit(|c: char| !c.is_alphanumeric() && c != '\'').filter(|word| !word.is_empty());
    words.by_ref().take(2).any(|word| NEGATIONS.contains(&word) || word.ends_with("n't"))
}
