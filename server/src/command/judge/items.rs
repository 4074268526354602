//! The items of a table, each with its prompt.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use judges::{Fault, Prompt, digest};

use super::super::records::{self, Record};
use super::super::refused::refused;

/// An item.
pub struct Item {
    /// Its name.
    pub id: String,
    /// Its prompt.
    pub prompt: Arc<str>,
    /// The SHA-256 of the prompt.
    pub digest: String,
}

/// Reads a table and fills the prompt of each row.
///
/// # Errors
/// The table cannot be read or has no rows, a column is missing or is a list, or an item is there twice.
pub fn read(path: &Path, column: Option<&str>, template: &Path, prompt: &Prompt) -> anyhow::Result<Vec<Item>> {
    let mut rows: Vec<Record> = Vec::new();
    records::each(path, |record| {
        rows.push(record);
        Ok(())
    })?;
    let known: BTreeSet<&str> = rows.iter().flat_map(|row| &row.cells).map(|(name, _)| name.as_str()).collect();
    if rows.is_empty() {
        return Err(refused(format!("{} has no rows", path.display())));
    }
    let column = match column {
        Some(column) => column,
        None if known.contains("item") => "item",
        None if known.contains("id") => "id",
        None => return Err(refused(format!("{}: there is no column `item`: name one with --item", path.display()))),
    };
    prompt.check(|name| known.contains(name)).map_err(|fault| {
        let columns = known.iter().copied().collect::<Vec<_>>().join(", ");
        refused(format!("{}, {fault}; the table has {columns}", template.display()))
    })?;
    let mut places: BTreeMap<&str, &str> = BTreeMap::new();
    let mut items = Vec::new();
    for row in &rows {
        let id = row.need(column)?;
        if let Some(first) = places.insert(id, &row.place) {
            return Err(refused(format!("{}: the item \"{id}\" is there twice, first in {first}", row.place)));
        }
        for name in prompt.columns() {
            if row.cells.iter().filter(|(own, _)| own == name).count() > 1 {
                return Err(refused(format!("{}: `{name}` is there several times, or is a list", row.place)));
            }
        }
        let cell = |name: &str| row.cells.iter().find(|(own, _)| own == name).map(|(_, text)| text.as_str());
        let prompt = prompt.fill(cell).map_err(|fault| match fault {
            Fault::Unknown { line, name } => {
                let template = template.display();
                refused(format!("{}: there is no `{name}`, which {template} names in line {line}", row.place))
            }
            Fault::Unclosed { .. } | Fault::Unopened { .. } | Fault::NoName { .. } | Fault::Empty => refused(fault),
        })?;
        items.push(Item { id: id.to_owned(), digest: digest(&prompt), prompt: prompt.into() });
    }
    Ok(items)
}
