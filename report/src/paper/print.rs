//! Tables of papers as text, CSV and LaTeX. An empty cell says why in each.

use std::fmt;

use engine::texts::spreadsheet::quoted;

use super::{Cell, Grid, Number, PaperTables, Table};
use crate::agreement::latex;

/// The head of the CSV.
const HEAD: &str = "table,row,column,value,spread,low,high,star,win,n,text,empty\n";

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |value: f64| {
            let text = format!("{value:.*}", self.digits);
            let is_zero = text.trim_start_matches('-').chars().all(|c| c == '0' || c == '.');
            if is_zero { text.trim_start_matches('-').to_owned() } else { text.replace('-', "−") }
        };
        write!(f, "{}", shown(self.value))?;
        if let Some(spread) = self.spread {
            write!(f, " ± {}", shown(spread))?;
        }
        if let Some([low, high]) = self.interval {
            write!(f, " [{}, {}]", shown(low), shown(high))?;
        }
        f.write_str(if self.star { "*" } else { "" })?;
        f.write_str(if self.win { "†" } else { "" })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { text } => f.write_str(text),
            Self::Count { count } => write!(f, "{count}"),
            Self::Number(number) => number.fmt(f),
            Self::Empty { reason } => write!(f, "n/a: {reason}"),
        }
    }
}

impl Table {
    /// `XFORMAL (…), Table 10: …`.
    pub fn heading(&self) -> String {
        format!("{}, {}: {}", self.paper.name(), self.number, self.title)
    }

    /// A row a cell, with a header. Values in full precision; in the last column why a cell is empty.
    pub fn to_csv(&self) -> String {
        HEAD.to_owned() + &self.csv_lines()
    }

    fn csv_lines(&self) -> String {
        let mut lines = String::new();
        for row in &self.grid.rows {
            let name = self.grid.name(row);
            for (column, cell) in self.grid.columns.iter().zip(row).skip(self.grid.n_heads) {
                lines += &[self.key.to_owned(), quoted(&name), quoted(column), csv_cell(cell)].join(",");
                lines.push('\n');
            }
        }
        lines
    }

    /// A LaTeX table (booktabs) with its title and note in comments.
    pub fn to_latex(&self) -> String {
        format!("% {}\n% {}\n{}", self.heading(), self.note.replace('\n', " "), self.grid.to_latex())
    }

    /// The table for a terminal.
    pub fn to_text(&self) -> String {
        format!("{}\n{}\n", self.heading(), self.grid.to_text())
    }
}

