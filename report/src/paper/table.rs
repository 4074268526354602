//! A table as a paper prints it: heads, rows and cells that hold a value or say why they hold none; and its figures.

use serde::Serialize;

/// A table of a paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperTable))]
pub struct Table {
    /// Its key in addresses and files, such as `xformal-t10`.
    pub key: &'static str,
    /// The paper that prints it.
    pub paper: Paper,
    /// Its number there: `Table 10`.
    pub number: &'static str,
    /// What it shows.
    pub title: &'static str,
    /// How its numbers are made, and where they differ from the paper's.
    pub note: String,
    /// Its columns and rows.
    #[serde(flatten)]
    pub grid: Grid,
    /// What is drawn of it.
    pub figures: Vec<Figure>,
}

/// Columns and rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Grid {
    /// The heads of the columns.
    pub columns: Vec<String>,
    /// How many columns, from the left, name their row.
    pub n_heads: usize,
    /// The rows, a cell a column.
    pub rows: Vec<Vec<Cell>>,
}

/// Where a table was printed first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Paper {
    /// Briakou et al. 2021.
    Xformal,
    /// Nădejde et al. 2022.
    Cocoa,
    /// Mir et al. 2019.
    Mir,
    /// Pang and Gimpel 2019.
    Pang,
}

impl Paper {
    /// All, in the order of the report.
    pub const ALL: [Self; 4] = [Self::Xformal, Self::Cocoa, Self::Mir, Self::Pang];

    /// How it is cited.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xformal => "XFORMAL (Briakou et al. 2021)",
            Self::Cocoa => "CoCoA-MT (Nădejde et al. 2022)",
            Self::Mir => "Mir et al. 2019",
            Self::Pang => "Pang and Gimpel 2019",
        }
    }
}

/// What stands in a place of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperCell))]
pub enum Cell {
    /// Words.
    Text {
        /// The words.
        text: String,
    },
    /// How many.
    Count {
        /// The number.
        count: usize,
    },
    /// A number with what belongs to it.
    Number(Number),
    /// Nothing.
    Empty {
        /// Why.
        reason: String,
    },
}

/// A number with what belongs to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperNumber))]
pub struct Number {
    /// The number in full precision.
    pub value: f64,
    /// The decimals it is printed with.
    pub digits: usize,
    /// What stands behind its ±.
    pub spread: Option<f64>,
    /// Its interval.
    pub interval: Option<[f64; 2]>,
    /// Whether it has a star: a difference with p < .05.
    pub star: bool,
    /// Whether it has a dagger: a win by the paper's own rule, which is no test.
    pub win: bool,
    /// How many texts or judgements it rests on, where that is no column of its own.
    pub n: Option<usize>,
}

/// A picture of a table's numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperFigure))]
pub struct Figure {
    /// What it shows, in a sentence.
    pub title: String,
    /// What is drawn.
    pub drawing: Drawing,
}

/// What is drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperDrawing))]
pub enum Drawing {
    /// Bars over ranges of equal width.
    Histogram {
        /// Where the first range begins.
        from: f64,
        /// How wide a range is.
        width: f64,
        /// Whether the first and the last range have no end.
        open: bool,
        /// The heights of the bars, by what they are of.
        series: Vec<(String, Vec<f64>)>,
        /// What the axes show: across and up.
        axes: [String; 2],
    },
    /// A number for every two names, from 0 to 1.
    Heat {
        /// The names.
        names: Vec<String>,
        /// The numbers, row by row.
        values: Vec<Vec<Option<f64>>>,
    },
    /// A mark for each name.
    Scatter {
        /// Names with their places: across and up.
        points: Vec<(String, f64, f64)>,
        /// What the axes show: across and up.
        axes: [String; 2],
    },
}

