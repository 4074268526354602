//! The texts that Appraise showed: `batches.json`, a list of batches with their items.

use std::io::Write;

use serde_json::{Value as Json, json};

use crate::Error;
use crate::elements::Elements;
use crate::input::File;
use crate::json::{first, list, object, scalar};
use crate::model::Item;
use crate::reading::{Batch, Reading};
use crate::texts::Texts;

/// Texts by item and document.
#[derive(Default)]
pub struct Batches(Option<Texts>);

impl Batches {
    /// Reads a file of batches.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(&mut self, file: &File, reading: &mut Reading<'_>) -> Result<(), Error> {
        let mut elements = Elements::open(file)?;
        while let Some((place, element)) = elements.read()? {
            let read = element.and_then(|batch| items(&batch));
            match read {
                Ok(items) => {
                    for (id, document, item) in items {
                        let texts = match &mut self.0 {
                            Some(texts) => texts,
                            None => self.0.insert(Texts::new()?),
                        };
                        texts.add(&[&id, &document], &item)?;
                    }
                }
                Err(reason) => reading.emit(Err(reason), Batch::default(), &place)?,
            }
        }
        Ok(())
    }

    /// The texts of an item, without a name.
    ///
    /// # Errors
    /// The temporary file cannot be read.
    pub fn get(&mut self, id: &str, document: &str) -> Result<Option<Item>, Error> {
        self.0.as_mut().map_or(Ok(None), |texts| texts.get(&[id, document]))
    }
}

/// The items of a batch with their numbers and documents.
fn items(batch: &Json) -> Result<Vec<(String, String, Item)>, String> {
    let batch = object(batch)?;
    let language = batch.get("task").and_then(|task| scalar(task.get("targetLanguage")));
    let one = |item: &Json| {
        let item = object(item)?;
        let id = first(item, &["itemID"]).ok_or("An item has no itemID.")?;
        let document = first(item, &["documentID"]).ok_or("An item has no documentID.")?;
        let text = |name: &str| scalar(item.get(name));
        let (text, source) = (text("targetText"), text("sourceText"));
        Ok((id, document, Item { text, source, language: language.clone(), ..Item::default() }))
    };
    list(batch, "items")?.iter().map(one).collect()
}

/// A file of one batch, written item by item.
pub struct Written {
    out: Box<dyn Write>,
    is_first: bool,
}

impl Written {
    /// Begins the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn open(mut out: Box<dyn Write>) -> Result<Self, Error> {
        out.write_all(b"[{\"items\":[\n")?;
        Ok(Self { out, is_first: true })
    }

    /// Adds an item.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn add(&mut self, number: usize, document: &str, item: &Item) -> Result<(), Error> {
        if !std::mem::replace(&mut self.is_first, false) {
            self.out.write_all(b",\n")?;
        }
        let value = json!({
            "itemID": number, "documentID": document, "targetID": item.system, "itemType": "TGT",
            "sourceText": item.source, "targetText": item.text, "isCompleteDocument": false,
        });
        Ok(serde_json::to_writer(&mut self.out, &value)?)
    }

    /// Ends the file.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn finish(mut self) -> Result<(), Error> {
        let task = json!({ "batchNo": 1, "randomSeed": 0, "requiredAnnotations": 1, "sourceLanguage": "", "targetLanguage": "" });
        write!(self.out, "\n],\"task\":{task}}}]\n")?;
        Ok(self.out.flush()?)
    }
}
