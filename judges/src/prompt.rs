//! Prompts from a template: `{column}` is the text of a column, `{{` and `}}` are braces.

use std::collections::BTreeSet;

/// A template that has been read.
///
/// # Example
/// ```
/// let prompt = judges::Prompt::parse("Rate {text} as {{\"score\": 1}}.")?;
/// let filled = prompt.fill(|column| (column == "text").then_some("a {text}"));
/// assert_eq!(filled.as_deref(), Ok("Rate a {text} as {\"score\": 1}."));
/// # Ok::<(), judges::Fault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    parts: Vec<Part>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Text(String),
    Column { name: String, line: usize },
}

/// Why a template cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A brace is opened and not closed in the same line.
    #[error("line {line}: a brace is not closed: write {{column}}, or {{{{ for a brace")]
    Unclosed {
        /// The line of the template, from 1.
        line: usize,
    },
    /// A brace is closed that was not opened.
    #[error("line {line}: a brace is closed that was not opened: write }}}} for a brace")]
    Unopened {
        /// The line of the template, from 1.
        line: usize,
    },
    /// There is no name between braces.
    #[error("line {line}: there is no column between the braces: write {{column}}, or {{{{}}}} for braces")]
    NoName {
        /// The line of the template, from 1.
        line: usize,
    },
    /// The table has no such column.
    #[error("line {line}: there is no column \"{name}\": write {{{{ and }}}} for braces")]
    Unknown {
        /// The line of the template, from 1.
        line: usize,
        /// The name of the column.
        name: String,
    },
    /// Nothing is asked.
    #[error("line 1: the template is empty")]
    Empty,
}

impl Prompt {
    /// Reads a template. A name is the text between the braces without white space around it; it is in one line.
    ///
    /// # Errors
    /// A brace is open or closed alone, a name is missing, or the template has nothing but white space.
    pub fn parse(template: &str) -> Result<Self, Fault> {
        if template.trim().is_empty() {
            return Err(Fault::Empty);
        }
        let (mut parts, mut text) = (Vec::new(), String::new());
        let (mut rest, mut line) = (template, 1);
        while let Some(at) = rest.find(['{', '}']) {
            text.push_str(&rest[..at]);
            line += rest[..at].matches('\n').count();
            let from = &rest[at..];
            if let Some(after) = from.strip_prefix("{{") {
                text.push('{');
                rest = after;
            } else if let Some(after) = from.strip_prefix("}}") {
                text.push('}');
                rest = after;
            } else if let Some(after) = from.strip_prefix('{') {
                let end = after.find(['{', '}', '\n']).filter(|end| after[*end..].starts_with('}'));
                let (name, after) = after.split_at(end.ok_or(Fault::Unclosed { line })?);
                if name.trim().is_empty() {
                    return Err(Fault::NoName { line });
                }
                if !text.is_empty() {
                    parts.push(Part::Text(std::mem::take(&mut text)));
                }
                parts.push(Part::Column { name: name.trim().to_owned(), line });
                rest = &after[1..];
            } else {
                return Err(Fault::Unopened { line });
            }
        }
        text.push_str(rest);
        if !text.is_empty() {
            parts.push(Part::Text(text));
        }
        Ok(Self { parts })
    }

    /// The columns that are named.
    pub fn columns(&self) -> BTreeSet<&str> {
        self.parts.iter().filter_map(Part::column).map(|(name, _)| name).collect()
    }

    /// Compares the names with the columns that there are.
    ///
    /// # Errors
    /// A column is named that is not among them.
    pub fn check(&self, is_known: impl Fn(&str) -> bool) -> Result<(), Fault> {
        match self.parts.iter().filter_map(Part::column).find(|(name, _)| !is_known(name)) {
            Some((name, line)) => Err(Fault::Unknown { line, name: name.to_owned() }),
            None => Ok(()),
        }
    }

    /// The prompt of an item: its text stays as it is, braces too.
    ///
    /// # Errors
    /// The item has no text in a column that is named.
    pub fn fill<'a>(&self, cell: impl Fn(&str) -> Option<&'a str>) -> Result<String, Fault> {
        let mut filled = String::new();
        for part in &self.parts {
            match part {
                Part::Text(text) => filled.push_str(text),
                Part::Column { name, line } => {
                    let unknown = || Fault::Unknown { line: *line, name: name.clone() };
                    filled.push_str(cell(name).ok_or_else(unknown)?);
                }
            }
        }
        Ok(filled)
    }
}

impl Part {
    fn column(&self) -> Option<(&str, usize)> {
        match self {
            Self::Text(_) => None,
            Self::Column { name, line } => Some((name, *line)),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn faults_name_their_line() {
        for (template, fault) in [
            ("a\n{b", Fault::Unclosed { line: 2 }),
            ("a\n{b\n}", Fault::Unclosed { line: 2 }),
            ("{a{b}}", Fault::Unclosed { line: 1 }),
            ("a\n\n}", Fault::Unopened { line: 3 }),
            ("{a}}", Fault::Unopened { line: 1 }),
            ("\n{ }", Fault::NoName { line: 2 }),
            (" \n", Fault::Empty),
        ] {
            assert_eq!(Prompt::parse(template), Err(fault), "{template:?}");
        }
        let prompt = Prompt::parse("{a}\n{ b c } {a}").unwrap();
        assert_eq!(prompt.columns(), BTreeSet::from(["a", "b c"]));
        let unknown = Fault::Unknown { line: 2, name: "b c".into() };
        assert_eq!(prompt.check(|name| name == "a"), Err(unknown.clone()));
        assert_eq!(unknown.to_string(), "line 2: there is no column \"b c\": write {{ and }} for braces");
    }

    proptest! {
        #[test]
        fn a_text_with_its_braces_doubled_comes_back(text in "[a-z{}\n ]{0,20}[a-z]", cell in any::<String>()) {
            let doubled = text.replace('{', "{{").replace('}', "}}");
            let prompt = Prompt::parse(&format!("{doubled}{{x}}{doubled}")).unwrap();
            prop_assert_eq!(prompt.fill(|_| Some(cell.as_str())).unwrap(), format!("{text}{cell}{text}"));
        }

        #[test]
        fn any_template_is_read_or_refused_with_a_line_that_it_has(text in "[a{}\n ]{1,30}") {
            match Prompt::parse(&text) {
                Ok(prompt) => prop_assert!(prompt.fill(|_| Some("")).is_ok()),
                Err(Fault::Unclosed { line } | Fault::Unopened { line } | Fault::NoName { line }) => {
                    let has_brace = text.split('\n').nth(line - 1).is_some_and(|own| own.contains(['{', '}']));
                    prop_assert!(has_brace, "line {}", line);
                }
                Err(other) => prop_assert_eq!(other, Fault::Empty),
            }
        }
    }
}
