//! The public address: its origin, and the path under which the server answers.

use anyhow::bail;
use axum::http::Uri;

use super::Settings;
use crate::base::Base;

impl Settings {
    /// Scheme and host of the public address, such as `https://example.org`; empty if it is not set.
    pub(crate) fn origin(&self) -> &str {
        let url = self.public_url.as_deref().unwrap_or_default().trim();
        let host = url.find("://").map_or(0, |at| at + 3);
        url[host..].find('/').map_or(url, |end| &url[..host + end])
    }

    /// The path under which the server answers, that of the public address: `/concord` of `https://example.org/concord`. `None` at
    /// the root of a host.
    ///
    /// # Errors
    /// The public address is none; the message says what it needs.
    pub(crate) fn base(&self) -> anyhow::Result<Option<Base>> {
        let Some(url) = self.public_url.as_deref().map(str::trim).filter(|url| !url.is_empty()) else {
            return Ok(None);
        };
        let like = "write it like https://texts.example.org or https://example.org/concord";
        let address = url.parse::<Uri>().ok().filter(|_| url.starts_with("http://") || url.starts_with("https://"));
        let Some(address) = address.filter(|address| address.host().is_some_and(|host| !host.is_empty())) else {
            bail!("public_url is not the address of a website: {url}; {like}");
        };
        if address.authority().is_some_and(|authority| authority.as_str().contains('@')) {
            bail!("public_url has a name or a password before its host; {like}");
        }
        if url.contains(['?', '#']) {
            bail!("public_url has something after its path: {url}; {like}");
        }
        Base::of(address.path()).or_else(|()| {
            bail!(
                "public_url has a path under which Concord cannot answer: {path}. Use letters of a to z, digits, '-', '_' and '.' \
                 between slashes, at most {most} characters",
                path = address.path(),
                most = Base::LONGEST
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(url: &str) -> Settings {
        Settings { public_url: Some(url.to_owned()), ..Settings::default() }
    }

    #[test]
    fn the_public_address_has_an_origin_and_a_path() {
        for (url, origin, path) in [
            ("https://texts.example.org", "https://texts.example.org", None),
            ("https://texts.example.org/", "https://texts.example.org", None),
            ("http://127.0.0.1:3000/a/b/", "http://127.0.0.1:3000", Some("/a/b")),
            (" https://example.org/concord", "https://example.org", Some("/concord")),
            ("https://[2001:db8::1]:8443/concord", "https://[2001:db8::1]:8443", Some("/concord")),
            ("", "", None),
        ] {
            let settings = at(url);
            assert_eq!(settings.origin(), origin);
            let base = settings.base().expect(url);
            assert_eq!(base.as_ref().map(Base::path), path, "{url}");
        }
        assert_eq!(Settings::default().base().expect("none"), None);
    }

    #[test]
    fn nonsense_is_refused_with_the_reason() {
        for (url, reason) in [
            ("texts.example.org", "not the address of a website"),
            ("/concord", "not the address of a website"),
            ("ftp://example.org", "not the address of a website"),
            ("https://", "not the address of a website"),
            ("https:///concord", "not the address of a website"),
            ("https://example.org/a b", "not the address of a website"),
            ("https://name:secret@example.org", "a name or a password"),
            ("https://example.org/concord?a=b", "after its path"),
            ("https://example.org/concord#a", "after its path"),
            ("https://example.org/a//b", "a path under which"),
            ("https://example.org/../x", "a path under which"),
            ("https://example.org/%20", "a path under which"),
        ] {
            let fault = format!("{:#}", at(url).base().expect_err(url));
            assert!(fault.contains("public_url") && fault.contains(reason), "{url}: {fault}");
            assert!(!fault.contains("secret"), "{fault}");
        }
    }
}
