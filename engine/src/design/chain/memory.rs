//! The translation memory: earlier texts for sources that are similar to the one on the screen.

use std::{collections::HashSet, sync::Arc};

use scoring::{levenshtein, text::n_tokens};
use shared::{Definition, Language, Marked, Remembered, ShownItem, TaskId};
use store::chain::Before;

use crate::{Result, Tx, blocking::short};

/// The number of texts that are searched, newest first.
const SEARCHED: i64 = 5_000;

/// The maximum number of word pairs that are compared, for the newest texts first: about half a second.
const COMPARED: usize = 200_000_000;

/// The number of matches that are shown.
const SHOWN: usize = 3;

/// Adds the texts written for similar sources to each item, most similar first, if the task uses the translation
/// memory.
pub(crate) async fn remember(
    tx: &mut Tx,
    definition: &Definition,
    (task, language): (TaskId, &Language),
    items: &mut [ShownItem],
) -> Result<()> {
    let Some(least) = definition.from.as_ref().and_then(|from| from.memory) else { return Ok(()) };
    let before = Arc::new(tx.written_before(task, language, SEARCHED).await?);
    for item in items {
        let Some(source) = item.source.clone() else { continue };
        let (output, before) = (item.outputs.first().map(|shown| shown.text.clone()), before.clone());
        item.memory = short(move || like(&source, output.as_deref(), least, &before)).await?;
    }
    Ok(())
}

/// The texts whose sources have at least this similarity; among equally similar ones, the output on the screen comes
/// first.
fn like(source: &str, output: Option<&str>, least: i64, before: &[Before]) -> Vec<Remembered> {
    let (mut found, mut seen): (Vec<(i64, bool, &Before)>, _) = (Vec::new(), HashSet::new());
    let (n_words, mut compared) = (n_tokens(source), 0_usize);
    for one in before {
        compared = compared.saturating_add(n_words.saturating_mul(n_tokens(&one.source)));
        if compared > COMPARED {
            break;
        }
        let likeness = percent(source, &one.source);
        if likeness >= least && seen.insert((&one.source, &one.text)) {
            found.push((likeness, output == Some(one.text.as_str()), one));
        }
    }
    // The sort is stable: of two equally similar texts, the newer one stays first.
    found.sort_by_key(|(likeness, shown, _)| std::cmp::Reverse((*likeness, *shown)));
    found.truncate(SHOWN);
    found.into_iter().map(|(likeness, _, one)| remembered(likeness, one)).collect()
}

/// The similarity of two texts by their words, in percent.
fn percent(a: &str, b: &str) -> i64 {
    let distance = levenshtein::tokens(a, b);
    let same = distance.longest - distance.edits;
    i64::try_from((same * 100).checked_div(distance.longest).unwrap_or(100)).unwrap_or_default()
}

fn remembered(likeness: i64, before: &Before) -> Remembered {
    let marked = Marked::of_stored(&before.text, before.marks.as_deref().unwrap_or_default());
    let mut labels: Vec<String> = marked.spans.iter().map(|span| span.label.clone()).collect();
    labels.sort();
    labels.dedup();
    Remembered { source: before.source.clone(), text: marked.write(), labels, likeness }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn before(source: &str, text: &str, marks: &str) -> Before {
        Before { source: source.to_owned(), text: text.to_owned(), marks: Some(marks.to_owned()) }
    }

    #[test]
    fn the_likest_comes_first_with_its_marks() {
        let all = [
            before("Are you coming now?", "Kommen Sie jetzt?", "f:7-10"),
            before("Are you coming?", "Kommen Sie?", "f:7-10"),
            before("It rains.", "Es regnet.", ""),
        ];
        let found = like("Are you coming?", Some("Kommen Sie?"), 60, &all);
        let told: Vec<(i64, &str)> = found.iter().map(|one| (one.likeness, one.text.as_str())).collect();
        assert_eq!(told, [(100, "Kommen [F]Sie[/F]?"), (80, "Kommen [F]Sie[/F] jetzt?")]);
        assert_eq!(found[0].labels, ["f"]);
        assert!(like("It rains.", None, 100, &all[..2]).is_empty());
    }
}
