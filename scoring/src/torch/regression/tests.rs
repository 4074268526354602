//! Tests of the regression: ratings recovered, raters held out, an encoder fine-tuned.

use std::{collections::BTreeSet, fs};

use rand::RngExt as _;
use serde_json::json;
use tch::{Device, Kind};

use super::{learner::Ratings, *};
use crate::torch::{
    encoder::{Encoder, as_size},
    parameters,
    random::stream,
    rows::padded,
    train::{
        Learner as _, Measured, Options, Place,
        tests::{OPTIONS, check_gradients, folder, in_double, memory::check_parts, on, place},
    },
    vocabulary::{self, PADDING, Vocabulary},
};

const WORDS: vocabulary::Options = vocabulary::Options { lower: true, fewest: 1, most: 1000, sentences: false };
const FORMAL: [&str; 5] = ["sir", "regards", "therefore", "moreover", "kindly"];
const INFORMAL: [&str; 5] = ["lol", "gonna", "omg", "yeah", "u"];
const OTHER: [&str; 5] = ["the", "film", "was", "very", "long"];

/// The mean of a text's word vectors.
#[derive(Debug)]
struct Mean {
    vocabulary: Vocabulary,
    weights: BTreeMap<String, Tensor>,
}

impl Mean {
    fn of(mut parameters: Parameters) -> Self {
        let vocabulary = Vocabulary::of(&[FORMAL, INFORMAL, OTHER].concat(), WORDS);
        let _ =
            parameters.tensor("words", &[as_size(vocabulary.len()), 8], Init::Normal(0.5)).expect("there is memory");
        Self { vocabulary, weights: parameters.finish().expect("all is there") }
    }

    fn new() -> Self {
        Self::of(Parameters::seeded(Device::Cpu, 9))
    }
}

impl Encode for Mean {
    fn pooled(&self, texts: &[&str], _: Mode) -> Result<Tensor, Error> {
        let ids: Vec<Vec<i64>> = texts.iter().map(|text| self.vocabulary.ids(text)).collect();
        let rows: Vec<&[i64]> = ids.iter().map(Vec::as_slice).collect();
        let padded = padded(&rows, 1, Device::Cpu)?;
        let vectors = Tensor::f_embedding(&self.weights["words"], &padded, -1, false, false)?;
        let filled = padded.f_ne(PADDING)?.f_unsqueeze(2)?.f_to_kind(vectors.kind())?;
        let n = filled.f_sum_dim_intlist(1, false, None)?.f_clamp_min(1)?;
        Ok(vectors.f_mul(&filled)?.f_sum_dim_intlist(1, false, None)?.f_div(&n)?)
    }

    fn width(&self) -> i64 {
        8
    }

    fn weights(&self) -> &BTreeMap<String, Tensor> {
        &self.weights
    }

    fn about(&self) -> Value {
        Value::from("mean of words")
    }
}

/// Ratings of texts by raters who each rate different texts; formality is linear in the words, and raters make errors.
fn rated(n: usize, seed: u64) -> Vec<Rated> {
    let mut random = stream(seed, "ratings", 0);
    let mut one = |at: usize| {
        let mut words = Vec::new();
        let mut formality = 0.0;
        for _ in 0..6 {
            let kind = random.random_range(0..3_usize);
            words.push([FORMAL, INFORMAL, OTHER][kind][random.random_range(0..5)]);
            formality += [0.5, -0.5, 0.0][kind];
        }
        let error = random.random::<f64>() - 0.5;
        Rated { text: words.join(" "), rating: formality + error, worker: format!("W{}", at % 10) }
    };
    (0..n).map(&mut one).collect()
}

