//! Entrances: how people come in without an account, how they leave, and the links that researchers make.

use std::collections::BTreeMap;

use engine::crowd::enter::EntrancePage;
use engine::crowd::enter::quota::LanguagePlaces;
use engine::crowd::entrance::{Arrival, EntranceForm, ListedEntrance, NewEntrance};
use engine::crowd::signed::SignedLink;
use engine::people::person::Person;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use shared::{
    AnswerChoice, Arriving, Ending, EntranceId, EntranceSettings, Language, Parameters, Problem, Provider, StudyId,
    refusal,
};

use super::account::chosen;
use super::admission::begin;
use super::entry::first_page;
use super::study::whole;
use super::{Secret, actor, engine, here, origin, visit};

/// What a form says about an entrance. Numbers are text, so that an empty field is no number.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct EntranceFields {
    /// Its name.
    pub label: String,
    /// The places.
    pub places: String,
    /// The submissions after which a participant has finished.
    pub submissions: String,
    /// The minutes for which a place is held.
    pub hold_minutes: String,
    /// `on` where nobody new comes in.
    pub closed: String,
    /// `on` where only links are accepted that the provider has signed.
    pub signed: String,
    /// `on` where each participant gets a code of their own.
    pub own_codes: String,
    /// The study at the provider.
    pub provider_study: String,
    /// The study at the provider that the form has shown; absent where the entrance is new.
    pub was_study: Option<String>,
    /// The parameter that names the participant.
    pub parameter: String,
    /// The parameter that names the submission.
    pub parameter_session: String,
    /// The parameter that names the study.
    pub parameter_study: String,
    /// Where participants go at the end.
    pub address: String,
    /// The completion codes of the endings.
    pub codes: BTreeMap<Ending, String>,
    /// The places in each language that has a field.
    pub language_places: BTreeMap<Language, String>,
}

impl EntranceFields {
    fn form(self, provider: Option<Provider>) -> Result<EntranceForm, Problem> {
        let places = |(language, typed): (&Language, &String)| {
            let n = whole(&format!("language_places.{language}"), typed)?;
            Ok::<_, Problem>(n.map(|n| (language.clone(), n)))
        };
        let language_places = self.language_places.iter().filter_map(|one| places(one).transpose());
        let settings = EntranceSettings {
            provider,
            language_places: language_places.collect::<Result<_, _>>()?,
            submissions: whole("submissions", &self.submissions)?,
            hold_minutes: whole("hold_minutes", &self.hold_minutes)?.unwrap_or_default(),
            signed: self.signed == "on",
            own_codes: self.own_codes == "on",
            codes: self.codes,
            parameters: Parameters {
                person: self.parameter.trim().to_owned(),
                session: self.parameter_session.trim().to_owned(),
                study: self.parameter_study.trim().to_owned(),
            },
            provider_study: self.provider_study,
            address: self.address,
        };
        let places = whole("places", &self.places)?;
        Ok(EntranceForm { label: self.label, places, closed: self.closed == "on", settings, was_study: self.was_study })
    }
}

/// Makes an entrance, and shows it.
#[server(prefix = "/fn", endpoint = "entrance/add")]
pub async fn add_entrance(
    /// The study.
    study: StudyId,
    /// Who sends them; empty for an anonymous link.
    #[server(default)]
    provider: String,
    /// The language participants get; empty where they choose.
    #[server(default)]
    language: String,
    /// The rest.
    #[server(flatten)]
    fields: EntranceFields,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let provider = if provider.is_empty() { None } else { Some(provider.parse()?) };
    let new = NewEntrance { language: chosen(&language)?, form: fields.form(provider)? };
    let made = engine.add_entrance(&actor, study, new).await?;
    leptos_axum::redirect(&format!("/studies/{study}/entrances/{}", made.id));
    Ok(())
}

/// Changes an entrance.
#[server(prefix = "/fn", endpoint = "entrance/edit")]
pub async fn edit_entrance(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// What it is to be.
    #[server(flatten)]
    fields: EntranceFields,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.set_entrance(&actor, study, entrance, fields.form(None)?).await?;
    let visit = visit();
    visit.tell(visit.locale.entrances_saved());
    leptos_axum::redirect(&format!("/studies/{study}/entrances/{entrance}"));
    Ok(())
}

