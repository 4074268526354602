//! Checks that a database contains only the example, so that creating the example affects no other study.

use shared::{PersonId, StudyId};

use super::{PEOPLE, Protocol};
use crate::{Engine, Result};

impl Engine {
    /// Describes what a database contains besides the examples, with a phrase such as "2 other studies"; `None` if it
    /// contains only examples. People who work in an example belong to it. It only reads, even if the schema is from an
    /// earlier version.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn beside_examples(&self) -> Result<Option<String>> {
        let mut tx = self.read().await?;
        let mut examples: Vec<StudyId> = Vec::new();
        for protocol in Protocol::ALL {
            examples.extend(tx.fact(protocol.fact()).await?.and_then(|id| id.parse::<StudyId>().ok()));
        }
        examples.extend(super::folder::listed(&mut tx).await?.into_iter().map(|listed| listed.study));
        let studies = tx.study_ids().await?.into_iter().filter(|id| !examples.contains(id)).count();
        let accounts = PEOPLE.map(|(_, email, _)| email);
        let strangers: Vec<(PersonId, String)> = tx.people_without_study().await?;
        let people = strangers.iter().filter(|(_, email)| !accounts.contains(&email.as_str())).count();
        let counted = |n: usize, one: &str, many: &str| match n {
            0 => None,
            1 => Some(format!("1 {one}")),
            n => Some(format!("{n} {many}")),
        };
        let found =
            [counted(studies, "other study", "other studies"), counted(people, "other account", "other accounts")];
        let found: Vec<String> = found.into_iter().flatten().collect();
        Ok((!found.is_empty()).then(|| found.join(" and ")))
    }
}
