//! A form of several parts: its fields, and the file that it brings.

use std::collections::BTreeMap;

use leptos::server_fn::codec::MultipartData;
use shared::{Problem, refusal};

use super::visit;

/// What a form of several parts sent.
pub(super) struct Parts {
    /// The fields by their names.
    pub fields: BTreeMap<String, String>,
    /// The name and the bytes of the file `file`, unless it is empty.
    pub file: Option<(String, Vec<u8>)>,
}

impl Parts {
    /// Reads a form. Fields after the file are not read if the file does not arrive.
    pub async fn read(data: MultipartData) -> Result<Self, Problem> {
        let unread = |_| Problem::invalid("file", refusal::file_is_incomplete_or_large());
        let mut parts = data.into_inner().ok_or_else(|| Problem::invalid("file", refusal::file_was_not_sent()))?;
        let (mut fields, mut file) = (BTreeMap::new(), None);
        while let Some(part) = parts.next_field().await.map_err(unread)? {
            let field = part.name().unwrap_or_default().to_owned();
            if field == "file" {
                let name = part.file_name().unwrap_or_default().to_owned();
                file = Some((name, part.bytes().await.map_err(unread)?.to_vec()));
                continue;
            }
            let value = part.text().await.map_err(unread)?;
            visit().read(&field, &value);
            fields.insert(field, value);
        }
        Ok(Self { fields, file: file.filter(|(_, bytes)| !bytes.is_empty()) })
    }
}
