//! Accounts: signing in and out, the user's own password and tokens, and an administrator's actions on accounts.

use engine::audit::trail::Entry;
use engine::crowd::invite::{Invitation, Joined};
use engine::crowd::join::Visitor;
use engine::people::person::Person;
use engine::people::token::Token;
use engine::{NewPerson, SignedIn};
use leptos::prelude::*;
use shared::{EventId, Language, PersonId, Problem, Role, TokenId, own_path};

use super::{Change, OnceShown, Visit, actor, engine, here, visit};

/// Signs in, and redirects to the page that the visitor wanted to open.
#[server(prefix = "/fn", endpoint = "sign_in")]
pub async fn sign_in(
    /// The e-mail address.
    email: String,
    /// The password.
    password: String,
    /// The page that the visitor wanted to open.
    #[server(default)]
    next: String,
) -> Result<(), Problem> {
    let visit = visit();
    let from = (visit.address.as_str(), visit.browser.as_deref());
    let signed_in = engine()?.sign_in_by_browser(&email, &password, from).await?;
    begin(&visit, signed_in);
    leptos_axum::redirect(ours(&next));
    Ok(())
}

/// Signs out here.
#[server(prefix = "/fn", endpoint = "sign_out")]
pub async fn sign_out() -> Result<(), Problem> {
    visit().ask(Change::SignOut);
    leptos_axum::redirect("/signin");
    Ok(())
}

/// Signs out on all machines and ends all tokens.
#[server(prefix = "/fn", endpoint = "sign_out_everywhere")]
pub async fn sign_out_everywhere() -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.sign_out_everywhere(&actor).await?;
    visit().ask(Change::SignOut);
    leptos_axum::redirect("/signin");
    Ok(())
}

/// Creates the administrator through the one-time link of the first start.
#[server(prefix = "/fn", endpoint = "set_up")]
pub async fn set_up(
    /// The secret of the link.
    secret: String,
    /// A name.
    name: String,
    /// The e-mail address.
    email: String,
    /// The password.
    password: String,
) -> Result<(), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let new = NewPerson { name, email, password };
    begin(&visit, engine.by_link(&visit.address, &secret, engine.set_up(&secret, new)).await?);
    leptos_axum::redirect("/studies");
    Ok(())
}

/// Joins a study with a new account, or with the account that the address and the password belong to.
#[server(prefix = "/fn", endpoint = "join_as_new")]
pub async fn join_as_new(
    /// The code of the join link.
    code: String,
    /// A name.
    name: String,
    /// The e-mail address.
    email: String,
    /// The password.
    password: String,
    /// The language chosen, if there was a choice.
    #[server(default)]
    language: String,
) -> Result<(), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let from = Visitor { address: &visit.address, browser: visit.browser.as_deref() };
    let new = NewPerson { name, email, password };
    let joining = Box::pin(engine.join_as_new(&code, new, chosen(&language)?, from));
    let (signed_in, joined) = engine.by_link(&visit.address, &code, joining).await?;
    begin(&visit, signed_in);
    leptos_axum::redirect(&place(joined));
    Ok(())
}

/// Joins a study with the signed-in account.
#[server(prefix = "/fn", endpoint = "join")]
pub async fn join(
    /// The code of the join link.
    code: String,
    /// The language chosen, if there was a choice.
    #[server(default)]
    language: String,
) -> Result<(), Problem> {
    let (visit, (engine, actor)) = (visit(), here()?);
    let joining = engine.join(&actor, &code, chosen(&language)?);
    let joined = engine.by_link(&visit.address, &code, joining).await?;
    leptos_axum::redirect(&place(joined));
    Ok(())
}

/// Changes the user's own password, and signs them out on all other devices.
#[server(prefix = "/fn", endpoint = "change_password")]
pub async fn change_password(
    /// The password.
    password: String,
    /// The new password.
    new_password: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let signed_in = engine.change_password(&actor, &password, &new_password).await?;
    begin(&visit(), signed_in);
    visit().tell("Your password is changed. Everywhere else you are signed out, and your tokens have ended.");
    Ok(())
}

/// Makes a token; the answer shows its secret, once.
#[server(prefix = "/fn", endpoint = "add_token")]
pub async fn add_token(
    /// A name.
    name: String,
    /// Days it lasts.
    days: i64,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let made = engine.add_token(&actor, &name, days).await?;
    visit().show_once(OnceShown {
        title: "Your new token",
        label: made.token.name,
        value: made.secret,
        back: "/account#tokens".to_owned(),
    });
    Ok(())
}

/// Ends a token.
#[server(prefix = "/fn", endpoint = "remove_token")]
pub async fn remove_token(
    /// The token.
    token: TokenId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.remove_token(&actor, token).await?)
}

/// Makes a person an administrator, or removes this right.
#[server(prefix = "/fn", endpoint = "set_admin")]
pub async fn set_admin(
    /// The person.
    person: PersonId,
    /// Whether they will be an administrator.
    admin: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.set_admin(&actor, person, admin).await?)
}

/// Suspends a person's account, or restores access.
#[server(prefix = "/fn", endpoint = "set_disabled")]
pub async fn set_disabled(
    /// The person.
    person: PersonId,
    /// Whether they will be suspended.
    disabled: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.set_disabled(&actor, person, disabled).await?)
}

/// Checks that the one-time link of the first start is valid.
pub async fn check_setup(secret: &str) -> Result<(), Problem> {
    let engine = engine()?;
    Ok(engine.by_link(&visit().address, secret, engine.check_setup(secret)).await?)
}

/// The invitation behind an invitation link, and the signed-in person, if any.
pub async fn invitation(code: &str) -> Result<(Invitation, Option<Person>), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let invitation = engine.by_link(&visit.address, code, engine.invitation(code, visit.locale)).await?;
    Ok(match actor() {
        Some(actor) => (invitation, Some(engine.myself(&actor).await?)),
        None => (invitation, None),
    })
}

/// The user's own account with its tokens.
pub async fn account() -> Result<(Person, Vec<Token>), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.myself(&actor).await?, engine.tokens(&actor).await?))
}

/// A page of all people with an account.
pub async fn people(before: Option<PersonId>) -> Result<Vec<Person>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.people(&actor, before).await?)
}

/// A page of the server's audit log.
pub async fn installation_trail(before: Option<EventId>) -> Result<Vec<Entry>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.installation_trail(&actor, before).await?)
}

fn begin(visit: &Visit, signed_in: SignedIn) {
    visit.ask(Change::SignIn { person: signed_in.person, epoch: signed_in.epoch });
}

/// A language chosen in a form; `None` if no language was chosen.
fn chosen(language: &str) -> Result<Option<Language>, Problem> {
    if language.is_empty() { Ok(None) } else { language.parse().map(Some) }
}

/// The page that a person sees after joining.
fn place(joined: Joined) -> String {
    match joined.role {
        Role::Worker => format!("/work/{}", joined.study),
        Role::Reviewer => format!("/review/{}", joined.study),
        Role::Researcher | Role::Manager => format!("/studies/{}", joined.study),
    }
}

/// Returns a path on this site; anything else becomes the start page, so that a link cannot redirect to another site.
pub fn ours(next: &str) -> &str {
    own_path(next).unwrap_or("/")
}
