//! People whom researchers invite: the list of an entrance, each with a link of their own, and the e-mails that bring it.
//!
//! Anybody who has a link takes part as the person it was made for. See
//! [decision 84](../../../docs/decisions/0084-people-who-are-invited.md).

mod lines;
mod mails;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{Action, Actor, Arriving, EntranceId, InviteeId, Language, Problem, Provider, StudyId, limit, refusal};
use store::{
    entrance::{Entrance, OpenEntrance},
    invitee::{InvitedPerson, ListedInvitee, Mailed, NewInvitee},
};
use tabular::csv::{Cell, Writer};

use self::lines::{FIELD, Line, people};
use crate::{Engine, Result, Tx, access::Permit as _, audit::event::Happened, secret};

pub use store::invitee::{Invitee, InviteeCounts};

/// The people on one page of a list.
pub const PAGE: i64 = 100;
/// The e-mails that one person gets at most: an invitation and two reminders.
pub const MOST_MAILS: i64 = 3;
/// The seconds between two e-mails to one person.
const BETWEEN: i64 = 86_400;
/// The characters of the code in a link: 80 bits.
const CODE: usize = 16;
/// The columns of the file of links.
const COLUMNS: [&str; 4] = ["name", "email", "language", "link"];

/// How many people a list has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AddedInvitees {
    /// Those who were put on it.
    pub added: usize,
    /// Those who were on it already.
    pub known: usize,
}

/// Which e-mail is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum InvitationMail {
    /// The first, to everybody who got none.
    Invitation,
    /// Another, to everybody who was invited a day ago or earlier and has not finished.
    Reminder,
}

/// A page of the list of an entrance.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InviteeList {
    /// How many people are where.
    pub counts: InviteeCounts,
    /// The people, by number.
    pub people: Vec<Invitee>,
    /// Whether more follow.
    pub more: bool,
    /// Why no e-mails can be sent now, if so.
    pub no_mail: Option<Problem>,
    /// The languages in which no place is left: people who work in them get no invitation.
    pub full_languages: Vec<Language>,
}

impl Engine {
    /// Puts people on the list of an entrance: one a line, with an e-mail address, a name or ID, or both, and a language if it
    /// is known. Somebody who is on it already stays as they are.
    ///
    /// # Errors
    /// The actor may not invite, the study has no such entrance with a list, a line is wrong, or the list gets too long:
    /// nobody is put on it.
    pub async fn add_invitees(
        &self,
        actor: &Actor,
        (study, id): (StudyId, EntranceId),
        list: &str,
    ) -> Result<AddedInvitees> {
        let mut tx = self.write().await?;
        permitted(&mut tx, actor, study, id).await?;
        // One person is on one list of a study: lists grow one after the other.
        tx.lock_study(study).await?;
        let given = people(list, &tx.study_languages(study).await?)?;
        let there = tx.listed_invitees(study).await?;
        let lines = unknown(&given, id, &there)?;
        let own = there.iter().filter(|one| one.entrance == id);
        let all = own.clone().count() + lines.len();
        if all > limit::INVITEES {
            return Err(Problem::invalid(FIELD, refusal::invitees_too_many(all, limit::INVITEES)).into());
        }
        let last = own.map(|one| one.number).max().unwrap_or_default();
        let names = there.iter().map(|one| &one.reference).chain(given.iter().map(|line| &line.reference));
        let mut taken: BTreeSet<String> = names.map(|name| name.to_lowercase()).collect();
        let former = tx.former_invitees(study).await?;
        let former: BTreeMap<&str, Mailed> = former.iter().map(|one| (one.address.as_str(), one.mailed)).collect();
        let new: Vec<NewInvitee> = (last + 1..)
            .zip(&lines)
            .map(|(number, line)| NewInvitee {
                id: self.id(),
                number,
                reference: named(line, number, &mut taken),
                email: line.email.clone(),
                language: line.language.clone(),
                code: self.readable_code(CODE),
                mailed: former.get(digest(study, &line.email).as_str()).copied().unwrap_or_default(),
            })
            .collect();
        let added = AddedInvitees { added: new.len(), known: given.len() - new.len() };
        tx.add_invitees(id, &new, self.now()).await?;
        if added.added > 0 {
            let what = Happened::by(actor, study, "add", "invitees", id);
            self.record(&mut tx, what, None::<&()>, Some(&json!({ "people": added.added }))).await?;
        }
        tx.commit().await?;
        Ok(added)
    }

