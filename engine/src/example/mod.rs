//! Complete example studies, one for each protocol: texts, systems, gates, published tasks, and in the first one four
//! languages, pilots and rewrites.
//!
//! They are created through the same use cases that people use, so they cannot contain anything that people could not
//! have created.

mod alone;
mod folder;
mod gold;
mod models;
mod protocol;
mod synthetic;
pub mod texts;

use serde::Serialize;
use shared::{
    Actor, GateRule, Language, Locale, LocationRule, Problem, ReviewRule, Role, Settings, StudyId, StudyState, Subject,
    TaskId, TestRule,
    import::{FileFormat, FileKind, Mapping},
};

use crate::{
    Engine, Error, NewPerson, Result,
    crowd::invite::NewJoinLink,
    design::{
        batch::BatchSpec,
        study::{NewStudy, StudyEdit},
    },
    example::texts::{ExampleTexts, example_texts},
    texts::{
        import::{Choice, File},
        output::Builtin,
    },
};

pub use protocol::Protocol;
pub use synthetic::SYNTHETIC;

use gold::Gold;
use models::Models;

const SYSTEMS: [&str; 2] = ["model-a", "model-b"];
/// The number of pilot hits: few, so that a visitor sees the whole process within minutes.
const PILOT_HITS: i64 = 3;
/// The number of sources of a pilot.
const PILOT_SOURCES: i64 = 10;

/// The example study and how to access it.
#[derive(Clone, Debug, Serialize)]
pub struct Example {
    /// The study.
    pub study: StudyId,
    /// Its people: the role and the e-mail address of each. All have the given password.
    pub accounts: Vec<(String, String)>,
    /// New invitation links for workers: the language and the code. The links from the previous start have ended.
    pub links: Vec<(Language, String)>,
    /// Whether it was created just now.
    pub made: bool,
    /// Whether its people were created just now; otherwise they have the password that they had before.
    pub new_people: bool,
    /// Why an example created just now has no models: the file that could not be written, and the error.
    pub no_models: Option<String>,
}

/// The accounts of the example: description, address, role in the study.
const PEOPLE: [(&str, &str, Option<Role>); 4] = [
    ("administrator", "admin@example.org", None),
    ("researcher", "researcher@example.org", Some(Role::Researcher)),
    ("reviewer", "reviewer@example.org", Some(Role::Reviewer)),
    ("manager", "manager@example.org", Some(Role::Manager)),
];

impl Engine {
    /// Creates the example study of a protocol and its people, unless it exists already.
    ///
    /// # Errors
    /// The password is too weak, or an address of the example belongs to a person who is not an administrator.
    pub async fn make_example(&self, password: &str, protocol: Protocol) -> Result<Example> {
        let there = self.read().await?.fact(protocol.fact()).await?;
        let (admin, new_people) = self.example_admin(password).await?;
        let (study, no_models) = match &there {
            Some(id) => (id.parse()?, None),
            None => self.make_example_study(&admin, protocol).await?,
        };
        let links = self.example_links(&admin, study, protocol.fact()).await?;
        Ok(Example { study, accounts: accounts(), links, made: there.is_none(), new_people, no_models })
    }

    /// Creates the example's people, and returns its administrator, and whether anybody was created; existing accounts
    /// are not changed.
    async fn example_admin(&self, password: &str) -> Result<(Actor, bool)> {
        let mut is_new = false;
        for (what, email, role) in PEOPLE {
            if self.read().await?.person_with_email(email).await?.is_none() {
                let new = NewPerson {
                    name: format!("Example {what}"),
                    email: email.to_owned(),
                    password: password.to_owned(),
                };
                self.add_person(new, role.is_none()).await?;
                is_new = true;
            }
        }
        let person = self.read().await?.person_with_email(PEOPLE[0].1).await?;
        let person = person.ok_or_else(|| Error::Unexpected("the example's administrator was just made".to_owned()))?;
        Ok((Actor { person, admin: true }, is_new))
    }

    async fn add_example_people(&self, admin: &Actor, study: StudyId) -> Result<()> {
        for (_, email, role) in PEOPLE {
            if let Some(role) = role {
                self.add_member(admin, study, email, role).await?;
            }
        }
        Ok(())
    }

    /// Creates the study; with the reason why it has no models, if they could not be written.
    async fn make_example_study(&self, admin: &Actor, protocol: Protocol) -> Result<(StudyId, Option<String>)> {
        let mut texts = example_texts();
        texts.retain(|texts| protocol.speaks(&texts.language));
        let models = self.write_example_models(&texts).await?;
        let languages: Vec<Language> = texts.iter().map(|texts| texts.language.clone()).collect();
        let study = self
            .create_study(admin, NewStudy { title: protocol.title().to_owned(), languages: languages.clone() })
            .await?;
        self.add_example_people(admin, study).await?;
        self.edit_study(admin, study, settings(protocol, &languages)).await?;
        for texts in &texts {
            self.add_example_texts(admin, study, texts).await?;
            self.add_example_gates(admin, study, texts).await?;
            if matches!(models, Models::Ready) {
                self.name_example_models(admin, study, texts).await?;
            }
        }
        self.run_builtin(admin, study, Builtin::Copy).await?;
        self.run_builtin(admin, study, Builtin::RuleBased).await?;
        self.add_example_tasks(admin, study, protocol, &texts).await?;
        self.set_study_state(admin, study, StudyState::Live).await?;
        let mut tx = self.write().await?;
        tx.set_fact(protocol.fact(), &study.to_string()).await?;
        tx.commit().await?;
        Ok((study, models.failure()))
    }

