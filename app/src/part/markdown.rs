//! Safe rendering of Markdown: the result never contains scripts, styles or foreign content, regardless of the input.
//! Links lead to other sites or to a mail address; those to other sites open in a new tab, and say so.

mod picture;

use std::collections::HashSet;
use std::sync::LazyLock;

use leptos::prelude::*;
use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, TextMergeStream, html};
use shared::{Language, Locale};

use self::picture::{pictured, push_text};
use super::spoken::spoken;

pub use self::picture::{Pictures, address as picture_address};

/// The maximum nesting depth of lists, quotes and emphasis. Deeper content is shown without them.
const DEEPEST: usize = 50;
/// The maximum number of HTML tags that a text may contain. Further tags are shown as text.
const MOST_TAGS: usize = 1_000;

static CLEANER: LazyLock<ammonia::Builder<'static>> = LazyLock::new(|| {
    let mut cleaner = ammonia::Builder::default();
    // Loading a picture from a foreign address would reveal to another server who reads the text. Those of the study are
    // put in after the cleaning.
    cleaner
        .rm_tags(["img", "map", "area"])
        .url_schemes(HashSet::from(["https", "http", "mailto"]))
        // An address without a scheme may lead to another server too: `//example.org`.
        .url_relative(ammonia::UrlRelative::Deny)
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
    /// The pictures that it may show.
    #[prop(optional)]
    pictures: Pictures,
) -> impl IntoView {
    let lang = language.as_ref().map(|language| language.as_str().to_owned());
    let dir = language.as_ref().map(|language| language.direction().as_str());
    let say = language.as_ref().map_or_else(spoken, Locale::of);
    view! { <div class="markdown" lang=lang dir=dir inner_html=safe_html(&text, &pictures, say)></div> }
}

/// The HTML of a Markdown text, without anything that could act.
fn safe_html(text: &str, pictures: &Pictures, say: Locale) -> String {
    let parser = Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH);
    let mut dirty = String::with_capacity(text.len() * 2);
    let (events, shown) = pictured(linked(TextMergeStream::new(parser)), pictures);
    html::push_html(&mut dirty, bounded(events.into_iter()));
    finished(&CLEANER.clean(&dirty).to_string(), &shown, say)
}

/// The same with a link around each address of the web that is written as it is, outside links, pictures and code.
fn linked<'a>(events: impl Iterator<Item = Event<'a>>) -> impl Iterator<Item = Event<'a>> {
    let mut within = 0_usize;
    events.flat_map(move |event| {
        match &event {
            Event::Start(Tag::Link { .. } | Tag::Image { .. } | Tag::CodeBlock(_)) => within += 1,
            Event::End(TagEnd::Link | TagEnd::Image | TagEnd::CodeBlock) => within = within.saturating_sub(1),
            _ => {}
        }
        match event {
            Event::Text(text) if within == 0 && text.contains("://") => with_links(&text),
            other => vec![other],
        }
    })
}

/// A text whose addresses are links.
fn with_links(text: &str) -> Vec<Event<'static>> {
    let own = |text: &str| CowStr::from(text.to_owned());
    let (mut events, mut rest) = (Vec::new(), text);
    while let Some((start, end)) = address(rest) {
        let url = &rest[start..end];
        let (dest_url, title, id) = (own(url), own(""), own(""));
        events.push(Event::Text(own(&rest[..start])));
        events.push(Event::Start(Tag::Link { link_type: LinkType::Autolink, dest_url, title, id }));
        events.push(Event::Text(own(url)));
        events.push(Event::End(TagEnd::Link));
        rest = &rest[end..];
    }
    events.push(Event::Text(own(rest)));
    events
}

/// The place of the first address in a text. Punctuation after it belongs to the sentence.
fn address(text: &str) -> Option<(usize, usize)> {
    let ends = |c: char| c.is_whitespace() || c.is_control() || "<>\"'`[]{}|\\^".contains(c);
    let last = ['.', ',', ';', ':', '!', '?', ')', '*', '_', '。', '、', '，', '؟', '।', '”', '»'];
    text.match_indices("://").find_map(|(at, colon)| {
        let scheme = ["https", "http"].into_iter().find(|scheme| text[..at].ends_with(scheme))?;
        let after = &text[at + colon.len()..];
        let after = after[..after.find(ends).unwrap_or(after.len())].trim_end_matches(last);
        (!after.is_empty()).then(|| (at - scheme.len(), at + colon.len() + after.len()))
    })
}

/// Cleaned HTML with its pictures, in which links to other sites open in a new tab and say so. In cleaned HTML all values of
/// attributes are between double quotes and contain none, so that the end of each tag is certain.
fn finished(html: &str, shown: &[String], say: Locale) -> String {
    let hint = format!(
        "<span class=\"visually-hidden\" lang=\"{}\"> {}</span>",
        say.tag(),
        say.opens_in_new_tab().replace('&', "&amp;").replace('<', "&lt;")
    );
    let (mut out, mut rest, mut is_open) = (String::with_capacity(html.len() * 2), html, false);
    while let Some(start) = rest.find('<') {
        let mut is_quoted = false;
        let end = rest[start..].find(|c: char| {
            is_quoted ^= c == '"';
            c == '>' && !is_quoted
        });
        let Some(end) = end else { break };
        let tag = &rest[start..start + end];
        push_text(&mut out, &rest[..start], shown);
        if tag == "</a" && std::mem::take(&mut is_open) {
            out.push_str(&hint);
        }
        out.push_str(tag);
        if tag.starts_with("<a ") && is_abroad(tag) {
            is_open = true;
            out.push_str(" target=\"_blank\"");
        }
        out.push('>');
        rest = &rest[start + end + 1..];
    }
    push_text(&mut out, rest, shown);
    out
}

