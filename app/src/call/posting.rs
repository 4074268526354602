//! The study at Prolific that sends people to an entrance.

use std::collections::{BTreeMap, BTreeSet};

use engine::recruiting::posting::{LinkPlaces, MorePlaces, NewPosting, NewStep, Posting};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use shared::{EntranceId, Money, PostingDevice, PostingStep, Problem, StudyId, refusal};

use super::study::whole;
use super::{here, origin, visit};

/// The value of the choice for a group whose members alone can take part.
pub const ONLY_THESE: &str = "only";
/// The value for a group whose members cannot.
pub const NOT_THESE: &str = "not";

/// What comes before an ID in the name of a field: a name that begins with a digit is read as a place in a list.
const LETTER: char = 'g';

/// The name of the choice for a group.
pub fn choice_for(group: &str) -> String {
    format!("groups[{LETTER}{group}]")
}

/// The name of the field with the places by an entry link.
pub fn places_by(entrance: EntranceId) -> String {
    format!("links[{LETTER}{entrance}]")
}

/// The places by entry links, by the names of their fields. Empty fields are left out.
fn places_of(typed: &BTreeMap<String, String>) -> Result<Vec<LinkPlaces>, Problem> {
    let mut links = Vec::new();
    for (name, typed) in typed {
        let Some(places) = whole(&format!("links.{name}"), typed)? else { continue };
        let entrance = name.strip_prefix(LETTER).unwrap_or(name).parse().map_err(|_| Problem::NotFound)?;
        links.push(LinkPlaces { entrance, places });
    }
    Ok(links)
}

/// The same refusal, at the field of the form.
fn at_field(problem: impl Into<Problem>) -> Problem {
    let problem = problem.into();
    match problem.field().and_then(|field| field.strip_prefix("links.")) {
        Some(link) => {
            let field = format!("links.{LETTER}{link}");
            problem.in_field(field)
        }
        None => problem,
    }
}

/// What a form says about a study to be created. Numbers are text, so that an empty field is no number.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct PostingFields {
    /// What participants see as its name.
    pub name: String,
    /// What participants read before they decide.
    pub description: String,
    /// How many participants.
    pub places: String,
    /// How many participants come by more entry links, by the names of their fields.
    pub links: BTreeMap<String, String>,
    /// How many minutes it takes.
    pub minutes: String,
    /// What each participant gets, in major units.
    pub reward: String,
    /// The currency of the amounts.
    pub currency: String,
    /// The project of the workspace; empty for its first one.
    pub project: String,
    /// `on` where it can be done on a computer.
    pub desktop: String,
    /// `on` where it can be done on a tablet.
    pub tablet: String,
    /// `on` where it can be done on a phone.
    pub mobile: String,
    /// `on` where only people from the countries of the location check may take part.
    pub only_countries: String,
    /// `on` where only people of the first language may take part.
    pub only_language: String,
    /// The groups of participants that are known here, by their names in the form: whether only their members can take part, or everybody else.
    pub groups: BTreeMap<String, String>,
    /// IDs of other groups of which one member can take part.
    pub only_groups: String,
    /// IDs of other groups whose members cannot take part.
    pub not_groups: String,
    /// `on` where Prolific approves those who finish at once.
    pub approve_at_once: String,
    /// What those get who do not pass the qualification, in major units; empty for nothing.
    pub screening: String,
}

