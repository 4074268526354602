//! The results of a batch: a file that the site makes, with a row for each assignment.
//!
//! Columns may be in any order. `AssignmentId`, `WorkerId`, `HITId` and `AssignmentStatus` must be there; a missing
//! column of the others is the same as an empty one. Columns that are not known here are kept for the file that goes
//! [back to the site](super::approval).

use std::collections::{BTreeMap, BTreeSet};

use shared::{Money, Time};
use tabular::read::{Delimited, Fault, Format, Input, Limits, Names, Options, Refused, Unreadable};

use super::{
    CellFault, Unusable,
    answer::{Answer, Entities, answers},
    cell, is_id,
};

pub use cell::Rate;

/// Bytes of a file, at most.
pub const FILE: usize = 64 << 20;
/// Rows of a file, at most.
pub const ROWS: usize = 200_000;
/// How the columns of answers begin.
const ANSWER: &str = "Answer.";
/// The limits of its rows.
const LIMITS: Limits = Limits { row: 4 << 20, cell: 1 << 20, columns: 2_000, column_name: 500 };

/// The results of a batch.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    /// The names of the columns, exactly as they are in the file.
    pub(super) columns: Vec<String>,
    entities: Entities,
    assignments: Vec<Assignment>,
}

/// What a worker submitted.
#[derive(Clone, Debug, PartialEq)]
pub struct Assignment {
    /// The line on which its row begins, from 1.
    pub line: u64,
    /// All cells, as they are in the file.
    pub(super) cells: Vec<String>,
    /// `AssignmentId`.
    pub id: String,
    /// `WorkerId`.
    pub worker: String,
    /// `AssignmentStatus`.
    pub status: Status,
    /// The HIT and its settings.
    pub hit: Hit,
    /// `AcceptTime`.
    pub accepted: Option<Time>,
    /// `SubmitTime`.
    pub submitted: Option<Time>,
    /// `AutoApprovalTime`: when the site approves it unless somebody decides.
    pub auto_approval: Option<Time>,
    /// `ApprovalTime`.
    pub approved: Option<Time>,
    /// `RejectionTime`.
    pub rejected: Option<Time>,
    /// `RequesterFeedback`: a message to the worker.
    pub feedback: String,
    /// `WorkTimeInSeconds`: from accepting to submitting, idle time included.
    pub work_seconds: Option<u64>,
    /// How much of the worker's work was approved so far.
    pub rates: Rates,
    /// `Approve`, as it is in the file.
    pub approve: String,
    /// `Reject`, as it is in the file: a reason.
    pub reject: String,
}

/// `AssignmentStatus`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// Submitted, and not decided yet.
    Submitted,
    /// Approved: the site pays.
    Approved,
    /// Rejected: the site does not pay.
    Rejected,
    /// Another word, which the site did not have when this was written.
    Other(String),
}

/// A HIT, as each row about it repeats it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// `HITId`.
    pub id: String,
    /// `HITTypeId`: HITs with equal settings share it.
    pub type_id: String,
    /// `Title`.
    pub title: String,
    /// `Description`.
    pub description: String,
    /// `Keywords`.
    pub keywords: String,
    /// `Reward`, in dollars.
    pub reward: Option<Money>,
    /// `CreationTime`.
    pub created: Option<Time>,
    /// `Expiration`.
    pub expires: Option<Time>,
    /// `MaxAssignments`: how many assignments it asks for.
    pub max_assignments: Option<u64>,
    /// `RequesterAnnotation`: `BatchId:1;OriginalHitTemplateId:2;`.
    pub annotation: String,
    /// `AssignmentDurationInSeconds`.
    pub duration_seconds: Option<u64>,
    /// `AutoApprovalDelayInSeconds`.
    pub auto_approval_seconds: Option<u64>,
    /// `LifetimeInSeconds`.
    pub lifetime_seconds: Option<u64>,
    /// `NumberOfSimilarHITs`; usually empty.
    pub similar: Option<u64>,
}

