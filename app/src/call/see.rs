//! Notes with which device and network a worker comes, in studies that compare them.

use engine::Engine;
use engine::crowd::sighting::SeenWith;
use shared::{Actor, StudyId};

use super::{Visit, visit};

/// Notes it for the visitor behind this call, and has their device keep a secret if it has none.
pub(super) async fn see(engine: &Engine, actor: &Actor, study: StudyId) {
    let visit = visit();
    if let Some(secret) = seen(engine, actor, study, &visit).await {
        visit.keep_device(secret);
    }
}

/// Notes it for a visitor; returns the secret that their device is to keep, if it has none.
pub async fn seen(engine: &Engine, actor: &Actor, study: StudyId, visit: &Visit) -> Option<String> {
    engine.see(actor, study, SeenWith { address: &visit.address, device: visit.device.as_deref() }).await
}
