//! Sign-in codes: asking for one after the password, and turning them on and off.

use engine::people::second_factor::{Admission, CodesSetup};
use leptos::prelude::*;
use shared::Problem;

use super::admission::admit;
use super::{Secret, engine, here, visit};

/// The second step of signing in: a code of the app, or a recovery code.
#[server(prefix = "/fn", endpoint = "enter_code")]
pub async fn enter_code(
    /// The secret that replaces the right password.
    step: String,
    /// The code.
    code: String,
    /// The page that the visitor wanted to open.
    #[server(default)]
    next: String,
) -> Result<(), Problem> {
    let visit = visit();
    let signed_in = engine()?.sign_in_by_code(&step, &code).await?;
    admit(&visit, Admission::In(signed_in), &next).await
}

/// Makes the secret for the user's app, and leads to it.
#[server(prefix = "/fn", endpoint = "start_codes")]
pub async fn start_codes() -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.start_codes(&actor).await?;
    leptos_axum::redirect("/account/codes");
    Ok(())
}

/// Asks for sign-in codes from now on; the answer shows the recovery codes, once.
#[server(prefix = "/fn", endpoint = "turn_on_codes")]
pub async fn turn_on_codes(
    /// The password.
    password: String,
    /// A first code of the app.
    code: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    show(&engine.confirm_codes(&actor, &password, &code).await?);
    Ok(())
}

/// Makes new recovery codes in place of all others; the answer shows them, once.
#[server(prefix = "/fn", endpoint = "new_recovery_codes")]
pub async fn new_recovery_codes(
    /// The password.
    password: String,
    /// A code of the app, or a recovery code.
    code: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    show(&engine.renew_recovery_codes(&actor, &password, &code).await?);
    Ok(())
}

/// Shows recovery codes, once.
fn show(recovery: &[String]) {
    let visit = visit();
    let say = visit.locale;
    visit.show_secret(Secret {
        title: say.codes_recovery_title(),
        label: say.codes_recovery_title().to_owned(),
        value: recovery.join("\n"),
        advice: say.codes_recovery_advice(),
        back: "/account#codes".to_owned(),
    });
}

/// Asks for no sign-in codes any more.
#[server(prefix = "/fn", endpoint = "turn_off_codes")]
pub async fn turn_off_codes(
    /// The password.
    password: String,
    /// A code of the app, or a recovery code.
    code: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.end_codes(&actor, &password, &code).await?;
    let visit = visit();
    visit.tell(visit.locale.codes_are_turned_off());
    leptos_axum::redirect("/account");
    Ok(())
}

/// The secret that waits for its first code.
pub async fn codes_setup() -> Result<CodesSetup, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.codes_setup(&actor).await?)
}
