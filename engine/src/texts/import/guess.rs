//! A first guess at the roles of the columns, from their names.

use shared::{
    Language,
    import::{FileFormat, Mapping},
};
use tabular::read::Format;

const TEXT: &[&str] =
    &["text", "sentence", "informal", "output", "hypothesis", "rewrite", "translation", "content", "source_text"];
const ID: &[&str] = &["id", "source_id", "source", "item", "item_id", "segment", "seg_id", "key", "external_id"];
const LANGUAGE: &[&str] = &["language", "lang", "locale"];
const SYSTEM: &[&str] = &["system", "model", "system_id", "sys"];

/// The mapping that the columns of a file suggest.
pub(crate) fn mapping(columns: &[String], languages: &[Language], outputs: bool) -> Mapping {
    let find = |names: &[&str]| {
        let known = |name: &&str| columns.iter().find(|column| column.eq_ignore_ascii_case(name)).cloned();
        names.iter().find_map(known).unwrap_or_default()
    };
    let text = match (find(TEXT), columns) {
        (found, _) if !found.is_empty() => found,
        (_, [only]) => only.clone(),
        _ => String::new(),
    };
    let language = find(LANGUAGE);
    let only = if language.is_empty() && languages.len() == 1 { languages[0].to_string() } else { String::new() };
    Mapping {
        text,
        id: find(ID),
        language,
        default_language: only,
        system: if outputs { find(SYSTEM) } else { String::new() },
        default_system: String::new(),
    }
}

/// The layout that the name of a file suggests.
pub(super) fn format(name: &str) -> FileFormat {
    match Format::from_name(name) {
        Some(Format::Csv) => FileFormat::Csv,
        Some(Format::Tsv) => FileFormat::Tsv,
        Some(Format::Jsonl) => FileFormat::Jsonl,
        Some(Format::Lines) | None => FileFormat::Lines,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_names_are_recognised_in_any_case() {
        let columns = ["ID", "Model", "Text", "topic"].map(str::to_owned);
        let guess = mapping(&columns, &["fr".parse().expect("a tag")], true);
        assert_eq!((guess.text.as_str(), guess.id.as_str(), guess.system.as_str()), ("Text", "ID", "Model"));
        assert_eq!(guess.default_language, "fr");
        assert_eq!(format("a.b.TSV"), FileFormat::Tsv);
    }
}
