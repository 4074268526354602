//! The pictures of a text in Markdown: those of its study are shown, and of all others only the description.

use std::mem::take;

use html_escape::encode_double_quoted_attribute;
use pulldown_cmark::{CowStr, Event, Tag, TagEnd};
use shared::{ShownPicture, StudyId};

/// Around the number of a picture while the text is cleaned. No text contains this character: Unicode keeps it for such
/// uses.
const MARK: char = '\u{fdd0}';

/// The pictures that a text may show, and where they are.
#[derive(Clone, Debug, Default)]
pub struct Pictures {
    study: Option<StudyId>,
    all: Vec<ShownPicture>,
}

impl Pictures {
    /// Pictures of a study.
    pub const fn new(study: StudyId, all: Vec<ShownPicture>) -> Self {
        Self { study: Some(study), all }
    }

    /// The element that shows the picture of this name.
    fn element(&self, name: &str, description: &str) -> Option<String> {
        let picture = self.all.iter().find(|picture| picture.name == name)?;
        let source = address(self.study?, picture);
        let size = match (picture.width, picture.height) {
            (Some(width), Some(height)) => format!(" width=\"{width}\" height=\"{height}\""),
            _ => String::new(),
        };
        let [source, alt] = [&source, description].map(|value| encode_double_quoted_attribute(value).into_owned());
        Some(format!("<img loading=\"lazy\" decoding=\"async\" src=\"{source}\" alt=\"{alt}\"{size}>"))
    }
}

/// The address of a picture. It carries the beginning of its digest, because a browser keeps what it has loaded, and after
/// a picture is deleted another may get its name.
pub fn address(study: StudyId, picture: &ShownPicture) -> String {
    let digest = picture.sha256.get(..16).unwrap_or_default();
    format!("/studies/{study}/pictures/{}?v={digest}", picture.name)
}

/// The events of a text with marks in place of the pictures that it shows, and the elements that the marks stand for. What
/// is no picture of the study becomes its description.
pub(super) fn pictured<'a>(
    events: impl Iterator<Item = Event<'a>>,
    pictures: &Pictures,
) -> (Vec<Event<'a>>, Vec<String>) {
    let (mut out, mut shown) = (Vec::new(), Vec::new());
    let (mut depth, mut name, mut description) = (0_usize, CowStr::from(""), String::new());
    for event in events {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => {
                if depth == 0 {
                    name = dest_url;
                }
                depth += 1;
            }
            Event::End(TagEnd::Image) => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    let description = take(&mut description);
                    let text = pictures.element(&name, description.trim()).map_or(description, |element| {
                        shown.push(element);
                        format!("{MARK}{}{MARK}", shown.len() - 1)
                    });
                    out.push(Event::Text(text.into()));
                }
            }
            Event::Text(text) if depth > 0 => description.push_str(&unmarked(text)),
            Event::Code(text) if depth > 0 => description.push_str(&unmarked(text)),
            Event::SoftBreak | Event::HardBreak if depth > 0 => description.push(' '),
            Event::Text(text) => out.push(Event::Text(unmarked(text))),
            event if depth == 0 => out.push(event),
            _ => {}
        }
    }
    (out, shown)
}