    /// A page of the list of an entrance, by number: those after `after`.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such entrance with a list.
    pub async fn invitees(&self, actor: &Actor, (study, id): (StudyId, EntranceId), after: i64) -> Result<InviteeList> {
        let mut tx = self.read().await?;
        let entrance = permitted(&mut tx, actor, study, id).await?;
        let before = self.now().plus_seconds(-BETWEEN);
        let mut people = tx.invitees(id, after, PAGE + 1).await?;
        let more = i64::try_from(people.len()).is_ok_and(|n| n > PAGE);
        if more {
            people.pop();
        }
        let full = self.full_of_study(&mut tx, &entrance).await?;
        Ok(InviteeList {
            counts: tx.invitee_counts(id, (before, MOST_MAILS), &full).await?,
            people,
            more,
            no_mail: self.no_mail(&mut tx, &entrance).await?,
            full_languages: full.languages,
        })
    }

    /// Takes somebody off the list of an entrance. Their link ends, and what is stored about them is deleted.
    ///
    /// # Errors
    /// The actor may not invite, nobody with this id is on the list, or they came already.
    pub async fn remove_invitee(
        &self,
        actor: &Actor,
        (study, id): (StudyId, EntranceId),
        invitee: InviteeId,
    ) -> Result<()> {
        let mut tx = self.write().await?;
        let entrance = permitted(&mut tx, actor, study, id).await?;
        // They do not come in at this moment.
        tx.lock_entrance(&entrance.code).await?;
        let Some(former) = tx.remove_invitee(id, invitee).await? else {
            let is_listed = tx.invitee_is_listed(id, invitee).await?;
            let problem = if is_listed { Problem::conflict(refusal::invitee_has_come()) } else { Problem::NotFound };
            return Err(problem.into());
        };
        if former.mailed != Mailed::default() {
            tx.remember_former(study, &digest(study, &former.address), former.mailed).await?;
        }
        self.note(&mut tx, Happened::by(actor, study, "remove", "invitee", invitee)).await?;
        tx.commit().await
    }

    /// The link of everybody on a list as a CSV file; `base` is the public address of an entrance by its code. The audit log
    /// says who has downloaded it.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such entrance with a list.
    pub async fn invitees_csv(
        &self,
        actor: &Actor,
        (study, id): (StudyId, EntranceId),
        base: impl Fn(&str) -> String + Send,
    ) -> Result<String> {
        let mut tx = self.write().await?;
        let entrance = permitted(&mut tx, actor, study, id).await?;
        self.note(&mut tx, Happened::by(actor, study, "download", "invitees", id)).await?;
        tx.commit().await?;
        let address = base(&entrance.code);
        let mut file = Writer::new(&COLUMNS);
        let mut after = 0;
        loop {
            let page = self.in_background().read().await?.invitees(id, after, PAGE).await?;
            let Some(last) = page.last() else { return Ok(file.finish()) };
            after = last.number;
            for one in &page {
                file.row([
                    Cell::from(&one.reference),
                    Cell::from(&one.email),
                    Cell::word(one.language.as_ref().map_or("", Language::as_str)),
                    Cell::word(link(&address, &one.code)),
                ]);
            }
        }
    }
}

/// The link of somebody on a list.
fn link(address: &str, code: &str) -> String {
    format!("{address}?{}={code}", Provider::Panel.parameters().person)
}

/// Who follows a link: where the researchers have invited people, the code in it becomes what they call the person, and the
/// entrance gets the person's language.
///
/// # Errors
/// Nobody on the list has this code.
pub(super) async fn identified(
    tx: &mut Tx,
    open: &mut OpenEntrance,
    arriving: &Arriving,
) -> Result<(Arriving, Option<InviteeId>)> {
    if open.entrance.settings.provider != Some(Provider::Panel) {
        return Ok((arriving.clone(), None));
    }
    let found = tx.invited_person(open.entrance.id, &arriving.person).await?;
    let InvitedPerson { id, reference, language } =
        found.ok_or_else(|| Problem::conflict(refusal::invitation_unknown()))?;
    open.entrance.language = language.or(open.entrance.language.take());
    Ok((Arriving { person: reference, ..Arriving::default() }, Some(id)))
}

/// The entrance, if the actor may invite people by it and it has a list.
async fn permitted(tx: &mut Tx, actor: &Actor, study: StudyId, id: EntranceId) -> Result<Entrance> {
    tx.permit(actor, study, Action::Invite).await?;
    let entrance = tx.entrance(study, id).await?.ok_or(Problem::NotFound)?.entrance;
    let has_list = entrance.settings.provider == Some(Provider::Panel);
    has_list.then_some(entrance).ok_or_else(|| Problem::NotFound.into())
}

