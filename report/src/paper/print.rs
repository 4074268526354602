//! Tables of papers as text, CSV and LaTeX.

use engine::crowd::answers::shown_in_words;
use shared::Locale;
use tabular::{
    csv::{Cell as CsvCell, Writer},
    latex,
};

use super::{PaperTables, Table};
use crate::{grid::Cell, left_out_comment, versions_comment};

/// The head of the CSV.
const HEAD: [&str; 12] =
    ["table", "row", "column", "value", "spread", "low", "high", "star", "win", "n", "text", "empty"];

impl Table {
    /// `XFORMAL (…), Table 10: …`.
    pub fn heading(&self) -> String {
        format!("{}, {}: {}", self.paper.name(), self.number, self.title)
    }

    /// One row per cell, with a header. Values have full precision; the last column has the reason for an empty cell.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&HEAD);
        self.write_csv(&mut file);
        file.finish()
    }

    fn write_csv(&self, file: &mut Writer) {
        for row in &self.grid.rows {
            let name = self.grid.name(row);
            for (column, cell) in self.grid.columns.iter().zip(row).skip(self.grid.n_heads) {
                file.row([CsvCell::word(self.key), (&name).into(), column.into()].into_iter().chain(csv_cells(cell)));
            }
        }
    }

    /// A LaTeX table (booktabs) with its title and note in comments.
    pub fn to_latex(&self) -> String {
        format!("{}{}{}\n", latex::comment(&self.heading()), latex::comment(&self.note), self.grid.to_latex())
    }

    /// The table for a terminal.
    pub fn to_text(&self) -> String {
        format!("{}\n{}\n", self.heading(), self.grid.to_text())
    }
}

impl PaperTables {
    /// All tables as a single CSV file.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&HEAD);
        for table in &self.tables {
            table.write_csv(&mut file);
        }
        file.finish()
    }

    /// All tables in LaTeX, in sequence.
    pub fn to_latex(&self) -> String {
        let head = latex::comment(&format!("{}; seed {}", self.software, self.seed));
        let tables: String = self.tables.iter().map(Table::to_latex).collect();
        format!("{head}{}{}\n{tables}", versions_comment(&self.series), left_out_comment(&self.left_out))
    }

    /// All tables for a terminal.
    pub fn to_text(&self) -> String {
        let tables: Vec<String> = self.tables.iter().map(Table::to_text).collect();
        let versions: String =
            shown_in_words(&self.series, Locale::En).iter().map(|line| format!("{line}\n")).collect();
        format!("{}\n{versions}\n{}", self.title, tables.join("\n"))
    }
}

/// Value, spread, low, high, star, win, n, text, empty.
fn csv_cells(cell: &Cell) -> [CsvCell<'_>; 9] {
    let mut cells = [const { CsvCell::Empty }; 9];
    match cell {
        Cell::Text { text } => cells[7] = text.into(),
        Cell::Count { count } => cells[0] = (*count).into(),
        Cell::Empty { reason } => cells[8] = reason.into(),
        Cell::Number(found) => {
            cells[0] = found.value.into();
            cells[1] = found.spread.into();
            cells[2] = found.interval.map(|interval| interval[0]).into();
            cells[3] = found.interval.map(|interval| interval[1]).into();
            cells[4] = found.star.into();
            cells[5] = found.win.into();
            cells[6] = found.n.into();
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::Paper;

    #[test]
    fn every_cell_is_a_line_in_csv_and_an_empty_one_says_why() {
        let cells = vec![
            Cell::text("a_b"),
            Cell::number(-0.571, 2).spread(Some(0.0149)).star(true),
            Cell::empty("nobody, yet"),
            Cell::percent(0.5).win(true),
        ];
        let table = Table::new("xformal-t0", Paper::Xformal, "Table 0", "Something")
            .columns(&["Task"], ["κ", "n", "won"])
            .rows([cells], "nothing");
        let csv = table.to_csv();
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines[1], "xformal-t0,a_b,κ,-0.571,0.0149,,,true,false,,,");
        assert_eq!(lines[2], "xformal-t0,a_b,n,,,,,,,,,\"nobody, yet\"");
        assert_eq!(lines[3], "xformal-t0,a_b,won,50,,,,false,true,,,");
    }
}
