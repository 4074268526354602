//! Links and headings of a page in Markdown.

use std::collections::HashMap;
use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A link or a picture of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The address as it is written.
    pub address: String,
    /// Where the link with its text is, in bytes.
    pub range: Range<usize>,
    /// Whether it is one of HTML (`<img src="…">`).
    pub is_html: bool,
}

impl Link {
    /// The path and the anchor of a link within the repository; `None` for an address of another host.
    pub fn local(&self) -> Option<(&str, Option<&str>)> {
        let is_elsewhere =
            ["http://", "https://", "mailto:", "data:"].iter().any(|other| self.address.starts_with(other));
        if is_elsewhere || self.address.starts_with('/') {
            return None;
        }
        Some(self.address.split_once('#').map_or((self.address.as_str(), None), |(path, anchor)| (path, Some(anchor))))
    }
}

fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES).into_offset_iter()
}

/// The links and pictures of a page, in their order.
pub fn links(text: &str) -> Vec<Link> {
    let mut found = Vec::new();
    for (event, range) in events(text) {
        match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                found.push(Link { address: dest_url.to_string(), range, is_html: false });
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                let addresses = html.split(" src=\"").skip(1).filter_map(|rest| rest.split('"').next());
                let addresses =
                    addresses.map(|address| Link { address: address.to_owned(), range: range.clone(), is_html: true });
                found.extend(addresses);
            }
            _ => {}
        }
    }
    found
}

/// The anchors of the headings of a page, as mdBook and code hosts make them.
pub fn anchors(text: &str) -> Vec<String> {
    let (mut found, mut seen) = (Vec::new(), HashMap::new());
    let mut heading: Option<String> = None;
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::Text(part) | Event::Code(part) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&part);
                }
            }
            Event::End(TagEnd::Heading(_)) => {
                let anchor = anchor(&heading.take().unwrap_or_default());
                let times: &mut usize = seen.entry(anchor.clone()).or_default();
                found.push(if *times == 0 { anchor } else { format!("{anchor}-{times}") });
                *times += 1;
            }
            _ => {}
        }
    }
    found
}

fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter(|sign| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase).map(|sign| if sign == ' ' { '-' } else { sign }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_but_not_in_code() {
        let text = "# A\n\n[one](b.md#c) `[no](x.md)` ![p](p.png)\n\n```\n[no](y.md)\n```\n\n| t |\n|---|\n| [two](https://example.org) |\n\n<img src=\"q.png\" alt=\"\">\n";
        let found = links(text);
        let addresses: Vec<&str> = found.iter().map(|link| link.address.as_str()).collect();
        assert_eq!(addresses, ["b.md#c", "p.png", "https://example.org", "q.png"]);
        assert_eq!(found[0].local(), Some(("b.md", Some("c"))));
        assert_eq!(found[2].local(), None);
        assert_eq!(&text[found[0].range.clone()], "[one](b.md#c)");
    }

    #[test]
    fn anchors_are_those_of_headings() {
        let text = "# Run `concord work`\n\n## PgBouncer\n## Krippendorff's α\n## PgBouncer\n";
        assert_eq!(anchors(text), ["run-concord-work", "pgbouncer", "krippendorffs-α", "pgbouncer-1"]);
    }
}
