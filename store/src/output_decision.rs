//! Queries of what was decided about rewrites after they were written, and of words known in addition to the dictionaries.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use shared::{
    Language, OutputDecisionId, OutputId, PersonId, RewriteVerdict, SourceId, StudyId, SystemId, Time, WorkerId,
};

use super::{row, rows, run};
use crate::{Result, Tx};

/// A rewrite as it was written, with the latest decision about it.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug, sqlx::FromRow)]
pub struct Original {
    pub source_id: SourceId,
    pub system_id: SystemId,
    pub author_id: Option<WorkerId>,
    pub language: Language,
    pub source: String,
    pub text: String,
    pub verdict: Option<RewriteVerdict>,
    pub reason: Option<String>,
    pub corrected: Option<String>,
}

/// A decision to be stored.
#[expect(missing_docs, reason = "most fields are columns")]
#[derive(Clone, Debug)]
pub struct NewDecision<'a> {
    pub id: OutputDecisionId,
    pub study: StudyId,
    pub output: OutputId,
    pub verdict: RewriteVerdict,
    pub reason: &'a str,
    pub replacement: Option<OutputId>,
    pub person: PersonId,
    pub at: Time,
}

/// What reports go without in each language.
#[derive(Clone, Debug, Default)]
pub struct DecidedCounts(BTreeMap<Language, Without>);

/// How many rewrites reports go without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without {
    /// Those that were removed.
    pub removed: usize,
    /// Those that were replaced by a corrected text.
    pub corrected: usize,
    /// The others by workers whose work is left out.
    pub left_out: usize,
}

impl DecidedCounts {
    /// Those of a language.
    pub fn of(&self, language: &Language) -> Without {
        self.0.get(language).copied().unwrap_or_default()
    }
}

impl Tx {
    /// A rewrite of a study as it was written; a correction is none.
    pub async fn original(&mut self, study: StudyId, output: OutputId) -> Result<Option<Original>> {
        row!(
            self,
            Original,
            "select o.source_id, o.system_id, o.author_id, s.language, s.text as source, o.text, d.verdict, d.reason, c.text as corrected
               from output o
               join system y on y.id = o.system_id and y.kind = 'human'
               join source s on s.id = o.source_id
               left join standing_decision d on d.output_id = o.id
               left join output c on c.id = d.replacement_id
              where o.study_id = $1
                and o.id = $2
                and not exists (select 1 from output_decision r where r.replacement_id = o.id)",
            study,
            output
        )
    }

    /// Adds a text that replaces a rewrite, by the same writer.
    pub async fn add_correction(
        &mut self,
        (id, text): (OutputId, &str),
        of: &Original,
        (study, at): (StudyId, Time),
    ) -> Result<()> {
        run!(
            self,
            "insert into output (id, study_id, source_id, system_id, text, author_id, created_at)
             values ($1, $2, $3, $4, $5, $6, $7)",
            id,
            study,
            of.source_id,
            of.system_id,
            text,
            of.author_id,
            at
        )?;
        Ok(())
    }

    /// Adds a decision after all others of its study.
    pub async fn add_output_decision(&mut self, new: &NewDecision<'_>) -> Result<()> {
        run!(
            self,
            "insert into output_decision (id, study_id, output_id, turn, verdict, reason, replacement_id, person_id, created_at)
             select $1, $2, $3, coalesce(max(turn), 0) + 1, $4, $5, $6, $7, $8
               from output_decision
              where study_id = $2",
            new.id,
            new.study,
            new.output,
            new.verdict,
            new.reason,
            new.replacement,
            new.person,
            new.at
        )?;
        Ok(())
    }

