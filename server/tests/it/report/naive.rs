//! The statistics once more, as their definitions read, from nothing but an exported CSV. Slow and independent.

use std::collections::BTreeMap;

/// A row of a CSV by the names of its columns.
pub type Row = BTreeMap<String, String>;

/// Reads CSV with quotes, as RFC 4180 has it.
pub fn csv(text: &str) -> Vec<Row> {
    let mut lines = records(text).into_iter();
    let head = lines.next().expect("a header");
    lines.map(|cells| head.iter().cloned().zip(cells).collect()).collect()
}

fn records(text: &str) -> Vec<Vec<String>> {
    let (mut records, mut record, mut cell, mut quoted) = (Vec::new(), Vec::new(), String::new(), false);
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match (c, quoted) {
            ('"', true) if rest.peek() == Some(&'"') => {
                rest.next();
                cell.push('"');
            }
            ('"', _) => quoted = !quoted,
            (',', false) => record.push(std::mem::take(&mut cell)),
            ('\n', false) => {
                record.push(std::mem::take(&mut cell));
                records.push(std::mem::take(&mut record));
            }
            (c, _) => cell.push(c),
        }
    }
    assert!(record.is_empty() && cell.is_empty(), "the file ends with a line");
    records
}

/// The counted numbers of a question, by item.
pub fn by_item(rows: &[Row], question: &str) -> BTreeMap<String, Vec<f64>> {
    let mut items: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for row in rows
        .iter()
        .filter(|row| row["question"] == question && row["outcome"] == "counted" && row["superseded"] == "false")
    {
        items.entry(row["item"].clone()).or_default().push(row["value"].parse().expect("a number"));
    }
    items
}

/// The share of equal pairs, mean over items.
pub fn percent(items: &BTreeMap<String, Vec<f64>>) -> f64 {
    let shares: Vec<f64> = items.values().filter(|values| values.len() > 1).map(|values| equal_pairs(values)).collect();
    shares.iter().sum::<f64>() / shares.len() as f64
}

fn equal_pairs(values: &[f64]) -> f64 {
    let pairs = ordered_pairs(values);
    pairs.iter().filter(|(a, b)| a == b).count() as f64 / pairs.len() as f64
}

fn ordered_pairs(values: &[f64]) -> Vec<(f64, f64)> {
    let all = values
        .iter()
        .enumerate()
        .flat_map(|(i, a)| values.iter().enumerate().filter(move |(j, _)| *j != i).map(|(_, b)| (*a, *b)));
    all.collect()
}

/// Fleiss' kappa, all items with the same number of ratings.
pub fn fleiss(items: &BTreeMap<String, Vec<f64>>) -> f64 {
    let all: Vec<f64> = items.values().flatten().copied().collect();
    let mut levels = all.clone();
    levels.sort_by(f64::total_cmp);
    levels.dedup();
    let share = |level: &f64| all.iter().filter(|value| *value == level).count() as f64 / all.len() as f64;
    let chance: f64 = levels.iter().map(|level| share(level).powi(2)).sum();
    (percent(items) - chance) / (1.0 - chance)
}

/// Krippendorff's alpha, ordinal, by counting every pair.
pub fn alpha(items: &BTreeMap<String, Vec<f64>>) -> f64 {
    let paired: Vec<&Vec<f64>> = items.values().filter(|values| values.len() > 1).collect();
    let all: Vec<f64> = paired.iter().flat_map(|values| values.iter().copied()).collect();
    let distance = |a: f64, b: f64| {
        let (low, high) = (a.min(b), a.max(b));
        let between = all.iter().filter(|value| (low..=high).contains(*value)).count() as f64;
        let ends = [low, high].map(|end| all.iter().filter(|value| **value == end).count() as f64);
        if a == b { 0.0 } else { (between - f64::midpoint(ends[0], ends[1])).powi(2) }
    };
    let n = all.len() as f64;
    let within = |values: &Vec<f64>| {
        ordered_pairs(values).iter().map(|(a, b)| distance(*a, *b)).sum::<f64>() / (values.len() - 1) as f64
    };
    let observed = paired.iter().map(|values| within(values)).sum::<f64>() / n;
    let expected = ordered_pairs(&all).iter().map(|(a, b)| distance(*a, *b)).sum::<f64>() / (n * (n - 1.0));
    1.0 - observed / expected
}

/// ICC(1), all items with the same number of ratings.
pub fn icc1(items: &BTreeMap<String, Vec<f64>>) -> f64 {
    let k = items.values().next().expect("an item").len() as f64;
    let n = items.len() as f64;
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let all: Vec<f64> = items.values().flatten().copied().collect();
    let between = k * items.values().map(|values| (mean(values) - mean(&all)).powi(2)).sum::<f64>() / (n - 1.0);
    let within =
        items.values().map(|values| values.iter().map(|v| (v - mean(values)).powi(2)).sum::<f64>()).sum::<f64>()
            / (n * (k - 1.0));
    (between - within) / (between + (k - 1.0) * within)
}

/// Kendall's τ-b of two rankings; nothing where one of them ties everything.
pub fn tau_b(x: &[f64], y: &[f64]) -> Option<f64> {
    let (mut concordance, mut free_x, mut free_y) = (0.0, 0.0_f64, 0.0_f64);
    for i in 0..x.len() {
        for j in 0..i {
            let sign = |a: f64, b: f64| if a == b { 0.0 } else { (a - b).signum() };
            let (dx, dy) = (sign(x[i], x[j]), sign(y[i], y[j]));
            concordance += dx * dy;
            free_x += dx.abs();
            free_y += dy.abs();
        }
    }
    (free_x > 0.0 && free_y > 0.0).then(|| concordance / (free_x * free_y).sqrt())
}