impl Grid {
    /// Why cells are empty, each reason once, in the order in which a reader meets them.
    pub fn reasons(&self) -> Vec<&str> {
        let mut reasons: Vec<&str> = Vec::new();
        for reason in self.rows.iter().flatten().filter_map(Cell::reason) {
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// A cell as it stands in the table; an empty one with the letter of its reason.
    pub fn shown(&self, cell: &Cell) -> String {
        cell.reason().map_or_else(|| cell.to_string(), |reason| format!("n/a ({})", self.letter_of(reason)))
    }

    fn letter_of(&self, reason: &str) -> String {
        letter(self.reasons().iter().position(|known| *known == reason).unwrap_or_default())
    }

    /// The reasons with their letters: `(a) there are no rewrites`.
    pub fn notes(&self) -> Vec<String> {
        self.reasons().iter().enumerate().map(|(place, reason)| format!("({}) {reason}", letter(place))).collect()
    }

    /// A LaTeX table (booktabs), under it why cells are empty.
    fn to_latex(&self) -> String {
        let columns: String =
            (0..self.columns.len()).map(|column| if self.is_text(column) { 'l' } else { 'r' }).collect();
        let line = |cells: Vec<String>| format!("{} \\\\\n", cells.join(" & "));
        let head = line(self.columns.iter().map(|column| latex_text(column)).collect());
        let cell = |cell: &Cell| match cell.reason() {
            Some(reason) => format!("n/a\\textsuperscript{{{}}}", self.letter_of(reason)),
            None => latex_text(&cell.to_string()),
        };
        let rows: String = self.rows.iter().map(|row| line(row.iter().map(cell).collect())).collect();
        let note = |(place, reason): (usize, &&str)| {
            format!("\\par\\footnotesize\\textsuperscript{{{}}} {}\n", letter(place), latex_text(reason))
        };
        let notes: String = self.reasons().iter().enumerate().map(note).collect();
        format!(
            "\\begin{{tabular}}{{{columns}}}\n\\toprule\n{head}\\midrule\n{rows}\\bottomrule\n\\end{{tabular}}\n{notes}\n"
        )
    }

    /// Columns in line, for a terminal, under them why cells are empty.
    fn to_text(&self) -> String {
        let cells: Vec<Vec<String>> = std::iter::once(self.columns.clone())
            .chain(self.rows.iter().map(|row| row.iter().map(|cell| self.shown(cell)).collect()))
            .collect();
        let width = |column: usize| cells.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
        let widths: Vec<usize> = (0..self.columns.len()).map(width).collect();
        let line = |row: &Vec<String>| {
            let padded = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
            format!("  {}\n", padded.collect::<Vec<_>>().join("  ").trim_end())
        };
        let notes = self.notes().into_iter().map(|note| format!("  {note}\n"));
        cells.iter().map(line).chain(notes).collect()
    }

    /// A table in Markdown, under it why cells are empty.
    pub fn to_markdown(&self) -> String {
        let line = |cells: Vec<String>| {
            let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|").replace('\n', " ")).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let side = |column: usize| if self.is_text(column) { "---" } else { "---:" }.to_owned();
        let rows = self.rows.iter().map(|row| line(row.iter().map(|cell| self.shown(cell)).collect()));
        let notes = self.notes().into_iter().map(|note| format!("\n{note}\n"));
        let head = line(self.columns.clone()) + &line((0..self.columns.len()).map(side).collect());
        head + &rows.chain(notes).collect::<String>()
    }
}

/// a to z, then aa and so on.
fn letter(place: usize) -> String {
    let last = char::from(b'a' + u8::try_from(place % 26).unwrap_or_default());
    if place < 26 { last.to_string() } else { letter(place / 26 - 1) + &last.to_string() }
}

impl PaperTables {
    /// All tables as one CSV.
    pub fn to_csv(&self) -> String {
        HEAD.to_owned() + &self.tables.iter().map(Table::csv_lines).collect::<String>()
    }

    /// All tables in LaTeX, one after the other.
    pub fn to_latex(&self) -> String {
        let left_out = engine::crowd::known::left_out_sentence(&self.left_out)
            .map(|sentence| format!("% {sentence}\n"))
            .unwrap_or_default();
        let head = format!("% {}; seed {}\n{left_out}\n", self.software, self.seed);
        head + &self.tables.iter().map(Table::to_latex).collect::<String>()
    }

    /// All tables for a terminal.
    pub fn to_text(&self) -> String {
        let tables: Vec<String> = self.tables.iter().map(Table::to_text).collect();
        format!("{}\n\n{}", self.title, tables.join("\n"))
    }
}

fn csv_cell(cell: &Cell) -> String {
    let number = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    let mut parts: [String; 9] = Default::default();
    match cell {
        Cell::Text { text } => parts[7] = quoted(text),
        Cell::Count { count } => parts[0] = count.to_string(),
        Cell::Empty { reason } => parts[8] = quoted(reason),
        Cell::Number(found) => {
            parts[0] = found.value.to_string();
            parts[1] = number(found.spread);
            parts[2] = number(found.interval.map(|interval| interval[0]));
            parts[3] = number(found.interval.map(|interval| interval[1]));
            parts[4] = found.star.to_string();
            parts[5] = found.win.to_string();
            parts[6] = found.n.map(|n| n.to_string()).unwrap_or_default();
        }
    }
    parts.join(",")
}

fn latex_text(text: &str) -> String {
    latex(text).replace('†', "$^{\\dagger}$").replace('±', "$\\pm$").replace('−', "$-$").replace('Δ', "$\\Delta$")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paper::Paper;

    fn table() -> Table {
        Table::new("xformal-t0", Paper::Xformal, "Table 0", "Something").columns(&["Task"], ["κ", "n"]).rows(
            [vec![
                Cell::text("a_b"),
                Cell::number(-0.571, 2).spread(Some(0.0149)).star(true),
                Cell::empty("nobody, yet"),
            ]],
            "nothing",
        )
    }

    #[test]
    fn an_empty_cell_says_why_in_every_format() {
        let table = table();
        let csv = table.to_csv();
        let lines: Vec<&str> = csv.lines().collect();
        assert_eq!(lines[1], "xformal-t0,\"a_b\",\"κ\",-0.571,0.0149,,,true,false,,,");
        assert_eq!(lines[2], "xformal-t0,\"a_b\",\"n\",,,,,,,,,\"nobody, yet\"");
        let latex = table.to_latex();
        assert!(latex.contains("a\\_b & $-$0.57 $\\pm$ 0.01* & n/a\\textsuperscript{a} \\\\"), "{latex}");
        assert!(latex.contains("\\textsuperscript{a} nobody, yet\n"), "{latex}");
        assert!(table.to_text().contains("−0.57 ± 0.01*  n/a (a)\n  (a) nobody, yet\n"));
        let markdown = table.grid.to_markdown();
        assert!(markdown.ends_with("| --- | ---: | ---: |\n| a_b | −0.57 ± 0.01* | n/a (a) |\n\n(a) nobody, yet\n"));
        assert_eq!(table.grid.nothing(), None);
    }

    #[test]
    fn a_win_and_a_significant_difference_have_different_signs() {
        let marked = |star: bool, win: bool| Cell::percent(0.5).star(star).win(win);
        let signs = [marked(true, false), marked(false, true), marked(true, true)].map(|cell| cell.to_string());
        assert_eq!(signs, ["50.0*", "50.0†", "50.0*†"]);
        assert_eq!(latex_text(&signs[1]), "50.0$^{\\dagger}$");
        assert_eq!(csv_cell(&marked(false, true)), "50,,,,false,true,,,");
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["a", "z", "aa", "ab", "ba"]);
    }

    #[test]
    fn what_is_no_number_is_never_printed_and_no_zero_has_a_sign() {
        assert!(Cell::number(f64::NAN, 2).reason().is_some());
        assert_eq!(Cell::number(-0.001, 2).to_string(), "0.00");
        let bare = table().rows([], "nobody has worked").grid;
        assert_eq!(bare.nothing(), Some("nobody has worked"));
        assert_eq!(bare.name(&bare.rows[0]), "all");
    }
}
