//! The pictures of a study: uploaded once, shown by instructions under their names, and never replaced.

mod carried;
mod header;
mod name;
mod text;
mod used;

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use shared::{
    Action, Actor, Definition, GateRule, Language, Message, PictureId, PictureKind, Problem, ShownPicture, StudyId,
    limit, refusal,
};

use self::{name::free_name, used::uses};
use crate::{Engine, Result, Tx, access::Permit as _, audit::event::Happened};

pub use carried::PictureDesign;
pub use store::picture::{PictureFile, PictureRow};
pub use used::{ListedPicture, PictureUse};

pub(crate) use carried::carried;
pub(crate) use text::{Named, named};

/// A file as it is sent.
#[derive(Clone, Debug)]
pub struct NewPicture {
    /// The name of the file; that of the picture is made from it.
    pub name: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// The part of a picture that the audit log keeps.
#[derive(Serialize)]
struct Trace<'a> {
    name: &'a str,
    kind: PictureKind,
    size: i64,
    sha256: &'a str,
}

impl<'a> From<&'a PictureRow> for Trace<'a> {
    fn from(PictureRow { name, kind, size, sha256, .. }: &'a PictureRow) -> Self {
        Self { name, kind: *kind, size: *size, sha256 }
    }
}

impl Engine {
    /// The pictures of a study with what shows them.
    ///
    /// # Errors
    /// The actor may not read tasks in this study.
    pub async fn pictures(&self, actor: &Actor, study: StudyId) -> Result<Vec<ListedPicture>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        used::listed(&mut tx, study).await
    }

    /// The names of the pictures of a study, in their order.
    ///
    /// # Errors
    /// The actor may not read tasks in this study.
    pub async fn picture_names(&self, actor: &Actor, study: StudyId) -> Result<Vec<String>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTasks).await?;
        Ok(tx.pictures(study).await?.into_iter().map(|picture| picture.name).collect())
    }

    /// The file of a picture, for members of the study and for its workers.
    ///
    /// # Errors
    /// The actor is neither, or the study has no such picture: `NotFound`.
    pub async fn picture_file(&self, actor: &Actor, study: StudyId, name: &str) -> Result<PictureFile> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeePictures).await?;
        Ok(tx.picture_file(study, name).await?.ok_or(Problem::NotFound)?)
    }

    /// Adds a picture under a name that no other picture of the study has.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, the file is no picture or too large, or the study has too many.
    pub async fn add_picture(&self, actor: &Actor, study: StudyId, file: NewPicture) -> Result<PictureRow> {
        // The permission is checked first, and the file before the writer is taken.
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        drop(tx);
        let kind = check_file(&file.bytes).map_err(|reason| Problem::invalid("file", reason))?;
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        tx.lock_study(study).await?;
        let all = tx.pictures(study).await?;
        if all.len() >= limit::PICTURES {
            return Err(Problem::invalid("file", refusal::too_many_pictures(limit::PICTURES)).into());
        }
        let taken: Vec<&str> = all.iter().map(|picture| picture.name.as_str()).collect();
        let name = free_name(&file.name, kind, &taken);
        let new = self.store_picture(&mut tx, (actor, study), (name, kind), &file.bytes).await?;
        let what = Happened::by(actor, study, "add", "picture", new.id);
        self.record(&mut tx, what, None::<&()>, Some(&Trace::from(&new))).await?;
        tx.commit().await?;
        Ok(new)
    }

    /// Adds pictures under their own names, in a transaction that goes on and has locked the study.
    pub(crate) async fn add_pictures_in(
        &self,
        tx: &mut Tx,
        (actor, study): (&Actor, StudyId),
        pictures: Vec<PictureDesign>,
    ) -> Result<()> {
        tx.permit(actor, study, Action::DesignTasks).await?;
        if tx.pictures(study).await?.len() + pictures.len() > limit::PICTURES {
            return Err(Problem::invalid("pictures", refusal::too_many_pictures(limit::PICTURES)).into());
        }
        for new in self.restore_pictures(tx, (actor, study), pictures).await? {
            let what = Happened::by(actor, study, "add", "picture", new.id);
            self.record(tx, what, None::<&()>, Some(&Trace::from(&new))).await?;
        }
        Ok(())
    }

    /// Deletes a picture that nothing shows, and returns its name.
    ///
    /// # Errors
    /// The actor may not design tasks in this study, the study has no such picture, or a version of a task or a test
    /// shows it; the refusal says which.
    pub async fn remove_picture(&self, actor: &Actor, study: StudyId, id: PictureId) -> Result<String> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::DesignTasks).await?;
        tx.lock_study(study).await?;
        let picture = tx.picture(study, id).await?.ok_or(Problem::NotFound)?;
        if let Some(used) = uses(&mut tx, study).await?.remove(&picture.name).and_then(|all| all.into_iter().next()) {
            return Err(Problem::conflict(used.refusal()).into());
        }
        tx.remove_picture(study, id).await?;
        let what = Happened::by(actor, study, "remove", "picture", id);
        self.record(&mut tx, what, Some(&Trace::from(&picture)), None::<&()>).await?;
        tx.commit().await?;
        Ok(picture.name)
    }

    async fn store_picture(
        &self,
        tx: &mut Tx,
        (actor, study): (&Actor, StudyId),
        (name, kind): (String, PictureKind),
        bytes: &[u8],
    ) -> Result<PictureRow> {
        let pixels = header::pixels(kind, bytes);
        let new = PictureRow {
            id: self.id(),
            study_id: study,
            name,
            kind,
            size: i64::try_from(bytes.len()).unwrap_or(i64::MAX),
            sha256: hex::encode(Sha256::digest(bytes)),
            width: pixels.map(|(width, _)| width),
            height: pixels.map(|(_, height)| height),
            person_id: actor.person,
            created_at: self.now(),
        };
        tx.add_picture(&new, bytes).await?;
        Ok(new)
    }
}

