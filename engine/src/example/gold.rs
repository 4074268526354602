//! Items with a known answer in an example, and the second version of the task that mixes them in: the first one was
//! published without them, as it happens.

use shared::{Actor, Below, KnownRule, Language, StudyId, TaskId};

use super::{Protocol, texts::ExampleTexts};
use crate::{Engine, Result, design::preset::Preset};

/// How many items of a language have a known answer.
const ITEMS: usize = 6;
/// The system whose outputs they are: its style is neither poor nor excellent, so the first answer is wrong.
const SYSTEM: &str = "model-a";

/// One hit in three is such an item; who answers fewer than half of three or more as expected is paused.
const RULE: KnownRule = KnownRule { every: 3, least: 50, after: 3, below: Below::Pause };

/// The task with such items, the question, the expected answer, and how far off an answer may be.
pub(super) struct Gold {
    pub task: Preset,
    question: &'static str,
    expected: i64,
    tolerance: i64,
}

impl Gold {
    /// The known answers of the example of a protocol.
    pub(super) const fn of(protocol: Protocol) -> Self {
        let (task, question, expected, tolerance) = match protocol {
            Protocol::Xformal => (Preset::Formality, "formality", 1, 2),
            Protocol::Cocoa => (Preset::QualitySix, "quality", 5, 2),
            Protocol::Mir => (Preset::IntensityAbsolute, "intensity", 4, 2),
            Protocol::Pang => (Preset::FluencyFour, "fluency", 3, 1),
        };
        Self { task, question, expected, tolerance }
    }

    /// The list as people upload it: the last sources of each language.
    fn table(&self, texts: &[ExampleTexts]) -> String {
        let Self { question, expected, tolerance, .. } = self;
        let mut lines = vec![format!("id\tlanguage\tsystems\tkind\ttolerance\t{question}\n")];
        for texts in texts {
            let language: &Language = &texts.language;
            let line = |id: &str| format!("{id}\t{language}\t{SYSTEM}\tgold\t{tolerance}\t{expected}\n");
            lines.extend(texts.sources.iter().rev().take(ITEMS).map(|source| line(&source.id)));
        }
        lines.concat()
    }
}

impl Engine {
    /// Publishes the second version of a task, and adds its items with a known answer.
    pub(super) async fn add_example_gold(
        &self,
        admin: &Actor,
        (study, task): (StudyId, TaskId),
        gold: &Gold,
        texts: &[ExampleTexts],
    ) -> Result<()> {
        self.redraft_task(admin, study, task).await?;
        let versions = self.versions(admin, study, task).await?;
        if let Some(draft) = versions.into_iter().next() {
            let definition = shared::Definition { known: Some(RULE), ..draft.definition };
            self.edit_task(admin, study, task, definition).await?;
        }
        self.publish_task(admin, study, task).await?;
        self.add_known(admin, study, task, &gold.table(texts)).await?;
        Ok(())
    }
}
