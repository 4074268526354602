//! Who is signed in and which study's pages are around: what the frame of a page shows.

use engine::design::study::MyStudyRoles;
use shared::{Action, Problem, Role, StudyId, allowed};

use super::here;

/// What the frame of a page knows.
#[derive(Clone, Debug)]
pub struct Nav {
    /// What the person is called.
    pub name: String,
    /// Whether they administer the installation.
    pub admin: bool,
    /// The studies they have a part in beside working.
    pub studies: Vec<MyStudyRoles>,
}

impl Nav {
    /// The study with this id, if the person has a part in it.
    pub fn study(&self, id: StudyId) -> Option<&MyStudyRoles> {
        self.studies.iter().find(|mine| mine.study.id == id)
    }

    /// Whether a person with these roles may do this.
    pub fn can(&self, roles: &[Role], action: Action) -> bool {
        allowed(self.admin, roles, action)
    }
}

/// What the frame shows to whoever is signed in.
///
/// # Errors
/// Nobody is: `SignIn`.
pub async fn nav() -> Result<Nav, Problem> {
    let (engine, actor) = here()?;
    let person = engine.myself(&actor).await?;
    let studies = engine.studies(&actor).await?;
    Ok(Nav { name: person.name, admin: actor.admin, studies })
}
