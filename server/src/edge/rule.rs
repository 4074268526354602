//! The one table of routes that take more than a small body, or that cost enough to be counted.
//!
//! A route that is not here takes [`SMALL`] and is not counted. A test holds that every line names a route there is.

use std::collections::HashMap;
use std::sync::LazyLock;

use app::call::{SIGN_IN_SERVICE, SIGN_IN_SERVICE_DONE};
use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use shared::{Problem, limit, refusal};

use super::throttle::Class;

/// The default limit of a body in KiB; also the most that people who are not signed in may send.
pub(crate) const SMALL: usize = 256;
/// Answers to all questions about all items of a HIT, as a form: letters beyond ASCII take up to nine bytes there.
const ANSWERS: usize = 2 << 10;
/// A task of a hundred questions with guidelines in several languages, as a form.
const TASK: usize = 2 << 10;
/// A list of items with a known answer.
const KNOWN: usize = limit::KNOWN_LIST >> 10;
/// A picture, with the rest of its form.
const PICTURE: usize = (limit::PICTURE >> 10) + 64;
/// The results of a batch of Mechanical Turk, with the rest of their form.
const RESULTS: usize = (limit::MTURK_RESULTS >> 10) + 64;
/// A qualification test, a consent form, a list of abbreviations.
const DESIGN: usize = 1 << 10;

/// How much of a body is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Most {
    /// This many KiB.
    Kib(usize),
    /// What the setting `upload_mib` says, to those who import.
    Upload,
}

/// What holds for a route.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule {
    method: &'static str,
    route: &'static str,
    /// How much of a body is read.
    pub most: Most,
    /// What the form with a larger body says about its file, given the size of the body in KiB; absent where a page of its own
    /// says it.
    pub too_large: Option<fn(usize) -> Problem>,
    /// What a request counts as.
    pub class: Option<Class>,
}

impl Rule {
    const fn post(route: &'static str) -> Self {
        Self { method: "POST", route, most: Most::Kib(SMALL), too_large: None, class: None }
    }

    const fn put(route: &'static str) -> Self {
        Self { method: "PUT", ..Self::post(route) }
    }

    const fn get(route: &'static str) -> Self {
        Self { method: "GET", ..Self::post(route) }
    }

    const fn takes(self, kib: usize) -> Self {
        Self { most: Most::Kib(kib), ..self }
    }

    const fn says(self, too_large: fn(usize) -> Problem) -> Self {
        Self { too_large: Some(too_large), ..self }
    }

    const fn uploads(self) -> Self {
        Self { most: Most::Upload, class: Some(Class::Import), ..self }
    }

    const fn counts(self, class: Class) -> Self {
        Self { class: Some(class), ..self }
    }
}

/// As the use case says it of a picture that is only a little too large.
fn picture_too_large(kib: usize) -> Problem {
    Problem::invalid("file", refusal::picture_too_large(kib, limit::PICTURE >> 10))
}

fn results_too_large(_: usize) -> Problem {
    Problem::invalid("file", refusal::results_too_large(limit::MTURK_RESULTS >> 20))
}

/// Where people download their own data.
const MY_DATA: &str = "/account/data";

/// Routes of their own, which tests of the program use: in no list of routes.
#[cfg(test)]
const OWN: [&str; 3] = [MY_DATA, SIGN_IN_SERVICE, SIGN_IN_SERVICE_DONE];

