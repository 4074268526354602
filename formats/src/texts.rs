//! Texts of items from a file next to the answers, kept on the disk.

use crate::Error;
use crate::model::Item;
use crate::seen::ByKey;
use crate::spill::Spill;

/// Items by name.
#[derive(Debug)]
pub struct Texts {
    spill: Spill,
    places: ByKey<usize>,
}

impl Texts {
    /// None yet.
    ///
    /// # Errors
    /// No file can be made in the folder for temporary files.
    pub fn new() -> Result<Self, Error> {
        Ok(Self { spill: Spill::new()?, places: ByKey::default() })
    }

    /// Adds an item; the first of several with one key is kept. Whether it was new.
    ///
    /// # Errors
    /// The file cannot be written, or there are too many items.
    pub fn add(&mut self, key: &[&str], item: &Item) -> Result<bool, Error> {
        let n = self.spill.len();
        let place = self.places.entry(key)?;
        if *place > 0 {
            return Ok(false);
        }
        *place = n + 1;
        self.spill.add(&n.to_string(), &serde_json::to_vec(item)?)?;
        Ok(true)
    }

    /// The item with this key.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn get(&mut self, key: &[&str]) -> Result<Option<Item>, Error> {
        let Some(place) = self.places.get(key).copied().filter(|place| *place > 0) else { return Ok(None) };
        let pieces = self.spill.pieces(place - 1)?;
        Ok(pieces.first().map(|piece| serde_json::from_slice(piece)).transpose()?)
    }
}
