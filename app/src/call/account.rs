//! Accounts: signing in and out, the user's own password and tokens, and an administrator's actions on accounts.

use engine::crowd::invite::{Invitation, Joined};
use engine::crowd::join::Visitor;
use engine::mail::MailChoice;
use engine::people::own_account::AcceptedConsent;
use engine::people::person::Person;
use engine::people::second_factor::CodesState;
use engine::people::service::WaysToSignIn;
use engine::people::token::Token;
use engine::{Engine, NewPerson};
use leptos::prelude::*;
use shared::{Language, PersonId, Problem, Role, TokenId};

use super::admission::{admit, begin};
use super::entry::first_page;
use super::locale::adopt_locale;
use super::{Change, Secret, actor, engine, here, visit};

/// Signs in, and redirects to the page that the visitor wanted to open, or asks for a sign-in code first.
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
    let admission = engine()?.sign_in_by_browser(&email, &password, from).await?;
    admit(&visit, admission, &next).await
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
    let from = Visitor { address: &visit.address, browser: visit.browser.as_deref(), locale: visit.chosen_locale() };
    let new = NewPerson { name, email, password };
    let joining = Box::pin(engine.join_as_new(&code, new, chosen(&language)?, from));
    let (signed_in, joined) = engine.by_link(&visit.address, &code, joining).await?;
    adopt_locale(&visit, signed_in.person).await?;
    let person = signed_in.person;
    begin(&visit, signed_in);
    leptos_axum::redirect(&place(&engine, person, joined).await?);
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
    if let Some(locale) = visit.chosen_locale() {
        engine.suggest_locale(actor.person, locale).await?;
    }
    let joining = engine.join(&actor, &code, chosen(&language)?);
    let joined = engine.by_link(&visit.address, &code, joining).await?;
    adopt_locale(&visit, actor.person).await?;
    leptos_axum::redirect(&place(&engine, actor.person, joined).await?);
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
    let visit = visit();
    begin(&visit, signed_in);
    visit.tell(visit.locale.account_password_changed());
    Ok(())
}

/// Changes the user's own name.
#[server(prefix = "/fn", endpoint = "change_name")]
pub async fn change_name(
    /// The name.
    name: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_name(&actor, &name).await?;
    let visit = visit();
    visit.tell(visit.locale.account_name_changed());
    leptos_axum::redirect("/account");
    Ok(())
}

/// Changes the user's own e-mail address.
#[server(prefix = "/fn", endpoint = "change_email")]
pub async fn change_email(
    /// The address.
    email: String,
    /// The password.
    password: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_email(&actor, &email, &password).await?;
    let visit = visit();
    visit.tell(visit.locale.account_address_changed());
    leptos_axum::redirect("/account");
    Ok(())
}

/// Asks for the erasure of the user's own account, or takes that back.
#[server(prefix = "/fn", endpoint = "ask_for_erasure")]
pub async fn ask_for_erasure(
    /// Whether it is asked for.
    asks: bool,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.ask_for_erasure(&actor, asks).await?;
    let visit = visit();
    let say = visit.locale;
    visit.tell(if asks { say.account_erasure_requested() } else { say.account_erasure_taken_back() });
    leptos_axum::redirect("/account");
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
    let visit = visit();
    visit.show_secret(Secret {
        title: visit.locale.account_new_token(),
        label: made.token.name,
        value: made.secret,
        advice: visit.locale.part_shown_once_text(),
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
    let mut invitation = engine.by_link(&visit.address, code, engine.invitation(code, visit.locale)).await?;
    if visit.has_chosen_locale {
        invitation.say = visit.locale;
    }
    Ok(match actor() {
        // Somebody who takes part without an account makes one here.
        Some(actor) => (invitation, Some(engine.myself(&actor).await?).filter(|person| !person.email.is_empty())),
        None => (invitation, None),
    })
}

/// The user's own account.
#[derive(Clone, Debug)]
pub struct OwnAccount {
    /// The person.
    pub person: Person,
    /// Their tokens.
    pub tokens: Vec<Token>,
    /// The consent forms they have accepted.
    pub consents: Vec<AcceptedConsent>,
    /// What they have chosen about e-mails, if this server sends any.
    pub mail: Option<MailChoice>,
    /// How their sign-in codes are, if they have a password.
    pub codes: Option<CodesState>,
    /// How they can sign in.
    pub ways: WaysToSignIn,
}

/// The user's own account with its tokens and consent forms.
pub async fn account() -> Result<OwnAccount, Problem> {
    let (engine, actor) = here()?;
    Ok(OwnAccount {
        person: engine.myself(&actor).await?,
        tokens: engine.tokens(&actor).await?,
        consents: engine.accepted_consents(&actor).await?,
        mail: engine.mail_choice(&actor).await?,
        codes: engine.codes_state(&actor).await?,
        ways: engine.ways_to_sign_in(&actor).await?,
    })
}

/// The people who have asked for the erasure of their data.
pub async fn waiting_for_erasure() -> Result<Vec<Person>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.waiting_for_erasure(&actor).await?)
}

/// A page of all people with an account.
pub async fn people(before: Option<PersonId>) -> Result<Vec<Person>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.people(&actor, before).await?)
}

/// A language chosen in a form; `None` if no language was chosen.
pub(super) fn chosen(language: &str) -> Result<Option<Language>, Problem> {
    if language.is_empty() { Ok(None) } else { language.parse().map(Some) }
}

/// The page that a person sees after joining.
async fn place(engine: &Engine, person: PersonId, joined: Joined) -> Result<String, Problem> {
    Ok(match joined.role {
        Role::Worker => first_page(engine, person, joined.study).await?,
        Role::Reviewer => format!("/review/{}", joined.study),
        Role::Researcher | Role::Manager => format!("/studies/{}", joined.study),
    })
}