/// What is remembered of an address that was taken off a list of a study.
fn digest(study: StudyId, email: &str) -> String {
    secret::hash(&format!("{study} {email}"))
}

/// The lines of people who are on no list of the study yet.
///
/// # Errors
/// Somebody on this list has the name or the address of a line, but not both; or somebody on another list has one of them.
fn unknown<'a>(given: &'a [Line], list: EntranceId, there: &[ListedInvitee]) -> Result<Vec<&'a Line>, Problem> {
    let names: BTreeMap<String, &ListedInvitee> = there.iter().map(|one| (one.reference.to_lowercase(), one)).collect();
    let addresses: BTreeMap<&str, &ListedInvitee> = there.iter().map(|one| (one.email.as_str(), one)).collect();
    let mut new = Vec::new();
    for line in given {
        let by_name = (!line.reference.is_empty()).then(|| names.get(&line.reference.to_lowercase()).copied());
        let by_address = (!line.email.is_empty()).then(|| addresses.get(line.email.as_str()).copied());
        let Some(found) = by_name.flatten().or(by_address.flatten()) else {
            new.push(line);
            continue;
        };
        let of = if by_name.flatten().is_some() { &line.reference } else { &line.email };
        if found.entrance != list {
            return Err(Problem::invalid(FIELD, refusal::invitee_elsewhere(line.at, of, &found.label)));
        }
        let is_same =
            |by: Option<Option<&ListedInvitee>>| by.is_none_or(|by| by.is_some_and(|by| by.number == found.number));
        if !is_same(by_name) || !is_same(by_address) {
            return Err(Problem::invalid(FIELD, refusal::invitee_listed(line.at, of)));
        }
    }
    Ok(new)
}

/// What people are called: their name or ID, or else a `P` and their number, with a letter if somebody else is called that.
fn named(line: &Line, number: i64, taken: &mut BTreeSet<String>) -> String {
    if !line.reference.is_empty() {
        return line.reference.clone();
    }
    let mut name = format!("P{number:03}");
    while taken.contains(&name.to_lowercase()) {
        name.push('a');
    }
    taken.insert(name.to_lowercase());
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(reference: &str, email: &str) -> Line {
        Line { at: 7, reference: reference.to_owned(), email: email.to_owned(), language: None }
    }

    #[test]
    fn who_is_on_a_list_is_not_put_on_one_again() {
        let list = |n| EntranceId(uuid::Uuid::from_u128(n));
        let listed = |n, number, reference: &str, email: &str| ListedInvitee {
            entrance: list(n),
            label: format!("List {n}"),
            number,
            reference: reference.to_owned(),
            email: email.to_owned(),
        };
        let there =
            [listed(1, 1, "Ana", "ana@example.org"), listed(1, 2, "Bo", ""), listed(2, 1, "Cleo", "cleo@example.org")];
        let of = |reference: &str, email: &str| {
            let given = [line(reference, email)];
            unknown(&given, list(1), &there).map(|new| new.len()).map_err(|problem| problem.to_string())
        };
        for (reference, email, new) in [
            ("ana", "ana@example.org", 0),
            ("ANA", "", 0),
            ("", "ana@example.org", 0),
            ("bo", "", 0),
            ("", "d@example.org", 1),
            ("D", "d@example.org", 1),
        ] {
            assert_eq!(of(reference, email), Ok(new), "{reference} {email}");
        }
        for (reference, email) in [("Ana", "d@example.org"), ("Bo", "b@example.org"), ("D", "ana@example.org")] {
            let refused = of(reference, email).expect_err("refused");
            assert!(refused.contains("Line 7") && refused.contains("is already on the list"), "{refused}");
        }
        // Otherwise one of two people with one name would come in as the other.
        for (reference, email) in
            [("Cleo", ""), ("cleo", "d@example.org"), ("", "cleo@example.org"), ("E", "cleo@example.org")]
        {
            let refused = of(reference, email).expect_err("refused");
            assert!(refused.contains("Line 7") && refused.contains("“List 2”"), "{refused}");
        }
    }

    #[test]
    fn a_made_up_name_is_nobody_elses() {
        let mut taken = BTreeSet::from(["p003".to_owned(), "p003a".to_owned()]);
        assert_eq!(named(&line("", "x@example.org"), 3, &mut taken), "P003aa");
        assert_eq!(named(&line("", "x@example.org"), 3, &mut taken), "P003aaa");
        assert_eq!(named(&line("", "x@example.org"), 4, &mut taken), "P004");
        assert_eq!(named(&line("Eve", ""), 4, &mut taken), "Eve");
    }
}
