//! Sources, systems and outputs: reading them, importing them from files, and generating them with built-in rules.

use engine::texts::{
    edit::TextId,
    import::{Choice, File, Outcome, Preview},
    output::{Builtin, CountedSystem, OutputFilter, OutputPage},
    source::{SourceFilter, SourcePage},
};
use leptos::prelude::*;
use leptos::server_fn::codec::{MultipartData, MultipartFormData};
use shared::{
    Language, Locale, Problem, StudyId, UploadId,
    import::{FileKind, Mapping},
    refusal,
};

use super::{here, parts::Parts, visit};

/// A page of the sources with the number of sources in each language.
pub async fn sources(study: StudyId, filter: SourceFilter) -> Result<(SourcePage, Vec<(Language, i64)>), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.sources(&actor, study, filter).await?, engine.n_sources(&actor, study).await?))
}

/// The languages that have sources.
pub async fn languages(study: StudyId) -> Result<Vec<Language>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.n_sources(&actor, study).await?.into_iter().map(|(language, _)| language).collect())
}

/// A page of the outputs, and the systems with the number of their outputs in each language.
pub async fn outputs(study: StudyId, filter: OutputFilter) -> Result<(OutputPage, Vec<CountedSystem>), Problem> {
    let (engine, actor) = here()?;
    Ok((engine.outputs(&actor, study, filter).await?, engine.systems(&actor, study).await?))
}

/// The systems with the number of their outputs in each language.
pub async fn systems(study: StudyId) -> Result<Vec<CountedSystem>, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.systems(&actor, study).await?)
}

/// The beginning of a kept file.
pub async fn preview(study: StudyId, upload: UploadId) -> Result<Preview, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.preview_upload(&actor, study, upload).await?)
}

/// Simulates an import of a stored file.
pub async fn try_import(study: StudyId, upload: UploadId, mapping: &Mapping) -> Result<Outcome, Problem> {
    let (engine, actor) = here()?;
    Ok(engine.try_import(&actor, study, upload, mapping).await?)
}

/// Stores a file and redirects to the choice of its columns.
#[server(prefix = "/fn", endpoint = "import/upload", input = MultipartFormData)]
pub async fn upload(
    /// The form with the file.
    data: MultipartData,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let (study, file) = read_file(data).await?;
    let upload = engine.upload(&actor, study, file).await?;
    leptos_axum::redirect(&format!("/studies/{study}/import/{upload}"));
    Ok(())
}

/// Writes the rows of a kept file.
#[server(prefix = "/fn", endpoint = "import/write")]
pub async fn write_import(
    /// The study.
    study: StudyId,
    /// The file.
    upload: UploadId,
    /// Whether rejected rows are skipped.
    #[server(default)]
    skip_refused: bool,
    /// Which column is what.
    #[server(flatten)]
    mapping: Mapping,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let kind = engine.preview_upload(&actor, study, upload).await?.kind;
    let done = engine.import_upload(&actor, study, upload, &Choice { mapping, skip_refused }).await?;
    let visit = visit();
    visit.tell(told(&done, visit.locale)?);
    leptos_axum::redirect(&format!("/studies/{study}/{kind}"));
    Ok(())
}

/// Forgets a kept file.
#[server(prefix = "/fn", endpoint = "import/discard")]
pub async fn discard_upload(
    /// The study.
    study: StudyId,
    /// The file.
    upload: UploadId,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.discard_upload(&actor, study, upload).await?;
    leptos_axum::redirect(&format!("/studies/{study}/sources"));
    Ok(())
}

/// Makes the missing outputs of a built-in system.
#[server(prefix = "/fn", endpoint = "output/run")]
pub async fn run_builtin(
    /// The study.
    study: StudyId,
    /// The system.
    system: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    let builtin: Builtin = system.parse()?;
    let n = engine.run_builtin(&actor, study, builtin).await?;
    let visit = visit();
    visit.tell(visit.locale.outputs_n_created(n, builtin.name()));
    leptos_axum::redirect(&format!("/studies/{study}/outputs"));
    Ok(())
}

