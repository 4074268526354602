//! Analysis of how workers changed their sources: kinds of edits, distance, diversity and style (XFORMAL, section 4).
//!
//! It is computed from the texts themselves, so it does not depend on a job and always covers all rewrites; it is
//! computed only once for the same texts.

mod print;
mod style;

use std::sync::Arc;

use engine::{
    Result,
    jobs::score::Rules,
    texts::model::{Folder, Models},
};
use scoring::{
    abbreviations::Abbreviations,
    edit_types::{self, Definition, EditType, edit_types},
    led::led,
    levenshtein,
    self_bleu::self_bleu,
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use shared::{Actor, Language, ModelFile, ModelKind, Problem, Settings, StudyId, SystemKind};
use store::output::Written;

use crate::{ReportKind, Reports, agreement::SOFTWARE, memory::Memory};

pub(crate) use print::is_significant;
pub use print::star;
pub(crate) use style::{Scored, log_odds};
pub use style::{Spread, Style, StyleRange};

/// Ranges of a histogram at most.
const RANGES: usize = 16;

/// The analysis of the rewrites of a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RewriteAnalysis))]
pub struct Analysis {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The program and version that computed it.
    pub software: String,
    /// A part a language that has rewrites.
    pub languages: Vec<LanguageAnalysis>,
}

/// The analysis of the rewrites in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RewriteAnalysisOfLanguage))]
pub struct LanguageAnalysis {
    /// The language.
    pub language: Language,
    /// Sources with a rewrite.
    pub n_sources: usize,
    /// Rewrites that are used.
    pub n_rewrites: usize,
    /// Rewrites that were removed.
    pub n_removed: usize,
    /// Rewrites that were replaced by a corrected text.
    pub n_corrected: usize,
    /// Rewrites by workers whose work is excluded; they are not in the figures.
    pub n_left_out: usize,
    /// Rewrites that show each kind of edit; a rewrite may show several.
    pub edit_types: Vec<Edits>,
    /// Mean share of tokens that source and rewrite do not have in common, from 0 to 1 (LeD).
    pub led: f64,
    /// Mean number of characters changed (Levenshtein).
    pub edit_distance: f64,
    /// The number of rewrites by the number of characters changed.
    pub distances: Vec<Range>,
    /// The similarity of the rewrites of a source to each other.
    pub self_bleu: Diversity,
    /// The difference in style between sources and rewrites.
    pub style: Style,
}

/// Rewrites that show a kind of edit.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Edits {
    /// The kind.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: EditType,
    /// Rewrites that show it by the paper's definition.
    pub n: usize,
    /// Rewrites that show it by the rules of the paper's released code.
    pub n_released: usize,
}

/// The number of rewrites in a range, with both ends included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DistanceRange))]
pub struct Range {
    /// The least.
    pub from: usize,
    /// The most.
    pub to: usize,
    /// The number of rewrites.
    pub n: usize,
}

/// The similarity of the rewrites of a source: self-BLEU, from 0 to 100; a higher value means less diversity.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Diversity {
    /// The value.
    pub value: Option<f64>,
    /// Sources with two rewrites or more, on which it rests.
    pub n_sources: usize,
    /// The configuration that must be equal for two values to be comparable.
    pub signature: Option<String>,
    /// The reason why the value is undefined, if it is.
    pub undefined: Option<String>,
}

impl Reports {
    /// Analyses how workers changed their sources.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn rewrite_analysis(&self, actor: &Actor, study: StudyId) -> Result<Arc<Analysis>> {
        let make =
            move |reports: Self| async move { reports.compute(study, async move |on| on.analyse(study).await).await };
        self.report(actor, study, (ReportKind::Rewrites, String::new()), make).await
    }

    async fn analyse(&self, study: StudyId) -> Result<Analysis> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let written = tx.written(study).await?;
        let counts = tx.decided_counts(study).await?;
        tx.commit().await?;
        let mut languages = languages(&written, &facts.settings, self.engine().folder());
        for of in &mut languages {
            let without = counts.of(&of.language);
            (of.n_removed, of.n_corrected, of.n_left_out) = (without.removed, without.corrected, without.left_out);
        }
        Ok(Analysis { study, title: facts.title, software: SOFTWARE.to_owned(), languages })
    }
}

