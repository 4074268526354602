//! A source with all its outputs, and the scores that these do not have yet.

use std::collections::HashSet;

use scoring::{
    measure::{Against, Segment},
    metric::Scratch,
    registry::{Entry, METRICS},
};
use shared::{Language, OutputId, SystemKind};
use store::score::Made;

use super::{Rules, edition, n_references, statistics};
use crate::{Error, Result, jobs::score::Measured, texts::model::Models};

/// A source with all its outputs.
#[derive(Clone, Debug)]
pub struct Passage {
    pub language: Language,
    pub source: String,
    pub outputs: Vec<Made>,
    /// Whether any of its rewrites was removed or corrected.
    pub is_decided: bool,
    /// The existing scores: output, metric and signature.
    pub known: HashSet<(OutputId, String, String)>,
}

/// A score that an output does not have yet.
#[derive(Clone, Debug)]
pub(in crate::jobs::score) struct Missing<'a> {
    pub output: &'a Made,
    pub metric: &'static Entry,
    pub signature: String,
    pub references: Vec<&'a str>,
}

impl Passage {
    /// Computes the missing scores, as far as their models are available; those by neural models are computed
    /// elsewhere.
    pub fn measure(&self, rules: &Rules, models: &Models) -> Result<Vec<Measured>> {
        let mut scratch = Scratch::default();
        let mut measured = Vec::new();
        let measures = rules.measures(models.resources());
        for missing in self.missing(rules, |metric| metric.neural().is_none()) {
            let Missing { output, metric, signature, references } = missing;
            let Some(measure) = measures.get(metric) else { continue };
            let segment = Segment { output: &output.text, source: Some(&self.source), references: &references };
            let refused = |why| Error::Unexpected(format!("scoring by {metric}: {why}"));
            let stats = measure.stats(&mut scratch, segment).map_err(refused)?;
            if let Some(value) = measure.value(&stats).filter(|value| value.is_finite()) {
                let statistics = statistics(metric, &stats)?;
                measured.push(Measured { output: output.id, metric: metric.name, signature, value, statistics });
            }
        }
        Ok(measured)
    }

    /// The scores by the selected metrics that its outputs do not have under the current signatures.
    pub(in crate::jobs::score) fn missing(&self, rules: &Rules, wanted: impl Fn(&Entry) -> bool) -> Vec<Missing<'_>> {
        let mut missing = Vec::new();
        let human: Vec<&Made> = self.outputs.iter().filter(|output| output.kind == SystemKind::Human).collect();
        let ids: Vec<OutputId> = human.iter().map(|output| output.id).collect();
        let edition = self.is_decided.then(|| edition(ids.iter().copied()));
        for output in &self.outputs {
            for metric in METRICS.into_iter().filter(|metric| wanted(metric)) {
                let Some(n) = n_references(metric, output.id, &ids) else { continue };
                let Some(signature) = rules.kept_under(metric, n, edition.as_deref()) else { continue };
                let key = (output.id, metric.name.to_owned(), signature);
                if !self.known.contains(&key) {
                    let is_one = |other: &&&Made| metric.against == Against::Rewrites || other.id != output.id;
                    let references = human.iter().filter(is_one).map(|other| other.text.as_str()).collect();
                    missing.push(Missing { output, metric, signature: key.2, references });
                }
            }
        }
        missing
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use scoring::{bleu::Bleu, chrf::Chrf, metric::Metric as _, ter::Ter};
    use serde_json::json;
    use shared::Settings;
    use uuid::Uuid;

    use super::*;

    fn passage(texts: &[(SystemKind, &str)]) -> Passage {
        let output = |(number, (kind, text)): (u128, &(SystemKind, &str))| Made {
            id: OutputId(Uuid::from_u128(number)),
            kind: *kind,
            text: (*text).to_owned(),
        };
        Passage {
            language: "it".parse().unwrap(),
            source: "CIAO cmq vengo".to_owned(),
            outputs: (0..).zip(texts).map(output).collect(),
            is_decided: false,
            known: HashSet::new(),
        }
    }

    fn rules() -> Rules {
        Rules::new(&"it".parse().unwrap(), &Settings::default())
    }

    fn value(scores: &[Measured], output: u128, metric: &str) -> Option<f64> {
        let found = scores.iter().find(|one| one.output.0.as_u128() == output && one.metric == metric);
        found.map(|one| one.value)
    }

    #[test]
    fn a_rewrite_is_no_reference_to_itself() {
        let (human, model) = (SystemKind::Human, SystemKind::Imported);
        let one = passage(&[(human, "Ciao, comunque vengo"), (model, "ciao , vengo")]);
        let scores = one.measure(&rules(), &Models::default()).unwrap();
        assert_eq!(value(&scores, 0, "bleu"), None, "there is nothing to compare it with");
        assert!(value(&scores, 0, "self_bleu").is_some());
        let expected = Bleu::sentence_level().sentence("ciao , vengo", &["Ciao, comunque vengo"]).unwrap();
        assert_eq!(value(&scores, 1, "bleu"), Some(expected));

        let two = passage(&[(human, "Ciao, comunque vengo"), (model, "ciao , vengo"), (human, "Salve, verrò")]);
        let scores = two.measure(&rules(), &Models::default()).unwrap();
        let expected = Chrf::default().sentence("Ciao, comunque vengo", &["Salve, verrò"]).unwrap();
        assert_eq!(value(&scores, 0, "chrf"), Some(expected));
        let references = ["Ciao, comunque vengo", "Salve, verrò"];
        let expected = Ter::default().sentence("ciao , vengo", &references).unwrap();
        assert_eq!(value(&scores, 1, "ter"), Some(expected));
    }

    #[test]
    fn what_is_known_is_not_measured_again() {
        let mut passage = passage(&[(SystemKind::Human, "Ciao"), (SystemKind::Copy, "CIAO cmq vengo")]);
        let scores = passage.measure(&rules(), &Models::default()).unwrap();
        passage.known = scores.into_iter().map(|one| (one.output, one.metric.to_owned(), one.signature)).collect();
        assert_eq!(passage.measure(&rules(), &Models::default()).unwrap(), []);
        let own = BTreeMap::from([("cmq".to_owned(), "comunque".to_owned())]);
        let settings =
            Settings { abbreviations: BTreeMap::from([("it".parse().unwrap(), own)]), ..Settings::default() };
        let again = passage.measure(&Rules::new(&"it".parse().unwrap(), &settings), &Models::default()).unwrap();
        assert!(again.iter().all(|one| one.metric == "edit_types") && again.len() == 2, "another list");
    }

    #[test]
    fn a_copy_is_its_source() {
        let scores = passage(&[(SystemKind::Copy, "CIAO cmq vengo")]).measure(&rules(), &Models::default()).unwrap();
        assert_eq!(value(&scores, 0, "characters"), Some(0.0));
        assert_eq!(value(&scores, 0, "length"), Some(3.0));
        let types = scores.iter().find(|one| one.metric == "edit_types").unwrap();
        assert_eq!(types.statistics, json!(["unchanged"]));
    }
}
