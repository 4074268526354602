//! The paths that a file names: in its imports, and in its code.

/// The paths into this crate that a file names, up to the tests at its end.
pub fn paths(text: &str) -> Vec<Vec<&str>> {
    let code = text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let mut found = Vec::new();
    for statement in code.split(';') {
        let line = statement.rfind("\nuse ").or_else(|| statement.rfind(" use ")).map(|at| at + "\nuse ".len());
        let import = line.or_else(|| statement.strip_prefix("use ").map(|_| "use ".len()));
        let import = import.map(|at| &statement[at..]).filter(|tree| is_tree(tree));
        match import {
            Some(tree) => leaves(&mut Vec::new(), tree, &mut found),
            None => found.extend(statement.lines().filter(|line| !is_comment(line)).flat_map(named)),
        }
    }
    found.retain(|path| path.first().is_some_and(|first| ["crate", "super", "self"].contains(first)) || path.len() > 1);
    found
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// Whether this is all of an import, and not words of a comment.
fn is_tree(text: &str) -> bool {
    text.chars().all(|c| c.is_alphanumeric() || c.is_whitespace() || "_:{},*".contains(c))
}

/// The paths of a tree of imports: `a::{b, c::d}` has two.
fn leaves<'a>(before: &mut Vec<&'a str>, tree: &'a str, found: &mut Vec<Vec<&'a str>>) {
    let tree = tree.trim();
    let Some((head, group)) = tree.split_once('{') else {
        let path = tree.split(" as ").next().unwrap_or_default();
        found.push(before.iter().copied().chain(path.split("::").map(str::trim)).collect());
        return;
    };
    let n_before = before.len();
    before.extend(head.split("::").map(str::trim).filter(|name| !name.is_empty()));
    for part in parts(group.trim_end().strip_suffix('}').unwrap_or(group)) {
        leaves(before, part, found);
    }
    before.truncate(n_before);
}

/// The parts of a group that are separated by commas outside inner groups.
fn parts(group: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_usize;
    let parts = group.split(move |c| {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts.filter(|part| !part.trim().is_empty())
}

/// The paths in a line of code.
fn named(line: &str) -> impl Iterator<Item = Vec<&str>> {
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    words
        .filter(|word| ["crate::", "super::", "self::"].iter().any(|root| word.starts_with(root)))
        .map(|word| word.split("::").collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_however_they_are_written() {
        let text = "//! Says what we use crate::no::where for.\n#[cfg(test)]\nmod fuzz;\nmod own;\n\n\
                    use crate::{Engine, audit::event::{Happened, x}, texts::model::Folder as Files};\n\
                    pub(crate) use super::crowd::hit;\npub use own::Thing;\n\
                    fn f() {\n    crate::money::pay();\n    // crate::not::this\n}\n\
                    #[cfg(test)]\nmod tests {\n    use crate::jobs;\n}";
        let found: Vec<String> = paths(text).iter().map(|path| path.join("::")).collect();
        let expected = [
            "crate::Engine",
            "crate::audit::event::Happened",
            "crate::audit::event::x",
            "crate::texts::model::Folder",
            "super::crowd::hit",
            "own::Thing",
            "crate::money::pay",
        ];
        assert_eq!(found, expected);
    }
}
