//! A migration leaves room for the programs of the version before: they go on working while a new one is started.
//!
//! What only adds is allowed. What takes something away, or forbids something, is for a later version, when no program needs it any
//! more; it says so by raising `oldest` in `schema_reach`, and older programs then refuse to work with the database. A statement of which
//! this cannot judge needs a line before it: `-- Old programs: REASON`.

use std::fs;

use super::Outcome;
use crate::paths;

/// The first migration that this is about.
const FIRST: u32 = 58;

/// What says why older programs may go on.
const REASON: &str = "-- Old programs: ";

/// Tables whose rows no program deletes.
const NEVER_DELETED: [&str; 1] = ["study"];

/// Reads the migrations of both engines.
pub fn run() -> anyhow::Result<Outcome> {
    let mut wrong = Vec::new();
    for engine in ["postgres", "sqlite"] {
        let folder = paths::root().join("store/migrations").join(engine);
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let number = name.split('_').next().and_then(|number| number.parse::<u32>().ok()).unwrap_or_default();
            if number >= FIRST {
                let found = refused(&fs::read_to_string(&path)?, engine == "postgres");
                wrong.extend(found.into_iter().map(|why| format!("store/migrations/{engine}/{name}: {why}")));
            }
        }
    }
    wrong.sort();
    anyhow::ensure!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    Ok(Outcome::Passed)
}

/// What older programs could not live with.
fn refused(file: &str, postgres: bool) -> Vec<String> {
    let statements = statements(file);
    let text = |statement: &Statement| statement.words.join(" ");
    if statements.iter().any(|statement| text(statement).starts_with("update schema_reach set oldest =")) {
        return Vec::new();
    }
    let new: Vec<String> = statements.iter().filter_map(|statement| made(&statement.words)).collect();
    let alone = file.starts_with("-- no-transaction") && statements.len() == 1;
    let why = |statement: &Statement| {
        let words: Vec<&str> = statement.words.iter().map(String::as_str).collect();
        let begins = words.iter().take(5).copied().collect::<Vec<_>>().join(" ");
        reason(&words, &new, (postgres, alone), statement.has_reason).map(|why| format!("{begins}: {why}"))
    };
    statements.iter().filter_map(why).collect()
}

/// Why older programs could not live with a statement in a file that makes these tables; nothing if they can.
fn reason(words: &[&str], new: &[String], (postgres, alone): (bool, bool), explained: bool) -> Option<&'static str> {
    let is_new = |table: Option<&&str>| table.is_some_and(|table| new.iter().any(|name| name == table));
    let on_new = is_new(words.iter().skip_while(|word| **word != "on").nth(1));
    let adds = match words {
        ["create", "index", "concurrently", ..] if postgres => alone,
        ["create", "index", ..] => on_new || !postgres,
        ["create", "unique", "index", ..] => on_new,
        ["alter", "table", _, actions @ ..] => actions.split(|word| *word == ",").all(adds_column),
        ["insert", "into", ..] => is_new(words.get(2)),
        ["create", "table", ..] => referred(words).all(|table| NEVER_DELETED.contains(&table) || is_new(Some(&table))),
        _ => false,
    };
    if adds || explained {
        return None;
    }
    Some(match words {
        ["create", "index", ..] => {
            "an index on a table that is in use is made `concurrently`, alone in a file that begins with `-- no-transaction`"
        }
        ["create", "table", ..] => {
            "rows that older programs delete may be referred to: say in a line before it why they do not, `-- Old programs: …`"
        }
        ["drop" | "alter", ..] => {
            "it takes away or forbids what older programs need: first a version that does without it, then raise `oldest` in `schema_reach`; \
             a column is added without conditions, and may be null or has a default"
        }
        _ => "say in a line before it why older programs may go on: `-- Old programs: …`",
    })
}

/// Whether an action of `alter table` only adds a column that older programs need not know.
fn adds_column(action: &[&str]) -> bool {
    let forbids = ["check", "unique", "references", "primary", "constraint", "generated"];
    let can_be_left_out = !has(action, &["not", "null"]) || action.contains(&"default");
    action.starts_with(&["add", "column"]) && can_be_left_out && !action.iter().any(|word| forbids.contains(word))
}

