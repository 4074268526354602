//! Values as TOML that people read and keep under version control: what a person wrote around the values stays.

use serde::Serialize;
use serde_json::Value as Json;
use toml_edit::{Array, ArrayOfTables, DocumentMut, InlineTable, Item, Table, Value, ser};

/// The longest line of a table or a list that is written in one line, in bytes.
const LINE: usize = 100;

/// A value as TOML.
///
/// With the text of an earlier file, comments, white space and the order of keys stay where the value next to them has
/// stayed; members of lists are matched by their place. An earlier file that cannot be read is replaced.
///
/// # Errors
/// The value has no counterpart in TOML.
pub(super) fn laid_out<T: Serialize>(value: &T, head: &str, before: Option<&str>) -> Result<String, ser::Error> {
    let mut new = ser::to_document(value)?;
    arrange(new.as_table_mut());
    let wanted = plain_table(&new);
    if let Some(mut old) = before.and_then(|text| text.parse::<DocumentMut>().ok()) {
        update(old.as_table_mut(), new.as_table().clone());
        let text = old.to_string();
        if text.parse::<DocumentMut>().is_ok_and(|read| plain_table(&read) == wanted) {
            return Ok(text);
        }
    }
    Ok(format!("{head}\n{new}"))
}

/// Turns long inline values into tables, lists of tables and lists with a line for each member.
fn arrange(table: &mut Table) {
    for (_, item) in table.iter_mut() {
        *item = match std::mem::take(item) {
            Item::Value(Value::InlineTable(inline)) if !fits(&inline) => Item::Table(table_of(inline)),
            Item::Value(Value::Array(list)) if !fits(&list) => list_of(list),
            other => other,
        };
    }
}

fn fits(value: &impl ToString) -> bool {
    let text = value.to_string();
    text.len() <= LINE && !text.contains('\n')
}

fn table_of(inline: InlineTable) -> Table {
    let mut table = inline.into_table();
    arrange(&mut table);
    // The heads of tables within it say its name.
    let has_tables_only = table.iter().all(|(_, item)| item.is_table() || item.is_array_of_tables());
    table.set_implicit(!table.is_empty() && has_tables_only);
    table
}

/// A list that is too long for a line.
fn list_of(mut list: Array) -> Item {
    let is_table = |value: &Value| value.as_inline_table().is_some_and(|inline| !inline.is_empty());
    if list.iter().all(is_table) && !list.iter().all(fits) {
        let inline = list.into_iter().filter_map(|value| match value {
            Value::InlineTable(inline) => Some(table_of(inline)),
            _ => None,
        });
        return Item::ArrayOfTables(inline.collect::<ArrayOfTables>());
    }
    for value in list.iter_mut() {
        value.decor_mut().set_prefix("\n  ");
    }
    list.set_trailing("\n");
    list.set_trailing_comma(true);
    Item::Value(Value::Array(list))
}

/// Makes the values of a table those of another one.
fn update(old: &mut Table, new: Table) {
    let gone: Vec<String> = old.iter().map(|(key, _)| key.to_owned()).filter(|key| !new.contains_key(key)).collect();
    for key in gone {
        old.remove(&key);
    }
    for (key, item) in new {
        match old.get_mut(&key) {
            Some(place) => replace(place, item),
            None => {
                old.insert(&key, item);
            }
        }
    }
}

fn replace(place: &mut Item, new: Item) {
    if plain(place) == plain(&new) {
        return;
    }
    match (place, new) {
        (Item::Table(old), Item::Table(new)) => update(old, new),
        (Item::ArrayOfTables(old), Item::ArrayOfTables(new)) => {
            while old.len() > new.len() {
                old.remove(old.len() - 1);
            }
            for (index, table) in new.into_iter().enumerate() {
                match old.get_mut(index) {
                    Some(place) => update(place, table),
                    None => old.push(table),
                }
            }
        }
        (Item::Value(old), Item::Value(mut new)) => {
            *new.decor_mut() = old.decor().clone();
            *old = new;
        }
        (place, new) => *place = new,
    }
}

/// The values alone, without comments and layout.
fn plain(item: &Item) -> Json {
    match item {
        Item::None => Json::Null,
        Item::Value(value) => plain_value(value),
        Item::Table(table) => plain_table(table),
        Item::ArrayOfTables(list) => list.iter().map(plain_table).collect(),
    }
}

fn plain_table(table: &Table) -> Json {
    Json::Object(table.iter().map(|(key, item)| (key.to_owned(), plain(item))).collect())
}

