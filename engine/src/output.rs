//! Systems and their outputs: listed, counted, and made where a built-in rule can make them.

use scoring::{abbreviations, rule_based::rule_based};
use serde::Serialize;
use shared::{Action, Actor, Language, Output, OutputId, Problem, Study, StudyId, System, SystemId, SystemKind};

use crate::{Engine, Result, Tx, event::Happened};

/// The names no file may use: their outputs are made here.
pub const RESERVED: [&str; 3] = ["human", "COPY", "RULE-BASED"];

/// How many outputs a page holds.
pub const PAGE: i64 = 200;

/// A system with the number of its outputs in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, sqlx::FromRow)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CountedSystem {
    /// The system.
    pub id: SystemId,
    /// Its name.
    pub name: String,
    /// How its outputs are made.
    pub kind: SystemKind,
    /// The language; none if it has no outputs at all.
    pub language: Option<Language>,
    /// How many outputs.
    pub outputs: i64,
}

/// A page of outputs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutputPage {
    /// The outputs, the oldest first.
    pub outputs: Vec<Output>,
    /// The output after which the next page begins, if there is one.
    pub next: Option<OutputId>,
}

/// A system whose outputs the platform makes from the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builtin {
    /// The source itself.
    Copy,
    /// The rule-based baseline with the study's abbreviations.
    RuleBased,
}

impl Builtin {
    /// Its name in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Copy => "COPY",
            Self::RuleBased => "RULE-BASED",
        }
    }

    const fn kind(self) -> SystemKind {
        match self {
            Self::Copy => SystemKind::Copy,
            Self::RuleBased => SystemKind::RuleBased,
        }
    }

    fn make(self, study: &Study, language: &Language, text: &str) -> String {
        match self {
            Self::Copy => text.to_owned(),
            Self::RuleBased => match study.settings.abbreviations.get(language) {
                Some(list) => rule_based(text, list),
                None => rule_based(text, &abbreviations::of(language.as_str())),
            },
        }
    }
}

impl std::str::FromStr for Builtin {
    type Err = Problem;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = [Self::Copy, Self::RuleBased].into_iter().find(|builtin| builtin.name() == name);
        found.ok_or_else(|| {
            Problem::invalid("system", format!("\"{name}\" is no built-in system; there are COPY and RULE-BASED."))
        })
    }
}

impl Engine {
    /// The systems of a study with how many outputs they have in each language.
    ///
    /// # Errors
    /// The actor may not read texts here.
    pub async fn systems(&self, actor: &Actor, study: StudyId) -> Result<Vec<CountedSystem>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTexts).await?;
        tx.counted_systems(study).await
    }

    /// A page of the outputs of a study, of one system or of all.
    ///
    /// # Errors
    /// The actor may not read texts here.
    pub async fn outputs(
        &self,
        actor: &Actor,
        study: StudyId,
        system: Option<SystemId>,
        after: Option<OutputId>,
    ) -> Result<OutputPage> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTexts).await?;
        let mut outputs = tx.outputs(study, system, after, PAGE + 1).await?;
        let more = outputs.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            outputs.pop();
        }
        let next = outputs.last().filter(|_| more).map(|output| output.id);
        Ok(OutputPage { outputs, next })
    }

    /// Makes the outputs of a built-in system for the sources that have none of it yet; how many that were.
    ///
    /// # Errors
    /// The actor may not import texts here.
    pub async fn run_builtin(&self, actor: &Actor, study: StudyId, builtin: Builtin) -> Result<usize> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        tx.lock_study(study).await?;
        let found = tx.known_study(study).await?;
        let system = self.system(&mut tx, study, builtin.name(), builtin.kind()).await?;
        let missing = tx.without_output(study, system.id).await?;
        let make = |(source_id, language, text): (_, Language, String)| Output {
            id: self.id(),
            study_id: study,
            source_id,
            system_id: system.id,
            text: builtin.make(&found, &language, &text),
            author_id: None,
            created_at: self.now(),
        };
        let outputs: Vec<Output> = missing.into_iter().map(make).collect();
        tx.add_outputs(&outputs).await?;
        if !outputs.is_empty() {
            self.score_arrivals(&mut tx, study).await?;
        }
        self.record(&mut tx, Happened::by(actor, study, "run", "system", system.id), None::<&()>, Some(&outputs.len()))
            .await?;
        tx.commit().await?;
        Ok(outputs.len())
    }

    /// The system of this name, made if it is not there yet.
    pub(crate) async fn system(&self, tx: &mut Tx, study: StudyId, name: &str, kind: SystemKind) -> Result<System> {
        let new = System { id: self.id(), study_id: study, name: name.to_owned(), kind };
        match tx.named_system(&new).await? {
            Some(found) if found.kind == kind => Ok(found),
            _ => {
                Err(Problem::invalid("system", format!("The name \"{name}\" belongs to a system of another kind."))
                    .into())
            }
        }
    }
}
