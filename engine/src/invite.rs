//! Join links: an address that carries a study and a role, with an end and a number of uses.

use serde::Serialize;
use shared::{Action, Actor, Language, Problem, Role, StudyId, StudyState, Time};

use crate::{Engine, Error, NewPerson, Result, SignedIn, Tx, event::Happened};

/// A join link as the study's manager sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct JoinLink {
    /// The secret part of the address `/join/{code}`.
    pub code: String,
    /// The study.
    pub study_id: StudyId,
    /// What whoever follows it becomes.
    pub role: Role,
    /// The language workers get; absent, they choose.
    pub language: Option<Language>,
    /// When it ends.
    pub expires_at: Option<Time>,
    /// How many more people may use it; absent, any number.
    pub uses_left: Option<i64>,
    /// When it was made.
    pub created_at: Time,
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

/// A join link with what joining needs to know of its study.
#[derive(Debug, sqlx::FromRow)]
pub(crate) struct Open {
    pub study_id: StudyId,
    pub role: Role,
    pub language: Option<Language>,
    pub expires_at: Option<Time>,
    pub uses_left: Option<i64>,
    pub title: String,
    pub state: StudyState,
    #[sqlx(json)]
    pub languages: Vec<Language>,
}

impl Open {
    fn check(&self, now: Time) -> Result<(), Problem> {
        let over =
            |why: &str| Err(Problem::conflict(format!("This link {why}. Ask whoever sent it to you for a new one.")));
        if self.state == StudyState::Closed {
            return Err(Problem::conflict("This study is closed: nobody can join it any more."));
        }
        if self.expires_at.is_some_and(|end| end <= now) {
            return over("has expired");
        }
        if self.uses_left.is_some_and(|left| left <= 0) {
            return over("has been used as often as it may be");
        }
        Ok(())
    }

    /// The language a worker will work in: the link's, the study's only one, or the one chosen.
    fn language(&self, chosen: Option<&Language>) -> Result<Language, Problem> {
        let given = self.language.as_ref().or(chosen);
        match (given, self.languages.as_slice()) {
            (Some(language), all) if all.contains(language) => Ok(language.clone()),
            (None, [only]) => Ok(only.clone()),
            _ => Err(Problem::invalid("language", "Please choose one of the languages of this study.")),
        }
    }
}

impl Engine {
    /// Makes a join link.
    ///
    /// # Errors
    /// The actor may not invite, or a field is wrong.
    pub async fn add_join_link(&self, actor: &Actor, study: StudyId, new: NewJoinLink) -> Result<JoinLink> {
        let within = |field: &str, value: Option<i64>, most: i64| match value {
            Some(value) if !(1..=most).contains(&value) => {
                Err(Problem::invalid(field, format!("Between 1 and {most}, or empty for no limit.")))
            }
            _ => Ok(()),
        };
        within("days", new.days, 366)?;
        within("uses", new.uses, 1_000_000)?;
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
        let link = JoinLink {
            code: self.secret(),
            study_id: study,
            role: new.role,
            language: new.language,
            expires_at: new.days.map(|days| now.plus_seconds(days * 86_400)),
            uses_left: new.uses,
            created_at: now,
        };
        tx.add_join_link(&link, actor.person).await?;
        self.note(&mut tx, Happened::by(actor, study, "invite", "role", link.role)).await?;
        tx.commit().await?;
        Ok(link)
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
    pub async fn remove_join_link(&self, actor: &Actor, study: StudyId, code: &str) -> Result<()> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::Invite).await?;
        if !tx.remove_join_link(study, code).await? {
            return Err(Problem::NotFound.into());
        }
        self.note(&mut tx, Happened::by(actor, study, "withdraw", "join_link", "")).await?;
        tx.commit().await
    }

    /// What a join link invites to.
    ///
    /// # Errors
    /// There is no such link, or it is over.
    pub async fn invitation(&self, code: &str) -> Result<Invitation> {
        let open = self.read().await?.open_link(code).await?.ok_or(Problem::NotFound)?;
        open.check(self.now())?;
        let chooses = open.role == Role::Worker && open.language.is_none() && open.languages.len() > 1;
        let choice = if chooses { open.languages } else { Vec::new() };
        Ok(Invitation { study: open.study_id, title: open.title, role: open.role, choice })
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

    /// Makes an account and joins a study by a link, both or neither.
    ///
    /// # Errors
    /// As [`Engine::join`]; a field is wrong; or the address has an account.
    pub async fn join_as_new(
        &self,
        code: &str,
        new: NewPerson,
        language: Option<Language>,
    ) -> Result<(SignedIn, Joined)> {
        self.invitation(code).await?;
        let applicant = new.check().await?;
        loop {
            let mut tx = self.write().await?;
            let person = self.store_person(&mut tx, applicant.clone(), false).await?;
            let actor = Actor { person: person.id, admin: false };
            match self.join_in(&mut tx, &actor, code, language.as_ref()).await {
                Ok(joined) => {
                    tx.commit().await?;
                    return Ok((SignedIn { person: person.id, epoch: 0 }, joined));
                }
                Err(error) if retry(&error) => {}
                Err(error) => return Err(error),
            }
        }
    }

    async fn join_in(&self, tx: &mut Tx, actor: &Actor, code: &str, language: Option<&Language>) -> Result<Joined> {
        let open = tx.open_link(code).await?.ok_or(Problem::NotFound)?;
        let (study, role, now) = (open.study_id, open.role, self.now());
        let joined = Joined { study, role };
        if tx.has_role(study, actor.person, role).await? {
            return Ok(joined);
        }
        open.check(now)?;
        if !tx.use_join_link(code).await? {
            return Err(Problem::conflict(
                "This link has just been used up. Ask whoever sent it to you for a new one.",
            )
            .into());
        }
        if role == Role::Worker {
            let language = open.language(language)?;
            tx.add_worker(self.id(), study, actor.person, &language, now).await?;
        } else {
            tx.add_role(study, actor.person, role, now).await?;
        }
        self.note(tx, Happened::by(actor, study, "join", role.as_str(), actor.person)).await?;
        Ok(joined)
    }
}

/// Two people who join at once by different links may reach for the same number: one of them tries again.
fn retry(error: &Error) -> bool {
    error.is_taken() || error.is_transient()
}