fn plain_value(value: &Value) -> Json {
    match value {
        Value::String(text) => text.value().as_str().into(),
        Value::Integer(number) => (*number.value()).into(),
        Value::Float(number) => (*number.value()).into(),
        Value::Boolean(flag) => (*flag.value()).into(),
        Value::Datetime(time) => time.value().to_string().into(),
        Value::Array(list) => list.iter().map(plain_value).collect(),
        Value::InlineTable(table) => {
            Json::Object(table.iter().map(|(key, value)| (key.to_owned(), plain_value(value))).collect())
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt as _;
    use rand_chacha::ChaCha8Rng;
    use serde_json::json;

    use super::*;

    const BY_HAND: &str = "# What we changed in March.\ntitle = \"Old\" # short on purpose\nlist = [1, 2]\n\n\
                           # The first one.\n[[tasks]]\nname = \"a\"\ntext = \"\"\"\nTwo\nlines\"\"\"\n";

    fn values(text: &str) -> Json {
        plain_table(&text.parse::<DocumentMut>().expect("TOML"))
    }

    fn long(name: &str) -> Json {
        json!({ "name": name, "text": "Two\nlines" })
    }

    #[test]
    fn the_same_values_leave_a_file_as_it_is() {
        let same = json!({ "tasks": [long("a")], "title": "Old", "list": [1, 2] });
        assert_eq!(laid_out(&same, "# new", Some(BY_HAND)).expect("TOML"), BY_HAND);
    }

    #[test]
    fn what_a_person_wrote_stays_around_what_changes() {
        let changed = json!({ "title": "New", "more": true, "tasks": [long("b"), long("c")] });
        let text = laid_out(&changed, "# new", Some(BY_HAND)).expect("TOML");
        for kept in ["# What we changed in March.", "title = \"New\" # short on purpose", "# The first one."] {
            assert!(text.contains(kept), "{text}");
        }
        assert!(!text.contains("list") && !text.contains("# new"), "{text}");
        assert_eq!(values(&text), changed);
    }

    #[test]
    fn what_cannot_be_read_is_written_whole() {
        let value = json!({ "title": "New" });
        assert_eq!(laid_out(&value, "# new", Some("title = ")).expect("TOML"), "# new\ntitle = \"New\"\n");
        assert_eq!(laid_out(&value, "# new", None).expect("TOML"), "# new\ntitle = \"New\"\n");
    }

    #[test]
    fn long_texts_have_lines_of_their_own() {
        let value = json!({ "points": [{ "value": 1 }, { "value": 2 }], "tasks": [long("a")], "a": { "b": "x\ny" },
                            "words": vec!["aaaaaaaaaa"; 20] });
        let text = laid_out(&value, "", None).expect("TOML");
        assert!(text.contains("points = [{ value = 1 }, { value = 2 }]"), "{text}");
        assert!(
            text.contains("[[tasks]]") && text.contains("[a]") && text.contains("\"\"\"\nTwo\nlines\"\"\""),
            "{text}"
        );
        assert!(text.contains("\n  \"aaaaaaaaaa\",\n"), "{text}");
        assert_eq!(values(&text), value);
    }

    /// A table of everything TOML has, with keys that repeat between draws.
    fn drawn(rng: &mut ChaCha8Rng, depth: u32) -> Json {
        let mut table = serde_json::Map::new();
        for _ in 0..rng.random_range(0..5) {
            let key = ["a", "b", "long key", "ü"][rng.random_range(0..4)];
            table.insert(key.to_owned(), value(rng, depth));
        }
        Json::Object(table)
    }

    fn value(rng: &mut ChaCha8Rng, depth: u32) -> Json {
        let kinds = if depth == 0 { 4 } else { 7 };
        match rng.random_range(0..kinds) {
            0 => json!(rng.random_range(-5..5)),
            1 => json!(rng.random_bool(0.5)),
            2 => json!(["", "short", "two\nlines", "quotes \"\"\" and '''", "\\ back"][rng.random_range(0..5)]),
            3 => json!("long ".repeat(rng.random_range(0..30))),
            4 => drawn(rng, depth - 1),
            5 => (0..rng.random_range(0..4)).map(|_| drawn(rng, depth - 1)).collect(),
            _ => (0..rng.random_range(0..4)).map(|_| value(rng, depth - 1)).collect(),
        }
    }

    #[test]
    fn any_change_of_any_file_gives_the_new_values() {
        testing::inputs(
            |rng| [drawn(rng, 3), drawn(rng, 3)],
            |[old, new]| {
                let before = laid_out(old, "# a comment", None).expect("TOML");
                assert_eq!(&values(&before), old, "{before}");
                let after = laid_out(new, "", Some(&before)).expect("TOML");
                assert_eq!(&values(&after), new, "{before}\n---\n{after}");
            },
        );
    }
}
