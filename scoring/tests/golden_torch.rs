//! Embeddings and BERTScore against sentence-transformers and bert-score; `golden/make_torch.py` computes the values.

mod minilm;

use std::{
    fs,
    path::{Path, PathBuf},
};

use scoring::measure::{Batched as _, Segment};
use scoring::registry::{NeuralMetric, Part};
use scoring::torch::{
    Precision,
    batch::Budget,
    bert_score::BertScore,
    embed::Embedder,
    folder::Folder,
    metric::{Neural, Options},
    movers::{Movers, Solver},
    parameters,
    reader::Reader,
    sinkhorn::Sinkhorn,
};
use serde_json::Value;
use tch::{Device, Kind, Tensor};

/// How far a cosine with Python's vector may be from 1.
const COSINE: f64 = 1e-4;
/// How far a part of a BERTScore may be from Python's.
const SCORE: f64 = 1e-4;
/// How far results may be from those with other batches: sums are of another order.
const BATCH: f64 = 2e-6;

#[test]
fn texts_of_a_few_lengths_are_embedded_as_alone() {
    let Some(folder) = minilm::folder() else { return };
    let folder = Folder::open(folder).expect("MiniLM is a model");
    let words = ["we", "would", "kindly", "it", "appreciate", "the", "answer"];
    let text = |n: usize| {
        let length = [3, 4, 7][n % 3];
        (0..length).map(|place| words[(n / 3 + place * (1 + n % 3)) % words.len()]).collect::<Vec<_>>().join(" ")
    };
    let texts: Vec<String> = (0..60).map(text).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let embedded = |budget| {
        let model = Embedder::open(&folder, Device::Cpu, Precision::Full).expect("it is a model").with_budget(budget);
        model.embed(&texts, |_| {}).expect("there is memory")
    };
    let (together, alone) = (embedded(Budget::words(10_000)), embedded(Budget::words(1)));
    let off = together.values.iter().zip(&alone.values).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
    assert!(off < 2e-6, "{off}");
}

#[test]
fn minilm_embeds_as_sentence_transformers() {
    let Some(folder) = minilm::folder() else { return };
    embeds_alike(folder, &golden(include_str!("golden/minilm.json")));
}

#[test]
fn minilm_scores_as_bert_score() {
    let Some(folder) = minilm::folder() else { return };
    scores_alike(folder, &golden(include_str!("golden/minilm.json")));
}

#[test]
fn a_roberta_embeds_as_sentence_transformers() {
    let golden = golden(include_str!("golden/roberta.json"));
    embeds_alike(&roberta(&golden, "embeds"), &golden);
}

#[test]
fn a_roberta_scores_as_bert_score() {
    let golden = golden(include_str!("golden/roberta.json"));
    scores_alike(&roberta(&golden, "scores"), &golden);
}

#[test]
fn twelve_languages_are_measured_as_the_packages_do() {
    let languages = golden(include_str!("golden/languages.json"));
    assert_eq!(languages["roberta"]["texts"].as_array().unwrap().len(), 24);
    let roberta = roberta(&golden(include_str!("golden/roberta.json")), "languages");
    let models = minilm::folder().map(|minilm| ("minilm", minilm)).into_iter().chain([("roberta", roberta.as_path())]);
    for (name, folder) in models {
        embeds_alike(folder, &languages[name]);
        scores_alike(folder, &languages[name]);
    }
}