#[test]
fn a_linear_formality_is_recovered_for_held_out_people() {
    let (training, held_out) = hold_out(&rated(400, 1), 0.2, 7).expect("there is something to learn from");
    let task = Task {
        encoder: Mean::new(),
        training: &training,
        held_out: &held_out,
        how: How { dropout: 0.1, ..How::default() },
    };
    let options = Options { epochs: 12, batch: 16, rate: 0.02, patience: 3, ..OPTIONS };
    let folder = folder("regression");
    let (model, config) = train(task, &options, place(&folder, false), &mut on).expect("it trains");
    let best = config.correlation().expect("it is measured");
    assert!(best >= 0.9, "{:?}", config.correlations);
    let unseen = rated(200, 2);
    let texts: Vec<&str> = unseen.iter().map(|each| each.text.as_str()).collect();
    let ratings: Vec<f64> = unseen.iter().map(|each| each.rating).collect();
    let found = model.predict(&texts, |_| {}).expect("there is memory");
    let rho = spearman(&found, &ratings).expect("it is defined");
    assert!(rho >= 0.9, "{rho}");
    let (slope, shift) = calibration(&found, &ratings);
    assert!((slope - 1.0).abs() < 0.1 && shift.abs() < 0.1, "slope {slope}, mean error {shift}");
    let loaded = Regression::load(&folder, Mean::new()).expect("it is there");
    assert_eq!(loaded.predict(&texts, |_| {}).expect("there is memory"), found);
}

/// The slope of the line from predictions to ratings, and the mean bias of predictions.
fn calibration(found: &[f64], ratings: &[f64]) -> (f64, f64) {
    let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len() as f64;
    let (x, y) = (mean(found), mean(ratings));
    let both: f64 = found.iter().zip(ratings).map(|(found, rating)| (found - x) * (rating - y)).sum();
    (both / found.iter().map(|found| (found - x).powi(2)).sum::<f64>(), x - y)
}

#[test]
fn predictions_that_are_narrower_or_shifted_are_worse_though_their_order_is_the_same() {
    let held_out = rated(100, 6);
    // Words have vectors according to their kind: the first number of a text's vector is a sixth of its formality.
    let encoder = Mean::new();
    let value = |words: &[&str], number: f64| {
        for id in words.iter().flat_map(|word| encoder.vocabulary.ids(word)) {
            let _ = encoder.weights["words"].get(id).fill_(0.0).get(0).fill_(number);
        }
    };
    value(&FORMAL, 0.5);
    value(&INFORMAL, -0.5);
    value(&OTHER, 0.0);
    let model = Regression::over(encoder, How::default(), 0.0, 3).expect("there is memory");
    let learner = Ratings::new(model, &held_out, &held_out);
    let measured = |slope: f64, shift: f64| {
        let _ = learner.model.weights["head.weight"].shallow_clone().zero_().get(0).get(0).fill_(6.0 * slope);
        let _ = learner.model.weights["head.bias"].shallow_clone().fill_(shift);
        tch::no_grad(|| learner.measure()).expect("there is memory").expect("much is held out")
    };
    let (true_to_scale, narrow, shifted) = (measured(1.0, 0.0), measured(0.2, 0.0), measured(1.0, 0.5));
    // Raters' errors are drawn uniformly from ±0.5: a standard deviation of √(1/12).
    assert!((true_to_scale.value + (1.0_f64 / 12.0).sqrt()).abs() < 0.05, "{true_to_scale:?}");
    for other in [narrow, shifted] {
        let rho = |measured: Measured| measured.correlation.expect("it is defined");
        assert!((rho(other) - rho(true_to_scale)).abs() < 1e-3, "{other:?}");
        assert!(other.value < true_to_scale.value - 0.2, "{other:?}");
    }
    assert_eq!(measured(0.0, 1.0).correlation, None, "it tells no texts apart");
}

#[test]
fn gradients_are_those_of_differences_and_of_parts() {
    let single = Regression::over(Mean::new(), How::default(), 0.5, 3).expect("there is memory");
    let weights = BTreeMap::from([("words".to_owned(), single.weights["words"].shallow_clone())]);
    let encoder = Mean::of(in_double(&weights, "regression-double"));
    let mut model = Regression::over(encoder, How::default(), 0.5, 3).expect("there is memory");
    for weight in model.weights.values_mut().filter(|weight| weight.kind() == Kind::Float) {
        *weight = weight.to_kind(Kind::Double);
    }
    let rated = rated(6, 3);
    let learner = Ratings::new(model, &rated, &[]);
    check_gradients(&learner);
    check_parts(&learner, 1e-10);
}

