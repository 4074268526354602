//! No place hides from the list of question kinds: a `match` over kinds has an arm for each, and no file compares kinds
//! with their names as strings.
//!
//! The compiler names every place where a new kind is missing, as long as no arm catches all others. Only
//! `shared/src/question` may do either.

use std::collections::BTreeSet;
use std::fs;

use super::Outcome;
use super::sources::files;
use crate::paths;

/// The module that has the list.
const HOME: &str = "shared/src/question";

/// The enums that list the kinds.
const ENUMS: [&str; 2] = ["QuestionKind::", "KindName::"];

/// Where the designer's form says which fields a kind has, and the style sheet that shows them.
const FORM: [&str; 2] = ["app/src/page/study/task/questions.rs", "style/study.css"];

/// Reads every Rust file of the crates that know questions.
pub fn run() -> anyhow::Result<Outcome> {
    let root = paths::root();
    let names = names(&fs::read_to_string(root.join(HOME).join("kind.rs"))?);
    anyhow::ensure!(names.len() > 5, "found no list of kinds in {HOME}/kind.rs");
    let mut wrong = Vec::new();
    for folder in ["shared/src", "engine/src", "report/src", "front/src", "app/src", "server/src", "tests/src"] {
        for file in files(&root.join(folder))? {
            let path = file.strip_prefix(root)?;
            if path.starts_with(HOME) || path.ends_with("tests.rs") {
                continue;
            }
            let text = fs::read_to_string(&file)?;
            let found = catch_alls(&text).into_iter().chain(compared(&text, &names));
            wrong.extend(found.map(|fault| format!("{}: {fault}", path.display())));
        }
    }
    let [form, style] = FORM.map(|path| fs::read_to_string(root.join(path)));
    wrong.extend(unstyled(&form?, &style?, &names));
    anyhow::ensure!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

/// The names of the kinds, from the list that defines them.
fn names(list: &str) -> BTreeSet<String> {
    let list = list.split("\nquestion_kinds! {").nth(1).unwrap_or_default();
    let list = list.split("\n}").next().unwrap_or_default();
    list.lines().filter_map(|line| Some(line.split_once("= \"")?.1.split('"').next()?.to_owned())).collect()
}

/// Fields of a kind that the style sheet would never show.
fn unstyled(form: &str, style: &str, names: &BTreeSet<String>) -> Vec<String> {
    let hidden = names.iter().filter(|name| {
        let rule = format!("[value=\"{name}\"]:checked) .of-{name}");
        form.contains(&format!("of-{name}")) && !style.contains(&rule)
    });
    hidden.map(|name| format!("{}: shows no fields of the kind \"{name}\" (.of-{name})", FORM[1])).collect()
}

/// Code that decides by the name of a kind: a file with two of them in comparisons, patterns or lists.
fn compared(text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let code: Vec<&str> = code(text).filter(|line| !line.trim_start().starts_with("//")).collect();
    let decides = |name: &&String| {
        let forms =
            [format!("\"{name}\" =>"), format!("\"{name}\" |"), format!("== \"{name}\""), format!("(\"{name}\", \"")];
        code.iter().any(|line| forms.iter().any(|form| line.contains(form)))
    };
    let found: Vec<&String> = names.iter().filter(decides).collect();
    if found.len() < 2 {
        return Vec::new();
    }
    vec![format!("decides by the names of kinds ({found:?}); match on `QuestionKind` or `KindName` instead")]
}

/// The lines up to the tests at the foot of a file.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default().lines()
}

/// Each `match` over kinds that has an arm for whatever is not named.
fn catch_alls(text: &str) -> Vec<String> {
    let text: String = code(text).map(|line| format!("{}\n", line.split("//").next().unwrap_or_default())).collect();
    let mut found = Vec::new();
    for (at, _) in text.match_indices("match ") {
        let is_word = !text[..at].chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '!');
        let Some(open) = text[at..].find('{').filter(|_| is_word) else { continue };
        let patterns = patterns(&text[at + open + 1..]);
        let names_kinds = |part: &str| ENUMS.iter().any(|list| part.contains(list));
        if !patterns.iter().any(|pattern| names_kinds(pattern)) {
            continue;
        }
        // In a tuple, only the place of the kind counts.
        let split: Vec<Vec<&str>> = patterns.iter().map(|pattern| elements(pattern)).collect();
        let places: BTreeSet<usize> = split
            .iter()
            .flat_map(|parts| parts.iter().enumerate().filter(|(_, part)| names_kinds(part)).map(|(place, _)| place))
            .collect();
        let catches = |parts: &Vec<&str>| {
            is_open(parts.first().copied().unwrap_or("_")) && parts.len() == 1
                || places.iter().any(|place| parts.get(*place).is_some_and(|part| is_open(part)))
        };
        if let Some(index) = split.iter().position(catches) {
            let line = text[..at].lines().count();
            found
                .push(format!("line {line}: the arm `{}` hides kinds of questions; name them", patterns[index].trim()));
        }
    }
    found
}

