//! From scores of outputs to values of systems.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use agreement::significance::{Chance, Resampling, Test, compare_corpora, randomisation};
use engine::{
    Result,
    jobs::score::{Rules, edition, n_references},
};
use scoring::{
    measure::{Resources, Settings as TextSettings, Stats},
    registry::{Counts, Entry, OverCorpus, Scope, find, shown},
};
use shared::{Language, OutputId, Settings, SourceId, SystemKind};
use store::score::{Placed, Stored};

use super::{Compared, LanguageMetrics, SystemMetric, SystemMetrics, lacking::lacking};

/// The number of random exchanges with more than 16 sources; up to 16, all exchanges are tried.
const EXCHANGES: usize = 1000;

/// A score that counts.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    output: OutputId,
    source: SourceId,
    n_references: usize,
    signature: String,
    value: f64,
    statistics: serde_json::Value,
}

/// The number of a system's outputs, and those of their scores that count.
#[derive(Debug, Default)]
pub(crate) struct System {
    n_outputs: usize,
    found: HashMap<&'static Entry, Vec<Found>>,
}

/// Systems by name.
pub(crate) type Systems = BTreeMap<String, System>;

impl System {
    /// The value of a metric for each output.
    pub(crate) fn values(&self, metric: &'static Entry) -> impl Iterator<Item = (OutputId, f64)> + '_ {
        self.found.get(metric).into_iter().flatten().map(|found| (found.output, found.value))
    }
}

/// A table a language.
pub(super) fn languages(
    outputs: (Vec<Placed>, &HashSet<SourceId>),
    scores: Vec<Stored>,
    settings: &Settings,
    against: (Option<&str>, u64),
) -> Result<Vec<LanguageMetrics>> {
    let mut tables = Vec::new();
    for (language, systems) in counted(outputs, scores, settings) {
        let rules = Rules::new(&language, settings).of_corpus();
        let mut rows = Vec::new();
        for (name, system) in &systems {
            let (baseline, seed) = against;
            let other = baseline.filter(|baseline| baseline != name).and_then(|baseline| systems.get(baseline));
            let mut scores = Vec::new();
            for metric in shown() {
                let Some(own) = system.found.get(metric) else { continue };
                let other = other.and_then(|other| other.found.get(metric)).map(Vec::as_slice);
                scores.extend(value(metric, &rules, own, (other, seed))?);
            }
            rows.push(SystemMetrics { system: name.clone(), n_outputs: system.n_outputs, scores });
        }
        let lacking = lacking(&language, settings, &rows);
        tables.push(LanguageMetrics { language, n_removed: 0, n_corrected: 0, n_left_out: 0, systems: rows, lacking });
    }
    Ok(tables)
}

/// Keeps only the scores with today's signature. In addition to the outputs in use, the first argument holds the
/// sources that have a rewrite which is no longer in use.
pub(crate) fn counted(
    (outputs, decided): (Vec<Placed>, &HashSet<SourceId>),
    scores: Vec<Stored>,
    settings: &Settings,
) -> BTreeMap<Language, Systems> {
    let mut human: HashMap<SourceId, Vec<OutputId>> = HashMap::new();
    for output in outputs.iter().filter(|output| output.kind == SystemKind::Human) {
        human.entry(output.source_id).or_default().push(output.id);
    }
    let mut rules: HashMap<Language, Rules> = HashMap::new();
    let mut systems: BTreeMap<Language, Systems> = BTreeMap::new();
    let mut placed: HashMap<OutputId, Placed> = HashMap::with_capacity(outputs.len());
    for output in outputs {
        let of_language = systems.entry(output.language.clone()).or_default();
        of_language.entry(output.system.clone()).or_default().n_outputs += 1;
        placed.insert(output.id, output);
    }
    // Most scores share their signature with others.
    let mut signatures: HashMap<(&Language, &str, usize, Option<SourceId>), Option<String>> = HashMap::new();
    for score in scores {
        let metric = find(&score.metric).filter(|metric| metric.scope != Scope::Record);
        let (Some(output), Some(metric)) = (placed.get(&score.output_id), metric) else { continue };
        let language = &output.language;
        let rules = &*rules.entry(language.clone()).or_insert_with(|| Rules::new(language, settings));
        let human = human.get(&output.source_id).map_or(&[][..], Vec::as_slice);
        let Some(n_references) = n_references(metric, output.id, human) else { continue };
        let decided = Some(output.source_id).filter(|source| decided.contains(source));
        let current = signatures.entry((language, metric.name, n_references, decided)).or_insert_with(|| {
            let edition = decided.map(|_| edition(human.iter().copied()));
            rules.kept_under(metric, n_references, edition.as_deref())
        });
        if current.as_ref() != Some(&score.signature) {
            continue;
        }
        let system = systems.entry(language.clone()).or_default().entry(output.system.clone()).or_default();
        system.found.entry(metric).or_default().push(Found {
            output: output.id,
            source: output.source_id,
            n_references,
            signature: score.signature,
            value: score.value,
            statistics: score.statistics,
        });
    }
    systems
}

type Against<'a> = (Option<&'a [Found]>, u64);

