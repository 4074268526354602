//! Concord's use cases on top of its database. This crate knows neither HTTP nor HTML.
//!
//! A use case is a method of [`Engine`] in the file of its entity. It opens one transaction, checks that the actor is
//! permitted, checks the rules, writes, records the audit event and commits. SQL is in the crate `store`, which has one
//! file per entity as well.

pub mod access;
pub mod ambient;
mod ask;
pub mod audit;
mod blocking;
pub mod compute;
pub mod crowd;
pub mod design;
pub mod download;
pub mod elsewhere;
pub mod example;
pub mod jobs;
pub mod log;
pub mod mail;
pub mod money;
pub mod people;
pub mod recruiting;
pub mod texts;

use std::{ops::Deref, sync::Arc};

use rand_chacha::{ChaCha12Rng, rand_core::SeedableRng};
use shared::Time;
use uuid::Uuid;

use self::{
    compute::{Bounds, Threads},
    crowd::sighting::Sightings,
    design::frozen::Frozen,
};

pub use access::Access;
pub use ambient::{Ambient, System};
pub use people::person::NewPerson;
pub use people::sign_in::SignedIn;
pub use store::{Db, Error, Result, Schema, Tx, facts::Facts, limits, ready, secret, usage};

/// Runs the use cases of a study with a database, a clock and a random source. Each request has clones of it, so a clone costs one
/// count.
#[derive(Clone)]
pub struct Engine(Arc<Parts>);

/// What an engine has. Nothing outside of this crate sees it.
#[derive(Clone)]
pub struct Parts {
    db: Db,
    ambient: Arc<dyn Ambient>,
    frozen: Arc<Frozen>,
    sightings: Arc<Sightings>,
    models: texts::model::Folder,
    neural: Option<Arc<dyn texts::neural::Neural>>,
    mailing: Option<mail::Mailing>,
    storage: Option<Arc<dyn jobs::stored::Storage>>,
    recruiting: Option<Arc<recruiting::Recruiting>>,
    sign_in_service: Option<Arc<people::service::SignInService>>,
    asks_for_codes: bool,
    threads: Arc<Threads>,
}

impl Deref for Engine {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine").field("db", &self.db).finish_non_exhaustive()
    }
}

impl Engine {
    /// Creates an engine with this database, clock and random source.
    pub fn new(db: Db, ambient: Arc<dyn Ambient>) -> Self {
        Self(Arc::new(Parts {
            db,
            ambient,
            frozen: Arc::default(),
            sightings: Arc::default(),
            models: texts::model::Folder::default(),
            neural: None,
            mailing: None,
            storage: None,
            recruiting: None,
            sign_in_service: None,
            asks_for_codes: false,
            threads: threads(Bounds::default()),
        }))
    }

    fn with(self, change: impl FnOnce(&mut Parts)) -> Self {
        let Self(mut parts) = self;
        change(Arc::make_mut(&mut parts));
        Self(parts)
    }

    /// Sets the folder of the models that score texts.
    #[must_use]
    pub fn with_models(self, folder: texts::model::Folder) -> Self {
        self.with(|parts| parts.models = folder)
    }

    /// Sets the neural models of this process, which then also takes the jobs that need them.
    #[must_use]
    pub fn with_neural(self, neural: Arc<dyn texts::neural::Neural>) -> Self {
        self.with(|parts| parts.neural = Some(neural))
    }

    /// Sets how e-mails are sent; without this, none are written.
    #[must_use]
    pub fn with_mailing(self, mailing: mail::Mailing) -> Self {
        self.with(|parts| parts.mailing = Some(mailing))
    }

    /// Sets the object storage to which exports are written; without this, none are.
    #[must_use]
    pub fn with_storage(self, storage: Arc<dyn jobs::stored::Storage>) -> Self {
        self.with(|parts| parts.storage = Some(storage))
    }

    /// Sets how studies recruit through the interface of a provider; without this, none can.
    #[must_use]
    pub fn with_recruiting(self, recruiting: recruiting::Recruiting) -> Self {
        self.with(|parts| parts.recruiting = Some(Arc::new(recruiting)))
    }

