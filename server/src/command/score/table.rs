//! A table of systems' outputs: `item,system,source,output,reference*`.

use std::collections::HashMap;
use std::path::Path;

use crate::command::records::{self, Record};
use crate::command::refused::refused;

/// What systems made of the same items.
pub struct Outputs {
    /// In the order in which they first stand in the table.
    pub systems: Vec<System>,
    pub n_items: usize,
    /// How many references an item has; none if items differ.
    pub n_references: Option<usize>,
}

/// A system's outputs in the order of the items.
pub struct System {
    pub name: String,
    pub rows: Vec<Row>,
}

/// One output.
pub struct Row {
    pub output: String,
    pub source: Option<String>,
    pub references: Vec<String>,
}

/// Reads a table.
///
/// # Errors
/// It cannot be read, lacks a column, holds an output twice or not at all.
pub fn read(path: &Path) -> anyhow::Result<Outputs> {
    let name = path.display();
    let mut items: HashMap<String, usize> = HashMap::new();
    let mut names: Vec<String> = Vec::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut systems: Vec<HashMap<usize, Row>> = Vec::new();
    records::each(path, |record| {
        let item = record.need("item")?;
        let next = items.len();
        let at = *items.entry(item.to_owned()).or_insert(next);
        let system = record.need("system")?;
        let number = *numbers.entry(system.to_owned()).or_insert_with(|| {
            names.push(system.to_owned());
            systems.push(HashMap::new());
            systems.len() - 1
        });
        let row = row(&record)?;
        match systems[number].insert(at, row) {
            None => Ok(()),
            Some(_) => Err(refused(format!("{}: system {system} has item {item} a second time", record.place))),
        }
    })?;
    if items.is_empty() {
        return Err(refused(format!("{name}, line 2: there is no output in the table")));
    }
    let mut ids: Vec<(String, usize)> = items.into_iter().collect();
    ids.sort_by_key(|(_, at)| *at);
    let mut complete = Vec::with_capacity(names.len());
    for (system, mut rows) in names.into_iter().zip(systems) {
        let taken = ids.iter().map(|(item, at)| {
            let lacking =
                || refused(format!("{name}: system {system} has no output of item {item}; all must have the same"));
            rows.remove(at).ok_or_else(lacking)
        });
        let rows = taken.collect::<anyhow::Result<Vec<Row>>>()?;
        complete.push(System { name: system, rows });
    }
    let mut counts = complete.iter().flat_map(|system| &system.rows).map(|row| row.references.len());
    let first = counts.next();
    let n_references = first.filter(|first| counts.all(|n| n == *first));
    Ok(Outputs { systems: complete, n_items: ids.len(), n_references })
}

fn row(record: &Record) -> anyhow::Result<Row> {
    let is_reference = |column: &str| column.starts_with("reference");
    let references = record.cells.iter().filter(|(column, text)| is_reference(column) && !text.is_empty());
    let source = record.cells.iter().find(|(column, _)| column == "source");
    let output = record.cells.iter().find(|(column, _)| column == "output").map(|(_, text)| text.clone());
    Ok(Row {
        output: output.ok_or_else(|| refused(format!("{}: there is no column `output`", record.place)))?,
        source: source.map(|(_, text)| text.clone()),
        references: references.map(|(_, text)| text.clone()).collect(),
    })
}
