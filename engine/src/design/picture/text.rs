//! Which pictures a text in Markdown shows.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// A picture that a text shows by its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    /// The name.
    pub name: String,
    /// Whether the text describes it.
    pub is_described: bool,
}

/// The pictures that a text shows: `![description](name)`. The address of another place is none: only its description is
/// shown.
pub(crate) fn named(text: &str) -> Vec<Named> {
    // Most texts show none.
    if !text.contains("![") {
        return Vec::new();
    }
    let (mut found, mut open): (Vec<Named>, Vec<Option<Named>>) = (Vec::new(), Vec::new());
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                let name = dest_url.into_string();
                open.push(is_name(&name).then_some(Named { name, is_described: false }));
            }
            Event::End(TagEnd::Image) => found.extend(open.pop().flatten()),
            Event::Text(words) | Event::Code(words) if !words.trim().is_empty() => {
                for picture in open.iter_mut().flatten() {
                    picture.is_described = true;
                }
            }
            _ => {}
        }
    }
    found
}

/// Whether an address is meant as the name of a picture, and not as a place on the web or on somebody's disk.
fn is_name(address: &str) -> bool {
    !address.is_empty() && !address.contains(['/', '\\', ':', '?', '#'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_named_by_their_address_alone() {
        let names = |text: &str| named(text).into_iter().map(|one| (one.name, one.is_described)).collect::<Vec<_>>();
        let one = |name: &str, is_described: bool| vec![(name.to_owned(), is_described)];
        for (text, found) in [
            ("no picture", Vec::new()),
            ("![A cat](cat.png)", one("cat.png", true)),
            ("![*A* `cat`](<cat.png> \"title\")", one("cat.png", true)),
            ("![](cat.png)", one("cat.png", false)),
            ("![ ](cat.png)", one("cat.png", false)),
            ("![A cat][1]\n\n[1]: cat.png", one("cat.png", true)),
            ("|a|\n|-|\n|![A cat](cat.png)|", one("cat.png", true)),
            ("[![A cat](cat.png)](https://example.org)", one("cat.png", true)),
            ("![A cat](Übersicht.png)", one("Übersicht.png", true)),
            ("![A cat](https://example.org/cat.png)", Vec::new()),
            ("![A cat](//example.org/cat.png)", Vec::new()),
            ("![A cat](data:image/png;base64,AAAA)", Vec::new()),
            ("![A cat](../cat.png)", Vec::new()),
            ("![A cat]()", Vec::new()),
            ("`![A cat](cat.png)`", Vec::new()),
            ("\\![A cat](cat.png)", Vec::new()),
        ] {
            assert_eq!(names(text), found, "{text}");
        }
        assert_eq!(names("![a](a.png) ![](b.png)"), [one("a.png", true), one("b.png", false)].concat());
        assert_eq!(names("![x ![y](b.png)](a.png)"), [one("b.png", true), one("a.png", true)].concat());
    }
}
