//! The worker behind somebody who comes in by an entrance: a new one, or one whom the study knows.

use shared::{Arriving, Language, Locale, Problem, Provider, Role, refusal};
use store::{
    entrance::{Entrance, KnownWorker, OpenEntrance},
    invite::Open,
    person::Person,
};

use super::{invite::language_of, return_code};
use crate::{Engine, Result, Tx, audit::event::Happened, secret};

/// As what provider an anonymous link knows the hash of a code to return with.
const ANONYMOUS: &str = "anonymous";

impl Engine {
    /// Makes a person without an account a worker of the study. With the code to return with, for an anonymous link.
    pub(super) async fn newcomer(
        &self,
        tx: &mut Tx,
        open: &OpenEntrance,
        arriving: &Arriving,
        (language, locale): (Option<&Language>, Option<Locale>),
    ) -> Result<(KnownWorker, Option<String>)> {
        let (entrance, link, now) = (&open.entrance, as_link(open), self.now());
        let unclear = || Problem::invalid("language", refusal::choose_language());
        let language = language_of(&link, language).ok_or_else(unclear)?;
        let (person, worker) = (self.id(), self.id());
        let new = Person {
            id: person,
            name: String::new(),
            email: String::new(),
            admin: false,
            created_at: now,
            disabled_at: None,
            erasure_asked_at: None,
            erased_at: None,
        };
        tx.add_person_without_address(&new).await?;
        tx.add_worker(worker, entrance.study_id, person, language, now).await?;
        // Pages need something to call them; their study knows them by this name.
        let number = tx.place(worker).await?.number;
        tx.set_name(person, &shared::pseudonym(number)).await?;
        if let Some(locale) = locale.or_else(|| Locale::spoken_in(language)) {
            tx.suggest_locale(person, locale.tag()).await?;
        }
        let return_code = entrance.settings.provider.is_none().then(|| self.readable_code(return_code::LENGTH));
        let provider = entrance.settings.provider.map_or(ANONYMOUS, Provider::as_str);
        let participant = return_code.as_deref().map_or_else(|| arriving.person.clone(), secret::hash);
        tx.add_identity((entrance.study_id, worker), (provider, &participant), now).await?;
        let what = Happened {
            study: Some(entrance.study_id),
            person: Some(person),
            verb: "join",
            kind: Role::Worker.as_str(),
            id: person.to_string(),
        };
        self.note(tx, what).await?;
        Ok((KnownWorker { worker, person, epoch: 0, disabled_at: None }, return_code))
    }
}

/// The worker whose code to return with has this hash.
pub(super) async fn returning(tx: &mut Tx, entrance: &Entrance, hash: &str) -> Result<KnownWorker> {
    let known = tx.known_worker(entrance.study_id, ANONYMOUS, hash).await?;
    Ok(known.filter(|one| one.disabled_at.is_none()).ok_or(Problem::NotFound)?)
}

/// The worker whom the study knows by the provider's id. Anonymous people come back with their code.
pub(super) async fn known(tx: &mut Tx, entrance: &Entrance, arriving: &Arriving) -> Result<Option<KnownWorker>> {
    match entrance.settings.provider {
        Some(provider) => tx.known_worker(entrance.study_id, provider.as_str(), &arriving.person).await,
        None => Ok(None),
    }
}

/// The entrance as an invitation link for workers, which says the same about the study.
pub(super) fn as_link(open: &OpenEntrance) -> Open {
    Open {
        id: open.entrance.id.to_string(),
        study_id: open.entrance.study_id,
        role: Role::Worker,
        language: open.entrance.language.clone(),
        expires_at: None,
        uses_left: None,
        title: open.title.clone(),
        state: open.state,
        languages: open.languages.clone(),
        settings: open.study_settings.clone(),
    }
}
