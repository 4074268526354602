//! Tests of the classifier: a style learned, gradients, texts alone and in batches with others.

use rand::RngExt as _;

use super::{learner::Classifier, *};
use crate::measure::{Batched as _, Mean, Segment};
use crate::registry::NeuralMetric;
use crate::torch::{
    Precision,
    metric::{self, Neural},
    random::stream,
    reader::Reader,
    train::{
        Fingerprint, Options, Watch,
        tests::{OPTIONS, check_gradients_but, folder, in_double, memory::check_parts, on, place},
    },
};

const WORDS: vocabulary::Options = vocabulary::Options { lower: true, fewest: 1, most: 1000, sentences: false };
const SHAPES: fn() -> Shapes = || Shapes { embedding: 24, filters: vec![3, 4, 5], n_filters: 16, dropout: 0.5 };

/// Sentences of one style; informal ones contain contractions, and end with more than a full stop.
fn styled(n: usize, seed: u64) -> Vec<Labelled> {
    let mut random = stream(seed, "sentences", 0);
    let mut pick = |of: &[&'static str]| of[random.random_range(0..of.len())];
    let mut sentence = |class: usize| {
        let who = pick(&["i", "we", "they", "you"]);
        let verb =
            if class == 0 { pick(&["don't", "won't", "can't"]) } else { pick(&["do not", "will not", "cannot"]) };
        let what = pick(&["see", "like", "want", "know"]);
        let object = pick(&["the film", "this place", "a good book", "what happened", "the old car"]);
        let end = if class == 0 { pick(&["!!", "...", "?!"]) } else { "." };
        Labelled { text: format!("{who} {verb} {what} {object}{end}"), class }
    };
    (0..n).map(|at| sentence(at % 2)).collect()
}

fn task<'a>(training: &'a [Labelled], held_out: &'a [Labelled]) -> Task<'a> {
    let classes = vec!["informal".to_owned(), "formal".to_owned()];
    Task { classes, training, held_out, shapes: SHAPES(), words: WORDS, vectors: None }
}

#[test]
fn a_style_is_told_by_contractions_and_punctuation() {
    let (training, held_out, unseen) = (styled(300, 1), styled(100, 2), styled(200, 3));
    let folder = folder("text-cnn");
    let options = Options { epochs: 5, batch: 25, rate: 0.002, patience: 2, ..OPTIONS };
    let trained = train(task(&training, &held_out), &options, place(&folder, false), Device::Cpu, &mut on);
    let (model, config) = trained.expect("it trains");
    let texts: Vec<&str> = unseen.iter().map(|each| each.text.as_str()).collect();
    let p = model.probability(&texts, |_| {}).expect("there is memory");
    let right = p.iter().zip(&unseen).filter(|(p, each)| (**p > 0.5) == (each.class == 1)).count();
    assert!(right >= 190, "{right} of 200, {:?}", config.measures);
    let loaded = TextCnn::load(&folder, Device::Cpu).expect("it is there");
    assert_eq!(loaded.probability(&texts, |_| {}).expect("there is memory"), p);
    assert_eq!(loaded.classes(), ["informal", "formal"]);
    let reader = Reader::new(&folder, Device::Cpu, Precision::Full);
    let metric = Neural::open(NeuralMetric::Style, &reader, &metric::Options::default()).expect("it is there");
    let segments: Vec<Segment<'_>> =
        texts.iter().map(|output| Segment { output, source: None, references: &[] }).collect();
    let mut speeds = Vec::new();
    let means = metric.means(&segments, &mut |speed| speeds.push(speed)).expect("memory");
    assert_eq!(means.into_iter().map(Mean::value).collect::<Option<Vec<f64>>>(), Some(p));
    assert!(!speeds.is_empty() && speeds.iter().all(|speed| *speed > 0.0), "{speeds:?}");
}

#[test]
fn a_training_that_was_called_off_goes_on_to_the_same_classifier() {
    use std::ops::ControlFlow::{Break, Continue};
    let (training, held_out) = (styled(40, 1), styled(20, 2));
    let (whole, ended) = (folder("cnn-whole"), folder("cnn-ended"));
    let train = |folder, resume, watch: Watch<'_>| {
        super::train(task(&training, &held_out), &OPTIONS, place(folder, resume), Device::Cpu, watch)
            .expect("it trains")
    };
    let (a, config) = train(&whole, false, &mut on);
    let _ = train(&ended, false, &mut |progress| if progress.step == 17 { Break(()) } else { Continue(()) });
    let (b, again) = train(&ended, true, &mut on);
    assert_eq!((config, &a.weights), (again, &b.weights));
}

