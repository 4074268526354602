//! The state of the application that handlers share: the engine, the settings, the front end's files, the country file.

use std::net::IpAddr;
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

use ::report::{Reports, export::Places};
use anyhow::Context as _;
use engine::Engine;
use maxminddb::{Reader, geoip2};
use shared::Country;

use crate::base::Base;
use crate::edge::Edge;
use crate::{Files, Settings};

/// The parts of a running installation, which has no state that another process would need. Each layer of each request has a clone, so
/// a clone costs one count.
#[derive(Clone)]
pub struct AppState(Arc<Parts>);

/// What the state has.
pub struct Parts {
    /// The use cases.
    pub engine: Engine,
    /// What is computed from the data of studies.
    pub reports: Reports,
    /// What is set.
    pub settings: Arc<Settings>,
    /// The front end.
    pub files: Files,
    /// Places for downloads: each holds one of this process's connections.
    pub downloads: Places,
    /// Limits and measurements of this process.
    pub(crate) edge: Arc<Edge>,
    /// The path under which the server answers, unless it is at the root of its host.
    pub(crate) base: Option<Arc<Base>>,
    countries: Option<Arc<Reader<Vec<u8>>>>,
}

impl Deref for AppState {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl AppState {
    /// Puts the parts together and reads the country file.
    ///
    /// # Errors
    /// The country file is set and cannot be read, or `public_url` is not an address.
    pub fn new(engine: Engine, settings: Settings, files: Files) -> anyhow::Result<Self> {
        let countries = match &settings.country_file {
            Some(file) => Some(Arc::new(countries(file)?)),
            None => None,
        };
        let edge = Arc::new(Edge::new(&settings));
        let base = settings.base()?.map(Arc::new);
        let reports = Reports::keeping(engine.clone(), settings.report_bytes()).storing(settings.report_stored_bytes());
        let (settings, downloads) = (Arc::new(settings), Places::default());
        Ok(Self(Arc::new(Parts { engine, reports, settings, files, downloads, edge, base, countries })))
    }

    /// The country the country file gives for an address.
    pub(crate) fn country(&self, address: IpAddr) -> Option<Country> {
        let found: geoip2::Country<'_> = self.countries.as_ref()?.lookup(address).ok()??;
        found.country?.iso_code?.parse().ok()
    }
}

/// Opens the country file, and makes sure that it knows countries: a file of something else would answer nothing, and
/// nobody would notice.
pub(crate) fn countries(file: &Path) -> anyhow::Result<Reader<Vec<u8>>> {
    let advice = || {
        format!(
            "cannot use the country file {}: the setting country_file wants a whole database of countries in MaxMind's format (.mmdb); give another file or leave the setting out",
            file.display()
        )
    };
    let reader = Reader::open_readfile(file).with_context(advice)?;
    let all = if reader.metadata.ip_version == 4 { "0.0.0.0/0" } else { "::/0" };
    let names_one = |country: geoip2::Country<'_>| country.country.is_some_and(|country| country.iso_code.is_some());
    let known = {
        let networks = reader.within::<geoip2::Country<'_>>(all.parse()?).with_context(advice)?;
        networks.take(1_000).any(|network| network.is_ok_and(|network| names_one(network.info)))
    };
    anyhow::ensure!(known, "{}", advice());
    Ok(reader)
}
