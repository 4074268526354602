//! Languages for tests, made from English: one with accents, longer words and marks around each message, one that runs
//! from right to left. A text without marks on a page in the first was written into the code.

use crate::Part;

/// A language that exists in development builds only.
pub struct Pseudo {
    /// Its tag; `XA` and `XB` are private regions that software uses for this.
    pub tag: &'static str,
    /// What it makes of the parts of an English message.
    pub speak: fn(&[Part]) -> Vec<Part>,
}

/// All of them.
pub const ALL: [Pseudo; 2] = [Pseudo { tag: "en-XA", speak: accented }, Pseudo { tag: "ar-XB", speak: right_to_left }];

fn accented(pattern: &[Part]) -> Vec<Part> {
    let mut parts = vec![Part::Text("⟦".to_owned())];
    parts.extend(map(pattern, &|text| text.chars().flat_map(longer).collect()));
    parts.push(Part::Text("⟧".to_owned()));
    parts
}

/// Vowels are doubled, which makes a text about a third longer, as German is.
fn longer(letter: char) -> impl Iterator<Item = char> {
    let (accent, times) = match letter {
        'a' => ('á', 2),
        'e' => ('é', 2),
        'i' => ('í', 2),
        'o' => ('ó', 2),
        'u' => ('ú', 2),
        'A' => ('Å', 1),
        'E' => ('É', 1),
        'I' => ('Î', 1),
        'O' => ('Ø', 1),
        'U' => ('Û', 1),
        'c' => ('ç', 1),
        'n' => ('ñ', 1),
        'y' => ('ý', 1),
        other => (other, 1),
    };
    std::iter::repeat_n(accent, times)
}

/// Each run of words is overridden to run from right to left, as Arabic does.
fn right_to_left(pattern: &[Part]) -> Vec<Part> {
    map(pattern, &|text| format!("\u{202e}{text}\u{202c}"))
}

fn map(pattern: &[Part], change: &dyn Fn(&str) -> String) -> Vec<Part> {
    let part = |part: &Part| match part {
        Part::Text(text) => Part::Text(change(text)),
        Part::Argument(name) => Part::Argument(name.clone()),
        Part::Select { argument, variants, default } => Part::Select {
            argument: argument.clone(),
            variants: variants.iter().map(|(key, pattern)| (key.clone(), map(pattern, change))).collect(),
            default: map(default, change),
        },
    };
    pattern.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_message_gets_accents_and_marks_and_keeps_its_arguments() {
        let english = [Part::Text("Text ".to_owned()), Part::Argument("place".to_owned())];
        let marked = accented(&english);
        assert_eq!(marked[0], Part::Text("⟦".to_owned()));
        assert_eq!(marked[1], Part::Text("Tééxt ".to_owned()));
        assert_eq!(marked[2], english[1]);
        assert_eq!(right_to_left(&english)[0], Part::Text("\u{202e}Text \u{202c}".to_owned()));
    }
}