/// The patterns of the arms of a `match`, without their guards; `block` begins behind its bracket.
fn patterns(block: &str) -> Vec<String> {
    let (mut found, mut depth, mut from, mut in_body) = (Vec::new(), 0_i32, 0, false);
    let bytes = block.as_bytes();
    for (at, byte) in block.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth -= 1;
                if depth < 0 {
                    break;
                }
                // An arm that ends with its bracket needs no comma.
                if depth == 0 && byte == b'}' && in_body && !block[at + 1..].trim_start().starts_with(['.', ',', '?']) {
                    (in_body, from) = (false, at + 1);
                }
            }
            b',' if depth == 0 && in_body => (in_body, from) = (false, at + 1),
            b'=' if depth == 0 && !in_body && bytes.get(at + 1) == Some(&b'>') => {
                let pattern = &block[from..at];
                found.push(pattern.split(" if ").next().unwrap_or_default().trim().trim_start_matches(',').to_owned());
                in_body = true;
            }
            _ => {}
        }
    }
    found
}

/// The elements of a tuple; a pattern that is none is its only element.
fn elements(pattern: &str) -> Vec<&str> {
    let pattern = pattern.trim();
    let Some(inside) = pattern.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) else { return vec![pattern] };
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, c) in inside.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(inside[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(inside[from..].trim());
    parts
}

/// Whether a pattern takes every kind: `_`, a name, or either in `Some`.
fn is_open(pattern: &str) -> bool {
    let inside = pattern.strip_prefix("Some(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(pattern).trim();
    inside.starts_with(|c: char| c.is_lowercase() || c == '_')
        && inside.chars().all(|c| c.is_alphanumeric() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arm_for_all_others_is_found() {
        let faulty = [
            "match kind { QuestionKind::Scale(_) => 1, _ => 2 }",
            "match kind { QuestionKind::Scale(scale) => { f(scale) } other => g(other), }",
            "match x { Some(QuestionKind::Scale(_)) => 1, Some(_) => 2, None => 3 }",
            "match (kind, value) { (QuestionKind::Scale(_), Value::Number(_)) => 1, (_, Value::Tie) => 2 }",
            "match name { KindName::Scale if a => 1, KindName::Scale | KindName::Text => 3, _ if b => 2 }",
        ];
        for text in faulty {
            assert_eq!(catch_alls(text).len(), 1, "{text}");
        }
        let complete = [
            "match kind { QuestionKind::Scale(_) => 1, QuestionKind::Text(_) => 2 }",
            "match (kind, value) { (QuestionKind::Scale(_), _) => 1, (QuestionKind::Text(_), other) => 2 }",
            "match word { \"a\" => QuestionKind::Scale(x), _ => match kind { QuestionKind::Text(_) => 1 } }",
            "// match kind { QuestionKind::Scale(_) => 1, _ => 2 }",
        ];
        for text in complete {
            assert!(catch_alls(text).is_empty(), "{text}: {:?}", catch_alls(text));
        }
    }

    #[test]
    fn the_names_of_kinds_are_read_from_their_list() {
        let list = "x\nquestion_kinds! {\n    /// A.\n    Text(TextQuestion) = \"text\",\n    Scale(S) = \"scale\",\n}\nrest = \"no\"";
        assert_eq!(names(list), ["text", "scale"].map(str::to_owned).into());
    }

    #[test]
    fn code_that_decides_by_names_is_found() {
        let names = ["text", "scale", "spans"].map(str::to_owned).into();
        assert_eq!(compared("match kind {\n  \"text\" => 1,\n  \"scale\" => 2,\n}", &names).len(), 1);
        assert!(compared("if input.type_() == \"text\" {}\nlet x = [\"scale\"];", &names).is_empty());
    }

    #[test]
    fn a_kind_whose_fields_no_style_shows_is_found() {
        let names = ["scale"].map(str::to_owned).into();
        let style = ".asking:has(.kind [value=\"scale\"]:checked) .of-scale {}";
        assert!(unstyled("<div class=\"only of-scale\">", style, &names).is_empty());
        assert_eq!(unstyled("<div class=\"only of-scale\">", "", &names).len(), 1);
    }
}
