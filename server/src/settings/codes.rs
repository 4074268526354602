//! The setting that asks people for sign-in codes.

use anyhow::bail;
use serde::{Deserialize, Serialize};

use super::Settings;

/// Who has to turn on sign-in codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CodesFor {
    /// Everybody decides for themselves.
    #[default]
    Nobody,
    /// Those who pay, export or invite people in a study, and those who administer the server, before they do so.
    Managers,
}

impl Settings {
    /// Whether those who pay, export or administer have to turn on sign-in codes.
    ///
    /// # Errors
    /// They do, and without a key for secrets nobody could.
    pub fn asks_for_codes(&self) -> anyhow::Result<bool> {
        let has_key = self.secrets_key.as_deref().is_some_and(|key| !key.trim().is_empty());
        match self.sign_in_codes_for {
            CodesFor::Nobody => Ok(false),
            CodesFor::Managers if has_key => Ok(true),
            CodesFor::Managers => bail!(
                "sign_in_codes_for is set and secrets_key is not: nobody could turn on sign-in codes. Make a key with: openssl rand -hex 32"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_need_a_key() {
        let nobody = Settings::default();
        assert!(!nobody.asks_for_codes().expect("the default"));
        let without = Settings { sign_in_codes_for: CodesFor::Managers, secrets_key: Some(" ".to_owned()), ..nobody };
        let fault = without.asks_for_codes().expect_err("no key").to_string();
        assert!(fault.contains("secrets_key") && fault.contains("openssl rand"), "{fault}");
        let with = Settings { secrets_key: Some("0f".repeat(32)), ..without };
        assert!(with.asks_for_codes().expect("a key"));
        let read = toml::from_str::<Settings>("sign_in_codes_for = \"managers\"").expect("settings");
        assert_eq!(read.sign_in_codes_for, CodesFor::Managers);
        assert!(toml::from_str::<Settings>("sign_in_codes_for = \"all\"").is_err(), "a typing error turns nothing off");
    }
}
