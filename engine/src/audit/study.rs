//! The audit log of a study as it is stored: who changed what, with the state before and after.

use shared::{Action, Actor, EventId, StudyId, pseudonym};
use store::audit::{EventRow, TrailFilter};

use crate::{
    Engine, Result,
    access::Permit as _,
    audit::{
        names::{ADMINISTRATOR, Names},
        trail::Entry,
    },
};

/// Entries on one page.
pub const PAGE: i64 = 100;

impl Engine {
    /// A page of a study's audit log, newest first: the events before `before`. Members appear by name and workers by
    /// pseudonym; e-mail addresses do not appear.
    ///
    /// # Errors
    /// The actor may not read the audit log.
    pub async fn study_trail(&self, actor: &Actor, study: StudyId, before: Option<EventId>) -> Result<Vec<Entry>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeEvents).await?;
        let names = Names::read(&mut tx, study).await?;
        let rows = tx.study_trail(study, &TrailFilter::default(), (before, PAGE)).await?;
        Ok(rows.into_iter().map(|row| entry(row, &names)).collect())
    }
}

/// An entry without anything that identifies a worker.
pub(crate) fn entry(row: EventRow, names: &Names) -> Entry {
    let administrator = (row.acted != 0).then(|| ADMINISTRATOR.to_owned());
    Entry {
        id: row.id,
        person: row.name.or(row.number.map(pseudonym)).or(administrator),
        verb: row.verb,
        subject_id: names.subject(&row.subject_kind, &row.subject_id),
        before: row.before.map(|value| names.scrub(&row.subject_kind, value)),
        after: row.after.map(|value| names.scrub(&row.subject_kind, value)),
        subject_kind: row.subject_kind,
        created_at: row.created_at,
        times: row.times,
    }
}
