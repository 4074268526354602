//! The audit logs: that of a study and that of the server.

use engine::audit::trail::{Entry, ServerLogFilter};
use engine::log::{LogFilter, StudyLog};
use shared::{EventId, Problem, StudyId, Time};

use super::here;

/// A page of a study's log, the newest first.
pub async fn study_log(study: StudyId, filter: &LogFilter, before: Option<EventId>) -> Result<StudyLog, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.study_log(&actor, study, filter, before).await?)
}

/// A page of the server's log, each entry with the name of the account that it is about.
pub async fn server_log(
    filter: &ServerLogFilter,
    before: Option<EventId>,
) -> Result<Vec<(Entry, Option<String>)>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.server_log(&actor, filter, before).await?)
}

/// An action as it is written in an address: `approve:assignment`.
pub fn action_in(text: &str) -> Option<(String, String)> {
    text.split_once(':').map(|(verb, kind)| (verb.to_owned(), kind.to_owned()))
}

/// The beginning of a day as it is written in an address: `2026-11-24`, in UTC.
pub fn day_in(text: &str) -> Option<Time> {
    Time::parse(&format!("{text}T00:00:00Z"))
}
