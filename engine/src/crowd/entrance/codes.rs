//! Completion codes of entrances that share a study at a provider, which knows one list of codes.

use shared::{Ending, EntranceSettings, Problem, refusal};
use store::entrance::Entrance;

use crate::{Result, Tx};

/// Checks that codes which are the same at several entrances of a study at a provider stay the same. Entrances whose codes differ are
/// left as people have made them.
pub(super) async fn check(tx: &mut Tx, before: &Entrance, after: &EntranceSettings) -> Result<()> {
    let (settings, there) = (&before.settings, &before.settings.provider_study);
    let Some(field) = differing(settings, after) else { return Ok(()) };
    if there.is_empty() || after.provider_study != *there {
        return Ok(());
    }
    let shares = |other: &Entrance| {
        let theirs = &other.settings;
        let is_of_same = theirs.provider == settings.provider && theirs.provider_study == *there;
        other.id != before.id && is_of_same && differing(theirs, settings).is_none()
    };
    if tx.entrances(before.study_id).await?.iter().any(|listed| shares(&listed.entrance)) {
        return Err(Problem::invalid(field, refusal::prolific_links_share_codes()).into());
    }
    Ok(())
}

/// The first field in which the codes of two settings differ.
fn differing(one: &EntranceSettings, other: &EntranceSettings) -> Option<String> {
    let code = Ending::ALL.iter().find(|ending| one.codes.get(ending) != other.codes.get(ending));
    let code = code.map(|ending| format!("codes.{ending}"));
    code.or_else(|| (one.own_codes != other.own_codes).then(|| "own_codes".to_owned()))
}
