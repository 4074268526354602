//! The sign-in service of an organisation: connecting an account with it, and roles for its groups.

use engine::people::service::WaysToSignIn;
use engine::people::service::group::GroupRole;
use leptos::prelude::*;
use shared::{Problem, Role, StudyId};

use super::admission::begin;
use super::locale::adopt_locale;
use super::{engine, here, ours, visit};

/// Where a browser begins to sign in at the service, and where it comes back to.
pub const SIGN_IN_SERVICE: &str = "/signin/service";
/// The second address.
pub const SIGN_IN_SERVICE_DONE: &str = "/signin/service/done";

/// Connects the account whose address the service named, by its password, and signs in.
#[server(prefix = "/fn", endpoint = "connect_service")]
pub async fn connect_service(
    /// The secret that replaces what the service said.
    step: String,
    /// The password.
    password: String,
    /// The sign-in code, if the account has them.
    #[server(default)]
    code: String,
    /// The page that the visitor wanted to open.
    #[server(default)]
    next: String,
) -> Result<(), Problem> {
    let visit = visit();
    let from = (visit.address.as_str(), visit.browser.as_deref());
    let signed_in = engine()?.connect_service(&step, (&password, code.trim()), from).await?;
    adopt_locale(&visit, signed_in.person).await?;
    begin(&visit, signed_in);
    leptos_axum::redirect(ours(&next));
    Ok(())
}

/// Ends the connection of the user's account with the service.
#[server(prefix = "/fn", endpoint = "disconnect_service")]
pub async fn disconnect_service(
    /// The password.
    password: String,
    /// The sign-in code, if the account has them.
    #[server(default)]
    code: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.disconnect_service(&actor, &password, code.trim()).await?;
    let visit = visit();
    visit.tell(visit.locale.service_is_disconnected());
    leptos_axum::redirect("/account");
    Ok(())
}

/// Gives a role in a study to a group.
#[server(prefix = "/fn", endpoint = "group/add")]
pub async fn add_group_role(
    /// The study.
    study: StudyId,
    /// The group.
    group: String,
    /// The role.
    role: Role,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.add_group_role(&actor, study, &group, role).await?;
    leptos_axum::redirect(&format!("/studies/{study}/members#groups"));
    Ok(())
}

/// Takes a role in a study from a group.
#[server(prefix = "/fn", endpoint = "group/remove")]
pub async fn remove_group_role(
    /// The study.
    study: StudyId,
    /// The group.
    group: String,
    /// The role.
    role: Role,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.remove_group_role(&actor, study, &group, role).await?;
    leptos_axum::redirect(&format!("/studies/{study}/members#groups"));
    Ok(())
}

/// What people call the sign-in service, if there is one.
pub fn service_name() -> Option<String> {
    engine().ok()?.service_name().map(str::to_owned)
}

/// The address of the account whose password is awaited.
pub async fn awaited_address(step: &str) -> Result<String, Problem> {
    let engine = engine()?;
    Ok(engine.by_link(&visit().address, step, engine.awaited_address(step)).await?)
}

/// The ways in which the user can sign in.
pub async fn ways_to_sign_in() -> Result<WaysToSignIn, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.ways_to_sign_in(&actor).await?)
}

/// The roles that a study gives to groups; `None` where people do not sign in at a service.
pub async fn group_roles(study: StudyId) -> Result<Option<Vec<GroupRole>>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.group_roles(&actor, study).await?)
}