const RULES: &[Rule] = &[
    Rule::post("/api/v1/studies/{study}/sources").uploads(),
    Rule::post("/api/v1/studies/{study}/outputs").uploads(),
    Rule::post("/fn/import/upload").uploads(),
    Rule::post("/fn/import/write").counts(Class::Import),
    Rule::put("/api/v1/assignments/{assignment}/draft").takes(ANSWERS),
    Rule::post("/api/v1/assignments/{assignment}/submit").takes(ANSWERS),
    Rule::post("/fn/work/draft").takes(ANSWERS),
    Rule::post("/fn/work/drafted").takes(ANSWERS),
    Rule::post("/fn/work/submit").takes(ANSWERS),
    Rule::post("/fn/work/submit_form").takes(ANSWERS),
    Rule::post("/fn/work/save_form").takes(ANSWERS),
    Rule::put("/api/v1/studies/{study}/tasks/{task}").takes(TASK),
    Rule::post("/fn/task/edit").takes(TASK),
    Rule::post("/fn/task/json").takes(TASK),
    Rule::post("/fn/task/preview").takes(TASK),
    Rule::post("/fn/task/try").takes(ANSWERS),
    Rule::post("/api/v1/studies/{study}/tasks/{task}/known").takes(KNOWN),
    Rule::post("/fn/known/add").takes(KNOWN),
    Rule::put("/api/v1/studies/{study}").takes(DESIGN),
    Rule::put("/api/v1/studies/{study}/gates/{language}").takes(DESIGN),
    Rule::post("/fn/gate/set").takes(DESIGN),
    Rule::post("/fn/study/public_texts").takes(DESIGN),
    Rule::post("/fn/study/abbreviations").takes(DESIGN),
    Rule::post("/fn/invitee/add").takes(DESIGN),
    Rule::post("/api/v1/studies/{study}/entrances/{entrance}/people").takes(DESIGN),
    Rule::post("/fn/picture/add").takes(PICTURE).says(picture_too_large),
    Rule::post("/fn/mturk/read").takes(RESULTS).says(results_too_large).counts(Class::Import),
    Rule::post("/api/v1/studies/{study}/entrances/{entrance}/mturk/results").takes(RESULTS).counts(Class::Import),
    Rule::post("/fn/take_test").takes(DESIGN),
    Rule::post("/fn/review/grade").takes(DESIGN),
    Rule::post("/fn/review/decide").takes(DESIGN),
    Rule::post("/api/v1/studies/{study}/approvals").takes(DESIGN),
    Rule::post("/api/v1/studies/{study}/rejections").takes(DESIGN),
    Rule::post("/api/v1/studies/{study}/rewrites/decisions").takes(DESIGN),
    Rule::post("/fn/set_up").counts(Class::Join),
    Rule::post("/fn/join").counts(Class::Join),
    Rule::post("/fn/join_as_new").counts(Class::Join),
    Rule::post("/fn/enter").counts(Class::Join),
    Rule::post("/api/v1/join/{code}").counts(Class::Join),
    Rule::post("/fn/sign_in").counts(Class::SignIn),
    Rule::get(SIGN_IN_SERVICE).counts(Class::SignIn),
    Rule::get(SIGN_IN_SERVICE_DONE).counts(Class::SignIn),
    Rule::post("/fn/connect_service").counts(Class::SignIn),
    Rule::post("/fn/disconnect_service").counts(Class::SignIn),
    Rule::post("/fn/enter_code").counts(Class::SignIn),
    Rule::post("/fn/turn_on_codes").counts(Class::SignIn),
    Rule::post("/fn/turn_off_codes").counts(Class::SignIn),
    Rule::post("/fn/new_recovery_codes").counts(Class::SignIn),
    Rule::post("/fn/forgot_password").counts(Class::SignIn),
    Rule::post("/fn/reset_password").counts(Class::SignIn),
    Rule::post("/fn/change_password").counts(Class::SignIn),
    Rule::post("/fn/change_email").counts(Class::SignIn),
    Rule::post("/api/v1/tokens").counts(Class::SignIn),
    Rule::post("/fn/work/claim").counts(Class::Claim),
    Rule::post("/fn/work/next").counts(Class::Claim),
    Rule::post("/api/v1/studies/{study}/tasks/{task}/claim").counts(Class::Claim),
    Rule::get("/api/v1/studies/{study}/exports/{file}").counts(Class::Export),
    Rule::post("/api/v1/studies/{study}/stored-exports").counts(Class::Export),
    Rule::post("/fn/export/store").counts(Class::Export),
    Rule::get("/api/v1/studies/{study}/entrances/{entrance}/participants.csv").counts(Class::Export),
    Rule::get("/api/v1/studies/{study}/entrances/{entrance}/people.csv").counts(Class::Export),
    Rule::get("/api/v1/studies/{study}/tasks/{task}/ratings.csv").counts(Class::Export),
    Rule::get(MY_DATA).counts(Class::Export),
];

/// What holds for this request.
pub(crate) fn of(request: &Request) -> Rule {
    static BY_ROUTE: LazyLock<HashMap<(&str, &str), &Rule>> =
        LazyLock::new(|| RULES.iter().map(|rule| ((rule.method, rule.route), rule)).collect());
    let path = request.uri().path();
    // Server functions share a route.
    let route = if path.starts_with("/fn/") { Some(path) } else { matched(request) };
    let method = if request.method() == Method::HEAD { "GET" } else { request.method().as_str() };
    let rule = route.and_then(|route| BY_ROUTE.get(&(method, route)));
    rule.map_or(const { Rule::post("") }, |rule| **rule)
}

/// The template of the route.
pub(crate) fn matched(request: &Request) -> Option<&str> {
    request.extensions().get::<MatchedPath>().map(MatchedPath::as_str)
}

#[cfg(test)]
mod tests {
    use leptos::server_fn::axum::server_fn_paths;

    use super::*;

    #[test]
    fn every_line_names_a_route_there_is() {
        let document = crate::api::document();
        // Naming one function links the crate that registers them all.
        let _ = crate::pages::router;
        let functions: Vec<String> = server_fn_paths().map(|(path, _)| path.to_owned()).collect();
        for rule in RULES {
            let described = &document["paths"][rule.route][rule.method.to_lowercase()];
            let is_function = rule.method == "POST" && functions.iter().any(|path| path == rule.route);
            let is_own = rule.method == "GET" && OWN.contains(&rule.route);
            assert!(described.is_object() || is_function || is_own, "{} {}", rule.method, rule.route);
        }
    }

    #[test]
    fn no_route_is_there_twice() {
        let mut routes: Vec<_> = RULES.iter().map(|rule| (rule.method, rule.route)).collect();
        routes.sort_unstable();
        routes.dedup();
        assert_eq!(routes.len(), RULES.len());
    }
}
