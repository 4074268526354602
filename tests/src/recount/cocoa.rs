//! CoCoA-MT: Tables 2 to 6, 10 and 12.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    export::{Export, Row, grouped},
    formula::{Items, alpha_nominal, mean},
    printed::{Table, Tables},
    tool::{Pair, Tool},
};

/// The system that Table 10 compares the others with.
pub const BASELINE: &str = "COPY";

const LABELS: [(&str, &str); 4] = [("F", "formal"), ("I", "informal"), ("N", "neutral"), ("O", "other")];

/// A reference: its text, and the phrases marked in it.
struct Reference<'a> {
    text: &'a str,
    phrases: Vec<String>,
}

/// The references of a level, by source.
type References<'a> = BTreeMap<&'a str, Reference<'a>>;

/// Counts every table again and holds the printed ones, made with [`BASELINE`], against it.
///
/// # Errors
/// The command line refuses a text.
///
/// # Panics
/// A number differs.
pub async fn recount(export: &Export, tables: &Tables, tool: &Tool<'_>) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        let levels = ["formal", "informal"].map(|level| references(export, level, tag));
        let [formal, informal] = &levels;
        overlap(&tables.table("cocoa-t2"), name, [formal, informal], tool).await?;
        let table = tables.table("cocoa-t3");
        marked(&table, &[name, "formal"], formal);
        marked(&table, &[name, "informal"], informal);
        table.is_all_counted();
        labels(export, &tables.table("cocoa-t4"), (tag, name));
        validation(export, &tables.table("cocoa-t5"), (tag, name), [formal, informal]);
        accuracy(export, &tables.table("cocoa-t6"), (tag, name), [formal, informal]);
        quality(export, &tables.table("cocoa-t10"), (tag, name));
        gender(export, &tables.table("cocoa-t12"), (tag, name), [formal, informal]);
    }
    Ok(())
}

/// What people wrote for a level, with what they marked in it.
fn references<'a>(export: &'a Export, level: &str, tag: &'a str) -> References<'a> {
    let marks = export.answers.iter().filter(|row| row.text("question") == "marks");
    let marks: BTreeMap<&str, &str> = marks.map(|row| (row.text("output_id"), row.text("spans"))).collect();
    let of = |row: &&'a Row| {
        let (text, letters) = (row.text("text"), row.text("text").chars().collect::<Vec<char>>());
        let phrase = |span: &str| {
            let (start, end) = span.rsplit_once(':').and_then(|(_, ends)| ends.split_once('-')).expect("a stretch");
            let [start, end] = [start, end].map(|place| place.parse::<usize>().expect("a place"));
            letters[start..end].iter().collect::<String>()
        };
        let spans = marks.get(row.text("output_id")).copied().unwrap_or_default();
        let phrases = spans.split('|').filter(|span| !span.is_empty()).map(phrase).collect();
        (row.text("source_id"), Reference { text, phrases })
    };
    export.of_system(level, tag).iter().map(of).collect()
}

