//! The evaluation as files: CSV and LaTeX.

use engine::crowd::answers::shown_in_words;
use shared::{Language, Locale};
use tabular::{
    csv::{Cell as CsvCell, Writer},
    latex,
};

use super::{Comparison, Difference, Evaluation, Preference, Preferences, Scores, SystemScore};
use crate::{
    agreement::decimal,
    grid::{Cell, Grid},
    left_out_comment, versions_cell, versions_comment,
};

/// The head of the CSV.
const HEAD: [&str; 25] = [
    "task",
    "question",
    "language",
    "system",
    "mean",
    "low",
    "high",
    "n_items",
    "n_ratings",
    "difference",
    "difference_low",
    "difference_high",
    "p_value",
    "n_compared",
    "significant",
    "test",
    "method",
    "config",
    "letters",
    "versions",
    "comparison",
    "n_baseline",
    "win_rate",
    "win_rate_low",
    "win_rate_high",
];

impl SystemScore {
    /// `1.234 [1.100, 1.370]*`, as tables show it; the star marks a significant difference from the baseline.
    pub fn text(&self) -> String {
        let interval =
            self.interval.map_or_else(String::new, |[low, high]| format!(" [{}, {}]", decimal(low), decimal(high)));
        let star = if self.is_starred() { "*" } else { "" };
        format!("{}{star}{interval}", decimal(self.mean))
    }

    fn is_starred(&self) -> bool {
        self.difference.as_ref().is_some_and(|difference| difference.significant)
    }
}

impl Difference {
    /// `n = 40`, or `n = 40 and 38` of independent samples.
    pub fn n_text(&self) -> String {
        match self.comparison {
            Comparison::Paired => format!("n = {}", self.n_items),
            Comparison::Independent => format!("n = {} and {}", self.n_items, self.n_baseline),
        }
    }
}

/// `p = 0.031`, `p < 0.001` or `p n/a`.
pub fn p_text(p: Option<f64>) -> String {
    match p {
        Some(p) if p < 0.001 => "p < 0.001".to_owned(),
        Some(p) => format!("p = {}", decimal(p)),
        None => "p n/a".to_owned(),
    }
}

impl Evaluation {
    /// The meaning of the star, if systems are compared with a baseline.
    pub fn star_note(&self, say: Locale) -> Option<String> {
        self.baseline.as_ref().map(|name| say.evaluation_star_note(name))
    }

    /// How systems are compared that share too few texts, if two systems are: in letters or with the baseline.
    pub fn independent_note(&self, say: Locale) -> Option<&'static str> {
        let compared = self.tables.iter().flat_map(|table| {
            let pairs = table.pairs.iter().map(|pair| pair.comparison);
            pairs.chain(table.systems.iter().filter_map(|score| Some(score.difference.as_ref()?.comparison)))
        });
        let mut compared = compared.filter(|comparison| *comparison == Comparison::Independent);
        compared.next().map(|_| say.evaluation_independent())
    }

    /// One row per system and question, then three per pair of compared systems, with a header. Values have full
    /// precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&HEAD);
        for table in &self.tables {
            for score in &table.systems {
                file.row(csv_row(table, score));
            }
        }
        for table in &self.preferences {
            for pair in &table.pairs {
                csv_of_pair(&mut file, table, pair);
            }
        }
        file.finish()
    }

    /// The evaluation for a terminal.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        lines.extend(shown_in_words(&self.series, Locale::En));
        lines.extend(self.star_note(Locale::En));
        lines.extend(self.independent_note(Locale::En).map(str::to_owned));
        for table in &self.tables {
            lines.push(String::new());
            lines.push(format!("{} · {} · {}", table.task_title, table.question, table.language));
            let line = |score: &SystemScore| {
                let compared = score.difference.as_ref().map_or_else(String::new, |difference| {
                    let Difference { mean, p_value, .. } = difference;
                    format!(", difference {}, {}, {}", decimal(*mean), p_text(*p_value), difference.n_text())
                });
                format!(
                    "  {:<24} {:<26} {:<4} n = {}, {} judgements{compared}",
                    score.system,
                    score.text(),
                    score.letters.as_deref().unwrap_or_default(),
                    score.n_items,
                    score.n_ratings
                )
            };
            lines.extend(table.systems.iter().map(line));
        }
        for table in &self.preferences {
            lines.push(String::new());
            lines.push(format!(
                "{} · {} · {}: % first / neither / second",
                table.task_title, table.question, table.language
            ));
            let line = |pair: &Preference| {
                let p = pair.p.map_or_else(|| "n/a".to_owned(), decimal);
                let n = format!("n = {}, {} judgements", pair.n_items, pair.n_ratings);
                format!("  {:<36} {:<24} p = {p}  {n}", format!("{} · {}", pair.a, pair.b), pair.text())
            };
            lines.extend(table.pairs.iter().map(line));
        }
        lines.join("\n") + "\n"
    }

    /// A LaTeX table (booktabs) a language.
    pub fn to_latex(&self) -> String {
        let head = latex::comment(&format!("{}; seed {}", self.software, self.seed));
        let independent = self.independent_note(Locale::En).map(str::to_owned);
        let notes = self.star_note(Locale::En).into_iter().chain(independent);
        let star: String = notes.map(|note| latex::comment(&note)).collect();
        let scores: String = self.languages().iter().map(|language| self.latex_table(language)).collect();
        let pairs: String = self.preferences.iter().map(latex_of_pairs).collect();
        format!("{head}{}{}{star}{scores}{pairs}", versions_comment(&self.series), left_out_comment(&self.left_out))
    }

    fn latex_table(&self, language: &Language) -> String {
        let tables: Vec<&Scores> = self.of_language(language).collect();
        if tables.is_empty() {
            return String::new();
        }
        let row = |system: &String| {
            let cell = |table: &&Scores| {
                table.systems.iter().find(|score| score.system == *system).map_or_else(
                    || Cell::empty("no ratings of this system"),
                    |score| Cell::number(score.mean, 3).star(score.is_starred()).interval(score.interval),
                )
            };
            std::iter::once(Cell::text(system)).chain(tables.iter().map(cell)).collect::<Vec<Cell>>()
        };
        let grid = Grid::new(&[language.as_str()], tables.iter().map(|table| &table.question))
            .rows(self.systems().iter().map(row), "no system was rated");
        let tests: String = tables.iter().flat_map(|table| comments(table)).collect();
        format!("{tests}{}\n", grid.to_latex())
    }
}

