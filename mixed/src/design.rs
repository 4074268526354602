//! The fixed effects as columns: treatment contrasts of categorical columns, standardised numeric columns.

use crate::numbers::{are_equal, dot};
use crate::table::{Table, Values};
use crate::{Formula, Refusal};

/// Columns of fixed effects at most.
pub const MOST_COLUMNS: usize = 300;

/// A row of the reference level has no column.
const NONE: u32 = u32::MAX;

/// Squared length of what a column adds to the others, as a share of its own, below which it adds nothing.
const NOTHING: f64 = 1e-9;

/// A categorical fixed effect.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Factor {
    pub(crate) name: String,
    pub(crate) levels: Vec<String>,
    /// The level without a column.
    pub(crate) reference: usize,
    /// The column of each level.
    pub(crate) columns: Vec<Option<usize>>,
}

/// A numeric fixed effect; it enters as (x − mean)/sd.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Numeric {
    pub(crate) column: usize,
    pub(crate) mean: f64,
    pub(crate) sd: f64,
}

enum Block {
    Levels(Vec<u32>),
    Numbers { values: Vec<f64>, column: usize },
}

/// The columns of the fixed effects. Column 0 is the intercept of a linear model; an ordinal one has thresholds.
pub(crate) struct Design {
    pub(crate) names: Vec<String>,
    pub(crate) factors: Vec<Factor>,
    pub(crate) numerics: Vec<Numeric>,
    pub(crate) has_intercept: bool,
    blocks: Vec<Block>,
}

impl Design {
    /// The columns for rows in the given order. `references` are pairs of a column and its reference level; elsewhere it
    /// is the first level.
    pub(crate) fn new(
        formula: &Formula,
        table: &Table,
        references: &[(String, String)],
        order: &[u32],
        has_intercept: bool,
    ) -> Result<Self, Refusal> {
        let names = if has_intercept { vec!["(Intercept)".to_owned()] } else { Vec::new() };
        let mut design = Self { names, factors: Vec::new(), numerics: Vec::new(), has_intercept, blocks: Vec::new() };
        if let Some((column, _)) = references.iter().find(|(column, _)| !formula.fixed.contains(column)) {
            return Err(Refusal::NotAFactor { column: column.clone() });
        }
        for name in &formula.fixed {
            let column = table.column(name)?;
            let reference = references.iter().find(|(column, _)| column == name).map(|(_, level)| level.as_str());
            match &column.values {
                Values::Numbers(_) if reference.is_some() => return Err(Refusal::NotAFactor { column: name.clone() }),
                Values::Numbers(numbers) => design.add_numbers(name, numbers, order)?,
                Values::Names { .. } => {
                    let (levels, codes) = column.levels();
                    design.add_levels(name, levels, &codes, reference, order)?;
                }
            }
            if design.n_columns() > MOST_COLUMNS {
                let n = design.n_columns();
                return Err(Refusal::TooMany { what: "columns of fixed effects".into(), n, most: MOST_COLUMNS });
            }
        }
        design.check_rank(order.len())?;
        Ok(design)
    }

    pub(crate) fn n_columns(&self) -> usize {
        self.names.len()
    }

    /// The columns of a row that are not 0, with their values.
    pub(crate) fn each(&self, row: usize, mut see: impl FnMut(usize, f64)) {
        if self.has_intercept {
            see(0, 1.0);
        }
        for block in &self.blocks {
            match block {
                Block::Levels(columns) => {
                    if columns[row] != NONE {
                        see(columns[row] as usize, 1.0);
                    }
                }
                Block::Numbers { values, column } => see(*column, values[row]),
            }
        }
    }

    /// x'β of a row.
    pub(crate) fn predict(&self, row: usize, beta: &[f64]) -> f64 {
        let mut sum = 0.0;
        self.each(row, |column, x| sum += x * beta[column]);
        sum
    }

    /// From coefficients of standardised columns to those of the columns as they are: β = Mβₛ, row by row. `n_shifted`
    /// parameters before the columns, which are thresholds, move the other way.
    pub(crate) fn to_original(&self, n_thresholds: usize) -> Vec<Vec<f64>> {
        let n = n_thresholds + self.n_columns();
        let mut m: Vec<Vec<f64>> = (0..n).map(|i| (0..n).map(|j| f64::from(u8::from(i == j))).collect()).collect();
        for numeric in &self.numerics {
            let at = n_thresholds + numeric.column;
            m[at][at] = 1.0 / numeric.sd;
            for row in m.iter_mut().take(n_thresholds) {
                row[at] = numeric.mean / numeric.sd;
            }
            if self.has_intercept {
                m[0][at] = -numeric.mean / numeric.sd;
            }
        }
        m
    }

