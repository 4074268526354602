//! The Penn Treebank tokenizer for English, by the rules of R. MacIntyre's script as implemented in NLTK's
//! `TreebankWordTokenizer`.
//!
//! The text is one sentence: only its last full stop is parted from its word. Double quotes become
//! `` and ''.

/// The text with spaces around its tokens.
pub(super) fn tokenize(text: &str) -> String {
    let text = punctuation(&opening_quotes(text));
    let text = spaced(&text, "[](){}<>").replace("--", " -- ");
    let text = format!(" {text} ").replace("''", " '' ").replace('"', " '' ");
    let text = endings(&text, &["'s", "'S", "'m", "'M", "'d", "'D", "'"]);
    let text = endings(&text, &["'ll", "'LL", "'re", "'RE", "'ve", "'VE", "n't", "N'T"]);
    contractions(text)
}

/// Double quotes at the beginning of the text, after a space and after a bracket, as two backticks.
fn opening_quotes(text: &str) -> String {
    let text = match text.strip_prefix('"') {
        Some(rest) => format!("``{rest}"),
        None => text.to_owned(),
    };
    let text = text.replace("``", " `` ");
    let mut out = String::with_capacity(text.len() + 8);
    let mut rest = text.as_str();
    while let Some(c) = rest.chars().next() {
        out.push(c);
        rest = &rest[c.len_utf8()..];
        if " ([{<".contains(c)
            && let Some(after) = rest.strip_prefix('"').or_else(|| rest.strip_prefix("''"))
        {
            out.push_str(" `` ");
            rest = after;
        }
    }
    out
}

/// Separates punctuation marks within and at the end of the sentence.
fn punctuation(text: &str) -> String {
    let text = pairs(text, |a, b| matches!(a, ':' | ',') && !b.is_numeric(), |a, b| [' ', a, ' ', b]);
    let text = if text.ends_with([':', ',']) {
        let (before, mark) = text.split_at(text.len() - 1);
        format!("{before} {mark} ")
    } else {
        text
    };
    let text = final_stop(&spaced(&text.replace("...", " ... "), ";@#$%&"));
    let text = spaced(&text, "?!");
    let mut out = String::with_capacity(text.len() + 8);
    let mut rest = text.as_str();
    while let Some(at) = rest.find("' ") {
        let (before, after) = (&rest[..at], &rest[at + 2..]);
        out.push_str(before);
        out.push_str(if before.is_empty() || before.ends_with('\'') { "' " } else { " ' " });
        rest = after;
    }
    out + rest
}

/// Separates the last full stop from its word, unless it ends an ellipsis.
fn final_stop(text: &str) -> String {
    let end = text.trim_end();
    let body = end.trim_end_matches(|c: char| "])}>\"'".contains(c));
    match body.strip_suffix('.') {
        Some(before) if !before.is_empty() && !before.ends_with('.') => {
            format!("{before} .{} ", &end[body.len()..])
        }
        _ => text.to_owned(),
    }
}

/// Adds spaces around each of some ASCII marks.
fn spaced(text: &str, marks: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 4);
    for c in text.chars() {
        if marks.contains(c) {
            out.extend([' ', c, ' ']);
        } else {
            out.push(c);
        }
    }
    out
}

/// Rewrites neighbouring characters that match, from left to right without overlap.
fn pairs(text: &str, matches: impl Fn(char, char) -> bool, rewrite: impl Fn(char, char) -> [char; 4]) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 4);
    let mut rest = text.chars();
    while let Some(a) = rest.next() {
        match rest.clone().next() {
            Some(b) if matches(a, b) => {
                out.extend(rewrite(a, b));
                rest.next();
            }
            _ => out.push(a),
        }
    }
    out
}

/// Separates the English endings from their word, if a space follows.
fn endings(text: &str, endings: &[&str]) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    for piece in text.split_inclusive(' ') {
        let word = piece.trim_end_matches(' ');
        let ending = endings.iter().find(|ending| {
            let before = word.strip_suffix(**ending);
            piece.len() > word.len() && before.is_some_and(|b| !b.is_empty() && !b.ends_with('\''))
        });
        let before = ending.map_or(word, |ending| &word[..word.len() - ending.len()]);
        out.push_str(before);
        if let Some(ending) = ending {
            out.extend([" ", ending]);
        }
        out.push_str(&piece[word.len()..]);
    }
    out
}

/// The words that MacIntyre's script writes as two.
fn contractions(mut text: String) -> String {
    const PARTS: [(&str, &str); 10] = [
        ("can", "not"),
        ("d", "'ye"),
        ("gim", "me"),
        ("gon", "na"),
        ("got", "ta"),
        ("lem", "me"),
        ("more", "'n"),
        ("wan", "na"),
        ("'t", "is"),
        ("'t", "was"),
    ];
    for (first, second) in PARTS {
        let word = format!("{first}{second}");
        let lower = text.to_ascii_lowercase();
        let found: Vec<usize> = lower.match_indices(&word).map(|(at, _)| at).collect();
        for at in found.into_iter().rev() {
            let (before, after) = (&text[..at], &text[at + word.len()..]);
            let stands_alone = match first {
                "'t" => before.ends_with(' ') && !after.starts_with(is_word),
                "wan" => !before.ends_with(is_word) && after.starts_with(char::is_whitespace),
                _ => !before.ends_with(is_word) && !after.starts_with(is_word),
            };
            if stands_alone {
                text.insert(at + first.len(), ' ');
                text.insert(at + word.len() + 1, ' ');
                text.insert(at, ' ');
            }
        }
    }
    text
}

/// Whether a character belongs to a word.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::super::split;
    use super::*;

    fn tokens(text: &str) -> String {
        split(&tokenize(text)).collect::<Vec<_>>().join(" ")
    }

    /// Expected values from NLTK 3.10.4, `TreebankWordTokenizer`.
    #[test]
    fn the_rules_are_nltks() {
        assert_eq!(
            tokens("Good muffins cost $3.88, roughly 3,36 euros."),
            "Good muffins cost $ 3.88 , roughly 3,36 euros ."
        );
        assert_eq!(tokens("\"They'll save,\" he said (twice)."), "`` They 'll save , '' he said ( twice ) .");
        assert_eq!(
            tokens("I cannot, can't and I'm gonna wanna go..."),
            "I can not , ca n't and I 'm gon na wan na go ..."
        );
        assert_eq!(
            tokens("'Tis the dogs' last U.S. trip -- isn't it?"),
            "'T is the dogs ' last U.S. trip -- is n't it ?"
        );
        assert_eq!(tokens("He said \"go.\""), "He said `` go . ''");
    }
}
