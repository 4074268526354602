//! QC1: the worker's location. The rule decides on the declared country and the signals of the connection; a person
//! decides if these disagree.

use serde::{Deserialize, Serialize};
use serde_json::json;
use shared::{
    Action, Actor, Country, Gate, Language, Locale, Message, Problem, QualificationState, Signals, StudyId, Time,
    WorkerId, message::as_text, pseudonym, refusal,
};

use crate::{
    Engine, Result,
    access::Permit as _,
    audit::event::Happened,
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
    /// The country that the worker has declared.
    pub declared: Option<Country>,
    /// Whether the worker may still correct it: once, and not after a person has decided.
    pub may_correct: bool,
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
    /// The country that the worker declared first, if they have corrected their answer.
    pub corrected_from: Option<Country>,
    /// The rule as a sentence.
    #[serde(serialize_with = "as_text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub rule: Message,
    /// The time since which they wait.
    pub since: Time,
}

/// The evidence for a decision about the location.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Evidence {
    #[serde(default)]
    signals: Signals,
    /// The country of the first answer, if it was corrected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    corrected_from: Option<Country>,
}

impl Evidence {
    fn of(found: &Qualification) -> Self {
        serde_json::from_value(found.evidence.clone()).unwrap_or_default()
    }
}

/// Whether a worker may still correct the answer behind a decision: the rule made it, and it was not corrected before.
pub(crate) fn may_correct(decided: &Qualification) -> bool {
    let evidence = Evidence::of(decided);
    decided.state != QualificationState::Passed
        && decided.decided_by.is_none()
        && evidence.signals.declared.is_some()
        && evidence.corrected_from.is_none()
}

impl Engine {
    /// The question about the country, with the rule and the decision in this language.
    ///
    /// # Errors
    /// The actor does not work in the study, or has not agreed to the consent form. Only an answer is recorded as an
    /// event.
    pub async fn location(&self, actor: &Actor, study: StudyId, say: Locale) -> Result<Location> {
        let mut tx = self.read().await?;
        let place = own_place(&mut tx, actor, study).await?;
        may_try(&mut tx, &place, Gate::Location).await?;
        let countries = tx.location_rule(study, &place.language).await?.countries;
        Ok(location_after(countries, tx.qualification(place.worker, Gate::Location).await?, say))
    }

    /// Decides the location gate on the signals. One answer counts; it can be corrected once, and then a person
    /// decides.
    ///
    /// # Errors
    /// The consent is missing, no country was given, or the gate is decided already; a refusal is recorded as an event.
    pub async fn locate(&self, actor: &Actor, study: StudyId, signals: Signals, say: Locale) -> Result<Location> {
        match self.try_locate(actor, study, signals, say).await {
            Err(error) => Err(self.turn_away(actor, study, Gate::Location, error).await),
            found => found,
        }
    }

    async fn try_locate(&self, actor: &Actor, study: StudyId, signals: Signals, say: Locale) -> Result<Location> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        if !signals.declared.as_ref().is_some_and(Country::exists) {
            return Err(Problem::invalid("country", refusal::choose_country()).into());
        }
        tx.lock_worker(place.worker).await?;
        may_try(&mut tx, &place, Gate::Location).await?;
        if tx.qualification(place.worker, Gate::Location).await?.is_some() {
            return Err(Problem::conflict(refusal::country_is_answered()).into());
        }
        let rule = tx.location_rule(study, &place.language).await?;
        let (state, message) = rule.decide(&signals);
        let new = NewQualification {
            study,
            worker: place.worker,
            gate: Gate::Location,
            state,
            rule: in_words(&rule.countries),
            evidence: json!(Evidence { signals, corrected_from: None }),
            decided_by: None,
            message,
        };
        self.qualify(&mut tx, &new).await?;
        let decided = tx.qualification(place.worker, Gate::Location).await?;
        tx.commit().await?;
        Ok(location_after(rule.countries, decided, say))
    }

    /// What the rule would decide on these signals, so that a worker who would not pass can look at the answer again. Such
    /// an answer is recorded in the audit log, so that trying country after country does not go unnoticed.
    ///
    /// # Errors
    /// The actor does not work in the study, or may not answer yet.
    pub async fn try_location(&self, actor: &Actor, study: StudyId, signals: &Signals) -> Result<QualificationState> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        may_try(&mut tx, &place, Gate::Location).await?;
        let state = tx.location_rule(study, &place.language).await?.decide(signals).0;
        if state != QualificationState::Passed {
            let what = Happened::by(actor, study, "question", "worker", place.worker);
            self.record(&mut tx, what, None::<&()>, Some(&json!({ "country": signals.declared }))).await?;
        }
        tx.commit().await?;
        Ok(state)
    }

    /// Corrects the declared country once; a person then decides. The first answer stays recorded.
    ///
    /// # Errors
    /// The country does not exist, or there is nothing to correct: no answer, a passed gate, a decision by a person, an
    /// earlier correction.
    pub async fn correct_location(&self, actor: &Actor, study: StudyId, signals: Signals) -> Result<()> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        let Some(country) = signals.declared.clone().filter(Country::exists) else {
            return Err(Problem::invalid("country", refusal::choose_country()).into());
        };
        tx.lock_worker(place.worker).await?;
        may_try(&mut tx, &place, Gate::Location).await?;
        let decided = tx.qualification(place.worker, Gate::Location).await?;
        let first = decided.map(|found| (Evidence::of(&found), found)).filter(|(_, found)| may_correct(found));
        let Some((was, found)) = first else {
            return Err(Problem::conflict(refusal::no_correction_left()).into());
        };
        if was.signals.declared.as_ref() == Some(&country) {
            return Err(Problem::invalid("country", refusal::same_country()).into());
        }
        let new = NewQualification {
            study,
            worker: place.worker,
            gate: Gate::Location,
            state: QualificationState::Waiting,
            rule: found.rule,
            evidence: json!(Evidence { signals, corrected_from: was.signals.declared }),
            decided_by: None,
            message: refusal::country_corrected(country),
        };
        self.qualify(&mut tx, &new).await?;
        tx.commit().await
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
            let evidence = Evidence::of(&found);
            waiting.push(Disagreement {
                worker: found.worker_id,
                pseudonym: pseudonym(place.number),
                own: access.owns(Some(found.worker_id)),
                language: place.language,
                signals: evidence.signals,
                corrected_from: evidence.corrected_from,
                rule: found.rule,
                since: found.created_at,
            });
        }
        Ok(waiting)
    }
}

fn location_after(countries: Vec<Country>, decided: Option<Qualification>, say: Locale) -> Location {
    let Some(found) = decided else {
        return Location {
            countries,
            state: None,
            message: String::new(),
            at: None,
            declared: None,
            may_correct: false,
        };
    };
    let evidence = Evidence::of(&found);
    Location {
        countries,
        state: Some(found.state),
        message: found.message.in_locale(say),
        at: Some(found.created_at),
        may_correct: may_correct(&found),
        declared: evidence.signals.declared,
    }
}

/// The rule as a sentence.
fn in_words(countries: &[Country]) -> Message {
    if countries.is_empty() {
        return refusal::rule_all_countries_open();
    }
    refusal::rule_countries_open(countries.to_vec())
}
