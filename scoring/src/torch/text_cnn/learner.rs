//! Training the classifier.

use tch::{Device, Tensor};

use super::{AT_A_TIME, Built, KIND, Shapes, TextCnn};
use crate::{
    embeddings::Vectors,
    torch::{
        Error,
        encoder::as_size,
        host::sent,
        parameters::Parameters,
        random::Chance,
        rows::batches,
        train::{self, Config, Fingerprint, Learner, Loss, Measured, Options, Place, Subject, Watch},
        vocabulary::{self, Vocabulary},
    },
};

/// A text and the number of its class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Labelled {
    /// The text.
    pub text: String,
    /// Its class, from 0.
    pub class: usize,
}

/// The training task of a classifier.
#[derive(Debug)]
pub struct Task<'a> {
    /// The names of the classes; of two, the second is the style.
    pub classes: Vec<String>,
    /// The training data.
    pub training: &'a [Labelled],
    /// The data for evaluation; if it is empty, the last epoch is the best.
    pub held_out: &'a [Labelled],
    /// Its sizes.
    pub shapes: Shapes,
    /// The options of its vocabulary.
    pub words: vocabulary::Options,
    /// The initial word vectors, if they are not random.
    pub vectors: Option<&'a Vectors>,
}

/// Trains a classifier into a folder; its measure is its accuracy on the held-out texts.
///
/// # Errors
/// A class has no training text; the vectors have a different dimension; otherwise as [`train::train`].
pub fn train(
    task: Task<'_>,
    options: &Options,
    place: Place<'_>,
    device: Device,
    watch: Watch<'_>,
) -> Result<(TextCnn, Config), Error> {
    check(&task)?;
    let texts: Vec<&str> = task.training.iter().map(|example| example.text.as_str()).collect();
    let words = vocabulary::Options { sentences: false, ..task.words };
    let vocabulary = Vocabulary::of(&texts, words);
    let parameters = Parameters::seeded(device, options.seed);
    let model = TextCnn::build(task.shapes, task.classes, vocabulary, parameters)?;
    let mut data = Fingerprint::default();
    if let Some(vectors) = task.vectors {
        data = start_with(&model, vectors, data)?;
    }
    let learner = Classifier::new(model, task.training, task.held_out, data);
    place.begin(|folder| learner.model.vocabulary.write(folder))?;
    let config = train::train(&learner, options, place, watch)?;
    Ok((learner.model, config))
}

fn check(task: &Task<'_>) -> Result<(), Error> {
    let n = task.classes.len();
    let without = (0..n).find(|class| task.training.iter().all(|example| example.class != *class));
    let every = task.training.iter().chain(task.held_out);
    if n < 2 {
        Err(Error::Invalid("there must be texts of at least two classes".to_owned()))
    } else if let Some(class) = without {
        Err(Error::Invalid(format!("there is no text to learn the class \"{}\" from", task.classes[class])))
    } else if every.map(|example| example.class).any(|class| class >= n) {
        Err(Error::Invalid(format!("a text is of a class that is not among the {n}")))
    } else {
        Ok(())
    }
}

/// Sets the vectors of the words for which a vector is given.
fn start_with(model: &TextCnn, vectors: &Vectors, mut data: Fingerprint) -> Result<Fingerprint, Error> {
    if as_size(vectors.dimension()) != model.shapes.embedding {
        let (found, needed) = (vectors.dimension(), model.shapes.embedding);
        return Err(Error::Invalid(format!(
            "the vectors have {found} numbers, and the model {needed}: make these equal"
        )));
    }
    let embedding = &model.weights["embedding.weight"];
    for (word, id) in model.vocabulary.words() {
        if let Some(vector) = vectors.get(word) {
            data = data.with(word).with(vector.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>());
            embedding.f_get(id)?.f_copy_(&Tensor::f_from_slice(vector)?)?;
        }
    }
    Ok(data)
}

/// A classifier with its examples.
#[derive(Debug)]
pub(super) struct Classifier<'a> {
    pub(super) model: TextCnn,
    subject: Subject,
    rows: Vec<Vec<i64>>,
    training: &'a [Labelled],
    held_rows: Vec<Vec<i64>>,
    held_out: &'a [Labelled],
}

impl<'a> Classifier<'a> {
    pub(super) fn new(
        model: TextCnn,
        training: &'a [Labelled],
        held_out: &'a [Labelled],
        mut data: Fingerprint,
    ) -> Self {
        for (name, examples) in [("training", training), ("held out", held_out)] {
            data = data.with(name).with((examples.len() as u64).to_le_bytes());
            for Labelled { text, class } in examples {
                data = data.with(text).with((*class as u64).to_le_bytes());
            }
        }
        let rows = |examples: &[Labelled]| examples.iter().map(|each| model.vocabulary.ids(&each.text)).collect();
        let (rows, held_rows) = (rows(training), rows(held_out));
        let TextCnn { shapes, classes, vocabulary, weights } = &model;
        let (shapes, classes) = (shapes.clone(), classes.clone());
        let built = Built { shapes, classes, words: vocabulary.options(), n_words: vocabulary.len() };
        let subject = Subject::new((KIND, &built), weights, data, training.len());
        Self { model, subject, rows, training, held_rows, held_out }
    }
}

impl Learner for Classifier<'_> {
    fn subject(&self) -> &Subject {
        &self.subject
    }

    fn text(&self, example: usize) -> &str {
        &self.training[example].text
    }

    fn loss(&self, examples: &[usize], chance: &mut Chance) -> Result<Loss, Error> {
        let rows: Vec<Vec<i64>> = examples.iter().map(|at| self.rows[*at].clone()).collect();
        let device = self.model.weights["out.bias"].device();
        let mut parts = Vec::new();
        for batch in batches(&rows, AT_A_TIME) {
            let texts: Vec<&[i64]> = batch.iter().map(|at| rows[*at].as_slice()).collect();
            let classes: Vec<i64> = batch.iter().map(|at| as_size(self.training[examples[*at]].class)).collect();
            let logits = self.model.logits(&texts, Some(&mut *chance))?;
            let classes = sent(&classes, &[as_size(classes.len())], device)?;
            let part = batch.len() as f64 / examples.len() as f64;
            parts.push(train::cross_entropy(&logits, &classes)?.f_mul_scalar(part)?);
        }
        let mean = Tensor::f_stack(&parts, 0)?.f_sum(None::<tch::Kind>)?;
        Ok(Loss { mean, n_tokens: rows.iter().map(Vec::len).sum() })
    }

    fn restored(&self) -> Result<(), Error> {
        self.model.clear_padding()
    }

    fn measure(&self) -> Result<Option<Measured>, Error> {
        if self.held_out.is_empty() {
            return Ok(None);
        }
        let found = self.model.of_rows(&self.held_rows, |_| {})?;
        // Of equal probabilities the later class counts: of two, the style, as in `style::has_style`.
        let largest = |p: &[f64]| (1..p.len()).fold(0, |best, class| if p[class] >= p[best] { class } else { best });
        let right = found.iter().zip(self.held_out).filter(|(p, example)| largest(p) == example.class).count();
        Ok(Some((right as f64 / self.held_out.len() as f64).into()))
    }
}