/// A comment for each system that is compared with the baseline: the test of its star, and its n.
fn comments(table: &Scores) -> impl Iterator<Item = String> {
    table.systems.iter().filter_map(|score| {
        let difference = score.difference.as_ref()?;
        let Difference { p_value, test, .. } = difference;
        let (question, system, p) = (&table.question, &score.system, p_text(*p_value));
        Some(latex::comment(&format!("{question}, {system}: {p}, {}, {test}", difference.n_text())))
    })
}

fn csv_row<'a>(table: &'a Scores, score: &'a SystemScore) -> [CsvCell<'a>; HEAD.len()] {
    let end = |interval: Option<[f64; 2]>, side: usize| interval.map(|interval| interval[side]).into();
    let difference = score.difference.as_ref();
    let apart = difference.map(|difference| difference.interval);
    [
        (&table.task_title).into(),
        (&table.question).into(),
        table.language.as_str().into(),
        (&score.system).into(),
        score.mean.into(),
        end(score.interval, 0),
        end(score.interval, 1),
        score.n_items.into(),
        score.n_ratings.into(),
        difference.map(|difference| difference.mean).into(),
        end(apart, 0),
        end(apart, 1),
        difference.and_then(|difference| difference.p_value).into(),
        difference.map(|difference| difference.n_items).into(),
        difference.map(|difference| difference.significant).into(),
        difference.map(|difference| &difference.test).into(),
        (&score.method).into(),
        CsvCell::word(&table.config),
        score.letters.as_ref().into(),
        versions_cell(table.versions.iter().map(|version| version.number)).into(),
        difference.map_or(CsvCell::Empty, |difference| CsvCell::word(difference.comparison.name())),
        difference.map(|difference| difference.n_baseline).into(),
        CsvCell::Empty,
        CsvCell::Empty,
        CsvCell::Empty,
    ]
}

/// Three rows: how often the first system, neither, and the second system was preferred; the win rate and its interval are
/// in the rows of the systems.
fn csv_of_pair(file: &mut Writer, table: &Preferences, pair: &Preference) {
    let (a, b) = (&pair.a, &pair.b);
    let first = (pair.win_rate, pair.win_rate_interval);
    let other = (1.0 - pair.win_rate, pair.win_rate_interval.map(|[low, high]| [1.0 - high, 1.0 - low]));
    let sides = [
        (format!("{a} over {b}"), pair.a_better, Some(first)),
        (format!("neither of {a} and {b}"), pair.tie, None),
        (format!("{b} over {a}"), pair.b_better, Some(other)),
    ];
    let p = pair.p.map_or_else(String::new, |p| format!("p = {p}, "));
    for (system, share, won) in sides {
        let mut cells = [const { CsvCell::Empty }; HEAD.len()];
        cells[0] = (&table.task_title).into();
        cells[1] = (&table.question).into();
        cells[2] = table.language.as_str().into();
        cells[3] = system.into();
        cells[4] = share.into();
        cells[7] = pair.n_items.into();
        cells[8] = pair.n_ratings.into();
        cells[16] = format!("share of judgements; {p}{}", pair.method).into();
        cells[17] = CsvCell::word(&table.config);
        cells[19] = versions_cell(table.versions.iter().map(|version| version.number)).into();
        if let Some((rate, interval)) = won {
            cells[12] = pair.p.into();
            cells[22] = rate.into();
            cells[23] = interval.map(|[low, _]| low).into();
            cells[24] = interval.map(|[_, high]| high).into();
        }
        file.row(cells);
    }
}

/// The percentages of each pair of systems, as Table 4 of Pang and Gimpel prints them.
fn latex_of_pairs(table: &Preferences) -> String {
    let row = |pair: &Preference| {
        let shares = [pair.a_better, pair.tie, pair.b_better].map(Cell::percent);
        let p = Cell::maybe(pair.p, 3, "every text was a tie");
        let systems = [Cell::text(&pair.a), Cell::text(&pair.b)];
        systems.into_iter().chain(shares).chain([p, Cell::count(pair.n_ratings)]).collect::<Vec<Cell>>()
    };
    let grid =
        Grid::new(&["A", "B"], ["A", "tie", "B", "p", "n"]).rows(table.pairs.iter().map(row), "nothing was compared");
    let head = latex::comment(&format!("{} ({})", table.question, table.language));
    format!("{head}{}\n", grid.to_latex())
}