    /// Creates new invitation links for the workers of the example. Codes are stored as hashes, so the links from the
    /// previous start cannot be shown again, and are ended.
    async fn example_links(&self, admin: &Actor, study: StudyId, fact: &str) -> Result<Vec<(Language, String)>> {
        let key = format!("{fact}_links");
        let (before, languages) = {
            let mut tx = self.read().await?;
            (tx.fact(&key).await?.unwrap_or_default(), tx.study_languages(study).await?)
        };
        let (mut links, mut ids) = (Vec::new(), Vec::new());
        for language in languages {
            let new = NewJoinLink { role: Role::Worker, language: Some(language.clone()), days: None, uses: None };
            let made = self.add_join_link(admin, study, new).await?;
            links.push((language, made.code));
            ids.push(made.link.id);
        }
        let mut tx = self.write().await?;
        for id in before.split_whitespace() {
            tx.remove_join_link(study, id).await?;
        }
        tx.set_fact(&key, &ids.join(" ")).await?;
        tx.commit().await?;
        Ok(links)
    }

    async fn add_example_texts(&self, admin: &Actor, study: StudyId, texts: &ExampleTexts) -> Result<()> {
        let tag = texts.language.to_string();
        let sources = texts.sources.iter().map(|source| format!("{}\t{}\n", source.id, source.text));
        let mapping =
            Mapping { text: "text".to_owned(), id: "id".to_owned(), default_language: tag, ..Mapping::default() };
        let sources = file(FileKind::Sources, format!("sources.{}.tsv", texts.language), "id\ttext\n", sources);
        self.import_all(admin, study, sources, mapping.clone()).await?;

        let chosen = texts.rewrites.iter().filter(|rewrite| SYSTEMS.contains(&rewrite.system.as_str()));
        let rows = chosen.map(|rewrite| format!("{}\t{}\t{}\n", rewrite.id, rewrite.system, rewrite.text));
        let outputs = file(FileKind::Outputs, format!("outputs.{}.tsv", texts.language), "id\tsystem\ttext\n", rows);
        self.import_all(admin, study, outputs, Mapping { system: "system".to_owned(), ..mapping }).await
    }

    async fn import_all(&self, admin: &Actor, study: StudyId, file: File, mapping: Mapping) -> Result<()> {
        let imported = self.import(admin, study, file, &Choice { mapping, skip_refused: false }).await?;
        match imported.refused.first() {
            Some(row) => {
                Err(Error::Unexpected(format!("example text on line {}: {}", row.line, row.fault.message().text())))
            }
            None => Ok(()),
        }
    }

    async fn add_example_gates(&self, admin: &Actor, study: StudyId, texts: &ExampleTexts) -> Result<()> {
        let language = &texts.language;
        let instructions = Locale::of(language).test_instructions().to_owned();
        let rules = [
            GateRule::Location(LocationRule { countries: countries(language)? }),
            GateRule::Test(TestRule { instructions, ..TestRule::of_formality(texts.test.clone()) }),
            GateRule::Review(ReviewRule { pilot_hits: PILOT_HITS }),
        ];
        for rule in rules {
            self.set_gate_rule(admin, study, language.clone(), rule).await?;
        }
        Ok(())
    }

    async fn add_example_tasks(
        &self,
        admin: &Actor,
        study: StudyId,
        protocol: Protocol,
        texts: &[ExampleTexts],
    ) -> Result<()> {
        let languages: Vec<Language> = texts.iter().map(|texts| texts.language.clone()).collect();
        let gold = Gold::of(protocol);
        for preset in protocol.presets() {
            let task = self.add_task(admin, study, *preset).await?;
            let mut definition = preset.definition(&languages)?;
            Protocol::adapt(&mut definition, &languages);
            self.edit_task(admin, study, task, definition.clone()).await?;
            self.publish_task(admin, study, task).await?;
            if *preset == gold.task {
                self.add_example_gold(admin, (study, task), &gold, texts).await?;
            }
            // Batches of ratings are created later, when there are texts to rate, and fed tasks get their texts
            // automatically.
            if definition.subject != Subject::Source || definition.from.is_some() {
                continue;
            }
            let sample = definition.is_pilot().then_some(PILOT_SOURCES);
            for language in &languages {
                self.make_batch(admin, study, spec(task, language, sample)).await?;
            }
        }
        Ok(())
    }
}

