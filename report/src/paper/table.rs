//! A table as a paper prints it: a grid with a title, a note and figures.

use serde::Serialize;

use crate::grid::{Cell, Grid};

/// A table of a paper.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperTable))]
pub struct Table {
    /// Its key in addresses and files, such as `xformal-t10`.
    #[borsh(serialize_with = "::agreement::stored::write_text", deserialize_with = "::agreement::stored::read_text")]
    pub key: &'static str,
    /// The paper that prints it.
    pub paper: Paper,
    /// Its number in the paper: `Table 10`.
    #[borsh(serialize_with = "::agreement::stored::write_text", deserialize_with = "::agreement::stored::read_text")]
    pub number: &'static str,
    /// The subject of the table.
    #[borsh(serialize_with = "::agreement::stored::write_text", deserialize_with = "::agreement::stored::read_text")]
    pub title: &'static str,
    /// The method of its numbers, and the differences from the paper's.
    pub note: String,
    /// Its columns and rows.
    #[serde(flatten)]
    pub grid: Grid,
    /// The figures drawn from it.
    pub figures: Vec<Figure>,
}

/// The paper in which a table was first printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
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

    /// Whether a preset is one of its tasks, by its current name or its former one without the paper.
    pub(crate) fn has_preset(self, preset: &str) -> bool {
        match (preset.split_once('/'), self) {
            (Some((folder, _)), Self::Xformal) => folder == "xformal",
            (Some((folder, _)), Self::Cocoa) => folder == "cocoa",
            (Some((folder, _)), Self::Mir) => folder == "mir",
            (Some((folder, _)), Self::Pang) => folder == "pang",
            (None, _) => super::role::FORMER.iter().any(|(former, paper)| *former == preset && *paper == self),
        }
    }

    /// The citation of the paper.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xformal => "XFORMAL (Briakou et al. 2021)",
            Self::Cocoa => "CoCoA-MT (Nădejde et al. 2022)",
            Self::Mir => "Mir et al. 2019",
            Self::Pang => "Pang and Gimpel 2019",
        }
    }
}

/// A picture of a table's numbers.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperFigure))]
pub struct Figure {
    /// The subject of the figure, in a sentence.
    pub title: String,
    /// The drawing.
    pub drawing: Drawing,
}

/// The contents of a figure.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = PaperDrawing))]
pub enum Drawing {
    /// Bars over ranges of equal width.
    Histogram {
        /// The start of the first range.
        from: f64,
        /// The width of a range.
        width: f64,
        /// Whether the first and the last range are open-ended.
        open: bool,
        /// The heights of the bars, by series.
        series: Vec<(String, Vec<f64>)>,
        /// The titles of the axes: horizontal and vertical.
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
        /// The titles of the axes: horizontal and vertical.
        axes: [String; 2],
    },
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

    /// The same with these rows; without rows, with a single row that states the reason.
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
