//! The file with decisions: the results with `Approve` or `Reject` filled in.
//!
//! All rows and all columns of the results are in it, in their order and with the same content. If the results have no
//! column `Approve` or `Reject`, it comes last. Rows without a decision stay as they are. Nothing is escaped for
//! spreadsheets, because the file goes to the site.

use std::collections::BTreeMap;

use tabular::csv::{Cell, Writer};
use thiserror::Error;

use super::results::{Assignment, Results};

/// What `Approve` has for a row that is approved.
const APPROVED: &str = "x";

/// What is decided about an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The site pays it.
    Approve,
    /// The site does not pay it. The worker reads the reason.
    Reject(String),
}

/// Why the file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// A decision is about an assignment that is not in the results.
    #[error("The assignment {id} is not in the results. Download the results of its batch.")]
    Unknown {
        /// The assignment.
        id: String,
    },
    /// An assignment would be both approved and rejected: the file already says one, the decision the other.
    #[error("line {line}: The assignment {id} would be both approved and rejected. Empty one of the two cells.")]
    Both {
        /// The line of its row in the results.
        line: u64,
        /// The assignment.
        id: String,
    },
    /// A rejection has no reason.
    #[error("line {line}: The assignment {id} is rejected without a reason. The worker must read one.")]
    NoReason {
        /// The line of its row in the results.
        line: u64,
        /// The assignment.
        id: String,
    },
    /// A reason contains the character NUL.
    #[error("line {line}: The reason for the assignment {id} contains a NUL character. Remove it.")]
    Nul {
        /// The line of its row in the results.
        line: u64,
        /// The assignment.
        id: String,
    },
}

/// The file, with the decisions about these assignments.
///
/// A decision replaces one of the same kind that is in the results already. Which assignments may still be decided is
/// for the caller to know.
///
/// # Errors
/// The first decision that cannot be written.
pub fn write(results: &Results, decisions: &BTreeMap<String, Decision>) -> Result<String, Refusal> {
    let mut columns: Vec<&str> = results.columns.iter().map(String::as_str).collect();
    let approve = place(&mut columns, "Approve");
    let reject = place(&mut columns, "Reject");
    let mut file = Writer::quoted(&columns);
    let mut n_decided = 0;
    for assignment in results.assignments() {
        let decision = decisions.get(&assignment.id);
        n_decided += usize::from(decision.is_some());
        let (approved, rejected) = decided(assignment, decision)?;
        let mut cells: Vec<&str> = assignment.cells.iter().map(String::as_str).collect();
        cells.resize(columns.len(), "");
        (cells[approve], cells[reject]) = (approved, rejected);
        file.row(cells.into_iter().map(Cell::word));
    }
    if n_decided < decisions.len() {
        let is_known = |id: &String| results.assignments().iter().any(|assignment| assignment.id == *id);
        let id = decisions.keys().find(|id| !is_known(id)).cloned().unwrap_or_default();
        return Err(Refusal::Unknown { id });
    }
    Ok(file.finish())
}

/// The cells `Approve` and `Reject` of a row.
fn decided<'a>(assignment: &'a Assignment, decision: Option<&'a Decision>) -> Result<(&'a str, &'a str), Refusal> {
    let (line, id) = (assignment.line, || assignment.id.clone());
    let (mut approved, mut rejected) = (&*assignment.approve, &*assignment.reject);
    match decision {
        None => {}
        Some(Decision::Approve) => approved = APPROVED,
        Some(Decision::Reject(reason)) if reason.trim().is_empty() => return Err(Refusal::NoReason { line, id: id() }),
        Some(Decision::Reject(reason)) if reason.contains('\0') => return Err(Refusal::Nul { line, id: id() }),
        Some(Decision::Reject(reason)) => rejected = reason,
    }
    if !approved.is_empty() && !rejected.is_empty() {
        return Err(Refusal::Both { line, id: id() });
    }
    Ok((approved, rejected))
}

/// The place of a column, which is added if it is missing.
fn place<'a>(columns: &mut Vec<&'a str>, name: &'a str) -> usize {
    columns.iter().position(|column| *column == name).unwrap_or_else(|| {
        columns.push(name);
        columns.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mturk::answer::Entities;

    const HEADER: &str = "\"HITId\",\"AssignmentId\",\"WorkerId\",\"AssignmentStatus\"";

    fn results(more: &str, rows: &[&str]) -> Results {
        let rows: String = rows.iter().map(|row| format!("\"H\",{row}\n")).collect();
        Results::read(format!("{HEADER}{more}\n{rows}").as_bytes(), Entities::Decode).expect("results")
    }

    fn decide(results: &Results, id: &str, decision: Decision) -> Result<String, Refusal> {
        write(results, &BTreeMap::from([(id.to_owned(), decision)]))
    }

    #[test]
    fn decisions_are_filled_in_and_all_else_stays() {
        let more = ",\"Answer. a \",\"Approve\",\"Reject\"";
        let rows =
            ["\"A1\",\"W1\",\"Submitted\",\"=1 &lt;\",\"\",\"\"", "\"A2\",\"W1\",\"Submitted\",\"-3\",\"\",\"\""];
        let results = results(more, &rows);
        let expected = format!("{HEADER}{more}\n\"H\",{}\n\"H\",{}\n", rows[0], rows[1]);
        assert_eq!(write(&results, &BTreeMap::new()), Ok(expected.clone()));
        let approved = decide(&results, "A1", Decision::Approve).expect("a file");
        assert_eq!(approved, expected.replacen("\"=1 &lt;\",\"\"", "\"=1 &lt;\",\"x\"", 1));
        let rejected = decide(&results, "A2", Decision::Reject("say \"why\"".into())).expect("a file");
        assert_eq!(rejected, expected.replace("\"-3\",\"\",\"\"", "\"-3\",\"\",\"say \"\"why\"\"\""));
    }

    #[test]
    fn missing_columns_come_last() {
        let file = decide(&results("", &["\"A1\",\"W1\",\"Submitted\""]), "A1", Decision::Approve);
        let expected = format!("{HEADER},\"Approve\",\"Reject\"\n\"H\",\"A1\",\"W1\",\"Submitted\",\"x\",\"\"\n");
        assert_eq!(file, Ok(expected));
    }

    #[test]
    fn what_would_be_lost_or_contradicts_itself_is_refused() {
        let more = ",\"Approve\",\"Reject\"";
        let results =
            results(more, &["\"A1\",\"W1\",\"Rejected\",\"\",\"why\"", "\"A2\",\"W1\",\"Submitted\",\"\",\"\""]);
        assert_eq!(decide(&results, "A1", Decision::Approve), Err(Refusal::Both { line: 2, id: "A1".into() }));
        assert!(decide(&results, "A1", Decision::Reject("other".into())).is_ok());
        let reject = |reason: &str| decide(&results, "A2", Decision::Reject(reason.into()));
        assert_eq!(reject(" "), Err(Refusal::NoReason { line: 3, id: "A2".into() }));
        assert_eq!(reject("a\0"), Err(Refusal::Nul { line: 3, id: "A2".into() }));
        assert_eq!(decide(&results, "A9", Decision::Approve), Err(Refusal::Unknown { id: "A9".into() }));
    }
}
