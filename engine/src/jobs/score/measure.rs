//! What is measured of the outputs of one source, and by which rule.

use std::collections::{BTreeMap, HashSet};

use scoring::{
    abbreviations::{self, Abbreviations},
    bleu::Bleu,
    chrf::Chrf,
    edit_types::{Definition, edit_types},
    led::led,
    levenshtein,
    metric::{Metric as _, Scratch},
    ter::Ter,
    text,
    tokenize::Tokenizer,
};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use shared::{Language, Metric, ModelFile, ModelKind, OutputId, Settings, SystemKind};
use store::score::Made;

use super::Measured;
use crate::{Result, texts::model::Models};

/// The rules by which the texts of a language are measured in a study.
#[derive(Clone, Debug)]
pub struct Rules {
    abbreviations: Abbreviations,
    bleu: Bleu,
    chrf: Chrf,
    ter: Ter,
    models: BTreeMap<ModelKind, ModelFile>,
}

/// A source with all that was made from it.
#[derive(Clone, Debug)]
pub struct Passage {
    pub language: Language,
    pub source: String,
    pub outputs: Vec<Made>,
    /// Whether some rewrite of it was removed or corrected.
    pub is_decided: bool,
    /// Which scores there are: output, metric and signature.
    pub known: HashSet<(OutputId, String, String)>,
}

/// A score that an output does not have yet.
#[derive(Clone, Debug)]
pub(super) struct Missing<'a> {
    pub output: &'a Made,
    pub metric: Metric,
    pub signature: String,
    pub references: Vec<&'a str>,
}

impl Rules {
    /// The rules of a language.
    pub fn of(language: &Language, settings: &Settings) -> Self {
        let tokenizer = match language.primary() {
            "zh" => Tokenizer::Zh,
            // No white space between words.
            "ja" | "th" | "lo" | "km" | "my" => Tokenizer::Char,
            _ => Tokenizer::V13a,
        };
        let own = settings.abbreviations.get(language).cloned();
        Self {
            abbreviations: own.unwrap_or_else(|| abbreviations::of(language.as_str())),
            bleu: Bleu { tokenizer, ..Bleu::sentence_level() },
            chrf: Chrf::default(),
            ter: Ter::default(),
            models: settings.models.get(language).cloned().unwrap_or_default(),
        }
    }

    /// The abbreviations and what they stand for.
    pub const fn abbreviations(&self) -> &Abbreviations {
        &self.abbreviations
    }

    /// BLEU of a whole corpus.
    pub const fn corpus_bleu(&self) -> Bleu {
        Bleu { effective_order: false, ..self.bleu }
    }

    /// chrF.
    pub const fn chrf(&self) -> Chrf {
        self.chrf
    }

    /// Translation edit rate.
    pub const fn ter(&self) -> Ter {
        self.ter
    }

    /// The signature under which a score is kept. Of the rewrites that are references their number says which they are, as
    /// long as all of them are used; after that the edition says it.
    pub fn kept_under(&self, metric: Metric, n_references: usize, edition: Option<&str>) -> Option<String> {
        let signature = self.signature(metric, n_references)?;
        Some(match edition.filter(|_| metric.needs_references()) {
            Some(edition) => format!("{signature}|refs:{edition}"),
            None => signature,
        })
    }

    /// The signature of a metric against so many references; `None` if it needs some and there are none, or a model
    /// that the study does not name.
    fn signature(&self, metric: Metric, n_references: usize) -> Option<String> {
        if metric.needs_references() && n_references == 0 {
            return None;
        }
        Some(match metric {
            Metric::Bleu => self.bleu.signature(n_references),
            Metric::SelfBleu => self.bleu.signature(1),
            Metric::Chrf => self.chrf.signature(n_references),
            Metric::Ter => self.ter.signature(n_references),
            Metric::Characters => own("unit:character|case:mixed"),
            Metric::Tokens => own("unit:token|case:mixed"),
            Metric::Led => own("unit:token|case:mixed|counts:set"),
            Metric::Length => own("unit:word"),
            Metric::EditTypes => own(&format!("definition:paper|abbreviations:{}", hash(&self.abbreviations))),
            Metric::Style
            | Metric::Intensity
            | Metric::Naturalness
            | Metric::LogProbability
            | Metric::Wmd
            | Metric::MaskedWmd
            | Metric::NeuralSim
            | Metric::NeuralWmd
            | Metric::NeuralStyle
            | Metric::NeuralLogProbability
            | Metric::Rating => self.named(metric)?,
            Metric::BertScore => format!("nrefs:{n_references}|{}", self.named(metric)?),
        })
    }

