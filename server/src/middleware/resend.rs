//! The page that answers a refused form that is too large to be kept: it holds what was typed, shows what is wrong, and sends
//! it again.

use std::fmt::Write as _;

use app::call::Flash;
use axum::response::Response;
use html_escape::{encode_double_quoted_attribute as attribute, encode_text};
use shared::{Locale, Problem};

use crate::reply;

/// A longer value is shown in a field of several lines.
const LONG: usize = 200;

/// The page. `back` is the page from which the form was sent: that is where the form leads after it is sent again.
pub(crate) fn page(flash: &Flash, back: &str, say: Locale) -> Response {
    let Flash { path, problem, values } = flash;
    let from: String = form_urlencoded::byte_serialize(back.as_bytes()).collect();
    let mut form = format!("<form class=\"form\" method=\"post\" action=\"{}?from={from}\">", attribute(path));
    let may_be_wrong = !matches!(problem, Problem::SignIn | Problem::Busy { .. } | Problem::Unavailable { .. });
    for (name, value) in values {
        let (written, name) = (encode_text(value), attribute(name));
        // Nothing in a form is wrong when its sender was signed out or the server was busy. Writing to a string does not fail.
        let _ = if may_be_wrong && value.len() > LONG {
            let label = encode_text(say.text_to_correct());
            write!(
                form,
                "<label class=\"field\">{label}<textarea name=\"{name}\" rows=\"12\">\n{written}</textarea></label>"
            )
        } else {
            write!(form, "<input type=\"hidden\" name=\"{name}\" value=\"{}\">", attribute(value))
        };
    }
    let _ = write!(form, "<button class=\"button main\">{}</button></form>", encode_text(say.send_again()));
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
