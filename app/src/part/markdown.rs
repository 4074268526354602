//! Safe rendering of Markdown: the result never contains scripts, styles or foreign content, regardless of the input.

use std::collections::HashSet;
use std::sync::LazyLock;

use leptos::prelude::*;
use pulldown_cmark::{Event, Options, Parser, html};
use shared::Language;

/// The maximum nesting depth of lists, quotes and emphasis. Deeper content is shown without them.
const DEEPEST: usize = 50;
/// The maximum number of HTML tags that a text may contain. Further tags are shown as text.
const MOST_TAGS: usize = 1_000;

static CLEANER: LazyLock<ammonia::Builder<'static>> = LazyLock::new(|| {
    let mut cleaner = ammonia::Builder::default();
    // Loading a picture from a foreign address would reveal to another server who reads the text.
    cleaner
        .rm_tags(["img", "map", "area"])
        .url_schemes(HashSet::from(["https", "http", "mailto"]))
        .link_rel(Some("noopener noreferrer nofollow"));
    cleaner
});

/// Text in Markdown, in the language and direction of its reader.
#[component]
pub fn Markdown(
    /// The text.
    #[prop(into)]
    text: String,
    /// Its language.
    #[prop(optional_no_strip, into)]
    language: Option<Language>,
) -> impl IntoView {
    let lang = language.as_ref().map(|language| language.as_str().to_owned());
    let dir = language.as_ref().map(|language| language.direction().as_str());
    view! { <div class="markdown" lang=lang dir=dir inner_html=safe_html(&text)></div> }
}

/// The HTML of a Markdown text, without anything that could act.
fn safe_html(text: &str) -> String {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH);
    let mut dirty = String::with_capacity(text.len() * 2);
    html::push_html(&mut dirty, bounded(parser));
    CLEANER.clean(&dirty).to_string()
}

/// The same without what nests too deep. The parser of HTML looks through all open elements at each tag, so that its time
/// grows with their number times the length of the text.
fn bounded<'a>(events: impl Iterator<Item = Event<'a>>) -> impl Iterator<Item = Event<'a>> {
    let (mut depth, mut tags) = (0_usize, 0_usize);
    let mut is_within = move |text: &str| {
        tags += text.matches('<').count();
        tags <= MOST_TAGS
    };
    events.filter_map(move |event| match event {
        Event::Start(_) => {
            depth += 1;
            (depth <= DEEPEST).then_some(event)
        }
        Event::End(_) => {
            depth = depth.saturating_sub(1);
            (depth < DEEPEST).then_some(event)
        }
        Event::Html(text) | Event::InlineHtml(text) if !is_within(&text) => Some(Event::Text(text)),
        other => Some(other),
    })
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, seq::IndexedRandom as _};

    use super::*;

    #[test]
    fn emphasis_and_tables_stay() {
        assert_eq!(safe_html("*so*").trim(), "<p><em>so</em></p>");
        assert!(safe_html("|a|b|\n|-|-|\n|1|2|").contains("<td>1</td>"));
    }

    /// 100 KB of nested quotes took 20 s in a release build, and nested lists took longer.
    #[test]
    fn what_nests_without_end_is_cut_off() {
        for piece in ["> ", "- ", "<div>", "<b>", "*a ", "**", "[a](", "1. ", "<p><table>"] {
            let text = format!("{} end", piece.repeat(100_000 / piece.len()));
            let began = std::time::Instant::now();
            let html = safe_html(&text);
            let (mut depth, mut deepest) = (0_usize, 0);
            for tag in html.split('<').skip(1) {
                depth = if tag.starts_with('/') { depth.saturating_sub(1) } else { depth + 1 };
                deepest = deepest.max(depth);
            }
            assert!(deepest <= DEEPEST + MOST_TAGS * 2, "{deepest} deep after {piece}");
            assert!(html.contains("end"), "{piece}");
            assert!(began.elapsed() < std::time::Duration::from_secs(20), "{piece}: {:?}", began.elapsed());
        }
        let quotes = "> ".repeat(5);
        assert_eq!(safe_html(&format!("{quotes}deep")).matches("<blockquote>").count(), 5, "what people write stays");
    }

    /// Nothing that could act: no such element, no such attribute, no other kind of address.
    fn is_safe(html: &str) -> bool {
        let html = html.to_ascii_lowercase();
        let tags = html.split('<').skip(1).map(|tag| tag.split('>').next().unwrap_or_default());
        !tags.into_iter().any(|tag| {
            let bad =
                ["script", "img", "iframe", "object", "embed", "svg", "form", "input", "meta", "link", "base", "style"];
            let name = tag.split([' ', '/', '\n']).next().unwrap_or_default();
            let attribute = |bad: &str| tag.contains(&format!(" {bad}"));
            bad.contains(&name) || attribute("on") || attribute("style=") || tag.contains("\"javascript:")
        })
    }

    #[test]
    fn any_text_becomes_html_that_cannot_act() {
        let pieces = [
            "*",
            "_",
            "`",
            "~~",
            "[",
            "](",
            ")",
            "!",
            "<",
            ">",
            "</",
            "&",
            "&lt;",
            "#",
            "\n",
            "\n\n",
            "- ",
            "1. ",
            "> ",
            "    ",
            "|",
            "|-|\n",
            "<script>",
            "<img src=x onerror=a>",
            "<p style=\"a\" onclick=a>",
            "javascript:alert(1)",
            "x",
            "é\u{301}",
            "<svg onload=a>",
            "<!--",
            "-->",
            "<![CDATA[",
            "<textarea>",
            "</textarea>",
            "<math><mi>",
            "\u{0}",
            "https://a.example",
        ];
        testing::inputs(
            |rng| {
                (0..rng.random_range(0..40)).map(|_| *pieces.choose(rng).expect("there are some")).collect::<String>()
            },
            |text| {
                let html = safe_html(text);
                assert!(is_safe(&html), "{html}");
            },
        );
    }

    #[test]
    fn nothing_that_acts_comes_through() {
        for text in [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "[x](javascript:alert(1))",
            "<p style=\"position:fixed\" onclick=\"a()\">x</p>",
            "<iframe src=\"https://example.org\"></iframe>",
            "</textarea></title><meta http-equiv=refresh content=\"0;url=//example.org\">",
            "<form action=//example.org><input name=password><button>Go on</button></form>",
            "<svg onload=a()><a xlink:href=\"javascript:a()\">x</a></svg><base href=//example.org>",
            "<math><mtext><table><mglyph><style><!--</style><img title=\"--&gt;&lt;img src=x onerror=a()&gt;\">",
            "![x](https://example.org/x.png) [y](data:text/html;base64,PHg+) <javascript:a()>",
            "<p id=x class=x data-x=x>x</p>",
        ] {
            let html = safe_html(text);
            for bad in [
                "<script",
                "<img",
                "href=\"javascript:",
                "style=",
                "onclick=",
                "<iframe",
                "onerror=",
                "<meta",
                "<form",
                "<input",
                "<button",
                "<svg",
                "<base",
                "<style",
                "<math",
                "href=\"data:",
                "class=",
                " id=",
                "data-x=",
                "</textarea",
            ] {
                assert!(!html.contains(bad), "{text} gave {html}");
            }
        }
    }
}
