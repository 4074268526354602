//! Names as codes, in the order they are first met.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use foldhash::HashMap;

/// Names with their codes.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Names {
    names: Vec<String>,
    codes: HashMap<String, u32>,
}

impl Names {
    /// The code of a name; `None` when there are more than fit in 32 bits.
    pub(super) fn code(&mut self, name: &str) -> Option<u32> {
        if let Some(&code) = self.codes.get(name) {
            return Some(code);
        }
        let code = u32::try_from(self.names.len()).ok().filter(|&c| c < u32::MAX)?;
        self.names.push(name.to_owned());
        self.codes.insert(name.to_owned(), code);
        Some(code)
    }

    /// Whether a name was met before.
    pub(super) fn has(&self, name: &str) -> bool {
        self.codes.contains_key(name)
    }

    /// The place of each code in the order of the names.
    pub(super) fn places(&self) -> Vec<u32> {
        let mut order: Vec<(&String, u32)> = self.names.iter().zip(0..).collect();
        order.sort_unstable();
        let mut places = vec![0; order.len()];
        for (place, (_, code)) in (0..).zip(order) {
            places[code as usize] = place;
        }
        places
    }

    /// The names, by code.
    pub(super) fn all(&self) -> &[String] {
        &self.names
    }

    /// The name of a code.
    pub(super) fn name(&self, code: u32) -> &str {
        &self.names[code as usize]
    }
}

/// A name that is compared by its place, which spares hashing and comparing its letters.
#[derive(Debug, Clone, Copy)]
pub(super) struct Placed<'a> {
    place: u32,
    name: &'a str,
}

impl<'a> Placed<'a> {
    pub(super) fn of(code: u32, places: &[u32], names: &'a Names) -> Self {
        Self { place: places[code as usize], name: names.name(code) }
    }
}

impl PartialEq for Placed<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.place == other.place
    }
}

impl Eq for Placed<'_> {}

impl Hash for Placed<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
    }
}

impl PartialOrd for Placed<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Placed<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place.cmp(&other.place)
    }
}

impl fmt::Display for Placed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// An item, and the group it is in where a table was read to be split.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Grouped<'a> {
    pub(super) group: Option<Placed<'a>>,
    pub(super) item: Placed<'a>,
}

impl fmt::Display for Grouped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.group {
            Some(group) => write!(f, "{group}: {}", self.item),
            None => self.item.fmt(f),
        }
    }
}
