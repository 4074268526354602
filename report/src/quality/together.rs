//! Workers who were seen with the same device or on the same network.

use std::collections::{BTreeMap, BTreeSet};

use shared::{SightingKind, UnusualSign as Sign, WorkerId, refusal};
use store::sighting::Shared;

use super::reason::{NAMED, Reason};

/// The workers on a network up to which they are named: a university or a mobile provider has more.
const SMALL: usize = 5;

/// The other workers who were seen with the same devices, and on the same networks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Together {
    /// Pseudonyms of workers with the same device.
    devices: BTreeSet<String>,
    /// Pseudonyms of workers on the same small network.
    networks: BTreeSet<String>,
}

/// Who was seen with whom. `names` has the pseudonym of each worker.
pub(super) fn together(shared: &[Shared], names: &BTreeMap<WorkerId, String>) -> BTreeMap<WorkerId, Together> {
    let mut found: BTreeMap<WorkerId, Together> = BTreeMap::new();
    // The rows come by kind and digest.
    for group in shared.chunk_by(|one, next| (one.kind, &one.digest) == (next.kind, &next.digest)) {
        let Some(kind) = group.first().map(|row| row.kind) else { continue };
        if kind == SightingKind::Network && group.len() > SMALL {
            continue;
        }
        for row in group {
            let others = group.iter().filter(|other| other.worker_id != row.worker_id);
            let others = others.filter_map(|other| names.get(&other.worker_id).cloned());
            let own = found.entry(row.worker_id).or_default();
            match kind {
                SightingKind::Device => own.devices.extend(others),
                SightingKind::Network => own.networks.extend(others),
            }
        }
    }
    for own in found.values_mut() {
        // The same device is on the same network.
        own.networks.retain(|other| !own.devices.contains(other));
    }
    found
}

impl Together {
    /// The reasons to look: the same device first.
    pub(super) fn reasons(&self) -> impl Iterator<Item = Reason> + use<> {
        let named = |others: &BTreeSet<String>| {
            let names = others.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
            if others.len() > NAMED { format!("{names}, …") } else { names }
        };
        let device = (!self.devices.is_empty())
            .then(|| Reason { sign: Sign::Device, reason: refusal::quality_looks_device(named(&self.devices)) });
        let network = (!self.networks.is_empty())
            .then(|| Reason { sign: Sign::Network, reason: refusal::quality_looks_network(named(&self.networks)) });
        device.into_iter().chain(network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worker(n: u128) -> WorkerId {
        WorkerId(uuid::Uuid::from_u128(n))
    }

    fn group(kind: SightingKind, digest: &str, workers: impl IntoIterator<Item = u128>) -> Vec<Shared> {
        let row = |n| Shared { kind, digest: digest.to_owned(), worker_id: worker(n) };
        workers.into_iter().map(row).collect()
    }

    fn texts(found: &BTreeMap<WorkerId, Together>, n: u128) -> Vec<(Sign, String)> {
        let reasons = found.get(&worker(n)).into_iter().flat_map(Together::reasons);
        reasons.map(|one| (one.sign, one.reason.text().to_owned())).collect()
    }

    #[test]
    fn a_device_says_more_than_a_network_and_a_large_network_says_nothing() {
        let names = (1..=20).map(|n| (worker(n), format!("W{n:03}"))).collect();
        let rows = [
            group(SightingKind::Device, "a", [1, 2]),
            group(SightingKind::Network, "home", [1, 2, 3]),
            group(SightingKind::Network, "university", 4..=9),
            group(SightingKind::Network, "village", 10..=14),
        ];
        let found = together(&rows.concat(), &names);
        assert_eq!(
            texts(&found, 1),
            [
                (Sign::Device, "Same device as W002.".to_owned()),
                (Sign::Network, "Same network address as W003.".to_owned())
            ]
        );
        assert_eq!(texts(&found, 3), [(Sign::Network, "Same network address as W001, W002.".to_owned())]);
        assert!(texts(&found, 4).is_empty(), "six share it");
        assert_eq!(texts(&found, 14), [(Sign::Network, "Same network address as W010, W011, W012, ….".to_owned())]);
    }
}
