//! The audit log of a study for its managers: filtered, and with the names of what the entries are about.

pub mod object;

use shared::{Action, Actor, EventId, PersonId, StudyId, Time};
use store::audit::TrailFilter;

use self::object::{Object, Objects};
use crate::{
    Engine, Result,
    access::Permit as _,
    audit::{
        names::Names,
        study::{PAGE, entry},
        trail::Entry,
    },
};

/// Which entries of the log are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogFilter {
    /// Only this action: what was done, and to what kind of thing.
    pub action: Option<(String, String)>,
    /// Only what this person or a rule did, or what is about this person.
    pub who: Option<Who>,
    /// Only on the day that begins at this instant.
    pub day: Option<Time>,
}

/// Whose entries are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Those of no person.
    Rule,
    /// Those of a member of the study.
    Member(PersonId),
    /// Those of the worker with this number.
    Worker(i64),
}

/// A page of the log.
#[derive(Clone, Debug)]
pub struct StudyLog {
    /// The entries, newest first, each with what its subject is called.
    pub entries: Vec<(Entry, Option<Object>)>,
    /// The members of the study with their names.
    pub members: Vec<(PersonId, String)>,
}

impl Engine {
    /// A page of the entries that pass a filter, newest first: those before `before`, with the names of what they are about.
    /// A filter by somebody who is not of the study finds nothing.
    ///
    /// # Errors
    /// As [`Engine::study_trail`].
    pub async fn study_log(
        &self,
        actor: &Actor,
        study: StudyId,
        filter: &LogFilter,
        before: Option<EventId>,
    ) -> Result<StudyLog> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeEvents).await?;
        let names = Names::read(&mut tx, study).await?;
        let mut objects = Objects::read(&mut tx, study).await?;
        let members = objects.members();
        let of = match filter.who {
            None | Some(Who::Rule) => None,
            Some(Who::Member(person)) => objects.ids_of_member(person),
            Some(Who::Worker(number)) => objects.ids_of_worker(number),
        };
        if of.is_none() && matches!(filter.who, Some(Who::Member(_) | Who::Worker(_))) {
            return Ok(StudyLog { entries: Vec::new(), members });
        }
        let (verb, kind) = filter.action.clone().unzip();
        let until = filter.day.map(|day| day.plus_seconds(86_400));
        let by_rule = filter.who == Some(Who::Rule);
        let filter = TrailFilter { verb, kind, by_rule, of, from: filter.day, until };
        let mut entries = Vec::new();
        for row in tx.study_trail(study, &filter, (before, PAGE)).await? {
            let object = objects.of(&mut tx, &row.subject_kind, &row.subject_id).await?;
            entries.push((entry(row, &names), object));
        }
        Ok(StudyLog { entries, members })
    }
}
