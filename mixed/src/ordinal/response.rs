//! The response as categories from low to high.

use super::MOST_CATEGORIES;
use super::problem::Problem;
use crate::Refusal;
use crate::table::{Column, Values};

/// The categories that were used, and the one of each row.
pub(crate) struct Response {
    pub(crate) labels: Vec<String>,
    pub(crate) codes: Vec<u16>,
}

/// Reads the response. Numbers are ordered by size, names as `order` says.
pub(crate) fn read(column: &Column, order: &[String]) -> Result<Response, Refusal> {
    let (levels, codes) = column.levels();
    let place: Vec<usize> = if order.is_empty() {
        let is_number = |level: &String| level.trim().parse::<f64>().is_ok_and(f64::is_finite);
        if let Values::Names { .. } = column.values
            && let Some(name) = levels.iter().find(|level| !is_number(level))
        {
            let why = format!(
                "the categories of \"{}\" are names, such as \"{name}\": say their order from low to high",
                column.name
            );
            return Err(Refusal::Argument(why));
        }
        (0..levels.len()).collect()
    } else {
        let place = |level: &String| order.iter().position(|other| other == level);
        let unknown = levels.iter().find(|level| place(level).is_none());
        if let Some(level) = unknown {
            let why = format!("\"{level}\" in \"{}\" is not one of the categories {}", column.name, order.join(", "));
            return Err(Refusal::Argument(why));
        }
        levels.iter().filter_map(place).collect()
    };
    let mut by_place: Vec<usize> = (0..levels.len()).collect();
    by_place.sort_by_key(|&level| place[level]);
    if levels.len() < 2 {
        return Err(Refusal::Constant { column: column.name.clone() });
    }
    if levels.len() > MOST_CATEGORIES {
        let what = format!("different values of \"{}\"", column.name);
        return Err(Refusal::TooMany { what, n: levels.len(), most: MOST_CATEGORIES });
    }
    let mut category = vec![0_u16; levels.len()];
    for (new, &old) in by_place.iter().enumerate() {
        category[old] = u16::try_from(new).unwrap_or(u16::MAX);
    }
    let labels = by_place.iter().map(|&level| levels[level].clone()).collect();
    Ok(Response { labels, codes: codes.iter().map(|&code| category[code as usize]).collect() })
}

/// Refuses levels of fixed effects whose ratings are all in the lowest or all in the highest category.
pub(crate) fn check_separation(problem: &Problem<'_>, labels: &[String]) -> Result<(), Refusal> {
    let design = &problem.layout.design;
    let top = u16::try_from(labels.len() - 1).unwrap_or(u16::MAX);
    for factor in &design.factors {
        let mut level_of = vec![factor.reference; design.n_columns()];
        for (level, column) in factor.columns.iter().enumerate() {
            if let Some(column) = column {
                level_of[*column] = level;
            }
        }
        let mut range = vec![(u16::MAX, 0); factor.levels.len()];
        for (row, &category) in problem.y.iter().enumerate() {
            let mut level = factor.reference;
            design.each(row, |column, _| {
                if level_of[column] != factor.reference {
                    level = level_of[column];
                }
            });
            let (low, high) = range[level];
            range[level] = (category.min(low), category.max(high));
        }
        let at_end = |&(low, high): &(u16, u16)| low == high && (low == 0 || low == top);
        if let Some(level) = range.iter().position(at_end) {
            return Err(Refusal::Separated {
                column: factor.name.clone(),
                level: factor.levels[level].clone(),
                value: labels[range[level].0 as usize].clone(),
            });
        }
    }
    Ok(())
}
