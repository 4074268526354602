//! Shared by these tables: human judgements of the outputs of each system, correlations with them, and averages.

use std::collections::{BTreeMap, BTreeSet};

use engine::crowd::answers::Table as Judgements;
use shared::{Language, OutputId, SystemKind};

use super::super::{Cell, Evidence, role::Role};
use crate::metrics::people::correlated;

/// The mean judgement of each output, by system.
pub(in crate::paper) type Means<'a> = BTreeMap<&'a str, BTreeMap<OutputId, f64>>;

/// The cells of each system.
pub(super) type Systems = BTreeMap<String, Vec<Cell>>;

/// The mean judgement of each output on a question, by system.
pub(in crate::paper) fn means<'a>(evidence: &'a Evidence, table: &Judgements) -> Means<'a> {
    let names = evidence.names();
    let mut sums: BTreeMap<&str, BTreeMap<OutputId, (f64, f64)>> = BTreeMap::new();
    for row in &table.rows {
        let system = row.system_id.and_then(|system| names.get(&system).copied());
        if let (Some(output), Some(system)) = (row.output_id, system) {
            let (sum, n) = sums.entry(system).or_default().entry(output).or_default();
            *sum += row.value();
            *n += 1.0;
        }
    }
    let mean =
        |outputs: BTreeMap<OutputId, (f64, f64)>| outputs.into_iter().map(|(id, (sum, n))| (id, sum / n)).collect();
    sums.into_iter().map(|(system, outputs)| (system, mean(outputs))).collect()
}

/// The systems that return their input: the baselines of the comparisons.
pub(super) fn inputs(evidence: &Evidence) -> BTreeSet<&str> {
    evidence.texts.iter().filter(|text| text.kind == SystemKind::Copy).map(|text| text.system.as_str()).collect()
}

/// Pearson's r of pairs with the paper's ±, or the reason why it is undefined; of a distance its absolute value.
pub(super) fn correlation(pairs: &[(f64, f64)], is_distance: bool) -> Cell {
    let found = correlated(pairs);
    let why = found.undefined.map_or_else(|| "there are too few texts".to_owned(), |why| why.to_string());
    let value = found.pearson.map(|r| if is_distance { r.abs() } else { r });
    Cell::maybe(value, 3, why).spread(found.bound).of(found.n)
}

/// One row per system and one with the average of each column, for each language; the roles say which question each
/// column is about.
pub(super) fn rows(evidence: &Evidence, columns: &[Role], of: &dyn Fn(&Language) -> Systems) -> Vec<Vec<Cell>> {
    let mut rows = Vec::new();
    for language in evidence.languages() {
        let mut systems = of(language);
        if systems.is_empty() {
            systems.insert("all".to_owned(), columns.iter().map(|role| Cell::empty(role.missing())).collect());
        }
        let average: Vec<Cell> =
            (0..columns.len()).map(|column| average(systems.values().map(|row| &row[column]))).collect();
        let several = systems.len() > 1;
        let row = |(system, cells): (String, Vec<Cell>)| {
            [Cell::text(language.name()), Cell::text(system)].into_iter().chain(cells).collect::<Vec<Cell>>()
        };
        rows.extend(systems.into_iter().map(row));
        rows.extend(several.then(|| row(("Average".to_owned(), average))));
    }
    rows
}

/// The mean of the numbers of a column.
fn average<'a>(cells: impl Iterator<Item = &'a Cell>) -> Cell {
    let (mut values, mut digits, mut why) = (Vec::new(), 3, "no system has a value".to_owned());
    for cell in cells {
        match cell {
            Cell::Number(number) => {
                values.push(number.value);
                digits = number.digits;
            }
            Cell::Empty { reason } => why.clone_from(reason),
            _ => {}
        }
    }
    let mean = values.iter().sum::<f64>() / values.len().max(1) as f64;
    Cell::maybe((!values.is_empty()).then_some(mean), digits, why)
}
