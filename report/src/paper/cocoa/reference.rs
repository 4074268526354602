//! References with the phrases that carry formality, wherever a study has them.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use scoring::m_acc::phrases;
use shared::{Language, Marked, OutputId, SourceId, Span, SystemId, SystemKind};
use store::paper::Made;

use super::super::{Evidence, role::SECOND_LEVEL};

/// The tables' note about the origin of references.
pub(super) const NOTE: &str = "References are the outputs of systems whose name holds formal or informal and some of whose outputs have marks: written as [F]…[/F], set by who wrote them, or set in a task of tagging; and outputs tagged with one level, with their edits into the other.";

/// The label of spans whose level is determined by the system's name.
const MARK: &str = "f";

/// The labels of spans that carry formality; spans with other labels are not part of these tables.
const LABELS: [&str; 3] = ["formal", "informal", MARK];

/// The reason why a source has no references.
pub(super) const NONE: &str = "no source has references with marked phrases of both levels";

/// A level of formality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Formal,
    Informal,
}

impl Level {
    pub(super) const ALL: [Self; 2] = [Self::Formal, Self::Informal];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Formal => "formal",
            Self::Informal => "informal",
        }
    }

    const fn other(self) -> Self {
        match self {
            Self::Formal => Self::Informal,
            Self::Informal => Self::Formal,
        }
    }

    /// The level that a system's name contains.
    pub(super) fn of_name(name: &str) -> Option<Self> {
        let name = name.to_lowercase();
        // "informal" contains "formal", so it is tested first.
        [Self::Informal, Self::Formal].into_iter().find(|level| name.contains(level.key()))
    }
}

/// The references of a source: for each level, a text with marked spans.
pub(super) type References = BTreeMap<Level, String>;

/// The references of the sources of a language, in the order of the sources' ids.
pub(super) fn references(evidence: &Evidence, language: &Language) -> BTreeMap<SourceId, References> {
    let (tagged, levels) = (tagged(evidence), levels(evidence, language));
    let mut all: BTreeMap<SourceId, References> = BTreeMap::new();
    for text in evidence.used() {
        let Some(level) = levels.get(&text.id) else { continue };
        let of_source = all.entry(text.source_id).or_default();
        of_source.entry(*level).or_insert_with(|| annotated(text, tagged.get(&text.id), *level));
    }
    all
}

/// The outputs of a language that are references, with the level of each.
pub(super) fn levels(evidence: &Evidence, language: &Language) -> HashMap<OutputId, Level> {
    let (tagged, origins) = (tagged(evidence), evidence.origins());
    let own = |text: &&Made| origins.get(&text.source_id).is_some_and(|source| source.language == *language);
    let texts: Vec<&Made> = evidence.used().filter(own).collect();
    let is_marked = |text: &Made| phrases(&text.text).next().is_some() || tagged.contains_key(&text.id);
    let systems: BTreeSet<SystemId> = texts.iter().filter(|text| is_marked(text)).map(|text| text.system_id).collect();
    let mut levels: HashMap<OutputId, Level> = HashMap::new();
    for text in &texts {
        let named = Level::of_name(&text.system).filter(|_| systems.contains(&text.system_id));
        let named = named.filter(|_| text.kind != SystemKind::Human);
        let by_tags = || tagged.get(&text.id).and_then(most);
        if let Some(level) = named.or_else(by_tags) {
            levels.insert(text.id, level);
        }
    }
    for edit in &evidence.edited {
        let is_edit = SECOND_LEVEL.is(&evidence.preset(edit.task_id), &edit.question);
        let from = edit.from_id.and_then(|from| levels.get(&from)).copied();
        if let (true, Some(from)) = (is_edit, from) {
            levels.entry(edit.id).or_insert(from.other());
        }
    }
    levels
}

/// The spans that raters marked, by output.
fn tagged(evidence: &Evidence) -> HashMap<OutputId, BTreeSet<Span>> {
    let mut tagged: HashMap<OutputId, BTreeSet<Span>> = HashMap::new();
    for marking in &evidence.marks {
        let (Some(output), Some(text)) = (marking.row.output_id, &marking.output_text) else { continue };
        let marked = Marked::of_stored(text, &marking.text).spans.into_iter();
        let spans: Vec<Span> = marked.filter(|span| LABELS.contains(&span.label.as_str())).collect();
        if !spans.is_empty() {
            tagged.entry(output).or_default().extend(spans);
        }
    }
    tagged
}

/// The level of most stretches.
fn most(spans: &BTreeSet<Span>) -> Option<Level> {
    let n = |level: Level| spans.iter().filter(|span| span.label == level.key()).count();
    let (formal, informal) = (n(Level::Formal), n(Level::Informal));
    match formal.cmp(&informal) {
        std::cmp::Ordering::Greater => Some(Level::Formal),
        std::cmp::Ordering::Less => Some(Level::Informal),
        std::cmp::Ordering::Equal => None,
    }
}

/// A text with marks around the spans that carry its level.
fn annotated(text: &Made, spans: Option<&BTreeSet<Span>>, level: Level) -> String {
    let Some(spans) = spans else { return text.text.clone() };
    let own = spans.iter().filter(|span| span.label == level.key() || span.label == MARK);
    let spans = own.map(|span| Span { label: MARK.to_owned(), ..span.clone() }).collect();
    Marked { text: text.text.clone(), spans }.write()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_tells_its_level() {
        assert_eq!(Level::of_name("Informal (feminine)"), Some(Level::Informal));
        assert_eq!(Level::of_name("reference-formal"), Some(Level::Formal));
        assert_eq!(Level::of_name("model A"), None);
    }
}
