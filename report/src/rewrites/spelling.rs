//! Misspelt words of rewrites, by the dictionaries that the study names, with suggestions for a person to judge.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use engine::{Error, Result, access::Permit as _, texts::model::Models};
use scoring::spelling::Dictionary;
use serde::Serialize;
use shared::{
    Action, Actor, Language, Locale, ModelFile, ModelKind, OutputId, Problem, RewriteShow, Settings, StudyId, WorkerId,
};
use store::rewrite::RewriteRow;

use super::{Lists, Rewrite, rewrite};
use crate::{Reports, memory::Memory};

/// The number of rewrites on a page.
const PAGE: usize = 20;

/// The number of rewrites that are read at once to fill a page.
const READ: i64 = 500;

/// Rewrites with misspelt words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Misspellings {
    /// The languages whose words were looked up.
    pub languages: Vec<Language>,
    /// The reasons why rewrites in other languages were not checked.
    pub without: Vec<String>,
    /// The rewrites, the oldest first.
    pub rewrites: Vec<Misspelt>,
    /// The cursor for the next page, if there may be a next page.
    pub next: Option<OutputId>,
}

/// A rewrite with misspelt words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Misspelt {
    /// The rewrite; its current text is the corrected text, if it was corrected.
    pub rewrite: Rewrite,
    /// Its words that are not in the dictionary.
    pub words: Vec<Word>,
}

/// A word that is not in the dictionary.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MisspeltWord))]
pub struct Word {
    /// The word.
    pub word: String,
    /// Suggested corrections, the most likely first.
    pub suggestions: Vec<String>,
}

/// A dictionary of a study: the file that names it, its contents, and the additional known words.
struct Named {
    file: ModelFile,
    dictionary: Arc<Dictionary>,
    known: BTreeSet<String>,
}

impl Reports {
    /// A page of the rewrites in use that have misspelt words, in all languages or one; `after` is `next` of the
    /// previous page. The reasons why languages were not checked are in the language `say`.
    ///
    /// # Errors
    /// The actor may not decide here.
    pub async fn misspellings(
        &self,
        actor: &Actor,
        study: StudyId,
        language: Option<Language>,
        after: Option<OutputId>,
        say: Locale,
    ) -> Result<Misspellings> {
        let reader = self.engine().read().await?.permit(actor, study, Action::Adjudicate).await?.worker;
        self.compute(study, async move |on| on.look_for_misspellings(study, (reader, say), language, after).await).await
    }

    async fn look_for_misspellings(
        &self,
        study: StudyId,
        (reader, say): (Option<WorkerId>, Locale),
        language: Option<Language>,
        mut after: Option<OutputId>,
    ) -> Result<Misspellings> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let settings = Arc::new(facts.settings);
        let wanted = facts.languages.into_iter().filter(|one| language.as_ref().is_none_or(|wanted| wanted == one));
        let mut known = BTreeMap::new();
        for language in wanted {
            let words = tx.known_words(study, &language).await?;
            known.insert(language, words);
        }
        let (named, without) = self.dictionaries(settings.clone(), known, say).await?;
        let (named, mut rewrites) = (Arc::new(named), Vec::new());
        let mut next = None;
        while !named.is_empty() {
            let rows = tx.rewrites(study, language.as_ref(), RewriteShow::Used, (after, READ)).await?;
            let Some(last) = rows.last() else { break };
            after = Some(last.id);
            let (named, settings, room) = (named.clone(), settings.clone(), PAGE - rewrites.len());
            let looking = tokio::task::spawn_blocking(move || look(rows, &named, &settings, (reader, room)));
            rewrites.extend(looking.await.map_err(|error| Error::Unexpected(format!("spelling: {error}")))?);
            if rewrites.len() == PAGE {
                next = rewrites.last().map(|misspelt: &Misspelt| misspelt.rewrite.output);
                break;
            }
        }
        let languages = named.keys().cloned().collect();
        Ok(Misspellings { languages, without, rewrites, next })
    }

    /// The dictionaries of languages, and the reasons why other dictionaries are unavailable.
    async fn dictionaries(
        &self,
        settings: Arc<Settings>,
        known: BTreeMap<Language, BTreeSet<String>>,
        say: Locale,
    ) -> Result<(BTreeMap<Language, Named>, Vec<String>)> {
        let folder = self.engine().folder().clone();
        let reading = tokio::task::spawn_blocking(move || {
            let (mut found, mut without, mut unnamed) = (BTreeMap::new(), Vec::new(), Vec::new());
            for (language, known) in known {
                let file = settings.models.get(&language).and_then(|models| models.get(&ModelKind::Dictionary));
                let Some(file) = file.cloned() else {
                    unnamed.push(language.name());
                    continue;
                };
                match Models::dictionary(&folder, &file) {
                    Ok(dictionary) => drop(found.insert(language, Named { file, dictionary, known })),
                    Err(error) => without.push(say.refusal(&Problem::from(error))),
                }
            }
            if !unnamed.is_empty() {
                without.push(say.rewrites_unnamed_dictionaries(unnamed.join(", ")));
            }
            (found, without)
        });
        reading.await.map_err(|error| Error::Unexpected(format!("dictionaries: {error}")))
    }
}

/// The first rewrites with misspelt words: as many as there is room for.
fn look(
    rows: Vec<RewriteRow>,
    named: &BTreeMap<Language, Named>,
    settings: &Settings,
    (reader, room): (Option<WorkerId>, usize),
) -> Vec<Misspelt> {
    let mut lists = Lists::new();
    let misspelt = |row: RewriteRow| {
        let Named { file, dictionary, known } = named.get(&row.language)?;
        let text = row.corrected.as_deref().unwrap_or(&row.text);
        let words = dictionary.misspelt(text, &row.source, known);
        let word = |word: String| Word { suggestions: suggestions(file, dictionary, &word), word };
        (!words.is_empty()).then(|| Misspelt {
            words: words.into_iter().map(word).collect(),
            rewrite: rewrite(row, settings, &mut lists, reader),
        })
    };
    rows.into_iter().filter_map(misspelt).take(room).collect()
}

/// The suggested corrections of a word. Finding them takes milliseconds, and a page is opened again after each
/// decision, so they are remembered.
fn suggestions(file: &ModelFile, dictionary: &Dictionary, word: &str) -> Vec<String> {
    static BEFORE: Memory<Vec<String>> = Memory::new();
    BEFORE.get(format!("{} {word}", file.sha256), || dictionary.suggestions(word), |_| true)
}
