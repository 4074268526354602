//! Distances between systems: lexical difference (LeD) of their outputs (XFORMAL, Figure 3).

use std::{collections::BTreeMap, sync::Arc};

use engine::Result;
use scoring::led::TokenSet;
use serde::Serialize;
use shared::{Actor, Language, Problem, StudyId};
use store::output::Written;
use tabular::{csv::Writer, latex};

use crate::{
    ReportKind, Reports,
    agreement::SOFTWARE,
    evaluation::SOURCE,
    grid::{Cell, Grid},
};

/// The distances between the systems of a study.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Systems {
    /// The study.
    pub study: StudyId,
    /// Its title.
    pub title: String,
    /// The program and version that computed it.
    pub software: String,
    /// A table a language.
    pub languages: Vec<Distances>,
}

/// The distances between systems in one language.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Distances {
    /// The language.
    pub language: Language,
    /// The systems: the source first, then by name.
    pub systems: Vec<String>,
    /// Every two systems that have outputs of a common source.
    pub pairs: Vec<Distance>,
}

/// The distance between two systems.
#[derive(Clone, Debug, PartialEq, Serialize, borsh::BorshSerialize, borsh::BorshDeserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Distance {
    /// The first system.
    pub a: String,
    /// The other.
    pub b: String,
    /// Mean over sources of the share of tokens that their outputs do not have in common, from 0 to 1; if a system has
    /// several outputs for a source, the mean over them.
    pub led: f64,
    /// The sources both have outputs of.
    pub n_sources: usize,
}

impl Reports {
    /// Computes the distances of the systems of a study from each other and from the source.
    ///
    /// # Errors
    /// The actor may not see reports.
    pub async fn system_distances(&self, actor: &Actor, study: StudyId) -> Result<Arc<Systems>> {
        let make =
            move |reports: Self| async move { reports.compute(study, async move |on| on.distances(study).await).await };
        self.report(actor, study, (ReportKind::Systems, String::new()), make).await
    }

    async fn distances(&self, study: StudyId) -> Result<Systems> {
        let mut tx = self.engine().read().await?;
        let facts = tx.study(study).await?.ok_or(Problem::NotFound)?;
        let written = tx.written(study).await?;
        tx.commit().await?;
        Ok(Systems { study, title: facts.title, software: SOFTWARE.to_owned(), languages: languages(&written) })
    }
}

/// The sum of distances and the sources they are over.
type Sum = (f64, usize);

/// A table a language, from outputs in the order of their sources.
fn languages(written: &[Written]) -> Vec<Distances> {
    let mut sums: BTreeMap<&Language, BTreeMap<(&str, &str), Sum>> = BTreeMap::new();
    for outputs in written.chunk_by(|a, b| a.source_id == b.source_id) {
        let mut sets: BTreeMap<&str, Vec<TokenSet>> = BTreeMap::new();
        sets.insert(SOURCE, vec![TokenSet::of(&outputs[0].source)]);
        for output in outputs {
            sets.entry(&output.system).or_default().push(TokenSet::of(&output.text));
        }
        let of_language = sums.entry(&outputs[0].language).or_default();
        let sets: Vec<(&str, Vec<TokenSet>)> = sets.into_iter().collect();
        for (index, (a, ours)) in sets.iter().enumerate() {
            for (b, theirs) in &sets[index + 1..] {
                let all = ours.iter().flat_map(|own| theirs.iter().map(|other| own.led(other)));
                let mean = all.sum::<f64>() / (ours.len() * theirs.len()) as f64;
                let (sum, n) = of_language.entry((a, b)).or_default();
                *sum += mean;
                *n += 1;
            }
        }
    }
    sums.into_iter().map(|(language, pairs)| distances(language, &pairs)).collect()
}

fn distances(language: &Language, sums: &BTreeMap<(&str, &str), Sum>) -> Distances {
    let mut systems: Vec<String> = sums.keys().flat_map(|(a, b)| [(*a).to_owned(), (*b).to_owned()]).collect();
    systems.sort_by(|a, b| (a != SOURCE, a).cmp(&(b != SOURCE, b)));
    systems.dedup();
    let pair = |(&(a, b), &(sum, n_sources)): (&(&str, &str), &Sum)| Distance {
        a: a.to_owned(),
        b: b.to_owned(),
        led: sum / n_sources as f64,
        n_sources,
    };
    Distances { language: language.clone(), systems, pairs: sums.iter().map(pair).collect() }
}

impl Distances {
    /// The distance between two systems, in either order.
    pub fn of(&self, a: &str, b: &str) -> Option<&Distance> {
        self.pairs.iter().find(|pair| (pair.a == a && pair.b == b) || (pair.a == b && pair.b == a))
    }
}

impl Systems {
    /// One row per pair, with a header. Values have full precision.
    pub fn to_csv(&self) -> String {
        let mut file = Writer::new(&["language", "a", "b", "led", "n_sources"]);
        for table in &self.languages {
            for Distance { a, b, led, n_sources } in &table.pairs {
                file.row([table.language.as_str().into(), a.into(), b.into(), (*led).into(), (*n_sources).into()]);
            }
        }
        file.finish()
    }

    /// A LaTeX table (booktabs) a language.
    pub fn to_latex(&self) -> String {
        let table = |table: &Distances| {
            let cell = |a: &String, b: &String| {
                table.of(a, b).map_or_else(|| Cell::text(""), |distance| Cell::number(distance.led, 3))
            };
            let row = |a: &String| {
                let cells = table.systems.iter().map(|b| cell(a, b));
                std::iter::once(Cell::text(a)).chain(cells).collect::<Vec<Cell>>()
            };
            let grid = Grid::new(&[table.language.as_str()], &table.systems)
                .rows(table.systems.iter().map(row), "there are no systems");
            format!("{}\n", grid.to_latex())
        };
        let head = latex::comment(&format!("{}: LeD", self.software));
        head + &self.languages.iter().map(table).collect::<String>()
    }
}

#[cfg(test)]
mod tests {
    use shared::{SourceId, SystemKind};

    use super::*;

    fn written(source: u128, system: &str, text: &str) -> Written {
        Written {
            source_id: SourceId(uuid::Uuid::from_u128(source)),
            language: "fr".parse().expect("a language"),
            source: "a b".to_owned(),
            system: system.to_owned(),
            kind: SystemKind::Imported,
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_distance_is_the_mean_over_common_sources_of_all_pairs_of_outputs() {
        let all =
            [written(1, "human", "a c"), written(1, "human", "a b"), written(1, "x", "a b"), written(2, "x", "c")];
        let tables = languages(&all);
        assert_eq!(tables[0].systems, [SOURCE, "human", "x"]);
        let is = |a: &str, b: &str, led: f64, n: usize| {
            let found = tables[0].of(a, b).expect("a pair");
            assert!((found.led - led).abs() < 1e-12 && found.n_sources == n, "{found:?}");
        };
        // {a, c} and {a, b} have one of three tokens in common.
        is("x", "human", 1.0 / 3.0, 1);
        is("human", SOURCE, 1.0 / 3.0, 1);
        is(SOURCE, "x", 0.5, 2);
    }
}
