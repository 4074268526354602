//! The consent form of a study, in the language in which a worker works.

use serde::Serialize;
use shared::{Language, Locale, Settings};

/// The text to accept, and the sentences that are added to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ConsentForm {
    /// The consent form, in Markdown: that of the study, or the built-in one.
    pub consent: String,
    /// Its language.
    pub consent_language: Language,
    /// What is counted and compared, how workers may leave and what happens to their data, according to the study's settings.
    pub leaving: Vec<String>,
    /// The language of these sentences: the worker's if the interface has it.
    pub leaving_language: Language,
}

impl ConsentForm {
    /// The form that workers in this language accept.
    pub fn of(settings: &Settings, language: &Language) -> Self {
        let built_in = Self::built_in(settings, language);
        // A text in another language would be followed by sentences in this one.
        let written = settings.consent.0.get(language).map(|text| text.trim()).unwrap_or_default();
        if written.is_empty() {
            return built_in;
        }
        Self { consent: written.to_owned(), consent_language: language.clone(), ..built_in }
    }

    /// The form of a study without a text of its own.
    pub fn built_in(settings: &Settings, language: &Language) -> Self {
        let say = Locale::of(language);
        let mut leaving = Vec::new();
        if settings.counts_typing {
            leaving.push(say.consent_counts_typing().to_owned());
        }
        if settings.compares_devices {
            leaving.push(say.consent_compares_devices().to_owned());
        }
        leaving.push(settings.withdrawal.sentence(say).to_owned());
        if settings.retention_days > 0 {
            leaving.push(say.data_erased_after(settings.retention_days));
        }
        Self {
            consent: say.terms_unwritten().to_owned(),
            consent_language: say.language(),
            leaving,
            leaving_language: say.language(),
        }
    }

    /// A digest of the whole text, by which it is seen whether the form has changed since somebody read it.
    pub fn digest(&self) -> String {
        crate::secret::hash(&self.whole())
    }

    /// The whole text, as it is recorded when a worker accepts it.
    pub(crate) fn whole(&self) -> String {
        let parts = std::iter::once(&self.consent).chain(&self.leaving);
        parts.map(String::as_str).collect::<Vec<_>>().join("\n\n")
    }
}