#[test]
fn batches_change_nothing_but_rounding() {
    let golden = golden(include_str!("golden/roberta.json"));
    let folder = Folder::open(&roberta(&golden, "batches")).unwrap();
    let texts = texts(&golden);
    let embedder = |budget| Embedder::open(&folder, Device::Cpu, Precision::Full).unwrap().with_budget(budget);
    let alone = embedder(Budget { n_tokens: 1, n_texts: 1 }).embed(&texts, |_| {}).unwrap();
    let together = embedder(Budget { n_tokens: 100_000, n_texts: 100 }).embed(&texts, |_| {}).unwrap();
    let backwards: Vec<&str> = texts.iter().rev().copied().collect();
    let backwards = embedder(Budget { n_tokens: 70, n_texts: 3 }).embed(&backwards, |_| {}).unwrap();
    for text in 0..texts.len() {
        let others = [together.row(text), backwards.row(texts.len() - 1 - text)];
        for (number, (one, other)) in alone.row(text).iter().zip(others[0].iter().zip(others[1])).enumerate() {
            let far = f64::from((one - other.0).abs().max((one - other.1).abs()));
            assert!(far < BATCH, "number {number} of text {text} is {far} off");
        }
    }
    let (outputs, references) = (&texts[..4], texts[4..].iter().map(|text| vec![*text]).collect::<Vec<_>>());
    let scores = |budget, outputs: &[&str], references: &[Vec<&str>]| {
        let model = BertScore::open(&folder, Some(2), Device::Cpu, Precision::Full).unwrap().with_budget(budget);
        model.score(outputs, references, None, |_| {}).unwrap()
    };
    let alone_scores = scores(Budget { n_tokens: 1, n_texts: 1 }, outputs, &references);
    let backwards: (Vec<&str>, Vec<Vec<&str>>) =
        (outputs.iter().rev().copied().collect(), references.iter().rev().cloned().collect());
    let together = scores(Budget::CPU, &backwards.0, &backwards.1);
    for (one, other) in alone_scores.iter().zip(together.iter().rev()) {
        let (one, other) = (one.unwrap(), other.unwrap());
        assert!((one.f1 - other.f1).abs() < f64::from(f32::EPSILON) * 50.0, "{one:?} is not {other:?}");
    }
    assert_eq!(alone.n_cut, 1, "the long text is cut at 40 tokens");
}

#[test]
fn sinkhorn_comes_near_to_the_exact_distance() {
    let golden = golden(include_str!("golden/roberta.json"));
    let folder = Folder::open(&roberta(&golden, "movers")).unwrap();
    let texts = texts(&golden);
    let pairs: Vec<(&str, &str)> = texts.iter().flat_map(|a| texts.iter().map(|b| (*a, *b))).collect();
    let distances = |solver, budget| {
        let movers = Movers::open(&folder, solver, Device::Cpu, Precision::Full).unwrap().with_budget(budget);
        movers.distances(&pairs, |_| {}).unwrap()
    };
    let nearly = distances(Solver::Sinkhorn(Sinkhorn::default()), Budget { n_tokens: 200, n_texts: 7 });
    let exactly = distances(Solver::Exact, Budget::CPU);
    for ((pair, nearly), exactly) in pairs.iter().zip(nearly).zip(exactly) {
        let empty = pair.0.is_empty() || pair.1.is_empty();
        assert_eq!((nearly.is_none(), exactly.is_none()), (empty, empty));
        if let (Some(nearly), Some(exactly)) = (nearly, exactly) {
            assert!((-1e-5..0.02).contains(&(nearly - exactly)), "{nearly} for {exactly}: {pair:?}");
            assert!(pair.0 != pair.1 || exactly < 1e-6, "{exactly} from a text to itself");
        }
    }
}

