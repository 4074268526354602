//! JSON Lines: one object per line.

use std::{
    collections::BTreeSet,
    fmt,
    io::{BufRead, Chain, Cursor},
};

use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use serde_json::Value;

use super::{Fault, Input, Limits, Line, Lines, Next, Refused, Unreadable};

/// How many objects are searched for names.
const SEARCHED: usize = 100;

/// A file of objects.
#[derive(Debug)]
pub struct Objects<R> {
    lines: Lines<Chain<Cursor<Vec<u8>>, R>>,
    limits: Limits,
}

/// An object with its line.
#[derive(Clone, Debug, PartialEq)]
pub struct Object {
    /// Its line, from 1.
    pub line: u64,
    /// Its values by their names, in the order of the file. No name occurs twice.
    pub members: Vec<(String, Value)>,
}

impl<R: BufRead> Objects<R> {
    /// The objects of a file.
    pub fn new(input: Input<R>, limits: Limits) -> Self {
        Self { lines: Lines::new(input.into_reader(), limits.row), limits }
    }

    /// The next object; blank lines are skipped.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read_object(&mut self) -> Next<Object> {
        while let Some(line) = self.lines.read_line()? {
            if !line.is_blank() {
                let read = members(line, &self.limits);
                let (line, refused) = (line.number, |fault| Refused { line: line.number, fault });
                return Ok(Some(read.map(|members| Object { line, members }).map_err(refused)));
            }
        }
        Ok(None)
    }

    /// The line of the last object, from 1.
    pub const fn line(&self) -> u64 {
        self.lines.number()
    }
}

impl Object {
    /// The value with this name.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.members.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }
}

/// The names in the first hundred objects of a file, in the order of their first occurrence: the columns of the table.
///
/// # Errors
/// They are more than the limit, or the file cannot be read.
pub fn names(input: Input<impl BufRead>, limits: Limits) -> Result<Vec<String>, Unreadable> {
    let mut objects = Objects::new(input, limits);
    let (mut names, mut seen, most) = (Vec::new(), BTreeSet::new(), limits.columns);
    for _ in 0..SEARCHED {
        let Some(object) = objects.read_object()? else { break };
        let Ok(object) = object else { continue };
        for (name, _) in object.members {
            if seen.insert(name.clone()) {
                names.push(name);
            }
        }
        if names.len() > most {
            return Err(Unreadable::ManyNames { most });
        }
    }
    Ok(names)
}

fn members(line: Line<'_>, limits: &Limits) -> Result<Vec<(String, Value)>, Fault> {
    if line.is_cut() {
        return Err(Fault::LongLine { longest: limits.row });
    }
    let Members(members) = serde_json::from_str(line.text()?)
        .map_err(|error| if error.is_data() { Fault::NotObject } else { Fault::NotJson { column: error.column() } })?;
    check(&members, limits)?;
    Ok(members)
}

/// Refuses an object with a name twice, or with more or longer names and values than a row may have.
fn check(members: &[(String, Value)], limits: &Limits) -> Result<(), Fault> {
    if members.len() > limits.columns {
        return Err(Fault::ManyNames { n: members.len(), most: limits.columns });
    }
    let mut seen = BTreeSet::new();
    for (name, value) in members {
        if !seen.insert(name) {
            return Err(Fault::NameTwice { name: name.clone() });
        }
        if name.len() > limits.column_name && name.chars().count() > limits.column_name {
            return Err(Fault::LongName { most: limits.column_name });
        }
        let n = match value {
            Value::String(text) => text.len(),
            Value::Array(_) | Value::Object(_) if limits.cell < limits.row => value.to_string().len(),
            _ => 0,
        };
        if n > limits.cell {
            return Err(Fault::LongCell { column: name.clone(), n, longest: limits.cell });
        }
    }
    Ok(())
}

/// The values of an object by their names, as they are in the file. A map would keep the last of two equal names and
/// say nothing.
struct Members(Vec<(String, Value)>);

impl<'de> Deserialize<'de> for Members {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Object;

        impl<'de> Visitor<'de> for Object {
            type Value = Members;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }

        from.deserialize_map(Object)
    }
}
