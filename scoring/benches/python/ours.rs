//! What this crate does for each task; each returns a value that both sides can be compared by.

use std::{fs::File, io::BufWriter, path::Path, sync::OnceLock};

use rayon::iter::{IntoParallelIterator as _, ParallelIterator as _};
use scoring::{
    bleu::Bleu,
    chrf::Chrf,
    embeddings::{Idf, Vectors},
    levenshtein,
    lm::{Corpus, Model, train},
    meteor::{Meteor, Stemmer},
    metric::{Metric, Scratch},
    self_bleu as diversity,
    style::Classifier,
    ter::Ter,
    tokenize::Tokenizer,
};

use super::texts::Texts;

static VECTORS: OnceLock<Vectors> = OnceLock::new();
static MODEL: OnceLock<Model> = OnceLock::new();

/// What a task needs to be there before it is measured: vectors read, a model trained and written for Python.
pub fn prepare(task: &str, texts: &Texts, folder: &Path) {
    if task.starts_with("wmd") || task == "sim" {
        VECTORS.get_or_init(|| Vectors::read(texts.vectors.as_bytes()).expect("vectors"));
    }
    if task == "lm-score" {
        let model = MODEL.get_or_init(|| train(&texts.references, 5).expect("a model"));
        let file = File::create(folder.join("model.arpa")).expect("a file");
        model.write_arpa(&mut BufWriter::new(file)).expect("written");
    }
}

fn corpus<M: Metric>(metric: &M, texts: &Texts, n: usize) -> f64 {
    let references = [texts.references[..n].iter().map(String::as_str).collect()];
    metric.corpus(&texts.hypotheses[..n], &references).expect("as many lines").value
}

pub fn bleu(texts: &Texts, n: usize) -> f64 {
    corpus(&Bleu::default(), texts, n)
}

pub fn chrf(texts: &Texts, n: usize) -> f64 {
    corpus(&Chrf::default(), texts, n)
}

pub fn ter(texts: &Texts, n: usize) -> f64 {
    corpus(&Ter::default(), texts, n)
}

/// The mean of a number for each line, on all cores.
fn mean(n: usize, number: impl Fn(&mut Scratch, usize) -> f64 + Sync + Send) -> f64 {
    (0..n).into_par_iter().map_init(Scratch::default, number).collect::<Vec<f64>>().iter().sum::<f64>() / n as f64
}

pub fn sentence_bleu(texts: &Texts, n: usize) -> f64 {
    let bleu = Bleu::sentence_level();
    mean(n, |scratch, i| bleu.value(&bleu.stats(scratch, &texts.hypotheses[i], &[&texts.references[i]])))
}

pub fn self_bleu(texts: &Texts, n: usize) -> f64 {
    let sets: Vec<Vec<&str>> = (0..n)
        .map(|i| vec![texts.references[i].as_str(), &texts.hypotheses[i], &texts.others[i], &texts.hypotheses[i + n]])
        .collect();
    let bleu = Bleu { tokenizer: Tokenizer::None, ..Bleu::default() };
    diversity::self_bleu(&sets, &bleu).expect("four rewrites each").value
}

/// Each of 200,000 pairs five times.
pub fn levenshtein(texts: &Texts, n: usize) -> f64 {
    let of = |i: usize| {
        let i = i % texts.references.len();
        levenshtein::characters(&texts.hypotheses[i], &texts.references[i]).edits
    };
    (0..n).into_par_iter().map(of).sum::<usize>() as f64
}

pub fn meteor(texts: &Texts, n: usize) -> f64 {
    let meteor = Meteor { tokenizer: Tokenizer::None, stemmer: Stemmer::of("en"), wordnet: None };
    let references = [texts.references[..n].iter().map(String::as_str).collect()];
    meteor.corpus(&texts.hypotheses[..n], &references).expect("as many lines").value
}

pub fn wmd(texts: &Texts, n: usize) -> f64 {
    let vectors = VECTORS.get().expect("prepared");
    mean(n, |_, i| vectors.movers_distance(&texts.hypotheses[i], &texts.references[i]).unwrap_or(0.0))
}

pub fn sim(texts: &Texts, n: usize) -> f64 {
    let vectors = VECTORS.get().expect("prepared");
    let corpus: Vec<&str> = texts.references[..n].iter().chain(&texts.hypotheses[..n]).map(String::as_str).collect();
    let idf = Idf::of(&corpus);
    mean(n, |_, i| vectors.sim(&idf, &texts.references[i], &texts.hypotheses[i]).unwrap_or(0.0))
}

pub fn lm_score(texts: &Texts, n: usize) -> f64 {
    let model = MODEL.get().expect("prepared");
    mean(n, |_, i| model.score(&texts.hypotheses[i]).log10)
}

/// Trains a model of order 5 and writes it, as `lmplz` does; the words it learns from.
pub fn lm_train(texts: &Texts, folder: &Path) -> usize {
    let file = File::create(folder.join("trained.arpa")).expect("a file");
    let corpus = Corpus::read(&texts.references, 5).expect("sentences");
    corpus.write_arpa(&mut BufWriter::new(file)).expect("written");
    texts.references.iter().map(|text| text.split(' ').count()).sum()
}

/// References against outputs, which have fewer full stops and other words.
pub fn logistic(texts: &Texts, n: usize) -> f64 {
    let half = n / 2;
    let all: Vec<&str> = texts.references[..half].iter().chain(&texts.hypotheses[..half]).map(String::as_str).collect();
    let labels: Vec<bool> = (0..n).map(|i| i < half).collect();
    Classifier::train(&all, &labels, 1.0).expect("two styles").intercept()
}