#[test]
fn metrics_over_one_model_read_it_once() {
    let golden = golden(include_str!("golden/roberta.json"));
    let path = roberta(&golden, "shared");
    let texts = texts(&golden);
    let segments: Vec<Segment<'_>> = texts
        .chunks(2)
        .map(|pair| Segment { output: pair[0], source: Some(pair[1]), references: &pair[1..] })
        .collect();
    let reader = || Reader::new(&path, Device::Cpu, Precision::Full);
    let open = |metric: NeuralMetric, reader: &Reader, layer| {
        let options = Options { layer: Some(layer), ..Options::default() };
        Neural::open(metric, reader, &options).unwrap()
    };
    let means = |metric: &Neural| metric.means(&segments, &mut |_| {}).unwrap();
    let bert_score = NeuralMetric::BertScore(Part::F1);
    let metrics = [NeuralMetric::Similarity, bert_score, NeuralMetric::MoversDistance];
    let apart =
        metrics.map(|metric| open(metric, &reader(), 1)).each_ref().map(|metric| (means(metric), metric.signature(1)));
    // The first metric wants one layer of two, and has the same numbers when another has wanted both.
    let (early, one) = (reader(), open(bert_score, &reader(), 1));
    let (shallow, _) = (open(bert_score, &early, 1), open(NeuralMetric::Similarity, &early, 1));
    assert_eq!(means(&shallow), means(&one));

    let told = open(NeuralMetric::MoversDistance, &reader().named("tiny@12345678".to_owned()), 1).signature(1);
    assert!(told.starts_with("model:tiny@12345678|"), "{told}");

    let shared = reader().deep();
    let first = open(bert_score, &shared, 1);
    for name in ["model.safetensors", "tokenizer.json", "config.json"] {
        fs::remove_file(path.join(name)).unwrap();
    }
    let together = metrics.map(|metric| open(metric, &shared, 1));
    assert_eq!(together.each_ref().map(|metric| (means(metric), metric.signature(1))), apart);
    assert_eq!(means(&first), apart[1].0);
    assert!(Neural::open(NeuralMetric::Similarity, &reader(), &Options::default()).is_err(), "the files are gone");
}

#[test]
fn parts_of_bert_score_are_computed_once() {
    let golden = golden(include_str!("golden/roberta.json"));
    let path = roberta(&golden, "parts");
    let texts = texts(&golden);
    let segments: Vec<Segment<'_>> =
        texts.chunks(2).map(|pair| Segment { output: pair[0], source: None, references: &pair[1..] }).collect();
    let reader = Reader::new(&path, Device::Cpu, Precision::Full);
    let open = |part, reader: &Reader| {
        Neural::open(NeuralMetric::BertScore(part), reader, &Options { layer: Some(1), ..Options::default() }).unwrap()
    };
    let measured = |metric: &Neural, segments: &[Segment<'_>]| {
        let mut calls = 0;
        (metric.means(segments, &mut |_| calls += 1).unwrap(), calls)
    };
    let (f1, precision) = (open(Part::F1, &reader), open(Part::Precision, &reader));
    assert!(measured(&f1, &segments).1 > 0);
    let (means, calls) = measured(&precision, &segments);
    assert_eq!(calls, 0, "what was computed for another part");
    let apart = open(Part::Precision, &Reader::new(&path, Device::Cpu, Precision::Full));
    assert_eq!(means, measured(&apart, &segments).0);
    // Other texts, and other references of the same ones, are computed.
    assert!(measured(&precision, &segments[1..]).1 > 0);
    let others: Vec<Segment<'_>> =
        segments[1..].iter().map(|one| Segment { references: &texts[..1], ..*one }).collect();
    let (means, calls) = measured(&f1, &others);
    assert!(calls > 0 && means != measured(&f1, &segments[1..]).0);
}

#[test]
fn a_model_that_lacks_a_tensor_names_it() {
    let golden = golden(include_str!("golden/roberta.json"));
    let path = roberta(&golden, "lacks");
    let mut tensors: std::collections::BTreeMap<_, _> =
        Tensor::read_safetensors(path.join("model.safetensors")).unwrap().into_iter().collect();
    tensors.remove("roberta.encoder.layer.1.output.dense.bias");
    parameters::write(&tensors, &path.join("model.safetensors")).unwrap();
    let folder = Folder::open(&path).unwrap();
    let refused = Embedder::open(&folder, Device::Cpu, Precision::Full).err().unwrap().to_string();
    assert!(refused.ends_with("encoder.layer.1.output.dense.bias [32] is missing"), "{refused}");
    fs::remove_file(path.join("tokenizer.json")).unwrap();
    let refused = Folder::open(&path).unwrap_err().to_string();
    assert!(refused.contains("lacks tokenizer.json: download"), "{refused}");
    let refused = Folder::open(&path.join("nowhere")).unwrap_err().to_string();
    assert!(refused.contains("is no folder of a model: download one"), "{refused}");
}

