//! The layout of a HIT that leads to a page of ours, for the editor of the site: a link that opens the page in a new tab with
//! the ids of the worker and the assignment, and a field for the code that the worker gets there.
//!
//! The site shows a layout in a frame whose address has the ids, so that its script can read them. In the preview there is no
//! worker: then there is no link.
//!
//! The site replaces `${name}` in a layout by the column of that name, and changes `}}`: neither is in a layout, whatever people have
//! written.

use html_escape::{encode_double_quoted_attribute, encode_text};

use super::frame::PREVIEW;

/// The field of the code: results have it in the column `Answer.code`.
pub const CODE: &str = "code";

/// What the worker reads, in one language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The language, as a tag: `en`.
    pub language: &'a str,
    /// The direction of its script: `ltr` or `rtl`.
    pub direction: &'a str,
    /// The title of the study.
    pub title: &'a str,
    /// What to do.
    pub lead: &'a str,
    /// The text of the link.
    pub link: &'a str,
    /// What is there in the preview instead of the link.
    pub preview: &'a str,
    /// The label of the code.
    pub code: &'a str,
}

/// The layout that leads to the page at this address, which has no query.
///
/// ```
/// use payfile::mturk::layout::{Words, write};
/// let words = Words {
///     language: "en", direction: "ltr", title: "Short <texts>", lead: "Take part.", link: "Open", preview: "A preview.", code: "Code",
/// };
/// let layout = write("https://study.example.org/in/k7", &words);
/// assert!(layout.contains("<h3>Short &lt;texts&gt;</h3>"));
/// assert!(layout.contains("name=\"code\""));
/// ```
pub fn write(address: &str, words: &Words<'_>) -> String {
    let Words { language, direction, title, lead, link, preview, code } = words;
    format!(
        r#"<script src="https://assets.crowd.aws/crowd-html-elements.js"></script>
<crowd-form answer-format="flatten-objects">
  <div lang="{}" dir="{}">
    <h3>{}</h3>
    <p>{}</p>
    <p id="preview">{}</p>
    <p><a id="study" data-address="{}" target="_blank" rel="noopener" hidden>{}</a></p>
    <crowd-input name="{CODE}" label="{}" required></crowd-input>
  </div>
</crowd-form>
<script>
  const given = new URLSearchParams(location.search);
  const ids = ["workerId", "assignmentId", "hitId"].filter((name) => given.get(name));
  if (given.get("workerId") && given.get("assignmentId") !== "{PREVIEW}") {{
    const link = document.getElementById("study");
    const query = ids.map((name) => name + "=" + encodeURIComponent(given.get(name))).join("&");
    link.href = link.dataset.address + "?" + query;
    link.hidden = false;
    document.getElementById("preview").hidden = true;
  }}
</script>
"#,
        in_quotes(language),
        in_quotes(direction),
        text(title),
        text(lead),
        text(preview),
        in_quotes(address),
        text(link),
        in_quotes(code),
    )
}

/// A text between tags.
fn text(text: &str) -> String {
    without_variables(&encode_text(text))
}

/// A text in the quotes of an attribute.
fn in_quotes(text: &str) -> String {
    without_variables(&encode_double_quoted_attribute(text))
}

/// HTML in which the site finds no variable.
fn without_variables(html: &str) -> String {
    html.replace('$', "&#36;").replace('}', "&#125;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_people_wrote_acts_in_a_layout() {
        let bad = "\"><script>alert(1)</script>${x}}{{'&";
        let words =
            Words { language: "en", direction: "ltr", title: bad, lead: bad, link: bad, preview: bad, code: bad };
        let layout = write("https://a.example/in/k7?\"><img>", &words);
        assert_eq!(layout.matches("<script").count(), 2);
        assert!(!layout.contains("<img>") && !layout.contains("${") && !layout.contains("}}"), "{layout}");
        assert_eq!(layout.matches("&lt;script&gt;alert(1)&lt;/script&gt;").count(), 5);
        assert!(layout.contains("label=\"&quot;&gt;"));
    }
}
