//! Coming in by an entrance: a person without an account becomes a worker of the study, or finds their work again.

pub mod files;
pub mod frame;
pub mod quota;
mod room;
mod same;

use providers::prolific::secure_link::Verified;
use shared::{Arriving, Ending, Language, Locale, Problem, Provider, StudyId, StudyState, WayOut, refusal};
use store::entrance::{Entrance, KnownWorker, OpenEntrance, ParticipationRow};

use self::room::works_in;
use super::{
    invite::{Invitation, retry},
    invitee::identified,
    participant::{as_link, known, returning},
    return_code,
    signed::SignedLink,
};
use crate::{Engine, Result, SignedIn, Tx, people::typed::typed, secret};

/// What a person who follows the link of an entrance sees.
#[derive(Clone, Debug)]
pub struct EntrancePage {
    /// What they are invited to.
    pub invitation: Invitation,
    /// Who sends them; absent for an anonymous link.
    pub provider: Option<Provider>,
    /// What the link says about them.
    pub arriving: Arriving,
    /// What the provider has signed, if the entrance asks for that.
    pub token: Option<String>,
    /// After how many submissions they have finished; absent, when there is no more work for them.
    pub submissions: Option<i64>,
    /// Whether they may come in.
    pub doorway: Doorway,
    /// The languages in which all places are taken, while there are some in others.
    pub full_languages: Vec<Language>,
    /// How somebody leaves who works in none but those.
    pub full: WayOut,
}

/// Whether somebody may come in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doorway {
    /// For the first time.
    Open,
    /// They are a worker of the study, and go on.
    Returning,
    /// Taking part has ended for them with another assignment of Mechanical Turk: they are paid once.
    OtherHit,
    /// Not any more.
    Over(WayOut),
}

/// Somebody who came in.
#[derive(Clone, Debug)]
pub struct Entered {
    /// The session of the person.
    pub signed_in: SignedIn,
    /// The study.
    pub study: StudyId,
    /// The code with which they return, for an anonymous link. It is shown once.
    pub return_code: Option<String>,
}

/// What somebody who comes in brings along.
#[derive(Debug)]
struct Coming {
    /// What the link says about them.
    arriving: Arriving,
    /// What the provider has signed, and this was checked.
    token: Option<Verified>,
    /// The hash of the code with which they return.
    return_code: Option<String>,
    /// The language they chose, if there was a choice.
    language: Option<Language>,
    /// The interface language that they chose, if they did.
    locale: Option<Locale>,
}

impl Engine {
    /// The page of an entrance, for a visitor who prefers this language; `value` reads the parameters of the link, and `address` is
    /// that of the page without a query.
    ///
    /// # Errors
    /// There is no such entrance, the study is not live yet, or the link was not filled in, or not signed, by its provider.
    pub async fn entrance_page(
        &self,
        code: &str,
        value: impl Fn(&str) -> Option<String> + Send,
        asked: Locale,
        address: String,
    ) -> Result<EntrancePage> {
        let mut tx = self.read().await?;
        let mut open = tx.open_entrance(code).await?.ok_or(Problem::NotFound)?;
        check_begun(&open)?;
        let entrance = &open.entrance;
        let arriving = match entrance.settings.provider {
            Some(_) => entrance.settings.arriving(&value)?,
            None => Arriving::default(),
        };
        let mut token = None;
        if entrance.settings.signed {
            drop(tx);
            let signed = entrance.settings.provider.and_then(Provider::token_parameter).and_then(value);
            let link = SignedLink { token: signed.unwrap_or_default(), address };
            self.check_signed(entrance, &arriving, &link).await?;
            token = Some(link.token);
            tx = self.read().await?;
        }
        let (who, _) = identified(&mut tx, &mut open, &arriving).await?;
        if let Some(own) = same::entrance_of(&mut tx, &open.entrance, &arriving).await? {
            open = own;
        }
        let entrance = &open.entrance;
        let known = known(&mut tx, entrance, &who).await?;
        let language = works_in(&mut tx, &open, (known, None)).await?;
        let (_, doorway) = self.doorway(&mut tx, &open, (known, language.as_ref()), &who).await?;
        let mut invitation = Self::invited(&mut tx, as_link(&open), asked).await?;
        let mut full_languages = Vec::new();
        if doorway == Doorway::Open && !invitation.choice.is_empty() {
            full_languages = self.full_languages(&mut tx, &open.entrance, &open.languages).await?;
            invitation.choice.retain(|language| !full_languages.contains(language));
            invitation.open_in.retain(|open| !full_languages.contains(&open.language));
        }
        let entrance = &open.entrance;
        Ok(EntrancePage {
            invitation,
            full_languages,
            full: entrance.settings.way_out(Ending::Full, &who, ""),
            provider: entrance.settings.provider,
            submissions: entrance.settings.submissions,
            arriving,
            token,
            doorway,
        })
    }

