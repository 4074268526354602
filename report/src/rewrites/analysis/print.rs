//! The analysis of rewrites as files: CSV and LaTeX.

use agreement::significance::{FEWEST, LEVEL};
use scoring::edit_types::EditType;
use tabular::{csv::Writer, latex};

use super::{Analysis, LanguageAnalysis, Spread};
use crate::grid::{Cell, Grid};

/// The name of a kind of edits in files.
const fn title(kind: EditType) -> &'static str {
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
    /// One row per number, with a header: the measure, its subject, its value and the number of texts. Values have full
    /// precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&["language", "measure", "of", "value", "n"]);
        for language in &self.languages {
            write_csv(&mut file, language);
        }
        file.finish()
    }

    /// LaTeX tables (booktabs): kinds of edits (Table 4) and difference and diversity (Table 5) with a column per
    /// language, then for each language the style shift by the style of the source (Table 9).
    pub fn to_latex(&self) -> String {
        let row = |name: &str, cell: &dyn Fn(&LanguageAnalysis) -> Cell| {
            std::iter::once(Cell::text(name)).chain(self.languages.iter().map(cell)).collect::<Vec<Cell>>()
        };
        let table = |rows: Vec<Vec<Cell>>| {
            let languages = self.languages.iter().map(|of| of.language.as_str());
            Grid::new(&[""], languages).rows(rows, "there are no rewrites").to_latex()
        };
        let kinds = EditType::ALL.iter().enumerate();
        let edits = table(
            kinds
                .map(|(k, kind)| row(title(*kind), &|of| Cell::number(100.0 * of.share(of.edit_types[k].n), 0)))
                .collect(),
        );
        let rest = table(vec![
            row("Rewrites", &|of| Cell::count(of.n_rewrites)),
            row("Characters changed", &|of| Cell::number(of.edit_distance, 2)),
            row("LeD", &|of| Cell::number(of.led, 2)),
            row("self-BLEU", &|of| {
                let reason = of.self_bleu.undefined.as_deref().unwrap_or("it is undefined");
                Cell::maybe(of.self_bleu.value, 2, reason)
            }),
            row("Style shift", &|of| shift_cell(of.style.shift, of)),
        ]);
        let shifts: String = self.languages.iter().map(shifts).collect();
        let [software, of_edits, of_rest] = [
            &self.software,
            "Kinds of edits in percent of rewrites, the paper's definition",
            "Difference, diversity and style",
        ]
        .map(latex::comment);
        format!("{software}{of_edits}{edits}\n{of_rest}{rest}\n{shifts}")
    }
}

/// The size of the style shift, or the reason why it is unknown.
fn shift_cell(shift: Option<Spread>, of: &LanguageAnalysis) -> Cell {
    let reason = of.style.undefined.as_deref().unwrap_or("no source has a rewrite");
    shift.map_or_else(|| Cell::empty(reason), |shift| Cell::number(shift.mean, 2).spread(shift.sd))
}

/// The size of the style shift, one row per range of the sources' scores; the star marks p < .05.
fn shifts(of: &LanguageAnalysis) -> String {
    if of.style.undefined.is_some() {
        return String::new();
    }
    let row = |name: &str, n: usize, shift: Option<Spread>, p: Option<f64>| {
        vec![Cell::text(name), Cell::count(n), shift_cell(shift, of).star(is_significant(p, n))]
    };
    let ranges = of.style.ranges.iter();
    let all = row("all", of.n_sources, of.style.shift, of.style.p_value);
    let rows = ranges.map(|range| row(&range.name(), range.sources, range.shift, range.p_value)).chain([all]);
    let grid = Grid::new(&["Score"], ["Sources", "Shift"]).rows(rows, "there are no sources");
    let by = of.style.model.as_deref().unwrap_or("a classifier of the study's own texts");
    let comment = format!(
        "Shift of style by the source's score in {}, by {by}; * p < .05, paired t test, none with fewer than 6 sources",
        of.language
    );
    format!("{}{}\n", latex::comment(&comment), grid.to_latex())
}

/// The star of a significant shift, given the number of sources.
pub fn star(p: Option<f64>, n_sources: usize) -> &'static str {
    if is_significant(p, n_sources) { "*" } else { "" }
}

/// Whether a p-value over this many sources gets a star.
pub(crate) fn is_significant(p: Option<f64>, n_sources: usize) -> bool {
    n_sources >= FEWEST && p.is_some_and(|p| p < LEVEL)
}

fn write_csv(file: &mut Writer, of: &LanguageAnalysis) {
    let mut line = |measure: &str, name: &str, value: Option<f64>, n: usize| {
        file.row([of.language.as_str().into(), measure.into(), name.into(), value.into(), n.into()]);
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
}

impl super::Range {
    /// `5–9`, or a single number.
    pub fn name(&self) -> String {
        if self.from == self.to { self.from.to_string() } else { format!("{}–{}", self.from, self.to) }
    }
}
