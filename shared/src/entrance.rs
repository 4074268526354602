//! Entrances: the links by which people come into a study without an account, and how they leave it.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{Language, Problem, limit, refusal, words::words};

words! {
    /// Who sends the people of an entrance.
    Provider {
        /// Prolific.
        Prolific = "prolific",
        /// CloudResearch Connect.
        Connect = "connect",
        /// Amazon Mechanical Turk.
        Mturk = "mturk",
        /// SONA, the pool of participants of a university.
        Sona = "sona",
        /// Nobody else: the researchers invite people of a list, each by a link of their own.
        Panel = "panel",
        /// Any other provider that adds parameters to a link.
        Other = "other",
    }
}

words! {
    /// How taking part ends for a person who came by an entrance.
    Ending {
        /// They have submitted what was asked of them.
        Finished = "finished",
        /// They did not agree to the consent form, or left the study.
        NoConsent = "no_consent",
        /// They did not pass a step of the qualification.
        ScreenedOut = "screened_out",
        /// They failed too many items with a known answer.
        FailedChecks = "failed_checks",
        /// They came back after their place had gone to somebody else.
        TimedOut = "timed_out",
        /// All places were taken when they came.
        Full = "full",
    }
}

/// The names of the parameters of a link that tell who comes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Parameters {
    /// The person.
    pub person: String,
    /// The person's submission at the provider; empty if it has none.
    pub session: String,
    /// The study at the provider; empty if it has none.
    pub study: String,
}

impl Provider {
    /// The parameters that the provider adds by itself; empty names where the researcher chooses them.
    pub fn parameters(self) -> Parameters {
        let named = |person: &str, session: &str, study: &str| Parameters {
            person: person.to_owned(),
            session: session.to_owned(),
            study: study.to_owned(),
        };
        match self {
            Self::Prolific => named("PROLIFIC_PID", "SESSION_ID", "STUDY_ID"),
            Self::Connect => named("participantId", "assignmentId", "projectId"),
            Self::Mturk => named("workerId", "assignmentId", "hitId"),
            Self::Sona => named("survey_code", "", ""),
            Self::Panel => named("p", "", ""),
            Self::Other => Parameters::default(),
        }
    }

    /// The parameter with which the provider signs a link, if it can.
    pub const fn token_parameter(self) -> Option<&'static str> {
        match self {
            Self::Prolific => Some("prolific_token"),
            Self::Connect | Self::Mturk | Self::Sona | Self::Panel | Self::Other => None,
        }
    }

    /// Whether the provider pays the people whom it sends, and nobody else does: they are asked for no account, and no file for a
    /// bank or PayPal has them. The query that keeps the accounts of a payout names the same ones.
    pub const fn pays_its_people(self) -> bool {
        match self {
            Self::Connect | Self::Mturk => true,
            Self::Prolific | Self::Sona | Self::Panel | Self::Other => false,
        }
    }

    /// The address to which people return when they have ended, as a template; empty where each study has its own.
    pub const fn address(self) -> &'static str {
        match self {
            Self::Prolific => "https://app.prolific.com/submissions/complete?cc={code}",
            Self::Connect => "https://connect.cloudresearch.com/participant/project/{study}/complete",
            Self::Mturk | Self::Sona | Self::Panel | Self::Other => "",
        }
    }

    /// The end of the link that the researcher gives to the provider: what the provider replaces, if it replaces something.
    pub fn placeholders(self, names: &Parameters) -> String {
        let Parameters { person, session, study } = names;
        match self {
            Self::Prolific => {
                format!("?{person}={{{{%PROLIFIC_PID%}}}}&{study}={{{{%STUDY_ID%}}}}&{session}={{{{%SESSION_ID%}}}}")
            }
            Self::Sona => format!("?{person}=%SURVEY_CODE%"),
            Self::Connect | Self::Mturk | Self::Panel | Self::Other => String::new(),
        }
    }

    /// Whether a participant's id can be one of this provider's.
    fn knows(self, participant: &str) -> bool {
        match self {
            Self::Prolific => participant.len() == 24 && participant.bytes().all(|byte| byte.is_ascii_hexdigit()),
            Self::Mturk => participant.bytes().all(|byte| byte.is_ascii_alphanumeric()),
            Self::Connect | Self::Sona | Self::Panel | Self::Other => true,
        }
    }
}

/// The settings of an entrance. Unknown keys are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EntranceSettings {
    /// Who sends people; absent for an anonymous link, by which everybody gets a code to return with.
    pub provider: Option<Provider>,
    /// The parameters of the link.
    pub parameters: Parameters,
    /// The id of the study at the provider; people who are sent for another one are refused. Empty for any.
    pub provider_study: String,
    /// After how many submissions a person has finished; absent, when there is no more work for them.
    pub submissions: Option<i64>,
    /// How many people may take part in a language, where participants choose it; any number in a language that is missing.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, i64>))]
    pub language_places: BTreeMap<Language, i64>,
    /// Minutes without activity after which somebody else can have the place of a person who has not finished.
    pub hold_minutes: i64,
    /// Whether only links are accepted that the provider has signed. Only Prolific signs links.
    pub signed: bool,
    /// Whether everyone who finishes gets a code of their own.
    pub own_codes: bool,
    /// The completion code for each ending that has one.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub codes: BTreeMap<Ending, String>,
    /// Where people return to, as a template with `{code}`, `{person}`, `{session}` and `{study}`; empty for nowhere.
    pub address: String,
}