    /// The sources of which a rewrite is removed, corrected, left out with its writer or withdrawn.
    pub async fn decided_sources(&mut self, study: StudyId) -> Result<HashSet<SourceId>> {
        let found: Vec<(SourceId,)> = rows!(
            self,
            (SourceId,),
            "select distinct o.source_id
               from standing_decision d
               join output o on o.id = d.output_id
              where d.study_id = $1 and d.verdict <> 'kept'
             union
             select o.source_id
               from worker w
               join output o on o.author_id = w.id
              where w.study_id = $1 and w.left_out_at is not null
             union
             select source_id from withdrawn_text where study_id = $1",
            study
        )?;
        Ok(found.into_iter().map(|(source,)| source).collect())
    }

    /// The sources that a worker has rewritten.
    pub async fn sources_by(&mut self, worker: WorkerId) -> Result<BTreeSet<SourceId>> {
        let found: Vec<(SourceId,)> =
            rows!(self, (SourceId,), "select distinct source_id from output where author_id = $1", worker)?;
        Ok(found.into_iter().map(|(source,)| source).collect())
    }

    /// How many rewrites are removed, corrected, and left out with their writers.
    pub async fn decided_counts(&mut self, study: StudyId) -> Result<DecidedCounts> {
        let found: Vec<(Language, RewriteVerdict, i64)> = rows!(
            self,
            (Language, RewriteVerdict, i64),
            "select s.language, d.verdict, count(*)
               from standing_decision d
               join output o on o.id = d.output_id
               join source s on s.id = o.source_id
               left join worker w on w.id = o.author_id
              where d.study_id = $1 and w.left_out_at is null
              group by s.language, d.verdict",
            study
        )?;
        let left_out: Vec<(Language, i64)> = rows!(
            self,
            (Language, i64),
            "select s.language, count(*)
               from worker w
               join output o on o.author_id = w.id
               join source s on s.id = o.source_id
              where w.study_id = $1
                and w.left_out_at is not null
                and not exists (select 1 from output_decision r where r.replacement_id = o.id)
              group by s.language",
            study
        )?;
        let mut counts = DecidedCounts::default();
        for (language, verdict, n) in found {
            let n = usize::try_from(n).unwrap_or_default();
            let count = counts.0.entry(language).or_default();
            match verdict {
                RewriteVerdict::Removed => count.removed = n,
                RewriteVerdict::Corrected => count.corrected = n,
                RewriteVerdict::Kept => {}
            }
        }
        for (language, n) in left_out {
            counts.0.entry(language).or_default().left_out = usize::try_from(n).unwrap_or_default();
        }
        Ok(counts)
    }

    /// The words of a language that a study knows in addition to the dictionary, in lower case.
    pub async fn known_words(&mut self, study: StudyId, language: &Language) -> Result<BTreeSet<String>> {
        let found: Vec<(String,)> = rows!(
            self,
            (String,),
            "select word from known_word where study_id = $1 and language = $2",
            study,
            language
        )?;
        Ok(found.into_iter().map(|(word,)| word).collect())
    }

    /// Adds a word to those that are known; false if it is there already.
    pub async fn add_known_word(
        &mut self,
        (study, person): (StudyId, PersonId),
        language: &Language,
        word: &str,
        at: Time,
    ) -> Result<bool> {
        let added = run!(
            self,
            "insert into known_word (study_id, language, word, person_id, created_at)
             values ($1, $2, $3, $4, $5)
             on conflict (study_id, language, word) do nothing",
            study,
            language,
            word,
            person,
            at
        )?;
        Ok(added == 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::plan::plan;

    /// Reports and batches read all outputs in use: to read all decisions for each of them would be slow.
    #[tokio::test]
    async fn decisions_are_looked_up_by_their_output() {
        for (sql, parameters) in [
            ("select id from used_output where study_id = $1", 1),
            (
                "select d.verdict from output o left join standing_decision d on d.output_id = o.id where o.study_id = $1",
                1,
            ),
        ] {
            let plan = plan(sql, parameters).await;
            assert!(!plan.iter().any(|step| step.starts_with("SCAN")), "{plan:#?}");
        }
    }
}