#[cfg(test)]
fn embeds_alike(path: &Path, golden: &Value) {
    let folder = Folder::open(path).unwrap();
    let embedder = Embedder::open(&folder, Device::Cpu, Precision::Full).unwrap();
    let texts = texts(golden);
    let ours = embedder.embed(&texts, |_| {}).unwrap();
    for (text, theirs) in golden["embeddings"].as_array().unwrap().iter().enumerate() {
        let theirs: Vec<f64> = theirs.as_array().unwrap().iter().map(|number| number.as_f64().unwrap()).collect();
        let ours: Vec<f64> = ours.row(text).iter().map(|number| f64::from(*number)).collect();
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        let cosine = dot(&ours, &theirs) / (dot(&ours, &ours) * dot(&theirs, &theirs)).sqrt();
        assert!(cosine > 1.0 - COSINE, "text {text}: the cosine is {cosine}");
        let longer = (dot(&ours, &ours) / dot(&theirs, &theirs)).sqrt();
        assert!((longer - 1.0).abs() < COSINE, "text {text}: the length is {longer} times theirs");
    }
}

#[cfg(test)]
fn scores_alike(path: &Path, golden: &Value) {
    let folder = Folder::open(path).unwrap();
    let golden = &golden["bert_score"];
    let pairs = golden["pairs"].as_array().unwrap();
    let outputs: Vec<&str> = pairs.iter().map(|pair| pair[0].as_str().unwrap()).collect();
    let references: Vec<Vec<&str>> = pairs
        .iter()
        .map(|pair| pair[1].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect())
        .collect();
    for (setting, by_layer) in golden.as_object().unwrap() {
        for (layer, theirs) in by_layer.as_object().into_iter().flatten() {
            let model = BertScore::open(&folder, layer.parse().ok(), Device::Cpu, Precision::Full).unwrap();
            let model = match setting.as_str() {
                "rescaled" => model.rescaled(golden["baselines"].as_str().unwrap()).unwrap(),
                _ => model,
            };
            let idf = (setting == "idf").then(|| model.idf(&references.concat()).unwrap());
            let ours = model.score(&outputs, &references, idf.as_ref(), |_| {}).unwrap();
            for (number, (ours, theirs)) in ours.iter().zip(theirs.as_array().unwrap()).enumerate() {
                let ours = ours.unwrap();
                for (part, ours) in [ours.precision, ours.recall, ours.f1].into_iter().enumerate() {
                    let theirs = theirs[part].as_f64().unwrap();
                    let off = (ours - theirs).abs();
                    assert!(
                        off < SCORE,
                        "{setting}, layer {layer}, pair {number}, part {part}: {ours} is not {theirs}"
                    );
                }
            }
        }
    }
}

#[cfg(test)]
fn golden(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[cfg(test)]
fn texts(golden: &Value) -> Vec<&str> {
    golden["texts"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// The small RoBERTa, with the numbers that the script gives it.
#[cfg(test)]
fn roberta(golden: &Value, name: &str) -> PathBuf {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/roberta");
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("roberta-{name}"));
    fs::create_dir_all(to.join("1_Pooling")).unwrap();
    for file in ["config.json", "tokenizer.json", "tokenizer_config.json", "modules.json", "1_Pooling/config.json"] {
        fs::copy(from.join(file), to.join(file)).unwrap();
    }
    let tensor = |name: &str, shape: &Value| {
        let shape: Vec<i64> = shape.as_array().unwrap().iter().map(|size| size.as_i64().unwrap()).collect();
        let places = Tensor::arange(shape.iter().product::<i64>(), (Kind::Double, Device::Cpu));
        let numbers = (places * 0.7 + i64::try_from(name.len()).unwrap()).sin() * 0.3;
        let numbers = if name.ends_with("LayerNorm.weight") { numbers + 1 } else { numbers };
        numbers.to_kind(Kind::Float).view(shape.as_slice())
    };
    let shapes = golden["shapes"].as_object().unwrap();
    // As a larger model around it would name them.
    let tensors = shapes.iter().map(|(name, shape)| (format!("roberta.{name}"), tensor(name, shape))).collect();
    parameters::write(&tensors, &to.join("model.safetensors")).unwrap();
    to
}