    /// The signature of a metric by models: their names and digests; `None` if the study does not name one.
    fn named(&self, metric: Metric) -> Option<String> {
        let name = |kind: &ModelKind| {
            let ModelFile { file, sha256 } = self.models.get(kind)?;
            Some(format!("{kind}:{file}@{}", sha256.get(..8)?))
        };
        Some(own(&metric.models().iter().map(name).collect::<Option<Vec<_>>>()?.join("|")))
    }

    /// The neural models of the language, by kind.
    pub(super) fn neural_models(&self) -> impl Iterator<Item = (ModelKind, &ModelFile)> {
        self.models.iter().filter(|(kind, _)| kind.is_neural()).map(|(kind, file)| (*kind, file))
    }

    fn measure(
        &self,
        metric: Metric,
        models: &Models,
        scratch: &mut Scratch,
        (source, output, references): (&str, &str, &[&str]),
    ) -> Result<Option<(f64, Value)>> {
        Ok(Some(match metric {
            Metric::Characters => of_distance(levenshtein::characters(source, output))?,
            Metric::Tokens => of_distance(levenshtein::tokens(source, output))?,
            Metric::Led => (led(source, output), Value::Null),
            Metric::Length => (text::words(output).len() as f64, json!({ "characters": output.chars().count() })),
            Metric::EditTypes => {
                let types = edit_types(source, output, &self.abbreviations, Definition::Paper);
                (types.len() as f64, serde_json::to_value(types)?)
            }
            Metric::SelfBleu => of_corpus(&self.bleu, scratch, output, &[source])?,
            Metric::Bleu => of_corpus(&self.bleu, scratch, output, references)?,
            Metric::Chrf => of_corpus(&self.chrf, scratch, output, references)?,
            Metric::Ter => of_corpus(&self.ter, scratch, output, references)?,
            of_model => return Ok(models.number(of_model, source, output).map(|value| (value, Value::Null))),
        }))
    }
}

impl Passage {
    /// The scores that are missing, as far as there are models for them; those of neural models apart.
    pub fn measure(&self, rules: &Rules, models: &Models) -> Result<Vec<Measured>> {
        let mut scratch = Scratch::default();
        let mut measured = Vec::new();
        for Missing { output, metric, signature, references } in
            self.missing(rules, |metric| metric.neural_model().is_none())
        {
            let texts = (self.source.as_str(), output.text.as_str(), references.as_slice());
            if let Some((value, statistics)) = rules.measure(metric, models, &mut scratch, texts)? {
                measured.push(Measured { output: output.id, metric, signature, value, statistics });
            }
        }
        Ok(measured)
    }

    /// The scores by some metrics that its outputs do not have under the signatures of today.
    pub(super) fn missing(&self, rules: &Rules, wanted: impl Fn(Metric) -> bool) -> Vec<Missing<'_>> {
        let mut missing = Vec::new();
        let human = self.outputs.iter().filter(|output| output.kind == SystemKind::Human).map(|output| output.id);
        let edition = self.is_decided.then(|| edition(human));
        for output in &self.outputs {
            let others = self.outputs.iter().filter(|other| other.kind == SystemKind::Human && other.id != output.id);
            let references: Vec<&str> = others.map(|other| other.text.as_str()).collect();
            for metric in Metric::ALL.iter().copied().filter(|metric| wanted(*metric)) {
                let Some(signature) = rules.kept_under(metric, references.len(), edition.as_deref()) else { continue };
                let key = (output.id, metric.as_str().to_owned(), signature);
                if !self.known.contains(&key) {
                    missing.push(Missing { output, metric, signature: key.2, references: references.clone() });
                }
            }
        }
        missing
    }
}

fn of_corpus<M>(metric: &M, scratch: &mut Scratch, output: &str, references: &[&str]) -> Result<(f64, Value)>
where
    M: scoring::metric::Metric<Stats: Serialize>,
{
    let statistics = metric.stats(scratch, output, references);
    Ok((metric.value(&statistics), serde_json::to_value(&statistics)?))
}