    /// Comes in by an entrance. Somebody whom the study knows by the provider's id goes on with their work.
    ///
    /// # Errors
    /// There is no such entrance, the study is not live, all places are taken, the link was not filled in, is not signed where it
    /// has to be or was used before, or the person still has to choose a language.
    pub async fn enter(
        &self,
        code: &str,
        (arriving, signed): (Arriving, SignedLink),
        language: Option<Language>,
        locale: Option<Locale>,
    ) -> Result<Entered> {
        let token = if signed.token.is_empty() {
            None
        } else {
            let open = self.glance().await?.open_entrance(code).await?.ok_or(Problem::NotFound)?;
            self.check_signed(&open.entrance, &arriving, &signed).await?
        };
        self.come_in(code, &Coming { arriving, token, return_code: None, language, locale }).await
    }

    /// Comes back to an anonymous link with the code that was shown at the first visit.
    ///
    /// # Errors
    /// There is no such entrance or no such code: `NotFound`; or the place has gone to somebody else.
    pub async fn come_back(&self, code: &str, return_code: &str) -> Result<Entered> {
        let return_code = Some(secret::hash(&typed(return_code, 2 * return_code::LENGTH)));
        let (arriving, language, locale) = (Arriving::default(), None, None);
        self.come_in(code, &Coming { arriving, token: None, return_code, language, locale }).await
    }

    async fn come_in(&self, code: &str, coming: &Coming) -> Result<Entered> {
        loop {
            let own = {
                let mut tx = self.read().await?;
                let open = tx.open_entrance(code).await?.ok_or(Problem::NotFound)?;
                same::entrance_of(&mut tx, &open.entrance, &coming.arriving).await?.map(|own| own.entrance.code)
            };
            match self.try_enter(own.as_deref().unwrap_or(code), coming).await {
                // Two people got the same number, or one person came twice at once.
                Err(error) if retry(&error) => {}
                other => return other,
            }
        }
    }

    async fn try_enter(&self, code: &str, coming: &Coming) -> Result<Entered> {
        let mut tx = self.write().await?;
        // Places are counted and taken by one person at a time, by the settings of now.
        tx.lock_entrance(code).await?;
        let mut open = tx.open_entrance(code).await?.ok_or(Problem::NotFound)?;
        check_begun(&open)?;
        let arriving = match open.entrance.settings.provider {
            Some(_) => open.entrance.settings.check_arriving(coming.arriving.clone())?,
            None => Arriving::default(),
        };
        let (arriving, invitee) = identified(&mut tx, &mut open, &arriving).await?;
        let entrance = &open.entrance;
        match &coming.token {
            Some(token) => self.use_token(&mut tx, token).await?,
            None if entrance.settings.signed => {
                return Err(Problem::conflict(refusal::entrance_needs_provider()).into());
            }
            None => {}
        }
        let known = match &coming.return_code {
            Some(hash) => Some(returning(&mut tx, entrance, hash).await?),
            None => known(&mut tx, entrance, &arriving).await?,
        };
        if let Some(known) = known {
            // Somebody who comes by two entrances at once comes by one.
            tx.lock_worker(known.worker).await?;
        }
        let language = works_in(&mut tx, &open, (known, coming.language.as_ref())).await?;
        let (row, doorway) = self.doorway(&mut tx, &open, (known, language.as_ref()), &arriving).await?;
        match doorway {
            Doorway::Open | Doorway::Returning => {}
            Doorway::Over(_) if row.is_none() => {
                let others = self.has_room_in_others(&mut tx, &open, (known, language.as_ref())).await?;
                return Err(match language.filter(|_| others) {
                    Some(full) => Problem::invalid("language", refusal::entrance_language_is_full(full.name())),
                    None => Problem::conflict(refusal::entrance_is_full()),
                }
                .into());
            }
            Doorway::Over(_) | Doorway::OtherHit => return Err(Problem::conflict(refusal::entrance_is_over()).into()),
        }
        let takes_place = row.as_ref().is_none_or(|row| row.ending == Some(Ending::TimedOut));
        if takes_place && !self.make_room(&mut tx, entrance, language.as_ref()).await? {
            return Err(Problem::conflict(refusal::entrance_is_full()).into());
        }
        let (known, return_code) = match known {
            Some(known) => (known, None),
            None => self.newcomer(&mut tx, &open, &arriving, (coming.language.as_ref(), coming.locale)).await?,
        };
        self.take_place(&mut tx, entrance, known, row, &arriving).await?;
        if let Some(invitee) = invitee {
            tx.set_invitee_worker(invitee, known.worker).await?;
        }
        tx.commit().await?;
        let signed_in = SignedIn { person: known.person, epoch: known.epoch };
        Ok(Entered { signed_in, study: open.entrance.study_id, return_code })
    }

