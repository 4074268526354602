//! Receipts of erasures: what was erased and kept, when and by whose order. They contain no names.

use serde::{Deserialize, Serialize};
use shared::{Actor, AnswerChoice, ErasureId, PersonId, Problem, StudyId, Time};
use store::retention::ErasureRow;

use crate::{Engine, Result, Tx, access::Permit as _};

/// The number of records of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Counted {
    /// The kind, in words.
    pub what: String,
    /// The number of records.
    pub n: i64,
}

/// What an erasure removes and what it keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ErasureCounts))]
pub struct Counts {
    /// The data that is erased.
    pub erased: Vec<Counted>,
    /// What is kept under the pseudonym.
    pub stays: Vec<Counted>,
}

/// A pseudonym in a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pseudonym {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The person's pseudonym in it.
    pub pseudonym: String,
}

/// A receipt.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Receipt {
    /// Its id.
    pub id: ErasureId,
    /// When the data was erased.
    pub at: Time,
    /// The id of the erased account.
    pub person: PersonId,
    /// The study, if only its data was erased.
    pub study: Option<StudyId>,
    /// `administrator`, `operator` (the command line) or `retention` (the retention period of the study).
    pub cause: String,
    /// The administrator who ordered it.
    pub ordered_by: Option<PersonId>,
    /// What happened to the answers.
    pub answers: AnswerChoice,
    /// The pseudonyms under which data is kept.
    pub pseudonyms: Vec<Pseudonym>,
    /// What was erased and what is kept.
    pub counts: Counts,
    /// When the erasure was repeated, because a request in progress may have written data.
    pub repeated_at: Option<Time>,
}

impl Counts {
    /// Adds to the list of erased data; a count of zero is not listed.
    pub(super) fn erase(&mut self, what: &str, n: u64) {
        add(&mut self.erased, what, i64::try_from(n).unwrap_or(i64::MAX));
    }

    /// Adds to the list of kept data.
    pub(super) fn stay(&mut self, what: &str, n: i64) {
        add(&mut self.stays, what, n);
    }
}

fn add(list: &mut Vec<Counted>, what: &str, n: i64) {
    if n == 0 {
        return;
    }
    match list.iter_mut().find(|known| known.what == what) {
        Some(known) => known.n += n,
        None => list.push(Counted { what: what.to_owned(), n }),
    }
}

impl Receipt {
    fn from_row(row: ErasureRow) -> Result<Self> {
        Ok(Self {
            id: row.id,
            at: row.created_at,
            person: row.person_id,
            study: row.study_id,
            cause: row.cause,
            ordered_by: row.ordered_by,
            answers: row.answers,
            pseudonyms: serde_json::from_value(row.pseudonyms)?,
            counts: serde_json::from_value(row.counts)?,
            repeated_at: row.repeated_at,
        })
    }
}

impl Engine {
    /// A receipt.
    ///
    /// # Errors
    /// The actor does not administer the server, or there is no receipt with this id.
    pub async fn erasure(&self, actor: &Actor, id: ErasureId) -> Result<Receipt> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        let row = tx.erasure(id).await?.ok_or(Problem::NotFound)?;
        Receipt::from_row(row)
    }

    /// Receipts, newest first, one page at a time: those before `before`.
    ///
    /// # Errors
    /// The actor does not administer the server.
    pub async fn erasures(&self, actor: &Actor, before: Option<ErasureId>) -> Result<Vec<Receipt>> {
        let mut tx = self.read().await?;
        tx.permit_installation(actor).await?;
        tx.erasures(before).await?.into_iter().map(Receipt::from_row).collect()
    }
}

/// Stores a receipt.
pub(super) async fn keep_receipt(tx: &mut Tx, receipt: &Receipt) -> Result<()> {
    tx.add_erasure(&ErasureRow {
        id: receipt.id,
        person_id: receipt.person,
        study_id: receipt.study,
        ordered_by: receipt.ordered_by,
        cause: receipt.cause.clone(),
        answers: receipt.answers,
        pseudonyms: serde_json::to_value(&receipt.pseudonyms)?,
        counts: serde_json::to_value(&receipt.counts)?,
        created_at: receipt.at,
        repeated_at: None,
    })
    .await
}
