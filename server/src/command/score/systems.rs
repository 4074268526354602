//! Systems by metrics, from a table of outputs, with stars against a baseline.

use std::path::Path;

use agreement::significance::{LEVEL, Test, compare_corpora};
use scoring::measure::{Measure, Segment, Stats};
use serde_json::{Map, Value, json};
use tabular::{
    Side, aligned,
    csv::Writer,
    latex::{self, Table, escaped},
};

use super::print::{self, number};
use super::resources::missing;
use super::table::{self, Row, System};
use super::{Level, Score};
use crate::command::format::{Format, print as put};
use crate::command::progress;
use crate::command::refused::refused;

/// One system on one metric.
struct Result {
    score: Option<f64>,
    comparison: Option<Test>,
}

/// Systems by metrics.
struct Grid {
    metrics: Vec<(String, String)>,
    systems: Vec<(String, Vec<Result>)>,
    n_items: usize,
    baseline: Option<String>,
    chance: Value,
}

impl Score {
    /// Scores every system of a table.
    pub(super) fn systems(&self, path: &Path) -> anyhow::Result<()> {
        if self.level == Level::Segment {
            return Err(refused("--level segment goes with --hyp: a table has systems by metrics"));
        }
        let prepared = self.prepare.read()?;
        let mut outputs = table::read(path)?;
        for row in outputs.systems.iter_mut().flat_map(|system| &mut system.rows) {
            let texts = [Some(&mut row.output), row.source.as_mut()].into_iter().flatten().chain(&mut row.references);
            texts.for_each(|text| *text = prepared.text(std::mem::take(text)));
        }
        let texts = |add: &mut dyn FnMut(&str)| {
            for row in outputs.systems.iter().flat_map(|system| &system.rows) {
                row.source.iter().chain([&row.output]).for_each(|text| add(text));
            }
            Ok(())
        };
        // All systems have the same items, so the references of one are those of all.
        let references = |add: &mut dyn FnMut(&str)| {
            let rows = outputs.systems.iter().take(1).flat_map(|system| &system.rows);
            rows.flat_map(|row| &row.references).for_each(|text| add(text));
            Ok(())
        };
        let measures = self.settings.measures(&self.metric, false, &texts, &references)?;
        let bar = progress::counter("outputs scored");
        let mut stats = Vec::new();
        for system in &outputs.systems {
            stats.push(of_system(&measures, system, &mut |speed| progress::speed(&bar, speed))?);
            bar.inc(system.rows.len() as u64);
        }
        bar.finish_and_clear();
        let baseline = self.baseline.as_ref().map(|name| {
            let found = outputs.systems.iter().position(|system| system.name == *name);
            found.ok_or_else(|| refused(format!("{}: there is no system {name} to be the baseline", path.display())))
        });
        let baseline = baseline.transpose()?;
        let signature = |measure: &Measure| {
            let signature = measure.signature(outputs.n_references.unwrap_or(0));
            let signature =
                if outputs.n_references.is_none() { signature.replace("nrefs:0", "nrefs:var") } else { signature };
            prepared.signed(&signature)
        };
        let mut systems = Vec::new();
        for (at, system) in outputs.systems.iter().enumerate() {
            let held_against = baseline.filter(|baseline| *baseline != at).map(|baseline| &stats[baseline]);
            systems.push((system.name.clone(), self.results(&measures, &stats[at], held_against)?));
        }
        let grid = Grid {
            metrics: measures.iter().map(|(name, measure)| (name.clone(), signature(measure))).collect(),
            systems,
            n_items: outputs.n_items,
            baseline: self.baseline.clone(),
            chance: json!({ "resampling": self.chance(), "n_samples": self.samples, "seed": self.seed }),
        };
        put(&match self.format() {
            Format::Text => grid.to_text(),
            Format::Json => format!("{:#}\n", grid.to_json()),
            Format::Csv => grid.to_csv(),
            Format::Latex => grid.to_latex(),
        })
    }

    fn results(
        &self,
        measures: &[(String, Measure)],
        stats: &[Vec<Stats>],
        baseline: Option<&Vec<Vec<Stats>>>,
    ) -> anyhow::Result<Vec<Result>> {
        let result = |(at, (_, measure)): (usize, &(String, Measure))| {
            let mut sum = Stats::default();
            stats[at].iter().for_each(|stats| sum += stats);
            // A resample without a value counts as 0.
            let value = |sum: &Stats| measure.value(sum).unwrap_or(0.0);
            let how = (self.chance(), &self.plan());
            let comparison = baseline.map(|baseline| compare_corpora(value, &stats[at], &baseline[at], how));
            Ok(Result { score: measure.value(&sum), comparison: comparison.transpose()? })
        };
        measures.iter().enumerate().map(result).collect()
    }
}

