//! The request's context: the engine, the reports, the signed-in person and the visit, as provided by the server.

use engine::Engine;
use leptos::prelude::use_context;
use leptos_router::location::RequestUrl;
use report::Reports;
use shared::{Actor, Country, Problem, Signals, VersionChoice};

use super::{Flash, OnceShown, Told, Visit};

/// The engine and the signed-in person.
///
/// # Errors
/// `SignIn` if the visitor has not signed in.
pub fn here() -> Result<(Engine, Actor), Problem> {
    Ok((engine()?, actor().ok_or(Problem::SignIn)?))
}

/// The reports and the signed-in person. The reports are about the versions that the address of the page names.
///
/// # Errors
/// `SignIn` if the visitor has not signed in, or the address does not name versions in the right form.
pub fn reports_here() -> Result<(Reports, Actor), Problem> {
    let reports: Reports = use_context().ok_or_else(|| Problem::Internal { trace: "context".to_owned() })?;
    let actor = actor().ok_or(Problem::SignIn)?;
    Ok((reports.of_versions(versions_asked()?), actor))
}

/// The versions of tasks that the address of the page names; none for those that have the latest answers.
///
/// # Errors
/// They are not in the right form.
pub fn versions_asked() -> Result<VersionChoice, Problem> {
    let url = use_context::<RequestUrl>().and_then(|url| url.parse().ok());
    url.and_then(|url| url.search_params().get("versions"))
        .map_or_else(|| Ok(VersionChoice::default()), |text| text.parse())
}

/// The engine, for functions that need no signed-in person.
///
/// # Errors
/// It was called outside a request, which is a programming error.
pub fn engine() -> Result<Engine, Problem> {
    use_context().ok_or_else(|| Problem::Internal { trace: "context".to_owned() })
}

/// The signed-in person, if any.
pub fn actor() -> Option<Actor> {
    use_context::<Option<Actor>>().flatten()
}

/// The rejected form that this page should show again, if any.
pub fn flash() -> Option<Flash> {
    use_context::<Option<Flash>>().flatten()
}

/// Whether this form was rejected, identified by its action and its hidden field: then the section around it is open.
pub fn is_refused(action: &str, (name, value): (&str, &str)) -> bool {
    flash().is_some_and(|flash| flash.path == action && flash.value(name) == Some(value))
}

/// The message of the server function that redirected to this page; it is shown once.
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

/// The evidence of the visitor's location, including the country that they declared.
pub fn signals(declared: Option<Country>) -> Signals {
    let visit = visit();
    Signals { declared, proxy: visit.proxy, address: visit.country }
}
