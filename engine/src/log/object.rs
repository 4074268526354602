//! What the subjects of a study's audit log are called: a task by its title, a worker by their number.

use std::collections::HashMap;

use shared::{Language, PersonId, Role, StudyId, TaskId, WorkerId, pseudonym};
use uuid::Uuid;

use crate::{
    Result, Tx,
    design::task::{TaskVersion, title_of},
};

/// What an entry is about, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Object {
    /// A member of the study, by name.
    Member(String),
    /// A worker, by number.
    Worker {
        /// The worker.
        id: WorkerId,
        /// The pseudonym.
        name: String,
    },
    /// A task, by title.
    Task {
        /// The task.
        id: TaskId,
        /// The title.
        title: String,
    },
    /// A batch.
    Batch {
        /// Its label; may be empty.
        label: String,
        /// The title of its task.
        task: String,
    },
    /// A HIT that a worker took, or an answer to one.
    Assignment {
        /// The worker's pseudonym.
        worker: String,
        /// The title of its task.
        task: String,
    },
    /// A system, by name.
    System(String),
    /// A source, or an output of a system.
    Text {
        /// The id of the source in the imported file.
        source: String,
        /// The name of the system, of an output.
        system: Option<String>,
        /// The language.
        language: Language,
    },
    /// The study itself.
    Study,
}

/// The names of a study; those of single things are read when they are met.
pub(super) struct Objects {
    study: StudyId,
    versions: Vec<TaskVersion>,
    members: Vec<(PersonId, String)>,
    workers: Vec<(WorkerId, PersonId, i64)>,
    met: HashMap<(String, String), Option<Object>>,
}

impl Objects {
    /// Reads tasks, members and workers.
    pub(super) async fn read(tx: &mut Tx, study: StudyId) -> Result<Self> {
        let versions = tx.versions_of_study(study).await?;
        let workers = tx.worker_numbers(study).await?;
        let mut members: Vec<_> =
            tx.members(study).await?.into_iter().map(|member| (member.person, member.name)).collect();
        members.dedup();
        Ok(Self { study, versions, members, workers, met: HashMap::new() })
    }

    /// The members with their names.
    pub(super) fn members(&self) -> Vec<(PersonId, String)> {
        self.members.clone()
    }

    /// A member, and the ids under which entries are about them.
    pub(super) fn ids_of_member(&self, person: PersonId) -> Option<(PersonId, [String; 2])> {
        self.members.iter().find(|(member, _)| *member == person)?;
        let worker = self.workers.iter().find(|(_, worker, _)| *worker == person);
        let other = worker.map_or_else(|| person.to_string(), |(id, _, _)| id.to_string());
        Some((person, [person.to_string(), other]))
    }

    /// A worker, and the ids under which entries are about them.
    pub(super) fn ids_of_worker(&self, number: i64) -> Option<(PersonId, [String; 2])> {
        let (id, person, _) = self.workers.iter().find(|(_, _, its)| *its == number)?;
        Some((*person, [person.to_string(), id.to_string()]))
    }

    /// What the subject of an entry is called; `None` if it has no name.
    pub(super) async fn of(&mut self, tx: &mut Tx, kind: &str, id: &str) -> Result<Option<Object>> {
        let key = (kind.to_owned(), id.to_owned());
        if let Some(met) = self.met.get(&key) {
            return Ok(met.clone());
        }
        let found = self.look_up(tx, kind, id).await?;
        self.met.insert(key, found.clone());
        Ok(found)
    }

    async fn look_up(&self, tx: &mut Tx, kind: &str, id: &str) -> Result<Option<Object>> {
        Ok(match kind {
            "study" => Some(Object::Study),
            "task" => id.parse().ok().map(|id| Object::Task { id, title: self.title(id) }),
            "batch" => match id.parse() {
                Ok(id) => tx
                    .batch_name(self.study, id)
                    .await?
                    .map(|(label, task)| Object::Batch { label, task: self.title(task) }),
                Err(_) => None,
            },
            "assignment" | "thread" => match id.parse() {
                Ok(id) => tx
                    .assignment_name(self.study, id)
                    .await?
                    .map(|(number, task)| Object::Assignment { worker: pseudonym(number), task: self.title(task) }),
                Err(_) => None,
            },
            "answer" => match id.parse() {
                Ok(id) => tx
                    .answer_name(self.study, id)
                    .await?
                    .map(|(number, task)| Object::Assignment { worker: pseudonym(number), task: self.title(task) }),
                Err(_) => None,
            },
            "system" => match id.parse() {
                Ok(id) => tx.system_name(self.study, id).await?.map(Object::System),
                Err(_) => None,
            },
            "source" | "output" => match id.parse::<Uuid>() {
                Ok(id) => tx.text_name(self.study, id).await?.map(|(source, system, language)| Object::Text {
                    source,
                    system,
                    language,
                }),
                Err(_) => None,
            },
            "person" | "member" => self.person(id),
            role if role.parse::<Role>().is_ok() => self.person(id),
            _ => None,
        })
    }

    /// A worker by the id of their work or their own, or a member by theirs.
    fn person(&self, id: &str) -> Option<Object> {
        let worker =
            self.workers.iter().find(|(worker, person, _)| worker.to_string() == id || person.to_string() == id);
        if let Some((id, _, number)) = worker {
            return Some(Object::Worker { id: *id, name: pseudonym(*number) });
        }
        let member = self.members.iter().find(|(person, _)| person.to_string() == id);
        member.map(|(_, name)| Object::Member(name.clone()))
    }

    fn title(&self, task: TaskId) -> String {
        title_of(&self.versions, task).0
    }
}
