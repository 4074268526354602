//! The two elements whose content the rendering library writes unescaped: `<textarea>` and `<title>`. They are escaped
//! here, and `cargo xtask check sources` allows no other file to name them (decision 27).

use html_escape::encode_text;
use leptos::prelude::*;

/// A multi-line field without a label. Attributes are set with `attr:name`.
#[component]
pub fn BareTextArea(
    /// The text in it.
    #[prop(into)]
    value: String,
) -> impl IntoView {
    // As `inner_html`, the content is written once and unchanged, both today and in a version that escapes children.
    view! { <textarea inner_html=content(&value)></textarea> }
}

/// The title of the document, followed by the name of the product.
#[component]
pub fn Title(
    /// The subject of the page.
    #[prop(into)]
    text: String,
) -> impl IntoView {
    view! { <leptos_meta::Title text=encode_text(&format!("{text} · Concord")).into_owned() /> }
}

/// A text as the content of a `<textarea>`. HTML drops a line break after the opening tag, so an extra one is added.
fn content(text: &str) -> String {
    format!("\n{}", encode_text(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_does_not_leave_its_field() {
        let text = "</textarea><meta http-equiv=refresh content=\"0;url=//evil.example\">";
        let html = view! { <BareTextArea value=text attr:name="text" /> }.to_html();
        assert_eq!(html.matches("</textarea>").count(), 1, "{html}");
        assert!(html.contains("name=\"text\"") && html.contains("&lt;meta") && !html.contains("<meta"), "{html}");
    }

    #[test]
    fn entities_and_leading_line_breaks_stay_as_they_were_written() {
        for (text, written) in [
            ("a &amp; b", "\na &amp;amp; b"),
            ("&lt;b&gt;", "\n&amp;lt;b&amp;gt;"),
            ("\n\nthird line", "\n\n\nthird line"),
            ("", "\n"),
        ] {
            assert_eq!(content(text), written);
            let html = view! { <BareTextArea value=text /> }.to_html();
            assert!(html.contains(&format!(">{written}</textarea>")), "{html}");
        }
    }
}
