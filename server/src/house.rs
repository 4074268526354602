//! What every request finds: the engine, the settings, the front end's files, the country file.

use std::net::IpAddr;
use std::sync::Arc;

use anyhow::Context as _;
use engine::Engine;
use maxminddb::{Reader, geoip2};
use shared::Country;

use crate::{Files, Settings};

/// The parts of a running installation. Cheap to clone; holds no state that another process would need.
#[derive(Clone)]
pub struct House {
    /// The use cases.
    pub engine: Engine,
    /// What is set.
    pub settings: Arc<Settings>,
    /// The front end.
    pub files: Files,
    countries: Option<Arc<Reader<Vec<u8>>>>,
}

impl House {
    /// Puts the parts together and reads the country file.
    ///
    /// # Errors
    /// The country file is set and cannot be read.
    pub fn new(engine: Engine, settings: Settings, files: Files) -> anyhow::Result<Self> {
        let countries = match &settings.country_file {
            Some(file) => {
                let reader = Reader::open_readfile(file);
                Some(Arc::new(reader.with_context(|| format!("cannot read the country file {}", file.display()))?))
            }
            None => None,
        };
        Ok(Self { engine, settings: Arc::new(settings), files, countries })
    }

    /// The country the country file gives for an address.
    pub(crate) fn country(&self, address: IpAddr) -> Option<Country> {
        let found: geoip2::Country<'_> = self.countries.as_ref()?.lookup(address).ok()??;
        found.country?.iso_code?.parse().ok()
    }
}
