//! QC1: the worker's location. The rule decides on the declared country and the signals of the connection; a person
//! decides if these disagree.

use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{
    Action, Actor, Country, Gate, Language, Locale, Problem, QualificationState, Signals, StudyId, Time, WorkerId,
    pseudonym, refusal,
};

use crate::{
    Engine, Result,
    access::Permit as _,
    crowd::{
        entry::may_try,
        place::own_place,
        qualification::{NewQualification, Qualification},
    },
};

/// The location question for a worker, and the decision.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Location {
    /// The countries from which this study accepts workers in their language; empty for all.
    pub countries: Vec<Country>,
    /// The state of the gate; absent before the answer.
    pub state: Option<QualificationState>,
    /// The message to the worker about it, in their language.
    pub message: String,
    /// When it was decided.
    pub at: Option<Time>,
}

/// A worker whose signals disagree.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Disagreement {
    /// The worker.
    pub worker: WorkerId,
    /// The worker's pseudonym in the study.
    pub pseudonym: String,
    /// Whether this is the actor. If so, another person has to decide.
    pub own: bool,
    /// The language in which they work.
    pub language: Language,
    /// The evidence of their location.
    pub signals: Signals,
    /// The rule as a sentence.
    pub rule: String,
    /// The time since which they wait.
    pub since: Time,
}

/// The evidence for a decision about the location.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Evidence {
    #[serde(default)]
    signals: Signals,
}

impl Engine {
    /// The question about the country, with the rule and the decision.
    ///
    /// # Errors
    /// The actor does not work in the study, or has not agreed to the consent form. Only an answer is recorded as an
    /// event.
    pub async fn location(&self, actor: &Actor, study: StudyId) -> Result<Location> {
        let mut tx = self.read().await?;
        let place = own_place(&mut tx, actor, study).await?;
        may_try(&mut tx, &place, Gate::Location).await?;
        let countries = tx.location_rule(study, &place.language).await?.countries;
        Ok(location_after(
            countries,
            tx.qualification(place.worker, Gate::Location).await?,
            Locale::of(&place.language),
        ))
    }

    /// Decides the location gate on the signals. Only one answer counts; after it, only a person can change the
    /// decision.
    ///
    /// # Errors
    /// The consent is missing, no country was given, or the gate is decided already; a refusal is recorded as an event.
    pub async fn locate(&self, actor: &Actor, study: StudyId, signals: Signals) -> Result<Location> {
        match self.try_locate(actor, study, signals).await {
            Err(error) => Err(self.turn_away(actor, study, Gate::Location, error).await),
            found => found,
        }
    }

    async fn try_locate(&self, actor: &Actor, study: StudyId, signals: Signals) -> Result<Location> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        let say = Locale::of(&place.language);
        if !signals.declared.as_ref().is_some_and(Country::exists) {
            return Err(Problem::invalid("country", refusal::choose_country()).localised(say).into());
        }
        tx.lock_worker(place.worker).await?;
        may_try(&mut tx, &place, Gate::Location).await?;
        if tx.qualification(place.worker, Gate::Location).await?.is_some() {
            return Err(Problem::conflict(refusal::answered_country()).localised(say).into());
        }
        let rule = tx.location_rule(study, &place.language).await?;
        let (state, message) = rule.decide(&signals);
        let new = NewQualification {
            study,
            worker: place.worker,
            gate: Gate::Location,
            state,
            rule: in_words(&rule.countries),
            evidence: json!(Evidence { signals }),
            decided_by: None,
            message,
        };
        self.qualify(&mut tx, &new).await?;
        let decided = tx.qualification(place.worker, Gate::Location).await?;
        tx.commit().await?;
        Ok(location_after(rule.countries, decided, say))
    }

    /// The workers whose signals disagree, the longest waiting first.
    ///
    /// # Errors
    /// The actor may not decide gates.
    pub async fn disagreements(&self, actor: &Actor, study: StudyId) -> Result<Vec<Disagreement>> {
        let mut tx = self.read().await?;
        let access = tx.permit(actor, study, Action::DecideGates).await?;
        let mut waiting = Vec::new();
        for found in tx.waiting(study, Gate::Location).await? {
            let place = tx.place(found.worker_id).await?;
            let evidence: Evidence = serde_json::from_value(found.evidence).unwrap_or_default();
            waiting.push(Disagreement {
                worker: found.worker_id,
                pseudonym: pseudonym(place.number),
                own: access.owns(Some(found.worker_id)),
                language: place.language,
                signals: evidence.signals,
                rule: found.rule,
                since: found.created_at,
            });
        }
        Ok(waiting)
    }
}

fn location_after(countries: Vec<Country>, decided: Option<Qualification>, say: Locale) -> Location {
    let (state, at) = decided.as_ref().map_or((None, None), |found| (Some(found.state), Some(found.created_at)));
    Location { countries, state, at, message: decided.map(|found| found.message.in_locale(say)).unwrap_or_default() }
}

/// The rule as a sentence.
fn in_words(countries: &[Country]) -> String {
    if countries.is_empty() {
        return "Open to all countries.".to_owned();
    }
    let list = Locale::En.country_list(countries);
    format!("Open to workers in: {list}. What the connection shows must not contradict what the worker says.")
}
