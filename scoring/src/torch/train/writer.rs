//! Checkpoints that are written while the training goes on.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    thread::{self, JoinHandle},
};

use tch::{Device, Tensor};

use super::{
    AdamW,
    checkpoint::{self, Config},
};
use crate::torch::Error;

/// Writes checkpoints, one after the other. Those of a GPU are copied from it, and written by another thread; on a CPU the
/// training waits, because a copy would take three times the memory of the weights.
#[derive(Debug)]
pub(super) struct Writer {
    folder: PathBuf,
    is_beside: bool,
    under_way: Option<JoinHandle<Result<(), Error>>>,
}

impl Writer {
    /// For a training on a device, into a folder.
    pub(super) fn of(folder: &Path, device: Device) -> Self {
        Self { folder: folder.to_owned(), is_beside: device.is_cuda(), under_way: None }
    }

    /// Writes a checkpoint, or has it written: what is in the weights now is copied before this returns.
    ///
    /// # Errors
    /// It cannot be copied or written, or the one before could not be.
    pub(super) fn write(
        &mut self,
        config: &Config,
        weights: &BTreeMap<String, Tensor>,
        adam: &AdamW,
    ) -> Result<(), Error> {
        self.finish()?;
        let state = checkpoint::State::of(config, weights, adam)?;
        if !self.is_beside {
            return state.write(&self.folder);
        }
        let (state, folder) = (state.copied()?, self.folder.clone());
        let writing = thread::Builder::new().spawn(move || state.write(&folder));
        self.under_way = Some(writing.map_err(Error::file(&self.folder))?);
        Ok(())
    }

    /// Waits for what is being written.
    ///
    /// # Errors
    /// It could not be written.
    pub(super) fn finish(&mut self) -> Result<(), Error> {
        self.under_way
            .take()
            .map_or(Ok(()), |writing| writing.join().unwrap_or_else(|panicked| std::panic::resume_unwind(panicked)))
    }
}

impl Drop for Writer {
    /// After another error a checkpoint is written to its end; if that fails too, the first error is the one reported.
    fn drop(&mut self) {
        if let Some(writing) = self.under_way.take() {
            let _ = writing.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tch::Kind;

    use super::*;
    use crate::torch::{
        host::without_gradients,
        train::{
            Fingerprint, Memory, Subject,
            tests::{OPTIONS, folder},
        },
    };

    #[test]
    fn what_is_written_beside_is_what_the_weights_were() {
        let weight = Tensor::ones([3], (Kind::Float, Device::Cpu));
        let weights = BTreeMap::from([("w".to_owned(), weight.shallow_clone())]);
        let adam = AdamW::new(&weights, 0.0, Memory::Kept).expect("memory");
        let subject = Subject::new(("line", &3), &weights, Fingerprint::default(), 1);
        let folder = folder("writer");
        fs::create_dir_all(&folder).expect("a folder");
        let mut writer = Writer { folder: folder.clone(), is_beside: true, under_way: None };
        let config = Config::new(&subject, &OPTIONS);
        writer.write(&config, &weights, &adam).expect("it is copied");
        let _ = without_gradients(|| weight.shallow_clone().f_zero_()).expect("memory");
        writer.finish().expect("it is written");
        let resumed = checkpoint::resume(&folder, &config, &weights, &adam).expect("it is there");
        assert_eq!(resumed, config);
        assert_eq!(weight, Tensor::ones([3], (Kind::Float, Device::Cpu)));
        fs::remove_dir_all(&folder).expect("it was made");
        writer.write(&config, &weights, &adam).expect("it is copied");
        writer.finish().expect_err("there is no folder to write into");
    }
}
