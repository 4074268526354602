//! A text in parts that a model can read at once.

use std::ops::Range;

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Window {
    /// The number of the text.
    pub(super) text: usize,
    /// The tokens that are read. The token after the last one is predicted from them, and not read.
    pub(super) read: Range<usize>,
    /// The tokens that are scored, each after those before it in the window.
    pub(super) scored: Range<usize>,
}

/// The windows of a text with `n` tokens, including the initial token: at most `width` tokens, each `stride` after the
/// previous one. Every token except the first is scored once; in all windows but the first, with a context of at least
/// `width − stride` tokens.
pub(super) fn windows(text: usize, n: usize, width: usize, stride: usize) -> Vec<Window> {
    let (mut windows, mut begin, mut scored) = (Vec::new(), 0, 1);
    while scored < n {
        let end = n.min(begin + width);
        windows.push(Window { text, read: begin..end - 1, scored: scored..end });
        (begin, scored) = (begin + stride, end);
    }
    windows
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_short_text_is_one_window_and_an_empty_one_none() {
        assert_eq!(windows(3, 1, 8, 4), []);
        assert_eq!(windows(3, 8, 8, 4), [Window { text: 3, read: 0..7, scored: 1..8 }]);
        let second = Window { text: 3, read: 4..8, scored: 8..9 };
        assert_eq!(windows(3, 9, 8, 4), [Window { text: 3, read: 0..7, scored: 1..8 }, second]);
    }

    proptest! {
        #[test]
        fn every_token_is_scored_once_after_half_a_window_or_all_there_is(n in 1_usize..300, width in 2_usize..40) {
            let stride = width / 2;
            let windows = windows(0, n, width, stride);
            let scored: Vec<usize> = windows.iter().flat_map(|window| window.scored.clone()).collect();
            prop_assert_eq!(scored, (1..n).collect::<Vec<_>>());
            for Window { read, scored, .. } in windows {
                prop_assert!(read.len() < width && read.end + 1 == scored.end);
                prop_assert!(read.start == 0 || scored.start - read.start >= width - stride);
            }
        }
    }
}
