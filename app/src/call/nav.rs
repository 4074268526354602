//! The signed-in person and their studies: the data of the navigation around a page.

use engine::design::study::MyStudyRoles;
use shared::{Action, Problem, Role, StudyId, allowed};

use super::here;

/// The data of the navigation around a page.
#[derive(Clone, Debug)]
pub struct Nav {
    /// The person's name.
    pub name: String,
    /// Whether they administer the server.
    pub admin: bool,
    /// The studies in which they have a role other than worker.
    pub studies: Vec<MyStudyRoles>,
    /// Whether this server asks for sign-in codes before they use some of their rights.
    pub asks_for_codes: bool,
    /// Whether it does, and they have turned on none.
    pub lacks_codes: bool,
}

impl Nav {
    /// The study with this id, if the person has a part in it.
    pub fn study(&self, id: StudyId) -> Option<&MyStudyRoles> {
        self.studies.iter().find(|mine| mine.study.id == id)
    }

    /// Whether the person administers the server, or is a manager or researcher of a study.
    pub fn runs_studies(&self) -> bool {
        let runs = |mine: &MyStudyRoles| mine.roles.iter().any(|role| matches!(role, Role::Manager | Role::Researcher));
        self.admin || self.studies.iter().any(runs)
    }

    /// Whether the person reads texts of others and runs nothing.
    pub fn only_reviews(&self) -> bool {
        let reviews = |mine: &MyStudyRoles| mine.roles.iter().all(|role| matches!(role, Role::Reviewer | Role::Worker));
        !self.admin && !self.studies.is_empty() && self.studies.iter().all(reviews)
    }

    /// The page on which the person starts: their own work for workers, the texts to read for those who only review, and
    /// the list of studies for everybody else.
    pub fn first_page(&self) -> String {
        match self.studies.as_slice() {
            [] if !self.admin => "/work".to_owned(),
            [only] if self.only_reviews() => format!("/review/{}", only.study.id),
            _ if self.only_reviews() => "/review".to_owned(),
            _ => "/studies".to_owned(),
        }
    }

    /// Whether a person with these roles may do this.
    pub fn can(&self, roles: &[Role], action: Action) -> bool {
        allowed(self.admin, roles, action)
    }
}

/// Reads the navigation of the signed-in person.
///
/// # Errors
/// `SignIn` if the visitor has not signed in.
pub async fn nav() -> Result<Nav, Problem> {
    let (engine, actor) = here()?;
    let person = engine.myself(&actor).await?;
    let studies = engine.studies(&actor).await?;
    let roles: Vec<Role> = studies.iter().flat_map(|mine| mine.roles.iter().copied()).collect();
    let asks_for_codes = engine.asks_for_codes(&actor, &roles);
    let lacks_codes = asks_for_codes && engine.lacks_codes(&actor).await?;
    Ok(Nav { name: person.name, admin: actor.admin, studies, asks_for_codes, lacks_codes })
}
