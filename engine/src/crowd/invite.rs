//! Invitation links: an address that carries a study and a role, with an expiry date and a maximum number of uses.
//!
//! The code in the address is a secret that is stored as a hash, so a link can be shown only when it is created.

use serde::Serialize;
use shared::{Action, Actor, Country, Gate, Language, Locale, Problem, Role, StudyId, StudyState, Time, refusal};
use store::{invite::Open, live::LiveTask};

use crate::{
    Engine, Error, Result, Tx,
    access::{Permit as _, not_a_study_language},
    audit::event::Happened,
    crowd::{
        offer::Offer,
        place::{check_still_here, own_place},
    },
    secret,
};

pub use store::invite::JoinLink;

/// A newly created invitation link with the secret part of its address, which is never shown again.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FreshJoinLink {
    /// The secret part of the address `/join/{code}`.
    pub code: String,
    /// The link.
    #[serde(flatten)]
    pub link: JoinLink,
}

impl std::fmt::Debug for FreshJoinLink {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FreshJoinLink").field("link", &self.link).finish_non_exhaustive()
    }
}

/// The settings of a new invitation link.
#[derive(Clone, Debug)]
pub struct NewJoinLink {
    /// The role that a person gets by accepting it.
    pub role: Role,
    /// The language that workers get.
    pub language: Option<Language>,
    /// The number of days for which it is valid; absent for no limit.
    pub days: Option<i64>,
    /// The number of people who may use it; absent for no limit.
    pub uses: Option<i64>,
}

/// The settings of a new invitation link that may limit the accounts per network address.
#[derive(Clone, Debug)]
pub struct LimitedJoinLink {
    /// The link.
    pub link: NewJoinLink,
    /// The number of accounts that one network address may create with it; absent for no limit.
    pub per_address: Option<i64>,
}

impl From<NewJoinLink> for LimitedJoinLink {
    fn from(link: NewJoinLink) -> Self {
        Self { link, per_address: None }
    }
}

/// The contents of the page behind an invitation link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The role that a person gets by accepting it.
    pub role: Role,
    /// The language of the title, the description and the offers.
    pub language: Language,
    /// What the study is about; may be empty.
    pub description: String,
    /// For workers: the tasks that are open to them once they have qualified.
    pub offers: Vec<Offer>,
    /// For workers: the countries from which they may work, in each language that is open to some countries only.
    pub open_in: Vec<OpenIn>,
    /// The languages from which a worker chooses; empty if there is no choice.
    pub choice: Vec<Language>,
    /// The language in which the page is shown to the visitor.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub say: Locale,
}

/// The countries from which workers may work in a language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OpenIn {
    /// The language.
    pub language: Language,
    /// The countries, at least one.
    pub countries: Vec<Country>,
}

/// The result of following an invitation link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined {
    /// The study.
    pub study: StudyId,
    /// The person's role in it now.
    pub role: Role,
}

impl Engine {
    /// Creates an invitation link.
    ///
    /// # Errors
    /// The actor may not invite, or a field is wrong.
    pub async fn add_join_link(
        &self,
        actor: &Actor,
        study: StudyId,
        new: impl Into<LimitedJoinLink>,
    ) -> Result<FreshJoinLink> {
        let LimitedJoinLink { link: new, per_address } = new.into();
        let within = |field: &str, value: Option<i64>, most: i64| match value {
            Some(value) if !(1..=most).contains(&value) => {
                Err(Problem::invalid(field, refusal::limit_out_of_range(1, most)))
            }
            _ => Ok(()),
        };
        within("days", new.days, 366)?;
        within("uses", new.uses, 1_000_000)?;
        within("per_address", per_address, 1_000_000)?;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let languages = tx.study_languages(study).await?;
        if let Some(language) = new.language.as_ref().filter(|language| !languages.contains(language)) {
            return Err(Problem::invalid("language", not_a_study_language(language, &languages)).into());
        }
        let now = self.now();
        let code = self.secret();
        let link = JoinLink {
            id: secret::hash(&code),
            study_id: study,
            role: new.role,
            language: new.language,
            expires_at: new.days.map(|days| now.plus_seconds(days * 86_400)),
            uses_left: new.uses,
            address_limit: per_address,
            created_at: now,
        };
        tx.add_join_link(&link, actor.person).await?;
        self.note(&mut tx, Happened::by(actor, study, "invite", "role", link.role)).await?;
        tx.commit().await?;
        Ok(FreshJoinLink { code, link })
    }

