//! How often one account, or one network address, may do what costs much: token buckets in memory, a minute long.
//!
//! They keep one visitor from taking the processors, the disk or the database from the others. They count nothing
//! across processes and forget everything at a restart, which is why guessing is counted in the database instead.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use shared::{PersonId, Problem};

use crate::Settings;

/// One address may stand for a class of students, so it may do as much as this many accounts.
const CLASS: u32 = 50;

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Making an account, or joining a study.
    Join,
    /// Checking a password.
    SignIn,
    /// Taking a HIT.
    Claim,
    /// Bringing texts in.
    Import,
    /// Taking data out.
    Export,
}

/// Buckets of one class of requests.
#[derive(Debug)]
struct Buckets {
    by_account: Option<DefaultKeyedRateLimiter<PersonId>>,
    by_address: Option<DefaultKeyedRateLimiter<String>>,
}

/// All buckets of this process.
#[derive(Debug)]
pub(crate) struct Throttle {
    clock: DefaultClock,
    join: Buckets,
    sign_in: Buckets,
    claim: Buckets,
    import: Buckets,
    export: Buckets,
}

impl Throttle {
    /// By these settings; 0 turns a limit off.
    pub fn new(settings: &Settings) -> Self {
        // Who joins or signs in is not known yet: the address is all there is. Accounts count wrong passwords themselves.
        let unknown = |a_minute: u32| Buckets { by_account: bucket(a_minute), by_address: bucket(a_minute) };
        let known = |a_minute: u32| Buckets {
            by_account: bucket(a_minute),
            by_address: bucket(a_minute.saturating_mul(CLASS)),
        };
        Self {
            clock: DefaultClock::default(),
            join: unknown(settings.joins_per_minute),
            sign_in: unknown(settings.sign_ins_per_minute),
            claim: known(settings.claims_per_minute),
            import: known(settings.imports_per_minute),
            export: known(settings.exports_per_minute),
        }
    }

    /// Counts a request of this class, from this account and address as far as they are known.
    ///
    /// # Errors
    /// `TooMany`, with the seconds to wait.
    pub fn check(&self, class: Class, account: Option<PersonId>, address: &str) -> Result<(), Problem> {
        let buckets = match class {
            Class::Join => &self.join,
            Class::SignIn => &self.sign_in,
            Class::Claim => &self.claim,
            Class::Import => &self.import,
            Class::Export => &self.export,
        };
        if let (Some(bucket), Some(account)) = (&buckets.by_account, account) {
            bucket.check_key(&account).map_err(|full| too_many(full.wait_time_from(self.clock.now())))?;
        }
        if let (Some(bucket), false) = (&buckets.by_address, address.is_empty()) {
            bucket.check_key(&address.to_owned()).map_err(|full| too_many(full.wait_time_from(self.clock.now())))?;
        }
        Ok(())
    }

    /// Removes the buckets of clients that have not come for a while.
    pub fn tidy(&self) {
        for buckets in [&self.join, &self.sign_in, &self.claim, &self.import, &self.export] {
            if let Some(bucket) = &buckets.by_account {
                bucket.retain_recent();
            }
            if let Some(bucket) = &buckets.by_address {
                bucket.retain_recent();
            }
        }
    }
}

/// This many at once, and as many again in each minute.
fn bucket<K: Clone + Eq + std::hash::Hash>(a_minute: u32) -> Option<DefaultKeyedRateLimiter<K>> {
    Some(RateLimiter::keyed(Quota::per_minute(NonZeroU32::new(a_minute)?)))
}

fn too_many(wait: Duration) -> Problem {
    Problem::TooMany { seconds: i64::try_from(wait.as_secs()).unwrap_or(i64::MAX).saturating_add(1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throttle() -> Throttle {
        Throttle::new(&Settings {
            joins_per_minute: 2,
            sign_ins_per_minute: 0,
            imports_per_minute: 1,
            ..Settings::default()
        })
    }

    #[test]
    fn an_address_has_its_own_bucket() {
        let throttle = throttle();
        let join = |address: &str| throttle.check(Class::Join, None, address);
        assert!(join("192.0.2.7").is_ok() && join("192.0.2.7").is_ok());
        assert!(matches!(join("192.0.2.7"), Err(Problem::TooMany { seconds: 1..=31 })));
        assert!(join("192.0.2.8").is_ok());
        assert!((0..9).all(|_| join("").is_ok()), "an address that is not known is not limited");
        assert!((0..9).all(|_| throttle.check(Class::SignIn, None, "192.0.2.7").is_ok()), "0 is off");
    }

    #[test]
    fn an_account_is_limited_before_its_class() {
        let throttle = throttle();
        let import = |account: u128| {
            throttle.check(Class::Import, Some(PersonId::from(uuid::Uuid::from_u128(account))), "192.0.2.7")
        };
        assert!(import(1).is_ok() && import(1).is_err());
        assert!((2..=50).all(|account| import(account).is_ok()), "a class behind one address");
        assert!(import(51).is_err());
        throttle.tidy();
    }
}