/// A source with its rewrites.
struct Rewritten<'a> {
    source: &'a str,
    rewrites: Vec<&'a str>,
}

/// A part a language, from outputs in the order of their sources.
fn languages(written: &[Written], settings: &Settings, folder: &Folder) -> Vec<LanguageAnalysis> {
    let mut sources: Vec<(&Language, Rewritten<'_>)> = Vec::new();
    for outputs in written.chunk_by(|a, b| a.source_id == b.source_id) {
        let human = outputs.iter().filter(|output| output.kind == SystemKind::Human);
        let rewrites: Vec<&str> = human.map(|output| output.text.as_str()).collect();
        if !rewrites.is_empty() {
            sources.push((&outputs[0].language, Rewritten { source: &outputs[0].source, rewrites }));
        }
    }
    sources.sort_by_key(|(language, _)| *language);
    let parts = sources.chunk_by(|(a, _), (b, _)| a == b);
    parts.map(|part| remembered(part[0].0, part.iter().map(|(_, rewritten)| rewritten), (settings, folder))).collect()
}

/// Analyses the rewrites of a language, or returns the earlier result for exactly these rewrites.
fn remembered<'a>(
    language: &Language,
    sources: impl Iterator<Item = &'a Rewritten<'a>>,
    (settings, folder): (&Settings, &Folder),
) -> LanguageAnalysis {
    static BEFORE: Memory<LanguageAnalysis> = Memory::new();
    let sources: Vec<&Rewritten<'_>> = sources.collect();
    // A model whose file is missing may be there the next time.
    let lasting = |found: &LanguageAnalysis| found.style.undefined.is_none() || named(settings, language).is_none();
    BEFORE.get(digest(language, &sources, settings), || of_language(language, &sources, (settings, folder)), lasting)
}

/// The digest of all that an analysis depends on.
fn digest(language: &Language, sources: &[&Rewritten<'_>], settings: &Settings) -> String {
    let mut hash = Sha256::new();
    hash.update(format!("{SOFTWARE}\n{language}\n{:?}\n", named(settings, language)));
    hash.update(format!("{:?}\n", settings.abbreviations.get(language)));
    for of in sources {
        hash.update(format!("{} {}\n{}\n", of.rewrites.len(), of.source.len(), of.source));
        of.rewrites.iter().for_each(|text| hash.update(format!("{}\n{text}\n", text.len())));
    }
    hex::encode(hash.finalize())
}

/// The style model that the study names for a language.
fn named<'a>(settings: &'a Settings, language: &Language) -> Option<&'a ModelFile> {
    settings.models.get(language).and_then(|models| models.get(&ModelKind::Style))
}

