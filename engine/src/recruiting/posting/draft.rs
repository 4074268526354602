//! A study at Prolific as it is created: what a person says of it, and what is sent.

use std::collections::{BTreeMap, BTreeSet};

use providers::{Action, Actor as Who, Allocation, ChosenFilter, CodeKind, CompletionCode, Device, Entry, NewStudy};
use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{Ending, Locale, Money, PostingDevice, Problem, Provider, limit, refusal};
use store::entrance::Entrance;

use super::{
    LinkPlaces, MOST_PLACES,
    links::{Share, one_language},
};
use crate::Engine;

/// The characters of a completion code: 50 bits.
const CODE: usize = 10;
/// The most characters of the name that participants see.
const LONGEST_NAME: usize = 120;
/// The longest time that participants are told, in minutes: a day.
const MOST_MINUTES: i64 = 24 * 60;
/// The most minor units of a reward.
const MOST_REWARD: i64 = 100_000_000;

/// A study to be created at Prolific.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPosting {
    /// What participants see as its name.
    pub name: String,
    /// What participants read before they decide.
    pub description: String,
    /// How many participants; with more links, how many of them come by this one.
    pub places: i64,
    /// More entrances of the study over which Prolific spreads the participants, each with its places; empty if all come by this one.
    /// Not every workspace can do this.
    #[serde(default)]
    pub links: Vec<LinkPlaces>,
    /// How many minutes it takes.
    pub minutes: i64,
    /// The project of the workspace to which the study belongs, by Prolific's id; absent, its first one.
    #[serde(default)]
    pub project: Option<String>,
    /// What each participant gets, in the currency of the workspace.
    pub reward: Money,
    /// The devices on which it can be done.
    pub devices: BTreeSet<PostingDevice>,
    /// Whether only people from the countries of the location check may take part.
    #[serde(default)]
    pub only_countries: bool,
    /// Whether only people may take part whose first language is that of the entrance.
    #[serde(default)]
    pub only_language: bool,
    /// The groups of participants at Prolific, by their ids, of which one member can take part; empty for everybody.
    #[serde(default)]
    pub only_groups: Vec<String>,
    /// The groups whose members cannot take part.
    #[serde(default)]
    pub not_groups: Vec<String>,
    /// Whether Prolific approves those who finish at once. Otherwise a person decides.
    #[serde(default)]
    pub approve_at_once: bool,
    /// What those get who do not pass the qualification; absent, they are asked to return the submission. Not every workspace
    /// can do this.
    #[serde(default)]
    pub screening: Option<Money>,
}

impl NewPosting {
    /// The same with its texts as they are sent.
    pub(super) fn checked(mut self, currency: &str) -> Result<Self, Problem> {
        for (field, text, most) in
            [("name", &mut self.name, LONGEST_NAME), ("description", &mut self.description, limit::COMMENT)]
        {
            *text = text.trim().to_owned();
            if text.contains('\0') || !(1..=most).contains(&text.chars().count()) {
                return Err(Problem::invalid(field, refusal::characters_from_to(1, most)));
            }
        }
        for (field, value, most) in [("places", self.places, MOST_PLACES), ("minutes", self.minutes, MOST_MINUTES)] {
            if !(1..=most).contains(&value) {
                return Err(Problem::invalid(field, refusal::number_from_to(1, most)));
            }
        }
        for (field, money) in [("reward", Some(&self.reward)), ("screening", self.screening.as_ref())] {
            if money.is_some_and(|money| money.currency != currency) {
                return Err(Problem::invalid(field, refusal::prolific_pays_in(currency)));
            }
        }
        if !(1..=MOST_REWARD).contains(&self.reward.minor) {
            let [least, most] = [1, MOST_REWARD].map(|minor| Money::new(minor, currency));
            return Err(Problem::invalid("reward", refusal::amount_from_to(least, most)));
        }
        if self.screening.as_ref().is_some_and(|screening| !(1..self.reward.minor).contains(&screening.minor)) {
            return Err(Problem::invalid("screening", refusal::prolific_screening_below_reward()));
        }
        if self.devices.is_empty() {
            return Err(Problem::invalid("devices", refusal::choose_device()));
        }
        // Prolific writes the ids of groups in small letters. The same one in others is the same group.
        for groups in [&mut self.only_groups, &mut self.not_groups] {
            let mut seen = BTreeSet::new();
            let small = groups.iter().map(|id| id.trim().to_ascii_lowercase());
            *groups = small.filter(|id| seen.insert(id.clone())).collect();
        }
        Ok(self)
    }

    /// The project of the workspace to which the study belongs.
    pub(super) fn project_of(&self, projects: &[providers::Project]) -> Result<String, Problem> {
        let found = match &self.project {
            Some(id) => projects.iter().find(|project| project.id == *id),
            None => projects.first(),
        };
        let found = found.ok_or_else(|| Problem::invalid("project", refusal::prolific_has_no_project()))?;
        Ok(found.id.clone())
    }

    /// The places of all links together: each was checked to be at most a hundred thousand.
    pub(super) fn all_places(&self) -> i64 {
        self.links.iter().fold(self.places, |sum, link| sum.saturating_add(link.places))
    }

    /// What the audit log says about it.
    pub(super) fn noted(&self, there: &str) -> serde_json::Value {
        json!({
            "provider_study": there, "name": self.name, "description": self.description, "places": self.places,
            "links": self.links, "minutes": self.minutes, "reward": self.reward.to_string(), "devices": self.devices,
            "only_countries": self.only_countries, "only_language": self.only_language,
            "only_groups": self.only_groups, "not_groups": self.not_groups,
            "approve_at_once": self.approve_at_once, "screening": self.screening.as_ref().map(ToString::to_string),
        })
    }
}