impl Cell {
    /// Words.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text { text: text.into() }
    }

    /// How many; what is below 0 counts nothing.
    pub fn count(count: impl TryInto<usize>) -> Self {
        Self::Count { count: count.try_into().unwrap_or_default() }
    }

    /// Why there is nothing.
    pub fn empty(reason: impl Into<String>) -> Self {
        Self::Empty { reason: reason.into() }
    }

    /// A number with so many decimals.
    pub fn number(value: f64, digits: usize) -> Self {
        if !value.is_finite() {
            return Self::empty("the number is beyond what can be computed");
        }
        Self::Number(Number { value, digits, spread: None, interval: None, star: false, win: false, n: None })
    }

    /// A share as a percentage with one decimal.
    pub fn percent(share: f64) -> Self {
        Self::number(100.0 * share, 1)
    }

    /// So many of so many as a percentage, with its base; a reason where there are none.
    pub fn share(some: usize, all: usize, reason: &str) -> Self {
        if all == 0 { Self::empty(reason) } else { Self::percent(some as f64 / all as f64).of(all) }
    }

    /// A number, or why there is none.
    pub fn maybe(value: Option<f64>, digits: usize, reason: impl Into<String>) -> Self {
        value.map_or_else(|| Self::empty(reason), |value| Self::number(value, digits))
    }

    /// The same with what stands behind its ±.
    #[must_use]
    pub fn spread(self, spread: Option<f64>) -> Self {
        self.with(|number| number.spread = spread)
    }

    /// The same with its interval.
    #[must_use]
    pub fn interval(self, interval: Option<[f64; 2]>) -> Self {
        self.with(|number| number.interval = interval)
    }

    /// The same with a star, if it has one.
    #[must_use]
    pub fn star(self, star: bool) -> Self {
        self.with(|number| number.star = star)
    }

    /// The same with a dagger, if it is a win.
    #[must_use]
    pub fn win(self, win: bool) -> Self {
        self.with(|number| number.win = win)
    }

    /// The same with what it rests on.
    #[must_use]
    pub fn of(self, n: usize) -> Self {
        self.with(|number| number.n = Some(n))
    }

    fn with(mut self, change: impl FnOnce(&mut Number)) -> Self {
        if let Self::Number(number) = &mut self {
            change(number);
        }
        self
    }

    /// Why there is nothing, if there is nothing.
    pub fn reason(&self) -> Option<&str> {
        if let Self::Empty { reason } = self { Some(reason) } else { None }
    }
}

impl Table {
    /// A table without rows: its key, paper, number and title.
    pub(super) const fn new(key: &'static str, paper: Paper, number: &'static str, title: &'static str) -> Self {
        let grid = Grid { columns: Vec::new(), n_heads: 1, rows: Vec::new() };
        Self { key, paper, number, title, note: String::new(), grid, figures: Vec::new() }
    }

    /// The same with a note.
    #[must_use]
    pub(super) fn note(self, note: impl Into<String>) -> Self {
        Self { note: note.into(), ..self }
    }

    /// The same with columns: those that name a row, then the others.
    #[must_use]
    pub(super) fn columns<T: Into<String>>(self, heads: &[&str], others: impl IntoIterator<Item = T>) -> Self {
        Self { grid: self.grid.columns(heads, others), ..self }
    }

    /// The same with these rows; without any, with one that says why.
    #[must_use]
    pub(super) fn rows(self, rows: impl IntoIterator<Item = Vec<Cell>>, reason: &str) -> Self {
        Self { grid: self.grid.rows(rows, reason), ..self }
    }

    /// The same with figures.
    #[must_use]
    pub(super) fn figures(self, figures: impl IntoIterator<Item = Figure>) -> Self {
        Self { figures: figures.into_iter().collect(), ..self }
    }
}

impl Grid {
    /// The same with columns: those that name a row, then the others.
    #[must_use]
    pub(crate) fn columns<T: Into<String>>(self, heads: &[&str], others: impl IntoIterator<Item = T>) -> Self {
        let named = heads.iter().map(|head| (*head).to_owned());
        Self { n_heads: heads.len(), columns: named.chain(others.into_iter().map(Into::into)).collect(), ..self }
    }

    /// The same with these rows; without any, with one that says why.
    #[must_use]
    pub(crate) fn rows(self, rows: impl IntoIterator<Item = Vec<Cell>>, reason: &str) -> Self {
        let mut rows: Vec<Vec<Cell>> = rows.into_iter().collect();
        if rows.is_empty() {
            let heads = (0..self.n_heads).map(|_| Cell::text("all"));
            rows.push(heads.chain((self.n_heads..self.columns.len()).map(|_| Cell::empty(reason))).collect());
        }
        Self { rows, ..self }
    }

    /// Why there is nothing at all, where that is so: the first reason.
    pub fn nothing(&self) -> Option<&str> {
        let cells = || self.rows.iter().flat_map(|row| row.iter().skip(self.n_heads));
        let reason = cells().find_map(Cell::reason).unwrap_or("there are no rows");
        cells().all(|cell| cell.reason().is_some()).then_some(reason)
    }

    /// Whether a column holds words: it names rows, or nothing in it is a number.
    pub fn is_text(&self, column: usize) -> bool {
        let cells = || self.rows.iter().filter_map(|row| row.get(column));
        let is_word = |cell: &Cell| matches!(cell, Cell::Text { .. });
        column < self.n_heads || cells().any(is_word) && cells().all(|cell| is_word(cell) || cell.reason().is_some())
    }

    /// A row's name: the cells that name it.
    pub fn name(&self, row: &[Cell]) -> String {
        row.iter().take(self.n_heads).map(Cell::to_string).collect::<Vec<_>>().join(" · ")
    }
}
