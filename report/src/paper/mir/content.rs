//! Tables 8 and 9: correlation of content metrics with human ratings, on unchanged texts, without style words, and with
//! style words masked.

use std::collections::{BTreeMap, BTreeSet};

use engine::{crowd::answers::Table as Judgements, jobs::score::Rules, texts::model::Models};
use scoring::{
    bleu::Bleu,
    meteor::{Meteor, Stemmer},
    metric::Metric as _,
    style::Lexicon,
};
use sha2::{Digest as _, Sha256};
use shared::{Display, Language, OutputId};

use super::{
    super::{
        Cell, Evidence, Paper, Table,
        role::{CONTENT, CONTENT_MASKED, Role},
    },
    judged::{correlation, inputs, means, rows},
};
use crate::memory::Memory;

/// The metrics, in the order of the columns; the last is a distance.
const METRICS: [&str; 6] = ["BLEU", "METEOR", "embedding average", "greedy matching", "vector extrema", "WMD"];

/// The metric values of a text; `None` where word vectors are missing.
type Values = [Option<f64>; METRICS.len()];

/// Section 5.3: on unchanged texts.
pub(in crate::paper) fn content_plain(evidence: &Evidence) -> Table {
    let table = Table::new(
        "mir-plain",
        Paper::Mir,
        "Section 5.3",
        "Absolute correlations of metrics of content with people, texts as they are",
    );
    content(evidence, table, Display::Plain)
}

/// Table 8: on texts without the words of style.
pub(in crate::paper) fn content_removed(evidence: &Evidence) -> Table {
    let table = Table::new(
        "mir-t8",
        Paper::Mir,
        "Table 8",
        "Absolute correlations of metrics of content with people, style removed",
    );
    content(evidence, table, Display::Stripped)
}

/// Table 9: on texts with the words of style masked.
pub(in crate::paper) fn content_masked(evidence: &Evidence) -> Table {
    let table = Table::new(
        "mir-t9",
        Paper::Mir,
        "Table 9",
        "Absolute correlations of metrics of content with people, style masked",
    );
    content(evidence, table, Display::Masked)
}

fn content(evidence: &Evidence, table: Table, display: Display) -> Table {
    let roles: &[Role] = if display == Display::Plain { &[CONTENT] } else { &[CONTENT_MASKED, CONTENT] };
    let of = |language: &Language| of_language(evidence, language, (roles, display));
    table
        .note("Absolute value of Pearson's r over the outputs of each system, ± 1.96(1 − r²)/√n, of source and output with the mean of each output's judgements; of judgements on masked texts where there are any and texts are changed. METEOR with stems where the language has a stemmer; vectors are those that the settings name. The words of style are those of the task, else the style model's.")
        .columns(&["Language", "Model"], METRICS)
        .rows(rows(evidence, &[roles[0]; METRICS.len()], &of), "")
}

fn of_language(
    evidence: &Evidence,
    language: &Language,
    (roles, display): (&[Role], Display),
) -> BTreeMap<String, Vec<Cell>> {
    let Some(table) = roles.iter().find_map(|role| evidence.judgements(*role, language)) else {
        return BTreeMap::new();
    };
    let models = evidence.models(language);
    let lexicon = lexicon(evidence, table, &models);
    let names: Vec<_> =
        means(evidence, table).into_iter().filter(|(name, _)| !inputs(evidence).contains(name)).collect();
    if display.hides() && lexicon.is_none() {
        let why = "there are no words of style: the task hides none and the settings name no style model of words";
        return names
            .into_iter()
            .map(|(name, _)| (name.to_owned(), METRICS.map(|_| Cell::empty(why)).into()))
            .collect();
    }
    let measured = Measuring { evidence, language, models: &models, lexicon: lexicon.as_ref(), display };
    names.into_iter().map(|(name, judged)| (name.to_owned(), measured.cells(&judged))).collect()
}

/// The style words: those that the task hides, otherwise those of the style model.
fn lexicon(evidence: &Evidence, table: &Judgements, models: &Models) -> Option<Lexicon> {
    let versions = evidence.versions.iter().rev().filter(|version| version.task_id == table.task);
    let own: Option<&BTreeSet<String>> =
        versions.filter_map(|version| version.definition.lexicon.get(&table.language)).find(|words| !words.is_empty());
    let of_model = || models.lexicon().filter(|lexicon| lexicon.words().next().is_some()).cloned();
    own.map(|words| words.iter().cloned().collect()).or_else(of_model)
}

struct Measuring<'a> {
    evidence: &'a Evidence,
    language: &'a Language,
    models: &'a Models,
    lexicon: Option<&'a Lexicon>,
    display: Display,
}

impl Measuring<'_> {
    fn cells(&self, judged: &BTreeMap<OutputId, f64>) -> Vec<Cell> {
        let (outputs, origins) = (self.evidence.outputs(), self.evidence.origins());
        let mut texts: Vec<(String, String, f64)> = Vec::new();
        for (id, judgement) in judged {
            let Some(output) = outputs.get(id) else { continue };
            let Some(source) = origins.get(&output.source_id) else { continue };
            texts.push((self.changed(&source.text), self.changed(&output.text), *judgement));
        }
        let values = self.values(&texts);
        let column = |metric: usize| {
            let pairs: Vec<(f64, f64)> = values
                .iter()
                .zip(&texts)
                .filter_map(|(values, (_, _, judged))| Some((values[metric]?, *judged)))
                .collect();
            if pairs.is_empty() && self.models.vectors().is_none() {
                return Cell::empty("the settings name no vectors for this language");
            }
            correlation(&pairs, true)
        };
        (0..METRICS.len()).map(column).collect()
    }

    fn changed(&self, text: &str) -> String {
        match (self.display, self.lexicon) {
            (Display::Stripped, Some(lexicon)) => lexicon.removed(text),
            (Display::Masked, Some(lexicon)) => lexicon.masked(text),
            _ => text.to_owned(),
        }
    }

    /// The metric values, taken from memory if exactly these texts were scored before.
    fn values(&self, texts: &[(String, String, f64)]) -> Vec<Values> {
        static BEFORE: Memory<Vec<Values>> = Memory::new();
        let mut hash = Sha256::new();
        hash.update(format!("{}\n{:?}\n", self.language, self.evidence.study.settings.models.get(self.language)));
        for (source, output, _) in texts {
            hash.update(format!("{}\n{source}\n{}\n{output}\n", source.len(), output.len()));
        }
        let lasting = |_: &Vec<Values>| self.models.vectors().is_some();
        BEFORE.get(hex::encode(hash.finalize()), || self.measured(texts), lasting)
    }

    fn measured(&self, texts: &[(String, String, f64)]) -> Vec<Values> {
        let corpus = Rules::new(self.language, &self.evidence.study.settings).corpus_bleu();
        let bleu = Bleu { effective_order: true, ..corpus };
        let meteor = Meteor { stemmer: Stemmer::of(self.language.as_str()), ..Meteor::default() };
        let vectors = self.models.vectors();
        let of = |(source, output, _): &(String, String, f64)| {
            [
                bleu.sentence(output, &[source.as_str()]).ok(),
                Some(meteor.segment(output, &[source.as_str()])),
                vectors.and_then(|vectors| vectors.average(source, output)),
                vectors.and_then(|vectors| vectors.greedy(source, output)),
                vectors.and_then(|vectors| vectors.extrema(source, output)),
                vectors.and_then(|vectors| vectors.movers_distance(source, output)),
            ]
        };
        texts.iter().map(of).collect()
    }
}
