//! Writing a study into a folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{self, Write as _},
    path::Path,
};

use serde::Serialize;
use shared::{Action, Actor, Gate, StudyId};

use super::{GATES, PICTURES, STUDY, TASKS, laid_out::laid_out, of_gate, of_picture, of_task, read, texts::texts};
use crate::{
    Engine, Error, Result,
    access::Permit as _,
    design::study::{GateDesign, StudyDesign, design, files::KNOWN, known_design},
};

/// What has become of a file of the folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Written {
    /// It was written.
    New,
    /// It was there, and was changed.
    Changed,
    /// It was there, and says the same.
    Same,
    /// It was about something that the study no longer has, and was removed.
    Removed,
}

/// What has become of each file of the folder.
pub type Pulled = BTreeMap<String, Written>;

/// The first lines of a file that is new.
const HEADS: [(&str, &str); 3] = [
    (STUDY, "# A study of Concord. `concord study push` creates or changes a study from this folder.\n"),
    (TASKS, "# A task. Its fields are in the documentation under \"Task definitions\".\n"),
    (GATES, "# The rule of a qualification step.\n"),
];

impl Engine {
    /// Writes the design and the texts of a study into a folder, which is created if it is not there.
    ///
    /// Comments and the order of keys in files that are there stay. Files of tasks and qualification steps that the study
    /// no longer has are removed, all other files stay. Without `answers`, tests and known items, which hold the expected
    /// answers, are not written, and a folder that has them is refused.
    ///
    /// All texts are in memory at once.
    ///
    /// # Errors
    /// The actor may not design gates or see texts in this study; the folder has texts in CSV or TSV, which would contradict
    /// those that are written, or a link in the place of one of its folders; or a file cannot be written.
    pub async fn pull_study(&self, actor: &Actor, study: StudyId, folder: &Path, answers: bool) -> Result<Pulled> {
        let mut tx = self.read().await?;
        for action in [Action::DesignGates, Action::SeeTexts, Action::KnowAnswers] {
            tx.permit(actor, study, action).await?;
        }
        let mut design = design(&mut tx, study).await?;
        if !answers {
            design.gates.retain(|gate| gate.rule.gate() != Gate::Test);
        }
        let known = if answers { known_design(&mut tx, study).await? } else { Vec::new() };
        let texts = texts(&mut tx, study).await?;
        drop(tx);
        let mut folder = Target { folder, done: Pulled::new() };
        folder.check(answers)?;
        folder.design(&design)?;
        folder.remove_others(&design)?;
        let known = (!known.is_empty()).then(|| serde_json::to_string_pretty(&known)).transpose()?;
        let rows = [
            ("systems.jsonl", texts.systems),
            ("sources.jsonl", texts.sources),
            ("outputs.jsonl", texts.outputs),
            (KNOWN, known.map(|known| known + "\n")),
        ];
        for (name, text) in rows {
            match text {
                Some(text) => folder.write(name, text.as_bytes())?,
                None => folder.remove(name)?,
            }
        }
        Ok(folder.done)
    }
}

/// A folder that is being written.
struct Target<'a> {
    folder: &'a Path,
    done: Pulled,
}

