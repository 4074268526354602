//! Join links: an address that carries a study and a role, with an end and a number of uses.
//!
//! The code in the address is a secret that is stored as a hash, so a link can be shown only when it is made.

use serde::Serialize;
use shared::{Action, Actor, Language, Locale, Problem, Role, StudyId, StudyState, Time, refusal};
use store::invite::Open;

use crate::{
    Engine, Error, Result, Tx,
    access::Permit as _,
    audit::event::Happened,
    crowd::{entry::own_place, withdraw::check_still_here},
    secret,
};

pub use store::invite::JoinLink;

/// A join link just made, with the secret part of its address, which is never shown again.
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

/// A join link to be made.
#[derive(Clone, Debug)]
pub struct NewJoinLink {
    /// What whoever follows it becomes.
    pub role: Role,
    /// The language workers get.
    pub language: Option<Language>,
    /// How many days it is good for; absent, for ever.
    pub days: Option<i64>,
    /// How many people may use it; absent, any number.
    pub uses: Option<i64>,
}

/// A join link to be made that may limit the accounts of one network address.
#[derive(Clone, Debug)]
pub struct LimitedJoinLink {
    /// The link.
    pub link: NewJoinLink,
    /// How many accounts one network address may make by it; absent, any number.
    pub per_address: Option<i64>,
}

impl From<NewJoinLink> for LimitedJoinLink {
    fn from(link: NewJoinLink) -> Self {
        Self { link, per_address: None }
    }
}

/// What the page behind a join link shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// What whoever accepts becomes.
    pub role: Role,
    /// The languages a worker chooses from; empty where there is nothing to choose.
    pub choice: Vec<Language>,
    /// The language in which whoever follows the link is spoken to.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", schema(ignore))]
    pub say: Locale,
}

/// What became of whoever followed a join link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Joined {
    /// The study.
    pub study: StudyId,
    /// What they are in it now.
    pub role: Role,
}

impl Engine {
    /// Makes a join link.
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
                Err(Problem::invalid(field, format!("Between 1 and {most}, or empty for no limit.")))
            }
            _ => Ok(()),
        };
        within("days", new.days, 366)?;
        within("uses", new.uses, 1_000_000)?;
        within("per_address", per_address, 1_000_000)?;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        let languages = tx.study_languages(study).await?;
        if new.language.as_ref().is_some_and(|language| !languages.contains(language)) {
            return Err(Problem::invalid(
                "language",
                "The study does not work in this language; add it in its settings first.",
            )
            .into());
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

    /// The join links of a study, newest first.
    ///
    /// # Errors
    /// The actor may not invite.
    pub async fn join_links(&self, actor: &Actor, study: StudyId) -> Result<Vec<JoinLink>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::Invite).await?;
        tx.join_links(study).await
    }

    /// Ends a join link.
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

    /// What a join link invites to, for whoever asks for this language.
    ///
    /// # Errors
    /// There is no such link, or it is over.
    pub async fn invitation(&self, code: &str, asked: Locale) -> Result<Invitation> {
        let open = self.read().await?.open_link(&secret::hash(code)).await?.ok_or(Problem::NotFound)?;
        let say = locale_of(&open, asked);
        check(&open, self.now())?;
        let chooses = open.role == Role::Worker && language_of(&open, None).is_none();
        let choice = if chooses { open.languages } else { Vec::new() };
        Ok(Invitation { study: open.study_id, title: open.title, role: open.role, choice, say })
    }

    /// Joins a study by a link. Whoever is in it already stays what they are, and uses nothing up.
    ///
    /// # Errors
    /// The link is over, or a worker has still to choose a language.
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
        } else {
            tx.add_role(study, actor.person, role, now).await?;
        }
        self.note(tx, Happened::by(actor, study, "join", role.as_str(), actor.person)).await?;
        Ok(joined)
    }
}

/// Two people who join at once by different links may reach for the same number: one of them tries again.
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

/// The language in which whoever follows the link is spoken to: the one a worker will work in where the link settles that.
fn locale_of(open: &Open, asked: Locale) -> Locale {
    match open.role {
        Role::Worker => language_of(open, None).map_or(asked, Locale::of),
        _ => Locale::default(),
    }
}

/// The language a worker will work in: the link's, the study's only one, or the one chosen.
fn language_of<'a>(open: &'a Open, chosen: Option<&'a Language>) -> Option<&'a Language> {
    // A study may have given up the language since the link was made.
    let given = open.language.as_ref().filter(|own| open.languages.contains(own)).or(chosen);
    match (given, open.languages.as_slice()) {
        (Some(language), all) if all.contains(language) => Some(language),
        (None, [only]) => Some(only),
        _ => None,
    }
}
