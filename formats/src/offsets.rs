//! Where spans begin and end: tools count code points or UTF-16 units, of the text or of what a page shows of it.
//!
//! An offset within a surrogate pair, past the end, or at a character that the tool does not count is a fault, never
//! corrected silently.

/// What a tool counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Code points.
    CodePoint,
    /// UTF-16 units.
    Utf16,
    /// UTF-16 units without line breaks.
    NoBreaks,
    /// UTF-16 units of the text without white space at its ends.
    Trimmed,
    /// UTF-16 units of the text as a page shows it: runs of white space are one space, and its ends have none.
    Displayed,
}

/// The units of a text.
pub struct Positions {
    /// For each unit the code point it belongs to.
    points: Vec<usize>,
    /// Whether it is the second half of a surrogate pair.
    seconds: Vec<bool>,
    n_points: usize,
}

impl Positions {
    /// The units of this text.
    pub fn new(text: &str, unit: Unit) -> Self {
        let mut found = Self { points: Vec::new(), seconds: Vec::new(), n_points: 0 };
        let begin = text.len() - text.trim_start().len();
        let end = text.trim_end().len();
        let is_cut = matches!(unit, Unit::Trimmed | Unit::Displayed);
        let mut in_space = false;
        for (point, (byte, character)) in text.char_indices().enumerate() {
            found.n_points = point + 1;
            let is_space = character.is_ascii_whitespace();
            let is_skipped = (unit == Unit::NoBreaks && character == '\n')
                || (is_cut && !(begin..end).contains(&byte))
                || (unit == Unit::Displayed && is_space && in_space);
            in_space = is_space;
            if is_skipped {
                continue;
            }
            found.push(point, false);
            if unit != Unit::CodePoint && character.len_utf16() == 2 {
                found.push(point, true);
            }
        }
        found
    }

    fn push(&mut self, point: usize, is_second: bool) {
        self.points.push(point);
        self.seconds.push(is_second);
    }

    /// The number of units.
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Whether the text has no unit.
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// The range of code points between two offsets, the end exclusive.
    ///
    /// # Errors
    /// An offset is past the end or within a character, or the end is before the beginning.
    pub fn range(&self, start: u64, end: u64) -> Result<[usize; 2], String> {
        let n = self.len();
        let place = |offset: u64| usize::try_from(offset).ok().filter(|offset| *offset <= n);
        let past = |offset: u64| format!("The offset {offset} is past the end of the text, which has {n}.");
        let (first, last) = (place(start).ok_or_else(|| past(start))?, place(end).ok_or_else(|| past(end))?);
        if last < first {
            return Err(format!("The span ends at {end}, before it begins at {start}."));
        }
        for (offset, given) in [(first, start), (last, end)] {
            if self.seconds.get(offset) == Some(&true) {
                return Err(format!("The offset {given} is within a character (a surrogate pair)."));
            }
        }
        let begin = self.points.get(first).copied().unwrap_or(self.n_points);
        if first == last {
            return Ok([begin, begin]);
        }
        Ok([begin, self.points[last - 1] + 1])
    }

    /// The offsets of a range of code points; none if its first or last character is not counted.
    pub fn offsets(&self, [start, end]: [usize; 2]) -> Option<[u64; 2]> {
        if start > end || end > self.n_points {
            return None;
        }
        let first = self.points.partition_point(|point| *point < start);
        let last = self.points.partition_point(|point| *point < end);
        let begins = first == self.len() || self.points[first] == start;
        let ends = start == end || (last > first && self.points[last - 1] == end - 1);
        let own = begins && ends && (first < self.len() || start == end);
        own.then_some([first as u64, last as u64])
    }
}

/// The words between two code points.
pub fn words(text: &str, [start, end]: [usize; 2]) -> String {
    text.chars().skip(start).take(end.saturating_sub(start)).collect()
}

/// The range of a span in code points: read by the first unit that fits the quoted words. Without words, the first unit
/// counts.
///
/// # Errors
/// The offsets or the words do not fit the text.
pub fn fitting(text: &str, units: &[Unit], start: u64, end: u64, quote: Option<&str>) -> Result<[usize; 2], String> {
    let mut reason = String::new();
    for unit in units {
        match Positions::new(text, *unit).range(start, end) {
            Ok(range) if quote.is_none_or(|quote| words(text, range) == quote) => return Ok(range),
            Ok(_) if reason.is_empty() => {
                reason = format!("The words quoted for the span are not at {start} to {end} of the text.");
            }
            Err(error) if reason.is_empty() => reason = error,
            Ok(_) | Err(_) => {}
        }
        if quote.is_none() {
            break;
        }
    }
    Err(reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_differ_after_a_character_outside_the_basic_plane() {
        let text = "go 🚀 now";
        assert_eq!(Positions::new(text, Unit::CodePoint).range(5, 8), Ok([5, 8]));
        assert_eq!(Positions::new(text, Unit::Utf16).range(6, 9), Ok([5, 8]));
        assert_eq!(Positions::new(text, Unit::Utf16).offsets([5, 8]), Some([6, 9]));
        assert!(Positions::new(text, Unit::Utf16).range(4, 9).unwrap_err().contains("within a character"));
        assert!(Positions::new(text, Unit::Utf16).range(6, 99).unwrap_err().contains("past the end"));
        assert!(Positions::new(text, Unit::Utf16).range(6, 3).unwrap_err().contains("before it begins"));
    }

    #[test]
    fn what_a_page_does_not_show_is_not_counted() {
        assert_eq!(Positions::new("Ich muss\njetzt los", Unit::NoBreaks).range(8, 17), Ok([9, 18]));
        assert_eq!(Positions::new("a\nb", Unit::NoBreaks).offsets([1, 2]), None);
        let text = "  a \n b ";
        assert_eq!(Positions::new(text, Unit::Displayed).range(0, 3), Ok([2, 7]));
        assert_eq!(Positions::new(text, Unit::Displayed).offsets([6, 7]), Some([2, 3]));
        assert_eq!(Positions::new(text, Unit::Trimmed).range(4, 5), Ok([6, 7]));
        assert_eq!(Positions::new(text, Unit::Trimmed).offsets([0, 3]), None);
        assert_eq!(Positions::new("", Unit::Utf16).offsets([0, 0]), Some([0, 0]));
    }

    #[test]
    fn quoted_words_decide_the_unit() {
        let units = [Unit::CodePoint, Unit::Utf16];
        assert_eq!(fitting("go 🚀 now", &units, 6, 9, Some("now")), Ok([5, 8]));
        assert_eq!(fitting("go 🚀 now", &units, 5, 8, Some("now")), Ok([5, 8]));
        assert!(fitting("go 🚀 now", &units, 5, 8, Some("new")).unwrap_err().contains("quoted"));
    }
}
