//! Pictures of a study: listed, uploaded, deleted.

use engine::design::picture::{ListedPicture, NewPicture};
use leptos::prelude::*;
use leptos::server_fn::codec::{MultipartData, MultipartFormData};
use shared::{PictureId, Problem, StudyId, refusal};

use super::{here, parts::Parts, visit};

/// The address to which a picture is sent.
pub const ADD: &str = "/fn/picture/add";
/// The address that deletes a picture.
pub const REMOVE: &str = "/fn/picture/remove";

/// The pictures of a study with what shows them.
pub async fn pictures(study: StudyId) -> Result<Vec<ListedPicture>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.pictures(&actor, study).await?)
}

/// The names of the pictures of a study.
pub async fn names(study: StudyId) -> Result<Vec<String>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.picture_names(&actor, study).await?)
}

/// Adds a picture.
#[server(prefix = "/fn", endpoint = "picture/add", input = MultipartFormData)]
pub async fn add_picture(
    /// The form with the file.
    data: MultipartData,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let Parts { fields, file } = Parts::read(data).await?;
    let study: StudyId = fields.get("study").ok_or(Problem::NotFound)?.parse()?;
    let (name, bytes) = file.ok_or_else(|| Problem::invalid("file", refusal::choose_full_file()))?;
    let added = engine.add_picture(&actor, study, NewPicture { name, bytes }).await?;
    let visit = visit();
    visit.tell(visit.locale.pictures_added(added.name));
    leptos_axum::redirect(&format!("/studies/{study}/pictures"));
    Ok(())
}

/// Deletes a picture that nothing shows.
#[server(prefix = "/fn", endpoint = "picture/remove")]
pub async fn remove_picture(
    /// The study.
    study: StudyId,
    /// The picture.
    picture: PictureId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let removed = engine.remove_picture(&actor, study, picture).await?;
    let visit = visit();
    visit.tell(visit.locale.pictures_deleted(removed));
    leptos_axum::redirect(&format!("/studies/{study}/pictures"));
    Ok(())
}
