//! A formula and a table as arrays: rows sorted by the largest grouping factor, levels as numbers.

use std::collections::HashMap;

use crate::crossed::Crossed;
use crate::design::Design;
use crate::table::Table;
use crate::{Formula, Refusal};

/// Levels of all grouping factors but the largest, together, at most: a matrix of that size is factored at each step.
pub const MOST_REST: usize = 4_000;

/// A grouping factor.
pub(crate) struct Grouping {
    pub(crate) name: String,
    pub(crate) levels: Vec<String>,
}

/// Everything but the response.
pub(crate) struct Layout {
    /// Rows of the table in the order of the arrays.
    pub(crate) order: Vec<u32>,
    pub(crate) design: Design,
    pub(crate) crossed: Crossed,
    /// The grouping factors in the order of the arrays, the largest first; empty without random effects, where the
    /// arrays have one factor of one level whose variance is 0.
    pub(crate) groupings: Vec<Grouping>,
    /// For each grouping factor of the formula, its place in `groupings`.
    pub(crate) place: Vec<usize>,
}

impl Layout {
    pub(crate) fn new(
        formula: &Formula,
        table: &Table,
        references: &[(String, String)],
        has_intercept: bool,
    ) -> Result<Self, Refusal> {
        let n = table.n_rows();
        let mut factors = Vec::new();
        for (columns, name) in formula.groups.iter().zip(formula.group_names()) {
            let (levels, codes) = levels(table, columns)?;
            if levels.len() < 2 {
                return Err(Refusal::OneGroup { group: name, level: levels.concat() });
            }
            factors.push((Grouping { name, levels }, codes));
        }
        let mut by_size: Vec<usize> = (0..factors.len()).collect();
        by_size.sort_by_key(|&factor| std::cmp::Reverse(factors[factor].0.levels.len()));
        let n_rest: usize = by_size.iter().skip(1).map(|&factor| factors[factor].0.levels.len()).sum();
        if n_rest > MOST_REST {
            let what = "levels of grouping factors other than the largest one".to_owned();
            return Err(Refusal::TooMany { what, n: n_rest, most: MOST_REST });
        }
        let mut place = vec![0; factors.len()];
        for (new, &old) in by_size.iter().enumerate() {
            place[old] = new;
        }
        let n_rows = u32::try_from(n).unwrap_or(u32::MAX);
        let mut order: Vec<u32> = (0..n_rows).collect();
        if let Some(&first) = by_size.first() {
            let codes = &factors[first].1;
            order.sort_by_key(|&row| codes[row as usize]);
        }
        let sorted = |codes: &[u32]| -> Vec<u32> { order.iter().map(|&row| codes[row as usize]).collect() };
        let (first, n_first) = match by_size.first() {
            Some(&factor) => (sorted(&factors[factor].1), factors[factor].0.levels.len()),
            None => (vec![0; n], 1),
        };
        let others = by_size.iter().skip(1).map(|&f| (sorted(&factors[f].1), factors[f].0.levels.len())).collect();
        let crossed = Crossed::new(&first, n_first, others);
        let design = Design::new(formula, table, references, &order, has_intercept)?;
        let mut slots: Vec<Option<Grouping>> = factors.into_iter().map(|(grouping, _)| Some(grouping)).collect();
        let groupings = by_size.iter().filter_map(|&factor| slots[factor].take()).collect();
        Ok(Self { order, design, crossed, groupings, place })
    }
}

/// The levels of a combination of columns, and the level of each row.
fn levels(table: &Table, columns: &[String]) -> Result<(Vec<String>, Vec<u32>), Refusal> {
    let mut parts = Vec::new();
    for column in columns {
        parts.push(table.column(column)?.levels());
    }
    let mut parts = parts.into_iter();
    let Some((mut names, mut codes)) = parts.next() else {
        return Err(Refusal::NoRows);
    };
    for (more_names, more_codes) in parts {
        let mut pairs: Vec<(u32, u32)> = codes.iter().copied().zip(more_codes.iter().copied()).collect();
        let rows = pairs.clone();
        pairs.sort_unstable();
        pairs.dedup();
        let place: HashMap<(u32, u32), u32> =
            pairs.iter().enumerate().map(|(at, &pair)| (pair, u32::try_from(at).unwrap_or(u32::MAX))).collect();
        codes = rows.iter().map(|pair| place[pair]).collect();
        names = pairs.iter().map(|&(a, b)| [&names[a as usize], ":", &more_names[b as usize]].concat()).collect();
    }
    Ok((names, codes))
}