/// How many of a worker's decided assignments were approved. `None` if the site does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    /// `LifetimeApprovalRate`.
    pub lifetime: Option<Rate>,
    /// `Last30DaysApprovalRate`.
    pub last_30_days: Option<Rate>,
    /// `Last7DaysApprovalRate`.
    pub last_7_days: Option<Rate>,
}

impl Results {
    /// Reads a file.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line and column. Nothing that a worker typed is wrong, except for NUL.
    pub fn read(file: &[u8], entities: Entities) -> Result<Self, Unusable> {
        if file.len() > FILE {
            return Err(Unusable::TooLarge { most: FILE });
        }
        let options = Options::new(Format::Csv).limits(LIMITS).names(Names::Exact);
        let mut records = Delimited::open(Input::open(file)?, &options)?;
        let columns = records.columns().to_vec();
        let places: BTreeMap<&str, usize> = columns.iter().map(String::as_str).zip(0..).collect();
        if let Some(column) = columns.iter().find(|column| column.contains('\0')) {
            return Err(Unusable::Cell { line: 1, column: column.replace('\0', ""), fault: CellFault::Nul });
        }
        for name in ["HITId", "AssignmentId", "WorkerId", "AssignmentStatus"] {
            places.get(name).ok_or(Unusable::NoColumn { name })?;
        }
        let (mut assignments, mut seen) = (Vec::new(), BTreeSet::new());
        while let Some(record) = records.read_record().map_err(Unreadable::from)? {
            if assignments.len() == ROWS {
                return Err(Unusable::TooManyRows { most: ROWS });
            }
            let record = record.map_err(Unusable::Row)?;
            let line = record.line;
            let refused = |fault: Fault| Unusable::Row(Refused { line, fault });
            let cells: Vec<String> =
                record.texts().map(|text| text.map(str::to_owned)).collect::<Result<_, _>>().map_err(refused)?;
            let row = Cells { line, columns: &columns, places: &places, texts: &cells };
            let assignment = row.assignment()?;
            if !seen.insert(assignment.id.clone()) {
                return Err(row.fault("AssignmentId", CellFault::SameAssignment));
            }
            assignments.push(Assignment { cells, ..assignment });
        }
        Ok(Self { columns, entities, assignments })
    }

    /// The assignments, in the order of the file.
    pub fn assignments(&self) -> &[Assignment] {
        &self.assignments
    }

    /// `Input.*` of an assignment: the variables of the HIT, without that prefix.
    pub fn input<'a>(&'a self, of: &'a Assignment) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.columns_after("Input.").map(|(place, name)| (name, &*of.cells[place]))
    }

    /// `Answer.*` of an assignment.
    pub fn answers(&self, of: &Assignment) -> Vec<Answer> {
        self.answer_columns().flat_map(|(place, _)| self.answers_in(of, place)).collect()
    }

    /// The columns `Answer.*`: their places, and their names without that prefix.
    pub fn answer_columns(&self) -> impl Iterator<Item = (usize, &str)> {
        self.columns_after(ANSWER)
    }

    /// The answers of an assignment in the column at this place.
    ///
    /// # Panics
    /// There are not so many columns.
    pub fn answers_in(&self, of: &Assignment, place: usize) -> Vec<Answer> {
        let name = self.columns[place].strip_prefix(ANSWER).unwrap_or_default();
        answers(name, &of.cells[place], self.entities)
    }

    fn columns_after<'a>(&'a self, prefix: &'static str) -> impl Iterator<Item = (usize, &'a str)> {
        let columns = self.columns.iter().enumerate();
        columns.filter_map(move |(place, column)| Some((place, column.strip_prefix(prefix)?)))
    }
}

/// The cells of a row.
struct Cells<'a> {
    line: u64,
    columns: &'a [String],
    places: &'a BTreeMap<&'a str, usize>,
    texts: &'a [String],
}

