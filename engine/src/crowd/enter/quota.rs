//! The places of an entrance in each language, as its managers see them.

use serde::Serialize;
use shared::{Action, Actor, EntranceId, Language, Problem, StudyId};

use crate::{Engine, Result, access::Permit as _};

/// The places of an entrance in a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LanguagePlaces {
    /// The language.
    pub language: Language,
    /// How many are taken.
    pub taken: i64,
    /// How many there are; absent for any number.
    pub places: Option<i64>,
}

impl Engine {
    /// The places of an entrance in the languages of the study; none if no language has places of its own.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such entrance.
    pub async fn language_places(&self, actor: &Actor, study: StudyId, id: EntranceId) -> Result<Vec<LanguagePlaces>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let settings = tx.entrance(study, id).await?.ok_or(Problem::NotFound)?.entrance.settings;
        let mut all = Vec::new();
        if settings.language_places.is_empty() {
            return Ok(all);
        }
        for language in tx.study_languages(study).await? {
            let (taken, places) =
                (tx.places_taken(id, Some(&language)).await?, settings.language_places.get(&language));
            all.push(LanguagePlaces { places: places.copied(), language, taken });
        }
        Ok(all)
    }
}
