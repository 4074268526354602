//! Another page in the place of this one, without loading it: the browser keeps this code, the style and the scripts.

use wasm_bindgen::JsValue;
use web_sys::{Document, DomParser, Event, HtmlElement, ScrollToOptions, SupportedType};

use crate::dom::{self, document, find, window};

/// The event that tells other scripts of a new page.
const SHOWN: &str = "concord:shown";

/// Shows a page with a hit, under its address; the hit says what was `sent`. `None` if it could not: the browser has to load
/// the page. Going back and forward is up to `page.js`, which every page loads.
pub fn show(html: &str, address: &str, sent: &str) -> Option<()> {
    let page = document();
    let fresh = DomParser::new().ok()?.parse_from_string(html, SupportedType::TextHtml).ok()?;
    fresh.query_selector("[data-hit]").ok()??;
    if files(&page) != files(&fresh) {
        // The server is newer than this code and this style: the page has to come with its own.
        return None;
    }
    let (body, new) = (page.body()?, fresh.body()?);
    dom::leave();
    body.set_text_content(None);
    while let Some(node) = new.first_child() {
        body.append_child(&node).ok()?;
    }
    let (root, new_root) = (page.document_element()?, fresh.document_element()?);
    for name in ["lang", "dir"] {
        root.set_attribute(name, &new_root.get_attribute(name)?).ok()?;
    }
    page.set_title(&fresh.title());
    window().history().ok()?.push_state_with_url(&JsValue::NULL, "", Some(&dom::address(address))).ok()?;
    let top = ScrollToOptions::new();
    top.set_top(0.0);
    window().scroll_to_with_scroll_to_options(&top);
    // A screen reader goes on from here.
    if let Some(main) = find::<HtmlElement>(&body, "main") {
        let _ = main.focus();
    }
    crate::wake_islands(Some(sent));
    let _ = page.dispatch_event(&Event::new(SHOWN).ok()?);
    Some(())
}

/// The addresses of the code and the style of a page, which hold the hash of their content.
fn files(page: &Document) -> [String; 2] {
    let of = |selector: &str, name: &str| {
        let element = page.query_selector(selector).ok().flatten();
        element.and_then(|element| element.get_attribute(name)).unwrap_or_default()
    };
    [of("script[type=module]", "src"), of("link[rel=stylesheet]", "href")]
}
