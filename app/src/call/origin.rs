//! The public address of this server, for links that are sent to others.

use http::{header, request::Parts};
use leptos::prelude::use_context;

/// The public address in the settings of the server, if it is there.
#[derive(Clone, Debug, Default)]
pub struct PublicUrl(pub Option<String>);

/// Scheme and host of this server for others, with the path under which it answers: those in its settings, otherwise those that the
/// visitor's browser uses: `https://texts.example.org`. Empty if the request names no host.
pub fn origin() -> String {
    let set = use_context::<PublicUrl>().unwrap_or_default();
    use_context::<Parts>().map(|parts| origin_of(&set, &parts)).unwrap_or_default()
}

/// The same for any request.
pub fn origin_of(PublicUrl(set): &PublicUrl, parts: &Parts) -> String {
    if let Some(set) = set {
        return set.trim_end_matches('/').to_owned();
    }
    let head = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
    let host = head(header::HOST.as_str()).or_else(|| parts.uri.host());
    let scheme = match head("x-forwarded-proto") {
        Some("https") => "https",
        _ => "http",
    };
    host.map(|host| format!("{scheme}://{host}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_in_the_settings_goes_before_what_a_request_says() {
        let request = http::Request::builder().uri("/x").header("host", "10.0.0.1:3000");
        let (parts, ()) = request.header("x-forwarded-proto", "https").body(()).expect("a request").into_parts();
        let set = PublicUrl(Some("https://texts.example.org/".to_owned()));
        assert_eq!(origin_of(&set, &parts), "https://texts.example.org");
        assert_eq!(origin_of(&PublicUrl(None), &parts), "https://10.0.0.1:3000");
    }
}
