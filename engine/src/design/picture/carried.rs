//! Pictures in the design of a study: exported with their bytes, and restored with the checks of an upload.

use std::collections::BTreeSet;

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use shared::{Actor, Message, PictureKind, Problem, StudyId, is_picture_name, limit, refusal};

use store::picture::PictureRow;

use super::check_file;
use crate::{Engine, Result, Tx};

/// A picture in the file of a design.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PictureDesign {
    /// Its name.
    pub name: String,
    /// Its bytes, in Base64.
    #[serde(serialize_with = "to_base64", deserialize_with = "from_base64")]
    pub base64: Vec<u8>,
}

fn to_base64<S: Serializer>(bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&STANDARD.encode(bytes))
}

fn from_base64<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    STANDARD.decode(String::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// The pictures of a study with their bytes.
pub(crate) async fn carried(tx: &mut Tx, study: StudyId) -> Result<Vec<PictureDesign>> {
    let files = tx.picture_files(study).await?.into_iter();
    Ok(files.map(|file| PictureDesign { name: file.name, base64: file.bytes }).collect())
}

impl Engine {
    /// Writes the pictures of a design, all of them or none, and returns them.
    pub(crate) async fn restore_pictures(
        &self,
        tx: &mut Tx,
        (actor, study): (&Actor, StudyId),
        pictures: Vec<PictureDesign>,
    ) -> Result<Vec<PictureRow>> {
        if pictures.len() > limit::PICTURES {
            let reason = refusal::too_many_entries(pictures.len(), limit::PICTURES);
            return Err(Problem::invalid("pictures", reason).into());
        }
        let (mut names, mut all) = (BTreeSet::new(), Vec::new());
        for (index, PictureDesign { name, base64 }) in pictures.into_iter().enumerate() {
            let refused = |reason| Problem::invalid(format!("pictures[{index}]"), reason);
            let kind = check(&name, &base64, &mut names).map_err(refused)?;
            all.push(self.store_picture(tx, (actor, study), (name, kind), &base64).await?);
        }
        Ok(all)
    }
}

fn check(name: &str, bytes: &[u8], names: &mut BTreeSet<String>) -> Result<PictureKind, Message> {
    if !is_picture_name(name) {
        return Err(refusal::picture_name(name, limit::PICTURE_NAME));
    }
    if !names.insert(name.to_ascii_lowercase()) {
        return Err(refusal::picture_is_twice(name));
    }
    check_file(bytes)
}
