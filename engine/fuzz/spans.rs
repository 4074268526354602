//! What must hold for any text as a text with marks: it is refused with a reason or read, as by the plainest way to read
//! it, and then written again; never a panic. Shared by the target of `cargo fuzz` and the bounded test `tests/fuzz.rs`.

use shared::span::{marked_place, names_of, plain_place};
use shared::{Marked, Mismatch, Span};

/// The labels of the question.
pub const LABELS: [&str; 3] = ["f", "formal", "f_2"];

/// Any text is read as it is by looking for every mark at every place.
pub fn marked(text: &str) {
    let read = Marked::read(text, &LABELS);
    assert_eq!(read, plainly(text), "{text:?}");
    let n = text.encode_utf16().count();
    let names = names_of(&LABELS);
    assert!(plain_place(text, &names, n) <= text.chars().count());
    assert!(marked_place(text, &names, usize::MAX) == n);
    let Ok(marked) = read else { return };
    let written = marked.write();
    assert_eq!(Marked::read(&written, &LABELS).as_ref(), Ok(&marked), "{written:?}");
    assert_eq!(Marked::of_stored(&marked.text, &marked.stored()), marked);
    let pieces = marked.pieces();
    assert_eq!(pieces.iter().map(|(piece, _)| *piece).collect::<String>(), marked.text);
    let mut quotes = vec![String::new(); marked.spans.len()];
    for (piece, over) in pieces {
        for span in over {
            let place = marked.spans.iter().position(|other| std::ptr::eq(other, span));
            quotes[place.expect("one of its own")].push_str(piece);
        }
    }
    let all: Vec<String> = marked.spans.iter().map(|span| marked.quote(span)).collect();
    assert_eq!(quotes, all);
}

/// Any text as stored spans of any text is read, and written without a panic.
pub fn stored(text: &str, spans: &str) {
    let marked = Marked::of_stored(text, spans);
    assert!(marked.write().chars().count() >= text.chars().count());
    assert_eq!(marked.pieces().into_iter().map(|(piece, _)| piece).collect::<String>(), text);
    for span in &marked.spans {
        assert!(marked.quote(span).len() <= text.len());
    }
}

/// The same reading by trying each mark at each place.
fn plainly(marked: &str) -> Result<Marked, Mismatch> {
    let (mut text, mut spans, mut open) = (String::new(), Vec::new(), Vec::<(&str, usize)>::new());
    let mut rest = marked;
    while let Some(first) = rest.chars().next() {
        let at = text.chars().count();
        let mark = |tag: &str| rest.get(..tag.len()).is_some_and(|start| start.eq_ignore_ascii_case(tag));
        let begins = LABELS.into_iter().find(|label| mark(&format!("[{label}]")));
        let ends = LABELS.into_iter().find(|label| mark(&format!("[/{label}]")));
        if let Some(label) = begins {
            if open.iter().any(|(other, _)| *other == label) {
                return Err(Mismatch::Twice(label.to_uppercase()));
            }
            open.push((label, at));
            rest = &rest[label.len() + 2..];
        } else if let Some(label) = ends {
            let place = open.iter().position(|(other, _)| *other == label);
            let (_, start) = open.remove(place.ok_or_else(|| Mismatch::NoStart(label.to_uppercase()))?);
            if start == at {
                return Err(Mismatch::Empty(label.to_uppercase()));
            }
            spans.push(Span { start, end: at, label: label.to_owned() });
            rest = &rest[label.len() + 3..];
        } else {
            text.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    if let Some((label, _)) = open.first() {
        return Err(Mismatch::NoEnd(label.to_uppercase()));
    }
    spans.sort();
    Ok(Marked { text, spans })
}