fn of_distance(distance: levenshtein::Distance) -> Result<(f64, Value)> {
    Ok((distance.edits as f64, serde_json::to_value(distance)?))
}

/// Which rewrites of a source are used, in eight digits: outputs never change, so their ids say what their texts are.
pub fn edition(human: impl Iterator<Item = OutputId>) -> String {
    let mut ids: Vec<OutputId> = human.collect();
    ids.sort_unstable();
    let mut hash = Sha256::new();
    for id in &ids {
        hash.update(id.0.as_bytes());
    }
    hex::encode(&hash.finalize()[..4])
}

/// A signature of a measure that has no settings but these.
fn own(settings: &str) -> String {
    format!("{settings}|norm:nfc|version:concord-{}", env!("CARGO_PKG_VERSION"))
}

/// The first digits of the digest of a list: another list, another signature.
fn hash(list: &Abbreviations) -> String {
    let mut hash = Sha256::new();
    for (short, long) in list {
        hash.update(format!("{short}\t{long}\n"));
    }
    hex::encode(&hash.finalize()[..4])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use scoring::metric::Metric as _;
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
        Rules::of(&"it".parse().unwrap(), &Settings::default())
    }

    fn value(scores: &[Measured], output: u128, metric: Metric) -> Option<f64> {
        let found = scores.iter().find(|one| one.output.0.as_u128() == output && one.metric == metric);
        found.map(|one| one.value)
    }

    #[test]
    fn a_rewrite_is_no_reference_to_itself() {
        let (human, model) = (SystemKind::Human, SystemKind::Imported);
        let one = passage(&[(human, "Ciao, comunque vengo"), (model, "ciao , vengo")]);
        let scores = one.measure(&rules(), &Models::default()).unwrap();
        assert_eq!(value(&scores, 0, Metric::Bleu), None, "there is nothing to compare it with");
        assert!(value(&scores, 0, Metric::SelfBleu).is_some());
        let expected = Bleu::sentence_level().sentence("ciao , vengo", &["Ciao, comunque vengo"]).unwrap();
        assert_eq!(value(&scores, 1, Metric::Bleu), Some(expected));

        let two = passage(&[(human, "Ciao, comunque vengo"), (model, "ciao , vengo"), (human, "Salve, verrò")]);
        let scores = two.measure(&rules(), &Models::default()).unwrap();
        let expected = Chrf::default().sentence("Ciao, comunque vengo", &["Salve, verrò"]).unwrap();
        assert_eq!(value(&scores, 0, Metric::Chrf), Some(expected));
        let references = ["Ciao, comunque vengo", "Salve, verrò"];
        let expected = Ter::default().sentence("ciao , vengo", &references).unwrap();
        assert_eq!(value(&scores, 1, Metric::Ter), Some(expected));
    }

    #[test]
    fn what_is_known_is_not_measured_again() {
        let mut passage = passage(&[(SystemKind::Human, "Ciao"), (SystemKind::Copy, "CIAO cmq vengo")]);
        let scores = passage.measure(&rules(), &Models::default()).unwrap();
        passage.known =
            scores.into_iter().map(|one| (one.output, one.metric.as_str().to_owned(), one.signature)).collect();
        assert_eq!(passage.measure(&rules(), &Models::default()).unwrap(), []);
        let own = BTreeMap::from([("cmq".to_owned(), "comunque".to_owned())]);
        let settings =
            Settings { abbreviations: BTreeMap::from([("it".parse().unwrap(), own)]), ..Settings::default() };
        let again = passage.measure(&Rules::of(&"it".parse().unwrap(), &settings), &Models::default()).unwrap();
        assert!(again.iter().all(|one| one.metric == Metric::EditTypes) && again.len() == 2, "another list");
    }

    #[test]
    fn a_copy_is_its_source() {
        let scores = passage(&[(SystemKind::Copy, "CIAO cmq vengo")]).measure(&rules(), &Models::default()).unwrap();
        assert_eq!(value(&scores, 0, Metric::Characters), Some(0.0));
        assert_eq!(value(&scores, 0, Metric::Length), Some(3.0));
        let types = scores.iter().find(|one| one.metric == Metric::EditTypes).unwrap();
        assert_eq!(types.statistics, json!(["unchanged"]));
    }
}
