//! Labelled spans of a text: code points internally, `[F]…[/F]` where people and files write them.

use std::fmt::Write as _;

use crate::{Locale, Message, refusal};

/// A labelled span of a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// The index of its first code point, from 0.
    pub start: usize,
    /// The index after its last code point.
    pub end: usize,
    /// The key of its label.
    pub label: String,
}

/// A text with the spans that are marked in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marked {
    /// The text without marks.
    pub text: String,
    /// The spans, in the order of the text; spans with different labels may overlap.
    pub spans: Vec<Span>,
}

/// A name by which people write a label between brackets: `[F]` or `[Formal word]`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SpanName {
    /// The name.
    pub written: String,
    /// The key of the label.
    pub key: String,
}

impl SpanName {
    /// The name that every label has: its key in upper case.
    pub fn of_key(key: &str) -> Self {
        Self { written: key.to_uppercase(), key: key.to_owned() }
    }
}

/// A piece of a text with marks.
enum Piece<'a> {
    Open(&'a SpanName),
    Close(&'a SpanName),
    Plain(char),
}

/// Why the marks in a text cannot be parsed; each variant contains the name of the label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// A span begins again before it has ended.
    Twice(String),
    /// A span ends without having begun.
    NoStart(String),
    /// A span begins and does not end.
    NoEnd(String),
    /// A span contains no text.
    Empty(String),
}

impl Mismatch {
    /// The sentence for the author of the marks.
    pub fn message(&self) -> Message {
        match self {
            Self::Twice(label) => refusal::mark_stands_twice(tag(label), end_tag(label)),
            Self::NoStart(label) => refusal::mark_has_no_start(end_tag(label), tag(label)),
            Self::NoEnd(label) => refusal::mark_has_no_end(tag(label), end_tag(label)),
            Self::Empty(label) => refusal::mark_is_empty(tag(label), end_tag(label)),
        }
    }

    /// The same sentence as text, for use in the browser while marks are typed.
    pub fn in_locale(&self, locale: Locale) -> String {
        match self {
            Self::Twice(label) => locale.mark_stands_twice(tag(label), end_tag(label)),
            Self::NoStart(label) => locale.mark_has_no_start(end_tag(label), tag(label)),
            Self::NoEnd(label) => locale.mark_has_no_end(tag(label), end_tag(label)),
            Self::Empty(label) => locale.mark_is_empty(tag(label), end_tag(label)),
        }
    }
}

impl std::fmt::Display for Mismatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.message().text())
    }
}

impl Marked {
    /// Parses a text in which `[KEY]` begins a span and `[/KEY]` ends it. The case of a key does not matter, and a
    /// bracket with any other content is plain text.
    ///
    /// # Errors
    /// A mark is without its counterpart, or around nothing.
    ///
    /// ```
    /// let marked = shared::Marked::read("[F]Könnten Sie[/F] kommen?", &["f"]).unwrap();
    /// assert_eq!((marked.text.as_str(), marked.stored().as_str()), ("Könnten Sie kommen?", "f:0-11"));
    /// assert_eq!(marked.write(), "[F]Könnten Sie[/F] kommen?");
    /// ```
    pub fn read(marked: &str, labels: &[&str]) -> Result<Self, Mismatch> {
        Self::read_named(marked, &names_of(labels))
    }