fn of_language(
    language: &Language,
    sources: &[&Rewritten<'_>],
    (settings, folder): (&Settings, &Folder),
) -> LanguageAnalysis {
    let rules = Rules::new(language, settings);
    let pairs: Vec<(&str, &str)> =
        sources.iter().flat_map(|of| of.rewrites.iter().map(|rewrite| (of.source, *rewrite))).collect();
    let mean = |sum: f64| sum / pairs.len() as f64;
    let changed: Vec<usize> = pairs.iter().map(|(a, b)| levenshtein::characters(a, b).edits).collect();
    let (edit_types, self_bleu, style) = std::thread::scope(|scope| {
        let edits = scope.spawn(|| edits(&pairs, &rules.abbreviations()));
        let style = style_of(sources, language, (settings, folder));
        let diversity = diversity(sources, &rules);
        (edits.join().expect("counting edits does not panic"), diversity, style)
    });
    LanguageAnalysis {
        language: language.clone(),
        n_sources: sources.len(),
        n_rewrites: pairs.len(),
        n_removed: 0,
        n_corrected: 0,
        n_left_out: 0,
        edit_types,
        led: mean(pairs.iter().map(|(a, b)| led(a, b)).sum()),
        edit_distance: mean(changed.iter().sum::<usize>() as f64),
        distances: ranges(&changed),
        self_bleu,
        style,
    }
}

/// Computed with the style model that the study names for the language, otherwise with a classifier trained here.
fn style_of(sources: &[&Rewritten<'_>], language: &Language, (settings, folder): (&Settings, &Folder)) -> Style {
    let Some(file) = named(settings, language) else { return style::by_own_words(sources) };
    match Models::style(folder, file) {
        Ok(model) => style::by_model(sources, &model, file),
        Err(why) => Style::undefined(Problem::from(why).to_string()),
    }
}

fn edits(pairs: &[(&str, &str)], abbreviations: &Abbreviations) -> Vec<Edits> {
    let count = |definition| {
        let shown: Vec<_> = pairs.iter().map(|(a, b)| edit_types(a, b, abbreviations, definition)).collect();
        edit_types::counts(&shown)
    };
    let (paper, released) = (count(Definition::Paper), count(Definition::Released));
    EditType::ALL.map(|kind| Edits { kind, n: paper[&kind], n_released: released[&kind] }).into()
}

fn diversity(sources: &[&Rewritten<'_>], rules: &Rules) -> Diversity {
    let rewrites: Vec<Vec<&str>> = sources.iter().map(|of| of.rewrites.clone()).collect();
    match self_bleu(&rewrites, &rules.corpus_bleu()) {
        Ok(found) => Diversity {
            value: Some(found.value),
            n_sources: found.n_sources,
            signature: Some(found.signature),
            undefined: None,
        },
        Err(_) => Diversity {
            value: None,
            n_sources: 0,
            signature: None,
            undefined: Some("no source has two rewrites to compare".to_owned()),
        },
    }
}

/// Counts values in ranges of a common round width, from 0 to the largest.
fn ranges(values: &[usize]) -> Vec<Range> {
    let largest = values.iter().copied().max().unwrap_or_default();
    let decades = std::iter::successors(Some(1_usize), |decade| decade.checked_mul(10));
    let mut widths = decades.flat_map(|decade| [1, 2, 5].map(|step| decade.saturating_mul(step)));
    let width = widths.find(|width| largest / width < RANGES).unwrap_or(usize::MAX);
    let mut ranges: Vec<Range> =
        (0..=largest / width).map(|k| Range { from: k * width, to: k * width + (width - 1), n: 0 }).collect();
    for value in values {
        ranges[value / width].n += 1;
    }
    ranges
}

impl LanguageAnalysis {
    /// A number of rewrites as a share of all.
    pub fn share(&self, n: usize) -> f64 {
        n as f64 / self.n_rewrites as f64
    }
}

#[cfg(test)]
mod tests {
    use shared::SourceId;

    use super::*;

    fn written(source: u128, kind: SystemKind, text: &str) -> Written {
        Written {
            source_id: SourceId(uuid::Uuid::from_u128(source)),
            language: "en".parse().expect("a language"),
            source: "it is late".to_owned(),
            system: kind.as_str().to_owned(),
            kind,
            text: text.to_owned(),
        }
    }

    #[test]
    fn every_value_is_in_one_range() {
        let found = ranges(&[0, 4, 5, 9, 41, 58]);
        assert_eq!((found.len(), found[1].clone()), (12, Range { from: 5, to: 9, n: 2 }));
        assert_eq!(found.iter().map(|range| range.n).sum::<usize>(), 6);
        assert_eq!(ranges(&[0, 0]), [Range { from: 0, to: 0, n: 2 }]);
    }

    #[test]
    fn only_people_count_and_what_cannot_be_said_has_its_reason() {
        let all = [
            written(1, SystemKind::Copy, "it is late"),
            written(1, SystemKind::Human, "It is late"),
            written(2, SystemKind::Human, "it is late"),
        ];
        let analysed = |all: &[Written]| languages(all, &Settings::default(), &Folder::default());
        let found = &analysed(&all)[0];
        assert_eq!((found.n_sources, found.n_rewrites), (2, 2));
        assert!((found.edit_distance - 0.5).abs() < 1e-12);
        let unchanged = found.edit_types.iter().find(|edits| edits.kind == EditType::Unchanged).expect("all kinds");
        assert_eq!((unchanged.n, unchanged.n_released), (1, 1));
        assert!(found.self_bleu.value.is_none() && found.self_bleu.undefined.is_some());
        assert!(found.style.undefined.as_deref().is_some_and(|why| why.contains("10 sources")), "{:?}", found.style);
        assert_eq!(analysed(&all[..1]), []);
    }
}