/// What each of the example's people is, and their address.
fn accounts() -> Vec<(String, String)> {
    PEOPLE.iter().map(|(what, email, _)| ((*what).to_owned(), (*email).to_owned())).collect()
}

fn spec(task: TaskId, language: &Language, sample: Option<i64>) -> BatchSpec {
    BatchSpec {
        task,
        language: language.clone(),
        label: language.name(),
        sample,
        systems: Vec::new(),
        all_human: false,
        spread: false,
        seed: None,
    }
}

fn file(kind: FileKind, name: String, header: &str, rows: impl Iterator<Item = String>) -> File {
    let text: String = std::iter::once(header.to_owned()).chain(rows).collect();
    File { kind, name, format: Some(FileFormat::Tsv), bytes: text.into_bytes() }
}

fn settings(protocol: Protocol, languages: &[Language]) -> StudyEdit {
    let mut settings = Settings { contact: "manager@example.org".to_owned(), ..Settings::default() };
    for language in languages {
        settings.consent.set(language.clone(), &protocol.consent_in(Locale::of(language)));
    }
    for say in Locale::ALL {
        settings.titles.set(say.language(), protocol.title_in(say));
        settings.descriptions.set(say.language(), protocol.about_in(say));
    }
    StudyEdit { title: protocol.title().to_owned(), languages: languages.to_vec(), settings }
}

/// The countries from which people may work in the example, after XFORMAL's QC1.
fn countries(language: &Language) -> Result<Vec<shared::Country>, Problem> {
    let codes: &[&str] = match language.primary() {
        "fr" => &["FR", "CA"],
        "it" => &["IT"],
        "pt" => &["BR"],
        _ => &["US", "GB", "CA", "AU", "IE", "NZ"],
    };
    codes.iter().map(|code| code.parse()).collect()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Db, System, texts::model::Folder};

    #[tokio::test]
    async fn the_example_is_complete_and_made_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let db = Db::open(&format!("sqlite://{}", folder.path().join("x.db").display())).await.expect("opens");
        db.migrate().await.expect("migrates");
        let engine = Engine::new(db, Arc::new(System)).with_models(Folder::at(folder.path().join("models")));
        let first = engine.make_example("correct horse battery", Protocol::Xformal).await.expect("is made");
        assert!(first.made);
        assert_eq!(first.links.len(), 4);
        let again = engine.make_example("another long password", Protocol::Xformal).await.expect("is found");
        assert_eq!((again.made, again.study, again.links.len()), (false, first.study, 4));
        assert!(first.new_people && !again.new_people, "they keep their password");
        for ((_, old), (_, new)) in first.links.iter().zip(&again.links) {
            engine.invitation(old, Locale::En).await.expect_err("the links of the start before have ended");
            engine.invitation(new, Locale::En).await.expect("the new ones are good");
        }

        let (admin, _) = engine.example_admin("x").await.expect("is there");
        let overview = engine.overview(&admin, first.study).await.expect("an overview");
        assert_eq!((overview.holding.sources, overview.holding.live_tasks, overview.holding.gates), (160, 8, 12));
        assert_eq!(overview.holding.outputs, 160 * 4, "COPY, RULE-BASED and two models");
        assert_eq!(overview.holding.hits, 4 * (40 + PILOT_SOURCES));
        assert!(overview.steps.iter().all(|step| step.done), "{:?}", overview.steps);
        let models = overview.study.settings.models;
        assert!(models.len() == 4 && models.values().all(|named| named.len() == 5), "{models:?}");

        for protocol in [Protocol::Cocoa, Protocol::Mir, Protocol::Pang] {
            let example = engine.make_example("correct horse battery", protocol).await.expect("is made");
            assert!(example.made && example.study != first.study);
            let overview = engine.overview(&admin, example.study).await.expect("an overview");
            let consent = overview.study.settings.consent.get(&"en".parse().expect("a tag")).to_owned();
            assert_eq!(consent, protocol.consent_in(Locale::En));
            assert!(!consent.contains(Locale::En.example_task_xformal()), "its workers do something else: {consent}");
            let tasks = i64::try_from(protocol.presets().len()).expect("a few");
            assert_eq!((overview.holding.sources, overview.holding.live_tasks), (40, tasks), "{protocol:?}");
            let listed = engine.tasks(&admin, example.study).await.expect("its tasks");
            let gold = Gold::of(protocol).task.as_str();
            let task = listed.iter().map(|one| &one.task).find(|task| task.preset == gold).expect("a task with gold");
            let known = engine.known(&admin, example.study, task.id).await.expect("its known answers");
            assert!(known.items.len() == 6 && known.rule.is_some(), "{known:?}");
            let versions = engine.versions(&admin, example.study, task.id).await.expect("its versions");
            assert_eq!(versions.len(), 2, "{protocol:?}");
        }
    }
}