    /// The same for a text in which labels are written by any of these names; each label may have several.
    ///
    /// # Errors
    /// As [`Marked::read`].
    pub fn read_named(marked: &str, names: &[SpanName]) -> Result<Self, Mismatch> {
        let (mut text, mut n) = (String::new(), 0);
        let mut open: Vec<(&SpanName, usize)> = Vec::new();
        let mut spans = Vec::new();
        for (piece, _) in pieces(marked, names) {
            match piece {
                Piece::Plain(c) => {
                    text.push(c);
                    n += 1;
                }
                Piece::Open(name) if open.iter().any(|(other, _)| other.key == name.key) => {
                    return Err(Mismatch::Twice(name.written.clone()));
                }
                Piece::Open(name) => open.push((name, n)),
                Piece::Close(name) => {
                    let Some(at) = open.iter().position(|(other, _)| other.key == name.key) else {
                        return Err(Mismatch::NoStart(name.written.clone()));
                    };
                    let (_, start) = open.remove(at);
                    if start == n {
                        return Err(Mismatch::Empty(name.written.clone()));
                    }
                    spans.push(Span { start, end: n, label: name.key.clone() });
                }
            }
        }
        if let Some((name, _)) = open.first() {
            return Err(Mismatch::NoEnd(name.written.clone()));
        }
        spans.sort();
        Ok(Self { text, spans })
    }

    /// The text with its marks. The time is linear in the text and its spans, whatever their order.
    pub fn write(&self) -> String {
        self.write_named(str::to_uppercase)
    }

    /// The same, with the name of each label as this function writes its key.
    pub fn write_named(&self, name: impl Fn(&str) -> String) -> String {
        let mut beginning: Vec<&Span> = self.spans.iter().collect();
        // The span that ends last begins first, and the span that began last ends first, so that marks nest where
        // possible.
        beginning.sort_by_key(|span| (span.start, std::cmp::Reverse(span.end)));
        let mut ending: Vec<&Span> = self.spans.iter().rev().collect();
        ending.sort_by_key(|span| span.end);
        let (mut beginning, mut ending) = (beginning.into_iter().peekable(), ending.into_iter().peekable());
        let mut written = String::with_capacity(self.text.len());
        for (at, c) in self.text.chars().map(Some).chain([None]).enumerate() {
            while let Some(span) = ending.next_if(|span| span.end <= at) {
                written.push_str(&end_tag(&name(&span.label)));
            }
            while let Some(span) = beginning.next_if(|span| span.start <= at) {
                written.push_str(&tag(&name(&span.label)));
            }
            written.extend(c);
        }
        written
    }

    /// The spans in their stored form, such as `f:0-11|g:3-5`: code points, the end excluded.
    pub fn stored(&self) -> String {
        let mut stored = String::new();
        for Span { start, end, label } in &self.spans {
            let bar = if stored.is_empty() { "" } else { "|" };
            // Writing to a `String` cannot fail.
            let _ = write!(stored, "{bar}{label}:{start}-{end}");
        }
        stored
    }

    /// A text with its stored spans; anything that does not follow the format of [`Marked::stored`] is ignored.
    pub fn of_stored(text: &str, stored: &str) -> Self {
        let span = |part: &str| {
            let (label, place) = part.rsplit_once(':')?;
            let (start, end) = place.split_once('-')?;
            Some(Span { start: start.parse().ok()?, end: end.parse().ok()?, label: label.to_owned() })
        };
        Self { text: text.to_owned(), spans: stored.split('|').filter_map(span).collect() }
    }

    /// The text of a span. This walks the text from its beginning: for all spans at once, see [`Marked::pieces`].
    pub fn quote(&self, span: &Span) -> String {
        self.text.chars().skip(span.start).take(span.end.saturating_sub(span.start)).collect()
    }

    /// The whole text, cut wherever a span begins or ends; each piece with the spans that cover it, in their order.
    pub fn pieces(&self) -> Vec<(&str, Vec<&Span>)> {
        let mut edges: Vec<usize> = self.spans.iter().flat_map(|span| [span.start, span.end]).collect();
        edges.sort_unstable();
        edges.dedup();
        let mut beginning: Vec<&Span> = self.spans.iter().filter(|span| span.start < span.end).collect();
        beginning.sort_by_key(|span| span.start);
        let mut beginning = beginning.into_iter().peekable();
        let (mut pieces, mut open, mut rest, mut at) = (Vec::new(), Vec::<&Span>::new(), self.text.as_str(), 0);
        for edge in edges.into_iter().chain([usize::MAX]).filter(|edge| *edge > 0) {
            open.retain(|span| span.end > at);
            while let Some(span) = beginning.next_if(|span| span.start <= at) {
                open.push(span);
            }
            let end = rest.char_indices().nth(edge - at).map_or(rest.len(), |(end, _)| end);
            let (piece, after) = rest.split_at(end);
            if !piece.is_empty() {
                let mut over = open.clone();
                over.sort();
                pieces.push((piece, over));
            }
            (rest, at) = (after, edge);
        }
        pieces
    }

