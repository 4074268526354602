//! Agreement on marked spans of text: F1 over pairs of annotators, Krippendorff's unitizing α.
//!
//! Offsets count any unit (characters, tokens) from 0, and the end is exclusive. An annotator who read a text and
//! marked nothing is an [`Annotation`] without spans, which is also an answer.

mod f1;
#[cfg(test)]
mod tests;
mod unitizing;

pub use f1::{F1, SpanPair, f1, f1_pairs};
pub use unitizing::{Unitized, Unitizing, unitizing_alpha};

/// A stretch of text with its label.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Span {
    /// First position.
    pub start: usize,
    /// The position after the last.
    pub end: usize,
    /// The label of the span.
    pub label: String,
}

/// The spans that one annotator marked in one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Annotation {
    /// The text's name.
    pub item: String,
    /// The annotator's name.
    pub rater: String,
    /// The text's length, in the unit of the offsets.
    pub length: usize,
    /// The spans, in any order.
    pub spans: Vec<Span>,
}

/// Spans counted in tokens: every token that a span touches belongs to it.
///
/// `tokens` are the (start, end) of the tokens in the unit of the spans, ascending.
///
/// # Example
/// ```
/// use agreement::span::{Span, to_tokens};
/// let slang = Span { start: 6, end: 9, label: "slang".into() };
/// // "gotta go now": the span touches the second token.
/// let spans = to_tokens(&[slang], &[(0, 5), (6, 8), (9, 12)]);
/// assert_eq!((spans[0].start, spans[0].end), (1, 2));
/// ```
pub fn to_tokens(spans: &[Span], tokens: &[(usize, usize)]) -> Vec<Span> {
    let counted = |span: &Span| {
        let start = tokens.partition_point(|t| t.1 <= span.start);
        let end = tokens.partition_point(|t| t.0 < span.end);
        (start < end).then(|| Span { start, end, label: span.label.clone() })
    };
    spans.iter().filter_map(counted).collect()
}
