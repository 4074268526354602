//! Mechanical Turk: what is copied there, its frame, and the results of a batch.

use std::sync::Arc;

use engine::crowd::enter::files::HitFiles;
use engine::crowd::enter::frame::FramePage;
use leptos::prelude::*;
use leptos::server_fn::codec::{MultipartData, MultipartFormData};
use shared::{EntranceId, Problem, StudyId, refusal};

use super::{OnceShown, ResultsShown, engine, here, origin, parts::Parts, visit};

/// The address to which the results of a batch are sent.
pub const READ_RESULTS: &str = "/fn/mturk/read";

/// What is copied to Mechanical Turk for an entrance.
pub async fn hit_files(study: StudyId, entrance: EntranceId) -> Result<HitFiles, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.hit_files(&actor, (study, entrance), &origin()).await?)
}

/// An entrance in the frame of Mechanical Turk, for the parameters of the address.
pub async fn frame_page(code: &str, parameters: Vec<(String, String)>) -> Result<FramePage, Problem> {
    let visit = visit();
    let mut page = engine()?.frame_page(code, &parameters, visit.locale).await?;
    // Otherwise the page would lead to itself in another language, without an end.
    if visit.has_chosen_locale {
        page.invitation.say = visit.locale;
    }
    Ok(page)
}

/// Compares the results of a batch with the participants, and shows what follows. Nothing of the file is stored.
#[server(prefix = "/fn", endpoint = "mturk/read", input = MultipartFormData)]
pub async fn read_results(
    /// The form with the file.
    data: MultipartData,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let Parts { fields, file } = Parts::read(data).await?;
    let field = |name: &str| fields.get(name).cloned().ok_or(Problem::NotFound);
    let (study, entrance): (StudyId, EntranceId) = (field("study")?.parse()?, field("entrance")?.parse()?);
    let (_, bytes) = file.ok_or_else(|| Problem::invalid("file", refusal::choose_full_file()))?;
    let read = engine.read_results(&actor, (study, entrance), bytes).await?;
    visit().show_once(OnceShown::Results(Arc::new(ResultsShown { study, entrance, read })));
    Ok(())
}
