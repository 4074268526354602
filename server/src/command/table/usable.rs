//! Whether a table has anything to compare, and if not, what to do about it.

use std::path::Path;

use agreement::reader::{Arrangement, Content, Detected, Named};
use agreement::report::{Size, counted};
use anyhow::bail;

use super::said::listed;

/// What a command needs of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Any judgement.
    Judgements,
    /// Two ratings of an item.
    Pairs,
}

/// Leaves tables out that have not what is needed; why, if there are any.
///
/// # Errors
/// No table has what is needed.
pub(super) fn keep(file: &Path, found: &mut Detected, needs: Needs, has_scale: bool) -> anyhow::Result<Option<String>> {
    let faults: Vec<Option<String>> = found.tables.iter().map(|table| fault(table, found, needs, has_scale)).collect();
    let first = faults.iter().flatten().next().map(|why| match file.to_str() {
        Some("-") => why.clone(),
        _ => format!("{}: {why}", file.display()),
    });
    if faults.iter().all(Option::is_some) {
        bail!("{}", first.unwrap_or_default());
    }
    let mut faults = faults.into_iter();
    found.tables.retain(|_| faults.next().flatten().is_none());
    Ok(first)
}

/// Why there is nothing to compare.
fn fault(named: &Named, found: &Detected, needs: Needs, has_scale: bool) -> Option<String> {
    let table = &named.table;
    let is_ratings = matches!(table.content(), Content::Ratings(_));
    let size = Size::of(table);
    let of = named.value.as_ref().map_or(String::new(), |value| format!(" in column {value}"));
    if table.n_rows() == 0 || size.ratings == 0 {
        let Some(bad) = table.bad().first() else {
            return Some(format!(
                "there are no ratings{of}; every value is missing, or the table ends after its header"
            ));
        };
        let rows = counted(table.n_bad(), "row");
        let all = if table.n_bad() == 1 {
            format!("the only row was left out{of}")
        } else {
            format!("all {rows} were left out{of}")
        };
        let is_text = bad.reason.ends_with("is not a number") && has_scale;
        let helps = if is_text {
            "; if the values are labels, use --scale nominal"
        } else {
            "; correct the rows, or name the columns with --item, --rater and --value"
        };
        return Some(format!("{all} ({bad}){helps}"));
    }
    if !is_ratings || needs == Needs::Judgements {
        return None;
    }
    if size.pairs == 0 && size.raters == 1 {
        let rater = table.raters().iter().next().unwrap_or_default().to_owned();
        let helps = match found.arrangement {
            Arrangement::Long => {
                "name the column of raters with --rater, or use --layout wide if each rater has a column"
            }
            Arrangement::Wide { .. } => "name the columns of raters with --rater",
        };
        return Some(format!(
            "only one rater ({}) has ratings{of}, and agreement needs two: {helps}",
            listed(&[rater])
        ));
    }
    if size.pairs == 0 {
        let helps = match &found.arrangement {
            Arrangement::Long => {
                "raters must have rated the same items, with the same names in the column of items (--item)"
            }
            Arrangement::Wide { .. } => "at least one row must have ratings in two of the columns of raters (--rater)",
        };
        return Some(format!("no item has two ratings{of}, so nothing can be compared: {helps}"));
    }
    None
}
