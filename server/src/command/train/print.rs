//! The numbers at the end of a training.

use scoring::torch::train::Config;
use serde_json::{Value, json};

use crate::command::format::{Format, print};

/// What a measure on held-out data is called, and how it is said in people's unit.
pub type Measure = (&'static str, fn(f64) -> f64);

/// Prints how a model came to be.
///
/// # Errors
/// It cannot be written.
pub fn trained(
    config: &Config,
    counts: &[(&str, usize)],
    (name, value): Measure,
    format: Format,
) -> anyhow::Result<()> {
    let best = config.best;
    let measure = best.and_then(|best| best.measure).map(|measure| value(f64::from(measure)));
    let curve = |points: &[f32]| points.iter().copied().map(f64::from).collect::<Vec<f64>>();
    let mut rows: Vec<(&str, Value)> = counts.iter().map(|(name, count)| (*name, json!(count))).collect();
    rows.push(("steps", json!(config.step)));
    rows.push(("epochs", json!(config.epoch)));
    rows.push(("best_epoch", json!(best.map(|best| best.epoch))));
    rows.push(("loss", json!(curve(&config.losses).last())));
    rows.push((name, json!(measure)));
    if !config.correlations.is_empty() {
        rows.push(("spearman", json!(config.correlation())));
    }
    let cells: Vec<(&str, String)> = rows.iter().map(|(name, value)| (*name, cell(value))).collect();
    print(&match format {
        Format::Json => {
            let mut object: serde_json::Map<String, Value> =
                rows.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            let measures: Vec<f64> = curve(&config.measures).into_iter().map(value).collect();
            object.insert("losses".to_owned(), json!(curve(&config.losses)));
            object.insert("measures".to_owned(), json!(measures));
            if !config.correlations.is_empty() {
                object.insert("correlations".to_owned(), json!(config.correlations));
            }
            object.insert("seed".to_owned(), json!(config.options.seed));
            object.insert("data".to_owned(), json!(config.data));
            format!("{:#}\n", Value::Object(object))
        }
        Format::Csv => {
            let (names, cells): (Vec<&str>, Vec<String>) = cells.into_iter().unzip();
            format!("{}\n{}\n", names.join(","), cells.join(","))
        }
        Format::Text => cells.iter().map(|(name, cell)| format!("{name:<11} {cell}\n")).collect(),
        Format::Latex => {
            let line = |(name, cell): &(&str, String)| format!("{} & {cell} \\\\\n", name.replace('_', "\\_"));
            let lines: String = cells.iter().map(line).collect();
            format!("\\begin{{tabular}}{{lr}}\n\\toprule\n{lines}\\bottomrule\n\\end{{tabular}}\n")
        }
    })
}

/// Nothing where there is no value: nothing was held out.
fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        value => value.to_string(),
    }
}