impl Cells<'_> {
    /// The assignment, without its cells.
    fn assignment(&self) -> Result<Assignment, Unusable> {
        if let Some(place) = self.texts.iter().position(|cell| cell.contains('\0')) {
            return Err(self.fault(&self.columns[place], CellFault::Nul));
        }
        Ok(Assignment {
            line: self.line,
            cells: Vec::new(),
            id: self.id("AssignmentId")?,
            worker: self.id("WorkerId")?,
            status: self.status()?,
            hit: self.hit()?,
            accepted: self.time("AcceptTime")?,
            submitted: self.time("SubmitTime")?,
            auto_approval: self.time("AutoApprovalTime")?,
            approved: self.time("ApprovalTime")?,
            rejected: self.time("RejectionTime")?,
            feedback: self.text("RequesterFeedback"),
            work_seconds: self.number("WorkTimeInSeconds")?,
            rates: self.rates(),
            approve: self.text("Approve"),
            reject: self.text("Reject"),
        })
    }

    fn hit(&self) -> Result<Hit, Unusable> {
        Ok(Hit {
            id: self.id("HITId")?,
            type_id: self.text("HITTypeId"),
            title: self.text("Title"),
            description: self.text("Description"),
            keywords: self.text("Keywords"),
            reward: self.read("Reward", cell::reward, CellFault::Reward)?,
            created: self.time("CreationTime")?,
            expires: self.time("Expiration")?,
            max_assignments: self.number("MaxAssignments")?,
            annotation: self.text("RequesterAnnotation"),
            duration_seconds: self.number("AssignmentDurationInSeconds")?,
            auto_approval_seconds: self.number("AutoApprovalDelayInSeconds")?,
            lifetime_seconds: self.number("LifetimeInSeconds")?,
            similar: self.number("NumberOfSimilarHITs")?,
        })
    }

    fn rates(&self) -> Rates {
        let rate = |name| cell::rate(self.cell(name));
        Rates {
            lifetime: rate("LifetimeApprovalRate"),
            last_30_days: rate("Last30DaysApprovalRate"),
            last_7_days: rate("Last7DaysApprovalRate"),
        }
    }

    fn status(&self) -> Result<Status, Unusable> {
        match self.cell("AssignmentStatus") {
            "" => Err(self.fault("AssignmentStatus", CellFault::Empty)),
            "Submitted" => Ok(Status::Submitted),
            "Approved" => Ok(Status::Approved),
            "Rejected" => Ok(Status::Rejected),
            other => Ok(Status::Other(other.to_owned())),
        }
    }

    fn id(&self, name: &str) -> Result<String, Unusable> {
        match self.cell(name) {
            "" => Err(self.fault(name, CellFault::Empty)),
            id if is_id(id) => Ok(id.to_owned()),
            _ => Err(self.fault(name, CellFault::Id)),
        }
    }

    fn time(&self, name: &str) -> Result<Option<Time>, Unusable> {
        self.read(name, cell::time, CellFault::Time)
    }

    fn number(&self, name: &str) -> Result<Option<u64>, Unusable> {
        self.read(name, cell::number, CellFault::Number)
    }

    /// What a cell says; `None` if it is empty.
    fn read<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
        fault: CellFault,
    ) -> Result<Option<T>, Unusable> {
        match self.cell(name) {
            "" => Ok(None),
            cell => read(cell).map(Some).ok_or_else(|| self.fault(name, fault)),
        }
    }

    fn text(&self, name: &str) -> String {
        self.cell(name).to_owned()
    }

    /// The text of a cell; empty if there is no such column.
    fn cell(&self, name: &str) -> &str {
        self.places.get(name).map_or("", |place| &self.texts[*place])
    }

    fn fault(&self, column: &str, fault: CellFault) -> Unusable {
        Unusable::Cell { line: self.line, column: column.to_owned(), fault }
    }
}

#[cfg(test)]
mod tests;