fn of(rated: &[Rated], what: fn(&Rated) -> &str) -> BTreeSet<&str> {
    rated.iter().map(what).collect()
}

#[test]
fn neither_people_nor_texts_are_on_both_sides() {
    let mut all = rated(100, 4);
    // Everyone rates the same ten texts, as at the beginning of each hit.
    for (at, each) in all.iter_mut().enumerate().filter(|(at, _)| at % 10 == 0) {
        each.worker = format!("W{}", at / 10);
        each.text = "the film was very long".to_owned();
    }
    let (training, held_out) = hold_out(&all, 0.3, 1).expect("there is something to learn from");
    assert!(of(&training, |each| &each.worker).is_disjoint(&of(&held_out, |each| &each.worker)));
    assert!(of(&training, |each| &each.text).is_disjoint(&of(&held_out, |each| &each.text)));
    assert!(!training.is_empty() && held_out.len() >= 25, "{} and {}", training.len(), held_out.len());
    let same = |each: &Rated| Rated { text: "one text".to_owned(), ..each.clone() };
    let crossed: Vec<Rated> = all.iter().map(same).collect();
    assert!(hold_out(&crossed, 0.3, 1).expect_err("nothing is left").to_string().contains("rated every text"));
}

#[test]
fn another_encoder_is_refused() {
    struct Other(Mean);
    impl Encode for Other {
        fn pooled(&self, texts: &[&str], mode: Mode) -> Result<Tensor, Error> {
            self.0.pooled(texts, mode)
        }
        fn width(&self) -> i64 {
            self.0.width()
        }
        fn weights(&self) -> &BTreeMap<String, Tensor> {
            self.0.weights()
        }
        fn about(&self) -> Value {
            Value::from("other")
        }
    }
    let (folder, rated) = (folder("regression-other"), rated(8, 5));
    let task = Task { encoder: Mean::new(), training: &rated, held_out: &[], how: How::default() };
    train(task, &OPTIONS, place(&folder, false), &mut on).expect("it trains");
    let refused = Regression::load(&folder, Other(Mean::new())).map(|_| ()).expect_err("it is another").to_string();
    assert!(refused.contains("another encoder"), "{refused}");
}

/// A folder with a small encoder of these words, its weights drawn from a seed.
fn encoder(folder: &Path) {
    let size = |n: usize| Value::from(n);
    let words = [FORMAL, INFORMAL, OTHER].concat();
    let vocabulary: serde_json::Map<String, Value> =
        ["[PAD]", "[UNK]"].into_iter().chain(words).map(str::to_owned).zip((0..).map(size)).collect();
    let config = json!({
        "model_type": "bert", "hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32,
        "vocab_size": vocabulary.len(), "max_position_embeddings": 12, "type_vocab_size": 2, "layer_norm_eps": 1e-12,
        "hidden_act": "gelu",
    });
    let tokenizer = json!({
        "version": "1.0", "added_tokens": [], "pre_tokenizer": { "type": "Whitespace" },
        "model": { "type": "WordLevel", "vocab": vocabulary, "unk_token": "[UNK]" },
    });
    fs::create_dir_all(folder).expect("a folder is made");
    fs::write(folder.join("config.json"), config.to_string()).expect("it is written");
    fs::write(folder.join("tokenizer.json"), tokenizer.to_string()).expect("it is written");
    let new = Encoder::new(serde_json::from_value(config).expect("a configuration"), Device::Cpu).expect("memory");
    let mut seeded = Parameters::seeded(Device::Cpu, 2);
    for (name, weight) in new.parameters() {
        let init = if weight.dim() > 1 { Init::Normal(0.2) } else { Init::Constant(weight.double_value(&[0])) };
        let _ = seeded.tensor(name, &weight.size(), init).expect("there is memory");
    }
    parameters::write(&seeded.finish().expect("new"), &folder.join("model.safetensors")).expect("it is written");
}

