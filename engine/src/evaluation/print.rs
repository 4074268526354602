//! The evaluation as files: CSV and LaTeX.

use super::{Evaluation, Scores, SystemScore};
use crate::{
    agreement::{decimal, latex},
    export::quoted,
};

impl SystemScore {
    /// `1.234 [1.100, 1.370]*`, as tables show it; the star marks a difference from the baseline.
    pub fn text(&self) -> String {
        let interval = self.interval.map_or_else(String::new, |[low, high]| format!(" [{}, {}]", decimal(low), decimal(high)));
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
        let mut text = format!("{}\n", self.title);
        for table in &self.tables {
            text += &format!("\n{} · {} · {}\n", table.task_title, table.question, table.language);
            for score in &table.systems {
                text += &format!("  {:<24} {:<26} n = {}, {} judgements\n", score.system, score.text(), score.n_items, score.n_ratings);
            }
        }
        text
    }

    /// A LaTeX table (booktabs) a language.
    pub fn to_latex(&self) -> String {
        let mut text = format!("% {}; seed {}\n", self.software, self.seed);
        for language in self.languages() {
            let tables: Vec<&Scores> = self.of_language(&language).collect();
            text += &format!("\\begin{{tabular}}{{l{}}}\n\\toprule\n{language}", "l".repeat(tables.len()));
            for table in &tables {
                text += &format!(" & {}", latex(&table.question));
            }
            text += " \\\\\n\\midrule\n";
            for system in self.systems() {
                text += &latex(&system);
                for table in &tables {
                    let score = table.systems.iter().find(|score| score.system == system);
                    text += &format!(" & {}", score.map_or_else(String::new, SystemScore::text));
                }
                text += " \\\\\n";
            }
            text += "\\bottomrule\n\\end{tabular}\n\n";
        }
        text
    }
}

fn csv_line(table: &Scores, score: &SystemScore) -> String {
    let end = |interval: Option<[f64; 2]>, side: usize| interval.map(|interval| interval[side].to_string()).unwrap_or_default();
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