/// The kind of a file, or why it cannot be a picture of a study.
fn check_file(bytes: &[u8]) -> Result<PictureKind, Message> {
    if bytes.len() > limit::PICTURE {
        return Err(refusal::picture_too_large(bytes.len().div_ceil(1 << 10), limit::PICTURE >> 10));
    }
    PictureKind::of(bytes).ok_or_else(refusal::not_a_picture)
}

/// The pictures of a study that a text shows.
pub(crate) async fn shown_in(tx: &mut Tx, study: StudyId, text: &str) -> Result<Vec<ShownPicture>> {
    let named = named(text);
    if named.is_empty() {
        return Ok(Vec::new());
    }
    let all = tx.pictures(study).await?.into_iter();
    Ok(all.filter(|picture| named.iter().any(|one| one.name == picture.name)).map(ShownPicture::from).collect())
}

/// The pictures that the instructions of a definition show, each with the language of the instructions.
pub(crate) fn shows(definition: &Definition) -> Vec<(Language, Named)> {
    definition.instructions.0.iter().flat_map(|(language, text)| shows_in(language, text)).collect()
}

/// The pictures that a rule shows to workers of a language: those in the instructions of a test.
pub(crate) fn shown_by(rule: &GateRule, language: &Language) -> Vec<(Language, Named)> {
    match rule {
        GateRule::Test(test) => shows_in(language, &test.instructions).collect(),
        GateRule::Location(_) | GateRule::Review(_) => Vec::new(),
    }
}

fn shows_in(language: &Language, text: &str) -> impl Iterator<Item = (Language, Named)> {
    named(text).into_iter().map(|picture| (language.clone(), picture))
}

/// Refuses instructions that show a picture which the study does not have, or one without a description.
pub(crate) async fn check(tx: &mut Tx, study: StudyId, shows: &[(Language, Named)]) -> Result<()> {
    if shows.is_empty() {
        return Ok(());
    }
    // No picture may be deleted before the text that shows it is stored.
    tx.lock_study(study).await?;
    let known: Vec<String> = tx.pictures(study).await?.into_iter().map(|picture| picture.name).collect();
    for (language, Named { name, is_described }) in shows {
        let reason = match (known.contains(name), is_described) {
            (true, true) => continue,
            (true, false) => refusal::picture_needs_description(name),
            (false, _) => refusal::picture_is_unknown(name),
        };
        let reason = refusal::of_instructions(language.name(), reason);
        return Err(Problem::invalid("instructions", reason).into());
    }
    Ok(())
}