/// The synthetic problem learnt by a small encoder into a folder.
fn fine_tuned(from: &Path, precision: Precision, to: Place<'_>) -> Result<(Regression<Pooled>, Config), Error> {
    let (training, held_out) = hold_out(&rated(400, 1), 0.2, 7).expect("there is something to learn from");
    let encoder = Pooled::open(from, Device::Cpu).expect("it is an encoder");
    let how = How { precision, ..How::default() };
    let task = Task { encoder, training: &training, held_out: &held_out, how };
    let options = Options { epochs: 6, batch: 16, rate: 0.005, ..OPTIONS };
    fine_tune(task, from, &options, to, &mut on)
}

#[test]
fn an_encoder_is_fine_tuned_and_its_folder_is_one_of_an_encoder() {
    let (from, to) = (folder("encoder"), folder("fine-tuned"));
    encoder(&from);
    let (model, config) = fine_tuned(&from, Precision::Full, place(&to, false)).expect("it trains");
    let best = config.correlation().expect("it is measured");
    assert!(best >= 0.9, "{:?}", config.correlations);
    let texts = ["sir therefore regards", "", "lol gonna u", "a word that is not known"];
    let found = model.predict(&texts, |_| {}).expect("there is memory");
    assert!(found[0] > found[2], "{found:?}");
    let opened = Regression::open(&to, Device::Cpu).expect("it is there");
    assert_eq!(opened.predict(&texts, |_| {}).expect("there is memory"), found);
    let open = |folder: &Path| Pooled::open(folder, Device::Cpu).expect("it is an encoder");
    let vectors = |folder: &Path| {
        Vec::<Vec<f64>>::try_from(open(folder).pooled(&texts, Mode::Evaluate).expect("memory")).expect("numbers")
    };
    assert_ne!(vectors(&to.join("encoder")), vectors(&from));
}

#[test]
fn an_encoder_is_fine_tuned_in_16_bits_into_weights_of_32() {
    let (from, full, half) = (folder("encoder-bf16"), folder("fine-tuned-fp32"), folder("fine-tuned-bf16"));
    encoder(&from);
    let (_, of_full) = fine_tuned(&from, Precision::Full, place(&full, false)).expect("it trains");
    let (model, of_half) = fine_tuned(&from, Precision::BFloat16, place(&half, false)).expect("it trains");
    assert!(of_half.correlation() >= Some(0.9), "{:?}", of_half.correlations);
    // The losses are equal apart from rounding, and the rounding has an effect.
    for (a, b) in of_full.losses.iter().zip(&of_half.losses) {
        assert!(a.total_cmp(b).is_ne() && (a - b).abs() < 0.05 * a, "{:?} and {:?}", of_full.losses, of_half.losses);
    }
    for (name, tensor) in Tensor::read_safetensors(half.join(checkpoint::OPTIMIZER)).expect("it is there") {
        assert!(tensor.kind() == Kind::Float || name == "config", "{name}: {:?}", tensor.kind());
    }
    // The model that is used was measured in the same way, in 32 bits.
    let texts = ["sir therefore regards", "lol gonna u"];
    let opened = Regression::open(&half, Device::Cpu).expect("it is there");
    let predicted = |model: &Regression<Pooled>| model.predict(&texts, |_| {}).expect("there is memory");
    assert_eq!(predicted(&opened), predicted(&model));
    let refused = |precision, folder: &Path, resume| {
        fine_tuned(&from, precision, place(folder, resume)).map(|_| ()).expect_err("it is refused").to_string()
    };
    assert!(refused(Precision::Full, &half, true).contains("another model: its precision differs"));
    assert!(refused(Precision::Half, &folder("fp16"), false).contains("choose bf16"));
    assert!(fine_tuned(&from, Precision::BFloat16, place(&half, true)).is_ok_and(|(_, config)| config == of_half));
}
