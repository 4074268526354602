//! Which kind of model a file or folder can be, judged by its name and its beginning, so that a list offers no file that
//! would be refused. Whether it is such a model is decided when it is named.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use shared::ModelKind;

use super::{digest, known};

/// The bytes of a file that are looked at. The first line of word vectors fits into them.
const BEGINNING: u64 = 1 << 16;

/// The kinds of which a file or folder can be a model. What cannot be told apart is of several.
pub(super) fn kinds(path: &Path) -> Vec<ModelKind> {
    if path.is_dir() {
        let described = known::description(&path.join(digest::CONFIG));
        return ModelKind::ALL
            .iter()
            .copied()
            .filter(|kind| kind.is_neural() && known::fits(*kind, &described))
            .collect();
    }
    if !path.is_file() {
        return Vec::new();
    }
    let ends = |ending: &str| path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending));
    if ends("dic") || ends("aff") {
        let is_dictionary = path.extension().is_some_and(|own| own == "dic") && has_affixes(path);
        return if is_dictionary { vec![ModelKind::Dictionary] } else { Vec::new() };
    }
    let beginning = beginning(path);
    if beginning.trim_ascii_start().starts_with(b"{") {
        vec![ModelKind::Style, ModelKind::Naturalness]
    } else if ends("arpa") || beginning.windows(6).any(|part| part == b"\\data\\") {
        vec![ModelKind::Language]
    } else if has_numbers(&beginning) {
        vec![ModelKind::Vectors]
    } else {
        Vec::new()
    }
}

fn has_affixes(path: &Path) -> bool {
    path.with_extension("aff").is_file()
}

/// The beginning of a file; empty if it cannot be read.
fn beginning(path: &Path) -> Vec<u8> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(BEGINNING).read_to_end(&mut bytes));
    if read.is_err() {
        bytes.clear();
    }
    bytes
}

/// Whether the first line is a word with numbers after it, or the two numbers of a head.
fn has_numbers(beginning: &[u8]) -> bool {
    let line = beginning.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let line = String::from_utf8_lossy(line);
    line.split_whitespace().skip(1).any(|part| part.parse::<f32>().is_ok())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_fits_what_its_beginning_says() {
        let folder = tempfile::tempdir().expect("a folder");
        let of = |name: &str, content: &str| {
            let path = folder.path().join(name);
            fs::write(&path, content).expect("a file");
            kinds(&path)
        };
        assert_eq!(of("style.json", " {\"words\": {}}"), [ModelKind::Style, ModelKind::Naturalness]);
        assert_eq!(of("lm.txt", "made by hand\n\\data\\\nngram 1=3\n"), [ModelKind::Language]);
        assert_eq!(of("glove.txt", "hey 1 0 0\n"), [ModelKind::Vectors]);
        assert_eq!(of("fasttext.vec", "2000 300\nhey 1 0\n"), [ModelKind::Vectors]);
        assert_eq!(of("en.aff", "SET UTF-8\n"), []);
        assert_eq!(of("en.dic", "1\nhey\n"), [ModelKind::Dictionary]);
        assert_eq!(of("fr.dic", "1\nhey\n"), [], "its affixes are missing");
        assert_eq!(of("notes.txt", "Where the models are from\n"), []);
    }

    #[test]
    fn a_folder_fits_what_its_description_says() {
        let folder = tempfile::tempdir().expect("a folder");
        let of = |name: &str, config: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(&path).expect("a folder");
            fs::write(path.join(digest::CONFIG), config).expect("a file");
            kinds(&path)
        };
        assert_eq!(of("bert", r#"{"model_type": "bert"}"#), [ModelKind::Encoder]);
        assert_eq!(of("gpt2", r#"{"model_type": "gpt2"}"#), [ModelKind::NeuralLanguage]);
        assert_eq!(of("lm", r#"{"kind": "recurrent"}"#), [ModelKind::NeuralLanguage]);
        assert_eq!(of("ratings", r#"{"kind": "regression", "model_type": "bert"}"#), [ModelKind::Rating]);
        assert_eq!(of("formality", r#"{"kind": "text_cnn"}"#), [ModelKind::NeuralStyle]);
        let unknown = [ModelKind::Encoder, ModelKind::NeuralStyle, ModelKind::Rating];
        assert_eq!(of("unknown", "{}"), unknown, "a language model says what it is");
    }
}
