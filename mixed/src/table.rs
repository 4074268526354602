//! The ratings: named columns of equal length, categorical or numeric.

use std::collections::HashMap;

use crate::Refusal;

/// Rows at most.
pub const MOST_ROWS: usize = 10_000_000;

/// The values of a column.
#[derive(Debug, Clone, PartialEq)]
pub enum Values {
    /// Names: for each row the place of its level in `levels`.
    Names {
        /// Level of each row.
        codes: Vec<u32>,
        /// The levels, in the order of their first use or any other.
        levels: Vec<String>,
    },
    /// Finite numbers, in the unit of the data.
    Numbers(Vec<f64>),
}

/// A named column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// The name that formulas use.
    pub name: String,
    /// One value for each row.
    pub values: Values,
}

impl Column {
    /// A column of names.
    pub fn names<S: AsRef<str>>(name: &str, rows: impl IntoIterator<Item = S>) -> Self {
        let (mut codes, mut levels, mut known) = (Vec::new(), Vec::new(), HashMap::<String, u32>::new());
        for row in rows {
            let next = u32::try_from(levels.len()).unwrap_or(u32::MAX);
            let code = *known.entry(row.as_ref().to_owned()).or_insert_with(|| {
                levels.push(row.as_ref().to_owned());
                next
            });
            codes.push(code);
        }
        Self { name: name.to_owned(), values: Values::Names { codes, levels } }
    }

    /// A column of numbers.
    pub fn numbers(name: &str, rows: impl IntoIterator<Item = f64>) -> Self {
        Self { name: name.to_owned(), values: Values::Numbers(rows.into_iter().collect()) }
    }

    /// Rows.
    pub fn len(&self) -> usize {
        match &self.values {
            Values::Names { codes, .. } => codes.len(),
            Values::Numbers(numbers) => numbers.len(),
        }
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The column as levels in their natural order (numbers by size, then names by the alphabet), and for each row the
    /// place of its level. Levels that no row has are left out.
    pub(crate) fn levels(&self) -> (Vec<String>, Vec<u32>) {
        match &self.values {
            Values::Names { codes, levels } => in_order(codes, levels),
            Values::Numbers(numbers) => {
                // 0 and -0 are one level.
                let names = numbers.iter().map(|number| (number + 0.0).to_string());
                match Self::names("", names).values {
                    Values::Names { codes, levels } => in_order(&codes, &levels),
                    Values::Numbers(_) => (Vec::new(), Vec::new()),
                }
            }
        }
    }
}

/// Levels that are used, in natural order, with the codes that follow it.
fn in_order(codes: &[u32], levels: &[String]) -> (Vec<String>, Vec<u32>) {
    let mut used = vec![false; levels.len()];
    for &code in codes {
        used[code as usize] = true;
    }
    let mut order: Vec<usize> = (0..levels.len()).filter(|&level| used[level]).collect();
    let number = |level: usize| levels[level].trim().parse::<f64>().ok().filter(|number| number.is_finite());
    order.sort_by(|&a, &b| match (number(a), number(b)) {
        (Some(x), Some(y)) => x.total_cmp(&y).then_with(|| levels[a].cmp(&levels[b])),
        (Some(_), None) => std::cmp::Ordering::Less,
        (None, Some(_)) => std::cmp::Ordering::Greater,
        (None, None) => levels[a].cmp(&levels[b]),
    });
    let mut place = vec![0_u32; levels.len()];
    for (new, &old) in order.iter().enumerate() {
        place[old] = u32::try_from(new).unwrap_or(u32::MAX);
    }
    (order.iter().map(|&level| levels[level].clone()).collect(), codes.iter().map(|&c| place[c as usize]).collect())
}

/// Columns of equal length.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    columns: Vec<Column>,
    n_rows: usize,
}

impl Table {
    /// A table of these columns.
    ///
    /// # Errors
    /// [`Refusal::Shape`] if columns differ in length or share a name, or a code has no level;
    /// [`Refusal::NotANumber`] if a number is not finite; [`Refusal::TooMany`] above [`MOST_ROWS`]; [`Refusal::NoRows`].
    pub fn new(columns: Vec<Column>) -> Result<Self, Refusal> {
        let n_rows = columns.first().map_or(0, Column::len);
        if n_rows == 0 {
            return Err(Refusal::NoRows);
        }
        if n_rows > MOST_ROWS {
            return Err(Refusal::TooMany { what: "ratings".into(), n: n_rows, most: MOST_ROWS });
        }
        for (place, column) in columns.iter().enumerate() {
            let wrong = |why: &str| Err(Refusal::Shape { column: column.name.clone(), why: why.to_owned() });
            if column.len() != n_rows {
                return wrong("it does not have as many rows as the others");
            }
            if columns[..place].iter().any(|other| other.name == column.name) {
                return wrong("another column has this name, too");
            }
            match &column.values {
                Values::Names { codes, levels } => {
                    if codes.iter().any(|&code| code as usize >= levels.len()) {
                        return wrong("a code has no level");
                    }
                }
                Values::Numbers(numbers) => {
                    if let Some(row) = numbers.iter().position(|number| !number.is_finite()) {
                        return Err(Refusal::NotANumber { column: column.name.clone(), row: row + 1 });
                    }
                }
            }
        }
        Ok(Self { columns, n_rows })
    }

    /// Rows.
    pub fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// The column of this name.
    ///
    /// # Errors
    /// [`Refusal::UnknownColumn`].
    pub fn column(&self, name: &str) -> Result<&Column, Refusal> {
        self.columns.iter().find(|column| column.name == name).ok_or_else(|| {
            let known: Vec<&str> = self.columns.iter().map(|column| column.name.as_str()).collect();
            Refusal::UnknownColumn { column: name.to_owned(), known: known.join(", ") }
        })
    }
}