    fn add_numbers(&mut self, name: &str, numbers: &[f64], order: &[u32]) -> Result<(), Refusal> {
        let n = numbers.len() as f64;
        let mean = numbers.iter().map(|x| x / n).sum::<f64>();
        let variance = numbers.iter().map(|x| (x - mean) * ((x - mean) / n)).sum::<f64>();
        let sd = variance.sqrt();
        if are_equal(numbers) || sd <= 1e-13 * mean.abs() || sd == 0.0 {
            let level = numbers.first().map_or_else(String::new, ToString::to_string);
            return Err(Refusal::OneLevel { column: name.to_owned(), level });
        }
        if !sd.is_finite() {
            return Err(Refusal::Shape { column: name.to_owned(), why: "its numbers are too large".into() });
        }
        let column = self.n_columns();
        self.names.push(name.to_owned());
        self.numerics.push(Numeric { column, mean, sd });
        let values = order.iter().map(|&row| (numbers[row as usize] - mean) / sd).collect();
        self.blocks.push(Block::Numbers { values, column });
        Ok(())
    }

    fn add_levels(
        &mut self,
        name: &str,
        levels: Vec<String>,
        codes: &[u32],
        reference: Option<&str>,
        order: &[u32],
    ) -> Result<(), Refusal> {
        let reference = match reference {
            None => 0,
            Some(wanted) => levels
                .iter()
                .position(|level| level == wanted)
                .ok_or_else(|| Refusal::UnknownLevel { column: name.to_owned(), level: wanted.to_owned() })?,
        };
        if levels.len() < 2 {
            return Err(Refusal::OneLevel { column: name.to_owned(), level: levels.concat() });
        }
        if levels.len() > MOST_COLUMNS {
            let what = format!("levels of \"{name}\"");
            return Err(Refusal::TooMany { what, n: levels.len(), most: MOST_COLUMNS });
        }
        let mut columns = Vec::with_capacity(levels.len());
        for (place, level) in levels.iter().enumerate() {
            columns.push((place != reference).then_some(self.n_columns()));
            if place != reference {
                self.names.push([name, level].concat());
            }
        }
        let number = |code: u32| columns[code as usize].map_or(NONE, |column| u32::try_from(column).unwrap_or(NONE));
        self.blocks.push(Block::Levels(order.iter().map(|&row| number(codes[row as usize])).collect()));
        self.factors.push(Factor { name: name.to_owned(), levels, reference, columns });
        Ok(())
    }

    /// Refuses a column that is a combination of those before it, by a Cholesky factor of the cross-products.
    fn check_rank(&self, n_rows: usize) -> Result<(), Refusal> {
        let shift = usize::from(!self.has_intercept);
        let n = self.n_columns() + shift;
        let mut products = vec![vec![0.0; n]; n];
        for row in 0..n_rows {
            let mut seen: Vec<(usize, f64)> = Vec::with_capacity(self.blocks.len() + 1);
            if shift == 1 {
                seen.push((0, 1.0));
            }
            self.each(row, |column, x| seen.push((column + shift, x)));
            for &(i, x) in &seen {
                for &(j, y) in &seen {
                    products[i][j] += x * y;
                }
            }
        }
        let mut lower: Vec<Vec<f64>> = Vec::new();
        for (i, products) in products.iter().enumerate() {
            let mut row = Vec::with_capacity(i + 1);
            for (j, other) in lower.iter().enumerate() {
                row.push((products[j] - dot(&row, &other[..j])) / other[j]);
            }
            let left = products[i] - dot(&row, &row);
            if left <= NOTHING * products[i] {
                return Err(self.collinear(i, shift, &lower, &row));
            }
            row.push(left.sqrt());
            lower.push(row);
        }
        Ok(())
    }

    /// Names a column and the others of which it is a combination: those with a part in its regression on them.
    fn collinear(&self, at: usize, shift: usize, lower: &[Vec<f64>], row: &[f64]) -> Refusal {
        let mut parts = row.to_vec();
        for i in (0..parts.len()).rev() {
            for j in i + 1..parts.len() {
                parts[i] -= lower[j][i] * parts[j];
            }
            parts[i] /= lower[i][i];
        }
        let name = |i: usize| {
            if i < shift { "the intercept".to_owned() } else { ["\"", &self.names[i - shift], "\""].concat() }
        };
        let others: Vec<String> = (0..parts.len()).filter(|&i| parts[i].abs() > 1e-6).map(name).collect();
        let others = if others.is_empty() { "the intercept".to_owned() } else { others.join(", ") };
        Refusal::Collinear { column: self.names[at - shift].clone(), others }
    }
}