    /// Whether somebody may come in, and where they stand at this entrance. `language` is the one in which they would work, if that is
    /// known.
    async fn doorway(
        &self,
        tx: &mut Tx,
        open: &OpenEntrance,
        (known, language): (Option<KnownWorker>, Option<&Language>),
        arriving: &Arriving,
    ) -> Result<(Option<ParticipationRow>, Doorway)> {
        let entrance = &open.entrance;
        let out = |ending, own: &str| Doorway::Over(entrance.settings.way_out(ending, arriving, own));
        let rows = match known {
            Some(known) if known.disabled_at.is_some() => return Ok((None, out(Ending::Full, ""))),
            Some(known) => tx.participations(known.worker).await?,
            None => Vec::new(),
        };
        // One person has one place in a study: somebody whose part has not ended elsewhere goes on there.
        if let Some(row) = rows.iter().find(|row| row.ending.is_none()) {
            return Ok((Some(row.clone()), Doorway::Returning));
        }
        let here = rows.iter().find(|row| row.entrance_id == entrance.id).cloned();
        let for_good = |row: &&ParticipationRow| {
            matches!(row.ending, Some(Ending::ScreenedOut | Ending::FailedChecks | Ending::NoConsent))
        };
        match &here {
            Some(row)
                if entrance.settings.provider == Some(Provider::Mturk)
                    && row.ending != Some(Ending::TimedOut)
                    && row.session != arriving.session =>
            {
                return Ok((here, Doorway::OtherHit));
            }
            // Their page says how it ended, and what they have earned.
            Some(row) if row.ending != Some(Ending::TimedOut) => return Ok((here, Doorway::Returning)),
            Some(row) if rows.len() > 1 => return Ok((here.clone(), out(Ending::TimedOut, &row.code))),
            _ => {}
        }
        if let Some(ending) = rows.iter().find(for_good).and_then(|row| row.ending) {
            return Ok((here, out(ending, "")));
        }
        let is_free = self.has_room(tx, open, language).await?;
        let is_closed = entrance.closed_at.is_some() || open.state != StudyState::Live;
        let doorway = match &here {
            Some(_) if is_free => Doorway::Returning,
            Some(row) => out(Ending::TimedOut, &row.code),
            None if is_closed || !is_free => out(Ending::Full, ""),
            None => Doorway::Open,
        };
        Ok((here, doorway))
    }

    /// Stores that a worker is at this entrance now.
    async fn take_place(
        &self,
        tx: &mut Tx,
        entrance: &Entrance,
        known: KnownWorker,
        row: Option<ParticipationRow>,
        arriving: &Arriving,
    ) -> Result<()> {
        let (session, provider_study, now) = (arriving.session.clone(), arriving.study.clone(), self.now());
        if let Some(mut row) = row {
            let goes_on = matches!(row.ending, None | Some(Ending::TimedOut));
            if row.ending == Some(Ending::TimedOut) {
                tx.reopen_participation(row.id).await?;
            }
            row.seen_at = now;
            // What another link says is about another submission at the provider, and what has ended belongs to the one that
            // it was done for: a second one would be paid for the same work.
            if goes_on && row.entrance_id == entrance.id {
                (row.session, row.provider_study) = (session, provider_study);
            }
            return tx.renew_participation(&row).await;
        }
        let done_before = tx.submissions_of(known.worker).await?;
        tx.add_participation(&ParticipationRow {
            id: self.id(),
            entrance_id: entrance.id,
            worker_id: known.worker,
            session,
            provider_study,
            code: String::new(),
            done_before,
            created_at: now,
            seen_at: now,
            ending: None,
            ended_at: None,
        })
        .await
    }
}

/// A study that has not begun has no work, and its places would be lost.
fn check_begun(open: &OpenEntrance) -> Result<(), Problem> {
    match open.state {
        StudyState::Draft => Err(Problem::conflict(refusal::not_open())),
        StudyState::Live | StudyState::Closed => Ok(()),
    }
}
