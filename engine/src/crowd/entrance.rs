//! Entrances: the links by which people come into a study without an account. Here they are made and changed, and their
//! managers see who came.
//!
//! An entrance is found by the code of its address. Anybody with the link can come, so the code is no secret, and the link
//! can be shown again. See [decision 72](../../../docs/decisions/0072-entrances.md).

mod codes;

use serde::Deserialize;
use serde_json::json;
use shared::{
    Action, Actor, Ending, EntranceId, EntranceSettings, Language, Problem, StudyId, entrance::MOST_PLACES, limit,
    pseudonym, refusal,
};
use tabular::csv::{Cell, Writer};

use crate::{
    Engine, Result,
    access::{Permit as _, not_a_study_language},
    audit::event::Happened,
};

pub use store::entrance::{Arrival, Entrance, EntranceCounts, ListedEntrance};

/// The people on one page of the list of an entrance.
pub const PAGE: i64 = 100;
/// The columns of the file of everybody who came by an entrance.
const COLUMNS: [&str; 11] = [
    "participant_id",
    "submission_id",
    "study_id",
    "worker",
    "state",
    "code",
    "submitted",
    "rejected",
    "came_at",
    "active_at",
    "ended_at",
];
/// The maximum length of the name of an entrance, in characters.
const LONGEST_LABEL: usize = 100;

/// A new entrance.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewEntrance {
    /// The language people get; absent, they choose.
    pub language: Option<Language>,
    /// The rest, which can be changed later.
    #[serde(flatten)]
    pub form: EntranceForm,
}

/// What can be changed of an entrance.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EntranceForm {
    /// What the researchers call it.
    pub label: String,
    /// How many people may take part by it; absent, any number.
    pub places: Option<i64>,
    /// Whether nobody new comes in.
    #[serde(default)]
    pub closed: bool,
    /// Its settings. The provider of an entrance stays what it is.
    pub settings: EntranceSettings,
    /// The study at the provider that the form has shown: if it is another one by now, nothing is changed. Absent, it is not
    /// compared.
    #[serde(default)]
    pub was_study: Option<String>,
}

impl Engine {
    /// Makes an entrance.
    ///
    /// # Errors
    /// The actor may not invite, a field is invalid, or the study has too many entrances.
    pub async fn add_entrance(&self, actor: &Actor, study: StudyId, new: NewEntrance) -> Result<Entrance> {
        let NewEntrance { language, form } = new;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let languages = tx.study_languages(study).await?;
        if let Some(language) = language.as_ref().filter(|language| !languages.contains(language)) {
            return Err(Problem::invalid("language", not_a_study_language(language, &languages)).into());
        }
        let existing = tx.entrances(study).await?.len();
        if existing >= limit::ENTRANCES {
            return Err(Problem::conflict(refusal::too_many_entries(existing + 1, limit::ENTRANCES)).into());
        }
        let (now, settings) = (self.now(), form.settings.checked()?);
        check_languages(&settings, language.as_ref(), &languages)?;
        if settings.signed {
            self.can_check_signed()?;
        }
        let entrance = Entrance {
            id: self.id(),
            study_id: study,
            // Short enough to be read aloud, long enough that nobody finds the entrances of others.
            code: self.readable_code(CODE),
            label: label(&form.label)?,
            language,
            places: places(form.places)?,
            settings,
            created_at: now,
            closed_at: None,
        };
        tx.add_entrance(&entrance, actor.person).await?;
        let what = Happened::by(actor, study, "add", "entrance", entrance.id);
        self.record(&mut tx, what, None::<&()>, Some(&noted(&entrance))).await?;
        tx.commit().await?;
        Ok(entrance)
    }

