//! Entering a study: consent first, then the gates one after the other. It determines the worker's next step, and why.

use serde::Serialize;
use shared::{
    Actor, Gate, Language, PersonId, Problem, QualificationState, StudyId, StudyState, Time, pseudonym, refusal,
};
use store::live::Place;

use crate::{
    Engine, Error, Result, Tx,
    audit::event::Happened,
    crowd::{
        consent::ConsentForm,
        place::{check_still_here, own_place},
    },
};

/// A worker's progress through the qualification steps.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = WayIn))]
pub struct Entry {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The language in which the worker works.
    pub language: Language,
    /// The worker's pseudonym in the study.
    pub pseudonym: String,
    /// The contact for questions.
    pub contact: String,
    /// The consent form: as the worker accepted it, otherwise as it reads now.
    #[serde(flatten)]
    pub form: ConsentForm,
    /// When the worker agreed to the consent form.
    pub consented_at: Option<Time>,
    /// Whether the worker came by an entrance: the provider is told if they do not agree.
    pub by_entrance: bool,
    /// The next step.
    pub next: Step,
}

/// The next step of the qualification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Step {
    /// Read the consent form and agree to it.
    Consent,
    /// Declare the location.
    Location,
    /// Take the qualification test.
    Test,
    /// No more steps: the tasks themselves.
    Work,
}

impl Engine {
    /// The actor's progress through the qualification of a study in which they work.
    ///
    /// # Errors
    /// The actor does not work in the study.
    pub async fn entry(&self, actor: &Actor, study: StudyId) -> Result<Entry> {
        let mut tx = self.read().await?;
        let place = own_place(&mut tx, actor, study).await?;
        let asked = first_gates(&mut tx, study).await?;
        let missing = tx.gates_missing(place.worker, &asked).await?;
        Ok(Entry {
            study,
            title: place.settings.title(&place.title, &place.language).to_owned(),
            form: consent_form(&mut tx, &place).await?,
            by_entrance: tx.participation(place.worker).await?.is_some(),
            contact: place.settings.contact,
            pseudonym: pseudonym(place.number),
            next: match (place.consented_at, missing.first()) {
                (None, _) => Step::Consent,
                (_, Some(Gate::Location)) => Step::Location,
                (_, Some(_)) => Step::Test,
                (_, None) => Step::Work,
            },
            language: place.language,
            consented_at: place.consented_at,
        })
    }

    /// The page on which a worker who comes into a study goes on: the consent form where it can be accepted now, otherwise
    /// the work itself, which says what is next.
    ///
    /// # Errors
    /// The person does not work in the study.
    pub async fn first_page(&self, person: PersonId, study: StudyId) -> Result<Step> {
        let mut tx = self.read().await?;
        let place = own_place(&mut tx, &Actor { person, admin: false }, study).await?;
        let may_accept = place.consented_at.is_none()
            && place.withdrawn_at.is_none()
            && place.ending.is_none()
            && place.state == StudyState::Live;
        Ok(if may_accept { Step::Consent } else { Step::Work })
    }

    /// Records consent. Repeating it changes nothing, and the first time stays recorded.
    ///
    /// # Errors
    /// The actor does not work in the study, or did not agree.
    pub async fn consent(&self, actor: &Actor, study: StudyId, agreed: bool) -> Result<()> {
        self.consent_to(actor, study, agreed, "").await
    }

    /// The same to the form with this digest, [`ConsentForm::digest`]; without one, to the form as it reads now.
    ///
    /// # Errors
    /// As [`Engine::consent`], or the form has changed since.
    pub async fn consent_to(&self, actor: &Actor, study: StudyId, agreed: bool, digest: &str) -> Result<()> {
        let mut tx = self.write().await?;
        let place = own_place(&mut tx, actor, study).await?;
        if !agreed {
            return Err(Problem::invalid("agree", refusal::must_agree()).into());
        }
        check_still_here(&place)?;
        let form = ConsentForm::of(&place.settings, &place.language);
        if place.consented_at.is_none() && !digest.is_empty() && digest != form.digest() {
            return Err(Problem::invalid("agree", refusal::consent_form_changed()).into());
        }
        let (text, settings) = (form.whole(), &place.settings);
        let watched = (settings.counts_typing, settings.compares_devices);
        if tx.set_consented(place.worker, self.now(), watched).await? {
            let what = Happened::by(actor, study, "consent", "worker", place.worker);
            self.record(&mut tx, what, None::<&()>, Some(&text)).await?;
        }
        tx.commit().await
    }

    /// Records that a rule refused a gate, and returns the refusal. A mistake in a form is not recorded.
    pub(crate) async fn turn_away(&self, actor: &Actor, study: StudyId, gate: Gate, error: Error) -> Error {
        let problem = match error {
            Error::Problem(problem @ (Problem::Forbidden { .. } | Problem::Conflict { .. })) => problem,
            other => return other,
        };
        let written = async {
            let mut tx = self.write().await?;
            let what = Happened::by(actor, study, "refuse", "gate", gate);
            self.record_refusal(&mut tx, what, &problem).await?;
            tx.commit().await
        };
        match written.await {
            Ok(()) => problem.into(),
            Err(error) => error,
        }
    }
}

/// The form that the worker accepted, as it was recorded; before that, the form to accept.
async fn consent_form(tx: &mut Tx, place: &Place) -> Result<ConsentForm> {
    let current = ConsentForm::of(&place.settings, &place.language);
    if place.consented_at.is_none() {
        return Ok(current);
    }
    let accepted = tx.consent_data(place.worker).await?.into_iter().find_map(|row| row.text);
    Ok(match accepted.as_ref().and_then(|text| text.as_str()) {
        Some(text) => ConsentForm { consent: text.to_owned(), leaving: Vec::new(), ..current },
        None => current,
    })
}

/// The location and the test, if any live task requires them.
async fn first_gates(tx: &mut Tx, study: StudyId) -> Result<Vec<Gate>> {
    let live = tx.live_tasks(study).await?;
    let asked = |gate: &Gate| live.iter().any(|task| task.definition.gates.contains(gate));
    Ok([Gate::Location, Gate::Test].into_iter().filter(asked).collect())
}

/// Whether the test requires the location first: yes, unless a live task requires only the test.
async fn location_comes_first(tx: &mut Tx, study: StudyId) -> Result<bool> {
    let live = tx.live_tasks(study).await?;
    Ok(live
        .iter()
        .map(|task| &task.definition.gates)
        .all(|gates| gates.contains(&Gate::Location) || !gates.contains(&Gate::Test)))
}

/// Refuses a gate that cannot be tried yet: the study is not live, or the consent or an earlier gate is missing.
pub(crate) async fn may_try(tx: &mut Tx, place: &Place, gate: Gate) -> Result<()> {
    check_still_here(place)?;
    if place.state != StudyState::Live {
        return Err(Problem::conflict(refusal::contact_can_tell()).into());
    }
    if place.consented_at.is_none() {
        return Err(Problem::forbidden(refusal::consent_before()).into());
    }
    if gate == Gate::Location || !location_comes_first(tx, place.study).await? {
        return Ok(());
    }
    match tx.qualification(place.worker, Gate::Location).await?.map(|found| (found.state, found.message)) {
        Some((QualificationState::Passed, _)) => Ok(()),
        Some((QualificationState::Failed, message)) => {
            Err(Problem::forbidden(refusal::test_by_country(message)).into())
        }
        Some((QualificationState::Waiting, _)) => Err(Problem::forbidden(refusal::country_is_looked_at()).into()),
        None => Err(Problem::forbidden(refusal::country_before()).into()),
    }
}