    /// Marks a span: joins it with the spans of its label that it touches or, if it lies inside one of them, removes
    /// that one.
    pub fn toggle(&mut self, span: Span) {
        let within = |other: &Span| other.label == span.label && other.start <= span.start && span.end <= other.end;
        if self.spans.iter().any(within) {
            return self.spans.retain(|other| !within(other));
        }
        let touches = |other: &Span| other.label == span.label && other.start <= span.end && span.start <= other.end;
        let touched: Vec<Span> = self.spans.iter().filter(|other| touches(other)).cloned().collect();
        self.spans.retain(|other| !touches(other));
        let start = touched.iter().map(|other| other.start).fold(span.start, usize::min);
        let end = touched.iter().map(|other| other.end).fold(span.end, usize::max);
        self.spans.push(Span { start, end, ..span });
        self.spans.sort();
    }
}

/// The number of code points of the plain text before a position in the marked text, which is counted in UTF-16 as in
/// browsers.
pub fn plain_place(marked: &str, names: &[SpanName], utf16: usize) -> usize {
    let before = |(piece, at): &(Piece<'_>, usize)| matches!(piece, Piece::Plain(_)) && *at < utf16;
    pieces(marked, names).filter(before).count()
}

/// The position in the marked text, counted in UTF-16, after this many code points of the plain text and the marks that
/// end there.
pub fn marked_place(marked: &str, names: &[SpanName], plain: usize) -> usize {
    let mut n = 0;
    for (piece, at) in pieces(marked, names) {
        if matches!(piece, Piece::Plain(_)) {
            if n == plain {
                return at;
            }
            n += 1;
        }
    }
    marked.encode_utf16().count()
}

/// The keys of labels as their only names.
pub fn names_of(labels: &[&str]) -> Vec<SpanName> {
    labels.iter().map(|key| SpanName::of_key(key)).collect()
}

fn tag(name: &str) -> String {
    format!("[{name}]")
}

fn end_tag(name: &str) -> String {
    format!("[/{name}]")
}

/// The pieces with their start positions, counted in UTF-16. The search for a closing bracket is limited to the length
/// of the longest name, so that a text full of brackets takes no longer than any other.
fn pieces<'a>(marked: &'a str, names: &'a [SpanName]) -> impl Iterator<Item = (Piece<'a>, usize)> {
    let longest = names.iter().map(|name| name.written.len()).max().unwrap_or(0);
    let (mut rest, mut at) = (marked, 0);
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let here = at;
        if let Some((inside, after)) = bracketed(rest, longest) {
            let (written, ends) = inside.strip_prefix('/').map_or((inside, false), |name| (name, true));
            if let Some(name) = names.iter().find(|name| name.written.eq_ignore_ascii_case(written)) {
                at += inside.encode_utf16().count() + 2;
                rest = after;
                return Some((if ends { Piece::Close(name) } else { Piece::Open(name) }, here));
            }
        }
        at += first.len_utf16();
        rest = &rest[first.len_utf8()..];
        Some((Piece::Plain(first), here))
    })
}

/// The content of the bracket at the beginning of a text and the rest of the text, if the content is short enough for a
/// label and its slash.
fn bracketed(text: &str, longest: usize) -> Option<(&str, &str)> {
    let inner = text.strip_prefix('[')?;
    // A bracket is one byte and never part of another character, so both cuts fall between characters.
    let end = inner.bytes().take(longest + 2).position(|byte| byte == b']')?;
    Some((&inner[..end], &inner[end + 1..]))
}

#[cfg(test)]
mod tests;