/// The address to which a corrected text is sent.
pub const EDIT: &str = "/fn/text/edit";
/// The address to which the reason of a withdrawal is sent.
pub const WITHDRAW: &str = "/fn/text/withdraw";
/// The address that takes a withdrawal back.
pub const RESTORE: &str = "/fn/text/restore";

/// Corrects a source or an output that nothing uses.
#[server(prefix = "/fn", endpoint = "text/edit")]
pub async fn edit_text(
    /// The study.
    study: StudyId,
    /// The list that it is in.
    list: FileKind,
    /// Its id.
    id: String,
    /// The new text.
    text: String,
    /// The query of the list, to return to.
    #[server(default)]
    back: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.edit_text(&actor, study, TextId::read(list, &id)?, &text).await?;
    returned((study, list), &back, shared::Locale::texts_was_edited);
    Ok(())
}

/// Withdraws a source or an output.
#[server(prefix = "/fn", endpoint = "text/withdraw")]
pub async fn withdraw_text(
    /// The study.
    study: StudyId,
    /// The list that it is in.
    list: FileKind,
    /// Its id.
    id: String,
    /// Why.
    reason: String,
    /// The query of the list, to return to.
    #[server(default)]
    back: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.withdraw_text(&actor, study, TextId::read(list, &id)?, &reason).await?;
    returned((study, list), &back, shared::Locale::texts_was_withdrawn);
    Ok(())
}

/// Takes a withdrawal back.
#[server(prefix = "/fn", endpoint = "text/restore")]
pub async fn restore_text(
    /// The study.
    study: StudyId,
    /// The list that it is in.
    list: FileKind,
    /// Its id.
    id: String,
    /// The query of the list, to return to.
    #[server(default)]
    back: String,
) -> Result<(), Problem> {
    let (engine, actor) = here()?;
    engine.restore_text(&actor, study, TextId::read(list, &id)?).await?;
    returned((study, list), &back, shared::Locale::texts_was_restored);
    Ok(())
}

/// Says what was done, and returns to the list as it was.
fn returned((study, list): (StudyId, FileKind), back: &str, done: impl Fn(Locale) -> &'static str) {
    let visit = visit();
    visit.tell(done(visit.locale));
    // Only a query is taken over, so that the form leads nowhere else.
    let back: String = back.chars().filter(|c| c.is_ascii_graphic() && *c != '#').collect();
    let query = if back.is_empty() { String::new() } else { format!("?{back}") };
    leptos_axum::redirect(&format!("/studies/{study}/{list}{query}#texts"));
}

/// The message about an import; an import that wrote nothing is an error.
fn told(done: &Outcome, say: Locale) -> Result<String, Problem> {
    match (done.written, done.refused.len()) {
        (true, 0) => Ok(say.import_n_imported(done.taken)),
        (true, n) => Ok(format!("{} {}", say.import_n_imported(done.taken), say.import_n_skipped(n))),
        (false, n) => Err(Problem::conflict(refusal::rows_stop_import(n))),
    }
}

/// The study and the file of an upload form.
async fn read_file(data: MultipartData) -> Result<(StudyId, File), Problem> {
    let Parts { fields, file } = Parts::read(data).await?;
    let field = |name: &str| fields.get(name).map(String::as_str).filter(|value| !value.is_empty());
    let kind: FileKind = field("kind").ok_or(Problem::NotFound)?.parse()?;
    let format = field("format").map(str::parse).transpose()?;
    let study = field("study").ok_or(Problem::NotFound)?.parse()?;
    let (name, bytes) = file.ok_or_else(|| Problem::invalid("file", refusal::choose_full_file()))?;
    Ok((study, File { kind, name, format, bytes }))
}