/// For each metric what each output adds; `speed` is told how many tokens a second a neural model computes.
fn of_system(
    measures: &[(String, Measure)],
    system: &System,
    speed: &mut dyn FnMut(f64),
) -> anyhow::Result<Vec<Vec<Stats>>> {
    let references: Vec<Vec<&str>> =
        system.rows.iter().map(|row| row.references.iter().map(String::as_str).collect()).collect();
    let segment = |(row, references)| {
        let row: &Row = row;
        Segment { output: &row.output, source: row.source.as_deref(), references }
    };
    let segments: Vec<Segment<'_>> =
        system.rows.iter().zip(references.iter().map(Vec::as_slice)).map(segment).collect();
    let of_measure = |(name, measure): &(String, Measure)| {
        measure.stats_of(&segments, speed).map_err(|reason| missing(name, &reason))
    };
    measures.iter().map(of_measure).collect()
}

impl Result {
    fn is_significant(&self) -> bool {
        self.comparison.as_ref().is_some_and(Test::is_significant)
    }

    fn starred(&self, star: &str) -> String {
        number(self.score) + self.star(star)
    }

    /// This star, if the difference is significant.
    fn star<'a>(&self, star: &'a str) -> &'a str {
        if self.is_significant() { star } else { "" }
    }

    fn to_json(&self, signature: &str) -> Value {
        let mut value = json!({ "score": self.score, "signature": signature });
        if let Some(comparison) = &self.comparison {
            value["difference"] = comparison.difference.into();
            value["p"] = comparison.p.into();
            value["interval"] = json!(comparison.interval.as_ref().map(|interval| [interval.low, interval.high]));
            value["method"] = comparison.method.clone().into();
            value["star"] = self.is_significant().into();
        }
        value
    }
}

impl Grid {
    fn note(&self) -> Option<String> {
        let baseline = self.baseline.as_ref()?;
        let test =
            self.systems.iter().flat_map(|(_, results)| results).find_map(|result| result.comparison.as_ref())?;
        let (n, method) = (test.n, &test.method);
        Some(if n >= test.fewest {
            format!("* differs from {baseline}, p < {LEVEL} ({method}, n = {n})")
        } else {
            format!("no stars with fewer than {} items: n = {n} ({method})", test.fewest)
        })
    }

    fn to_json(&self) -> Value {
        let system = |(name, results): &(String, Vec<Result>)| {
            let metrics = self.metrics.iter().zip(results);
            let metrics: Map<String, Value> =
                metrics.map(|((metric, signature), result)| (metric.clone(), result.to_json(signature))).collect();
            json!({ "system": name, "metrics": metrics })
        };
        let systems: Vec<Value> = self.systems.iter().map(system).collect();
        let test = self.baseline.as_ref().map(|_| &self.chance);
        json!({ "systems": systems, "n": self.n_items, "baseline": self.baseline, "test": test })
    }

    /// A row for each system and metric.
    fn to_csv(&self) -> String {
        let mut file = Writer::new(&["system", "metric", "score", "difference", "p", "star", "n", "signature", "test"]);
        for (system, results) in &self.systems {
            for ((metric, signature), result) in self.metrics.iter().zip(results) {
                let test = result.comparison.as_ref();
                file.row([
                    system.into(),
                    metric.into(),
                    result.score.into(),
                    test.map(|test| test.difference).into(),
                    test.map(|test| test.p).into(),
                    test.map(|_| usize::from(result.is_significant())).into(),
                    self.n_items.into(),
                    signature.into(),
                    test.map(|test| &test.method).into(),
                ]);
            }
        }
        file.finish()
    }

    fn to_text(&self) -> String {
        let mut rows =
            vec![["system".to_owned()].into_iter().chain(self.metrics.iter().map(|(name, _)| name.clone())).collect()];
        for (name, results) in &self.systems {
            rows.push(
                [name.clone()].into_iter().chain(results.iter().map(|result| result.starred("*"))).collect::<Vec<_>>(),
            );
        }
        let sides: Vec<Side> = self.sides().collect();
        let notes = [Some(format!("n = {}", self.n_items)), self.note()].into_iter().flatten();
        let signatures = self.metrics.iter().map(|(name, signature)| format!("{name}: {signature}"));
        let lines = aligned::lines(&sides, &rows).into_iter().chain(notes).chain(signatures);
        lines.map(|line| line + "\n").collect()
    }

    /// The sides of the columns: names of systems to the left, scores to the right.
    fn sides(&self) -> impl Iterator<Item = Side> {
        std::iter::once(Side::Left).chain(self.metrics.iter().map(|_| Side::Right))
    }

    fn to_latex(&self) -> String {
        let names = self.metrics.iter().map(|(name, _)| escaped(name));
        let row = |(name, results): &(String, Vec<Result>)| {
            let cells = results.iter().map(|result| escaped(&number(result.score)) + result.star("$^{*}$"));
            std::iter::once(escaped(name)).chain(cells).collect::<Vec<String>>()
        };
        let table = Table::new(self.sides())
            .head(std::iter::once("system".to_owned()).chain(names))
            .rows(self.systems.iter().map(row));
        let note = self.note().map_or_else(String::new, |note| latex::comment(&note));
        let signatures =
            print::signatures(self.metrics.iter().map(|(name, signature)| (name.as_str(), signature.as_str())));
        format!("{table}{note}{signatures}")
    }
}
