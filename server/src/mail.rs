//! Sending e-mails by SMTP.

use std::time::{Duration, SystemTime};

use anyhow::Context as _;
use engine::mail::{Email, Mailer, NotSent};
use futures::FutureExt as _;
use futures::future::BoxFuture;
use lettre::address::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::response::Code;
use lettre::{AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};

/// How long a mail server may take to answer a command.
const ANSWER: Duration = Duration::from_secs(30);

/// Replies that are about the settings of this server and not about the e-mail: another attempt may succeed once they are
/// corrected.
const SETTINGS: [u16; 6] = [502, 503, 530, 534, 535, 538];

/// A mail server, and from whom e-mails are.
pub(crate) struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// The part of a Message-ID after the @.
    host: String,
}

impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("host", &self.host).finish_non_exhaustive()
    }
}

impl Smtp {
    /// The mail server at this address. The address is in no error, because it may have a password in it.
    ///
    /// # Errors
    /// One of the settings is wrong; the message says which and what it needs.
    pub(crate) fn new(url: &str, from: &str, public_url: &str) -> anyhow::Result<Self> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .ok()
            .context("the setting smtp_url is not the address of a mail server: write it like smtps://NAME:PASSWORD@mail.example.org or smtp://localhost:25")?
            .timeout(Some(ANSWER))
            .build();
        let from = from.parse::<Mailbox>().ok().with_context(|| {
            format!(
                "the setting mail_from is not an e-mail address: \"{from}\". Write it like Concord <study@example.org>"
            )
        })?;
        let host = public_url.split_once("://").map_or(public_url, |(_, rest)| rest);
        let host = host.split(['/', ':']).next().unwrap_or_default().to_owned();
        anyhow::ensure!(
            host.is_ascii() && !host.is_empty(),
            "the setting public_url has no host that e-mails can name: write it like https://texts.example.org"
        );
        Ok(Self { transport, from, host })
    }

    /// Connects and signs in, without sending anything.
    ///
    /// # Errors
    /// What the server or the connection said.
    pub(crate) async fn check(&self) -> anyhow::Result<()> {
        let answers = self.transport.test_connection().await?;
        anyhow::ensure!(answers, "the mail server closes the connection");
        Ok(())
    }

    /// The e-mail as it is sent. The library encodes what is not ASCII in headers.
    fn message(&self, email: &Email) -> Result<Message, NotSent> {
        let refused = |error: &dyn std::fmt::Display| NotSent::Refused(error.to_string());
        let to = email.to.parse::<Address>().map_err(|error| refused(&error))?;
        let at = SystemTime::UNIX_EPOCH + Duration::from_micros(u64::try_from(email.at.0).unwrap_or_default());
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(email.subject.as_str())
            .date(at)
            .message_id(Some(format!("<{}@{}>", email.id, self.host)))
            .raw_header(header("Auto-Submitted", "auto-generated"))
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN);
        if let Some(page) = &email.unsubscribe {
            message = message
                .raw_header(header("List-Unsubscribe", &format!("<{page}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        message.body(email.body.clone()).map_err(|error| refused(&error))
    }
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
}

impl Mailer for Smtp {
    fn send<'a>(&'a self, email: &'a Email) -> BoxFuture<'a, Result<(), NotSent>> {
        async move {
            let message = self.message(email)?;
            match self.transport.send(message).await {
                Ok(_) => Ok(()),
                Err(error) if error.is_permanent() && !is_about_settings(error.status()) => {
                    Err(NotSent::Refused(error.to_string()))
                }
                Err(error) => Err(NotSent::Later(error.to_string())),
            }
        }
        .boxed()
    }
}

fn is_about_settings(status: Option<Code>) -> bool {
    status.is_some_and(|code| SETTINGS.contains(&u16::from(code)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn email() -> Email {
        Email {
            id: "01900000-0000-7000-8000-00000000abcd".parse().expect("an id"),
            to: "ann@example.org".to_owned(),
            subject: "Vos textes pilotes dans «\u{a0}Été\u{a0}»\r\nBcc: eve@example.org".to_owned(),
            body: "Une ligne plus longue que les autres.\n\nhttps://texts.example.org/work\n".to_owned(),
            unsubscribe: Some("https://texts.example.org/unsubscribe/s".to_owned()),
            at: shared::Time(1_800_000_000_000_000),
        }
    }

    #[test]
    fn a_message_has_its_headers_and_no_others() {
        let smtp =
            Smtp::new("smtp://localhost:25", "Concord <a@example.org>", "https://texts.example.org").expect("settings");
        let sent = String::from_utf8(smtp.message(&email()).expect("a message").formatted()).expect("text");
        let (head, _) = sent.split_once("\r\n\r\n").expect("a head");
        for line in [
            "Message-ID: <01900000-0000-7000-8000-00000000abcd@texts.example.org>",
            "List-Unsubscribe: <https://texts.example.org/unsubscribe/s>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
            "MIME-Version: 1.0",
            "To: ann@example.org",
        ] {
            assert!(head.lines().any(|found| found == line), "{line}: {head}");
        }
        assert!(!head.lines().any(|line| line.to_lowercase().starts_with("bcc")), "{head}");
    }

    #[test]
    fn wrong_settings_are_refused_without_the_password() {
        let new =
            |url: &str, from: &str| Smtp::new(url, from, "https://a.example").err().map(|error| format!("{error:#}"));
        assert!(
            new("http://a:secret@b", "a@b.org")
                .is_some_and(|text| text.contains("smtp_url") && !text.contains("secret"))
        );
        assert!(new("smtp://localhost", "nobody").is_some_and(|text| text.contains("mail_from")));
        assert_eq!(new("smtp://localhost:2525", "Concord <a@b.org>"), None);
    }
}
