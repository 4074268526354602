//! The visitor's location on the site: typed parameters of the address.

use std::str::FromStr;

use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map, use_query_map};
use shared::Problem;

/// A parameter of the path, such as the study in `/studies/:study`.
///
/// # Errors
/// `NotFound` if it cannot be parsed, because then it identifies nothing.
pub fn param<T: FromStr>(name: &str) -> Result<T, Problem> {
    let text = use_params_map().with_untracked(|params| params.get(name));
    text.and_then(|text| text.parse().ok()).ok_or(Problem::NotFound)
}

/// A parameter of the query, if it is there and not empty.
pub fn query(name: &str) -> Option<String> {
    use_query_map().with_untracked(|query| query.get(name)).filter(|value| !value.is_empty())
}

/// The address of this page with its query.
pub fn here_address() -> String {
    let location = use_location();
    let (path, search) = (location.pathname.get_untracked(), location.search.get_untracked());
    if search.is_empty() { path } else { format!("{path}?{}", search.trim_start_matches('?')) }
}

/// The address of this page with these parameters set, or removed.
pub fn address_with(changes: &[(&str, Option<&String>)]) -> String {
    let location = use_location();
    let (path, mut query) = (location.pathname.get_untracked(), location.query.get_untracked());
    for (name, value) in changes {
        query.remove(name);
        if let Some(value) = value {
            query.insert((*name).to_owned(), (*value).clone());
        }
    }
    format!("{path}{}", query.to_query_string())
}

/// An address of another page, with the versions of tasks that this page shows.
pub fn with_versions(address: String) -> String {
    let Some(versions) = query("versions") else { return address };
    let (joint, value) = (if address.contains('?') { '&' } else { '?' }, escaped(&versions));
    format!("{address}{joint}versions={value}")
}

/// The sign-in page, with the address of this page to return to.
pub(super) fn sign_in_address() -> String {
    format!("/signin?next={}", escaped(&here_address()))
}

/// Percent-encodes what would end or change a query value.
pub fn escaped(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_survives_as_one_value() {
        assert_eq!(escaped("/work/a?b=c&d=é"), "/work/a%3Fb%3Dc%26d%3D%C3%A9");
    }
}
