//! Who is asking and where the data is: what the server puts into the context of every request.

use engine::Engine;
use leptos::prelude::use_context;
use report::Reports;
use shared::{Actor, Country, Problem, Signals};

use super::{Flash, OnceShown, Told, Visit};

/// The engine and the person who has signed in.
///
/// # Errors
/// Nobody has: `SignIn`.
pub fn here() -> Result<(Engine, Actor), Problem> {
    Ok((engine()?, actor().ok_or(Problem::SignIn)?))
}

/// The reports and the person who has signed in.
///
/// # Errors
/// Nobody has: `SignIn`.
pub fn reports_here() -> Result<(Reports, Actor), Problem> {
    let reports = use_context().ok_or_else(|| Problem::Internal { trace: "context".to_owned() })?;
    Ok((reports, actor().ok_or(Problem::SignIn)?))
}

/// The engine, for what needs nobody to be signed in.
///
/// # Errors
/// Called outside a request: a mistake in the program.
pub fn engine() -> Result<Engine, Problem> {
    use_context().ok_or_else(|| Problem::Internal { trace: "context".to_owned() })
}

/// The person who has signed in, if somebody has.
pub fn actor() -> Option<Actor> {
    use_context::<Option<Actor>>().flatten()
}

/// The refused form this page should show again, if there is one.
pub fn flash() -> Option<Flash> {
    use_context::<Option<Flash>>().flatten()
}

/// Whether this form was refused, by its action and its mark: what it is folded into stands open then.
pub fn is_refused(action: &str, (name, value): (&str, &str)) -> bool {
    flash().is_some_and(|flash| flash.path == action && flash.value(name) == Some(value))
}

/// What the server function that led here has to tell, once.
pub fn told() -> Option<String> {
    use_context::<Option<Told>>().flatten().map(|told| told.0)
}

/// The secret that this request made, on the page that answers it.
pub fn once_shown() -> Option<OnceShown> {
    use_context::<Option<OnceShown>>().flatten()
}

/// The visit this request belongs to.
pub fn visit() -> Visit {
    use_context().unwrap_or_default()
}

/// What is known about where the visitor is, beside what they say themselves.
pub fn signals(declared: Option<Country>) -> Signals {
    let visit = visit();
    Signals { declared, proxy: visit.proxy, address: visit.country }
}
