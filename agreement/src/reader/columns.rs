//! The meaning of each column, under any of its names.

use super::Unreadable;
use super::hints::Columns;

/// A column's meaning and its possible names, the preferred name first.
pub(super) struct Column {
    pub(super) name: &'static str,
    pub(super) aliases: &'static [&'static str],
}

pub(super) const ITEM: Column = Column { name: "item", aliases: &["task", "unit", "item_id"] };
pub(super) const RATER: Column = Column { name: "rater", aliases: &["worker", "annotator", "rater_id"] };
const VALUE: Column = Column { name: "value", aliases: &["label", "rating", "score"] };
const SYSTEM: Column = Column { name: "system", aliases: &["model"] };
const RANK: Column = Column { name: "rank", aliases: &[] };
const LEFT: Column = Column { name: "left", aliases: &["a"] };
const RIGHT: Column = Column { name: "right", aliases: &["b"] };
const WINNER: Column = Column { name: "winner", aliases: &["label", "preferred"] };

/// The shape of a row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Ratings,
    Rankings,
    Pairs,
}

impl Shape {
    /// The columns of a row of this shape, in the order that the builder expects.
    pub(super) fn columns(self) -> &'static [Column] {
        match self {
            Self::Ratings => &[ITEM, RATER, VALUE],
            Self::Rankings => &[ITEM, RATER, SYSTEM, RANK],
            Self::Pairs => &[ITEM, RATER, LEFT, RIGHT, WINNER],
        }
    }

    /// The shape these column names belong to. A table whose column of values has a name of its own has ratings.
    pub(super) fn from_header(header: &[String], named: &Columns) -> Self {
        if named.value.is_some() {
            return Self::Ratings;
        }
        let has = |column: &Column| column.place(|| header.iter().map(String::as_str)).is_some();
        if has(&SYSTEM) && has(&RANK) {
            Self::Rankings
        } else if has(&LEFT) && has(&RIGHT) && has(&WINNER) {
            Self::Pairs
        } else {
            Self::Ratings
        }
    }
}

impl Column {
    /// The name that somebody gave for it.
    pub(super) fn own<'a>(&self, named: &'a Columns) -> Option<&'a str> {
        match self.name {
            "item" => named.item.as_deref(),
            "rater" => named.rater.as_deref(),
            "value" => named.value.as_deref(),
            _ => None,
        }
    }

    fn names(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.name).chain(self.aliases.iter().copied())
    }

    /// The position of the column among these names, ignoring case; a preferred name takes precedence over an alias.
    pub(super) fn place<'a, I: Iterator<Item = &'a str>>(&self, header: impl Fn() -> I) -> Option<usize> {
        self.names().find_map(|name| header().position(|other| other.trim().eq_ignore_ascii_case(name)))
    }
}

/// The position in `header` of the column with this name, ignoring case.
pub(super) fn named(header: &[String], name: &str) -> Option<usize> {
    header.iter().position(|other| other.trim().eq_ignore_ascii_case(name.trim()))
}

/// The position in `header` of each column of `shape`, then of the column to split by.
pub(super) fn places(
    shape: Shape,
    header: &[String],
    own: &Columns,
    by: Option<&str>,
) -> Result<Vec<usize>, Unreadable> {
    let place = |column: &Column| match column.own(own) {
        Some(name) => named(header, name).ok_or_else(|| Unreadable::no(name, header)),
        None => column.place(|| header.iter().map(String::as_str)).ok_or_else(|| Unreadable::NoColumn {
            needed: column.name,
            aliases: column.aliases.join(", "),
            found: listed(header),
        }),
    };
    let mut places = shape.columns().iter().map(place).collect::<Result<Vec<_>, _>>()?;
    if let Some(by) = by {
        places.push(named(header, by).ok_or_else(|| Unreadable::NoGroup(by.to_owned(), listed(header)))?);
    }
    Ok(places)
}

/// How many columns are named in a message.
const MOST: usize = 30;

/// The names of columns, for a message.
pub(super) fn listed<T: AsRef<str>>(names: &[T]) -> String {
    let short = |name: &T| match name.as_ref().trim() {
        "" => "(no name)".to_owned(),
        name if name.chars().count() > 40 => name.chars().take(39).chain(['…']).collect(),
        name => name.to_owned(),
    };
    let all = names.iter().take(MOST).map(short).collect::<Vec<_>>().join(", ");
    if names.len() > MOST { format!("{all} and {} more", names.len() - MOST) } else { all }
}
