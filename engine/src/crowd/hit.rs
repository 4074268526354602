//! The contents of a hit: its items in stored order, with their texts.

use std::collections::BTreeMap;

use shared::{HitId, HitItemId, OutputId, ShownItem, ShownText, SourceId};
use store::hit::Content;

use crate::{Result, Tx};

/// The items of a hit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contents {
    /// The items as a worker may see them, before words are hidden.
    pub items: Vec<ShownItem>,
    /// The source of each item.
    pub sources: BTreeMap<HitItemId, SourceId>,
}

impl From<Vec<Content>> for Contents {
    fn from(lines: Vec<Content>) -> Self {
        let mut contents = Self::default();
        for line in lines {
            if contents.sources.insert(line.item_id, line.source_id).is_none() {
                contents.items.push(ShownItem {
                    id: line.item_id,
                    source: Some(line.source),
                    reference: line.reference,
                    outputs: Vec::new(),
                    columns: Vec::new(),
                    memory: Vec::new(),
                });
            }
            if let (Some(item), Some(output), Some(text)) = (contents.items.last_mut(), line.output_id, line.text) {
                item.outputs.push(ShownText { output: Some(output), text });
            }
        }
        contents
    }
}

impl Contents {
    pub(crate) async fn read(tx: &mut Tx, hit: HitId) -> Result<Self> {
        Ok(tx.contents(hit).await?.into())
    }

    /// An item by its id.
    pub(crate) fn item(&self, id: HitItemId) -> Option<&ShownItem> {
        self.items.iter().find(|item| item.id == id)
    }

    /// The only output of an item, so that a rating refers to it.
    pub(crate) fn only_output(&self, item: HitItemId) -> Option<OutputId> {
        match self.item(item)?.outputs.as_slice() {
            [only] => only.output,
            _ => None,
        }
    }
}
