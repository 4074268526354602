//! LaTeX tables with the rules of the package booktabs.

use std::fmt::{self, Display};

use crate::{Side, number::fixed};

/// A table in LaTeX: comments above, a head, rows, and text below.
///
/// Cells are LaTeX source: [`escaped`] makes it of plain text.
///
/// # Example
/// ```
/// use tabular::{Side, latex::{Table, escaped}};
/// let table = Table::new([Side::Left, Side::Right]).head(["system", "$r$"]).row([escaped("a_b"), "0.5".to_owned()]);
/// let text = "\\begin{tabular}{lr}\n\\toprule\nsystem & $r$ \\\\\n\\midrule\na\\_b & 0.5 \\\\\n\\bottomrule\n\\end{tabular}\n";
/// assert_eq!(table.to_string(), text);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    sides: Vec<Side>,
    above: String,
    head: Option<String>,
    lines: Vec<String>,
    below: String,
}

impl Table {
    /// A table with so many columns, each aligned to a side.
    pub fn new(sides: impl IntoIterator<Item = Side>) -> Self {
        let sides = sides.into_iter().collect();
        Self { sides, above: String::new(), head: None, lines: Vec::new(), below: String::new() }
    }

    /// The same with a comment above it.
    #[must_use]
    pub fn comment(mut self, text: impl AsRef<str>) -> Self {
        self.above += &comment(text.as_ref());
        self
    }

    /// The same with comments above it.
    #[must_use]
    pub fn comments<T: AsRef<str>>(self, texts: impl IntoIterator<Item = T>) -> Self {
        texts.into_iter().fold(self, Self::comment)
    }

    /// The same with a head, a cell for each column.
    #[must_use]
    pub fn head<T: Into<String>>(mut self, cells: impl IntoIterator<Item = T>) -> Self {
        self.head = Some(line(cells));
        self
    }

    /// The same with another row, a cell for each column or cells that span several.
    #[must_use]
    pub fn row<T: Into<String>>(mut self, cells: impl IntoIterator<Item = T>) -> Self {
        self.lines.push(line(cells));
        self
    }

    /// The same with other rows.
    #[must_use]
    pub fn rows<T: Into<String>, R: IntoIterator<Item = T>>(self, rows: impl IntoIterator<Item = R>) -> Self {
        rows.into_iter().fold(self, Self::row)
    }

    /// The same with a rule after the last row.
    #[must_use]
    pub fn rule(mut self) -> Self {
        self.lines.push("\\midrule\n".to_owned());
        self
    }

    /// The same with LaTeX source below it, on lines of its own.
    #[must_use]
    pub fn below(mut self, source: impl AsRef<str>) -> Self {
        self.below += source.as_ref();
        self.below.push('\n');
        self
    }
}

impl Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides: String = self.sides.iter().map(|side| if *side == Side::Left { 'l' } else { 'r' }).collect();
        write!(f, "{}\\begin{{tabular}}{{{sides}}}\n\\toprule\n", self.above)?;
        if let Some(head) = &self.head {
            writeln!(f, "{head}\\midrule")?;
        }
        write!(f, "{}\\bottomrule\n\\end{{tabular}}\n{}", self.lines.concat(), self.below)
    }
}

fn line<T: Into<String>>(cells: impl IntoIterator<Item = T>) -> String {
    let cells = cells.into_iter().map(Into::into).collect::<Vec<String>>().join(" & ");
    // After the end of the line before, LaTeX would read a bracket as its optional argument, and a star as its form.
    let guard = if cells.starts_with(['[', '*']) { "{}" } else { "" };
    format!("{guard}{cells} \\\\\n")
}

/// A comment on a line of its own, whatever line ends the text has.
pub fn comment(text: &str) -> String {
    format!("% {}\n", text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Plain text as LaTeX source: LaTeX's own characters escaped, and in mathematics the signs and Greek letters that its
/// text fonts lack.
///
/// A hyphen that begins a number is a minus: `-0.5` and `[-1, 1]` have one, `2019-2020` and `gpt-4` have hyphens.
pub fn escaped(text: &str) -> String {
    let mut source = String::with_capacity(text.len());
    let (mut before, mut rest) = (' ', text.chars());
    while let Some(c) = rest.next() {
        let is_minus = c == '-' && is_start(before) && is_number(rest.as_str());
        before = c;
        match c {
            '-' if is_minus => source.push_str("$-$"),
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => source.extend(['\\', c]),
            '<' | '>' => source.extend(['$', c, '$']),
            '\\' => source.push_str("\\textbackslash{}"),
            '~' => source.push_str("\\textasciitilde{}"),
            '^' => source.push_str("\\textasciicircum{}"),
            'α' => source.push_str("$\\alpha$"),
            'κ' => source.push_str("$\\kappa$"),
            'ρ' => source.push_str("$\\rho$"),
            'τ' => source.push_str("$\\tau$"),
            'Δ' => source.push_str("$\\Delta$"),
            '†' => source.push_str("$^{\\dagger}$"),
            '±' => source.push_str("$\\pm$"),
            '−' => source.push_str("$-$"),
            c if c.is_control() => source.push(' '),
            c => source.push(c),
        }
    }
    source
}

/// A number with this many digits after the point, as LaTeX source.
pub fn number(value: f64, digits: usize) -> String {
    escaped(&fixed(value, digits))
}

/// Whether a number may begin after this character.
fn is_start(before: char) -> bool {
    before.is_whitespace() || "([{<>=±,;:/|".contains(before)
}

/// Whether this begins with a digit, or with a point and a digit.
fn is_number(text: &str) -> bool {
    text.strip_prefix('.').unwrap_or(text).starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_leaves_its_cell() {
        assert_eq!(
            escaped("a & b_c\\d\ne^2~%"),
            "a \\& b\\_c\\textbackslash{}d e\\textasciicircum{}2\\textasciitilde{}\\%"
        );
        assert_eq!(escaped("κ −0.5 ± 0.1†, p < .05"), "$\\kappa$ $-$0.5 $\\pm$ 0.1$^{\\dagger}$, p $<$ .05");
    }

    #[test]
    fn a_hyphen_before_a_number_is_a_minus_and_others_stay_hyphens() {
        for (text, source) in [
            ("-0.5", "$-$0.5"),
            ("[-0.480, -0.066]", "[$-$0.480, $-$0.066]"),
            ("-0.1 to -.05", "$-$0.1 to $-$.05"),
            ("p=-1/-2", "p=$-$1/$-$2"),
            ("2019-2020, gpt-4, zero-shot, - 3, a -b", "2019-2020, gpt-4, zero-shot, - 3, a -b"),
        ] {
            assert_eq!(escaped(text), source);
        }
        assert_eq!([number(-0.5714, 3), number(-0.0001, 3)], ["$-$0.571", "0.000"]);
    }

    #[test]
    fn a_row_may_begin_with_a_bracket() {
        let table = Table::new([Side::Left]).row(["a"]).row(["[Pilot] b"]).to_string();
        assert!(table.contains("a \\\\\n{}[Pilot] b \\\\\n"), "{table}");
    }

    #[test]
    fn a_comment_stays_on_its_line() {
        let table = Table::new([Side::Left]).comment("two\nlines").row(["a"]).rule().row(["b"]).below("% end");
        let text = "% two lines\n\\begin{tabular}{l}\n\\toprule\na \\\\\n\\midrule\nb \\\\\n\\bottomrule\n\\end{tabular}\n% end\n";
        assert_eq!(table.to_string(), text);
    }
}
