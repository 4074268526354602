//! The forms of the settings page: flat fields that are parsed into a study and filled from one.

use std::collections::BTreeMap;

use scoring::abbreviations;
use serde::{Deserialize, Serialize};
use shared::{Language, Locale, Money, Problem, Study, refusal};

use super::{
    StudyEdit,
    check::{HIGHEST_BUDGET, HIGHEST_WAGE},
};
use crate::design::amount::amount;

/// Title, languages and settings, as a form sends them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StudyForm {
    /// The title.
    pub title: String,
    /// Tags or names of languages, separated by commas or white space.
    pub languages: String,
    /// The currency.
    pub currency: String,
    /// Hours until a submission is approved automatically.
    pub approve_after_hours: String,
    /// Target wage in major units per hour.
    pub target_hourly: String,
    /// The budget in major units; empty for none.
    pub budget: String,
    /// Whether workers are asked for bank or PayPal details: `true` or `false`; empty leaves the setting unchanged.
    pub asks_payee: String,
    /// Whether pages count how texts are typed, as `asks_payee`.
    pub counts_typing: String,
    /// Whether devices and networks are compared, as `asks_payee`.
    pub compares_devices: String,
    /// The contact for workers.
    pub contact: String,
    /// The options that workers have when they leave; empty leaves the setting unchanged.
    pub withdrawal: String,
    /// Days after which workers' personal data is erased; empty leaves the setting unchanged.
    pub retention_days: String,
    /// Whether rejected answers count; empty leaves the setting unchanged.
    pub rejected_answers: String,
}

impl StudyForm {
    /// Fills the form from a study.
    pub fn from_study(study: &Study) -> Self {
        Self {
            title: study.title.clone(),
            languages: study.languages.iter().map(Language::as_str).collect::<Vec<_>>().join(", "),
            currency: study.settings.currency.clone(),
            approve_after_hours: study.settings.approve_after_hours.to_string(),
            target_hourly: Money::new(study.settings.target_hourly, study.settings.currency.clone()).in_field(),
            budget: study
                .settings
                .budget
                .map(|minor| Money::new(minor, study.settings.currency.clone()).in_field())
                .unwrap_or_default(),
            asks_payee: study.settings.asks_payee.to_string(),
            counts_typing: study.settings.counts_typing.to_string(),
            compares_devices: study.settings.compares_devices.to_string(),
            contact: study.settings.contact.clone(),
            withdrawal: study.settings.withdrawal.to_string(),
            retention_days: study.settings.retention_days.to_string(),
            rejected_answers: study.settings.rejected_answers.to_string(),
        }
    }

    /// Applies the form to a study; languages may be named in the language of the page.
    ///
    /// # Errors
    /// The first invalid field.
    pub fn apply(&self, edit: &mut StudyEdit, say: Locale) -> Result<(), Problem> {
        edit.title.clone_from(&self.title);
        edit.languages = say.read_languages(&self.languages)?;
        edit.settings.currency.clone_from(&self.currency);
        edit.settings.approve_after_hours = number("approve_after_hours", &self.approve_after_hours)?;
        edit.settings.target_hourly =
            amount("target_hourly", &self.target_hourly, &self.currency.trim().to_ascii_uppercase(), HIGHEST_WAGE)?;
        edit.settings.budget = match self.budget.trim() {
            "" => None,
            typed => Some(amount("budget", typed, &self.currency.trim().to_ascii_uppercase(), HIGHEST_BUDGET)?),
        };
        for (field, typed, setting) in [
            ("asks_payee", &self.asks_payee, &mut edit.settings.asks_payee),
            ("counts_typing", &self.counts_typing, &mut edit.settings.counts_typing),
            ("compares_devices", &self.compares_devices, &mut edit.settings.compares_devices),
        ] {
            switch(field, typed, setting)?;
        }
        edit.settings.contact.clone_from(&self.contact);
        if !self.withdrawal.is_empty() {
            let odd = |problem: Problem| problem.in_field("withdrawal");
            edit.settings.withdrawal = self.withdrawal.parse().map_err(odd)?;
        }
        if !self.rejected_answers.is_empty() {
            let odd = |problem: Problem| problem.in_field("rejected_answers");
            edit.settings.rejected_answers = self.rejected_answers.parse().map_err(odd)?;
        }
        if !self.retention_days.trim().is_empty() {
            edit.settings.retention_days = number("retention_days", &self.retention_days)?;
        }
        Ok(())
    }
}

/// Sets what is either so or not; an empty field leaves it as it is.
fn switch(field: &str, typed: &str, setting: &mut bool) -> Result<(), Problem> {
    match typed {
        "" => {}
        "true" | "false" => *setting = typed == "true",
        other => return Err(Problem::invalid(field, refusal::not_one_of(other, ["true", "false"].join(", ")))),
    }
    Ok(())
}

/// The abbreviations of a language as the form shows them: the study's own list, otherwise the built-in one.
pub fn abbreviation_list(study: &Study, language: &Language) -> String {
    match study.settings.abbreviations.get(language) {
        Some(list) => abbreviations::print(list),
        None => abbreviations::print(&abbreviations::of(language.as_str())),
    }
}

/// Parses abbreviations, one per line: the abbreviation, a tab or `=`, its expansion.
///
/// # Errors
/// A line cannot be parsed.
pub(super) fn read_abbreviations(list: &str) -> Result<BTreeMap<String, String>, Problem> {
    let line = |line: &str| match line.split_once('=') {
        Some((short, long)) if !line.contains('\t') => format!("{}\t{}", short.trim(), long.trim()),
        _ => line.to_owned(),
    };
    let table = list.lines().map(line).collect::<Vec<_>>().join("\n");
    abbreviations::parse(&table)
        .map_err(|error| Problem::invalid("list", refusal::abbreviations_unreadable(error.to_string())))
}

fn number(field: &str, text: &str) -> Result<i64, Problem> {
    text.trim().parse().map_err(|_| Problem::invalid(field, refusal::not_a_whole_number(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abbreviations_take_a_tab_or_an_equals_sign() {
        let list = read_abbreviations("bjr = bonjour\nslt\tsalut\n").expect("a list");
        assert_eq!((list["bjr"].as_str(), list["slt"].as_str()), ("bonjour", "salut"));
    }
}