impl Default for EntranceSettings {
    fn default() -> Self {
        Self {
            provider: None,
            parameters: Parameters::default(),
            provider_study: String::new(),
            submissions: None,
            language_places: BTreeMap::new(),
            hold_minutes: 120,
            signed: false,
            own_codes: false,
            codes: BTreeMap::new(),
            address: String::new(),
        }
    }
}

/// What a link says about the person who followed it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Arriving {
    /// The person's id at the provider.
    pub person: String,
    /// Their submission at the provider.
    pub session: String,
    /// The study at the provider.
    pub study: String,
}

/// How somebody leaves a study, with what their provider wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WayOut {
    /// How it ended.
    pub ending: Ending,
    /// The completion code, if there is one.
    pub code: Option<String>,
    /// Where to return to, if the person came from somewhere.
    pub address: Option<String>,
    /// Who sent the person; absent for an anonymous link.
    pub provider: Option<Provider>,
}

/// The endings that have no completion code of the entrance at Mechanical Turk: who finishes gets one of their own, and the others
/// return the HIT.
pub const MTURK_WITHOUT_CODE: [Ending; 3] = [Ending::Finished, Ending::TimedOut, Ending::Full];

/// The most places of an entrance, in all or in a language.
pub const MOST_PLACES: i64 = 1_000_000;

/// The longest time for which a place can be held: thirty days.
pub const LONGEST_HOLD_MINUTES: i64 = 30 * 24 * 60;

impl EntranceSettings {
    /// The settings as they are stored: with the fixed names and the fixed address of the provider.
    ///
    /// # Errors
    /// A field is invalid.
    pub fn checked(mut self) -> Result<Self, Problem> {
        if let Some(provider) = self.provider {
            let fixed = provider.parameters();
            if !fixed.person.is_empty() {
                self.parameters = fixed;
            }
            self.check_parameters()?;
            if !provider.address().is_empty() {
                provider.address().clone_into(&mut self.address);
            }
        } else {
            self.parameters = Parameters::default();
        }
        if matches!(self.provider, None | Some(Provider::Panel)) {
            self.provider_study.clear();
        }
        if self.provider == Some(Provider::Mturk) {
            // A batch has many HITs, people hand in there, and codes that everybody knew would prove nothing.
            self.provider_study.clear();
            self.address.clear();
            self.own_codes = true;
            // Who finds no place, or whose place has gone, returns the HIT.
            self.codes.retain(|ending, _| !MTURK_WITHOUT_CODE.contains(ending));
        }
        self.signed &= self.provider.is_some_and(|provider| provider.token_parameter().is_some());
        self.address = self.address.trim().to_owned();
        self.provider_study = self.provider_study.trim().to_owned();
        if !self.provider_study.is_empty() && !is_id(&self.provider_study) {
            return Err(Problem::invalid("provider_study", refusal::entrance_id(limit::PROVIDER_ID)));
        }
        let within = |field: &str, value: i64, most: i64| {
            let sound = (1..=most).contains(&value);
            if sound { Ok(()) } else { Err(Problem::invalid(field, refusal::limit_out_of_range(1, most))) }
        };
        within("hold_minutes", self.hold_minutes, LONGEST_HOLD_MINUTES)?;
        self.submissions.map_or(Ok(()), |n| within("submissions", n, 100_000))?;
        self.check_language_places()?;
        self.check_address()?;
        self.check_codes()?;
        Ok(self)
    }

    fn check_parameters(&self) -> Result<(), Problem> {
        let Parameters { person, session, study } = &self.parameters;
        let is_name = |name: &str| {
            name.len() <= limit::PARAMETER_NAME
                && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
        };
        if person.is_empty() || ![person, session, study].into_iter().all(|name| is_name(name)) {
            return Err(Problem::invalid("parameter", refusal::entrance_parameter(limit::PARAMETER_NAME)));
        }
        let given: Vec<&String> = [person, session, study].into_iter().filter(|name| !name.is_empty()).collect();
        let differ = given.iter().enumerate().all(|(n, name)| !given[..n].contains(name));
        // The page has parameters of its own.
        if !differ || given.iter().any(|name| matches!(name.as_str(), "language" | "back")) {
            return Err(Problem::invalid("parameter", refusal::entrance_parameters_differ()));
        }
        Ok(())
    }

