//! The evaluation as files: CSV and LaTeX.

use engine::texts::spreadsheet::quoted;
use shared::Language;

use super::{Difference, Evaluation, Preference, Preferences, Scores, SystemScore};
use crate::agreement::{decimal, latex};

impl SystemScore {
    /// `1.234 [1.100, 1.370]*`, as tables show it; the star marks a difference from the baseline.
    pub fn text(&self) -> String {
        let interval =
            self.interval.map_or_else(String::new, |[low, high]| format!(" [{}, {}]", decimal(low), decimal(high)));
        let star = if self.difference.as_ref().is_some_and(|difference| difference.significant) { "*" } else { "" };
        format!("{}{star}{interval}", decimal(self.mean))
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
    /// What the star means, where systems are compared with a baseline.
    pub fn star_note(&self) -> Option<String> {
        self.baseline.as_ref().map(|name| {
            format!(
                "A star marks a difference from {name} with p < .05 by a randomisation test over the texts that both have: exact up to 16 texts, 10,000 draws above. Fewer than 6 texts get no star."
            )
        })
    }

    /// A row a system and question, then three a pair of systems compared, with a header. Values in full precision.
    pub fn to_csv(&self) -> String {
        let mut text = "task,question,language,system,mean,low,high,n_items,n_ratings,difference,difference_low,difference_high,p_value,n_compared,significant,test,method,config\n".to_owned();
        for table in &self.tables {
            for score in &table.systems {
                text += &csv_line(table, score);
            }
        }
        for table in &self.preferences {
            for pair in &table.pairs {
                text += &csv_of_pair(table, pair);
            }
        }
        text
    }

    /// The evaluation for a terminal.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        lines.extend(self.star_note());
        for table in &self.tables {
            lines.push(String::new());
            lines.push(format!("{} · {} · {}", table.task_title, table.question, table.language));
            let line = |score: &SystemScore| {
                let compared = score.difference.as_ref().map_or_else(String::new, |difference| {
                    let Difference { mean, p_value, n_items, .. } = difference;
                    format!(", difference {}, {}, n = {n_items}", decimal(*mean), p_text(*p_value))
                });
                format!(
                    "  {:<24} {:<26} n = {}, {} judgements{compared}",
                    score.system,
                    score.text(),
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
        let left_out = engine::crowd::known::left_out_sentence(&self.left_out)
            .map(|sentence| format!("% {sentence}\n"))
            .unwrap_or_default();
        let star = self.star_note().map(|note| format!("% {note}\n")).unwrap_or_default();
        let head = format!("% {}; seed {}\n{left_out}{star}", self.software, self.seed);
        let scores: String = self.languages().iter().map(|language| self.latex_table(language)).collect();
        head + &scores + &self.preferences.iter().map(latex_of_pairs).collect::<String>()
    }

    fn latex_table(&self, language: &Language) -> String {
        let tables: Vec<&Scores> = self.of_language(language).collect();
        if tables.is_empty() {
            return String::new();
        }
        let heads: String = tables.iter().map(|table| format!(" & {}", latex(&table.question))).collect();
        let line = |system: &String| {
            let score =
                |table: &&Scores| table.systems.iter().find(|score| score.system == *system).map(SystemScore::text);
            let cells: String = tables.iter().map(|table| format!(" & {}", score(table).unwrap_or_default())).collect();
            format!("{}{cells} \\\\\n", latex(system))
        };
        let lines: String = self.systems().iter().map(line).collect();
        let columns = "l".repeat(tables.len());
        let tests: String = tables.iter().flat_map(|table| comments(table)).collect();
        format!(
            "{tests}\\begin{{tabular}}{{l{columns}}}\n\\toprule\n{language}{heads} \\\\\n\\midrule\n{lines}\\bottomrule\n\\end{{tabular}}\n\n"
        )
    }
}

/// A comment for each system that is compared with the baseline: the test behind its star, and its n.
fn comments(table: &Scores) -> impl Iterator<Item = String> {
    table.systems.iter().filter_map(|score| {
        let Difference { p_value, n_items, test, .. } = score.difference.as_ref()?;
        Some(format!("% {}, {}: {}, n = {n_items}, {test}\n", table.question, score.system, p_text(*p_value)))
    })
}

fn csv_line(table: &Scores, score: &SystemScore) -> String {
    let end = |interval: Option<[f64; 2]>, side: usize| {
        interval.map(|interval| interval[side].to_string()).unwrap_or_default()
    };
    let difference = score.difference.as_ref();
    let apart = difference.map(|difference| difference.interval);
    [
        quoted(&table.task_title),
        quoted(&table.question),
        table.language.to_string(),
        quoted(&score.system),
        score.mean.to_string(),
        end(score.interval, 0),
        end(score.interval, 1),
        score.n_items.to_string(),
        score.n_ratings.to_string(),
        difference.map(|difference| difference.mean.to_string()).unwrap_or_default(),
        end(apart, 0),
        end(apart, 1),
        difference.and_then(|difference| difference.p_value).map(|p| p.to_string()).unwrap_or_default(),
        difference.map(|difference| difference.n_items.to_string()).unwrap_or_default(),
        difference.map(|difference| difference.significant.to_string()).unwrap_or_default(),
        difference.map(|difference| quoted(&difference.test)).unwrap_or_default(),
        quoted(&score.method),
        table.config.clone(),
    ]
    .join(",")
        + "\n"
}

/// Three rows: how often the first was preferred, neither, and the other.
fn csv_of_pair(table: &Preferences, pair: &Preference) -> String {
    let (a, b) = (&pair.a, &pair.b);
    let sides = [
        (format!("{a} over {b}"), pair.a_better),
        (format!("neither of {a} and {b}"), pair.tie),
        (format!("{b} over {a}"), pair.b_better),
    ];
    let p = pair.p.map_or_else(String::new, |p| format!("p = {p}, "));
    let line = |(system, share): (String, f64)| {
        [
            quoted(&table.task_title),
            quoted(&table.question),
            table.language.to_string(),
            quoted(&system),
            share.to_string(),
            String::new(),
            String::new(),
            pair.n_items.to_string(),
            pair.n_ratings.to_string(),
            String::new(),
            String::new(),
            String::new(),
            String::new(),
            String::new(),
            String::new(),
            String::new(),
            quoted(&format!("share of judgements; {p}{}", pair.method)),
            table.config.clone(),
        ]
        .join(",")
            + "\n"
    };
    sides.into_iter().map(line).collect()
}

/// The percentages of each pair of systems, as Table 4 of Pang and Gimpel prints them.
fn latex_of_pairs(table: &Preferences) -> String {
    let line = |pair: &Preference| {
        let percent = [pair.a_better, pair.tie, pair.b_better].map(|share| format!("{:.1}", 100.0 * share)).join(" & ");
        let p = pair.p.map_or_else(|| "--".to_owned(), decimal);
        format!("{} & {} & {percent} & {p} & {} \\\\\n", latex(&pair.a), latex(&pair.b), pair.n_ratings)
    };
    let lines: String = table.pairs.iter().map(line).collect();
    let head = format!("{} ({})", latex(&table.question), table.language);
    format!(
        "% {head}\n\\begin{{tabular}}{{llrrrrr}}\n\\toprule\nA & B & A & tie & B & $p$ & $n$ \\\\\n\\midrule\n{lines}\\bottomrule\n\\end{{tabular}}\n\n"
    )
}