/// The value of a metric for a system; `None` if the sum of its counts has no defined value.
fn value(
    metric: &'static Entry,
    settings: &TextSettings,
    own: &[Found],
    against: Against<'_>,
) -> Result<Option<SystemMetric>> {
    let (value, comparison) = match metric.corpus {
        OverCorpus::Mean => {
            let (value, comparison) = mean(own, against);
            (Some(value), comparison)
        }
        OverCorpus::Sum(counts) => corpus((metric, counts), settings, own, against)?,
        OverCorpus::Union(counts) => corpus((metric, counts), settings, own, (None, against.1))?,
    };
    let signature = signature(metric, settings, own);
    Ok(value.map(|value| SystemMetric { metric, value, n_outputs: own.len(), signature, comparison }))
}

/// The value of a corpus from the sums of its segments' counts, and the comparison with the baseline.
fn corpus(
    (metric, counts): (&'static Entry, Counts),
    settings: &TextSettings,
    own: &[Found],
    (other, seed): Against<'_>,
) -> Result<(Option<f64>, Option<Compared>)> {
    let empty = (counts.empty)();
    let read = |found: &Found| empty.read(&found.statistics);
    let mut sum = empty.clone();
    for found in own {
        sum += &read(found)?;
    }
    let Some(other) = other else { return Ok((metric.value(settings, &sum), None)) };
    let (ours, theirs) = (alone(own), alone(other));
    let (mut system, mut baseline) = (Vec::new(), Vec::new());
    for (source, own) in ours {
        if let Some(other) = theirs.get(&source) {
            system.push(read(own)?);
            baseline.push(read(other)?);
        }
    }
    let plan = Resampling { replicates: EXCHANGES, seed };
    // A resample without a value counts as 0.
    let of_sum = |sum: &Stats| metric.value(settings, sum).unwrap_or_default();
    let comparison = compare_corpora(of_sum, &system, &baseline, (Chance::Randomisation, &plan)).ok().map(compared);
    Ok((metric.value(settings, &sum), comparison))
}

/// The mean over texts, and the comparison with the baseline.
fn mean(own: &[Found], (other, seed): Against<'_>) -> (f64, Option<Compared>) {
    let mean = own.iter().map(|found| found.value).sum::<f64>() / own.len() as f64;
    let comparison = other.and_then(|other| {
        let (ours, theirs) = (alone(own), alone(other));
        let both = ours.iter().filter_map(|(source, own)| Some((own.value, theirs.get(source)?.value)));
        let (system, baseline): (Vec<f64>, Vec<f64>) = both.unzip();
        let plan = Resampling { replicates: EXCHANGES, seed };
        randomisation(&system, &baseline, &plan).ok().map(compared)
    });
    (mean, comparison)
}

/// The configuration that must be equal for values of systems to be comparable: for a metric without models, the
/// signature that the command line prints for a corpus; for others, the signature under which the scores were stored.
fn signature(metric: &'static Entry, settings: &TextSettings, own: &[Found]) -> String {
    let kept = || own.first().map(|found| found.signature.clone()).unwrap_or_default();
    let sizes: BTreeSet<usize> = own.iter().map(|found| found.n_references).collect();
    let references = match (sizes.first(), sizes.len()) {
        (Some(n), 1) => Some(*n),
        _ => None,
    };
    if !metric.needs.is_empty() {
        return kept();
    }
    let Ok(measure) = metric.measure(settings, &Resources::default()) else { return kept() };
    match references {
        Some(n) => measure.kept_signature(n),
        None => measure.kept_signature(0).replacen("nrefs:0|", "nrefs:var|", 1),
    }
}

fn compared(test: Test) -> Compared {
    Compared {
        difference: test.difference,
        p_value: test.p,
        n_sources: test.n,
        significant: test.is_significant(),
        test: test.method,
    }
}

/// The scores of sources for which a system has exactly one output.
fn alone(found: &[Found]) -> BTreeMap<SourceId, &Found> {
    let mut of_source: BTreeMap<SourceId, Vec<&Found>> = BTreeMap::new();
    for one in found {
        of_source.entry(one.source).or_default().push(one);
    }
    of_source.into_iter().filter_map(|(source, found)| (found.len() == 1).then(|| (source, found[0]))).collect()
}
