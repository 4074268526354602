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

impl Frozen {
    fn get(&self, version: TaskVersionId) -> Option<Arc<Definition>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&version).cloned()
    }
}

impl Engine {
    /// The definition of a published version.
    pub(crate) async fn frozen(&self, tx: &mut Tx, version: TaskVersionId) -> Result<Arc<Definition>> {
        if let Some(definition) = self.frozen.get(version) {
            return Ok(definition);
        }
        let read = tx.frozen(version).await?;
        let definition = Arc::new(read.ok_or_else(|| Error::Unexpected("work of no published version".to_owned()))?);
        let mut known = self.frozen.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(version, definition.clone());
        Ok(definition)
    }

    /// The same outside of a transaction: the database is asked only for what is not known yet.
    pub(crate) async fn frozen_alone(&self, version: TaskVersionId) -> Result<Arc<Definition>> {
        if let Some(definition) = self.frozen.get(version) {
            return Ok(definition);
        }
        let read = async |engine: &Self| engine.frozen(&mut engine.glance().await?, version).await;
        match read(self).await {
            Err(error) if error.is_lost() => read(self).await,
            read => read,
        }
    }
}
