//! Parts of a study's sources, by an imported column: its split, its domain.

use std::collections::{BTreeSet, HashMap};

use shared::{Language, SourceId};

use super::super::Evidence;

/// The name of the row for all sources.
const ALL: &str = "all";

/// Some sources of a language.
pub(super) struct Part<'a> {
    /// Their value in the column.
    pub name: &'a str,
    of: Option<&'a HashMap<SourceId, &'a str>>,
}

impl Part<'_> {
    /// Whether a source belongs to this part.
    pub(super) fn holds(&self, source: SourceId) -> bool {
        self.of.is_none_or(|parts| parts.get(&source) == Some(&self.name))
    }
}

/// The value of each source of a language in a column; sources without a value are left out.
pub(super) fn named<'a>(evidence: &'a Evidence, language: &Language, column: &str) -> HashMap<SourceId, &'a str> {
    let own = evidence.sources.iter().filter(|source| source.language == *language);
    let part = |source: &'a store::paper::Origin| {
        let name = source.meta.get(column)?.as_str().map(str::trim).filter(|name| !name.is_empty())?;
        Some((source.id, name))
    };
    own.filter_map(part).collect()
}

/// All sources, and each part of them.
pub(super) fn parts<'a>(named: &'a HashMap<SourceId, &'a str>) -> Vec<Part<'a>> {
    let names: BTreeSet<&str> = named.values().copied().collect();
    let all = Part { name: ALL, of: None };
    std::iter::once(all).chain(names.into_iter().map(|name| Part { name, of: Some(named) })).collect()
}
