//! How scores of a corpus are printed.

use serde_json::{Map, Value, json};
use tabular::{
    Side,
    csv::Writer,
    latex::{self, Table, escaped},
    number::fixed,
};

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
                    1 => "  (1 segment has no value)".to_owned(),
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
            let mut file = Writer::new(&["metric", "score", "n", "signature"]);
            for row in rows {
                file.row([(&row.name).into(), row.score.into(), n.into(), (&row.signature).into()]);
            }
            file.finish()
        }
        Format::Latex => {
            let cells = rows.iter().map(|row| [escaped(&row.name), escaped(&number(row.score))]);
            let table = Table::new([Side::Left, Side::Right]).head(["metric", "score"]).rows(cells);
            let signatures = signatures(rows.iter().map(|row| (row.name.as_str(), row.signature.as_str())));
            format!("{table}{signatures}")
        }
    }
}

/// Signatures as comments of LaTeX.
pub fn signatures<'a>(of: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    of.map(|(name, signature)| latex::comment(&format!("{name}: {signature}"))).collect()
}

/// Four digits for people.
pub fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| fixed(value, 4))
}
