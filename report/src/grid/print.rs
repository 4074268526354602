//! A grid in LaTeX, Markdown and for a terminal. In each, an empty cell shows its reason.

use tabular::{
    Side, aligned,
    csv::{Cell as CsvCell, Writer},
    latex::{self, escaped},
    markdown,
};

use super::{Cell, Grid};

impl Grid {
    /// The reasons for empty cells, each once, in the order in which a reader encounters them.
    pub fn reasons(&self) -> Vec<&str> {
        let mut reasons: Vec<&str> = Vec::new();
        for reason in self.rows.iter().flatten().filter_map(Cell::reason) {
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    }

    /// A cell as the table shows it; an empty cell has the letter of its reason.
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

    /// One record per row, with the heads of the columns as keys. Numbers have full precision; the last column has the
    /// reasons for empty cells, each with the key of its column.
    pub(crate) fn to_csv(&self) -> String {
        let keys: Vec<String> = self.columns.iter().map(|column| key(column)).collect();
        let heads: Vec<&str> = keys.iter().map(String::as_str).chain(["undefined"]).collect();
        let mut file = Writer::new(&heads);
        for row in &self.rows {
            let cell = |cell: &Cell| match cell {
                Cell::Text { text } => CsvCell::Text(text.clone().into()),
                Cell::Count { count } => (*count).into(),
                Cell::Number(number) => number.value.into(),
                Cell::Empty { .. } => CsvCell::Empty,
            };
            let why = |(key, cell): (&String, &Cell)| Some(format!("{key}: {}", cell.reason()?));
            let whys: Vec<String> = keys.iter().zip(row).filter_map(why).collect();
            file.row(row.iter().map(cell).chain([CsvCell::Text(whys.join(" ").into())]));
        }
        file.finish()
    }

    /// A LaTeX table (booktabs), under it why cells are empty.
    pub(crate) fn to_latex(&self) -> latex::Table {
        let cell = |cell: &Cell| match cell.reason() {
            Some(reason) => format!("n/a\\textsuperscript{{{}}}", self.letter_of(reason)),
            None => escaped(&cell.to_string()),
        };
        let note = |(place, reason): (usize, &&str)| {
            format!("\\par\\footnotesize\\textsuperscript{{{}}} {}", letter(place), escaped(reason))
        };
        let table = latex::Table::new(self.sides())
            .head(self.columns.iter().map(|column| escaped(column)))
            .rows(self.rows.iter().map(|row| row.iter().map(cell)));
        self.reasons().iter().enumerate().map(note).fold(table, latex::Table::below)
    }

    /// Columns in line, for a terminal, under them why cells are empty.
    pub(crate) fn to_text(&self) -> String {
        let shown = self.rows.iter().map(|row| row.iter().map(|cell| self.shown(cell)).collect());
        let rows: Vec<Vec<String>> = std::iter::once(self.columns.clone()).chain(shown).collect();
        let sides = vec![Side::Left; self.columns.len()];
        aligned::lines(&sides, &rows).into_iter().chain(self.notes()).map(|line| format!("  {line}\n")).collect()
    }

    /// A table in Markdown, under it why cells are empty.
    pub fn to_markdown(&self) -> String {
        let head: Vec<(String, Side)> = self.columns.iter().cloned().zip(self.sides()).collect();
        let rows = self.rows.iter().map(|row| row.iter().map(|cell| self.shown(cell)).collect());
        let notes: String = self.notes().into_iter().map(|note| format!("\n{note}\n")).collect();
        markdown::table(&head, rows) + &notes
    }
}

/// A head as a key: `equal answers (%)` is `equal_answers_percent`.
fn key(head: &str) -> String {
    let words = head.replace('%', " percent ").to_lowercase();
    words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}

/// a to z, then aa and so on.
fn letter(place: usize) -> String {
    let last = char::from(b'a' + u8::try_from(place % 26).unwrap_or_default());
    if place < 26 { last.to_string() } else { letter(place / 26 - 1) + &last.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        let cells = vec![
            Cell::text("a_b"),
            Cell::number(-0.571, 2).spread(Some(0.0149)).star(true),
            Cell::empty("nobody, yet"),
        ];
        Grid::new(&["Task"], ["κ", "n"]).rows([cells], "nothing")
    }

    #[test]
    fn an_empty_cell_says_why_in_every_format() {
        let grid = grid();
        let latex = grid.to_latex().to_string();
        assert!(latex.contains("a\\_b & $-$0.57 $\\pm$ 0.01* & n/a\\textsuperscript{a} \\\\"), "{latex}");
        assert!(latex.contains("\\textsuperscript{a} nobody, yet\n"), "{latex}");
        assert!(grid.to_text().contains("−0.57 ± 0.01*  n/a (a)\n  (a) nobody, yet\n"));
        let markdown = grid.to_markdown();
        assert!(markdown.ends_with("| --- | ---: | ---: |\n| a_b | −0.57 ± 0.01* | n/a (a) |\n\n(a) nobody, yet\n"));
        assert_eq!(grid.nothing(), None);
    }

    #[test]
    fn latex_has_a_minus_in_every_number_and_a_hyphen_between_words() {
        let cells = vec![Cell::text("zero-shot"), Cell::number(-0.571, 3), Cell::text("[-0.480, -0.066]")];
        let latex = Grid::new(&["Task"], ["κ", "interval"]).rows([cells], "nothing").to_latex().to_string();
        assert!(latex.contains("zero-shot & $-$0.571 & [$-$0.480, $-$0.066] \\\\"), "{latex}");
    }

    #[test]
    fn a_win_and_a_significant_difference_have_different_signs() {
        let marked = |star: bool, win: bool| Cell::percent(0.5).star(star).win(win);
        let signs = [marked(true, false), marked(false, true), marked(true, true)].map(|cell| cell.to_string());
        assert_eq!(signs, ["50.0*", "50.0†", "50.0*†"]);
    }

    #[test]
    fn csv_has_a_row_for_each_row_and_the_reasons_at_the_end() {
        let cells = vec![Cell::text("=W001"), Cell::number(0.125, 1), Cell::count(3), Cell::empty("nobody, yet")];
        let grid = Grid::new(&["worker"], ["equal answers (%)", "n", "pay"]).rows([cells], "nothing");
        let expected = "worker,equal_answers_percent,n,pay,undefined\n'=W001,0.125,3,,\"pay: nobody, yet\"\n";
        assert_eq!(grid.to_csv(), expected);
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["a", "z", "aa", "ab", "ba"]);
    }

    #[test]
    fn what_is_no_number_is_never_printed_and_no_zero_has_a_sign() {
        assert!(Cell::number(f64::NAN, 2).reason().is_some());
        assert_eq!(Cell::number(-0.001, 2).to_string(), "0.00");
        let bare = Grid::new(&["Task"], ["κ"]).rows([], "nobody has worked");
        assert_eq!(bare.nothing(), Some("nobody has worked"));
        assert_eq!(bare.name(&bare.rows[0]), "all");
    }
}