/// Table 2.
async fn overlap(
    table: &Table<'_>,
    name: &str,
    [formal, informal]: [&References<'_>; 2],
    tool: &Tool<'_>,
) -> anyhow::Result<()> {
    let both = informal.iter().filter_map(|(source, own)| {
        let other = formal.get(source)?;
        Some(Pair { source: other.text, output: own.text, references: vec![other.text] })
    });
    let both: Vec<Pair<'_>> = both.collect();
    table.is(&[name], "formal references", Some(formal.len() as f64));
    table.is(&[name], "informal references", Some(informal.len() as f64));
    table.is(&[name], "segments with both", Some(both.len() as f64));
    table.is(&[name], "overlap", tool.corpus("bleu", &both).await?);
    table.is_all_counted();
    Ok(())
}

/// Table 3.
fn marked(table: &Table<'_>, row: &[&str], references: &References<'_>) {
    let phrases: Vec<&str> = references.values().flat_map(|of| &of.phrases).map(String::as_str).collect();
    let words: Vec<&str> = phrases.iter().flat_map(|phrase| phrase.split_whitespace()).collect();
    let unique = |all: &[&str]| all.iter().collect::<BTreeSet<_>>().len();
    let with = references.values().filter(|of| !of.phrases.is_empty()).count();
    let counts = [
        ("phrases, unique", unique(&phrases)),
        ("phrases, total", phrases.len()),
        ("tokens, unique", unique(&words)),
        ("tokens, total", words.len()),
        ("references", references.len()),
        ("references with a mark", with),
    ];
    for (column, n) in counts {
        table.is(row, column, Some(n as f64));
    }
}

/// Table 4.
fn labels(export: &Export, table: &Table<'_>, (tag, name): (&str, &str)) {
    let answers = export.answers("cocoa/formality-label", "label", tag);
    let place = |row: &Row| LABELS.iter().position(|(_, label)| *label == row.text("value")).expect("one of four");
    let items: Items = grouped(&answers, |row| row.text("item"), |row| place(row) as f64).into_values().collect();
    for system in answers.iter().map(|row| row.text("system")).collect::<BTreeSet<_>>() {
        let own: Vec<&str> =
            answers.iter().filter(|row| row.text("system") == system).map(|row| row.text("value")).collect();
        for (column, label) in LABELS {
            let n = own.iter().filter(|given| **given == label).count();
            table.is(&[name, system], column, Some(100.0 * n as f64 / own.len() as f64));
        }
        table.is(&[name, system], "labels", Some(own.len() as f64));
        table.is(&[name, system], "IAA", alpha_nominal(&items));
    }
    table.is_all_counted();
}

/// The automatic label: a phrase stands in the text, or all its words are words of the text.
fn automatic(text: &str, [formal, informal]: [&Reference<'_>; 2], by_words: bool) -> &'static str {
    let words: BTreeSet<&str> = text.split(' ').collect();
    let has = |phrase: &String| {
        if by_words { phrase.split(' ').all(|word| words.contains(word)) } else { text.contains(phrase.as_str()) }
    };
    match (formal.phrases.iter().any(has), informal.phrases.iter().any(has)) {
        (true, false) => "formal",
        (false, true) => "informal",
        (false, false) => "neutral",
        (true, true) => "other",
    }
}

/// The label that most people gave, if it is one.
fn majority<'a>(given: &[&'a str]) -> Option<&'a str> {
    let n = |label: &str| given.iter().filter(|one| **one == label).count();
    let most = given.iter().map(|label| n(label)).max()?;
    let with: BTreeSet<&str> = given.iter().filter(|label| n(label) == most).copied().collect();
    if with.len() == 1 { with.into_iter().next() } else { None }
}

/// Table 5.
fn validation(export: &Export, table: &Table<'_>, (tag, name): (&str, &str), [formal, informal]: [&References<'_>; 2]) {
    let answers = export.answers("cocoa/formality-label", "label", tag);
    let given = grouped(&answers, |row| row.text("output_id"), |row| row.text("value"));
    for (variant, by_words) in [("substring", false), ("token", true)] {
        let (mut pairs, mut divided) = (Vec::new(), 0);
        for row in export.outputs(tag) {
            let source = row.text("source_id");
            let (Some(given), Some(f), Some(i)) =
                (given.get(row.text("output_id")), formal.get(source), informal.get(source))
            else {
                continue;
            };
            match majority(given) {
                Some(human) => pairs.push((automatic(row.text("text"), [f, i], by_words), human)),
                None => divided += 1,
            }
        }
        for (_, label) in LABELS {
            let n = |of: &dyn Fn(&&(&str, &str)) -> bool| pairs.iter().filter(|pair| of(pair)).count() as f64;
            let hit = n(&|(machine, human)| *machine == label && *human == label);
            let share = |all: f64| (all > 0.0).then(|| hit / all);
            table.is(&[name, variant], &format!("{label}, P"), share(n(&|(machine, _)| *machine == label)));
            table.is(&[name, variant], &format!("{label}, R"), share(n(&|(_, human)| *human == label)));
        }
        table.is(&[name, variant], "outputs", Some(pairs.len() as f64));
        table.is(&[name, variant], "without a majority", Some(f64::from(divided)));
    }
    table.is_all_counted();
}