impl PostingFields {
    fn posting(self) -> Result<NewPosting, Problem> {
        // No number is refused as zero is.
        let number = |field: &str, typed: &str| Ok::<_, Problem>(whole(field, typed)?.unwrap_or_default());
        let example = || Money::new(150, self.currency.as_str()).in_field();
        let money = |field: &str, typed: &str| {
            let amount = Money::typed(typed, &self.currency);
            amount.ok_or_else(|| Problem::invalid(field, refusal::not_an_amount(example(), &self.currency)))
        };
        let boxes = [
            (PostingDevice::Desktop, &self.desktop),
            (PostingDevice::Tablet, &self.tablet),
            (PostingDevice::Mobile, &self.mobile),
        ];
        let devices = boxes.into_iter().filter(|(_, ticked)| *ticked == "on").map(|(device, _)| device);
        let groups = |chosen: &str, typed: &str| {
            let known = self.groups.iter().filter(|(_, value)| *value == chosen);
            let known = known.map(|(name, _)| name.strip_prefix(LETTER).unwrap_or(name).to_owned());
            // The same one, chosen and typed, counts once.
            let all: BTreeSet<String> = known.chain(words(typed)).collect();
            all.into_iter().collect::<Vec<_>>()
        };
        let (only_groups, not_groups) = (groups(ONLY_THESE, &self.only_groups), groups(NOT_THESE, &self.not_groups));
        let screening = Some(&self.screening).filter(|typed| !typed.trim().is_empty());
        Ok(NewPosting {
            links: places_of(&self.links)?,
            project: Some(self.project).filter(|project| !project.is_empty()),
            places: number("places", &self.places)?,
            minutes: number("minutes", &self.minutes)?,
            reward: money("reward", &self.reward)?,
            screening: screening.map(|typed| money("screening", typed)).transpose()?,
            devices: devices.collect(),
            only_countries: self.only_countries == "on",
            only_language: self.only_language == "on",
            only_groups,
            not_groups,
            approve_at_once: self.approve_at_once == "on",
            name: self.name,
            description: self.description,
        })
    }
}

/// What was typed between blanks and commas.
fn words(typed: &str) -> impl Iterator<Item = String> {
    typed.split([' ', ',', ';', '\n', '\r', '\t']).filter(|word| !word.is_empty()).map(str::to_owned)
}

/// Creates a study at Prolific that sends people to an entrance, as a draft.
#[server(prefix = "/fn", endpoint = "posting/create")]
pub async fn create_posting(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// The study at Prolific.
    #[server(flatten)]
    fields: PostingFields,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let created = Box::pin(engine.create_at_prolific(&actor, study, entrance, fields.posting()?, &origin())).await;
    created.map_err(at_field)?;
    let visit = visit();
    visit.tell(visit.locale.posting_created());
    leptos_axum::redirect(&posting_address(study, entrance));
    Ok(())
}

/// Publishes, pauses, goes on with, ends or deletes a study at Prolific.
#[server(prefix = "/fn", endpoint = "posting/move")]
pub async fn move_posting(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// `publish`, `pause`, `start`, `stop` or `delete`.
    step: PostingStep,
    /// The study at Prolific that the page has shown.
    #[server(default)]
    there: String,
    /// The cost that it has shown, in minor units; empty if it was not known.
    #[server(default)]
    total: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let new = NewStep { step, study: there, total: whole("total", &total)? };
    Box::pin(engine.move_at_prolific(&actor, study, entrance, new)).await?;
    let visit = visit();
    visit.tell(match step {
        PostingStep::Publish => visit.locale.posting_published(),
        PostingStep::Pause => visit.locale.posting_is_paused(),
        PostingStep::Start => visit.locale.posting_resumed(),
        PostingStep::Stop => visit.locale.posting_ended(),
        PostingStep::Delete => visit.locale.posting_deleted(),
    });
    leptos_axum::redirect(&posting_address(study, entrance));
    Ok(())
}

/// Adds places to a study at Prolific.
#[server(prefix = "/fn", endpoint = "posting/extend")]
pub async fn extend_posting(
    /// The study.
    study: StudyId,
    /// The entrance.
    entrance: EntranceId,
    /// The places in all, where all participants come by one entry link.
    #[server(default)]
    places: String,
    /// The places by each entry link, by the names of their fields, where there are several.
    #[server(default)]
    links: BTreeMap<String, String>,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let more = MorePlaces { places: whole("places", &places)?, links: places_of(&links)? };
    let extended = Box::pin(engine.extend_at_prolific(&actor, study, entrance, more)).await;
    extended.map_err(at_field)?;
    let visit = visit();
    visit.tell(visit.locale.posting_extended());
    leptos_axum::redirect(&posting_address(study, entrance));
    Ok(())
}

/// The page of the study at Prolific that sends people to an entrance.
pub fn posting_address(study: StudyId, entrance: EntranceId) -> String {
    format!("/studies/{study}/entrances/{entrance}/prolific")
}

/// The study at Prolific that sends people to an entrance, or what it could be.
pub async fn posting(study: StudyId, entrance: EntranceId) -> Result<Posting, Problem> {
    let (engine, actor) = here()?;
    Ok(Box::pin(engine.at_prolific(&actor, study, entrance)).await?)
}
