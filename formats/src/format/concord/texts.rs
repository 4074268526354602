//! The texts of an export, and what its answers are about.

use std::collections::{HashMap, HashSet};

use tabular::spreadsheet::rearmed;

use crate::input::File;
use crate::model::{Item, Output};
use crate::table::{Row, Rows};
use crate::{Error, limit};

/// Bytes of all texts, which are in memory.
const TEXTS: usize = 1 << 30;

/// A source.
struct Source {
    name: String,
    language: String,
    text: String,
}

/// An output.
struct Made {
    source: String,
    system: String,
    text: String,
    /// Whether its system has other outputs of the same source.
    is_one_of_several: bool,
}

/// The texts of an export.
#[derive(Default)]
pub(super) struct Texts {
    sources: HashMap<String, Source>,
    outputs: HashMap<String, Made>,
    /// The outputs of items that show several.
    items: HashMap<String, Vec<String>>,
    bytes: usize,
}

/// What an answer is about, beside its item.
pub(super) struct About {
    /// The system that was judged.
    pub system: Option<String>,
    /// The systems that were compared.
    pub pair: Option<[String; 2]>,
    /// How many outputs the item shows.
    pub n_outputs: usize,
}

impl Texts {
    /// Reads the tables that are there.
    ///
    /// # Errors
    /// A table cannot be read, or holds more than is read.
    pub(super) fn read(sources: Option<&File>, outputs: Option<&File>, items: Option<&File>) -> Result<Self, Error> {
        let mut texts = Self::default();
        let mut names: HashMap<String, HashSet<String>> = HashMap::new();
        each(sources, |row, plain| {
            let (Some(id), Some(text)) = (row.first(&["source_id"]), row.get("text")) else { return Ok(()) };
            let name = plain(row.first(&["external_id"]).unwrap_or(id));
            let language = row.first(&["language"]).unwrap_or_default().to_owned();
            names.entry(name.clone()).or_default().insert(language.clone());
            texts.count(text)?;
            texts.sources.insert(id.to_owned(), Source { name, language, text: plain(text) });
            Ok(())
        })?;
        // A name that texts of two languages have is preceded by the language.
        for source in texts.sources.values_mut() {
            if names.get(&source.name).is_some_and(|languages| languages.len() > 1) {
                source.name = format!("{}/{}", source.language, source.name);
            }
        }
        let mut seen: HashMap<(String, String), usize> = HashMap::new();
        each(outputs, |row, plain| {
            let (Some(id), Some(text)) = (row.first(&["output_id"]), row.get("text")) else { return Ok(()) };
            let source = row.first(&["source_id"]).unwrap_or_default().to_owned();
            let system = plain(row.first(&["system"]).unwrap_or_default());
            *seen.entry((source.clone(), system.clone())).or_default() += 1;
            texts.count(text)?;
            let text = plain(text);
            texts.outputs.insert(id.to_owned(), Made { source, system, text, is_one_of_several: false });
            Ok(())
        })?;
        for made in texts.outputs.values_mut() {
            made.is_one_of_several = seen.get(&(made.source.clone(), made.system.clone())).is_some_and(|n| *n > 1);
        }
        each(items, |row, _| {
            if let (Some(id), Some(output)) = (row.first(&["hit_item_id"]), row.first(&["output_id"])) {
                texts.items.entry(id.to_owned()).or_default().push(output.to_owned());
                texts.bytes += id.len() + output.len();
                texts.count("")?;
            }
            Ok(())
        })?;
        texts.items.retain(|_, outputs| outputs.len() > 1);
        Ok(texts)
    }

    fn count(&mut self, text: &str) -> Result<(), Error> {
        self.bytes += text.len();
        if self.bytes > TEXTS || self.sources.len() + self.outputs.len() + self.items.len() > limit::KEYS {
            let (gib, keys) = (TEXTS >> 30, limit::KEYS);
            return Err(Error::unusable(format!(
                "The export has more than {gib} GiB of texts, or more than {keys} texts."
            )));
        }
        Ok(())
    }

    /// The system of an output.
    pub(super) fn system(&self, output: &str) -> Option<String> {
        self.outputs.get(output).map(|made| made.system.clone())
    }

    /// The item of an answer, and what the answer is about.
    ///
    /// # Errors
    /// The row names no text.
    pub(super) fn about(&self, row: &Row, is_ranking: bool, is_comparison: bool) -> Result<(Item, About), String> {
        let source_id = row.first(&["source_id"]).ok_or("The row has no \"source_id\".")?;
        let source = self.sources.get(source_id);
        let name = source.map_or(source_id, |source| &source.name);
        let text = source.map(|source| source.text.clone());
        let language = row.first(&["language"]).map(str::to_owned);
        let item = |id: String| Item { id, language: language.clone(), ..Item::default() };
        if is_ranking || is_comparison {
            let hit_item = row.first(&["hit_item_id"]).ok_or("The row has no \"hit_item_id\".")?;
            let shown =
                self.items.get(hit_item).ok_or("The outputs of the item are not known. Name items.csv with --with.")?;
            let outputs: Vec<Output> = shown.iter().map(|id| self.output(id)).collect();
            let systems: Vec<String> = outputs.iter().map(|output| output.system.clone()).collect();
            let pair = match <[String; 2]>::try_from(systems.clone()) {
                Ok(pair) if is_comparison => Some(pair),
                _ => None,
            };
            let system = row
                .first(&["output_id"])
                .and_then(|id| self.system(id))
                .or_else(|| row.first(&["system"]).map(str::to_owned));
            let id = [vec![name.to_owned()], systems].concat().join("|");
            return Ok((Item { source: text, outputs, ..item(id) }, About { system, pair, n_outputs: shown.len() }));
        }
        let Some(output_id) = row.first(&["output_id"]) else {
            let about = About { system: None, pair: None, n_outputs: 0 };
            return Ok((Item { text, ..item(name.to_owned()) }, about));
        };
        let Output { system, text: made } = self.output(output_id);
        let mut id = format!("{name}|{system}");
        if self.outputs.get(output_id).is_some_and(|made| made.is_one_of_several) {
            id = format!("{id}|{output_id}");
        }
        let item = Item { text: Some(made), source: text, system: Some(system.clone()), ..item(id) };
        Ok((item, About { system: Some(system), pair: None, n_outputs: 1 }))
    }

    fn output(&self, id: &str) -> Output {
        self.outputs.get(id).map_or_else(
            || Output { system: id.to_owned(), text: id.to_owned() },
            |made| Output { system: made.system.clone(), text: made.text.clone() },
        )
    }
}

/// Calls back with each row of a table, if it is there, and with what a cell of it says.
fn each(file: Option<&File>, mut call: impl FnMut(&Row, fn(&str) -> String) -> Result<(), Error>) -> Result<(), Error> {
    let Some(file) = file else { return Ok(()) };
    let mut rows = Rows::open(file)?;
    // Only there did the export put an apostrophe before what a spreadsheet would run.
    let plain: fn(&str) -> String =
        if rows.is_delimited() { |cell| rearmed(cell).to_owned() } else { |cell| cell.to_owned() };
    while let Some((place, row)) = rows.read()? {
        call(&row.map_err(|reason| Error::At { place, reason })?, plain)?;
    }
    Ok(())
}
