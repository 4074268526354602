//! A small editor over a field with Markdown: buttons and keys that write the marks of a format around what is selected.

use web_sys::{Element, Event, EventInit, HtmlElement, HtmlSelectElement, HtmlTextAreaElement, KeyboardEvent};

use crate::dom::{around, listen, on_page, target};
use wasm_bindgen::JsCast as _;

/// What a link leads to before its address is typed.
const ADDRESS: &str = "https://";

/// A format of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Bold,
    Italic,
    Heading,
    List,
    Link,
}

impl Format {
    fn from_word(word: &str) -> Option<Self> {
        match word {
            "bold" => Some(Self::Bold),
            "italic" => Some(Self::Italic),
            "heading" => Some(Self::Heading),
            "list" => Some(Self::List),
            "link" => Some(Self::Link),
            _ => None,
        }
    }

    /// The format of a key that is pressed with Ctrl or Command.
    fn from_key(key: &str) -> Option<Self> {
        match key.to_ascii_lowercase().as_str() {
            "b" => Some(Self::Bold),
            "i" => Some(Self::Italic),
            "k" => Some(Self::Link),
            _ => None,
        }
    }
}

/// Listens to the toolbars inside an element, and to keys in their fields.
pub fn open(inside: &HtmlElement) {
    listen(inside, "click", |event| {
        let Some(button) = target(&event).and_then(|element| around(&element, "[data-format]")) else { return };
        let (word, area) = (button.get_attribute("data-format").unwrap_or_default(), area_of(&button));
        let Some(area) = area else { return };
        if let Some(format) = Format::from_word(&word) {
            write(&area, format);
        } else if let Some((name, description)) = picture_of(&button) {
            change(&area, |text, selected| pictured(text, selected, (&name, &description)));
        }
    });
    listen(inside, "keydown", |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let area = target(&event).and_then(|element| element.dyn_into::<HtmlTextAreaElement>().ok());
        let Some(area) = area.filter(has_toolbar) else { return };
        if !(key.ctrl_key() || key.meta_key()) || key.alt_key() || key.shift_key() {
            return;
        }
        if let Some(format) = Format::from_key(&key.key()) {
            event.prevent_default();
            write(&area, format);
        }
    });
}

/// The field that a button of a toolbar writes into.
fn area_of(button: &Element) -> Option<HtmlTextAreaElement> {
    let bar = around(button, "[data-format-of]")?;
    on_page(&format!("textarea[name='{}']", bar.get_attribute("data-format-of")?))
}

/// The picture that is chosen in the toolbar of a button, and what stands for its description.
fn picture_of(button: &Element) -> Option<(String, String)> {
    let list = around(button, "[data-format-of]")?.query_selector("[data-pictures]").ok()??;
    let description = list.get_attribute("data-pictures")?;
    Some((list.dyn_into::<HtmlSelectElement>().ok()?.value(), description))
}

fn has_toolbar(area: &HtmlTextAreaElement) -> bool {
    on_page::<Element>(&format!("[data-format-of='{}']", area.name())).is_some()
}

/// Writes a format around the selection of a field.
fn write(area: &HtmlTextAreaElement, format: Format) {
    change(area, |text, selected| formatted(text, selected, format));
}

/// A text and what is selected in it, from and to.
type Edited = (Vec<u16>, (usize, usize));

/// Changes the text of a field at its selection. The field gets the focus.
fn change(area: &HtmlTextAreaElement, edit: impl Fn(&[u16], (usize, usize)) -> Edited) {
    let edge = |edge: Option<u32>| edge.and_then(|edge| usize::try_from(edge).ok()).unwrap_or_default();
    let selected = (edge(area.selection_start().ok().flatten()), edge(area.selection_end().ok().flatten()));
    let text: Vec<u16> = area.value().encode_utf16().collect();
    let (text, (start, end)) = edit(&text, selected);
    area.set_value(&String::from_utf16_lossy(&text));
    let _ = area.focus();
    let place = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    let _ = area.set_selection_range(place(start), place(end));
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(event) = Event::new_with_event_init_dict("input", &init) {
        let _ = area.dispatch_event(&event);
    }
}

/// A text with a format around its selection, or without it if it was there, and what is selected then. Positions are
/// those of browsers: in UTF-16.
fn formatted(text: &[u16], (start, end): (usize, usize), format: Format) -> Edited {
    let end = end.min(text.len());
    let start = start.min(end);
    match format {
        Format::Bold => wrapped(text, (start, end), "**"),
        Format::Italic => wrapped(text, (start, end), "*"),
        Format::Heading => prefixed(text, (start, end), "## "),
        Format::List => prefixed(text, (start, end), "- "),
        Format::Link => {
            let middle = [units("["), text[start..end].to_vec(), units("]("), units(ADDRESS), units(")")].concat();
            let address = start + 1 + (end - start) + 2;
            let new = [&text[..start], &middle, &text[end..]].concat();
            (new, (address, address + ADDRESS.len()))
        }
    }
}

/// A text with a picture in place of its selection, which becomes the description; without a selection, a placeholder is
/// there. The description is selected then, because somebody has to write it.
fn pictured(text: &[u16], (start, end): (usize, usize), (name, placeholder): (&str, &str)) -> Edited {
    let end = end.min(text.len());
    let start = start.min(end);
    let description = if start == end { units(placeholder) } else { text[start..end].to_vec() };
    let selected = (start + 2, start + 2 + description.len());
    let middle = [units("!["), description, units(&format!("]({name})"))].concat();
    ([&text[..start], &middle, &text[end..]].concat(), selected)
}

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

