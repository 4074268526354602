//! One submission at a provider, many entrances: where a study there spreads its participants over several entrances, each belongs to
//! the one by which it came first. So nobody does the work of two for one reward, or has two places.

use shared::Arriving;
use store::entrance::{Entrance, OpenEntrance};

use crate::{Result, Tx};

/// The other entrance by which the submission of somebody who comes has come already; `None` if it has not. Only entrances that name the
/// same study at the provider are looked at.
pub(super) async fn entrance_of(tx: &mut Tx, entrance: &Entrance, arriving: &Arriving) -> Result<Option<OpenEntrance>> {
    let (settings, Arriving { person, session, study }) = (&entrance.settings, arriving);
    let Some(provider) = settings.provider else { return Ok(None) };
    if settings.provider_study.is_empty() || *study != settings.provider_study || session.is_empty() {
        return Ok(None);
    }
    let submission = (person.as_str(), session.as_str(), study.as_str());
    let code = tx.entrance_of_submission((entrance.study_id, entrance.id), provider, submission).await?;
    match code {
        Some(code) => tx.open_entrance(&code).await,
        None => Ok(None),
    }
}