impl Engine {
    /// A completion code for every ending: those that the entrance has, and new ones.
    pub(super) fn codes(&self, entrance: &Entrance) -> BTreeMap<Ending, String> {
        let mut codes: BTreeMap<Ending, String> = BTreeMap::new();
        for ending in Ending::ALL {
            // Prolific tells endings apart by their codes: the first of two equal ones stays.
            let own = entrance.settings.codes.get(ending).filter(|own| !codes.values().any(|code| code == *own));
            codes.insert(*ending, own.cloned().unwrap_or_else(|| self.readable_code(CODE)));
        }
        codes
    }
}

/// The study as it is sent, with the links by which its participants come.
pub(super) fn new_study(
    shares: &[Share],
    new: &NewPosting,
    (codes, filters, project): (&BTreeMap<Ending, String>, Vec<ChosenFilter>, String),
    origin: &str,
) -> NewStudy {
    let language = one_language(shares.iter().map(|share| &share.link));
    let say = language.map_or(Locale::En, |language| Locale::of(&language));
    let device = |device: &PostingDevice| match device {
        PostingDevice::Desktop => Device::Desktop,
        PostingDevice::Tablet => Device::Tablet,
        PostingDevice::Mobile => Device::Mobile,
    };
    // They were checked to be at most a hundred thousand.
    let number = |n: i64| u32::try_from(n).unwrap_or_default();
    let address = |share: &Share| {
        let entrance = &share.link.entrance;
        let end = Provider::Prolific.placeholders(&entrance.settings.parameters);
        format!("{origin}/in/{}{end}", entrance.code)
    };
    let entry = match shares {
        [one] => Entry::Address(address(one)),
        many => {
            let part = |share: &Share| Allocation { address: address(share), places: number(share.places) };
            Entry::Allocated(many.iter().map(part).collect())
        }
    };
    NewStudy {
        name: new.name.clone(),
        internal_name: shares.first().map(|share| share.link.entrance.label.clone()).unwrap_or_default(),
        description: new.description.clone(),
        entry,
        is_secure: shares.iter().any(|share| share.link.entrance.settings.signed),
        codes: codes.iter().map(|(ending, code)| completion(*ending, code, new, say)).collect(),
        places: number(new.all_places()),
        minutes: number(new.minutes),
        maximum_minutes: None,
        reward: new.reward.clone(),
        devices: new.devices.iter().map(device).collect(),
        filters,
        project: Some(project),
        submissions_each: Some(1),
    }
}

/// What Prolific does with a submission that ends in this way.
fn completion(ending: Ending, code: &str, new: &NewPosting, say: Locale) -> CompletionCode {
    let back = |reason: &str| vec![Action::RequestReturn(reason.to_owned())];
    let (kind, actions) = match (ending, &new.screening) {
        (Ending::Finished, _) => {
            let action = if new.approve_at_once { Action::AutomaticallyApprove } else { Action::ManuallyReview };
            (CodeKind::Completed, vec![action])
        }
        (Ending::NoConsent, _) => (CodeKind::NoConsent, back(say.posting_return_no_consent())),
        (Ending::ScreenedOut, Some(reward)) => {
            // As many as there are places: the study would pause at the first who finds none.
            let slots = u32::try_from(new.all_places()).unwrap_or_default();
            (CodeKind::FixedScreenOut, vec![Action::FixedScreenOut { reward: reward.minor, slots }])
        }
        (Ending::ScreenedOut, None) => (CodeKind::ScreenedOut, back(say.posting_return_screened_out())),
        (Ending::FailedChecks, _) => (CodeKind::FailedAttentionCheck, vec![Action::ManuallyReview]),
        (Ending::TimedOut, _) => (CodeKind::from("OTHER"), back(say.posting_return_timed_out())),
        (Ending::Full, _) => (CodeKind::from("OTHER"), back(say.posting_return_full())),
    };
    CompletionCode { code: code.to_owned(), kind, actions, actor: Who::Participant }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_in_the_currency_of_the_workspace_and_screening_pays_less() {
        let new = |reward: Money, screening: Option<Money>| NewPosting {
            name: " Rate ".to_owned(),
            description: "Read and rate.".to_owned(),
            places: 30,
            links: Vec::new(),
            minutes: 12,
            reward,
            project: None,
            devices: [PostingDevice::Mobile].into(),
            only_countries: false,
            only_language: false,
            only_groups: Vec::new(),
            not_groups: Vec::new(),
            approve_at_once: false,
            screening,
        };
        let gbp = |minor| Money::new(minor, "GBP");
        assert_eq!(new(gbp(180), Some(gbp(20))).checked("GBP").expect("sound").name, "Rate");
        let field = |new: NewPosting| new.checked("GBP").expect_err("refused").field().map(str::to_owned);
        assert_eq!(field(new(Money::new(180, "USD"), None)).as_deref(), Some("reward"));
        assert_eq!(field(new(gbp(0), None)).as_deref(), Some("reward"));
        for (reward, screening) in [(180, 180), (180, 0), (1, 1), (1, i64::MIN)] {
            assert_eq!(field(new(gbp(reward), Some(gbp(screening)))).as_deref(), Some("screening"), "{screening}");
        }
        assert_eq!(field(new(gbp(i64::MIN), None)).as_deref(), Some("reward"));
        assert_eq!(field(NewPosting { devices: BTreeSet::new(), ..new(gbp(1), None) }).as_deref(), Some("devices"));
        assert_eq!(field(NewPosting { places: 0, ..new(gbp(1), None) }).as_deref(), Some("places"));
    }
}