/// Whether a tag has the address of another site.
fn is_abroad(tag: &str) -> bool {
    let parts: Vec<&str> = tag.split('"').collect();
    let href = parts.chunks_exact(2).find(|pair| pair[0].ends_with(" href="));
    href.is_some_and(|pair| {
        let scheme = pair[1].split(':').next().unwrap_or_default();
        ["http", "https"].iter().any(|known| scheme.eq_ignore_ascii_case(known))
    })
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

    /// In English.
    fn safe_html(text: &str) -> String {
        super::safe_html(text, &Pictures::default(), Locale::of(&"en".parse().expect("a tag")))
    }

    /// A link as it is shown.
    fn link(url: &str, text: &str) -> String {
        format!(
            "<a href=\"{url}\" rel=\"noopener noreferrer nofollow\" target=\"_blank\">{text}\
             <span class=\"visually-hidden\" lang=\"en\"> (opens in a new tab)</span></a>"
        )
    }

    #[test]
    fn links_open_in_a_new_tab_and_say_so() {
        let url = "https://example.org/a_b_c?x=1";
        for (text, shown) in [
            (format!("[the guidelines]({url})"), link(url, "the guidelines")),
            (format!("[**bold** text]({url})"), link(url, "<strong>bold</strong> text")),
            (format!("<{url}>"), link(url, url)),
            (format!("See {url}."), format!("See {}.", link(url, url))),
            (format!("({url}), {url}"), format!("({}), {}", link(url, url), link(url, url))),
            (format!("<a href=\"{url}\">raw</a>"), link(url, "raw")),
            (format!("[{url}]({url})"), link(url, url)),
            (format!("`{url}`"), format!("<code>{url}</code>")),
            ("http:// and https://".to_owned(), "http:// and https://".to_owned()),
        ] {
            assert_eq!(safe_html(&text).trim(), format!("<p>{shown}</p>"), "{text}");
        }
        let mail = safe_html("[write](mailto:a@example.org)");
        assert!(mail.contains("href=\"mailto:a@example.org\"") && !mail.contains("_blank"), "{mail}");
        let block = safe_html(&format!("    {url}\n"));
        assert!(!block.contains("<a"), "{block}");
    }

    #[test]
    fn a_hostile_link_is_no_link() {
        for text in [
            "[x](javascript:alert(1))",
            "[x](JaVaScRiPt:alert(1))",
            "[x](java&#115;cript:alert(1))",
            "[x](&#x6A;avascript:alert(1))",
            "[x]( javascript:alert(1))",
            "[x](data:text/html;base64,PHNjcmlwdD4=)",
            "[x](vbscript:msgbox(1))",
            "[x](file:///etc/passwd)",
            "[x](//example.org)",
            "[x](/accounts)",
            "[x][y]\n\n[y]: javascript:alert(1)",
            "<javascript:alert(1)>",
            "<a href=\"javascript:alert(1)\" target=\"_top\">x</a>",
            "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
        ] {
            let html = safe_html(text);
            assert!(!html.contains("href") && !html.contains("target"), "{text} gave {html}");
        }
    }

    #[test]
    fn quotes_and_brackets_in_links_stay_inside_them() {
        for text in [
            "[x](https://example.org/\"onclick=alert(1))",
            "[x](https://example.org 'a\"onclick=\"alert(1)')",
            "[x](<https://example.org/\"><script>alert(1)</script>>)",
            "[[[x](https://example.org)](https://example.org)](https://example.org)",
            "[![x](https://example.org/a.png)](https://example.org)",
            "https://example.org/\"onmouseover=alert(1)//",
            "https://example.org/<script>alert(1)</script>",
            "https://example.org/[x](javascript:alert(1))",
            "<a href=\"https://example.org\" title=\"</a><script>\" onclick=\"a()\">x</a>",
            "<a href=\"https://example.org\" title='\"></a><img src=x>'>x</a>",
            "<a title=\"href=https://example.org\" href=\"javascript:a()\">x</a>",
            "<a href=\"https://example.org\"><a href=\"https://example.org\">x",
        ] {
            let html = safe_html(text);
            // A title may contain what looks like a tag.
            assert!(is_safe(&html) || text.contains("title="), "{text} gave {html}");
            let (opened, closed) = (html.matches("<a ").count(), html.matches("</a>").count());
            assert!(html.matches(" target=\"_blank\"").count() <= opened && closed >= opened, "{text} gave {html}");
            assert_eq!(CLEANER.clean(&html).to_string().matches("<a ").count(), opened, "{text} gave {html}");
        }
    }

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
