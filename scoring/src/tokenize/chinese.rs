//! The zh tokenizer: each Chinese character a token, the rest by the rules for Western languages.

use super::{is_space, marks_apart, points_apart};

/// The characters that sacrebleu treats as Chinese.
///
/// The first range is there by accident: its source writes two supplementary planes with five hexadecimal digits after
/// `\u`, which Python reads as four digits and a separate character. As a result, dashes, curly quotes, arrows and the
/// euro sign are separated, but ideographs beyond the basic plane are not. Scores are only comparable if both effects
/// are kept.
const RANGES: [(char, char); 14] = [
    ('\u{2001}', '\u{2a6d}'),
    ('\u{2e80}', '\u{2fdf}'),
    ('\u{2ff0}', '\u{303f}'),
    ('\u{3100}', '\u{312f}'),
    ('\u{31a0}', '\u{31bf}'),
    ('\u{31c0}', '\u{31ef}'),
    ('\u{3200}', '\u{4db5}'),
    ('\u{4e00}', '\u{9fbb}'),
    ('\u{f900}', '\u{fa2d}'),
    ('\u{fa30}', '\u{fa6a}'),
    ('\u{fa70}', '\u{fad9}'),
    ('\u{fe10}', '\u{fe1f}'),
    ('\u{fe30}', '\u{fe4f}'),
    ('\u{ff00}', '\u{ffef}'),
];

/// The text with spaces around its tokens.
pub(super) fn tokenize(text: &str) -> String {
    let mut parted = String::with_capacity(2 * text.len());
    for c in text.trim_matches(is_space).chars() {
        if RANGES.iter().any(|(first, last)| (*first..=*last).contains(&c)) {
            parted.extend([' ', c, ' ']);
        } else {
            parted.push(c);
        }
    }
    points_apart(&marks_apart(&parted))
}

#[cfg(test)]
mod tests {
    use super::super::split;
    use super::*;

    /// Expected values from sacrebleu 2.6.0, `TokenizerZh`.
    #[test]
    fn the_rules_are_sacrebleus() {
        let tokens = |text: &str| split(&tokenize(text)).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(tokens("我爱BLEU，真的!"), ["我", "爱", "BLEU", "，", "真", "的", "!"]);
        assert_eq!(tokens("a—b 5€ 𠀀𠀁."), ["a", "—", "b", "5", "€", "𠀀𠀁", "."]);
    }
}
