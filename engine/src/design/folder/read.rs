//! Reading the folder of a study.

use std::{collections::BTreeMap, fs, io, path::Path};

use serde::{Deserialize, Serialize};
use shared::{Definition, Gate, GateRule, Language, Message, Problem, Settings, is_picture_name, limit, refusal};

use super::{GATES, PICTURES, STUDY, TASKS};
use crate::{
    Result,
    design::{
        picture::PictureDesign,
        study::{Files, GateDesign, StudyDesign},
        task,
    },
};

/// The largest file of a task, a gate or the settings, in bytes.
const LARGEST: u64 = limit::DEFINITION as u64;

/// `study.toml`.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct StudyFile {
    pub title: String,
    pub languages: Vec<Language>,
    #[serde(default)]
    pub settings: Settings,
}

/// The folder of a study, as it was read.
#[derive(Clone, Debug)]
pub struct Folder {
    /// The design.
    pub design: StudyDesign,
    /// The files of the texts, and `study.toml`.
    pub files: Files,
    /// The names of the tasks' files, in the order of the design's tasks.
    pub(super) tasks: Vec<String>,
}

impl Folder {
    /// Reads the design of a folder, and finds the files of its texts.
    ///
    /// # Errors
    /// A file is missing, too large or cannot be read, two tasks have the same number, or one is left out; the refusal
    /// names file and field.
    pub fn read(folder: &Path) -> Result<Self> {
        if !folder.join(STUDY).exists() {
            let reason = format!("there is no {STUDY}: name a folder that `concord study pull` has written");
            let name = folder.display().to_string();
            return Err(of_file(&name, refusal::not_a_design(reason)).into());
        }
        let StudyFile { title, languages, settings } =
            toml(&text(folder, STUDY)?).map_err(|reason| of_file(STUDY, reason))?;
        let (mut names, mut tasks): (Vec<String>, Vec<Definition>) = (Vec::new(), Vec::new());
        for (expected, (place, name)) in (1..).zip(numbered(folder)?) {
            if place != expected {
                let reason = format!("this is task {place}, but there is no task {expected}");
                return Err(of_file(&name, refusal::not_a_design(reason)).into());
            }
            tasks.push(task::read(&text(folder, &name)?).map_err(|reason| of_file(&name, reason))?);
            names.push(name);
        }
        let design =
            StudyDesign { title, languages, settings, gates: gates(folder)?, tasks, pictures: pictures(folder)? };
        let files = Files { design: folder.join(STUDY), ..Files::texts_in(folder)? };
        Ok(Self { design, files, tasks: names })
    }
}

/// The rules of the gates. The name of a file says what it is about; what it says has to be the same.
fn gates(folder: &Path) -> Result<Vec<GateDesign>> {
    let mut gates = Vec::new();
    for name in files_in(folder, GATES)?.into_iter().filter(|name| is_toml(name)) {
        let refuse = |reason: String| of_file(&name, refusal::not_a_design(reason));
        let stem = name.trim_start_matches(GATES).trim_start_matches('/').trim_end_matches(".toml");
        let parts = stem
            .rsplit_once('-')
            .and_then(|(language, gate)| Some((language.parse::<Language>().ok()?, gate.parse::<Gate>().ok()?)));
        let Some((language, gate)) = parts else {
            return Err(refuse("a name like gates/en-location.toml was expected".to_owned()).into());
        };
        let rule: GateRule = toml(&text(folder, &name)?).map_err(|reason| of_file(&name, reason))?;
        if rule.gate() != gate {
            return Err(refuse(format!("the file is about \"{gate}\", its rule about \"{}\"", rule.gate())).into());
        }
        if gates.iter().any(|one: &GateDesign| one.language == language && one.rule.gate() == gate) {
            return Err(refuse(format!("another file is about \"{gate}\" in this language, too")).into());
        }
        gates.push(GateDesign { language, rule });
    }
    Ok(gates)
}