/// A text without the character that marks pictures.
fn unmarked(text: CowStr<'_>) -> CowStr<'_> {
    if text.contains(MARK) { text.replace(MARK, "").into() } else { text }
}

/// Adds a text between two tags of cleaned HTML, with elements in place of the marks.
pub(super) fn push_text(out: &mut String, text: &str, shown: &[String]) {
    for (place, piece) in text.split(MARK).enumerate() {
        match piece.parse::<usize>().ok().and_then(|number| shown.get(number)) {
            Some(element) if place % 2 == 1 => out.push_str(element),
            _ => out.push_str(piece),
        }
    }
}

#[cfg(test)]
mod tests {
    use shared::Locale;

    use super::super::safe_html;
    use super::*;

    fn html(text: &str) -> String {
        let picture = |name: &str, width| ShownPicture {
            name: name.to_owned(),
            sha256: "0123456789abcdef0123".to_owned(),
            width,
            height: Some(480),
        };
        let study = StudyId(uuid::Uuid::nil());
        let pictures = Pictures::new(study, vec![picture("cat.png", Some(640)), picture("dog.gif", None)]);
        safe_html(text, &pictures, Locale::En).trim().to_owned()
    }

    /// A picture as it is shown.
    fn img(name: &str, alt: &str, size: &str) -> String {
        let study = uuid::Uuid::nil();
        format!(
            "<img loading=\"lazy\" decoding=\"async\" \
             src=\"/studies/{study}/pictures/{name}?v=0123456789abcdef\" alt=\"{alt}\"{size}>"
        )
    }

    #[test]
    fn pictures_of_the_study_are_shown_and_nothing_else_is_fetched() {
        let cat = |alt: &str| img("cat.png", alt, " width=\"640\" height=\"480\"");
        for (text, shown) in [
            ("![A cat](cat.png)", cat("A cat")),
            ("a ![A cat](cat.png) b", format!("a {} b", cat("A cat"))),
            ("![A *small* `cat`\n& dog](cat.png \"title\")", cat("A small cat &amp; dog")),
            ("![A dog](dog.gif)", img("dog.gif", "A dog", "")),
            ("![A cat](cat.png)![A dog](dog.gif)", format!("{}{}", cat("A cat"), img("dog.gif", "A dog", ""))),
            ("![x ![y](dog.gif)](cat.png)", cat("x y")),
            ("![A cat](Cat.png)", "A cat".to_owned()),
            ("![A cat](other.png)", "A cat".to_owned()),
            ("![A cat](https://example.org/cat.png)", "A cat".to_owned()),
            ("![A cat](//example.org/cat.png)", "A cat".to_owned()),
            ("![A cat](data:image/png;base64,AAAA)", "A cat".to_owned()),
            ("![A cat](../pictures/cat.png)", "A cat".to_owned()),
            ("![A cat](javascript:alert(1))", "A cat".to_owned()),
            ("\u{fdd0}0\u{fdd0}![A cat](cat.png)", format!("0{}", cat("A cat"))),
        ] {
            assert_eq!(html(text), format!("<p>{shown}</p>"), "{text}");
        }
        for text in ["<img src=\"cat.png\">", "<img src=x onerror=alert(1)>", "`![A cat](cat.png)`"] {
            assert!(!html(text).contains("<img"), "{text} gave {}", html(text));
        }
    }

    #[test]
    fn a_hostile_description_stays_inside_its_attribute() {
        for alt in [
            "\"onerror=\"alert(1)",
            "\"><script>alert(1)</script>",
            "'><x-evil>",
            "&quot; onload=&quot;alert(1)",
            "&#34;&#62;<b>x</b>",
            "\u{fdd0}0\u{fdd0}",
            "&#xfdd0;0&#xfdd0;",
        ] {
            let shown = html(&format!("![{alt}](cat.png)"));
            assert_eq!(shown.matches('<').count(), 3, "{alt} gave {shown}");
            let tag = shown.split("<img ").nth(1).and_then(|rest| rest.split('>').next()).expect("a picture");
            assert_eq!(tag.matches('"').count(), 12, "{alt} gave {shown}");
        }
    }

    #[test]
    fn a_mark_that_is_typed_never_reaches_an_attribute() {
        for text in [
            "![A cat](cat.png) <b title=\"&#xfdd0;0&#xfdd0;\">x</b>",
            "![A cat](cat.png) <b title=\"\u{fdd0}0\u{fdd0}\">x</b>",
            "![A cat](cat.png) [x](https://example.org/\u{fdd0}0\u{fdd0})",
        ] {
            let shown = html(text);
            assert_eq!(shown.matches("<img ").count(), 1, "{text} gave {shown}");
        }
        // At most, a picture is shown twice.
        assert!(html("![A cat](cat.png) <b>&#xfdd0;7&#xfdd0;</b>").contains("<b>7</b>"));
    }
}
