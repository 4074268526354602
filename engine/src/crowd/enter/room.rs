//! Places at an entrance: how many are free, in all and in a language, and whose place somebody who comes can have.
//!
//! A transaction that counts places and takes one holds the lock on the entrance.

use shared::{Ending, Language, ParticipationId, StudyState};
use store::entrance::{Entrance, KnownWorker, OpenEntrance};

use crate::{
    Engine, Result, Tx,
    crowd::{invite::language_of, participant::as_link},
};

/// A place at an entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// One is free.
    Free,
    /// That of a participant who was away for too long. If more than one place has to be given up, enough others were away, too.
    Of(ParticipationId),
    /// All are in use.
    None,
}

impl Engine {
    /// Sees to it that a place is free, in the language of somebody who comes too, if need be that of somebody who was away for too
    /// long; `false` if there is none. The caller holds the lock on the entrance.
    pub(super) async fn make_room(
        &self,
        tx: &mut Tx,
        entrance: &Entrance,
        language: Option<&Language>,
    ) -> Result<bool> {
        loop {
            match self.room(tx, entrance, language).await? {
                Room::Free => return Ok(true),
                Room::None => return Ok(false),
                // Unless they have finished at this moment: then the search goes on.
                Room::Of(away) => tx.end_participation(away, (Ending::TimedOut, ""), self.now()).await?,
            };
        }
    }

    /// Whether somebody who works in this language finds a place. Without a language, whether somebody does in any.
    pub(super) async fn has_room(&self, tx: &mut Tx, open: &OpenEntrance, language: Option<&Language>) -> Result<bool> {
        if self.room(tx, &open.entrance, language).await? == Room::None {
            return Ok(false);
        }
        if language.is_some() || open.entrance.settings.language_places.is_empty() {
            return Ok(true);
        }
        Ok(self.full_languages(tx, &open.entrance, &open.languages).await?.len() < open.languages.len())
    }

    /// Whether somebody new finds no place in the language they have chosen, and would in another one.
    pub(super) async fn has_room_in_others(
        &self,
        tx: &mut Tx,
        open: &OpenEntrance,
        (known, chosen): (Option<KnownWorker>, Option<&Language>),
    ) -> Result<bool> {
        let is_closed = open.entrance.closed_at.is_some() || open.state != StudyState::Live;
        if is_closed || known.is_some() || chosen.is_none() || open.entrance.language.is_some() {
            return Ok(false);
        }
        Ok(!self.has_room(tx, open, chosen).await? && self.has_room(tx, open, None).await?)
    }

    /// The languages of a study in which an entrance has no place left.
    pub(in crate::crowd) async fn full_languages(
        &self,
        tx: &mut Tx,
        entrance: &Entrance,
        languages: &[Language],
    ) -> Result<Vec<Language>> {
        let mut full = Vec::new();
        for language in languages.iter().filter(|one| entrance.settings.language_places.contains_key(*one)) {
            if self.room(tx, entrance, Some(language)).await? == Room::None {
                full.push(language.clone());
            }
        }
        Ok(full)
    }

    async fn room(&self, tx: &mut Tx, entrance: &Entrance, language: Option<&Language>) -> Result<Room> {
        // People who were last active before this instant lose their place to somebody who comes.
        let since = self.now().plus_seconds(-60 * entrance.settings.hold_minutes);
        let of_language =
            language.and_then(|language| Some((language, *entrance.settings.language_places.get(language)?)));
        // First in the language: a place of somebody else who works in it is one of all places, too.
        let limits =
            [of_language.map(|(language, places)| (Some(language), places)), entrance.places.map(|n| (None, n))];
        let mut found = Room::Free;
        for (of, places) in limits.into_iter().flatten() {
            let taken = tx.places_taken(entrance.id, of).await?;
            if taken < places {
                continue;
            }
            // Places can be lowered below what is taken: then more than one has to be given up for somebody who comes.
            let enough = tx.count_away((entrance.id, of), since).await? > taken - places;
            if !enough {
                return Ok(Room::None);
            }
            if found == Room::Free {
                found = tx.longest_away((entrance.id, of), since).await?.map_or(Room::None, Room::Of);
            }
        }
        Ok(found)
    }
}

/// The language in which somebody who comes works: that of the worker, of the link, or the one they choose.
pub(super) async fn works_in(
    tx: &mut Tx,
    open: &OpenEntrance,
    (known, chosen): (Option<KnownWorker>, Option<&Language>),
) -> Result<Option<Language>> {
    match known {
        Some(known) => Ok(Some(tx.place(known.worker).await?.language)),
        None => Ok(language_of(&as_link(open), chosen).cloned()),
    }
}
