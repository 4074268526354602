//! People whom researchers invite by a link of their own.

use engine::crowd::invitee::{InvitationMail, InviteeList};
use leptos::prelude::*;
use shared::{EntranceId, InviteeId, Problem, StudyId};

use super::{here, visit};

/// The part of an entrance's page that has the list.
const LIST: &str = "list";

/// Puts people on the list of an entrance.
#[server(prefix = "/fn", endpoint = "invitee/add")]
pub async fn add_invitees(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// One person a line.
    #[server(default)]
    people: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let added = engine.add_invitees(&actor, (study, entrance), &people).await?;
    let (visit, say) = (visit(), visit().locale);
    let known = (added.known > 0).then(|| say.invitees_known(added.known));
    let told = [Some(say.invitees_added(added.added)), known];
    visit.tell(told.into_iter().flatten().collect::<Vec<_>>().join(" "));
    leptos_axum::redirect(&list(study, entrance));
    Ok(())
}

/// Sends everybody on the list of an entrance who can get it an e-mail.
#[server(prefix = "/fn", endpoint = "invitee/mail")]
pub async fn mail_invitees(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// `invitation` or `reminder`.
    mail: InvitationMail,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let n = engine.mail_invitees(&actor, (study, entrance), mail).await?;
    let visit = visit();
    visit.tell(visit.locale.invitees_sent(n));
    leptos_axum::redirect(&list(study, entrance));
    Ok(())
}

/// Takes somebody off the list of an entrance.
#[server(prefix = "/fn", endpoint = "invitee/remove")]
pub async fn remove_invitee(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// The person.
    invitee: InviteeId,
    /// What they are called, for the message.
    #[server(default)]
    name: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.remove_invitee(&actor, (study, entrance), invitee).await?;
    let visit = visit();
    visit.tell(visit.locale.invitees_removed(name));
    leptos_axum::redirect(&list(study, entrance));
    Ok(())
}

/// A page of the list of an entrance: those after this number.
pub async fn invitees(study: StudyId, entrance: EntranceId, after: i64) -> Result<InviteeList, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.invitees(&actor, (study, entrance), after).await?)
}

/// The address of a list.
fn list(study: StudyId, entrance: EntranceId) -> String {
    format!("/studies/{study}/entrances/{entrance}#{LIST}")
}
