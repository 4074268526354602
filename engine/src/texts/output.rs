//! Systems and their outputs: listing and counting them, and creating those of built-in systems.

use scoring::{abbreviations, rule_based::rule_based};
use serde::Serialize;
use shared::{
    Action, Actor, Language, OutputId, Problem, SourceId, Study, StudyId, System, SystemKind, import::FileKind, refusal,
};
use store::arrival::ArrivalRow;

use crate::{
    Engine, Result, Tx,
    access::{Permit as _, known_study},
    audit::event::Happened,
    blocking::{Place, place},
    texts::{
        import::arrive::{Arrival, Chunks, no_import},
        source::{MayChange, reads_more, searched},
    },
};

pub use store::output::{CountedSystem, ListedOutput, OutputFilter};

/// How often the outputs of a built-in system are created again, because something was imported in the meantime.
const TRIES: usize = 5;

/// The number of outputs that are created and written together; a text has at most 10,000 characters.
const MADE_AT_ONCE: usize = 200;

/// The names that files may not use, because their outputs are created here.
pub const RESERVED: [&str; 3] = ["human", "COPY", "RULE-BASED"];

/// The number of outputs on a page.
pub const PAGE: i64 = 50;

/// A page of outputs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutputPage {
    /// The outputs, the oldest first, with what uses them. A search reads 10,000 outputs at most, so it may find none
    /// although there is a next page.
    pub outputs: Vec<ListedOutput>,
    /// The output after which the next page begins, if there is one.
    pub next: Option<OutputId>,
    /// What the actor may do with the texts.
    #[serde(skip)]
    pub may: MayChange,
}

/// A system whose outputs are created from the sources by a rule.
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

    pub(super) fn make(self, study: &Study, language: &Language, text: &str) -> String {
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
            let builtins = [Self::Copy.name(), Self::RuleBased.name()].join(", ");
            Problem::invalid("system", refusal::not_one_of(name, builtins))
        })
    }
}

impl Engine {
    /// The systems of a study, with the number of their outputs in each language.
    ///
    /// # Errors
    /// The actor may not read texts in this study.
    pub async fn systems(&self, actor: &Actor, study: StudyId) -> Result<Vec<CountedSystem>> {
        let mut tx = self.read().await?;
        tx.permit(actor, study, Action::SeeTexts).await?;
        tx.counted_systems(study).await
    }

    /// A page of the outputs of a study.
    ///
    /// # Errors
    /// The actor may not read texts in this study, or the words to search for are too long.
    pub async fn outputs(&self, actor: &Actor, study: StudyId, filter: OutputFilter) -> Result<OutputPage> {
        let mut tx = self.read().await?;
        let may = MayChange::of(&tx.permit(actor, study, Action::SeeTexts).await?);
        let filter = OutputFilter { search: searched(filter.search)?, ..filter };
        let mut end = None;
        if reads_more(filter.search.as_ref(), filter.state) || filter.language.is_some() {
            drop(tx);
            tx = self.in_background().read().await?;
            end = tx.outputs_searched(study, &filter).await?;
        }
        let mut outputs = tx.listed_outputs(study, &filter, (end, PAGE + 1)).await?;
        let more = outputs.len() > usize::try_from(PAGE).unwrap_or(usize::MAX);
        if more {
            outputs.pop();
        }
        let next = if more { outputs.last().map(|output| output.id) } else { end };
        Ok(OutputPage { outputs, next, may })
    }

    /// Creates the outputs of a built-in system for the sources that have none yet, and returns how many.
    ///
    /// # Errors
    /// The actor may not import texts in this study.
    pub async fn run_builtin(&self, actor: &Actor, study: StudyId, builtin: Builtin) -> Result<usize> {
        for _ in 0..TRIES {
            if let Some(made) = self.try_builtin(actor, study, builtin).await? {
                return Ok(made);
            }
        }
        Err(Problem::conflict(refusal::imports_kept_changing()).into())
    }

    /// The number of created outputs; `None` if something was imported in the meantime.
    async fn try_builtin(&self, actor: &Actor, study: StudyId, builtin: Builtin) -> Result<Option<usize>> {
        let mut tx = self.write().await?;
        tx.permit(actor, study, Action::ImportTexts).await?;
        tx.lock_study(study).await?;
        let found = known_study(&mut tx, study).await?;
        let system = self.system(&mut tx, study, builtin.name(), builtin.kind()).await?;
        tx.commit().await?;
        let place = place().await?;
        let mut tx = self.in_background().read().await?;
        let base = no_import(&mut tx, study).await?;
        let missing = tx.without_output(study, system.id).await?;
        drop(tx);
        let n = missing.len();
        let arrival = Arrival {
            actor: *actor,
            study,
            kind: FileKind::Outputs,
            systems: vec![(system.name, system.kind)],
            base,
            verb: "run",
            what: "system",
            which: system.id.to_string(),
            after: serde_json::to_value(n)?,
            upload: None,
        };
        if n == 0 {
            let mut tx = self.write().await?;
            let what = Happened::by(actor, study, "run", "system", system.id);
            self.record(&mut tx, what, None::<&()>, Some(&arrival.after)).await?;
            tx.commit().await?;
            return Ok(Some(0));
        }
        Ok(self.arrive(arrival, self.make(place, builtin, found, missing)).await?.then_some(n))
    }

    /// Creates outputs, as fast as they are consumed.
    fn make(&self, place: Place, builtin: Builtin, study: Study, missing: Vec<(SourceId, Language, String)>) -> Chunks {
        let (to, chunks) = tokio::sync::mpsc::channel(1);
        let engine = self.clone();
        let ended = to.clone();
        let work = move || {
            for (part, missing) in missing.chunks(MADE_AT_ONCE).enumerate() {
                let row = |(at, (source, language, text)): (usize, &(SourceId, Language, String))| ArrivalRow {
                    n: i64::try_from(part * MADE_AT_ONCE + at).unwrap_or_default(),
                    id: engine.id(),
                    text: builtin.make(&study, language, text),
                    language: None,
                    external_id: None,
                    meta: None,
                    source_id: Some(*source),
                    system: Some(builtin.name().to_owned()),
                };
                let rows = missing.iter().enumerate().map(row).collect();
                // The receiver is gone.
                if to.blocking_send(Ok(rows)).is_err() {
                    return;
                }
            }
        };
        tokio::spawn(async move {
            // If the rows end early, they must not be mistaken for all rows.
            if let Err(error) = place.run(work).await {
                let _ = ended.send(Err(error)).await;
            }
        });
        chunks
    }

    /// The system of this name, created if it does not exist yet.
    pub(crate) async fn system(&self, tx: &mut Tx, study: StudyId, name: &str, kind: SystemKind) -> Result<System> {
        let new = System { id: self.id(), study_id: study, name: name.to_owned(), kind };
        match tx.named_system(&new).await? {
            Some(found) if found.kind == kind => Ok(found),
            _ => Err(Problem::invalid("system", refusal::system_of_another_kind(name)).into()),
        }
    }
}
