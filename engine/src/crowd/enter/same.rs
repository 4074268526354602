//! One study at a provider, many entrances: where it spreads its participants over several, each participant belongs to the one by
//! which they came first. So nobody does the work of two for one reward, or has two places.

use shared::Arriving;
use store::entrance::{Entrance, OpenEntrance};

use crate::{Result, Tx};

/// The other entrance by which somebody has come already who comes by this one, if both name the same study at the provider; `None` if
/// they have not. What the link says about the submission does not count: anybody can leave it out.
pub(super) async fn entrance_of(tx: &mut Tx, entrance: &Entrance, arriving: &Arriving) -> Result<Option<OpenEntrance>> {
    let settings = &entrance.settings;
    let Some(provider) = settings.provider.filter(|_| !settings.provider_study.is_empty()) else { return Ok(None) };
    let came_by = tx.entrances_of_participant((entrance.study_id, entrance.id), provider, &arriving.person).await?;
    for code in came_by {
        let open = tx.open_entrance(&code).await?;
        let names_it = |open: &OpenEntrance| open.entrance.settings.provider_study == settings.provider_study;
        if open.as_ref().is_some_and(names_it) {
            return Ok(open);
        }
    }
    Ok(None)
}
