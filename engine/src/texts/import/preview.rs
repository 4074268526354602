//! The preview of a file before its columns are mapped.

use serde::Serialize;
use serde_json::Value;
use shared::{
    Action, Actor, Language, Problem, StudyId, UploadId,
    import::{FileFormat, FileKind, Mapping},
};
use store::upload::Upload;

use super::{
    Refused, guess,
    table::{self, Row},
};
use crate::{
    Engine, Result,
    access::{Permit as _, known_study},
    texts::import::keep::known_upload,
};

/// The number of rows that are shown.
const SHOWN: usize = 20;

/// The beginning of a file, with a guess at the roles of its columns.
#[derive(Clone, Debug, Serialize)]
pub struct Preview {
    /// The file.
    pub upload: UploadId,
    /// Its name.
    pub name: String,
    /// What its rows become.
    pub kind: FileKind,
    /// Its layout.
    pub format: FileFormat,
    /// Its columns.
    pub columns: Vec<String>,
    /// Those of the first rows that can be read, with their line numbers, in the order of the columns.
    pub rows: Vec<(u64, Vec<String>)>,
    /// Those of the first rows that cannot be read, with the reasons.
    #[serde(skip)]
    pub unreadable: Vec<Refused>,
    /// The languages of the study.
    pub languages: Vec<Language>,
    /// A guess at the roles of the columns.
    pub mapping: Mapping,
}

impl Engine {
    /// The beginning of a stored file, with a guess at the roles of its columns.
    ///
    /// # Errors
    /// The actor may not import in this study, or there is no such file.
    pub async fn preview_upload(&self, actor: &Actor, study: StudyId, upload: UploadId) -> Result<Preview> {
        let place = self.place_for_file(actor, study).await?;
        let mut tx = self.in_background().read().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        let kept = known_upload(&mut tx, study, upload).await?;
        let languages = known_study(&mut tx, study).await?.languages;
        drop(tx);
        place.run(move || preview(upload, kept, languages)).await?.map_err(Into::into)
    }
}

fn preview(upload: UploadId, kept: Upload, languages: Vec<Language>) -> Result<Preview, Problem> {
    let table = table::open(&kept.bytes, kept.format)?;
    let mapping = guess::mapping(&table.columns, &languages, kept.kind == FileKind::Outputs);
    let cells = |row: Row| table.columns.iter().map(|column| shown(row.cells.get(column))).collect();
    let (mut rows, mut unreadable) = (Vec::new(), Vec::new());
    for row in table.rows.take(SHOWN) {
        match row {
            Ok(row) => rows.push((row.line, cells(row))),
            Err(refused) => unreadable.push(refused),
        }
    }
    let (columns, name, kind, format) = (table.columns, kept.name, kept.kind, kept.format);
    Ok(Preview { upload, name, kind, format, columns, rows, unreadable, languages, mapping })
}

/// A cell as it is shown; long cells are truncated.
fn shown(value: Option<&Value>) -> String {
    let text = match value {
        None | Some(Value::Null) => return String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    };
    match text.char_indices().nth(300) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
