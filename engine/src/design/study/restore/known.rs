//! Restoring the known answers of an exported study.

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};
use shared::{KnownKind, Language, Problem, SystemKind, refusal};
use tabular::csv::{Cell, Writer};

use super::{Shelf, unreadable};
use crate::{Engine, Result, Tx, design::listed::listed_tasks, texts::import::stream::name};

/// The number of items that are written at once.
const CHUNK: usize = 500;

/// An item with a known answer, with names that are valid in another study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownDesign {
    /// The position of its task, from 1.
    pub task: i64,
    /// The external id of its source.
    pub id: String,
    /// The language of its source.
    pub language: Language,
    /// The systems whose outputs it shows.
    pub systems: Vec<String>,
    /// The purpose of the item.
    pub kind: KnownKind,
    /// The expected answers by question, as they were written.
    pub expected: BTreeMap<String, String>,
    /// The largest distance from the expected answer that still counts as correct.
    pub tolerance: i64,
    /// The explanation that a worker reads after a training item.
    pub explanation: String,
}

impl Engine {
    /// Writes the items of a file, and returns how many were written and how many were left out. Items are left out if
    /// they show a text that was not restored, or answer a question that their task no longer has.
    pub(super) async fn restore_known(&self, tx: &mut Tx, shelf: &Shelf, file: &Path) -> Result<(u64, u64)> {
        let text = std::fs::read(file).map_err(|error| unreadable(file, &error))?;
        let refuse = |reason| Problem::invalid(name(file), refusal::restore_refused(name(file), reason));
        let items: Vec<KnownDesign> =
            serde_json::from_slice(&text).map_err(|error| refuse(refusal::not_a_list_of_known(error.to_string())))?;
        let tasks = listed_tasks(tx, shelf.study).await?;
        let (all, mut written) = (items.len(), 0);
        let mut by_task: BTreeMap<i64, Vec<KnownDesign>> = BTreeMap::new();
        for item in items {
            by_task.entry(item.task).or_default().push(item);
        }
        for (place, items) in by_task {
            let found = tasks.iter().find(|listed| listed.task.position == place);
            let (task, version) = found
                .and_then(|listed| Some((listed.task.id, listed.draft.as_ref()?)))
                .ok_or_else(|| refuse(refusal::no_such_task(place)))?;
            let definition = &version.definition;
            let asked = |key: &String| definition.question(key).is_some();
            let fits = |item: &KnownDesign| {
                item.expected.keys().all(asked) && item.systems.iter().all(|system| !shelf.is_by_people(system))
            };
            let fitting: Vec<KnownDesign> = items.into_iter().filter(fits).collect();
            for chunk in fitting.chunks(CHUNK) {
                let table = table(chunk);
                let new =
                    self.read_known(tx, (shelf.study, task), definition, &table).await.map_err(
                        |error| match error {
                            crate::Error::Problem(Problem::Invalid { reason, .. }) => {
                                refuse(refusal::of_task(place, reason)).into()
                            }
                            other => other,
                        },
                    )?;
                tx.add_known(&new).await?;
                written += new.len();
            }
        }
        let count = |n: usize| u64::try_from(n).unwrap_or_default();
        Ok((count(written), count(all - written)))
    }
}

impl Shelf {
    /// Whether the texts of a system were written by people, which makes them results.
    fn is_by_people(&self, system: &str) -> bool {
        matches!(self.systems.get(system), Some((_, SystemKind::Human | SystemKind::Written)))
    }
}

/// The items as a table in the format for uploads.
fn table(items: &[KnownDesign]) -> String {
    let mut keys: Vec<&String> = items.iter().flat_map(|item| item.expected.keys()).collect();
    keys.sort_unstable();
    keys.dedup();
    let own = ["id", "language", "systems", "kind", "tolerance", "explanation"];
    let columns: Vec<&str> = own.into_iter().chain(keys.iter().map(|key| key.as_str())).collect();
    let mut file = Writer::new(&columns);
    for item in items {
        // The table must be read back exactly as it was written, so cells are not escaped for spreadsheets.
        let own = [
            Cell::word(&item.id),
            Cell::word(item.language.as_str()),
            Cell::word(item.systems.join("|")),
            Cell::word(item.kind.as_str()),
            Cell::word(item.tolerance.to_string()),
            Cell::word(&item.explanation),
        ];
        let expected = keys.iter().map(|key| Cell::word(item.expected.get(*key).map_or("", String::as_str)));
        file.row(own.into_iter().chain(expected));
    }
    file.finish()
}