impl Target<'_> {
    /// Refuses a folder in which files would contradict each other, or would be written somewhere else.
    fn check(&self, answers: bool) -> Result<()> {
        let refuse = |reason: String| Err(Error::Unexpected(format!("{}: {reason}", self.folder.display())));
        for within in [TASKS, GATES, PICTURES] {
            if fs::symlink_metadata(self.folder.join(within)).is_ok_and(|found| found.is_symlink()) {
                return refuse(format!("{within} is a link to somewhere else. Make it a folder."));
            }
        }
        for noun in ["systems", "sources", "outputs"] {
            for ending in ["csv", "tsv"] {
                let name = format!("{noun}.{ending}");
                if self.folder.join(&name).exists() {
                    return refuse(format!("{name} is there, and {noun}.jsonl would be written. Delete {name} first."));
                }
            }
        }
        let tests = read::files_in(self.folder, GATES)?.into_iter().filter(|name| is_test(name));
        let known = self.folder.join(KNOWN).exists().then(|| KNOWN.to_owned());
        let with_answers: Vec<String> = tests.chain(known).collect();
        if !answers && !with_answers.is_empty() {
            let files = with_answers.join(", ");
            return refuse(format!("expected answers would stay in {files}. Delete that, or name an empty folder."));
        }
        Ok(())
    }

    fn remove(&mut self, name: &str) -> Result<()> {
        if self.folder.join(name).exists() {
            fs::remove_file(self.folder.join(name)).map_err(|error| self.refused(name, &error))?;
            self.done.insert(name.to_owned(), Written::Removed);
        }
        Ok(())
    }

    fn design(&mut self, design: &StudyDesign) -> Result<()> {
        let StudyDesign { title, languages, settings, gates, tasks, pictures } = design;
        self.toml(
            STUDY,
            &read::StudyFile { title: title.clone(), languages: languages.clone(), settings: settings.clone() },
        )?;
        let named = read::numbered(self.folder)?;
        for (place, task) in (1..).zip(tasks) {
            // A file that somebody has given another name keeps it.
            let name = named.get(&place).cloned().unwrap_or_else(|| of_task(place, &task.preset));
            self.toml(&name, task)?;
        }
        for GateDesign { language, rule } in gates {
            self.toml(&of_gate(language, rule.gate()), rule)?;
        }
        for picture in pictures {
            self.write(&of_picture(&picture.name), &picture.base64)?;
        }
        Ok(())
    }

    fn toml<T: Serialize>(&mut self, name: &str, value: &T) -> Result<()> {
        if read::is_json(name) {
            return self.write(name, (serde_json::to_string_pretty(value)? + "\n").as_bytes());
        }
        let before = read::text(self.folder, name).ok();
        let head = HEADS.iter().find(|(of, _)| name.starts_with(of)).map_or("", |(_, head)| head);
        let text = laid_out(value, head, before.as_deref())
            .map_err(|error| Error::Unexpected(format!("{name} cannot be written as TOML: {error}")))?;
        self.write(name, text.as_bytes())
    }

    /// Removes the files of tasks and gates that the study does not have.
    fn remove_others(&mut self, design: &StudyDesign) -> Result<()> {
        let tasks = read::numbered(self.folder)?;
        let gone = tasks.into_iter().filter(|(place, _)| *place > design.tasks.len()).map(|(_, name)| name);
        let kept: BTreeSet<String> =
            design.gates.iter().map(|gate| of_gate(&gate.language, gate.rule.gate())).collect();
        let gates = read::files_in(self.folder, GATES)?.into_iter();
        let gates = gates.filter(|name| read::is_toml(name) && !kept.contains(name));
        for name in gone.chain(gates).collect::<Vec<_>>() {
            self.remove(&name)?;
        }
        Ok(())
    }

    fn write(&mut self, name: &str, bytes: &[u8]) -> Result<()> {
        let path = self.folder.join(name);
        let before = fs::read(&path).ok();
        let written = match &before {
            None => Written::New,
            Some(before) if before == bytes => Written::Same,
            Some(_) => Written::Changed,
        };
        if written != Written::Same {
            put(&path, bytes).map_err(|error| self.refused(name, &error))?;
        }
        self.done.insert(name.to_owned(), written);
        Ok(())
    }

    fn refused(&self, name: &str, error: &io::Error) -> Error {
        let path = self.folder.join(name).display().to_string();
        io::Error::new(error.kind(), format!("{path} cannot be written: {error}")).into()
    }
}

/// Whether this is the file of a test.
fn is_test(name: &str) -> bool {
    name.ends_with(&format!("-{}.toml", Gate::Test))
}

/// Replaces a file as a whole: a reader meanwhile has either the one of before or the new one.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
        return Err(io::ErrorKind::InvalidFilename.into());
    };
    fs::create_dir_all(folder)?;
    let part = folder.join(format!(".{}.part", name.display()));
    // One that a killed process has left, or a link to another file.
    match fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut file = fs::OpenOptions::new().write(true).create_new(true).open(&part)?;
    file.write_all(bytes)?;
    fs::rename(&part, path)
}