    /// Sets the sign-in service of an organisation; without this, people sign in with passwords only.
    #[must_use]
    pub fn with_sign_in_service(self, service: people::service::SignInService) -> Self {
        self.with(|parts| parts.sign_in_service = Some(Arc::new(service)))
    }

    /// Asks people who pay, export or administer for sign-in codes, unless they have no password. Without this, codes are up to
    /// each person.
    #[must_use]
    pub fn asking_for_codes(self) -> Self {
        self.with(|parts| parts.asks_for_codes = true)
    }

    /// Sets other bounds on long computations.
    #[must_use]
    pub fn with_bounds(self, bounds: Bounds) -> Self {
        self.with(|parts| parts.threads = threads(bounds))
    }

    /// Returns an engine for reports, exports and jobs, which never uses the connections of requests.
    #[must_use]
    pub fn in_background(&self) -> Self {
        self.clone().with(|parts| parts.db = self.db.in_background())
    }

    /// Returns an engine for what only reads and takes long: on a standby, if there is one that has everything, and otherwise as
    /// [`Engine::in_background`].
    pub async fn aside(&self) -> Self {
        let db = self.db.aside().await;
        self.clone().with(|parts| parts.db = db)
    }

    /// The neural models, if this process has any.
    pub(crate) fn neural(&self) -> Option<Arc<dyn texts::neural::Neural>> {
        self.neural.clone()
    }

    /// The object storage of exports, if there is one.
    pub(crate) fn storage(&self) -> Option<Arc<dyn jobs::stored::Storage>> {
        self.storage.clone()
    }

    /// The folder of models.
    pub fn folder(&self) -> &texts::model::Folder {
        &self.models
    }

    /// The database, for programs that migrate or back it up.
    pub fn db(&self) -> &Db {
        &self.db
    }

    /// The current time, by the engine's clock.
    pub fn now(&self) -> Time {
        self.ambient.now()
    }

    /// Creates an id; ids sort by their time of creation.
    pub fn id<T: From<Uuid>>(&self) -> T {
        self.id_of(self.now())
    }

    /// Creates an id with the given time of creation.
    pub(crate) fn id_of<T: From<Uuid>>(&self, birth: Time) -> T {
        let millis = u64::try_from(birth.0 / 1_000).unwrap_or_default();
        let seed = self.ambient.entropy();
        let mut random = [0; 10];
        random.copy_from_slice(&seed[..10]);
        T::from(uuid::Builder::from_unix_timestamp_millis(millis, &random).into_uuid())
    }

    /// Creates a seed, to be recorded where it is used. It is below 2⁵³, so that spreadsheets and JavaScript keep it
    /// exactly.
    pub fn seed(&self) -> i64 {
        let bytes = self.ambient.entropy();
        let mut eight = [0; 8];
        eight.copy_from_slice(&bytes[..8]);
        i64::from_le_bytes(eight) & ((1 << 53) - 1)
    }

    /// Creates a secret of 32 random bytes, as text for links and tokens.
    pub fn secret(&self) -> String {
        use base64::Engine as _;
        base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(self.ambient.entropy())
    }

    /// Begins a transaction that only reads.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn read(&self) -> Result<Tx> {
        Ok(self.db.read().await?.asking_for_codes(self.asks_for_codes))
    }

    /// Opens a connection for a single read statement, which needs no transaction.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn glance(&self) -> Result<Tx> {
        Ok(self.db.glance().await?.asking_for_codes(self.asks_for_codes))
    }

    /// Begins a transaction that writes. On SQLite it holds the only writer.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn write(&self) -> Result<Tx> {
        Ok(self.db.write().await?.asking_for_codes(self.asks_for_codes))
    }
}

fn threads(bounds: Bounds) -> Arc<Threads> {
    Arc::new(Threads::new(bounds.threads, bounds.waiting))
}

/// The random generator for a recorded seed.
pub fn generator(seed: i64) -> ChaCha12Rng {
    ChaCha12Rng::seed_from_u64(seed.cast_unsigned())
}
