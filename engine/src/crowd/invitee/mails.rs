//! Invitations and reminders: who gets one, and when nobody does.

use serde_json::json;
use shared::{Actor, EntranceId, MailFacts, Problem, StudyId, StudyState, refusal};
use store::{
    entrance::Entrance,
    invitee::Full,
    mail::{MailTo, NewMail},
};

use super::{BETWEEN, InvitationMail, MOST_MAILS, permitted};
use crate::{Engine, Result, Tx, access::known_study, audit::event::Happened};

impl Engine {
    /// Sends an e-mail with their link to everybody on a list who can get it and would find a place in their language; how many
    /// these are.
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
        // Two managers who press the button at once send one e-mail.
        tx.lock_entrance(&entrance.code).await?;
        let full = self.full_of_study(&mut tx, &entrance).await?;
        if let Some(problem) = self.no_mail(&mut tx, &entrance).await? {
            return Err(problem.into());
        }
        // Those who have a place can be reminded.
        if full.everybody && matches!(which, InvitationMail::Invitation) {
            return Err(Problem::conflict(refusal::entrance_is_full()).into());
        }
        let now = self.now();
        let (to, reminder) = match which {
            InvitationMail::Invitation => (tx.take_to_invite(id, &full, now).await?, false),
            InvitationMail::Reminder => {
                (tx.take_to_remind(id, (now.plus_seconds(-BETWEEN), MOST_MAILS), (&full, now)).await?, true)
            }
        };
        let mails: Vec<NewMail> = to
            .into_iter()
            .map(|to| {
                let facts = MailFacts::Invited { reminder };
                NewMail { id: self.id(), to: MailTo::Invitee(to), study: Some(study), facts }
            })
            .collect();
        tx.add_mails(&mails, now).await?;
        if !mails.is_empty() {
            let after = json!({ "people": mails.len(), "reminder": reminder });
            let what = Happened::by(actor, study, "mail", "invitees", id);
            self.record(&mut tx, what, None::<&()>, Some(&after)).await?;
        }
        tx.commit().await?;
        Ok(mails.len())
    }

    /// Where an entrance has no place left for somebody who has none.
    pub(super) async fn full_of_study(&self, tx: &mut Tx, entrance: &Entrance) -> Result<Full> {
        let all = tx.study_languages(entrance.study_id).await?;
        let taken = match entrance.places {
            Some(places) => tx.places_taken(entrance.id, None).await? >= places,
            None => false,
        };
        let languages = if taken { all.clone() } else { self.full_languages(tx, entrance, &all).await? };
        Ok(Full { everybody: taken || all.iter().all(|language| languages.contains(language)), languages })
    }

    /// Why no e-mails about an entrance can be sent now, if so.
    pub(super) async fn no_mail(&self, tx: &mut Tx, entrance: &Entrance) -> Result<Option<Problem>> {
        let study = known_study(tx, entrance.study_id).await?;
        let is_live = study.state == StudyState::Live;
        Ok(if !self.sends_mail() {
            Some(Problem::conflict(refusal::sends_no_mail()))
        } else if !is_live || entrance.closed_at.is_some() {
            Some(Problem::conflict(refusal::invitees_not_live()))
        } else {
            None
        })
    }
}
