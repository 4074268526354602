//! One file of messages. Of Fluent it takes messages, arguments and choices by number; what else Fluent has (terms,
//! attributes, functions, references) is refused, so that no file asks for what the generated code would not do.

use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::{Fault, Key, Message, Part, Place, Plural};

/// The messages of a file, and what is wrong in it.
pub fn parse(file: &Path, area: &str, text: &str) -> (Vec<Message>, Vec<Fault>) {
    let fault = |line: usize, text: String| Fault { place: Place { file: file.to_owned(), line }, text };
    let (resource, errors) = match fluent_syntax::parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors),
    };
    let mut faults: Vec<Fault> = errors
        .iter()
        .map(|error| {
            fault(
                line_at(text, error.slice.as_ref().map_or(error.pos.start, |entry| entry.start)),
                error.kind.to_string(),
            )
        })
        .collect();
    let mut messages = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let name = message.id.name;
                let line = line_of(text, name);
                let comment = message.comment.as_ref().map(|comment| comment.content.join(" ")).unwrap_or_default();
                match read(message) {
                    Ok(pattern) => messages.push(Message {
                        area: area.to_owned(),
                        name: name.to_owned(),
                        place: Place { file: file.to_owned(), line },
                        order: order(&comment),
                        pattern,
                    }),
                    Err(wrong) => faults.push(fault(line, format!("{name}: {wrong}"))),
                }
            }
            Entry::Term(term) => {
                faults.push(fault(line_of(text, &format!("-{}", term.id.name)), "terms are not used here".to_owned()));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    (messages, faults)
}

fn read(message: &fluent_syntax::ast::Message<&str>) -> Result<Vec<Part>, String> {
    if !message.attributes.is_empty() {
        return Err("attributes are not used here".to_owned());
    }
    if !message.id.name.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-') {
        return Err("a name has small letters, digits and hyphens".to_owned());
    }
    let pattern = parts(message.value.as_ref().ok_or("it has no text")?)?;
    let empty = |part: &Part| matches!(part, Part::Text(text) if text.trim().is_empty());
    if pattern.iter().all(empty) {
        return Err("it has no text".to_owned());
    }
    let starts = matches!(pattern.first(), Some(Part::Text(text)) if text.starts_with(char::is_whitespace));
    let ends = matches!(pattern.last(), Some(Part::Text(text)) if text.ends_with(char::is_whitespace));
    if starts || ends {
        return Err("it has spaces at its ends".to_owned());
    }
    Ok(pattern)
}

fn parts(pattern: &Pattern<&str>) -> Result<Vec<Part>, String> {
    let mut parts: Vec<Part> = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => Part::Text((*value).to_owned()),
            PatternElement::Placeable { expression } => read_expression(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    Ok(parts)
}

fn read_expression(expression: &Expression<&str>) -> Result<Part, String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Ok(Part::Text(unescape_unicode_to_string(value).into_owned()))
        }
        Expression::Inline(InlineExpression::NumberLiteral { value }) => Ok(Part::Text((*value).to_owned())),
        Expression::Inline(InlineExpression::VariableReference { id }) => Ok(Part::Argument(argument(id.name)?)),
        Expression::Inline(_) => Err("only arguments and texts stand between braces".to_owned()),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            select(argument(id.name)?, variants)
        }
        Expression::Select { .. } => Err("only an argument chooses between texts".to_owned()),
    }
}

fn select(argument: String, all: &[Variant<&str>]) -> Result<Part, String> {
    let mut variants = Vec::new();
    let mut default = None;
    for variant in all {
        let pattern = parts(&variant.value)?;
        match (variant.default, &variant.key) {
            (true, VariantKey::Identifier { name: "other" }) => default = Some(pattern),
            (true, _) => return Err("the text with the star has the key other".to_owned()),
            (false, key) => variants.push((read_key(key)?, pattern)),
        }
    }
    let default = default.ok_or("one text needs a star: *[other]")?;
    Ok(Part::Select { argument, variants, default })
}

fn read_key(key: &VariantKey<&str>) -> Result<Key, String> {
    match key {
        VariantKey::NumberLiteral { value } => {
            value.parse().map(Key::Number).map_err(|_| format!("[{value}] is not a whole number"))
        }
        VariantKey::Identifier { name } => match *name {
            "zero" => Ok(Key::Plural(Plural::Zero)),
            "one" => Ok(Key::Plural(Plural::One)),
            "two" => Ok(Key::Plural(Plural::Two)),
            "few" => Ok(Key::Plural(Plural::Few)),
            "many" => Ok(Key::Plural(Plural::Many)),
            other => Err(format!("[{other}] is neither a plural category nor a number")),
        },
    }
}

/// An argument becomes the name of a Rust parameter.
fn argument(name: &str) -> Result<String, String> {
    let keyword =
        matches!(name, "self" | "type" | "match" | "in" | "for" | "if" | "as" | "fn" | "ref" | "use" | "where");
    if keyword || !name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_') {
        return Err(format!("${name} cannot be the name of a Rust parameter"));
    }
    Ok(name.to_owned())
}

/// The names after a dollar sign in a comment.
fn order(comment: &str) -> Vec<String> {
    let name = |rest: &str| {
        rest.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next().map(str::to_owned)
    };
    comment.split('$').skip(1).filter_map(name).collect()
}

fn line_at(text: &str, position: usize) -> usize {
    1 + text.bytes().take(position).filter(|byte| *byte == b'\n').count()
}

/// The line on which a message begins.
fn line_of(text: &str, name: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(begins).map_or(1, |index| index + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Vec<Message>, Vec<String>) {
        let (messages, faults) = parse(Path::new("en/test.ftl"), "test", text);
        (messages, faults.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_message_has_words_arguments_and_choices() {
        let (messages, faults) = read(
            "# Arguments: $n, $who\nnews = { $who }: { $n ->\n    [0] nothing\n    [one] one text\n   *[other] { $n } texts\n}.\n",
        );
        assert_eq!(faults, [""; 0]);
        assert_eq!(messages[0].arguments(), ["n", "who"]);
        assert_eq!(messages[0].place.line, 2);
        let Part::Select { variants, default, .. } = &messages[0].pattern[2] else { panic!("{messages:?}") };
        assert_eq!(variants[0], (Key::Number(0), vec![Part::Text("nothing".to_owned())]));
        assert_eq!(default.len(), 2);
    }

    #[test]
    fn a_fault_names_file_and_line() {
        let wrong = [
            ("good = Yes\nbad = { $n\n", "en/test.ftl:2: "),
            ("good = Yes\n\nbad = { NUMBER($n) }\n", "en/test.ftl:3: bad: only arguments"),
            ("bad = { \" \" }\n", "en/test.ftl:1: bad: it has no text"),
            ("bad = x{ \" \" }\n", "en/test.ftl:1: bad: it has spaces"),
            ("bad = { $n ->\n [open] x\n *[other] y\n}\n", "en/test.ftl:1: bad: [open] is neither"),
            ("-brand = Concord\n", "en/test.ftl:1: terms"),
            ("bad = x\n    .title = y\n", "en/test.ftl:1: bad: attributes"),
        ];
        for (text, fault) in wrong {
            let (_, faults) = read(text);
            assert!(faults.iter().any(|found| found.starts_with(fault)), "{text:?}: {faults:?}");
        }
    }
}
