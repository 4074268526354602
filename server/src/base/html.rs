//! The addresses in pages, with the base path.
//!
//! Hundreds of links and forms are written as at the root of a host. One pass over the page, as browsers read it, puts the base path
//! in front of those that begin with a slash; texts and scripts stay as they are.

use std::borrow::Cow;

use lol_html::html_content::Element;
use lol_html::{HandlerResult, RewriteStrSettings, element, rewrite_str};

use super::Base;

/// The attributes that hold addresses. The test of all pages fails where another one has an address (`it/base/pages.rs`).
const ATTRIBUTES: [&str; 5] = ["href", "src", "action", "formaction", "poster"];
const ELEMENTS: &str = "[href], [src], [action], [formaction], [poster]";

/// The page, or the part of one, with addresses as browsers need them. `None` if it cannot be read, which would be our mistake.
pub(crate) fn with_base(base: &Base, html: &str) -> Option<String> {
    let put_on = |element: &mut Element<'_, '_>| -> HandlerResult {
        for name in ATTRIBUTES {
            // The value is as it is written, with its entities. Attributes that stay the same are not written again.
            if let Some(value) = element.get_attribute(name)
                && let Cow::Owned(value) = base.with(&value)
            {
                element.set_attribute(name, &value)?;
            }
        }
        Ok(())
    };
    let settings = RewriteStrSettings::new().append_element_content_handler(element!(ELEMENTS, put_on));
    let rewritten = rewrite_str(html, settings.with_strict(false));
    rewritten.inspect_err(|error| tracing::error!(%error, "the addresses of a page cannot be written")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn under(html: &str) -> String {
        with_base(&Base::of("/concord").expect("a path").expect("a base"), html).expect("a page")
    }

    #[test]
    fn addresses_of_this_server_get_the_base_path() {
        for (plain, under_base) in [
            ("<a href=\"/studies\">s</a>", "<a href=\"/concord/studies\">s</a>"),
            ("<a href=\"/\" class=\"b\">s</a>", "<a href=\"/concord/\" class=\"b\">s</a>"),
            ("<a href=\"/a?b=1&amp;c=%2F\">s</a>", "<a href=\"/concord/a?b=1&amp;c=%2F\">s</a>"),
            (
                "<form action=\"/fn/x\"><button formaction=\"/fn/y\">",
                "<form action=\"/concord/fn/x\"><button formaction=\"/concord/fn/y\">",
            ),
            ("<img src='/p/1.png'>", "<img src=\"/concord/p/1.png\">"),
            ("<link rel=stylesheet href=/pkg/s.css>", "<link rel=stylesheet href=\"/concord/pkg/s.css\">"),
        ] {
            assert_eq!(under(plain), under_base);
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for html in [
            "<a href=\"https://example.org/x\">s</a>",
            "<a href=\"//example.org/x\">s</a>",
            "<a href=\"?page=2\">s</a><a href=\"#end\">s</a><a href=\"mailto:a@b.org\">s</a>",
            "<link rel=\"icon\" href=\"data:,\">",
            "<p>href=\"/studies\"</p><textarea><a href=\"/x\"></textarea><script>a = '<a href=\"/x\">'</script>",
            "<input name=\"next\" value=\"/studies\"><p data-from=\"/x\"></p>",
            "<!-- <a href=\"/x\"> --><p>क, é, 日本語 &amp; &lt;</p>",
            "<title><a href=\"/x\"></title>",
        ] {
            assert_eq!(under(html), html);
        }
    }
}
