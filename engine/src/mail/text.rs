//! The texts of e-mails: plain text in the recipient's language. A study's title is the only text of other people in
//! them, and in an invitation the contact: a name could carry an advertisement to anybody's address.

use shared::{Locale, MailFacts, MailPurpose, Money, Time};
use store::mail::{Recipient, TakenMail};

use super::Email;

/// The longest title of a study in an e-mail, in characters.
const LONGEST_TITLE: usize = 120;

/// Where links lead.
pub(super) struct Address<'a> {
    /// The address of the server.
    pub base: &'a str,
    /// The secret of this e-mail's link.
    pub secret: &'a str,
}

impl Address<'_> {
    /// The page for the holder of the secret.
    fn of(&self, purpose: MailPurpose) -> String {
        format!("{}/{purpose}/{}", self.base, self.secret)
    }
}

/// Writes an e-mail.
pub(super) fn write(taken: &TakenMail, recipient: &Recipient, address: &Address<'_>, now: Time) -> Email {
    let say = locale(recipient);
    let secret = address.of(taken.facts.kind().purpose());
    let study = title(recipient);
    let study = study.as_str();
    let (subject, mut paragraphs) = match &taken.facts {
        MailFacts::Confirm => (
            say.mail_confirm_subject().to_owned(),
            vec![
                say.mail_confirm_text(address.base),
                secret.clone(),
                say.mail_confirm_days().to_owned(),
                say.mail_confirm_ignore().to_owned(),
            ],
        ),
        MailFacts::Reset => (
            say.mail_reset_subject().to_owned(),
            vec![
                say.mail_reset_text(address.base),
                secret.clone(),
                say.mail_reset_hour().to_owned(),
                say.mail_reset_ignore().to_owned(),
            ],
        ),
        MailFacts::PilotRead { passed } => {
            let text = if *passed { say.mail_pilot_passed(study) } else { say.mail_pilot_failed(study) };
            let page = taken.study_id.map_or_else(|| "/work".to_owned(), |study| format!("/work/{study}"));
            // Somebody on a list has no password: they come back by their own link.
            let page = recipient.page.clone().unwrap_or(page);
            (say.mail_pilot_subject(study), vec![text, format!("{}{page}", address.base)])
        }
        MailFacts::Paid { minor, currency } => {
            let amount = say.money(&Money::new(*minor, currency.as_str()));
            let (text, page) = match &recipient.page {
                Some(page) => (say.mail_paid_participant(&amount, study), page.as_str()),
                None => (say.mail_paid_text(&amount, study), "/work/pay"),
            };
            (say.mail_paid_subject(&amount), vec![text, format!("{}{page}", address.base)])
        }
        MailFacts::Invited { reminder } => {
            let (subject, text) = if *reminder {
                (say.mail_reminded_subject(study), say.mail_reminded_text(study))
            } else {
                (say.mail_invited_subject(study), say.mail_invited_text(study))
            };
            let page = format!("{}{}", address.base, recipient.page.as_deref().unwrap_or_default());
            let mut paragraphs = vec![text, page, say.mail_invited_link().to_owned()];
            paragraphs.extend(contact(recipient).map(|contact| say.mail_invited_contact(contact)));
            (subject, paragraphs)
        }
    };
    let unsubscribe = taken.facts.kind().is_optional().then_some(secret);
    if let Some(page) = &unsubscribe {
        let stop = if taken.invitee_id.is_some() { say.mail_invited_stop() } else { say.mail_unsubscribe() };
        paragraphs.extend([stop.to_owned(), page.clone()]);
    }
    let body = paragraphs.join("\n\n") + "\n";
    Email { id: taken.id, to: recipient.email.clone(), subject: one_line(&subject), body, unsubscribe, at: now }
}

/// The language that the person has chosen, or the one in which they work.
fn locale(recipient: &Recipient) -> Locale {
    let works_in = || recipient.language.as_ref().and_then(Locale::spoken_in);
    Locale::from_tag(&recipient.locale).or_else(works_in).unwrap_or_default()
}

/// The title of the study in the worker's language.
fn title(recipient: &Recipient) -> String {
    let own = recipient.title.as_deref().unwrap_or_default();
    let title = match (&recipient.settings, &recipient.language) {
        (Some(settings), Some(language)) => settings.title(own, language),
        _ => own,
    };
    one_line(title).chars().take(LONGEST_TITLE).collect()
}

/// Whom to ask about the study, if it says so.
fn contact(recipient: &Recipient) -> Option<String> {
    let contact = recipient.settings.as_ref()?.contact.trim();
    (!contact.is_empty()).then(|| one_line(contact).chars().take(LONGEST_TITLE).collect())
}

/// The text without line breaks and other control characters, which would end a header.
pub(super) fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use shared::{MailId, PersonId};
    use uuid::Uuid;

    use super::*;

    #[test]
    fn a_title_adds_no_line_to_the_head() {
        let taken = TakenMail {
            id: MailId(Uuid::nil()),
            person_id: Some(PersonId(Uuid::nil())),
            invitee_id: None,
            study_id: None,
            facts: MailFacts::PilotRead { passed: true },
            attempts: 1,
            created_at: Time(0),
        };
        let recipient = Recipient {
            email: "ann@example.org".to_owned(),
            locale: "fr".to_owned(),
            language: None,
            title: Some("A\r\nBcc: eve@example.org\u{85}x".to_owned()),
            settings: None,
            page: None,
        };
        let address = Address { base: "https://texts.example.org", secret: "s" };
        let email = write(&taken, &recipient, &address, Time(0));
        assert!(!email.subject.chars().any(char::is_control), "{}", email.subject);
        assert!(email.body.contains("https://texts.example.org/unsubscribe/s"), "{}", email.body);
        assert_eq!(email.unsubscribe.as_deref(), Some("https://texts.example.org/unsubscribe/s"));
    }
}
