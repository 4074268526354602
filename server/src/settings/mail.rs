//! The settings of e-mails.

use std::sync::Arc;

use anyhow::bail;
use engine::mail::Mailing;

use super::Settings;
use crate::mail::Smtp;

impl Settings {
    /// How e-mails are sent, if they are; empty settings count as absent.
    ///
    /// # Errors
    /// One of the three settings is missing or wrong; the message says which.
    pub fn mailing(&self) -> anyhow::Result<Option<Mailing>> {
        let smtp = self.smtp()?;
        Ok(smtp.map(|(smtp, public_url)| Mailing { mailer: Arc::new(smtp), public_url }))
    }

    /// The mail server, and the address that e-mails have in their links.
    ///
    /// # Errors
    /// As [`Self::mailing`].
    pub(crate) fn smtp(&self) -> anyhow::Result<Option<(Smtp, String)>> {
        let given = |value: Option<&str>| value.map(str::trim).filter(|value| !value.is_empty()).map(str::to_owned);
        let (url, from) = match (given(self.smtp_url.as_deref()), given(self.mail_from.as_deref())) {
            (None, None) => return Ok(None),
            (Some(url), Some(from)) => (url, from),
            (Some(_), None) => bail!("smtp_url is set and mail_from is not: set both to send e-mails, or neither"),
            (None, Some(_)) => bail!("mail_from is set and smtp_url is not: set both to send e-mails, or neither"),
        };
        let Some(public_url) = given(self.public_url.as_deref()) else {
            bail!("smtp_url is set and public_url is not: e-mails have links, so set the address that people use");
        };
        let public_url = public_url.trim_end_matches('/').to_owned();
        Ok(Some((Smtp::new(&url, &from, &public_url)?, public_url)))
    }
}