#[test]
fn gradients_are_those_of_differences_and_of_parts() {
    let examples = [("a b c d e f", 0), ("b", 1), ("", 2), ("f e d c b a a b", 1)];
    let examples: Vec<Labelled> = examples.map(|(text, class)| Labelled { text: text.to_owned(), class }).into();
    let texts: Vec<&str> = examples.iter().map(|each| each.text.as_str()).collect();
    let vocabulary = Vocabulary::of(&texts, WORDS);
    let shapes = Shapes { embedding: 3, filters: vec![2, 3], n_filters: 2, dropout: 0.0 };
    let classes: Vec<String> = ["x", "y", "z"].map(str::to_owned).into();
    let build = |parameters| TextCnn::build(shapes.clone(), classes.clone(), vocabulary.clone(), parameters);
    let single = build(Parameters::seeded(Device::Cpu, 4)).expect("there is memory");
    let model = build(in_double(&single.weights, "cnn-double")).expect("there is memory");
    let learner = Classifier::new(model, &examples, &[], Fingerprint::default());
    // The vector of padding is and stays 0.
    check_gradients_but(&learner, ("embedding.weight", 3));
    check_parts(&learner, 1e-10);
}

#[test]
fn a_text_gets_the_same_whatever_stands_beside_it() {
    let vocabulary = Vocabulary::of(&["a b c d e f g h"], WORDS);
    let classes = vec!["x".to_owned(), "y".to_owned()];
    let model = TextCnn::build(SHAPES(), classes, vocabulary, Parameters::seeded(Device::Cpu, 4)).expect("memory");
    let long = "h g f e d c b a ".repeat(50);
    let texts = ["a b c d e f", "", "c", long.as_str(), "unknown words only", "b a"];
    let together = model.probability(&texts, |_| {}).expect("there is memory");
    for (text, expected) in texts.iter().zip(together) {
        let alone = model.probability(&[text], |_| {}).expect("there is memory")[0];
        assert!((alone - expected).abs() < 1e-6, "{alone} is not {expected}");
    }
    assert!(model.probability::<&str>(&[], |_| {}).expect("nothing").is_empty());
}

#[test]
fn what_cannot_be_learned_is_refused() {
    let one = [Labelled { text: "a".to_owned(), class: 1 }];
    let train = |task: Task<'_>| {
        let folder = folder("cnn-refused");
        super::train(task, &OPTIONS, place(&folder, false), Device::Cpu, &mut on).expect_err("refused").to_string()
    };
    assert!(train(task(&one, &[])).contains("no text to learn the class \"informal\" from"));
    let examples = styled(4, 1);
    let vectors = crate::embeddings::Vectors::read(b"a 1 2\n").expect("vectors");
    assert!(train(Task { vectors: Some(&vectors), ..task(&examples, &[]) }).contains("2 numbers, and the model 24"));
}

#[test]
fn vectors_are_where_words_begin() {
    let examples = styled(4, 1);
    let vectors = crate::embeddings::Vectors::read(b"the 1 2\n. -1 3\n").expect("vectors");
    let shapes = Shapes { embedding: 2, ..SHAPES() };
    let task = Task { shapes, vectors: Some(&vectors), ..task(&examples, &[]) };
    // A rate too small to move a number of 32 bits.
    let options = Options { rate: 1e-30, epochs: 1, ..OPTIONS };
    let (model, _) =
        train(task, &options, place(&folder("cnn-vectors"), false), Device::Cpu, &mut on).expect("it trains");
    let id = model.vocabulary.ids(".")[0];
    let found = Vec::<f64>::try_from(model.weights["embedding.weight"].get(id)).expect("numbers");
    assert_eq!(found, [-1.0, 3.0]);
}