/// Comes in by an entrance; with a new return code, it is shown first.
#[server(prefix = "/fn", endpoint = "enter")]
pub async fn enter(
    /// The code of the entrance.
    code: String,
    /// What the provider said about the person.
    #[server(default)]
    person: String,
    /// Their submission at the provider.
    #[server(default)]
    session: String,
    /// The study at the provider.
    #[server(default)]
    provider_study: String,
    /// What the provider has signed, if it signs links.
    #[server(default)]
    token: String,
    /// The language chosen, if there was a choice.
    #[server(default)]
    language: String,
) -> Result<(), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let arriving = Arriving { person, session, study: provider_study };
    let signed = SignedLink { token, address: address_of(&code) };
    let entering = Box::pin(engine.enter(&code, (arriving, signed), chosen(&language)?, visit.chosen_locale()));
    let entered = engine.by_link(&visit.address, &code, entering).await?;
    let person = entered.signed_in.person;
    begin(&visit, entered.signed_in);
    let place = first_page(&engine, person, entered.study).await?;
    match entered.return_code {
        Some(code) => visit.show_secret(Secret {
            title: visit.locale.entrance_new_return_code(),
            label: visit.locale.entrance_return_code_label().to_owned(),
            value: in_groups(&code),
            advice: visit.locale.entrance_return_code_advice(),
            back: place,
        }),
        None => leptos_axum::redirect(&place),
    }
    Ok(())
}

/// The public address of an entrance.
pub fn address_of(code: &str) -> String {
    format!("{}/in/{code}", origin())
}

/// A code in groups of four characters, which are easier to copy by hand.
fn in_groups(code: &str) -> String {
    let characters: Vec<char> = code.chars().collect();
    characters.chunks(4).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// Comes back to an anonymous link.
#[server(prefix = "/fn", endpoint = "come_back")]
pub async fn come_back(
    /// The code of the entrance.
    code: String,
    /// The code that was shown at the first visit.
    #[server(default)]
    return_code: String,
) -> Result<(), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let coming = Box::pin(engine.come_back(&code, &return_code));
    let entered =
        engine.by_link(&visit.address, &return_code, coming).await.map_err(|error| match Problem::from(error) {
            Problem::NotFound => Problem::invalid("return_code", refusal::return_code_unknown()),
            other => other,
        })?;
    let person = entered.signed_in.person;
    begin(&visit, entered.signed_in);
    leptos_axum::redirect(&first_page(&engine, person, entered.study).await?);
    Ok(())
}

/// Ends taking part where nothing is left to do.
#[server(prefix = "/fn", endpoint = "finish")]
pub async fn finish(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.finish(&actor, study).await?;
    leptos_axum::redirect(&format!("/work/{study}"));
    Ok(())
}

/// Does not agree to the consent form: the participant leaves the study.
#[server(prefix = "/fn", endpoint = "decline_consent")]
pub async fn decline_consent(
    /// The study.
    study: StudyId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.withdraw(&actor, study, AnswerChoice::Keep).await?;
    leptos_axum::redirect(&format!("/work/{study}"));
    Ok(())
}

/// The page of an entrance, and the signed-in person, if any; `value` reads the parameters of the link.
pub async fn entrance_page(
    code: &str,
    value: impl Fn(&str) -> Option<String> + Send,
) -> Result<(EntrancePage, Option<Person>), Problem> {
    let (visit, engine) = (visit(), engine()?);
    let page = engine.entrance_page(code, value, visit.locale, address_of(code));
    let mut page = engine.by_link(&visit.address, code, Box::pin(page)).await?;
    if visit.has_chosen_locale {
        page.invitation.say = visit.locale;
    }
    Ok(match actor() {
        Some(actor) => (page, Some(engine.myself(&actor).await?)),
        None => (page, None),
    })
}

/// The places of an entrance in the languages between which participants choose; none if no language has places of its own.
pub async fn language_places(study: StudyId, id: EntranceId) -> Result<Vec<LanguagePlaces>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.language_places(&actor, study, id).await?)
}

/// The entrances of a study.
pub async fn entrances(study: StudyId) -> Result<Vec<ListedEntrance>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.entrances(&actor, study).await?)
}

/// An entrance and a page of who came by it.
pub async fn entrance(study: StudyId, id: EntranceId, after: i64) -> Result<(ListedEntrance, Vec<Arrival>), Problem> {
    let (engine, actor) = here()?;
    Ok(engine.entrance(&actor, study, id, after).await?)
}