/// Table 6.
fn accuracy(export: &Export, table: &Table<'_>, (tag, name): (&str, &str), [formal, informal]: [&References<'_>; 2]) {
    for system in export.systems(tag).into_iter().filter(|system| !["formal", "informal"].contains(system)) {
        for (variant, by_words) in [("substring", false), ("token", true)] {
            let label = |row: &&Row| {
                let source = row.text("source_id");
                Some(automatic(row.text("text"), [formal.get(source)?, informal.get(source)?], by_words))
            };
            let found: Vec<&str> = export.of_system(system, tag).iter().filter_map(label).collect();
            let n = |label: &str| found.iter().filter(|one| **one == label).count() as f64;
            for (_, label) in LABELS {
                table.is(&[name, system], &format!("{variant}: {label}"), Some(n(label)));
            }
            let either = n("formal") + n("informal");
            for (column, label) in [("M-Acc(F), %", "formal"), ("M-Acc(I), %", "informal")] {
                let share = (either > 0.0).then(|| 100.0 * n(label) / either);
                table.is(&[name, system], &format!("{variant}: {column}"), share);
            }
        }
    }
    table.is_all_counted();
}

/// Table 10.
fn quality(export: &Export, table: &Table<'_>, (tag, name): (&str, &str)) {
    let accurate = |row: &Row| f64::from(u8::from(row.text("value") == "yes"));
    let mean_of = |(preset, question): (&str, &str), system: &str, value: &dyn Fn(&Row) -> f64| {
        let answers = export.answers(preset, question, tag);
        let own: Vec<&Row> = answers.into_iter().filter(|row| row.text("system") == system).collect();
        let sources = grouped(&own, |row| row.text("source_id"), value);
        (!own.is_empty()).then(|| mean(&sources.values().map(|values| mean(values)).collect::<Vec<_>>()))
    };
    let matches = |system: &str| mean_of(("cocoa/matches-level", "matches"), system, &accurate);
    let points = |system: &str| mean_of(("cocoa/quality-1-6", "quality"), system, &|row| row.number("value"));
    for system in export.systems(tag) {
        let row = [name, system];
        table.is(&row, "accuracy", matches(system).map(|share| 100.0 * share));
        table.is(&row, "quality", points(system));
        let beside = |own: Option<f64>, baseline: Option<f64>| own.zip(baseline).filter(|_| system != BASELINE);
        let lead = beside(matches(system), matches(BASELINE)).map(|(own, other)| 100.0 * (own - other));
        table.is(&row, "accuracy, Δ baseline", lead);
        let gain = beside(points(system), points(BASELINE)).map(|(own, other)| 100.0 * (own - other) / other);
        table.is(&row, "quality, % of baseline", gain);
    }
    table.is_all_counted();
}

/// Table 12.
fn gender(export: &Export, table: &Table<'_>, (tag, name): (&str, &str), levels: [&References<'_>; 2]) {
    let text = |id: &str| export.outputs.iter().find(|row| row.text("output_id") == id).map(|row| row.text("text"));
    let shown: BTreeMap<&str, &str> =
        export.items.iter().map(|row| (row.text("hit_item_id"), row.text("output_id"))).collect();
    let mut segments: BTreeSet<&str> = levels.into_iter().flat_map(BTreeMap::keys).copied().collect();
    let mut with = BTreeSet::new();
    for row in export.answers("cocoa/gender-variant", "gender_variant", tag) {
        segments.insert(row.text("source_id"));
        if text(shown[row.text("hit_item_id")]) != Some(row.text("value")) {
            with.insert(row.text("source_id"));
        }
    }
    table.is(&[name], "% of segments", Some(100.0 * with.len() as f64 / segments.len() as f64));
    table.is(&[name], "segments with gender", Some(with.len() as f64));
    table.is(&[name], "segments", Some(segments.len() as f64));
    table.is_all_counted();
}
