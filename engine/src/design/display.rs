//! Displaying the texts of an item: words of a lexicon are masked or removed.

use std::collections::{BTreeMap, BTreeSet};

use scoring::style::{Lexicon, MASK};
use serde_json::Value;
use shared::{Definition, Display, Language, ModelKind, Problem, Settings, ShownColumn, ShownItem, limit, refusal};

use crate::texts::model::{Folder, Models};

/// The placeholder of a masked word, as workers see it.
pub const SIGN: &str = "[…]";

/// The columns of a source's row that a task shows, in its order; one that the row does not have is left out.
pub fn columns(definition: &Definition, language: &Language, row: &Value) -> Vec<ShownColumn> {
    let shown = definition.columns.iter().filter_map(|own| {
        let text = match row.get(&own.column)? {
            Value::Null => return None,
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let (text, label) = (text.trim(), own.label(language).to_owned());
        let cut = text.char_indices().nth(limit::SHOWN_CELL).map(|(end, _)| format!("{}…", &text[..end]));
        let text = cut.unwrap_or_else(|| text.to_owned());
        (!text.is_empty()).then_some(ShownColumn { label, text, collapsed: own.collapsed })
    });
    shown.collect()
}

/// Hides the words of the lexicon in the texts of an item, if the task requires it.
pub fn hide(definition: &Definition, language: &Language, items: &mut [ShownItem]) {
    if !definition.display.hides() {
        return;
    }
    let lexicon: Lexicon = definition.lexicon.get(language).into_iter().flatten().cloned().collect();
    for item in items {
        let texts = item.outputs.iter_mut().map(|output| &mut output.text);
        let columns = item.columns.iter_mut().map(|column| &mut column.text);
        for text in texts.chain(&mut item.source).chain(&mut item.reference).chain(columns) {
            *text = match definition.display {
                Display::Masked => lexicon.masked(text).replace(MASK, SIGN),
                _ => lexicon.removed(text),
            };
        }
    }
}

/// The most indicative words according to a study's style models, for the languages whose model can be read.
pub(crate) fn lexicon(folder: &Folder, settings: &Settings) -> BTreeMap<Language, BTreeSet<String>> {
    let models =
        settings.models.iter().filter_map(|(language, models)| Some((language, models.get(&ModelKind::Style)?)));
    let words = models.filter_map(|(language, file)| Some((language.clone(), Models::words(folder, file).ok()?)));
    words.filter(|(_, words)| !words.is_empty()).collect()
}

/// Refuses a task that hides words but has no lexicon for a language, or whose lexicon contains a word that cannot
/// occur in any text.
pub(crate) fn check(definition: &Definition, languages: &[Language]) -> Result<(), Problem> {
    if !definition.display.hides() {
        return Ok(());
    }
    let all = definition.lexicon.iter().flat_map(|(language, words)| words.iter().map(move |word| (language, word)));
    if let Some((language, word)) = all.into_iter().find(|(_, word)| !Lexicon::can_hold(word)) {
        return Err(Problem::invalid(format!("lexicon.{language}"), refusal::lexicon_parts(word)));
    }
    let bare = |language: &&Language| definition.lexicon.get(*language).is_none_or(BTreeSet::is_empty);
    match languages.iter().find(bare) {
        Some(language) => {
            Err(Problem::invalid(format!("lexicon.{language}"), refusal::lexicon_is_empty(language.name())))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use shared::{HitItemId, Localised, ShownText, SourceColumn};

    use super::*;
    use crate::design::preset::Preset;

    fn shown(display: Display) -> ShownItem {
        let english: Language = "en".parse().expect("a tag");
        let mut definition = Preset::ContentMasked.definition(std::slice::from_ref(&english)).expect("a definition");
        definition.display = display;
        definition.lexicon.insert(english.clone(), BTreeSet::from(["kewl", "!"].map(str::to_owned)));
        let mut items = [ShownItem {
            id: HitItemId(uuid::Uuid::nil()),
            source: Some("So Kewl, man!".to_owned()),
            reference: None,
            outputs: vec![ShownText { output: None, text: "kewler kewl".to_owned() }],
            columns: Vec::new(),
            memory: Vec::new(),
        }];
        hide(&definition, &english, &mut items);
        items[0].clone()
    }

    #[test]
    fn only_words_of_the_lexicon_are_hidden() {
        let masked = shown(Display::Masked);
        assert_eq!(masked.source.as_deref(), Some("So […], man[…]"));
        assert_eq!(masked.outputs[0].text, "kewler […]");
        assert_eq!(shown(Display::Stripped).source.as_deref(), Some("So , man"));
        assert_eq!(shown(Display::Plain).source.as_deref(), Some("So Kewl, man!"));
    }

    #[test]
    fn columns_are_shown_in_the_order_of_the_task_and_cut_off() {
        let english: Language = "en".parse().expect("a tag");
        let mut definition = Preset::Formality.definition(std::slice::from_ref(&english)).expect("a definition");
        let column = |name: &str, label: &str| SourceColumn {
            column: name.to_owned(),
            label: Localised::of(english.clone(), label),
            collapsed: name == "year",
        };
        definition.columns =
            vec![column("year", ""), column("none", "x"), column("context", "Before"), column("b", "")];
        let long = "é".repeat(limit::SHOWN_CELL + 1);
        let row = serde_json::json!({ "context": long, "year": 1999, "b": " ", "hidden": "never" });
        let shown = columns(&definition, &english, &row);
        let labels: Vec<_> = shown.iter().map(|column| (column.label.as_str(), column.collapsed)).collect();
        assert_eq!(labels, [("year", true), ("Before", false)]);
        assert_eq!(shown[0].text, "1999");
        assert_eq!(shown[1].text.chars().count(), limit::SHOWN_CELL + 1, "with the sign that it was cut");
        assert!(shown[1].text.ends_with('…'));
    }

    #[test]
    fn nothing_to_hide_is_refused_where_it_is_published() {
        let languages: Vec<Language> = ["en", "fr"].map(|tag| tag.parse().expect("a tag")).into();
        let mut definition = Preset::ContentMasked.definition(&languages).expect("a definition");
        definition.lexicon.insert(languages[0].clone(), BTreeSet::from(["kewl".to_owned()]));
        let problem = check(&definition, &languages).expect_err("refused");
        assert_eq!(problem.field(), Some("lexicon.fr"));
        definition.lexicon.insert(languages[1].clone(), BTreeSet::from(["e-mail".to_owned()]));
        assert!(check(&definition, &languages).expect_err("refused").to_string().contains("would not be hidden"));
        definition.display = Display::Plain;
        assert_eq!(check(&definition, &languages), Ok(()));
    }
}
