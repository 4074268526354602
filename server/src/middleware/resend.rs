//! The page that answers a refused form that is too large to be kept: it holds what was typed, and sends it again.

use std::fmt::Write as _;

use app::call::Flash;
use axum::response::Response;
use html_escape::{encode_double_quoted_attribute as attribute, encode_text};
use shared::{Locale, Problem};

use crate::reply;

/// The page. `back` is the page from which the form was sent: that is where the form leads after it is sent again.
pub(crate) fn page(flash: &Flash, back: &str, say: Locale) -> Response {
    let Flash { path, problem, values } = flash;
    let from: String = form_urlencoded::byte_serialize(back.as_bytes()).collect();
    let mut form = format!("<form method=\"post\" action=\"{}?from={from}\">", attribute(path));
    for (name, value) in values {
        // Writing to a string does not fail.
        let _ = write!(form, "<input type=\"hidden\" name=\"{}\" value=\"{}\">", attribute(name), attribute(value));
    }
    let _ = write!(form, "<button>{}</button></form>", encode_text(say.send_again()));
    let (text, first) = if *problem == Problem::SignIn {
        let link = format!(
            "<a class=\"button\" href=\"/signin\" target=\"_blank\">{}</a>",
            encode_text(say.sign_in_new_tab())
        );
        (say.sign_in_then_send().to_owned(), link)
    } else {
        (say.refusal(problem), String::new())
    };
    let actions = format!("{first}{form}");
    reply::frame(problem, &text, &actions, say)
}