    fn check_language_places(&self) -> Result<(), Problem> {
        let is_sound = |n: i64| (0..=MOST_PLACES).contains(&n);
        match self.language_places.iter().find(|(_, n)| !is_sound(**n)) {
            Some((language, _)) => {
                let field = format!("language_places.{language}");
                Err(Problem::invalid(&field, refusal::limit_out_of_range(0, MOST_PLACES)))
            }
            None => Ok(()),
        }
    }

    /// The places in these languages together, if there is a number for each of them.
    pub fn places_in(&self, languages: &[Language]) -> Option<i64> {
        let each = languages.iter().map(|language| self.language_places.get(language).copied());
        each.sum::<Option<i64>>().filter(|_| !languages.is_empty())
    }

    fn check_address(&self) -> Result<(), Problem> {
        let address = &self.address;
        let known = |name: &str| ["code", "person", "session", "study"].contains(&name).then_some("x");
        let plain = |c: char| c.is_ascii_graphic() && !"\"'<>\\^`|".contains(c);
        let host = address.strip_prefix("https://").map(|rest| rest.split(['/', '?', '#']).next().unwrap_or_default());
        let sound = address.is_empty()
            || (host.is_some_and(|host| host.contains('.') && !host.contains(['{', '@']))
                && address.len() <= limit::ADDRESS
                && address.chars().all(plain)
                && filled(address, known).is_some_and(|filled| !filled.contains(['{', '}'])));
        if sound { Ok(()) } else { Err(Problem::invalid("address", refusal::entrance_address(limit::ADDRESS))) }
    }

    fn check_codes(&mut self) -> Result<(), Problem> {
        self.codes.values_mut().for_each(|code| *code = code.trim().to_owned());
        self.codes.retain(|_, code| !code.is_empty());
        let is_code = |code: &String| {
            code.len() <= limit::COMPLETION_CODE
                && code.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        };
        if let Some((ending, _)) = self.codes.iter().find(|(_, code)| !is_code(code)) {
            let field = format!("codes.{ending}");
            return Err(Problem::invalid(&field, refusal::entrance_code(limit::COMPLETION_CODE)));
        }
        Ok(())
    }

    /// What a followed link says about the person, read with `value` by the names of its parameters.
    ///
    /// # Errors
    /// The person is missing, or the link was made for another study of the provider.
    pub fn arriving(&self, value: impl Fn(&str) -> Option<String>) -> Result<Arriving, Problem> {
        let read = |name: &str| if name.is_empty() { None } else { value(name) }.unwrap_or_default().trim().to_owned();
        let names = &self.parameters;
        let found = Arriving { person: read(&names.person), session: read(&names.session), study: read(&names.study) };
        self.check_arriving(found)
    }

    /// The same person, if the entrance lets them in.
    ///
    /// # Errors
    /// As [`EntranceSettings::arriving`].
    pub fn check_arriving(&self, found: Arriving) -> Result<Arriving, Problem> {
        let knows = self.provider.is_some_and(|provider| is_id(&found.person) && provider.knows(&found.person));
        let odd = [&found.session, &found.study].into_iter().any(|id| !id.is_empty() && !is_id(id));
        // A worker is paid for an assignment, whose id is in every link. The word of the preview has underscores.
        let is_plain = |id: &str| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let odd = odd || (self.provider == Some(Provider::Mturk) && !is_plain(&found.session));
        if !knows || odd {
            let panel = self.provider == Some(Provider::Panel);
            let refusal = if panel { refusal::invitation_unknown() } else { refusal::entrance_needs_provider() };
            return Err(Problem::conflict(refusal));
        }
        if !self.provider_study.is_empty() && found.study != self.provider_study {
            return Err(Problem::conflict(refusal::entrance_of_other_study()));
        }
        Ok(found)
    }

    /// How somebody leaves; `own` is their own code, empty if they got none.
    pub fn way_out(&self, ending: Ending, arriving: &Arriving, own: &str) -> WayOut {
        let own = Some(own).filter(|own| ending == Ending::Finished && !own.is_empty());
        let code = own.map(str::to_owned).or_else(|| self.codes.get(&ending).cloned());
        let value = |name: &str| match name {
            "code" => code.as_deref(),
            "person" => Some(arriving.person.as_str()),
            "session" => Some(arriving.session.as_str()),
            "study" => Some(arriving.study.as_str()),
            _ => None,
        };
        let address = filled(&self.address, value).filter(|address| !address.is_empty());
        WayOut { ending, code, address, provider: self.provider }
    }
}

/// A template with its names in braces replaced; `None` if a name has no value.
fn filled<'a>(template: &str, value: impl Fn(&str) -> Option<&'a str>) -> Option<String> {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}')?;
        text.push_str(before);
        text.extend(form_urlencoded::byte_serialize(value(name).filter(|value| !value.is_empty())?.as_bytes()));
        rest = after;
    }
    text.push_str(rest);
    Some(text)
}

/// Whether a text can be the id of a person, a submission or a study at a provider: nothing that was not filled in.
fn is_id(text: &str) -> bool {
    (1..=limit::PROVIDER_ID).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:@+~".contains(&byte))
}
