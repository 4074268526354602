//! E-mails: an outbox that is written in the transaction of the event, and sent afterwards.
//!
//! The engine writes the texts and decides when an e-mail is sent; a program brings the [`Mailer`] that sends it. Without
//! one, nothing is written to the outbox.

mod queue;
mod send;
mod text;

use std::{fmt::Debug, sync::Arc};

use futures::future::BoxFuture;
use shared::{MailId, Time};

pub use store::mail::{LinkOwner, MailChoice};

/// An e-mail, ready to be sent.
#[derive(Clone, PartialEq, Eq)]
pub struct Email {
    /// The same for each attempt: it becomes the Message-ID, by which a recipient recognises a repetition.
    pub id: MailId,
    /// The address.
    pub to: String,
    /// The subject, on one line.
    pub subject: String,
    /// The text.
    pub body: String,
    /// The address of the page where the recipient can stop such e-mails, if they can.
    pub unsubscribe: Option<String>,
    /// The current time.
    pub at: Time,
}

impl Debug for Email {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Email").field("id", &self.id).finish_non_exhaustive()
    }
}

/// Why an e-mail was not sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotSent {
    /// The mail server refuses it for good.
    Refused(String),
    /// Another attempt may succeed.
    Later(String),
}

/// Sends e-mails. The engine knows no SMTP: a program provides it, or works without.
pub trait Mailer: Debug + Send + Sync {
    /// Sends an e-mail.
    ///
    /// # Errors
    /// The mail server did not accept it.
    fn send<'a>(&'a self, email: &'a Email) -> BoxFuture<'a, Result<(), NotSent>>;
}

/// How e-mails are sent, and where their links lead.
#[derive(Clone, Debug)]
pub struct Mailing {
    /// What sends them.
    pub mailer: Arc<dyn Mailer>,
    /// The address of the server as people type it, without a slash at the end.
    pub public_url: String,
}
