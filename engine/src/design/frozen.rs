//! A cache of the definitions of published versions, which never change.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use shared::{Definition, TaskVersionId};

use crate::{Engine, Error, Result, Tx};

/// The number of cached definitions; a study has about ten.
const KEPT: usize = 500;

/// Definitions by version.
#[derive(Debug, Default)]
pub(crate) struct Frozen(Mutex<HashMap<TaskVersionId, Arc<Definition>>>);

impl Engine {
    /// The definition of a published version.
    pub(crate) async fn frozen(&self, tx: &mut Tx, version: TaskVersionId) -> Result<Arc<Definition>> {
        let known = || self.frozen.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(definition) = known().get(&version) {
            return Ok(definition.clone());
        }
        let read = tx.frozen(version).await?;
        let definition = Arc::new(read.ok_or_else(|| Error::Unexpected("work of no published version".to_owned()))?);
        let mut known = known();
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(version, definition.clone());
        Ok(definition)
    }
}
