//! The evaluation as files: CSV and LaTeX.

use shared::Language;

use super::{Evaluation, Scores, SystemScore};
use crate::{
    agreement::{decimal, latex},
    export::quoted,
};

impl SystemScore {
    /// `1.234 [1.100, 1.370]*`, as tables show it; the star marks a difference from the baseline.
    pub fn text(&self) -> String {
        let interval =
            self.interval.map_or_else(String::new, |[low, high]| format!(" [{}, {}]", decimal(low), decimal(high)));
        let star = if self.difference.as_ref().is_some_and(|difference| difference.significant) { "*" } else { "" };
        format!("{}{star}{interval}", decimal(self.mean))
    }
}

impl Evaluation {
    /// A row a system and question, with a header. Values in full precision.
    pub fn to_csv(&self) -> String {
        let mut text = "task,question,language,system,mean,low,high,n_items,n_ratings,difference,difference_low,difference_high,significant,method,config\n".to_owned();
        for table in &self.tables {
            for score in &table.systems {
                text += &csv_line(table, score);
            }
        }
        text
    }

    /// The evaluation for a terminal.
    pub fn to_text(&self) -> String {
        let mut lines = vec![self.title.clone()];
        for table in &self.tables {
            lines.push(String::new());
            lines.push(format!("{} · {} · {}", table.task_title, table.question, table.language));
            let line = |score: &SystemScore| {
                format!(
                    "  {:<24} {:<26} n = {}, {} judgements",
                    score.system,
                    score.text(),
                    score.n_items,
                    score.n_ratings
                )
            };
            lines.extend(table.systems.iter().map(line));
        }
        lines.join("\n") + "\n"
    }

    /// A LaTeX table (booktabs) a language.
    pub fn to_latex(&self) -> String {
        let head = format!("% {}; seed {}\n", self.software, self.seed);
        head + &self.languages().iter().map(|language| self.latex_table(language)).collect::<String>()
    }

    fn latex_table(&self, language: &Language) -> String {
        let tables: Vec<&Scores> = self.of_language(language).collect();
        let heads: String = tables.iter().map(|table| format!(" & {}", latex(&table.question))).collect();
        let line = |system: &String| {
            let score =
                |table: &&Scores| table.systems.iter().find(|score| score.system == *system).map(SystemScore::text);
            let cells: String = tables.iter().map(|table| format!(" & {}", score(table).unwrap_or_default())).collect();
            format!("{}{cells} \\\\\n", latex(system))
        };
        let lines: String = self.systems().iter().map(line).collect();
        let columns = "l".repeat(tables.len());
        format!(
            "\\begin{{tabular}}{{l{columns}}}\n\\toprule\n{language}{heads} \\\\\n\\midrule\n{lines}\\bottomrule\n\\end{{tabular}}\n\n"
        )
    }
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
        difference.map(|difference| difference.significant.to_string()).unwrap_or_default(),
        quoted(&score.method),
        table.config.clone(),
    ]
    .join(",")
        + "\n"
}