fn pictures(folder: &Path) -> Result<Vec<PictureDesign>> {
    let mut pictures = Vec::new();
    for path in files_in(folder, PICTURES)? {
        let name = path.trim_start_matches(PICTURES).trim_start_matches('/').to_owned();
        if name.starts_with('.') {
            continue;
        }
        if !is_picture_name(&name) {
            return Err(of_file(&path, refusal::picture_name(name, limit::PICTURE_NAME)).into());
        }
        let base64 = read(folder, &path, limit::PICTURE as u64)?;
        pictures.push(PictureDesign { name, base64 });
    }
    Ok(pictures)
}

/// The files of the tasks by their number, which their name begins with.
pub(super) fn numbered(folder: &Path) -> Result<BTreeMap<usize, String>> {
    let mut tasks = BTreeMap::new();
    for name in files_in(folder, TASKS)? {
        if !is_toml(&name) && !is_json(&name) {
            continue;
        }
        let digits: String = name.chars().skip(TASKS.len() + 1).take_while(char::is_ascii_digit).collect();
        let refuse = |reason: String| of_file(&name, refusal::not_a_design(reason));
        let place = digits.parse().ok().filter(|place| *place > 0);
        let place = place.ok_or_else(|| refuse("a name like tasks/1-formality.toml was expected".to_owned()))?;
        if let Some(other) = tasks.insert(place, name.clone()) {
            return Err(refuse(format!("{other} is task {place} too")).into());
        }
    }
    Ok(tasks)
}

/// The files of a folder within the folder, sorted; none if it is not there.
pub(super) fn files_in(folder: &Path, within: &str) -> Result<Vec<String>> {
    let unreadable = |error: &io::Error| unreadable(&folder.join(within), error);
    let entries = match fs::read_dir(folder.join(within)) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(unreadable(&error).into()),
    };
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| unreadable(&error))?;
        let name = entry.file_name().into_string();
        let is_file = entry.path().is_file();
        names.extend(name.ok().filter(|_| is_file).map(|name| format!("{within}/{name}")));
    }
    names.sort_unstable();
    Ok(names)
}

pub(super) fn is_toml(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "toml")
}

pub(super) fn is_json(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending == "json")
}

/// The text of a file of the folder.
pub(super) fn text(folder: &Path, name: &str) -> Result<String> {
    let bytes = read(folder, name, LARGEST)?;
    let text = String::from_utf8(bytes).map_err(|error| of_file(name, refusal::not_a_design(error.to_string())))?;
    // As it was written, also where version control has changed the ends of lines.
    Ok(text.trim_start_matches('\u{feff}').replace("\r\n", "\n"))
}

/// The bytes of a file that is not larger than this.
fn read(folder: &Path, name: &str, largest: u64) -> Result<Vec<u8>> {
    let path = folder.join(name);
    let found = fs::metadata(&path).map_err(|error| unreadable(&path, &error))?;
    let refuse = |reason: String| of_file(name, refusal::not_a_design(reason));
    if !found.is_file() {
        return Err(refuse("this is not a file".to_owned()).into());
    }
    if found.len() > largest {
        return Err(refuse(format!("{} bytes, and at most {largest} are read", found.len())).into());
    }
    Ok(fs::read(&path).map_err(|error| unreadable(&path, &error))?)
}

/// A value in TOML, refused with its path.
fn toml<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, Message> {
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let toml = toml::Deserializer::parse(text).map_err(|error| refusal::not_a_design(one_line(&error.to_string())))?;
    serde_path_to_error::deserialize(toml).map_err(|error| {
        let (path, reason) = (error.path().to_string(), one_line(error.inner().message()));
        refusal::not_a_design(if path == "." { reason } else { format!("{path}: {reason}") })
    })
}

fn of_file(name: &str, reason: Message) -> Problem {
    Problem::invalid(name, refusal::of_file(name, reason))
}

fn unreadable(path: &Path, error: &io::Error) -> Problem {
    let name = path.display().to_string();
    Problem::invalid(name.clone(), refusal::file_unreadable(name, error.to_string()))
}
