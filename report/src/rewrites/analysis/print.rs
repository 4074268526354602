//! The analysis of rewrites as files: CSV and LaTeX.

use agreement::significance::{FEWEST, LEVEL};
use engine::texts::spreadsheet::quoted;
use scoring::edit_types::EditType;

use super::{Analysis, LanguageAnalysis, Spread};

/// The name of a kind of edits in tables.
pub const fn title(kind: EditType) -> &'static str {
    match kind {
        EditType::Capitalization => "Capitalization",
        EditType::Lowercase => "Lowercase",
        EditType::Punctuation => "Punctuation",
        EditType::Spelling => "Spelling",
        EditType::Normalization => "Normalization",
        EditType::SplitSentences => "Split sentences",
        EditType::Paraphrase => "Paraphrase",
        EditType::Repetition => "Repetition",
        EditType::Unchanged => "Unchanged",
    }
}

impl Analysis {
    /// A row a number, with a header: which measure, of what, its value and the texts it rests on. Full precision.
    pub fn to_csv(&self) -> String {
        "language,measure,of,value,n\n".to_owned() + &self.languages.iter().map(csv).collect::<String>()
    }

    /// LaTeX tables (booktabs): with a column a language kinds of edits (Table 4) and difference and diversity (Table 5),
    /// then for each language how far the style moved by the style of the source (Table 9).
    pub fn to_latex(&self) -> String {
        let n = "r".repeat(self.languages.len());
        let line = |name: &str, cell: &dyn Fn(&LanguageAnalysis) -> String| {
            let cells: String = self.languages.iter().map(|of| format!(" & {}", cell(of))).collect();
            format!("{name}{cells} \\\\\n")
        };
        let head = line("", &|of| of.language.to_string());
        let percent = |share: f64| format!("{:.0}\\%", share * 100.0);
        let edits: String = EditType::ALL
            .iter()
            .enumerate()
            .map(|(k, kind)| line(title(*kind), &|of| percent(of.share(of.edit_types[k].n))))
            .collect();
        let number = |value: Option<f64>| value.map_or_else(|| "n/a".to_owned(), |value| format!("{value:.2}"));
        let spread = |found: Option<Spread>| {
            found.map_or_else(|| "n/a".to_owned(), |of| of.text().replace('±', "$\\pm$").replace('−', "$-$"))
        };
        let rest = [
            line("Rewrites", &|of| of.n_rewrites.to_string()),
            line("Characters changed", &|of| number(Some(of.edit_distance))),
            line("LeD", &|of| number(Some(of.led))),
            line("self-BLEU", &|of| number(of.self_bleu.value)),
            line("Style shift", &|of| spread(of.style.shift)),
        ]
        .concat();
        let table = |lines: &str| {
            format!("\\begin{{tabular}}{{l{n}}}\n\\toprule\n{head}\\midrule\n{lines}\\bottomrule\n\\end{{tabular}}\n\n")
        };
        format!("% {}\n% Kinds of edits, the paper's definition\n", self.software)
            + &table(&edits)
            + "% Difference, diversity and style\n"
            + &table(&rest)
            + &self.languages.iter().map(shifts).collect::<String>()
    }
}

/// How far the style moved, a row a range of the sources' scores; the star marks p < .05.
fn shifts(of: &LanguageAnalysis) -> String {
    if of.style.undefined.is_some() {
        return String::new();
    }
    let line = |name: &str, n: usize, shift: Option<Spread>, p: Option<f64>| {
        let shift = shift.map_or_else(|| "n/a".to_owned(), |shift| shift.text() + star(p, n));
        let cells = format!("{name} & {n} & {shift} \\\\\n");
        cells.replace('±', "$\\pm$").replace('−', "$-$")
    };
    let lines: String =
        of.style.ranges.iter().map(|range| line(&range.name(), range.sources, range.shift, range.p_value)).collect();
    let all = line("all", of.n_sources, of.style.shift, of.style.p_value);
    let by = of.style.model.as_deref().unwrap_or("a classifier of the study's own texts");
    format!(
        "% Shift of style by the source's score in {}, by {by}; * p < .05, paired t test, none with fewer than 6 sources\n\\begin{{tabular}}{{lrr}}\n\\toprule\nScore & Sources & Shift \\\\\n\\midrule\n{lines}\\midrule\n{all}\\bottomrule\n\\end{{tabular}}\n\n",
        of.language
    )
}

/// The mark of a shift that chance does not explain, over so many sources.
pub fn star(p: Option<f64>, n_sources: usize) -> &'static str {
    if is_significant(p, n_sources) { "*" } else { "" }
}

/// Whether a p over so many sources gets a star.
pub(crate) fn is_significant(p: Option<f64>, n_sources: usize) -> bool {
    n_sources >= FEWEST && p.is_some_and(|p| p < LEVEL)
}

fn csv(of: &LanguageAnalysis) -> String {
    let mut text = String::new();
    let mut line = |measure: &str, name: &str, value: Option<f64>, n: usize| {
        let value = value.map(|value| value.to_string()).unwrap_or_default();
        let cells = [of.language.as_str(), measure, &quoted(name), &value, &n.to_string()].join(",");
        text += &cells;
        text.push('\n');
    };
    for edits in &of.edit_types {
        line("edits_paper", title(edits.kind), Some(of.share(edits.n)), edits.n);
        line("edits_released", title(edits.kind), Some(of.share(edits.n_released)), edits.n_released);
    }
    line("removed", "", None, of.n_removed);
    line("left_out", "", None, of.n_left_out);
    line("corrected", "", None, of.n_corrected);
    line("led", "", Some(of.led), of.n_rewrites);
    line("edit_distance", "", Some(of.edit_distance), of.n_rewrites);
    for range in &of.distances {
        line("edit_distance", &range.name(), Some(of.share(range.n)), range.n);
    }
    let alike = &of.self_bleu;
    line("self_bleu", alike.signature.as_deref().unwrap_or_default(), alike.value, alike.n_sources);
    for (name, found) in
        [("style_sources", of.style.sources), ("style_rewrites", of.style.rewrites), ("style_shift", of.style.shift)]
    {
        line(name, "mean", found.map(|found| found.mean), found.map_or(0, |found| found.n));
        line(name, "sd", found.and_then(|found| found.sd), found.map_or(0, |found| found.n));
    }
    line("style_shift_p", of.style.model.as_deref().unwrap_or_default(), of.style.p_value, of.n_sources);
    for range in &of.style.ranges {
        let share = |n: usize, all: usize| Some(n as f64 / all as f64);
        line("style_sources", &range.name(), share(range.sources, of.n_sources), range.sources);
        line("style_rewrites", &range.name(), share(range.rewrites, of.n_rewrites), range.rewrites);
        line("style_shift", &range.name(), range.shift.map(|found| found.mean), range.shift.map_or(0, |found| found.n));
        line("style_shift_p", &range.name(), range.p_value, range.sources);
    }
    text
}

impl super::Range {
    /// `5–9`, or a single number.
    pub fn name(&self) -> String {
        if self.from == self.to { self.from.to_string() } else { format!("{}–{}", self.from, self.to) }
    }
}
