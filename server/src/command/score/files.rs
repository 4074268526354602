//! Metrics of the outputs in a file, with files of sources and references.

use std::io::{ErrorKind, Write, stdout};
use std::path::{Path, PathBuf};

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use scoring::measure::{Measure, Segment, Stats};
use serde_json::json;

use super::print::{self, Row};
use super::resources::missing;
use super::{Level, Score};
use crate::command::format::{Format, print as put};
use crate::command::lines::{Aligned, Lines};
use crate::command::progress;
use crate::command::refused::refused;

impl Score {
    /// Scores files, whose lines are read once: no more than a few thousand are in memory.
    pub(super) fn files(&self, hyp: &Path) -> anyhow::Result<()> {
        let segment = self.level == Level::Segment;
        let prepared = self.prepare.read()?;
        let each = |paths: &mut dyn Iterator<Item = &PathBuf>, add: &mut dyn FnMut(&str)| {
            for path in paths {
                if path.as_os_str() == "-" {
                    return Err(refused("--vectors and --idf read the texts twice: name a file instead of -"));
                }
                let mut lines = Lines::open(path)?;
                while let Some(line) = lines.next()? {
                    add(&prepared.text(line.to_owned()));
                }
            }
            Ok(())
        };
        let hyp = hyp.to_owned();
        let measures = self.settings.measures(
            &self.metric,
            segment,
            &|add| each(&mut self.src.iter().chain([&hyp]), add),
            &|add| each(&mut self.references.iter(), add),
        )?;
        let mut files = Aligned::open(self.paths(&hyp))?;
        let mut sums = vec![Stats::default(); measures.len()];
        let mut n = 0;
        let bar = progress::counter("texts scored");
        loop {
            let rows = files.chunk()?;
            if rows.is_empty() {
                break;
            }
            let prepare = |row: Vec<String>| row.into_iter().map(|text| prepared.text(text)).collect();
            let rows: Vec<Vec<String>> = rows.into_par_iter().map(prepare).collect();
            let stats = self.stats(&measures, &rows, &mut |speed| progress::speed(&bar, speed))?;
            if segment && !segments(&measures, &stats, n, self.format())? {
                return Ok(());
            }
            n += rows.len();
            bar.inc(rows.len() as u64);
            for row in &stats {
                for (sum, stats) in sums.iter_mut().zip(row) {
                    *sum += stats;
                }
            }
        }
        bar.finish_and_clear();
        if segment {
            return Ok(());
        }
        let n_references = self.references.len();
        let row = |((name, measure), sum): (&(String, Measure), &Stats)| Row {
            name: name.clone(),
            score: measure.value(sum),
            signature: prepared.signed(&measure.signature(n_references)),
            n_undefined: sum.n_undefined(),
        };
        let rows: Vec<Row> = measures.iter().zip(&sums).map(row).collect();
        put(&print::corpus(&rows, n, self.format()))
    }

    /// The files that belong together: outputs, sources if there are any, references.
    fn paths<'a>(&'a self, hyp: &'a PathBuf) -> impl Iterator<Item = &'a PathBuf> {
        [hyp].into_iter().chain(&self.src).chain(&self.references)
    }

    /// What each line adds to each metric; `speed` is told how many tokens a second a neural model computes.
    fn stats(
        &self,
        measures: &[(String, Measure)],
        rows: &[Vec<String>],
        speed: &mut dyn FnMut(f64),
    ) -> anyhow::Result<Vec<Vec<Stats>>> {
        let n_sources = usize::from(self.src.is_some());
        let references: Vec<Vec<&str>> =
            rows.iter().map(|row| row[1 + n_sources..].iter().map(String::as_str).collect()).collect();
        let segment = |(row, references)| {
            let row: &Vec<String> = row;
            Segment { output: &row[0], source: (n_sources > 0).then(|| row[1].as_str()), references }
        };
        let segments: Vec<Segment<'_>> = rows.iter().zip(references.iter().map(Vec::as_slice)).map(segment).collect();
        let mut stats: Vec<Vec<Stats>> = rows.iter().map(|_| Vec::with_capacity(measures.len())).collect();
        for (name, measure) in measures {
            let of_measure = measure.stats_of(&segments, speed).map_err(|reason| missing(name, &reason))?;
            stats.iter_mut().zip(of_measure).for_each(|(row, stats)| row.push(stats));
        }
        Ok(stats)
    }
}

/// Prints a line for each segment, the first having this number; false once nobody reads any more.
fn segments(
    measures: &[(String, Measure)],
    stats: &[Vec<Stats>],
    first: usize,
    format: Format,
) -> anyhow::Result<bool> {
    let mut text = String::new();
    let names: Vec<&str> = measures.iter().map(|(name, _)| name.as_str()).collect();
    let (gap, ending) = if format == Format::Csv { (",", "\n") } else { ("\t", "\n") };
    if first == 0 && format != Format::Json {
        text += &(["segment"].into_iter().chain(names.iter().copied()).collect::<Vec<_>>().join(gap) + ending);
    }
    for (index, row) in stats.iter().enumerate() {
        let values = || measures.iter().zip(row).map(|((_, measure), stats)| measure.value(stats));
        let number = first + index + 1;
        if format == Format::Json {
            let mut line = json!({ "segment": number });
            for (name, value) in names.iter().zip(values()) {
                line[*name] = value.into();
            }
            text += &(line.to_string() + "\n");
        } else {
            let cells = values().map(|value| value.map_or_else(String::new, |value| value.to_string()));
            text += &([number.to_string()].into_iter().chain(cells).collect::<Vec<_>>().join(gap) + ending);
        }
    }
    match stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        written => Ok(written.map(|()| true)?),
    }
}
