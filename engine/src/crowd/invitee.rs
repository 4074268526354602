//! People whom researchers invite: the list of an entrance, each with a link of their own, and the e-mails that bring it.
//!
//! The code in a link is as good as a name: whoever has it takes part as that person. See
//! [decision 84](../../../docs/decisions/0084-people-who-are-invited.md).

mod lines;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{
    Action, Actor, Arriving, EntranceId, InviteeId, Language, MailFacts, MailId, Problem, Provider, StudyId,
    StudyState, limit, refusal,
};
use store::{
    entrance::{Entrance, OpenEntrance},
    invitee::{InvitedPerson, NewInvitee},
};
use tabular::csv::{Cell, Writer};

use self::lines::{FIELD, Line, people};
use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
};

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
    /// Whether this server sends e-mails.
    pub sends_mail: bool,
    /// Whether people can come in now, so that e-mails can be sent.
    pub is_open: bool,
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
        tx.lock_invitees(id).await?;
        let given = people(list, &tx.study_languages(study).await?)?;
        let there = tx.listed_invitees(id).await?;
        let new = unknown(&given, &there)?;
        let all = there.len() + new.len();
        if all > limit::INVITEES {
            return Err(Problem::invalid(FIELD, refusal::invitees_too_many(all, limit::INVITEES)).into());
        }
        let last = there.last().map_or(0, |(number, ..)| *number);
        let names = there.iter().map(|(_, name, _)| name).chain(given.iter().map(|line| &line.reference));
        let taken: BTreeSet<String> = names.map(|name| name.to_lowercase()).collect();
        let new: Vec<NewInvitee> = (last + 1..)
            .zip(&new)
            .map(|(number, line)| NewInvitee {
                id: self.id(),
                number,
                reference: named(line, number, &taken),
                email: line.email.clone(),
                language: line.language.clone(),
                code: self.readable_code(CODE),
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
        Ok(InviteeList {
            counts: tx.invitee_counts(id, before, MOST_MAILS).await?,
            people: tx.invitees(id, after, PAGE).await?,
            sends_mail: self.sends_mail(),
            is_open: is_open(&mut tx, &entrance).await?,
        })
    }

    /// Sends an e-mail with their link to everybody on a list who can get it; how many these are.
    ///
    /// # Errors
    /// The actor may not invite, the study has no such entrance with a list, nobody can come in now, or this server sends no
    /// e-mails.
    pub async fn mail_invitees(
        &self,
        actor: &Actor,
        (study, id): (StudyId, EntranceId),
        which: InvitationMail,
    ) -> Result<usize> {
        let mut tx = self.write().await?;
        let entrance = permitted(&mut tx, actor, study, id).await?;
        if !self.sends_mail() {
            return Err(Problem::conflict(refusal::sends_no_mail()).into());
        }
        if !is_open(&mut tx, &entrance).await? {
            return Err(Problem::conflict(refusal::not_open()).into());
        }
        // Two managers who press the button at once send one e-mail.
        tx.lock_invitees(id).await?;
        let now = self.now();
        let (to, reminder) = match which {
            InvitationMail::Invitation => (tx.take_to_invite(id, now).await?, false),
            InvitationMail::Reminder => {
                (tx.take_to_remind(id, (now.plus_seconds(-BETWEEN), MOST_MAILS), now).await?, true)
            }
        };
        let mails: Vec<(MailId, InviteeId)> = to.into_iter().map(|to| (self.id(), to)).collect();
        tx.add_invitations(&mails, (study, &MailFacts::Invited { reminder }), now).await?;
        if !mails.is_empty() {
            let after = json!({ "people": mails.len(), "reminder": reminder });
            let what = Happened::by(actor, study, "mail", "invitees", id);
            self.record(&mut tx, what, None::<&()>, Some(&after)).await?;
        }
        tx.commit().await?;
        Ok(mails.len())
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
        if !tx.remove_invitee(id, invitee).await? {
            let is_listed = tx.invitee_is_listed(id, invitee).await?;
            let problem = if is_listed { Problem::conflict(refusal::invitee_has_come()) } else { Problem::NotFound };
            return Err(problem.into());
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

/// Whether people can come in by an entrance now.
async fn is_open(tx: &mut Tx, entrance: &Entrance) -> Result<bool> {
    Ok(entrance.closed_at.is_none() && known_study(tx, entrance.study_id).await?.state == StudyState::Live)
}

/// The lines of people who are not on the list yet.
///
/// # Errors
/// Somebody on the list has the name or the address of a line, but not both.
fn unknown<'a>(given: &'a [Line], there: &[(i64, String, String)]) -> Result<Vec<&'a Line>, Problem> {
    let names: BTreeMap<String, i64> = there.iter().map(|(n, name, _)| (name.to_lowercase(), *n)).collect();
    let addresses: BTreeMap<&str, i64> = there.iter().map(|(n, _, email)| (email.as_str(), *n)).collect();
    let mut new = Vec::new();
    for line in given {
        let by_name = (!line.reference.is_empty()).then(|| names.get(&line.reference.to_lowercase()));
        let by_address = (!line.email.is_empty()).then(|| addresses.get(line.email.as_str()));
        match (by_name, by_address) {
            (Some(one), Some(other)) if one != other => {
                let of = if one.is_some() { &line.reference } else { &line.email };
                return Err(Problem::invalid(FIELD, refusal::invitee_listed(line.at, of)));
            }
            (Some(Some(_)), _) | (_, Some(Some(_))) => {}
            _ => new.push(line),
        }
    }
    Ok(new)
}

/// What people are called: their name or ID, or else a `P` and their number, with a letter if somebody else is called that.
fn named(line: &Line, number: i64, taken: &BTreeSet<String>) -> String {
    if !line.reference.is_empty() {
        return line.reference.clone();
    }
    let mut name = format!("P{number:03}");
    while taken.contains(&name.to_lowercase()) {
        name.push('a');
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(reference: &str, email: &str) -> Line {
        Line { at: 7, reference: reference.to_owned(), email: email.to_owned(), language: None }
    }

    #[test]
    fn who_is_on_the_list_is_not_put_on_it_again() {
        let there = [(1, "Ana".to_owned(), "ana@example.org".to_owned()), (2, "Bo".to_owned(), String::new())];
        let of = |reference: &str, email: &str| {
            unknown(&[line(reference, email)], &there).map(|new| new.len()).map_err(|problem| problem.to_string())
        };
        for (reference, email, new) in [
            ("ana", "ana@example.org", 0),
            ("ANA", "", 0),
            ("", "ana@example.org", 0),
            ("bo", "", 0),
            ("", "c@example.org", 1),
            ("C", "c@example.org", 1),
        ] {
            assert_eq!(of(reference, email), Ok(new), "{reference} {email}");
        }
        for (reference, email) in [("Ana", "c@example.org"), ("Bo", "b@example.org"), ("C", "ana@example.org")] {
            let refused = of(reference, email).expect_err("refused");
            assert!(refused.contains("Line 7") && refused.contains("is already on the list"), "{refused}");
        }
    }

    #[test]
    fn a_made_up_name_is_nobody_elses() {
        let taken = BTreeSet::from(["p003".to_owned(), "p003a".to_owned()]);
        assert_eq!(named(&line("", "x@example.org"), 3, &taken), "P003aa");
        assert_eq!(named(&line("", "x@example.org"), 4, &taken), "P004");
        assert_eq!(named(&line("Eve", ""), 4, &taken), "Eve");
    }
}
