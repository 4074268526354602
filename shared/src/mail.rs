//! E-mails to people: what they are about, and what their links are for.

use serde::{Deserialize, Serialize};

use crate::words::words;

words! {
    /// What an e-mail is about.
    MailKind {
        /// It asks a person to confirm that an address is theirs.
        Confirm = "confirm",
        /// It leads to a new password.
        Reset = "reset",
        /// A reviewer has read the pilot texts.
        PilotRead = "pilot_read",
        /// A payment was made.
        Paid = "paid",
        /// Somebody on a list is invited to a study.
        Invited = "invited",
    }
}

words! {
    /// The state of an e-mail.
    MailState {
        /// It waits for its turn or for its next attempt.
        Queued = "queued",
        /// A process is sending it and holds a lease on it.
        Sending = "sending",
        /// The mail server has accepted it.
        Sent = "sent",
        /// The mail server has refused it, or it could not be sent in time.
        Failed = "failed",
    }
}

words! {
    /// What the holder of a link in an e-mail may do.
    MailPurpose {
        /// Confirm the address that the e-mail was sent to.
        Confirm = "confirm",
        /// Choose a new password.
        Reset = "reset",
        /// Stop the e-mails about one's work, or invitations to a study.
        Unsubscribe = "unsubscribe",
    }
}

/// What an e-mail says, without its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MailFacts {
    /// Confirm the address.
    Confirm,
    /// Choose a new password.
    Reset,
    /// The pilot texts were read.
    PilotRead {
        /// Whether the worker has passed.
        passed: bool,
    },
    /// A payment was made.
    Paid {
        /// How much, in minor units.
        minor: i64,
        /// ISO 4217 code.
        currency: String,
    },
    /// Somebody on a list is invited to a study.
    Invited {
        /// Whether they were invited before.
        reminder: bool,
    },
}

impl MailFacts {
    /// What it is about.
    pub const fn kind(&self) -> MailKind {
        match self {
            Self::Confirm => MailKind::Confirm,
            Self::Reset => MailKind::Reset,
            Self::PilotRead { .. } => MailKind::PilotRead,
            Self::Paid { .. } => MailKind::Paid,
            Self::Invited { .. } => MailKind::Invited,
        }
    }
}

impl MailKind {
    /// What its link is for that carries a secret.
    pub const fn purpose(self) -> MailPurpose {
        match self {
            Self::Confirm => MailPurpose::Confirm,
            Self::Reset => MailPurpose::Reset,
            Self::PilotRead | Self::Paid | Self::Invited => MailPurpose::Unsubscribe,
        }
    }

    /// Whether people can choose not to get it.
    pub const fn is_optional(self) -> bool {
        matches!(self.purpose(), MailPurpose::Unsubscribe)
    }

    /// The number of seconds after which it is no longer worth sending.
    pub const fn sent_within(self) -> i64 {
        match self {
            Self::Reset => 3_600,
            Self::Confirm | Self::PilotRead | Self::Paid | Self::Invited => 2 * 86_400,
        }
    }
}

impl MailPurpose {
    /// The number of seconds for which a link is valid after it was sent.
    pub const fn seconds(self) -> i64 {
        match self {
            Self::Reset => 3_600,
            Self::Confirm => 7 * 86_400,
            Self::Unsubscribe => 90 * 86_400,
        }
    }
}
