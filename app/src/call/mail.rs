//! E-mails: links that were sent, and what people choose about them.

use engine::mail::LinkOwner;
use engine::people::second_factor::Admission;
use leptos::prelude::*;
use shared::{MailPurpose, Problem};

use super::admission::admit;
use super::{engine, here, visit};

/// Whether this server sends e-mails.
pub fn sends_mail() -> bool {
    engine().is_ok_and(|engine| engine.sends_mail())
}

/// Sends a link for a new password to an address, if it has an account. The page says the same if it has none.
#[server(prefix = "/fn", endpoint = "forgot_password")]
pub async fn forgot_password(
    /// The e-mail address.
    email: String,
) -> Result<(), Problem> {
    let visit = visit();
    engine()?.forgot_password(&email, &visit.address).await?;
    visit.tell(visit.locale.forgot_password_sent());
    leptos_axum::redirect("/forgot");
    Ok(())
}

/// Sets a new password by the link in an e-mail, and signs in with it.
#[server(prefix = "/fn", endpoint = "reset_password")]
pub async fn reset_password(
    /// The secret of the link.
    secret: String,
    /// The new password.
    new_password: String,
) -> Result<(), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let reset = engine.reset_by_link(&secret, &new_password);
    let admission = engine.by_link(&visit.address, &secret, reset).await?;
    if matches!(admission, Admission::In(_)) {
        visit.tell(visit.locale.account_password_changed());
    }
    admit(&visit, admission, "/account").await
}

/// Confirms the address that a link was sent to.
#[server(prefix = "/fn", endpoint = "confirm_address")]
pub async fn confirm_address(
    /// The secret of the link.
    secret: String,
) -> Result<(), Problem> {
    let engine = engine()?;
    Ok(engine.by_link(&visit().address, &secret, engine.confirm_address(&secret)).await?)
}

/// Stops e-mails about their work to the person whom a link was sent to.
#[server(prefix = "/fn", endpoint = "unsubscribe")]
pub async fn unsubscribe(
    /// The secret of the link.
    secret: String,
) -> Result<(), Problem> {
    let engine = engine()?;
    Ok(engine.by_link(&visit().address, &secret, engine.unsubscribe(&secret)).await?)
}

/// Sends the link that confirms the user's own address.
#[server(prefix = "/fn", endpoint = "send_confirmation")]
pub async fn send_confirmation() -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.send_confirmation(&actor).await?;
    let visit = visit();
    visit.tell(visit.locale.account_confirmation_sent());
    leptos_axum::redirect("/account");
    Ok(())
}

/// Chooses whether the user gets e-mails about their work.
#[server(prefix = "/fn", endpoint = "set_mail")]
pub async fn set_mail(
    /// Whether they want them.
    wanted: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_mail_wanted(&actor, wanted).await?;
    leptos_axum::redirect("/account#e-mail");
    Ok(())
}

/// The person whom a link was sent to.
pub async fn mail_link(secret: &str, purpose: MailPurpose) -> Result<LinkOwner, Problem> {
    let engine = engine()?;
    Ok(engine.by_link(&visit().address, secret, engine.mail_link(secret, purpose)).await?)
}