    /// Changes an entrance.
    ///
    /// # Errors
    /// The actor may not invite, a field is invalid, or the study has no such entrance.
    pub async fn set_entrance(
        &self,
        actor: &Actor,
        study: StudyId,
        id: EntranceId,
        form: EntranceForm,
    ) -> Result<Entrance> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        // Nobody comes in by settings that are about to change.
        let code = tx.entrance(study, id).await?.ok_or(Problem::NotFound)?.entrance.code;
        tx.lock_entrance(&code).await?;
        let before = tx.entrance(study, id).await?.ok_or(Problem::NotFound)?.entrance;
        if form.was_study.is_some_and(|was| was != before.settings.provider_study) {
            return Err(Problem::conflict(refusal::entrance_has_changed()).into());
        }
        let EntranceSettings { provider, ref parameters, .. } = before.settings;
        let settings = EntranceSettings { provider, parameters: parameters.clone(), ..form.settings }.checked()?;
        check_languages(&settings, before.language.as_ref(), &tx.study_languages(study).await?)?;
        if settings.signed && !before.settings.signed {
            self.can_check_signed()?;
        }
        self::codes::check(&mut tx, &before, &settings).await?;
        let after = Entrance {
            label: label(&form.label)?,
            places: places(form.places)?,
            settings,
            closed_at: match (form.closed, before.closed_at) {
                (false, _) => None,
                (true, since) => since.or(Some(self.now())),
            },
            ..before.clone()
        };
        tx.set_entrance(&after).await?;
        let what = Happened::by(actor, study, "edit", "entrance", id);
        self.record(&mut tx, what, Some(&noted(&before)), Some(&noted(&after))).await?;
        tx.commit().await?;
        Ok(after)
    }

    /// The entrances of a study, newest first.
    ///
    /// # Errors
    /// The actor may not invite.
    pub async fn entrances(&self, actor: &Actor, study: StudyId) -> Result<Vec<ListedEntrance>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        tx.entrances(study).await
    }

    /// An entrance and a page of the people who came by it, by number: those after `after`.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such entrance.
    pub async fn entrance(
        &self,
        actor: &Actor,
        study: StudyId,
        id: EntranceId,
        after: i64,
    ) -> Result<(ListedEntrance, Vec<Arrival>)> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let found = tx.entrance(study, id).await?.ok_or(Problem::NotFound)?;
        Ok((found, tx.arrivals(id, after, PAGE).await?))
    }

    /// Everybody who came by an entrance, with their ids at the provider and their codes, as a CSV file. The audit log says
    /// who has downloaded it.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such entrance.
    pub async fn participants_csv(&self, actor: &Actor, study: StudyId, id: EntranceId) -> Result<String> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        tx.entrance(study, id).await?.ok_or(Problem::NotFound)?;
        self.note(&mut tx, Happened::by(actor, study, "download", "entrance", id)).await?;
        tx.commit().await?;
        let mut file = Writer::new(&COLUMNS);
        let mut after = 0;
        loop {
            let page = self.in_background().read().await?.arrivals(id, after, PAGE).await?;
            let Some(last) = page.last() else { return Ok(file.finish()) };
            after = last.number;
            for one in &page {
                file.row([
                    Cell::from(&one.participant),
                    Cell::from(&one.session),
                    Cell::from(&one.provider_study),
                    Cell::word(pseudonym(one.number)),
                    Cell::word(one.ending.map_or("working", Ending::as_str)),
                    Cell::word(one.code.as_str()),
                    one.submitted.into(),
                    one.rejected.into(),
                    Cell::word(one.created_at.to_string()),
                    Cell::word(one.active_at.to_string()),
                    Cell::word(one.ended_at.map(|at| at.to_string()).unwrap_or_default()),
                ]);
            }
        }
    }

    /// A random code of so many characters that can be read aloud and typed: digits and capital letters without those
    /// that look alike.
    pub(crate) fn readable_code(&self, length: usize) -> String {
        self.ambient.entropy().iter().take(length).map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
    }
}

/// Digits and capital letters without I, L, O and U: Crockford's Base32.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// The characters of the code of an entrance: 60 bits.
const CODE: usize = 12;

/// What the audit log says about an entrance.
pub(crate) fn noted(entrance: &Entrance) -> serde_json::Value {
    json!({
        "label": entrance.label, "language": entrance.language, "places": entrance.places,
        "closed": entrance.closed_at.is_some(), "settings": entrance.settings,
    })
}

/// Checks that people choose between languages where a language has places of its own.
fn check_languages(
    settings: &EntranceSettings,
    language: Option<&Language>,
    languages: &[Language],
) -> Result<(), Problem> {
    let Some(first) = settings.language_places.keys().next() else { return Ok(()) };
    if language.is_some() || languages.len() < 2 {
        let field = format!("language_places.{first}");
        return Err(Problem::invalid(&field, refusal::places_per_language_need_choice()));
    }
    match settings.language_places.keys().find(|one| !languages.contains(one)) {
        Some(odd) => Err(Problem::invalid("language_places", not_a_study_language(odd, languages))),
        None => Ok(()),
    }
}

fn label(label: &str) -> Result<String, Problem> {
    let label = label.trim();
    if label.contains('\0') || !(1..=LONGEST_LABEL).contains(&label.chars().count()) {
        return Err(Problem::invalid("label", refusal::characters_from_to(1, LONGEST_LABEL)));
    }
    Ok(label.to_owned())
}

fn places(places: Option<i64>) -> Result<Option<i64>, Problem> {
    match places {
        Some(n) if !(1..=MOST_PLACES).contains(&n) => {
            Err(Problem::invalid("places", refusal::limit_out_of_range(1, MOST_PLACES)))
        }
        other => Ok(other),
    }
}