/// The tables to which the rows of a new table refer.
fn referred<'a>(words: &'a [&'a str]) -> impl Iterator<Item = &'a str> {
    words.windows(2).filter(|pair| pair[0] == "references").map(|pair| pair[1])
}

struct Statement {
    /// In lower case; brackets are spaces, and a comma is a word if it is in none.
    words: Vec<String>,
    has_reason: bool,
}

fn statements(file: &str) -> Vec<Statement> {
    let (mut found, mut text, mut has_reason) = (Vec::new(), String::new(), false);
    let (mut depth, mut rest) = (0_usize, file);
    while let Some(next) = rest.chars().next() {
        if let Some(comment) = rest.strip_prefix("--") {
            let end = comment.find('\n').unwrap_or(comment.len());
            has_reason |= rest[..end + 2].strip_prefix(REASON).is_some_and(|reason| !reason.trim().is_empty());
            rest = &comment[end..];
            continue;
        }
        if let Some(quote) = ["$$", "'"].into_iter().find(|quote| rest.starts_with(quote)) {
            let inside = &rest[quote.len()..];
            let end = inside.find(quote).map_or(inside.len(), |end| end + quote.len());
            text.push_str(" quoted ");
            rest = &inside[end..];
            continue;
        }
        rest = &rest[next.len_utf8()..];
        match next {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ';' if !is_in_trigger(&text) => {
                found.push(statement(&text, has_reason));
                (text, has_reason, depth) = (String::new(), false, 0);
                continue;
            }
            _ => {}
        }
        match next {
            ',' if depth == 0 => text.push_str(" , "),
            '(' | ')' | ';' | ',' => text.push(' '),
            other => text.extend(other.to_lowercase()),
        }
    }
    if !text.trim().is_empty() {
        found.push(statement("an unfinished statement", false));
    }
    found
}

/// Whether a semicolon is one inside of a trigger of SQLite, which ends with `end`.
fn is_in_trigger(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.starts_with(&["create", "trigger"]) && words.contains(&"begin") && words.last() != Some(&"end")
}

fn statement(text: &str, has_reason: bool) -> Statement {
    Statement { words: text.split_whitespace().map(str::to_owned).collect(), has_reason }
}

/// The table that a statement makes.
fn made(words: &[String]) -> Option<String> {
    let is = words.len() > 2 && words[0] == "create" && words[1] == "table";
    is.then(|| words[2].clone())
}

fn has(words: &[&str], pair: &[&str]) -> bool {
    words.windows(pair.len()).any(|window| window == pair)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_fine(file: &str) -> bool {
        refused(file, true).is_empty()
    }

    #[test]
    fn what_adds_is_allowed() {
        assert!(is_fine(
            "create table a (id uuid);\ncreate unique index a_id on a (id);\ninsert into a (id) values (1);\n"
        ));
        assert!(is_fine(
            "alter table worker add column mark text;\nalter table worker add column n bigint not null default 0;\n"
        ));
        assert!(is_fine("-- no-transaction\ncreate index concurrently a on answer (id);\n"));
        assert!(is_fine("alter table a add column b text, add column c bigint not null default 0;\n"));
        assert!(is_fine("create table a (id uuid); create table b (a uuid references a (id), c text default ';');\n"));
        assert!(refused("create index a on answer (id);\n", false).is_empty());
    }

    #[test]
    fn what_older_programs_could_not_live_with_is_refused() {
        for file in [
            "drop table a;\n",
            "alter table a drop column b;\n",
            "alter table a rename column b to c;\n",
            "alter table a alter column b set not null;\n",
            "alter table a add constraint b check (c > 0);\n",
            "alter table a add column b text not null;\n",
            "create index a on answer (id);\n",
            "create unique index a on answer (id);\n",
            "-- no-transaction\ncreate index concurrently a on answer (id);\ncreate index concurrently b on answer (id);\n",
            "create function f() returns trigger language plpgsql as $$\nbegin\n  return new;\nend\n$$;\n",
            "create trigger t after insert on a\nbegin\n  update b set n = n + 1;\nend;\n",
            "update a set b = 1;\n",
            "create table a (id uuid)",
            "alter table a add column b text, drop column c;\n",
            "alter table a add column b text, add constraint d check (b <> '');\n",
            "alter table a add column b text check (b <> '');\n",
            "alter table a add column b uuid references worker (id);\n",
            "create table a (id uuid); drop table b;\n",
            "create table a (id uuid); -- a note\ndrop table b;\n",
            "create table a (worker_id uuid references worker (id));\n",
        ] {
            assert!(!is_fine(file), "{file}");
        }
    }

    #[test]
    fn a_reason_or_a_raised_reach_lets_it_run() {
        assert!(is_fine("-- Old programs: they never read it.\nupdate a set b = 1;\n"));
        assert!(
            !is_fine("-- Old programs: they never read it.\nupdate a set b = 1;\nupdate a set c = 1;\n"),
            "of one statement"
        );
        assert!(!is_fine("-- Old programs:  \nupdate a set b = 1;\n"), "an empty reason");
        assert!(is_fine("drop table a;\nupdate schema_reach set oldest = 61;\n"));
    }
}
