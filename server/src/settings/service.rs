//! The settings of the sign-in service of an organisation.

use std::sync::Arc;

use anyhow::{Context as _, bail};
use engine::people::service::{Admits, SignInService};
use openid::{Service, Setup};
use serde::{Deserialize, Deserializer};

use super::Settings;
use app::call::SIGN_IN_SERVICE_DONE;

/// What admits everybody whom the service signs in.
const EVERYBODY: &str = "*";

impl Settings {
    /// The sign-in service of an organisation, if there is one; empty settings count as absent.
    ///
    /// # Errors
    /// A setting is missing or wrong; the message says which.
    pub fn sign_in_service(&self) -> anyhow::Result<Option<SignInService>> {
        let given = |value: &Option<String>| {
            value.as_deref().map(str::trim).filter(|value| !value.is_empty()).map(str::to_owned)
        };
        let Some(issuer) = given(&self.openid_issuer) else {
            let others = [&self.openid_client_id, &self.openid_client_secret, &self.openid_name];
            let lists = [&self.openid_domains, &self.openid_groups, &self.openid_administrators];
            if others.into_iter().any(|other| given(other).is_some()) || lists.into_iter().any(|list| !list.is_empty())
            {
                bail!(
                    "openid_issuer is missing: set the address of the sign-in service, or none of the settings openid_*"
                );
            }
            return Ok(None);
        };
        let client_id = given(&self.openid_client_id)
            .context("openid_client_id is missing: the sign-in service shows it where this server is registered")?;
        let Some(public_url) = given(&self.public_url) else {
            bail!(
                "openid_issuer is set and public_url is not: people come back from the sign-in service, so set the address that people use"
            );
        };
        let domains: Vec<String> =
            self.openid_domains.iter().map(|domain| domain.trim().trim_start_matches('@').to_lowercase()).collect();
        let is_domain = |domain: &&String| !domain.contains([',', ' ', '@', '/']);
        if let Some(odd) = domains.iter().find(|domain| !is_domain(domain)) {
            bail!("openid_domains: {odd} is not a domain; write a list like [\"example.org\", \"lab.example.org\"]");
        }
        let admits = Admits {
            everybody: domains.iter().any(|domain| domain == EVERYBODY),
            domains,
            groups: self.openid_groups.clone(),
        };
        if admits.domains.is_empty() && admits.groups.is_empty() && self.openid_administrators.is_empty() {
            bail!(
                "openid_issuer is set and nobody may sign in there: list the domains of e-mail addresses in openid_domains, or groups in openid_groups; openid_domains = [\"{EVERYBODY}\"] admits everybody whom the service signs in"
            );
        }
        // Who administers may sign in, too.
        let groups = admits.groups.iter().chain(&self.openid_administrators).cloned().collect();
        let setup = Setup {
            issuer,
            client_id,
            client_secret: given(&self.openid_client_secret),
            redirect_uri: format!("{}{SIGN_IN_SERVICE_DONE}", public_url.trim_end_matches('/')),
            scopes: self.openid_scopes.clone(),
            groups_claim: self.openid_groups_claim.clone(),
        };
        let service = Service::new(setup).context("openid_issuer cannot be used")?;
        let name = given(&self.openid_name).unwrap_or_else(|| service.host().to_owned());
        Ok(Some(SignInService {
            service: Arc::new(service),
            name,
            admits: Admits { groups, ..admits },
            administrators: self.openid_administrators.clone(),
            trusts_addresses: self.openid_trusts_addresses,
        }))
    }
}

/// A text; an environment variable of digits arrives as a number.
#[derive(Deserialize)]
#[serde(untagged)]
enum Text {
    Text(String),
    Number(serde_json::Number),
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        match text {
            Text::Text(text) => text,
            Text::Number(number) => number.to_string(),
        }
    }
}

/// A text that may be absent.
pub(super) fn text<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(Option::<Text>::deserialize(from)?.map(String::from))
}

/// A list of texts, or one text.
pub(super) fn list<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Given {
        One(Text),
        Many(Vec<Text>),
    }
    let given = match Given::deserialize(from)? {
        Given::One(one) => vec![one],
        Given::Many(many) => many,
    };
    Ok(given.into_iter().map(String::from).filter(|text| !text.trim().is_empty()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete() -> Settings {
        Settings {
            openid_issuer: Some("https://login.example.org/realms/lab".to_owned()),
            openid_client_id: Some("concord".to_owned()),
            openid_domains: vec!["@Example.org".to_owned()],
            public_url: Some("https://texts.example.org/".to_owned()),
            ..Settings::default()
        }
    }

    fn fault(settings: &Settings) -> String {
        format!("{:#}", settings.sign_in_service().expect_err("a fault"))
    }

    #[test]
    fn a_service_has_a_name_and_says_who_may_come() {
        assert!(Settings::default().sign_in_service().expect("none").is_none());
        let service = complete().sign_in_service().expect("settings").expect("a service");
        assert_eq!((service.name.as_str(), service.admits.everybody), ("login.example.org", false));
        assert_eq!(service.admits.domains, ["example.org"]);
        let everybody = Settings { openid_domains: vec!["*".to_owned()], ..complete() };
        assert!(everybody.sign_in_service().expect("settings").expect("a service").admits.everybody);
        let staff = Settings { openid_domains: Vec::new(), openid_administrators: vec!["it".to_owned()], ..complete() };
        assert_eq!(staff.sign_in_service().expect("settings").expect("a service").admits.groups, ["it"]);
    }

    #[test]
    fn what_is_missing_is_named() {
        assert!(fault(&Settings { openid_issuer: None, ..complete() }).contains("openid_issuer is missing"));
        assert!(fault(&Settings { openid_client_id: None, ..complete() }).contains("openid_client_id is missing"));
        assert!(fault(&Settings { public_url: None, ..complete() }).contains("public_url"));
        assert!(fault(&Settings { openid_domains: Vec::new(), ..complete() }).contains("nobody may sign in"));
        let lists = Settings { openid_domains: vec!["example.org,lab.org".to_owned()], ..complete() };
        assert!(fault(&lists).contains("is not a domain"), "{}", fault(&lists));
        let lost = Settings { openid_administrators: vec!["it".to_owned()], ..Settings::default() };
        assert!(fault(&lost).contains("openid_issuer is missing"));
        let plain = Settings { openid_issuer: Some("http://login.example.org".to_owned()), ..complete() };
        assert!(fault(&plain).contains("https://"), "{}", fault(&plain));
    }

    #[test]
    fn one_text_is_a_list() {
        #[derive(Deserialize)]
        struct One {
            #[serde(deserialize_with = "list")]
            of: Vec<String>,
        }
        for (text, list) in [
            (r#"of = "a""#, vec!["a"]),
            (r#"of = ["a", "b"]"#, vec!["a", "b"]),
            ("of = 27190", vec!["27190"]),
            (r#"of = """#, vec![]),
        ] {
            assert_eq!(toml::from_str::<One>(text).expect("a list").of, list);
        }
    }
}
