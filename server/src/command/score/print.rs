//! How scores of a corpus are printed.

use serde_json::{Map, Value, json};

use crate::command::format::Format;

/// One metric of one corpus.
pub struct Row {
    pub name: String,
    pub score: Option<f64>,
    pub signature: String,
    /// Segments that are left out because they have no value.
    pub n_undefined: u64,
}

/// The scores of one corpus of so many segments.
pub fn corpus(rows: &[Row], n: usize, format: Format) -> String {
    match format {
        Format::Text => {
            let width = rows.iter().map(|row| row.name.len()).max().unwrap_or_default();
            let line = |row: &Row| {
                let left_out = match row.n_undefined {
                    0 => String::new(),
                    some => format!("  ({some} segments have no value)"),
                };
                format!("{:<width$}  {:>10}  {}{left_out}\n", row.name, number(row.score), row.signature)
            };
            rows.iter().map(line).collect::<String>() + &format!("n = {n}\n")
        }
        Format::Json => {
            let metric = |row: &Row| {
                let mut metric = json!({ "score": row.score, "signature": row.signature });
                if row.n_undefined > 0 {
                    metric["n_undefined"] = row.n_undefined.into();
                }
                (row.name.clone(), metric)
            };
            let metrics: Map<String, Value> = rows.iter().map(metric).collect();
            format!("{:#}\n", json!({ "metrics": metrics, "n": n }))
        }
        Format::Csv => {
            let line = |row: &Row| format!("{},{},{n},{}\n", row.name, full(row.score), cell(&row.signature));
            "metric,score,n,signature\n".to_owned() + &rows.iter().map(line).collect::<String>()
        }
        Format::Latex => {
            let line = |row: &Row| format!("{} & {} \\\\\n", escaped(&row.name), number(row.score));
            let lines: String = rows.iter().map(line).collect();
            let signatures = signatures(rows.iter().map(|row| (row.name.as_str(), row.signature.as_str())));
            format!(
                "\\begin{{tabular}}{{lr}}\n\\toprule\nmetric & score \\\\\n\\midrule\n{lines}\\bottomrule\n\\end{{tabular}}\n{signatures}"
            )
        }
    }
}

/// Signatures as comments of LaTeX.
pub fn signatures<'a>(of: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    of.map(|(name, signature)| format!("% {name}: {signature}\n")).collect()
}

/// Four digits for people.
pub fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.4}"))
}

/// All digits for machines.
pub fn full(value: Option<f64>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A cell of CSV.
pub fn cell(text: &str) -> String {
    if text.contains([',', '"', '\n']) {
        engine::texts::spreadsheet::quoted(text)
    } else {
        engine::texts::spreadsheet::defused(text).into_owned()
    }
}

/// A text in LaTeX.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' | '%' | '$' | '#' | '_' | '{' | '}' => escaped.extend(['\\', c]),
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            _ => escaped.push(c),
        }
    }
    escaped
}