    /// The invitation links of a study, newest first.
    ///
    /// # Errors
    /// The actor may not invite.
    pub async fn join_links(&self, actor: &Actor, study: StudyId) -> Result<Vec<JoinLink>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        tx.join_links(study).await
    }

    /// Revokes an invitation link.
    ///
    /// # Errors
    /// The actor may not invite, or the study has no such link.
    pub async fn remove_join_link(&self, actor: &Actor, study: StudyId, id: &str) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        if !tx.remove_join_link(study, id).await? {
            return Err(Problem::NotFound.into());
        }
        self.note(&mut tx, Happened::by(actor, study, "withdraw", "join_link", "")).await?;
        tx.commit().await
    }

    /// The invitation behind a link, for a visitor who prefers this language.
    ///
    /// # Errors
    /// The link does not exist, or it has ended.
    pub async fn invitation(&self, code: &str, asked: Locale) -> Result<Invitation> {
        let mut tx = self.read().await?;
        let open = tx.open_link(&secret::hash(code)).await?.ok_or(Problem::NotFound)?;
        check(&open, self.now())?;
        Self::invited(&mut tx, open, asked).await
    }

    /// What a link invites to.
    pub(crate) async fn invited(tx: &mut Tx, open: Open, asked: Locale) -> Result<Invitation> {
        let say = locale_of(&open, asked);
        let reads = language_of(&open, None).cloned().unwrap_or_else(|| say.language());
        let (offers, open_in) = match open.role {
            Role::Worker => {
                let live = tx.live_tasks(open.study_id).await?;
                let offers = live.iter().map(|task| Offer::of(&task.definition, &open.settings.currency, &reads));
                (offers.collect(), open_in(tx, &open, &live).await?)
            }
            Role::Reviewer | Role::Researcher | Role::Manager => (Vec::new(), Vec::new()),
        };
        let title = open.settings.title(&open.title, &reads).to_owned();
        let description = open.settings.descriptions.0.get(&reads).cloned().unwrap_or_default();
        let chooses = open.role == Role::Worker && language_of(&open, None).is_none();
        let choice = if chooses { open.languages } else { Vec::new() };
        Ok(Invitation {
            study: open.study_id,
            title,
            language: reads,
            description,
            offers,
            open_in,
            role: open.role,
            choice,
            say,
        })
    }

    /// Joins a study by a link. A person who is already in the study keeps their role, and no use of the link is
    /// counted.
    ///
    /// # Errors
    /// The link has ended, or the worker still has to choose a language.
    pub async fn join(&self, actor: &Actor, code: &str, language: Option<Language>) -> Result<Joined> {
        loop {
            let mut tx = self.write().await?;
            match self.join_in(&mut tx, actor, code, language.as_ref()).await {
                Ok(joined) => {
                    tx.commit().await?;
                    return Ok(joined);
                }
                Err(error) if retry(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }

    pub(crate) async fn join_in(
        &self,
        tx: &mut Tx,
        actor: &Actor,
        code: &str,
        language: Option<&Language>,
    ) -> Result<Joined> {
        let open = tx.open_link(&secret::hash(code)).await?.ok_or(Problem::NotFound)?;
        let (study, role, now) = (open.study_id, open.role, self.now());
        // The id in a provider's link is no proof of who somebody is: nothing else is given to those who came by one.
        if tx.person(actor.person).await?.is_some_and(|person| person.email.is_empty()) {
            return Err(Problem::forbidden(refusal::needs_account()).into());
        }
        let joined = Joined { study, role };
        if tx.has_role(study, actor.person, role).await? {
            if role == Role::Worker {
                check_still_here(&own_place(tx, actor, study).await?)?;
            }
            return Ok(joined);
        }
        check(&open, now)?;
        if !tx.use_join_link(&open.id).await? {
            return Err(Problem::conflict(refusal::link_is_used_up()).into());
        }
        if role == Role::Worker {
            let unclear = || Problem::invalid("language", refusal::choose_language());
            let language = language_of(&open, language).ok_or_else(unclear)?;
            tx.add_worker(self.id(), study, actor.person, language, now).await?;
            // Until they choose another one, workers read the interface in the language they work in.
            if let Some(locale) = Locale::spoken_in(language) {
                tx.suggest_locale(actor.person, locale.tag()).await?;
            }
        } else {
            tx.add_member(study, actor.person, role, now).await?;
        }
        self.note(tx, Happened::by(actor, study, "join", role.as_str(), actor.person)).await?;
        Ok(joined)
    }
}

/// Two people who join through different links at the same time may get the same number; one of them tries again.
pub(crate) fn retry(error: &Error) -> bool {
    error.is_taken() || error.is_transient()
}

fn check(open: &Open, now: Time) -> Result<(), Problem> {
    let over = if open.state == StudyState::Closed {
        refusal::study_is_closed()
    } else if open.expires_at.is_some_and(|end| end <= now) {
        refusal::link_has_expired()
    } else if open.uses_left.is_some_and(|left| left <= 0) {
        refusal::link_is_used_up()
    } else {
        return Ok(());
    };
    Err(Problem::conflict(over))
}

/// The language in which the page is shown to the visitor: the language in which a worker will work, if the link
/// determines it.
fn locale_of(open: &Open, asked: Locale) -> Locale {
    match open.role {
        Role::Worker => language_of(open, None).map_or(asked, Locale::of),
        _ => asked,
    }
}

/// The countries from which a new worker may work, in each language that they may get, where a task asks for a country and
/// the rule allows some only.
async fn open_in(tx: &mut Tx, open: &Open, live: &[LiveTask]) -> Result<Vec<OpenIn>> {
    let mut open_in = Vec::new();
    if live.iter().all(|task| !task.definition.gates.contains(&Gate::Location)) {
        return Ok(open_in);
    }
    let languages = language_of(open, None).map_or(open.languages.as_slice(), std::slice::from_ref);
    for language in languages {
        let countries = tx.location_rule(open.study_id, language).await?.countries;
        if !countries.is_empty() {
            open_in.push(OpenIn { language: language.clone(), countries });
        }
    }
    Ok(open_in)
}

/// The language in which a worker will work: the link's, the study's only one, or the chosen one.
pub(crate) fn language_of<'a>(open: &'a Open, chosen: Option<&'a Language>) -> Option<&'a Language> {
    // The study may have dropped the language since the link was created.
    let given = open.language.as_ref().filter(|own| open.languages.contains(own)).or(chosen);
    match (given, open.languages.as_slice()) {
        (Some(language), all) if all.contains(language) => Some(language),
        (None, [only]) => Some(only),
        _ => None,
    }
}