/// How many stars end a text.
fn stars(text: impl Iterator<Item = u16>) -> usize {
    text.take_while(|unit| *unit == u16::from(b'*')).count()
}

fn wrapped(text: &[u16], (start, end): (usize, usize), mark: &str) -> (Vec<u16>, (usize, usize)) {
    let n = mark.len();
    let around = stars(text[..start].iter().rev().copied()).min(stars(text[end..].iter().copied()));
    // One star is italic, two are bold, three are both.
    let is_there = around >= 3 || around == n;
    if is_there {
        let new = [&text[..start - n], &text[start..end], &text[end + n..]].concat();
        return (new, (start - n, end - n));
    }
    let mark = units(mark);
    let new = [&text[..start], &mark, &text[start..end], &mark, &text[end..]].concat();
    (new, (start + n, end + n))
}

/// The lines of the selection with a prefix, or without it if all of them have it.
fn prefixed(text: &[u16], (start, end): (usize, usize), prefix: &str) -> (Vec<u16>, (usize, usize)) {
    let newline = u16::from(b'\n');
    let first = text[..start].iter().rposition(|unit| *unit == newline).map_or(0, |at| at + 1);
    let last = text[end..].iter().position(|unit| *unit == newline).map_or(text.len(), |at| end + at);
    let prefix = units(prefix);
    let lines: Vec<&[u16]> = text[first..last].split(|unit| *unit == newline).collect();
    let has_all = lines.iter().all(|line| line.starts_with(&prefix));
    let changed = lines.into_iter().map(|line| match line.strip_prefix(prefix.as_slice()) {
        Some(rest) if has_all => rest.to_vec(),
        Some(_) => line.to_vec(),
        None => [prefix.as_slice(), line].concat(),
    });
    let changed = changed.collect::<Vec<_>>().join(&newline);
    let selected = (first, first + changed.len());
    ([&text[..first], &changed, &text[last..]].concat(), selected)
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, seq::IndexedRandom as _};

    use super::*;

    /// A text with `[` and `]` around its selection, after a format was written into it.
    fn after(marked: &str, format: Format) -> String {
        let units: Vec<u16> = marked.encode_utf16().collect();
        let place = |sign: u8| units.iter().position(|unit| *unit == u16::from(sign)).expect("the sign");
        let (start, end) = (place(b'['), place(b']') - 1);
        let text: Vec<u16> = marked.replace(['[', ']'], "").encode_utf16().collect();
        let (text, (start, end)) = formatted(&text, (start, end), format);
        let part = |units: &[u16]| String::from_utf16(units).expect("a text");
        format!("{}[{}]{}", part(&text[..start]), part(&text[start..end]), part(&text[end..]))
    }

    #[test]
    fn a_format_is_written_around_what_is_selected_and_taken_away_again() {
        for (before, format, then) in [
            ("a [word] here", Format::Bold, "a **[word]** here"),
            ("a [😀] here", Format::Italic, "a *[😀]* here"),
            ("a []here", Format::Bold, "a **[]**here"),
            ("one\n[two\nthree]\nfour", Format::List, "one\n[- two\n- three]\nfour"),
            ("one [two]", Format::Heading, "[## one two]"),
        ] {
            assert_eq!(after(before, format), then);
        }
        for (there, format, gone) in [
            ("a **[word]** here", Format::Bold, "a [word] here"),
            ("a *[word]* here", Format::Italic, "a [word] here"),
            ("a ***[word]*** here", Format::Italic, "a **[word]** here"),
            ("a **[word]** here", Format::Italic, "a ***[word]*** here"),
            ("[- one\n- two]", Format::List, "[one\ntwo]"),
        ] {
            assert_eq!(after(there, format), gone);
        }
        assert_eq!(after("- one\n[two]", Format::List), "- one\n[- two]");
    }

    #[test]
    fn the_address_of_a_link_is_selected_to_be_typed() {
        let text: Vec<u16> = "see the guidelines".encode_utf16().collect();
        let (text, (start, end)) = formatted(&text, (4, 18), Format::Link);
        assert_eq!(String::from_utf16(&text).expect("a text"), "see [the guidelines](https://)");
        assert_eq!(String::from_utf16(&text[start..end]).expect("a text"), ADDRESS);
    }

    #[test]
    fn the_description_of_a_picture_is_selected_to_be_typed() {
        let text: Vec<u16> = "a cat here".encode_utf16().collect();
        for (selected, written, description) in [
            ((2, 2), "a ![description](cat.png)cat here", "description"),
            ((2, 5), "a ![cat](cat.png) here", "cat"),
            ((10, 99), "a cat here![description](cat.png)", "description"),
        ] {
            let (text, (start, end)) = pictured(&text, selected, ("cat.png", "description"));
            assert_eq!(String::from_utf16(&text).expect("a text"), written);
            assert_eq!(String::from_utf16(&text[start..end]).expect("a text"), description);
        }
    }

    #[test]
    fn any_selection_of_any_text_can_be_formatted() {
        let pieces = ["*", "**", "\n", "- ", "## ", "é", "😀", "[", "](", "x", " "];
        testing::inputs(
            |rng| {
                let text: String = (0..rng.random_range(0..12)).map(|_| *pieces.choose(rng).expect("some")).collect();
                (text, rng.random_range(0..20_usize), rng.random_range(0..20_usize))
            },
            |(text, start, end)| {
                let units: Vec<u16> = text.encode_utf16().collect();
                for format in [Format::Bold, Format::Italic, Format::Heading, Format::List, Format::Link] {
                    let (new, (from, to)) = formatted(&units, (*start, *end), format);
                    assert!(from <= to && to <= new.len(), "{text:?} {start} {end} {format:?}");
                }
            },
        );
    }
}
