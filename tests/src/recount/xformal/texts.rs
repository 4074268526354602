//! Tables 4 and 5, Figures 1 and 3: what people and systems did to the texts.

use std::collections::BTreeMap;

use super::{
    super::{
        export::{Export, grouped},
        formula::{characters_changed, led, mean},
        printed::Table,
        tool::Tool,
        words::{Abbreviations, edit_kinds},
    },
    rewrites,
};

/// The boxes of the manual half, under the names of their rows.
const BOXES: [(&str, &str); 14] = [
    ("Capitalization", "capitalization"),
    ("Punctuation", "punctuation"),
    ("Spelling", "spelling"),
    ("Normalization", "normalization"),
    ("Split sentences", "split_sentences"),
    ("Paraphrase", "paraphrase"),
    ("Delete fillers", "delete_fillers"),
    ("Completion", "completion"),
    ("Add context", "add_context"),
    ("Contractions", "contractions"),
    ("Slang/idioms", "slang_idioms"),
    ("Politeness", "politeness"),
    ("Relativizers", "relativizers"),
    ("Other", "other"),
];

const FOUND: [&str; 9] = [
    "Capitalization",
    "Lowercase",
    "Punctuation",
    "Spelling",
    "Normalization",
    "Split sentences",
    "Paraphrase",
    "Repetition",
    "Unchanged",
];

/// The list of abbreviations that comes with the program.
fn abbreviations(tag: &str) -> Abbreviations {
    let list = match tag {
        "en" => include_str!("../../../../scoring/data/en.tsv"),
        "fr" => include_str!("../../../../scoring/data/fr.tsv"),
        "it" => include_str!("../../../../scoring/data/it.tsv"),
        _ => include_str!("../../../../scoring/data/pt.tsv"),
    };
    list.lines().filter_map(|line| line.split_once('\t')).map(|(a, b)| (a.to_owned(), b.to_owned())).collect()
}

/// A source and one of its rewrites.
fn pairs<'a>(export: &'a Export, tag: &'a str) -> Vec<(&'a str, &'a str)> {
    let of = |(source, texts): (&'a str, Vec<&'a str>)| texts.into_iter().map(move |text| (source, text));
    rewrites(export, tag).into_iter().flat_map(of).collect()
}

/// Table 4: both halves.
pub(super) fn edits(export: &Export, table: &Table<'_>) {
    for (tag, name) in &export.languages {
        let (pairs, list) = (pairs(export, tag), abbreviations(tag));
        let shown: Vec<_> = pairs.iter().map(|(source, rewrite)| edit_kinds(source, rewrite, &list)).collect();
        for kind in FOUND {
            let n = shown.iter().filter(|kinds| kinds.contains(kind)).count();
            table.is(&[kind], &format!("{name}, automatic"), Some(n as f64 / pairs.len() as f64));
        }
        let answers = export.answers("xformal/edit-types", "edit_types", tag);
        let human: Vec<_> = answers.into_iter().filter(|row| row.text("system") == "human").collect();
        let judged =
            grouped(&human, |row| row.text("output_id"), |row| row.text("value").split('|').collect::<Vec<_>>());
        for (row, key) in BOXES {
            let ticked = |keys: &Vec<&str>| keys.iter().any(|one| *one == key || one.starts_with(&format!("{key}:")));
            let share = |all: &Vec<Vec<&str>>| all.iter().filter(|keys| ticked(keys)).count() as f64 / all.len() as f64;
            let shares: Vec<f64> = judged.values().map(share).collect();
            table.is(&[row], &format!("{name}, manual"), Some(mean(&shares)));
        }
    }
    table.is_all_counted();
}

/// Table 5.
pub(super) async fn difference(export: &Export, table: &Table<'_>, tool: &Tool<'_>) -> anyhow::Result<()> {
    for (tag, name) in &export.languages {
        let shares: Vec<f64> = pairs(export, tag).iter().map(|(source, rewrite)| led(source, rewrite)).collect();
        table.is(&["LeD"], name, Some(mean(&shares)));
        let several: Vec<Vec<&str>> =
            rewrites(export, tag).into_iter().map(|(_, texts)| texts).filter(|texts| texts.len() > 1).collect();
        table.is(&["self-BLEU"], name, tool.diversity(&several).await?.map(|value| value / 100.0));
    }
    table.is_all_counted();
    Ok(())
}

/// Figure 1: every range holds what its name says, and together they hold all.
pub(super) fn distances(export: &Export, table: &Table<'_>) {
    for (tag, name) in &export.languages {
        let changed: Vec<usize> = pairs(export, tag).iter().map(|(a, b)| characters_changed(a, b)).collect();
        let mut held = 0;
        for row in table.names().into_iter().filter(|row| row[0] == *name) {
            let ends: Vec<usize> =
                row[1].split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect();
            let n = changed.iter().filter(|n| (ends[0]..=*ends.last().expect("an end")).contains(n)).count();
            held += n;
            table.is(&row, "Rewrites", Some(n as f64));
            table.is(&row, "%", Some(100.0 * n as f64 / changed.len() as f64));
        }
        assert_eq!(held, changed.len(), "{name}: every rewrite is in one range");
    }
    table.is_all_counted();
}

/// Figure 3.
pub(super) fn between(export: &Export, table: &Table<'_>) {
    for (tag, name) in &export.languages {
        let rows: Vec<_> = export.outputs(tag).collect();
        let mut texts: BTreeMap<(&str, &str), Vec<&str>> =
            grouped(&rows, |row| (row.text("system"), row.text("source_id")), |row| row.text("text"));
        for source in export.sources(tag) {
            texts.insert(("(source)", source.text("source_id")), vec![source.text("text")]);
        }
        for row in table.names().into_iter().filter(|row| row[0] == *name) {
            let of_both = export.sources(tag).filter_map(|source| {
                let of = |system: &str| texts.iter().find(|((a, b), _)| *a == system && *b == source.text("source_id"));
                let (ours, theirs) = (of(row[1])?.1, of(row[2])?.1);
                let all: Vec<f64> = ours.iter().flat_map(|a| theirs.iter().map(|b| led(a, b))).collect();
                Some(mean(&all))
            });
            let of_both: Vec<f64> = of_both.collect();
            table.is(&row, "LeD", Some(mean(&of_both)));
            table.is(&row, "Sources", Some(of_both.len() as f64));
        }
        let systems = export.systems(tag).len() + 1;
        let n = table.names().iter().filter(|row| row[0] == *name).count();
        assert_eq!(n, systems * (systems - 1) / 2, "{name}: every two systems");
    }
    table.is_all_counted();
}
