//! What was detected about a table, in a line.

use agreement::reader::{Arrangement, Content, Detected, Table};
use agreement::report::counted;

/// How many names are listed.
const MOST: usize = 12;

/// The scale and the layout, and what was left out.
pub(super) fn line(found: &Detected, is_detected: bool) -> String {
    let mut parts = vec![scale(found, is_detected), layout(found)];
    if !found.left_out.is_empty() {
        let (column, are) = if found.left_out.len() == 1 { ("Column", "is") } else { ("Columns", "are") };
        parts.push(format!("{column} {} {are} not used.", listed(&found.left_out)));
    }
    for table in &found.tables {
        let of = table.value.as_ref().map_or(String::new(), |value| format!("{value}: "));
        parts.extend(table.table.notes().iter().map(|note| capital(&format!("{of}{note}."))));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}

/// How values relate, and how that is known.
fn scale(found: &Detected, is_detected: bool) -> String {
    let of = |table: &Table| format!("{} scale ({}", table.scale().measure().name(), values(table));
    let rated = found.tables.iter().filter(|one| matches!(one.table.content(), Content::Ratings(_)));
    let all: Vec<(&str, String)> =
        rated.map(|one| (one.value.as_deref().unwrap_or_default(), of(&one.table))).collect();
    let end = if is_detected { "; detected, --scale overrules)." } else { ")." };
    match all.as_slice() {
        [] => String::new(),
        // Several columns mostly have the same scale.
        [(_, first), rest @ ..] if rest.iter().all(|(_, scale)| scale == first) => capital(first) + end,
        several => {
            let each = several.iter().map(|(value, scale)| format!("{value}: {scale}"));
            each.collect::<Vec<_>>().join("), ") + end
        }
    }
}

/// The values that ratings have.
fn values(table: &Table) -> String {
    let Content::Ratings(rows) = table.content() else { return String::new() };
    let mut is_used = vec![false; table.others().len()];
    rows.iter().filter_map(|row| row.value).for_each(|value| is_used[value.code() as usize] = true);
    let used: Vec<&str> =
        table.others().iter().zip(is_used).filter(|(_, is_used)| *is_used).map(|(text, _)| text).collect();
    let numbers: Option<Vec<f64>> = used.iter().map(|text| text.trim().parse().ok()).collect();
    match numbers {
        Some(numbers) if !numbers.is_empty() => {
            let low = numbers.iter().copied().fold(f64::INFINITY, f64::min);
            let high = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            let whole = if numbers.iter().all(|number| number.fract() == 0.0) { "whole numbers" } else { "numbers" };
            if low < high { format!("{whole} from {low} to {high}") } else { format!("every value is {low}") }
        }
        _ if used.len() <= 6 => {
            let mut used: Vec<String> = used.iter().map(|text| short(text)).collect();
            used.sort();
            used.join(", ")
        }
        _ => counted(used.len(), "label"),
    }
}

/// Where the ratings are.
fn layout(found: &Detected) -> String {
    let file = match (found.separator, &found.sheet) {
        (Some(';'), _) => ", separated by semicolons",
        (Some('\t'), _) => ", separated by tabs",
        (_, Some(sheet)) => &format!(", sheet {}", short(sheet)),
        _ => "",
    };
    match &found.arrangement {
        Arrangement::Long => format!(
            "A row per {}{file}.",
            match found.tables.first().map(|one| one.table.content()) {
                Some(Content::Rankings(_)) => "rank",
                Some(Content::Pairs(_)) => "comparison",
                Some(Content::Ratings(_)) | None if found.tables.len() > 1 => "rater and item",
                Some(Content::Ratings(_)) | None => "rating",
            }
        ),
        Arrangement::Wide { item, raters, unrated, silent } => {
            let items = item
                .as_ref()
                .map_or("items by their rows".to_owned(), |item| format!("items in column {}", short(item)));
            let unrated = match unrated {
                0 => String::new(),
                n => format!(" {} without a rating.", counted(usize::try_from(*n).unwrap_or(usize::MAX), "row")),
            };
            let silent = if silent.is_empty() { String::new() } else { format!(" No rating by {}.", listed(silent)) };
            format!("A row per item{file}: {items}, raters {}.{unrated}{silent}", listed(raters))
        }
    }
}

/// Names in a sentence.
pub(super) fn listed(names: &[String]) -> String {
    let short: Vec<String> = names.iter().take(MOST).map(|name| short(name)).collect();
    match short.as_slice() {
        [] => String::new(),
        _ if names.len() > MOST => format!("{} and {} more", short.join(", "), names.len() - MOST),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A name that fits in a sentence, without line breaks.
fn short(name: &str) -> String {
    let name: String = name.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if name.chars().count() <= 30 { name } else { name.chars().take(29).chain(['…']).collect() }
}

/// A sentence with a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
